"""An example port, written from Documentation/Porting.md: one JSON object a line in, one out."""
import json, sys

PLACE, MOVE = (int, int), ((int, int), (int, int))
GAPS = {"gap?": PLACE, "before?": PLACE, "after?": PLACE, "start?": int, "end?": int}
SHAPES = {"move": {"from": PLACE, "to": {**GAPS, "final?": PLACE}}, "batch": {"items": [PLACE], "to": GAPS},
          "scatter": {"moves": [MOVE]}, "exchange": {"places": MOVE}, "insert": {"item": str, "gap": PLACE},
          "remove": {"at": PLACE}, "step": {"items": [PLACE], "key": str}}
LIST = {"dragOut": True, "dragWithin": True, "dropIn": True, "min": 0, "max": 2 ** 53, "leading": 0, "trailing": 0}
RULES = {"lists?": [{key + "?": type(value) for key, value in LIST.items()}],
         "items?": [{"at": PLACE, "is": {"unpickable", "fixed", "wall"}}], "retarget?": {"refuse", "nearest"}}
REFUSALS = "unpickable fixed wallItem dragOut dragWithin dropIn min max pinned fixedSlot slotLost wall".split()
KEYS = ["earlier", "later", "first", "last", "previousList", "nextList"]


def fits(value, shape):
    """Whether a JSON value has a shape: [each], (one, two), {a word} or {"key": shape, "optional?": shape}."""
    if isinstance(shape, list): return isinstance(value, list) and all(fits(each, shape[0]) for each in value)
    if isinstance(shape, tuple): return fits(value, [object]) and len(value) == len(shape) and all(map(fits, value, shape))
    if isinstance(shape, set): return isinstance(value, str) and value in shape
    if isinstance(shape, dict):
        return (isinstance(value, dict) and all(key.endswith("?") or key in value for key in shape)
                and all(fits(each, shape.get(key, shape.get(key + "?", ()))) for key, each in value.items()))
    return shape is object or type(value) is shape

def check(condition, reason, error=IndexError):
    """IndexError: an operation that makes no sense; ValueError: a request that cannot be understood."""
    if not condition: raise error(reason)

class Item:
    def __init__(self, name): self.name, self.kinds = name, set()

