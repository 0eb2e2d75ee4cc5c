"""Sau Mau Mau: names of moves, and what its positions look like and may contain."""

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.games import saumaumau as rules
from farmyard.games.saumaumau import (
    BAUER,
    BET_POINTS,
    COLOURS,
    COPIES,
    FINISHED,
    GAME,
    GOALS,
    HAND_POINTS,
    KINDS,
    PLUS_TWO,
    RACES,
    SCHLAPPI,
    TO_OBJECT,
    TO_PULL,
    TURN_LIMIT,
    WREATH_POINTS,
)
from farmyard.schema.codec import Keyed, Maybe, Name, Number

# Notation

SYMBOLS = ("1", "2", "3", "4", "5", "6", "x", "+2")
CARD_NAMES = (
    *(f"{colour} {symbol}" for colour in COLOURS for symbol in SYMBOLS),
    *(f"schlappi {colour}" for colour in COLOURS),
    "bauer",
)
QUIET = (
    *CARD_NAMES[:SCHLAPPI],
    *(f"schlappi {colour} > {pig}" for colour in COLOURS for pig in COLOURS),
    *(f"bauer {colour}" for colour in COLOURS),
)
NAMES = (
    *QUIET,
    *(f"{name} mau" for name in QUIET),
    "draw",
    *(f"pull {pig}" for pig in COLOURS),
    "done",
    *(f"bet {pig}" for pig in COLOURS),
    "no bet",
    "pass",
    "object",
    "let pass",
    "bet ?",
)

# Positions

PHASES = ("play", "pull", "bet", "object", "over")
_PIG = Name(COLOURS, none=True)
_CARD = Name(CARD_NAMES)
_SPACES = Keyed(COLOURS, Number(0, 60))
_CARD_COUNTS = Keyed(CARD_NAMES, Number(0, 3), sparse=True)
SHOWN = {
    "phase": Name(PHASES),
    "ending": Name(GAME.endings),
    "pigs": _SPACES,
    "was_pigs": _SPACES,
    "last_pigs": _SPACES,
    "top": _CARD,
    "colour": Name((*COLOURS, "any")),
    "was_colour": Name((*COLOURS, "any")),
    "symbol": Name(("none", *SYMBOLS)),
    "was_symbol": Name(("none", *SYMBOLS)),
    "pile": _CARD,
    "deck": _CARD,
    "hand": _CARD,
    "bet": _PIG,
    "kept": _CARD_COUNTS,
    "shown": _CARD_COUNTS,
    "lacking": Keyed(CARD_NAMES, Number(0, 31), sparse=True),
    "last_way": Name(GAME.endings),
    "last_winner": Keyed(COLOURS, Number(0, 1), sparse=True),
    "last_bet": _PIG,
    "seat": Maybe(0, 4),
    "my_hand": _CARD,
    "my_bet": _PIG,
}
NOT_PER_SEAT = ("strip",)
ALWAYS = ("goal", "turn", "top", "colour", "symbol", "deck", "hand")
SOURCES = ("by_bets", "by_hand", "by_wreath")
MOST_A_RACE = int(BET_POINTS[0]) + HAND_POINTS + WREATH_POINTS


def complete(s: Any, given: Collection[str]) -> None:
    """Defaults: the wreath by number of players, colour and symbol by the top card, all other cards in the draw pile.

    Points without a source count as earned by bets as far as possible; sources without points are summed.
    """
    if "goal" not in given:
        s.goal = GOALS[0, s.seats - 2]
    if "turn" not in given:
        s.turn = s.starter
    if "top" not in given:
        raise Refusal("saumaumau-no-position-top")
    _complete_points(s, given)
    if "colour" not in given:
        s.colour = rules.ANY if s.top == BAUER else rules.colour_of(s.top)
        if "symbol" not in given:
            s.symbol = rules.symbol_of(s.top)
    if "strip" not in given:
        for seat in range(s.seats):
            if s.bet[seat] != NONE:
                s.strip[s.strip_n] = seat
                s.strip_n += 1
    if "rebuilt" not in given:
        s.rebuilt = np.count_nonzero(s.kept.any(1))
    if "deck" not in given:
        rest = COPIES.astype(int) - counted(s)
        cards = [kind for kind in range(KINDS) for _ in range(rest[kind])]
        s.deck[: len(cards)] = cards
        s.deck_n = len(cards)


