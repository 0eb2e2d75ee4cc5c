"""A bot in twenty lines: joins a table, or opens one, and plays at random.  python bot.py URL [TABLE]"""

import json
import random
import sys

from websockets.sync.client import connect

url, table = sys.argv[1].removeprefix("http://").rstrip("/"), "".join(sys.argv[2:])
with connect(f"ws://{url}/ws") as socket:

    def send(what: str, **more: object) -> None:
        socket.send(json.dumps({"type": what, **more}))

    send("hello", name=f"Bot {random.randrange(10**6)}")
    send("join", table=table) if table else send(
        "create", game="mow", seats=[{}, {"bot": "chick"}], settings={"pace": 0.05}
    )
    for message in map(json.loads, socket):
        if message["type"] in ("created", "joined"):
            table = message.get("table", table)
            send("enter", table=table)
        if message["type"] == "created":
            send("start", table=table)
        for seat, own in message.get("own", {}).items():
            if own.get("legal"):
                send("play", table=table, seat=int(seat), at=message["n"], action=random.choice(own["legal"])[0])
        if message["type"] == "refused" or (message.get("position") or {}).get("result"):
            sys.exit(print(message.get("text") or message["position"]["result"]["points"]))
