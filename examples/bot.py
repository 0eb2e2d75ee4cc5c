"""A bot in forty lines: joins a table, or opens one for a game, and plays at random until the game is over.

python bot.py URL [GAME]          opens a table
python bot.py URL TABLE [KEY]     joins one
"""

import json
import random
import sys
import urllib.request
from itertools import count

from websockets.sync.client import connect

url, *rest = sys.argv[1:]
where, key = [*rest, *("mow", "")[len(rest) :]]
url = url.removeprefix("http://").rstrip("/")
with connect(f"ws://{url}/ws") as socket:
    numbers = count(1)
    asked = {}  # seat -> the event that asks, and the moves one may make
    waiting = ""  # for the answer to this command

    def send(what, **more):
        number = str(next(numbers))
        socket.send(json.dumps({"type": what, "id": number, **more}))
        return number

    send("hello", name=f"Bot {random.randrange(10**6)}")
    if where.islower():
        fewest = json.load(urllib.request.urlopen(f"http://{url}/api/games/{where}"))["seats"][0]
        seats = [{}, *[{"bot": "chick"}] * (fewest - 1)]
        send("create", game=where, seats=seats, settings={"pace": 0}, program=True)
    else:
        send("join", table=where, key=key, program=True)
    for message in map(json.loads, socket):
        if message["type"] in ("created", "joined"):
            table = message.get("table", where)
            send("enter", table=table)
        if message["type"] == "created":
            send("start", table=table)
        for seat, own in message.get("own", {}).items():
            asked[seat] = message["n"], own.get("legal")
        if message["type"] in ("done", "refused") and message["id"] == waiting:
            waiting = ""  # refused as stale: others have moved meanwhile, so ask again
        elif message["type"] == "refused":
            sys.exit(message["text"])
        if result := (message.get("position") or {}).get("result"):
            sys.exit(print(result["points"]))
        for seat, (n, legal) in asked.items():
            if legal and not waiting:
                waiting = send("play", table=table, seat=int(seat), at=n, action=random.choice(legal)[0])
