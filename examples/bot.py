"""A bot for the table server: sits down at a table (or opens one) and plays at random.  python bot.py URL [TABLE]"""

import json
import random
import sys

from websockets.sync.client import connect

with connect(f"ws://{sys.argv[1].removeprefix('http://').rstrip('/')}/ws") as socket:

    def send(**command: object) -> None:
        socket.send(json.dumps(command))

    send(type="hello", name=f"Bot {random.randrange(1000)}")
    if len(sys.argv) > 2:
        send(type="join", table=sys.argv[2])
        send(type="enter", table=sys.argv[2])
    else:
        send(type="create", game="mow", seats=[{}, {"bot": "chick"}], settings={"pace": 0})
    for message in map(json.loads, socket):
        if message["type"] == "created":
            send(type="enter", table=message["table"])
            send(type="start", table=message["table"])
        elif message["type"] == "refused":
            sys.exit(message["text"])
        for seat, own in message.get("own", {}).items():
            if own.get("legal"):
                action, name = random.choice(own["legal"])
                send(type="play", table=message["table"], seat=int(seat), at=message["n"], action=action)
        if (message.get("position") or {}).get("result"):
            print(message["position"]["result"]["points"])
            break
