"""MOW: names of moves, and what its positions look like and may contain."""

from collections.abc import Collection
from typing import Any

import numpy as np

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.games import mow as rules
from farmyard.games.mow import (
    ACROBAT_7,
    BY_TARGET,
    CALF,
    COPIES,
    EIGHTS,
    FINISHED,
    FLIES,
    GAME,
    GAPS,
    HAND,
    HIGHEST,
    KINDS,
    LEAN_NUMBER,
    MAD,
    MILK,
    MILK_NUMBER,
    NUMBER,
    NUMBERED,
    PLACES,
    POSTS,
    POWER,
    SEATS,
    SLOWPOKE,
    STARTERS,
    TO_PLAY,
)
from farmyard.schema.codec import Keyed, Maybe, Name, Number

# Notation

SPECIALS = ("closer 0", "closer 16", "yellow closer 0", "yellow closer 16", "lean cow", "milk cow")
COMPANIONS = ("acrobat 7", "acrobat 9", "slowpoke", "calf", "mad cow")
CARD_NAMES = (*(f"{number}/{flies}" for number, flies in NUMBERED), *SPECIALS, *COMPANIONS)
NAMES = (
    *CARD_NAMES[:SLOWPOKE],
    "calf left",
    "calf right",
    *(f"mad cow {CARD_NAMES[eight]}" for eight in EIGHTS),
    *(f"slowpoke {low}-{high}" for low, high in GAPS),
    "take herd",
    "keep",
    "turn",
    *(f"name {seat}" for seat in range(SEATS)),
    "pass",
)

# Positions

PHASES = ("play", "turn", "name", "over")
SIDES = ("left", "right")
POST_NAMES = tuple(str(number) for number in range(POSTS))
_CARD = Name(CARD_NAMES)
SHOWN = {
    "phase": Name(PHASES),
    "arrow": Name(SIDES),
    "ending": Name(GAME.endings),
    "herd": Keyed(POST_NAMES, Name(CARD_NAMES, none=True), sparse=True),
    "low": Maybe(0, POSTS - 1),
    "high": Maybe(0, POSTS - 1),
    "rides": Keyed(("7", "9"), Maybe(0, PLACES - 1), sparse=True),
    "deck": _CARD,
    "hand": _CARD,
    "known": Keyed(CARD_NAMES, Number(0, 2), sparse=True),
    "eight": _CARD,
    "eight_of": Maybe(0, SEATS - 1),
    "last_taker": Maybe(0, SEATS - 1),
    "last_hand": _CARD,
    "seat": Maybe(0, SEATS - 1),
    "my_hand": _CARD,
}
NOT_PER_SEAT = ()
ALWAYS = ("turn", "deck", "hand")


def complete(s: Any, given: Collection[str]) -> None:
    """Defaults: the usual numbers, the ends of the herds, all other cards in the pile, open cards as known."""
    for name, usual in {"target": 100, "lean": LEAN_NUMBER, "milk": MILK_NUMBER, "turn": int(s.starter)}.items():
        if name not in given:
            s[name] = usual
    for place in range(PLACES):
        posts = [number for number in range(POSTS) if s.herd[place, number] != NONE]
        if "low" not in given and "high" not in given and posts:
            s.low[place], s.high[place] = posts[0], posts[-1]
    if "by_herds" not in given and "by_hands" not in given:
        s.by_herds[:] = s.flies
    rest = COPIES[rules.packs(s) - 1].astype(int) - held(s)
    if "known" not in given:
        lying = rest - np.bincount(s.deck[: s.deck_n], minlength=KINDS) if "deck" in given else standing(s) + shown(s)
        s.known[:] = np.clip(lying, 0, 2)
    if "deck" not in given:
        cards = [kind for kind in range(KINDS) for _ in range(max(rest[kind] - int(s.known[kind]), 0))]
        s.deck[: len(cards)] = cards
        s.deck_n = len(cards)


def held(s: Any) -> Any:
    """How often each card is in somebody's hand, unknown to the others."""
    cards = [card for seat in range(s.seats) for card in s.hand[seat, : s.hand_n[seat]]]
    return np.bincount(np.array(cards, int), minlength=KINDS) - shown(s)


def shown(s: Any) -> Any:
    """The 8 that whoever played the mad cow took in the open."""
    eights = [s.eight] if s.eight_of != NONE else []
    return np.bincount(np.array(eights, int), minlength=KINDS)


def cows_at(s: Any, place: int) -> list[int]:
    """The cows of one herd, riders last."""
    cows = [int(card) for card in s.herd[place] if card != NONE]
    return cows + [ACROBAT_7 + i for i in range(2) if s.rides[i] == place]


