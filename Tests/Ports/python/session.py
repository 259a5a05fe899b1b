"""What a drag means, from the lift to the end: the part of PortItToYourLanguage.md on sessions."""
from board import Item, check

class Session:
    def __init__(self, board, begin):
        self.board, self.item, self.place = board, board.item(begin), begin
    def home(self): return self.board.place(self.item)
    def is_fixed(self, at): return any("fixed" in item.kinds for item in self.board.lists[at[0]][at[1]:at[1] + 1])
    def is_allowed(self, change, drag):
        return all(before == after for _, before, after in change) \
            or not any(is_broken for _, is_broken in self.board.broken(change, drag))
    def may_be_at(self, at):
        slots = len(self.board.lists[at[0]]) + (at[0] != self.home()[0])
        return at[1] < slots and self.is_allowed([(self.item, self.home(), at)], True)
    def arranged(self, lists, change):
        kept, self.board.lists = self.board.lists, lists
        after, self.board.lists = self.board.arranged(change), kept
        return after or lists
    def shown(self):
        if self.place == self.home(): return self.board.lists
        return self.board.arranged([(self.item, self.home(), self.place)])

    def hover(self, at):
        home, lists = self.home(), self.board.lists
        check(0 <= at[0] < len(lists), "list")
        others = len(lists[at[0]]) - (at[0] == home[0])
        check(0 <= at[1] <= others, "index")
        def distance(i): return abs(i - at[1]), abs(i - (home[1] if at[0] == home[0] else 0))
        for i in sorted(range(others + 1), key=distance) if self.board.is_nearest else [at[1]]:
            if self.may_be_at([at[0], i]):
                self.place = [at[0], i]
                return
    def insert(self, name, gap):
        shown, (l, i) = self.shown(), gap
        check(0 <= l < len(shown), "list")
        check(0 <= i <= len(shown[l]), "index")
        if self.place != self.home() and not self.is_fixed(gap):
            front = [other for other in shown[l][:i] if other is not self.item and "fixed" not in other.kinds]
            i = self.board.place(front[-1])[1] + 1 if front else 0
            while self.is_fixed([l, i]): i += 1
        item = Item(name)
        self.edit([(item, None, [l, i])], self.arranged(shown, [(item, None, gap)]))
    def remove(self, at):
        """Returns whether that ends the drag."""
        shown = self.shown()
        check(0 <= at[0] < len(shown), "list")
        check(0 <= at[1] < len(shown[at[0]]), "index")
        item = shown[at[0]][at[1]]
        change = [(item, self.board.place(item), None)]
        if item is not self.item: self.edit(change, self.arranged(shown, [(item, at, None)]))
        elif self.is_allowed(change, False):
            self.board.lists = self.board.arranged(change)
            return True
    def edit(self, change, shown_after):
        if not self.is_allowed(change, False): return
        self.board.lists = self.board.arranged(change)
        next_place = next([l, items.index(self.item)] for l, items in enumerate(shown_after) if self.item in items)
        self.place = next_place if self.may_be_at(next_place) else self.home()

    def outcome(self, begin, events, end):
        for kind, refusal in ("unpickable", "unpickable"), ("fixed", "fixed"), ("wall", "wallItem"):
            if kind in self.item.kinds: return {"refused": refusal}
        for event in events:
            if event.get("op") == "insert": self.insert(event["item"], event["gap"])
            elif event.get("op") == "remove":
                if self.remove(event["at"]): return {"ended": "removed"}
            elif event["hover"] is not None: self.hover(event["hover"])
        if end == "cancel": return "cancelled"
        self.board.lists = self.shown()
        return {"dropped": [begin, self.place]}

def session(board, commit, begin, events, end):
    board.check_place(begin)
    lists = board.lists
    try: return Session(board, begin).outcome(begin, events, end)
    except IndexError:
        board.lists = lists
        raise
