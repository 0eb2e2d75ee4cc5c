"""What a run of the laboratory is to find out: a game, a line-up, and which options take which values."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farmyard.core.game import Game
from farmyard.core.options import Option, OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_seed
from farmyard.games import find_game
from farmyard.lab.policies import COMPILED, KNOWN, fingerprint, is_asked, is_known
from farmyard.lab.simulate import check_games
from farmyard.lab.trial import OWN

HASHED, COUNTED = "hashed", "counted"  # how deals follow from the seed; counted before 0.2, and only read since
MOST_CELLS = 10_000


class Slice(NamedTuple):
    """A range of games of one cell."""

    cell: int
    first: int
    games: int


@dataclass(frozen=True)
class Plan:
    """Everything that determines the rows of a run; the number of games does not change any row."""

    game: Game
    lineup: tuple[str, ...]  # one policy per seat
    seed: int
    games: int  # per cell
    repeats: int  # how often each line-up plays each deal, with different players' chance
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    sweeps: Mapping[str, Sequence[OptionValue]] = field(default_factory=dict)
    seeds: str = HASHED
    players: Mapping[str, str] = field(default_factory=dict)  # fingerprints of third-party players

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def cells(self) -> list[dict[str, OptionValue]]:
        """Every combination of the swept values, as complete options."""
        defaults = {option.name: option.default for option in self.game.options}
        return [
            {**defaults, **self.options, **dict(zip(self.sweeps, values, strict=True))}
            for values in product(*self.sweeps.values())
        ]

    @property
    def turns(self) -> int:
        """How many distinct rotations the line-up has."""
        return next(n for n in range(1, self.seats + 1) if self.lineup[n:] + self.lineup[:n] == self.lineup)

    @property
    def asked(self) -> tuple[str, ...]:
        """The players whom Python asks."""
        return tuple(dict.fromkeys(filter(is_asked, self.lineup)))

    @property
    def watched(self) -> str:
        """Whose success is told: the first player named who does not play at random."""
        return next((policy for policy in self.lineup if policy != "random"), "random")

    @property
    def lineups(self) -> NDArray[np.int32]:
        known = {**COMPILED, **{policy: OWN + i for i, policy in enumerate(self.asked)}}
        numbers = [known[policy] for policy in self.lineup]
        return np.array([numbers[n:] + numbers[:n] for n in range(self.turns)], np.int32)

    def slices(self, size: int, done: Sequence[int]) -> Iterator[Slice]:
        """The games still to play, in order; `done` says how many each cell already has."""
        for cell, games in enumerate(done):
            for first in range(games, self.games, size):
                yield Slice(cell, first, min(size, self.games - first))

    def header(self) -> dict[str, Any]:
        """For files, and for comparison."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "lineup": list(self.lineup),
            "seed": self.seed,
            "seeds": self.seeds,
            "games": self.games,
            "repeats": self.repeats,
            "options": dict(self.options),
            "sweeps": {name: list(values) for name, values in self.sweeps.items()},
            **({"players": dict(self.players)} if self.players else {}),
        }


def make_plan(
    game: Game,
    players: int,
    policies: Sequence[str],
    seed: int,
    games: int,
    repeats: int,
    options: Mapping[str, OptionValue],
    sweeps: Sequence[str],
) -> Plan:
    """Everything is checked before the first game is played."""
    game.check_seats(players)
    check_games(games)
    check_seed(seed)
    if repeats < 1:
        raise Refusal("lab-repeats")
    swept = read_sweeps(game, sweeps)
    for name in swept:
        if name in options:
            raise Refusal("lab-sweep-and-option", option=name)
    lineup = seat_policies(players, policies)
    own = {policy: found for policy in lineup if (found := fingerprint(game, policy))}
    plan = Plan(game, lineup, seed, games, repeats, dict(options), swept, players=own)
    for cell in plan.cells:
        game.encode(cell)
    return plan


def plan_of(header: Mapping[str, Any]) -> Plan:
    """The plan that a file was made from."""
    return Plan(
        find_game(header["game"], header["rules"]),
        tuple(header["lineup"]),
        header["seed"],
        header["games"],
        header["repeats"],
        header["options"],
        header["sweeps"],
        header.get("seeds", COUNTED),
        header.get("players", {}),
    )


def seat_policies(players: int, policies: Sequence[str]) -> tuple[str, ...]:
    """One per seat; the last one named fills the table, as in the arena."""
    for name in policies:
        if not is_known(name):
            raise Refusal("lab-policy", policy=name, known=", ".join(KNOWN))
    if not 0 < len(policies) <= players:
        raise Refusal("lineup", bots=len(policies), players=players)
    return (*policies, *[policies[-1]] * (players - len(policies)))


def read_sweeps(game: Game, texts: Sequence[str]) -> dict[str, list[OptionValue]]:
    """`goal=12..24`, `goal=12..24..4`, `goal=12,18`, `mau=true,false`, `specials=6,12,18|5,10,15`."""
    known = {option.name: option for option in game.options}
    found: dict[str, list[OptionValue]] = {}
    cells = 1
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals or not values:
            raise Refusal("lab-sweep", sweep=text)
        if name not in known:
            raise Refusal("option-unknown", option=name, title=game.title, known=", ".join(sorted(known)) or "–")
        if name in found:
            raise Refusal("lab-sweep-twice", option=name)
        found[name] = read_values(known[name], values)
        cells *= len(found[name])
    if cells > MOST_CELLS:
        raise Refusal("lab-cells", cells=cells, most=MOST_CELLS)
    return found


def read_values(option: Option, text: str) -> list[OptionValue]:
    values: list[OptionValue] = []
    for part in text.split("|" if option.kind == "ints" else ","):
        values += read_span(option, part) if option.kind == "int" and ".." in part else [option.parse(part)]
    for value in values:
        option.encode(value)
        if values.count(value) > 1:
            raise Refusal("lab-sweep-same", option=option.name, value=str(value))
    return values


def read_span(option: Option, text: str) -> list[int]:
    try:
        low, high, step = [int(number) for number in [*text.split(".."), "1"][:3]]
    except ValueError:
        raise Refusal("option-value", option=option.name, value=text, allowed=option.allowed) from None
    if step < 1 or high < low:
        raise Refusal("lab-span", option=option.name, span=text)
    if low < option.low or high > option.high:
        raise Refusal("option-value", option=option.name, value=text, allowed=option.allowed)
    return list(range(low, high + 1, step))
