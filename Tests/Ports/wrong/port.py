"""Ports that are wrong on purpose, each in one way: the argument says which. All requests but
the one with seq 2 are answered rightly, so that a run has somewhere to go on to."""
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
from port import run

SUPPORTS = ["final", "gap", "anchor", "batch", "exchange", "edit", "step"]


def say(value):
    print(json.dumps(value), flush=True)


def answer(request):
    return {"seq": request["seq"], **run(request["case"])}


def hangs(request):
    time.sleep(60)


def crashes(request):
    os.kill(os.getpid(), 11)


def exits(request):
    sys.exit(3)


def garbage(request):
    print("Moved it for you!", flush=True)


def errors(request):
    say({"seq": request["seq"], "result": "errored", "message": "not today"})


def dialect(request):
    for operation in request["case"]["operations"]:
        if "gap" in operation.get("to", {}):
            list_index, index = operation["to"].pop("gap")
            operation["to"]["final"] = [list_index, index - 1]
    say(answer(request))


def closes(request):
    sys.stdout.flush()
    os.close(1)
    time.sleep(60)


def twice(request):
    reply = answer(request)
    say(reply)
    say(reply)


def seq(request):
    say({**answer(request), "seq": 4711})


def huge(request):
    print("[" + "1," * (1 << 20), flush=True)


def lies(request):
    say({"seq": request["seq"], "result": "skipped", "feature": "gap"})


def lacks(request):
    reply = answer(request)
    del reply["lists"]
    say(reply)


def main(mode):
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "stop":
            if mode == "stays":
                time.sleep(60)
            return
        if request["cmd"] == "start":
            if mode == "slow":
                time.sleep(1.3)
            if mode == "never":
                time.sleep(60)
            supports = SUPPORTS + ["teleport"] if mode == "boasts" else SUPPORTS
            ready = {"protocol": 1, "name": mode, "version": "0", "language": "python", "supports": supports}
            early = '\n{"seq":0,"result":"valid","outcomes":[],"lists":[]}' if mode == "early" else ""
            print(json.dumps({"ready": ready}) + early, flush=True)
        elif request["seq"] == 2 and mode in globals() and mode != "slow":
            globals()[mode](request)
        else:
            say(answer(request))


main(sys.argv[1])
