"""MOW in words."""

from collections.abc import Collection
from typing import Any

import numpy as np

from farmyard.core.game import Refusal
from farmyard.core.record import NONE
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
    KEEP,
    KINDS,
    LEAN,
    LEAN_NUMBER,
    LEFT,
    MAD,
    MILK,
    MILK_NUMBER,
    NAME,
    NUMBER,
    NUMBERED,
    OK,
    PASS,
    PLACES,
    PLAY_CALF,
    PLAY_MAD,
    PLAY_SLOWPOKE,
    POSTS,
    POWER,
    SEATS,
    SLOWPOKE,
    STARTERS,
    TAKE,
    TO_NAME,
    TO_PLAY,
    TO_TURN,
    TURN,
)
from farmyard.text.codec import Keyed, Maybe, Name, Number
from farmyard.text.words import Line, Who, line, waiting_for

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
    """Missing: the usual numbers, the ends of the herds, all other cards in the pile, what lies open as known."""
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
    """The 8 that a mad cow's player took in the open."""
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
    """Every card once; every cow where it may stand; a round that comes to an end."""
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
    most = HAND + int(s.known[MILK])  # who has added the milk cow holds one card more; nobody could hold two
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

# Words


def points(v: Any) -> list[int]:
    """D21: totals change at the end of a round."""
    return [int(v.flies[seat]) for seat in range(v.seats)]


def cow(kind: int) -> Line:
    if kind < len(NUMBERED):
        number, flies = NUMBERED[kind]
        return line("mow-cow", number=number, flies=flies)
    return line(f"mow-cow-{CARD_NAMES[kind].replace(' ', '-')}")


def herd_letter(v: Any) -> str:
    return "ABC"[v.place]


def herd_size(v: Any, place: int) -> tuple[int, int]:
    """Cows and flies."""
    cows = cows_at(v, place)
    return len(cows), sum(int(FLIES[card]) for card in cows)


def can_add(v: Any) -> bool:
    """Has the viewer a cow for the herd of this turn?"""
    return any(_fits(v, int(card)) for card in v.my_hand[: v.my_hand_n])


def _fits(v: Any, card: int) -> bool:
    out = np.zeros(GAME.max_legal, np.int32)
    if card == SLOWPOKE:
        return bool(rules.legal_gaps(v, out, 0))
    if card == CALF:
        return bool(rules.legal_calf(v, out, 0))
    if card == MAD:
        return bool(rules.legal_mad(v, out, 0))
    return bool(rules.obstacle(v, card) == OK)


def label(action: int) -> Line:
    """What a button says."""
    if action < PLAY_CALF:
        return line("mow-do-play", cow=cow(action))
    if action < PLAY_MAD:
        return line(f"mow-do-calf-{SIDES[action - PLAY_CALF]}")
    if action < PLAY_SLOWPOKE:
        return line("mow-do-mad", cow=cow(int(EIGHTS[action - PLAY_MAD])))
    if action < TAKE:
        low, high = GAPS[action - PLAY_SLOWPOKE]
        return line("mow-do-slowpoke", low=low, high=high)
    if NAME <= action < PASS:
        return line("mow-do-name", who=Who(action - NAME))
    return line(f"mow-do-{ {TAKE: 'take', KEEP: 'keep', TURN: 'turn', PASS: 'pass'}[action] }")


def ask(v: Any) -> Line:
    """What the viewer is asked, or whom everybody waits for."""
    if v.phase == FINISHED:
        return line("over")
    if v.seat != v.turn:
        return waiting_for(v.turn)
    if v.phase == TO_NAME:
        return line("mow-ask-name")
    if v.phase == TO_TURN:
        return line("mow-ask-turn-duel" if v.seats == 2 else "mow-ask-turn", next=Who(rules.next_seat(v)))
    asked = _ask_herd(v)
    return line("mow-at", herd=herd_letter(v), what=asked) if v.seats == 2 else asked


def _ask_herd(v: Any) -> Line:
    if not rules.has_herd(v):
        return line("mow-ask-start" if can_add(v) else "mow-ask-pass")
    final = "-last" if v.deck_n == 0 else ""
    return line(f"mow-ask-add{final}" if can_add(v) else f"mow-ask-take{final}")


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """What a viewer saw happen, from that viewer's own two views and what was seen of the action."""
    who = Who(seat)
    if action < TAKE:
        return [_at(before, _narrate_cow(before, who, action, after)), *_narrate_draw(before, seat, action, after)]
    if action == TAKE:
        cows, flies = herd_size(before, int(before.place))
        told = [_at(before, line("mow-say-take", who=who, cows=cows, flies=flies))]
        return told + (_narrate_round_end(after) if after.rounds != before.rounds else [])
    if NAME <= action < PASS:
        return [line("mow-say-name", who=who, named=Who(action - NAME))]
    if action == PASS:
        return [_at(before, line("mow-say-pass", who=who))]
    said = "turn" if action == TURN else "keep"
    duel = "-duel" if before.seats == 2 else ""
    return [line(f"mow-say-{said}{duel}", who=who, next=Who(after.turn), herd=herd_letter(after))]


def _at(v: Any, what: Line) -> Line:
    """With two players: which herd."""
    return line("mow-at", herd=herd_letter(v), what=what) if v.seats == 2 else what


def _narrate_cow(before: Any, who: Who, action: int, after: Any) -> Line:
    card = rules.cow_of(action)
    if card == SLOWPOKE:
        low, high = GAPS[action - PLAY_SLOWPOKE]
        return line("mow-say-slowpoke", who=who, low=low, high=high)
    if card == CALF:
        number = after.low[0] if action == PLAY_CALF + LEFT else after.high[0]
        return line("mow-say-calf", who=who, number=int(number))
    if card == MAD:
        return line("mow-say-mad", who=who, cow=cow(int(EIGHTS[action - PLAY_MAD])))
    if card >= STARTERS:
        return line("mow-say-acrobat", who=who, number=int(NUMBER[card]))
    said = "add" if rules.has_herd(before) else "start"
    return line(f"mow-say-{said}{'' if card < len(NUMBERED) else '-special'}", who=who, cow=cow(card))


def _narrate_draw(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """An ordinary draw is told only to who drew; the lean and the milk cow's to everybody."""
    card = rules.cow_of(action)
    drawn = int(after.hand_n[seat]) - int(before.hand_n[seat]) + 1 if card != MAD else 0
    told = []
    if card in (LEAN, MILK):
        told.append(line("mow-say-draw", who=Who(seat), count=drawn))
    if after.seat == seat and drawn > 0:
        fresh = after.my_hand[after.my_hand_n - drawn : after.my_hand_n]
        told.append(line("mow-say-my-draw", cows=[cow(int(c)) for c in fresh]))
    if before.deck_n > 0 and after.deck_n == 0:
        told.append(line("mow-say-last-card"))
    return told


def _narrate_round_end(after: Any) -> list[Line]:
    told = [line("mow-say-round-end", number=int(after.rounds))]
    for seat in range(after.seats):
        flies = {"herds": int(after.last_herds[seat]), "hand": int(after.last_hands[seat])}
        told.append(line("mow-say-count", who=Who(seat), **flies, total=int(after.flies[seat])))
    if after.ending:
        fewest = min(points(after))
        first = [Who(seat) for seat, n in enumerate(points(after)) if n == fewest]
        told.append(line("mow-say-winner", who=first, count=len(first), flies=fewest))
    else:
        told.append(line("mow-say-next-round", number=int(after.rounds) + 1, who=Who(after.starter)))
    return told
