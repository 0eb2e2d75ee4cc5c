"""Real views for tests and for the development page: `python web/record_views.py` writes tests/fixtures/<game>/.

`schema.json` is what the server sends about a game; every other file is one moment: what each seat and the
spectator are sent, before and after the last move. A moment is kept if its question is new, if a kind of
move occurs or something is said for the first time, if somebody is out of cards, half-way through, late on,
and when a game is over. `FARMYARD_GAMES=examples/games` adds the example games, with what they say.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from farmyard.bots import make_bot
from farmyard.core.game import Game
from farmyard.games import BUNDLED, GAMES
from farmyard.schema import schema_of
from farmyard.server.table.catalogue import info_of
from farmyard.server.table.snapshot import Snapshot, camera_of
from farmyard.server.table.view_reader import Sight
from farmyard.server.table.wire import said, wire_of
from farmyard.table import SPECTATOR, Table
from farmyard.text import derived, wording
from farmyard.text.words import LANGUAGES

FOLDER = Path(__file__).parent / "tests" / "fixtures"
NAMES = ("Anna", "Bernd", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jakob")
COMFORTABLE = 4  # players


def games_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """The numbers of players and options worth recording."""
    low, high = game.seats
    usual = min(COMFORTABLE, high)
    counts = dict.fromkeys((usual, low, min(6, high), high))
    flags: dict[str, Any] = {o.name: True for o in game.options if o.kind == "bool"}
    others = [{o.name: choice} for o in game.options if o.kind == "choice" for choice in o.choices[1:]]
    varied = [(usual, options) for options in (flags, *others) if options]
    return [(seats, {}) for seats in counts] + varied if game.id in BUNDLED else [(min(3, high), {})]


def record(game: Game) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for which, (seats, options) in enumerate(games_of(game)):
        flags = "".join(f"-{name if value is True else value}" for name, value in options.items())
        names, moments = zip(*walk(game, seats, options, 7 + which), strict=True)
        said = [sentences(moment) for moment in moments]
        for number in worth_keeping(names, said, whole=which == 0):
            kept[f"{seats}{flags}-{number:03d}-{names[number]}"] = moments[number]
    return kept


def worth_keeping(names: Sequence[str], said: Sequence[set[str]], whole: bool) -> list[int]:
    """The first moment of each kind; in all games but the first, of each question; half-way, late and the end.

    In the first game also whatever is said for the first time.
    """
    kinds = names if whole else [name.split("-after-")[0] for name in names]
    first = {kind: number for number, kind in reversed(list(enumerate(kinds)))}
    spoken = {key: number for number, keys in reversed(list(enumerate(said))) for key in keys} if whole else {}
    return sorted({*first.values(), *spoken.values(), len(names) // 2, len(names) * 17 // 20, len(names) - 1})


def walk(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A whole game, half of it played well, half at random."""
    table = Table(game, seats, seed, options, NAMES[:seats])
    dice = Random(seed)
    bots = [make_bot(game, level) for level in ("chick", "farmhand")]
    before, look = None, look_at(table)
    steps: list[tuple[int, list[int]]] = []
    while True:
        yield moment_name(game, table, look, steps), moment(game, table, before, look, steps)
        if table.over:
            return
        seat = dice.choice(list(look.choices))
        action = dice.choice(bots)(table.view(seat), look.choices[seat].legal, dice)
        watched = seen_by_all(table, seat, action)
        before = look
        table.play(seat, action)
        look, steps = look_at(table), [(seat, watched)]


def look_at(table: Table) -> Snapshot:
    return camera_of(table.game, table.seats).look(table)


def seen_by_all(table: Table, seat: int, action: int) -> list[int]:
    """What every seat, and lastly the spectator, will see of this move."""
    return [table.seen(seat, action, viewer) for viewer in (*range(table.seats), SPECTATOR)]


def sentences(moment: dict[str, Any]) -> set[str]:
    """What the spectator is told of the last move."""
    return {line.key for event in moment["frames"]["spectator"]["events"] for line in event["lines"]}


def moment_name(game: Game, table: Table, look: Snapshot, steps: list[Any]) -> str:
    """The question, whether somebody is out of cards, and what kind of move led to it."""
    if table.over:
        return "over"
    seat = next(iter(look.choices))
    question = wording(game).ask(look.views[seat]).key.removeprefix(f"{game.id}-")
    cards = getattr(look.views[-1], "hand_n", None)
    out = "-out" if cards is not None and min(cards[: table.seats]) == 0 else ""
    if not steps:
        return f"{question}-deal"
    move = schema_of(game).NAMES[steps[0][1][-1]].split()
    kind = next((word for word in move if word.isalpha()), "move")
    return f"{question}{out}-after-{kind}"


def moment(game: Game, table: Table, before: Any, look: Snapshot, steps: list[Any]) -> dict[str, Any]:
    viewers = {str(seat): frame(game, before, look, steps, seat) for seat in range(table.seats)}
    return {
        "game": game.id,
        "names": table.names,
        "options": table.options,
        "moves": len(table.log),
        "act": list(look.choices),
        "result": result(table) if table.over else None,
        "frames": viewers | {"spectator": frame(game, before, look, steps, -1)},
    }


def result(table: Table) -> dict[str, Any]:
    return {"ending": table.ending, "scores": table.scores(), "winners": table.winners()}


def frame(game: Game, before: Any, look: Snapshot, steps: list[Any], viewer: int) -> dict[str, Any]:
    sight = look.views[viewer]
    choice = look.choices.get(viewer)
    events = []
    for seat, watched in steps:
        told = wording(game).narrate(before.views[viewer], seat, watched[viewer], sight)
        events.append({"seat": seat, "action": watched[viewer], "lines": [said(line) for line in told]})
    return {
        "before": seen_by(before, viewer) if before else None,
        "view": seen_by(look, viewer),
        "ask": said(wording(game).ask(sight)),
        "legal": [[action, schema_of(game).NAMES[action]] for action in choice.legal] if choice else [],
        "why": choice.why.decode() if choice else "",
        "leads": leads(game, sight, choice.legal) if choice else {},
        "events": events,
    }


def leads(game: Game, sight: Sight, legal: list[int]) -> dict[str, Any]:
    """What the legal moves would do, as they are sent."""
    written = wire_of(game, sight.seats).leads(sight, legal)
    return msgspec.json.decode(b"{" + written[1:] + b"}")["leads"] if written else {}


def seen_by(look: Snapshot, viewer: int) -> dict[str, Any]:
    """The public part of a view, and a seat's own."""
    view: dict[str, Any] = msgspec.json.decode(look.views[-1].written)
    return view | (msgspec.json.decode(look.views[viewer].written) if viewer >= 0 else {})


def main() -> None:
    for game in GAMES.values():
        if sys.argv[1:] and game.id not in sys.argv[1:]:
            continue
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        (folder / "schema.json").write_bytes(msgspec.json.encode(info_of(game)) + b"\n")
        for name, data in record(game).items():
            text = json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(",", ":"))
            (folder / f"{name}.json").write_text(text + "\n", "utf-8")
        for language in LANGUAGES if derived.is_single_file(game) else ():
            text = "".join(derived.catalogue(game, language).values())
            (folder / f"{game.id}.{language}.ftl").write_text(text, "utf-8")
        print(f"{game.id}: {len(list(folder.iterdir()))} files")


if __name__ == "__main__":
    main()
