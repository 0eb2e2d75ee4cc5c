"""MOW in words."""

from typing import Any

import numpy as np

from farmyard.games import mow as rules
from farmyard.games.mow import (
    CALF,
    EIGHTS,
    FINISHED,
    FLIES,
    GAME,
    GAPS,
    KEEP,
    LEAN,
    LEFT,
    MAD,
    MILK,
    NAME,
    NUMBER,
    NUMBERED,
    OK,
    PASS,
    PLAY_CALF,
    PLAY_MAD,
    PLAY_SLOWPOKE,
    SLOWPOKE,
    STARTERS,
    TAKE,
    TO_NAME,
    TO_TURN,
    TURN,
)
from farmyard.schema.mow import CARD_NAMES, SIDES, cows_at
from farmyard.text.words import Line, Who, line, waiting_for

FEW = 4  # flies: cheap


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
    """Whether the viewer has a cow for the herd of this turn."""
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
    """The viewer's question, or whom everybody is waiting for."""
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
    """What a viewer saw happen, from that viewer's views before and after and what was seen of the action."""
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
    """An ordinary draw is told only to whoever drew; those after the lean and the milk cow to everybody."""
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


# What speaks for a move


def because(v: Any, action: int) -> Line | None:
    if action < TAKE:
        return _because_cow(v, int(rules.cow_of(action)))
    if action == TAKE:
        return _because_take(v)
    if NAME <= action < PASS:
        return _because_next(v, action - NAME)
    if action in (TURN, KEEP):
        return _because_next(v, neighbour(v, action == TURN))
    return None


def _because_cow(v: Any, card: int) -> Line:
    flies = int(FLIES[card])
    if card >= len(NUMBERED):
        return line("mow-because-special", flies=flies)
    if flies:
        return line("mow-because-flies", flies=flies)
    return line("mow-because-clean")


def _because_take(v: Any) -> Line:
    _, flies = herd_size(v, int(v.place))
    if v.deck_n == 0:
        return line("mow-because-end", flies=flies)
    return line("mow-because-cheap" if flies <= FEW else "mow-because-take", flies=flies)


def _because_next(v: Any, named: int) -> Line | None:
    others = [int(v.flies[seat]) for seat in range(v.seats) if seat != v.seat]
    if named != v.seat and v.flies[named] == min(others) and min(others) < max(others):
        return line("mow-because-leader", who=Who(named), flies=int(v.flies[named]))
    return line("mow-because-next", who=Who(named)) if named != v.seat else None


def neighbour(v: Any, turned: bool) -> int:
    """Who is next if the arrow is turned, or is not."""
    left = bool(v.arrow == 0) != turned
    return int((v.turn + 1) % v.seats if left else (v.turn + v.seats - 1) % v.seats)