def _complete_points(s: Any, given: Collection[str]) -> None:
    if not any(source in given for source in SOURCES):
        rest = s.points.copy()
        for source in SOURCES:
            most = next(f.high for f in rules.FIELDS if f.name == source)
            s[source][:] = np.minimum(rest, most)
            rest -= s[source]
    elif "points" not in given:
        s.points[:] = s.by_bets + s.by_hand + s.by_wreath


def counted(s: Any) -> Any:
    """How many copies of each card are accounted for."""
    lying = [s.top, *s.pile[: s.pile_n], *s.deck[: s.deck_n]]
    for seat in range(s.seats):
        lying += [*s.hand[seat, : s.hand_n[seat]]]
    return np.bincount(lying, minlength=KINDS)


def check(s: Any) -> None:
    """Every card once, every bet on a strip, every point with a source, nobody beyond the wreath."""
    for kind, (have, want) in enumerate(zip(counted(s), COPIES, strict=True)):
        if have != want:
            raise Refusal("position-count", what=CARD_NAMES[kind], have=int(have), want=int(want))
    if max(s.turn, s.starter) >= s.seats:
        raise Refusal("position-turn", seats=int(s.seats))
    betting = sorted(seat for seat in range(s.seats) if s.bet[seat] != NONE)
    if sorted(s.strip[: s.strip_n]) != betting:
        raise Refusal("saumaumau-no-position-strip")
    _check_race(s)
    _check_turn(s)
    if not _remembers_truly(s):
        raise Refusal("saumaumau-no-position-memory")


def _check_race(s: Any) -> None:
    if s.pigs.max() > s.goal or (s.pigs.max() == s.goal and s.phase not in (FINISHED, TO_OBJECT)):
        raise Refusal("saumaumau-no-position-goal", goal=int(s.goal))
    raced = int(s.race) + int(s.phase == FINISHED)
    if (s.points != s.by_bets + s.by_hand + s.by_wreath).any() or s.points.max() > raced * MOST_A_RACE:
        raise Refusal("saumaumau-no-position-points", races=raced, most=raced * MOST_A_RACE)
    over = s.phase == FINISHED
    if over != (s.ending > 0) or (over and s.race + 1 < RACES) or (not over and s.turns >= TURN_LIMIT):
        raise Refusal("saumaumau-no-position-end", races=RACES, turns=TURN_LIMIT)


def _check_turn(s: Any) -> None:
    if s.phase not in (FINISHED, TO_OBJECT) and not s.hand_n[: s.seats].all():
        raise Refusal("saumaumau-no-position-hand")
    if (s.pending > 0) and (s.symbol != PLUS_TWO or s.pending % 2):
        raise Refusal("saumaumau-no-position-pending")
    if (s.phase == TO_PULL) != (s.steps > 0):
        raise Refusal("saumaumau-no-position-steps")
    waiting = [seat for seat in range(s.seats) if seat != s.turn and not s.answered[seat]]
    doubted = s.mau and s.pile_n and s.hand_n[s.turn] <= 1 and waiting and s.was_pigs.max() < s.goal
    if s.phase == TO_OBJECT and not doubted:
        raise Refusal("saumaumau-no-position-object")


def _remembers_truly(s: Any) -> bool:
    """Cards taken back in the open are in that hand; what stayed out of a draw pile is not in it; old is old; and
    nobody holds what passing has shown to be missing."""
    hands = [np.bincount(s.hand[seat, : s.hand_n[seat]], minlength=KINDS) for seat in range(s.seats)]
    for seat, hand in enumerate(hands):
        if (s.shown[seat] > hand).any() or hand[s.lacking >> seat & 1 == 1].any():
            return False
    pile = np.bincount(s.deck[: s.deck_n], minlength=KINDS)
    old = all(_old_is_old(s.kept[age], s.stale[:, age], pile, hands) for age in range(len(s.kept)))
    forgotten = s.kept[s.rebuilt :].any() or s.stale[:, s.rebuilt :].any()
    return old and not forgotten and bool(s.mau or not s.shown.any())


def _old_is_old(kept: Any, stale: Any, pile: Any, hands: Sequence[Any]) -> bool:
    bauers = 0
    for bound, hand in zip(stale.astype(int), hands, strict=False):
        if bound > hand[kept > 0].sum():
            return False
        bauers += max(0, bound - hand[kept == COPIES].sum())
    return bool((pile + kept <= COPIES).all() and bauers <= kept[BAUER])


PRINTED = {"races": RACES, "bets": BET_POINTS.tolist()}
