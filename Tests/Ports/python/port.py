"""An example port, written from PortItToYourLanguage.md: the form of requests, and the protocol."""
import json, sys
from functools import partial
sys.dont_write_bytecode = True
from board import DEFAULTS, Board, check
from session import session

PLACE, TWO = (int, int), ((int, int), (int, int))
GAPS = {"gap?": PLACE, "before?": PLACE, "after?": PLACE, "start?": int, "end?": int}
SHAPES = {"move": {"from": PLACE, "to": {**GAPS, "final?": PLACE}}, "batch": {"items": [PLACE], "to": GAPS},
          "scatter": {"moves": [TWO]}, "exchange": {"places": TWO}, "insert": {"item": str, "gap": PLACE},
          "remove": {"at": PLACE}, "step": {"items": [PLACE], "key": str},
          "session": {"commit": {"live", "drop"}, "begin": PLACE, "events": [dict], "end": {"drop", "cancel"}}}
EVENTS = [{"hover": PLACE}, {"hover": type(None)}] + [{"op": {op}, **SHAPES[op]} for op in ("insert", "remove")]
RULES = {"lists?": [{key + "?": type(value) for key, value in DEFAULTS.items()}],
         "items?": [{"at": PLACE, "is": {"unpickable", "fixed", "wall"}}], "retarget?": {"refuse", "nearest"}}
SUPPORTS = "final gap anchor batch exchange edit scatter step rules nearest session".split()

def fits(value, shape):
    """Whether a JSON value has a shape: [each], (one, two), {a word} or {"key": shape, "optional?": shape}."""
    if isinstance(shape, list): return isinstance(value, list) and all(fits(each, shape[0]) for each in value)
    if isinstance(shape, tuple):
        return isinstance(value, list) and len(value) == len(shape) and all(map(fits, value, shape))
    if isinstance(shape, set): return isinstance(value, str) and value in shape
    if not isinstance(shape, dict): return type(value) is shape
    return (isinstance(value, dict) and all(key[-1] == "?" or key in value for key in shape)
            and all(fits(each, shape.get(key, shape.get(key + "?", set()))) for key, each in value.items()))


def run(case):
    check(fits(case, {"lists": [[str]], "operations": [dict], "rules?": RULES}), "no case", ValueError)
    for each in case["operations"]:
        check(each.get("op") in SHAPES, "no such operation", ValueError)
        check(fits(each, {"op": str, **SHAPES[each["op"]]}), "not the form of the operation", ValueError)
        check(len(each.get("to", "1")) == 1, "a destination has one key", ValueError)
        for event in each.get("events", []):
            check(any(fits(event, shape) for shape in EVENTS), "no such event", ValueError)
    board, outcomes = Board(case["lists"], case.get("rules", {})), []
    def names(): return [[item.name for item in items] for items in board.lists]
    for rank, each in enumerate(case["operations"]):
        parts = {key: value for key, value in each.items() if key != "op"}
        carry_out = partial(session, board) if each["op"] == "session" else getattr(board, each["op"])
        try: outcomes.append(carry_out(**parts))
        except IndexError as invalid:
            return {"result": "invalid", "operation": rank, "reason": str(invalid), "lists": names()}
    return {"result": "valid", "outcomes": outcomes, "lists": names()}

READY = {"protocol": 1, "name": "reorder-python", "version": "0.1", "language": "python", "supports": SUPPORTS}

def main():
    for line in sys.stdin:
        seq = None
        try:
            request = json.loads(line)
            seq = request.get("seq")
            if request["cmd"] == "stop": return
            answer = {"seq": seq, **run(request["case"])} if request["cmd"] == "run" else {"ready": READY}
        except Exception as error: answer = {"seq": seq, "result": "errored", "message": repr(error)}
        print(json.dumps(answer), flush=True)

if __name__ == "__main__": main()
