"""Checks a rulebook: random games with every number of players, every law in every position; then in native code."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import numpy as np

from farmyard.core.chance import CHANCE
from farmyard.core.compile import CompileError
from farmyard.core.game import Game
from farmyard.schema import schema_of
from farmyard.table import SPECTATOR, Table
from farmyard.testing import laws, worlds
from farmyard.testing.faults import BrokenError, Fault, Found, cannot_compile, fault_of, written
from farmyard.testing.house import installed, load
from farmyard.testing.walking import some_options, state_of, viewers, walk
from farmyard.testing.wide import play_many, same_in_native
from farmyard.text import wording
from farmyard.text.words import LANGUAGES, Line, Words, line

GAMES = 6  # for each number of players, with every law
THOROUGH = 5  # positions between two checks of hidden fields and worlds
MANY = 2000  # games in native code
ANYWAY = ("seats", "ending", "revealed")
Say = Callable[[str, int, int], None]  # what is being checked, how much is done, out of how much


def assert_sound(rules: ModuleType | Game | str | Path, games: int = GAMES) -> None:
    """Fails with a sentence for every fault that was found: one line in a test."""
    faults = check(rules, games)
    assert not faults, "\n".join(fault.text() for fault in faults)


def check(
    rules: ModuleType | Game | str | Path, games: int = GAMES, say: Say | None = None, many: int = MANY
) -> list[Fault]:
    """Every fault once; none if the rulebook is sound, as far as these games show."""
    with installed(load(rules)) as game:
        return _check(game, games, say, many)


def _check(game: Game, games: int, say: Say | None, many: int) -> list[Fault]:
    tell = say or (lambda what, done, of: None)
    faults: dict[tuple[str, int], Fault] = {}
    used: dict[str, bool] = {}
    tables = [(seats, seed) for seats in range(game.seats[0], game.seats[1] + 1) for seed in range(games)]
    for done, (seats, seed) in enumerate(tables):
        tell("laws", done, len(tables))
        for fault in check_game(game, seats, seed, used):
            faults.setdefault((fault.code, fault.line), fault)
    if not faults:
        for fault in (*never_set(game, used), *unsaid(game), *modes(game, tell, many)):
            faults.setdefault((fault.code, fault.line), fault)
    return sorted(faults.values(), key=lambda fault: fault.line)


def check_game(game: Game, seats: int, seed: int, used: dict[str, bool]) -> Iterator[Fault]:
    """One random game, interpreted, until it ends or breaks a law."""
    table: Table | None = None
    options = some_options(game, seed)
    try:
        with np.errstate(all="raise"):
            table = Table(game, seats, seed, options, mode="interpreted")
            play_to_the_end(table, seed, used)
    except Exception as error:  # whatever a rulebook does
        moves = tuple((move.seat, move.action) for move in table.log) if table else ()
        yield fault_of(game, error, Found(seats, seed, options, moves))


def play_to_the_end(table: Table, seed: int, used: dict[str, bool]) -> None:
    rng, noise = random.Random(seed), np.random.default_rng(seed)
    while not table.over:
        note_use(table, used)
        look(table, seed, noise)
        acting = laws.somebody_can_act(table)
        choices = {seat: laws.choices_are_sound(table, seat) for seat in acting}
        if len(acting) > 1:
            first, second = rng.sample(acting, 2)
            worlds.order_does_not_matter(table, [(s, rng.choice(choices[s])) for s in (first, second)])
        seat = rng.choice(acting)
        move(table, seat, rng.choice(choices[seat]), seed)
        if len(table.log) > table.game.max_steps:
            raise BrokenError("endless", "GAME", most=table.game.max_steps)
    note_use(table, used)
    laws.fields_keep_their_range(table)
    laws.game_is_over(table)


def look(table: Table, seed: int, noise: np.random.Generator) -> None:
    laws.fields_keep_their_range(table)
    if len(table.log) % THOROUGH == 0:
        worlds.open_fields_are_shown(table)
        worlds.hidden_fields_stay_hidden(table, noise)
        worlds.imagined_worlds_look_the_same(table, seed + len(table.log))


def move(table: Table, seat: int, action: int, seed: int) -> None:
    before = table.fork()
    table.play(seat, action)
    laws.move_changes_something(table, state_of(before).tobytes(), seat, action)
    laws.chance_is_revealed(table, state_of(before)[0], action)
    if len(table.log) % THOROUGH == 0:
        worlds.unrevealed_moves_are_foreseeable(before, table, seat, action, seed)


# What only shows over all games together


def note_use(table: Table, used: dict[str, bool]) -> None:
    """Which fields have held anything but zero."""
    rules = table.game.rules
    shown = [(rules.OWN_FIELDS, table.view(viewer)) for viewer in range(table.seats)]
    for fields, rec in ((rules.FIELDS, state_of(table)[0]), *shown):
        for field in fields:
            used[field.name] = used.get(field.name, False) or bool(np.any(rec[field.name]))


def never_set(game: Game, used: dict[str, bool]) -> Iterator[Fault]:
    """Rare values may not come up in a few games, so a field counts as set if the rulebook writes it anywhere."""
    for field in (*game.rules.FIELDS, *game.rules.OWN_FIELDS):
        idle = not used.get(field.name, False) and field not in CHANCE and field.name not in ANYWAY
        if idle and field.name not in written(game.rules) and field.high > 0:
            yield fault_of(game, BrokenError("never-set", field.name), None)


def unsaid(game: Game) -> Iterator[Fault]:
    """A whole game told in every language, with its questions; the name of every move; every refusal."""
    language = LANGUAGES[0]
    try:
        said = [*sentences(game), *labels(game)]
        for language in LANGUAGES:
            words = Words(language)
            for sentence in said:
                words.say(sentence)
    except Exception as error:
        yield fault_of(game, BrokenError("unsaid", "WORDS", language=language, why=str(error)), None)


def sentences(game: Game) -> Iterator[Line]:
    """What everybody is asked in a random game, and what a player and a spectator are told."""
    table = Table(game, game.seats[0], mode="interpreted")
    ask = wording(game).ask
    for _ in walk(table, 0):
        yield from (ask(table.view(viewer)) for viewer in viewers(table))
    for viewer in (0, SPECTATOR):
        yield from table.story(viewer)


def labels(game: Game) -> Iterator[Line]:
    yield from (wording(game).label(action) for action in range(game.actions))
    yield from (line(f"{game.id}-no-{reason}") for reason in game.reasons[1:])


def modes(game: Game, tell: Say, many: int) -> Iterator[Fault]:
    """Native code gives the same bytes, and thousands of native games end."""
    try:
        names = schema_of(game).NAMES
        if len(set(names)) < len(names):
            raise BrokenError("same-name", "MOVES", move=next(name for name in names if names.count(name) > 1))
        for seats in range(game.seats[0], game.seats[1] + 1):
            same_in_native(game, seats)
        yield from in_native_code(game, tell, many)
    except CompileError as error:
        yield cannot_compile(game, str(error))
    except Exception as error:
        yield fault_of(game, error, None)


def in_native_code(game: Game, tell: Say, many: int) -> Iterator[Fault]:
    """Many games with every number of players."""
    low, high = game.seats
    for seats in range(low, high + 1):
        tell("many", seats - low, high - low + 1)
        if fault := play_many(game, seats, many):
            yield fault
