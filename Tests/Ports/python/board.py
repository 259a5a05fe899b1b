"""What the operations and the rules of PortItToYourLanguage.md mean."""

DEFAULTS = {"dragOut": True, "dragWithin": True, "dropIn": True, "min": 0, "max": 2 ** 53, "leading": 0, "trailing": 0}
REFUSALS = "unpickable fixed wallItem dragOut dragWithin dropIn min max pinned fixedSlot slotLost wall".split()

def check(condition, reason, error=IndexError):
    """IndexError: an operation that makes no sense; ValueError: a request that cannot be understood."""
    if not condition: raise error(reason)

class Item:
    def __init__(self, name): self.name, self.kinds = name, set()

class Board:
    def __init__(self, lists, rules):
        self.lists, given = [[Item(name) for name in names] for names in lists], rules.get("lists", [])
        check(len(given) <= len(lists), "rules for too many lists", ValueError)
        check(all(value >= 0 for rule in given for value in rule.values()), "a negative count", ValueError)
        self.rules = [{**DEFAULTS, **rule} for rule in given] + [DEFAULTS] * (len(lists) - len(given))
        for rule in rules.get("items", []):
            l, i = rule["at"]
            check(0 <= l < len(lists) and 0 <= i < len(lists[l]), "no item for a rule", ValueError)
            self.lists[l][i].kinds.add(rule["is"])
        self.is_nearest = rules.get("retarget") == "nearest"
    def item(self, at): return self.lists[at[0]][at[1]]
    def place(self, item): return next([l, items.index(item)] for l, items in enumerate(self.lists) if item in items)
    def check_list(self, l): check(0 <= l < len(self.lists), "list")
    def check_place(self, at, more=0):
        check(0 <= at[0] < len(self.lists), "list")
        check(0 <= at[1] < len(self.lists[at[0]]) + more, "index")
    def check_once(self, places): check(len(set(map(tuple, places))) == len(places), "duplicate")
    def check_items(self, places):
        for at in places: self.check_place(at)
        self.check_once(places)
    def gap(self, to):
        (word, at), = to.items()
        if word in ("start", "end"): at = [at, 0]
        if word in ("start", "end"): self.check_list(at[0])
        else: self.check_place(at, word == "gap")
        return at[0], len(self.lists[at[0]]) if word == "end" else at[1] + (word == "after")

    def arranged(self, change):
        """The lists after (item, from or None, to or None)s; None if a slot has two items or a fixed item no slot."""
        after, named = [], [item for item, _, _ in change]
        for l, items in enumerate(self.lists):
            rest = [item for item in items if item not in named]
            taken = [(b[1], item) for item, _, b in change if b and b[0] == l]
            count = len(rest) + len(taken)
            taken += [(items.index(item), item) for item in rest if "fixed" in item.kinds]
            slots, free = dict(taken), (item for item in rest if "fixed" not in item.kinds)
            if len(slots) < len(taken) or max(slots, default=-1) >= count: return None
            after.append([slots[i] if i in slots else next(free) for i in range(count)])
        return after
    def broken(self, change, drag):
        """Yields (rule, whether the change breaks it), in any order."""
        after, far = self.arranged(change), 2 ** 60
        for item, a, b in change:
            yield "unpickable", drag and "unpickable" in item.kinds
            yield "fixed", "fixed" in item.kinds
            yield "wallItem", "wall" in item.kinds
            if drag and a != b:
                yield "dragOut", a[0] != b[0] and not self.rules[a[0]]["dragOut"]
                yield "dragWithin", a[0] == b[0] and not self.rules[a[0]]["dragWithin"]
                yield "dropIn", a[0] != b[0] and not self.rules[b[0]]["dropIn"]
            yield "fixedSlot", b and a != b and any("fixed" in other.kinds for other in self.lists[b[0]][b[1]:b[1] + 1])
        for l, (items, rule) in enumerate(zip(self.lists, self.rules)):
            count = len(items) + sum(bool(b and b[0] == l) - bool(a and a[0] == l) for _, a, b in change)
            head, tail = min(rule["leading"], len(items)), min(rule["trailing"], len(items))
            yield "min", rule["min"] > count < len(items)
            yield "max", rule["max"] < count > len(items)
            yield "slotLost", any("fixed" in item.kinds for item in items[count:])
            if after: yield "pinned", after[l][:head] != items[:head] or after[l][::-1][:tail] != items[::-1][:tail]
            for wall in (item for item in items if after and "wall" in item.kinds and item in after[l]):
                front, front_after = set(items[:items.index(wall)]), set(after[l][:after[l].index(wall)])
                yield "wall", front & set(after[l]) != front_after & set(items)
            for _, a, b in [] if after else change:  # no way to fill the slots: the named items alone tell about pins
                i, j = a[1] if a and a[0] == l else far, b[1] if b and b[0] == l else far
                yield "pinned", i != j and min(i, j) < head
                stays_from_end = len(items) - i == count - j
                yield "pinned", not stays_from_end and (far > i >= len(items) - tail or far > j >= count - tail)
    def change(self, change, outcome, drag=False):
        refused = {rule for rule, is_broken in self.broken(change, drag) if is_broken}
        if refused: return {"refused": min(refused, key=REFUSALS.index)}
        self.lists = self.arranged(change)
        return outcome
    def reorder(self, moves, outcome=None):
        if all(a == b for a, b in moves): return "unchanged"
        return self.change([(self.item(a), a, b) for a, b in moves], outcome or {"moved": sorted(moves)}, True)

    def move(self, to, **operation):
        a = operation["from"]
        self.check_place(a)
        if "final" in to: self.check_place(b := to["final"], b[0] != a[0])
        else: b = [(gap := self.gap(to))[0], gap[1] - (gap[0] == a[0] and gap[1] > a[1])]
        outcome, is_home = self.reorder([[a, b]]), a[0] == b[0]
        def distance(i): return abs(i - b[1]), abs(i - (a[1] if is_home else 0))
        for i in sorted(range(len(self.lists[b[0]]) + (not is_home)), key=distance):
            if "refused" in outcome and self.is_nearest and "refused" not in (other := self.reorder([[a, [b[0], i]]])):
                return other
        return outcome
    def batch(self, items, to):
        self.check_items(items)
        l, i = self.gap(to)
        start = i - sum(at[0] == l and at[1] < i for at in items)
        return self.reorder([[at, [l, start + rank]] for rank, at in enumerate(sorted(items))])
    def scatter(self, moves):
        for a, _ in moves: self.check_place(a)
        for _, b in moves: self.check_list(b[0])
        self.check_once([a for a, _ in moves])
        for _, b in moves: self.check_place(b, sum((y[0] == b[0]) - (x[0] == b[0]) for x, y in moves))
        self.check_once([b for _, b in moves])
        return self.reorder(moves)
    def exchange(self, places):
        for at in places: self.check_place(at)
        return self.reorder([places, places[::-1]], {"exchanged": places})
    def insert(self, item, gap):
        self.check_place(gap, 1)
        return self.change([(Item(item), None, gap)], {"inserted": gap})
    def remove(self, at):
        self.check_place(at)
        return self.change([(self.item(at), at, None)], {"removed": at})
    def step(self, items, key):
        check(key in ("earlier", "later", "first", "last", "previousList", "nextList"), "key")
        self.check_items(items)
        named, stayed = {self.item(at): at for at in sorted(items)}, set()
        for item in sorted(named, key=named.get, reverse=key in ("later", "last")):
            a, b = self.place(item), self.target(item, key, named, stayed)
            if b in (a, None) or self.change([(item, a, b)], None): stayed.add(item)
        moves = [[before, self.place(item)] for item, before in named.items()]
        return "unchanged" if all(a == b for a, b in moves) else {"moved": moves}
    def target(self, item, key, named, stayed):
        (l, i), way = self.place(item), 1 if key in ("later", "last", "nextList") else -1
        items = self.lists[l]
        if "List" in key:
            return [l + way, min(named[item][1], len(self.lists[l + way]))] if 0 <= l + way < len(self.lists) else None
        if not 0 <= i + way < len(items) or items[i + way] in stayed: return None
        if key == "first": return [l, sum(other in named for other in items[:i])]
        return [l, len(items) - 1 - sum(other in named for other in items[i + 1:]) if key == "last" else i + way]