def standing(s: Any) -> Any:
    """How often each card is in a herd."""
    cows = [cow for place in range(PLACES) for cow in cows_at(s, place)]
    return np.bincount(np.array(cows, int), minlength=KINDS)


def check(s: Any) -> None:
    """Every card once; every cow where it may stand; a round that can end."""
    if max(s.turn, s.starter) >= s.seats:
        raise Refusal("position-turn", seats=int(s.seats))
    _check_cards(s)
    for place in range(PLACES):
        _check_herd(s, place)
    _check_round(s)
    _check_memory(s)


def _check_cards(s: Any) -> None:
    pile = np.bincount(s.deck[: s.deck_n], minlength=KINDS)
    found = held(s) + pile + s.known
    for kind, (have, want) in enumerate(zip(found, COPIES[rules.packs(s) - 1], strict=True)):
        if have != want:
            raise Refusal("position-count", what=CARD_NAMES[kind], have=int(have), want=int(want))


def _check_herd(s: Any, place: int) -> None:
    posts = [number for number in range(POSTS) if s.herd[place, number] != NONE]
    if (s.low[place], s.high[place]) != ((posts[0], posts[-1]) if posts else (NONE, NONE)):
        raise Refusal("mow-no-position-ends")
    if place > 0 and s.seats > 2 and posts:
        raise Refusal("mow-no-position-places")
    for number in posts:
        if not _may_stand(s, place, number):
            raise Refusal("mow-no-position-herd", cow=CARD_NAMES[s.herd[place, number]], number=number)
    for i, number in enumerate((7, 9)):
        if s.rides[i] == place and s.herd[place, number] >= STARTERS:
            raise Refusal("mow-no-position-rider", number=number)


def _may_stand(s: Any, place: int, number: int) -> bool:
    cow = int(s.herd[place, number])
    if cow == SLOWPOKE:
        return bool(s.low[place] < number < s.high[place])
    if cow == CALF:
        beside = [s.herd[place, n] for n in (number - 1, number + 1) if 0 <= n < POSTS]
        return any(rules.is_standing(card) for card in beside)
    return bool(cow not in (ACROBAT_7, ACROBAT_7 + 1) and rules.number_of(s, cow) == number)


def _check_round(s: Any) -> None:
    if (s.phase == FINISHED) != (s.ending == BY_TARGET) or (s.ending == BY_TARGET) != (s.flies.max() >= s.target):
        raise Refusal("mow-no-position-end", target=int(s.target))
    if (s.flies != s.by_herds + s.by_hands).any():
        raise Refusal("mow-no-position-flies")
    if s.place > 0 and s.seats > 2:
        raise Refusal("mow-no-position-places")
    if s.phase == FINISHED:
        return
    if s.phase != TO_PLAY and not any(POWER[cow] == s.phase for cow in cows_at(s, int(s.place))):
        raise Refusal("mow-no-position-phase")
    most = HAND + int(s.known[MILK])  # whoever has added the milk cow holds one extra card; nobody could hold two
    if s.deck_n > 0 and not HAND - 1 <= s.hand_n[: s.seats].min() <= s.hand_n.max() <= most:
        raise Refusal("mow-no-position-hands", least=HAND - 1, most=most)
    if s.deck_n == 0 and (s.low == NONE).all():
        raise Refusal("mow-no-position-pile")


def _check_memory(s: Any) -> None:
    gone = s.known - standing(s) - shown(s)
    if (gone < 0).any():
        raise Refusal("mow-no-position-known")
    if s.cows.sum() > gone.sum() or s.stable.sum() > (gone * FLIES).sum():
        raise Refusal("mow-no-position-stable")
    if s.eight_of == NONE and s.eight:
        raise Refusal("mow-no-position-eight")
    if s.eight_of != NONE:
        holds = s.eight_of < s.seats and s.eight in s.hand[s.eight_of, : s.hand_n[s.eight_of]]
        if not holds or s.eight not in EIGHTS or s.known[MAD] == 0:
            raise Refusal("mow-no-position-eight")
    for seat in range(s.seats):
        if s.stuck[seat] > (s.hand[seat, : s.hand_n[seat]] >= STARTERS).sum():
            raise Refusal("mow-no-position-stuck")


PRINTED = {
    "highest": HIGHEST,
    "herds": PLACES,
    "flies": FLIES.tolist(),  # by kind of cow
    "numbers": NUMBER.tolist(),  # by kind of cow; those of lean and milk cow are in the view
}
