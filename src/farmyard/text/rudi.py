"""Rennschwein Rudi Rüssel in words."""

from typing import Any

from farmyard.core.record import NONE
from farmyard.games import rudi as rules
from farmyard.games.rudi import (
    BY_FINISH,
    COLOURS,
    FINISHED,
    GAME,
    GIVE,
    RUN,
    SOME_CARD,
    SWAP,
    TO_GIVE,
    VALUES,
)
from farmyard.text.words import Line, Who, line

TEN, LOW = 10, 3


def points(v: Any) -> list[int]:
    """Races won in a series; otherwise the space of the pig."""
    counted = v.wins if v.target > 1 else v.pigs
    return [int(counted[seat]) for seat in range(v.seats)]


def pig(seat: int) -> Line:
    return line(f"rudi-pig-{COLOURS[seat]}")


def colour(number: int) -> Line:
    return line(f"rudi-colour-{COLOURS[number]}")


def card(number: int) -> Line:
    return line("rudi-card", colour=colour(number // VALUES), value=rules.value_of(number))


def label(action: int) -> Line:
    """What a button says."""
    if action == SOME_CARD:
        return line("rudi-do-some-card")
    return line("rudi-do-give" if action >= GIVE else "rudi-do-lay", card=card(action % GIVE))


def ask(v: Any) -> Line:
    """The viewer's question, or whom everybody is waiting for."""
    if v.phase == FINISHED:
        return line("over")
    if v.phase == TO_GIVE:
        if v.seat != v.turn:
            return line("rudi-ask-wait-give", who=Who(v.turn), card=card(int(v.top)))
        return line("rudi-ask-give", card=card(int(v.top)))
    if v.seat != NONE and not v.ready[v.seat]:
        return line("rudi-ask-lay")
    return line("waiting-for", who=[Who(seat) for seat in range(v.seats) if not v.ready[seat]])


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """What a viewer saw happen, from that viewer's views before and after and what was seen of the action."""
    who = Who(seat)
    if GIVE <= action < SOME_CARD:
        return _narrate_exchange(before, who, action - GIVE, after)
    hidden = action == SOME_CARD
    told = [line("rudi-say-lay", who=who) if hidden else line("rudi-say-my-lay", who=who, card=card(action))]
    if turned_over(before, after):
        told += [_narrate_cards(after), _narrate_trick(before, after)]
        told += _narrate_race_end(after) if race_ended(before, after) else _narrate_going_on(before, after)
    return told


def turned_over(before: Any, after: Any) -> bool:
    return bool(after.tricks != before.tricks) or race_ended(before, after)


def race_ended(before: Any, after: Any) -> bool:
    return bool(after.race != before.race or after.ending != before.ending)


def _narrate_exchange(before: Any, who: Who, given: int, after: Any) -> list[Line]:
    told = [line("rudi-say-exchange", who=who, given=card(given), taken=card(int(before.top)))]
    if after.given_n == 0:
        told.append(line("rudi-say-reshuffle"))
    return told


def _narrate_cards(after: Any) -> Line:
    cards = [line("rudi-say-card", who=Who(s), card=card(int(after.last_card[s]))) for s in range(after.seats)]
    return line("rudi-say-turned-over", cards=cards)


def _narrate_trick(before: Any, after: Any) -> Line:
    one, other = int(after.last_first), int(after.last_second)
    if after.last_way == RUN:
        high, steps = rules.value_of(int(after.last_card[one])), int(after.last_steps)
        places = {"here": int(before.pigs[one]), "there": int(after.last_pigs[one])}
        return line("rudi-say-run", who=Who(one), high=high, second=high - steps, steps=steps, **places)
    if after.last_way == SWAP:
        places = {"here": int(after.last_pigs[one]), "there": int(after.last_pigs[other])}
        return line("rudi-say-swap", who=Who(one), other=Who(other), **places)
    return line("rudi-say-nothing")


def _narrate_going_on(before: Any, after: Any) -> list[Line]:
    told = []
    if after.hand_n[0] > before.hand_n[0]:
        told.append(line("rudi-say-take-back"))
    waiting = [Who(seat) for seat in range(after.seats) if after.due[seat]]
    if waiting:
        first = Who(after.turn)
        told.append(line("rudi-say-special", who=waiting, count=len(waiting), first=first, card=card(int(after.top))))
    return told


def _narrate_race_end(after: Any) -> list[Line]:
    winners = [seat for seat in range(after.seats) if after.last_winner[seat]]
    home = int(after.last_pigs[winners[0]]) >= after.finish
    said = GAME.endings[BY_FINISH] if home else "limit"
    names, pigs = [Who(seat) for seat in winners], [pig(seat) for seat in winners]
    told = [line(f"rudi-say-end-{said}", who=names, pigs=pigs, count=len(winners))]
    if after.target > 1:
        wins = [line("rudi-say-won", who=Who(seat), count=int(after.wins[seat])) for seat in range(after.seats)]
        told.append(line("rudi-say-standing", wins=wins))
    if not after.ending:
        told.append(line("rudi-say-next-race", race=int(after.race) + 1))
    elif after.target > 1:
        best = [Who(seat) for seat in range(after.seats) if after.wins[seat] == after.target]
        told.append(line("rudi-say-winner", who=best, count=len(best)))
    return told


# What speaks for a move


def because(v: Any, action: int) -> Line | None:
    if action >= SOME_CARD:
        return None
    return _because_give(v, action - GIVE) if action >= GIVE else _because_lay(v, rules.value_of(action))


def _because_give(v: Any, given: int) -> Line:
    lowest = min(rules.value_of(int(c)) for c in v.my_hand[: v.my_hand_n])
    said = "lowest" if rules.value_of(given) == lowest else "give"
    return line(f"rudi-because-{said}", given=card(given), taken=card(int(v.top)))


def _because_lay(v: Any, value: int) -> Line:
    others = [seat for seat in range(v.seats) if seat != v.seat]
    best = max(_highest(v, seat) for seat in others)
    if value > best:
        return line("rudi-because-safe", value=value)
    leader = others[0]
    for seat in others:
        if v.pigs[seat] > v.pigs[leader]:
            leader = seat
    if value == best and v.pigs[leader] > v.pigs[v.seat]:
        return line("rudi-because-swap", value=value, who=Who(leader))
    if value <= LOW:
        return line("rudi-because-low")
    if value == TEN:
        return line("rudi-because-ten")
    return line("rudi-because-middle", best=best)


def _highest(v: Any, seat: int) -> int:
    """The best card that this seat can still have in hand: what it owns, without what lies aside."""
    aside = [int(c) for c in v.aside[seat][: v.aside_n[seat]]]
    return int(max([rules.value_of(int(c)) for c in v.owned[seat] if int(c) not in aside]))
