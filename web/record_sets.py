"""More moments of Quartett: `python web/record_sets.py` writes tests/moments/quartett/.

Half-played games with sets laid and somebody out of cards, and Quintett with the black cards.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from record_views import NAMES, look_at, moment

from farmyard.bots import make_bot
from farmyard.core.record import NONE
from farmyard.games import GAMES
from farmyard.server.survey import Survey
from farmyard.table import Table

FOLDER = Path(__file__).parent / "tests" / "moments" / "quartett"
GAME = GAMES["quartett"]


def walk(seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The deal, the first set, half of the sets, the first player out of cards, the end."""
    table = Table(GAME, seats, seed, options, NAMES[:seats])
    survey, dice, bot = Survey(table), Random(seed), make_bot(GAME, "chick")
    before, look, steps = None, look_at(table, survey), []
    kept: dict[str, Any] = {}
    while True:
        view = table.view()
        laid = sum(int(owner) != NONE for owner in view.laid)
        out = any(int(n) == 0 for n in view.hand_n[:seats])
        name = "over" if table.over else "out" if out else "half" if laid >= 5 else "set" if laid else "deal"
        if name not in kept:
            kept[name] = moment(GAME, table, before, look, steps)
        if table.over:
            return kept
        seat = next(iter(look.choices))
        action = bot(table.view(seat), look.choices[seat].legal, dice)
        watched = survey.seen(seat, action)
        before = look
        table.play(seat, action)
        look, steps = look_at(table, survey), [(seat, watched)]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind, seats in (("quartett", 3), ("quartett", 4), ("quintett", 3), ("quintett", 4)):
        for name, data in walk(seats, {"set": kind}, 11).items():
            for frame in data["frames"].values():
                frame["why"] = bytes(frame["why"]).decode() if frame["why"] else ""
            text = json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"{kind}-{seats}-{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