class Board:
    def __init__(self, case):
        check(fits(case, {"lists": [[str]], "operations": [dict], "rules?": RULES}), "no case", ValueError)
        self.lists = [[Item(name) for name in names] for names in case["lists"]]
        rules = case.get("rules", {})
        given = rules.get("lists", [])
        check(len(given) <= len(self.lists), "rules for too many lists", ValueError)
        check(all(value >= 0 for rule in given for value in rule.values()), "a negative count", ValueError)
        self.rules = [{**LIST, **rule} for rule in given] + [LIST] * (len(self.lists) - len(given))
        for rule in rules.get("items", []):
            l, i = rule["at"]
            check(0 <= l < len(self.lists) and 0 <= i < len(self.lists[l]), "no item for a rule", ValueError)
            self.lists[l][i].kinds.add(rule["is"])
        self.is_nearest = rules.get("retarget") == "nearest"
    def item(self, at): return self.lists[at[0]][at[1]]
    def place(self, item): return next([l, items.index(item)] for l, items in enumerate(self.lists) if item in items)
    def check_list(self, l): check(0 <= l < len(self.lists), "list")
    def check_place(self, at, more=0):
        self.check_list(at[0])
        check(0 <= at[1] < len(self.lists[at[0]]) + more, "index")
    def check_once(self, places): check(len(set(map(tuple, places))) == len(places), "duplicate")
    def gap(self, to):
        (word, value), = to.items()
        if word in ("start", "end"):
            self.check_list(value)
            return value, 0 if word == "start" else len(self.lists[value])
        self.check_place(value, word == "gap")
        return value[0], value[1] + (word == "after")

    def arranged(self, change):
        """The lists after (item, from or None, to or None)s; None if a slot has two items or a fixed item no slot."""
        after, named = [], [item for item, _, _ in change]
        for l, items in enumerate(self.lists):
            rest = [item for item in items if item not in named]
            come = [(b[1], item) for item, _, b in change if b and b[0] == l]
            taken = come + [(items.index(item), item) for item in rest if "fixed" in item.kinds]
            slots, count = dict(taken), len(rest) + len(come)
            if len(slots) < len(taken) or max(slots, default=-1) >= count: return None
            free = (item for item in rest if "fixed" not in item.kinds)
            after.append([slots[i] if i in slots else next(free) for i in range(count)])
        return after

    def refusal(self, change, drag):
        """The first rule that the change breaks, or None."""
        kinds = set().union(*(item.kinds for item, a, _ in change if a))
        broken = {"unpickable": drag and "unpickable" in kinds, "fixed": "fixed" in kinds, "wallItem": "wall" in kinds}
        def breaks(name, condition): broken[name] = broken.get(name) or condition
        after, far = self.arranged(change), 2 ** 60
        for _, a, b in change:
            if drag and a != b:
                breaks("dragOut", a[0] != b[0] and not self.rules[a[0]]["dragOut"])
                breaks("dragWithin", a[0] == b[0] and not self.rules[a[0]]["dragWithin"])
                breaks("dropIn", a[0] != b[0] and not self.rules[b[0]]["dropIn"])
            if b and a != b: breaks("fixedSlot", any("fixed" in item.kinds for item in self.lists[b[0]][b[1]:b[1] + 1]))
        for l, (items, rule) in enumerate(zip(self.lists, self.rules)):
            count = len(items) + sum(bool(b and b[0] == l) - bool(a and a[0] == l) for _, a, b in change)
            breaks("min", rule["min"] > count < len(items))
            breaks("max", rule["max"] < count > len(items))
            breaks("slotLost", any("fixed" in item.kinds for item in items[count:]))
            head, tail = min(rule["leading"], len(items)), min(rule["trailing"], len(items))
            if after:
                now = after[l]
                breaks("pinned", now[:head] != items[:head] or (now[::-1][:tail] != items[::-1][:tail]))
                for wall in (item for item in items if "wall" in item.kinds and item in now):
                    front, front_now = set(items[:items.index(wall)]), set(now[:now.index(wall)])
                    breaks("wall", front & set(now) != front_now & set(items))
            else:  # no way to fill the slots: only the named items tell about pins
                for _, a, b in change:
                    i, j = a[1] if a and a[0] == l else far, b[1] if b and b[0] == l else far
                    breaks("pinned", i != j and min(i, j) < head)
                    breaks("pinned", len(items) - i != count - j and (i != far and i >= len(items) - tail
                                                                      or j != far and j >= count - tail))
        return next((name for name in REFUSALS if broken.get(name)), None)

    def change(self, change, outcome, drag=True):
        refusal = self.refusal(change, drag)
        if refusal: return {"refused": refusal}
        self.lists = self.arranged(change)
        return outcome
    def reorder(self, moves, outcome=None):
        if all(a == b for a, b in moves): return "unchanged"
        return self.change([(self.item(a), a, b) for a, b in moves], outcome or {"moved": sorted(moves)})

    def move(self, to, **operation):
        a = operation["from"]
        self.check_place(a)
        if "final" in to: self.check_place(b := to["final"], b[0] != a[0])
        else: l, i = self.gap(to); b = [l, i - (l == a[0] and i > a[1])]
        outcome = self.reorder([[a, b]])
        if not (self.is_nearest and "refused" in outcome): return outcome
        home = a[1] if a[0] == b[0] else 0
        for i in sorted(range(len(self.lists[b[0]]) + (a[0] != b[0])), key=lambda i: (abs(i - b[1]), abs(i - home))):
            other = self.reorder([[a, [b[0], i]]])
            if "refused" not in other: return other
        return outcome
    def batch(self, items, to):
        for at in items: self.check_place(at)
        self.check_once(items)
        l, i = self.gap(to)
        i -= sum(at[0] == l and at[1] < i for at in items)
        return self.reorder([[at, [l, i + rank]] for rank, at in enumerate(sorted(items))])
    def scatter(self, moves):
        for a, _ in moves: self.check_place(a)
        for _, b in moves: self.check_list(b[0])
        self.check_once([a for a, _ in moves])
        for _, b in moves: self.check_place(b, sum((y[0] == b[0]) - (x[0] == b[0]) for x, y in moves))
        self.check_once([b for _, b in moves])
        return self.reorder(moves)
    def exchange(self, places):
        a, b = places
        for at in places: self.check_place(at)
        return self.reorder([[a, b], [b, a]], {"exchanged": places})
    def insert(self, item, gap):
        self.check_place(gap, 1)
        return self.change([(Item(item), None, gap)], {"inserted": gap}, False)
    def remove(self, at):
        self.check_place(at)
        return self.change([(self.item(at), at, None)], {"removed": at}, False)
    def step(self, items, key):
        check(key in KEYS, "key")
        for at in items: self.check_place(at)
        self.check_once(items)
        named, stayed = [(self.item(at), at) for at in sorted(items)], []
        for item, before in named[::-1] if key in ("later", "last") else named:
            b = self.target(item, before, key, [other for other, _ in named], stayed)
            a = self.place(item)
            if b is None or a == b or self.change([(item, a, b)], None, False): stayed.append(item)
        moves = [[before, self.place(item)] for item, before in named]
        return "unchanged" if all(a == b for a, b in moves) else {"moved": moves}
    def target(self, item, before, key, named, stayed):
        l, i = self.place(item)
        items, way = self.lists[l], 1 if key in ("later", "last", "nextList") else -1
        if key in ("previousList", "nextList"):
            return [l + way, min(before[1], len(self.lists[l + way]))] if 0 <= l + way < len(self.lists) else None
        if not 0 <= i + way < len(items) or items[i + way] in stayed: return None
        if key == "first": return [l, sum(other in named for other in items[:i])]
        if key == "last": return [l, len(items) - 1 - sum(other in named for other in items[i + 1:])]
        return [l, i + way]

def names(board): return [[item.name for item in items] for items in board.lists]

def run(case):
    board, outcomes = Board(case), []
    for operation in case["operations"]:
        name = operation.get("op")
        check(isinstance(name, str) and name in SHAPES and fits(operation, {"op": str, **SHAPES[name]})
              and ("to" not in operation or len(operation["to"]) == 1), "no operation", ValueError)
    for rank, operation in enumerate(case["operations"]):
        try: outcomes.append(getattr(board, operation.pop("op"))(**operation))
        except IndexError as invalid:
            return {"result": "invalid", "operation": rank, "reason": str(invalid), "lists": names(board)}
    return {"result": "valid", "outcomes": outcomes, "lists": names(board)}

def main():
    for line in sys.stdin:
        seq = None
        try:
            request = json.loads(line)
            seq, command = request.get("seq"), request["cmd"]
            if command == "stop": return
            answer = {"seq": seq, **run(request["case"])} if command == "run" else {"ready": {
                "protocol": 1, "name": "reorder-python", "version": "0.1", "language": "python",
                "supports": "final gap anchor batch exchange edit scatter step rules nearest".split()}}
        except Exception as error: answer = {"seq": seq, "result": "errored", "message": repr(error)}
        print(json.dumps(answer), flush=True)

if __name__ == "__main__": main()
