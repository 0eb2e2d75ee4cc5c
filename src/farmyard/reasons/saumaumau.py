"""Sau Mau Mau: what speaks for a move."""

from typing import Any

from farmyard.core.record import NONE
from farmyard.games import saumaumau as rules
from farmyard.games.saumaumau import (
    BAUER,
    BET,
    BET_POINTS,
    DONE,
    DRAW,
    LOUD,
    NO_BET,
    PLAY_BAUER,
    PLAY_SCHLAPPI,
    PLUS_TWO,
    PULL,
    SCHLAPPI,
    SCHLAPPI_STEPS,
    X,
)
from farmyard.text.saumaumau import pig
from farmyard.text.words import Line, Who, line


def because(v: Any, action: int) -> Line | None:
    if action < DRAW:
        return _because_card(v, action % LOUD)
    if action == DRAW:
        return _because_draw(v)
    if PULL <= action < DONE:
        return _because_pull(v, action - PULL)
    if BET <= action < NO_BET:
        return _because_bet(v, action - BET)
    if action == NO_BET and v.my_bet != NONE:
        return line("saumaumau-because-keep", pig=pig(int(v.my_bet)))
    return None


def _because_card(v: Any, quiet: int) -> Line:
    played = rules.card_of(quiet)
    if played == BAUER:
        return _because_colour(v, quiet - PLAY_BAUER)
    if played >= SCHLAPPI:
        return _because_run(v, (quiet - PLAY_SCHLAPPI) & 3, SCHLAPPI_STEPS)
    symbol = rules.symbol_of(played)
    if symbol == X:
        other = int(rules.next_seat(v, int(v.turn)))
        last = "-last" if v.hand_n[other] == 1 else ""
        return line(f"saumaumau-because-skip{last}", who=Who(other))
    if symbol == PLUS_TWO:
        other = int(rules.next_seat(v, int(v.turn)))
        return line("saumaumau-because-plus-two", who=Who(other), count=int(v.pending) + 2)
    return _because_run(v, int(rules.colour_of(played)), int(symbol))


def _because_run(v: Any, runner: int, steps: int) -> Line:
    space = int(v.pigs[runner]) + steps
    own = v.my_bet == runner
    if space >= v.goal:
        return line("saumaumau-because-wreath-bet" if own else "saumaumau-because-wreath", pig=pig(runner))
    if v.hand_n[v.seat] == 1:
        return line("saumaumau-because-last-card")
    if own:
        front = all(space > int(v.pigs[other]) for other in range(4) if other != runner)
        return line("saumaumau-because-own-front" if front else "saumaumau-because-own", pig=pig(runner))
    if v.my_bet == NONE:
        return line("saumaumau-because-open")
    if space <= int(v.pigs[v.my_bet]):
        return line("saumaumau-because-behind", own=pig(int(v.my_bet)))
    return line("saumaumau-because-shed", count=int(v.hand_n[v.seat]) - 1)


def _because_colour(v: Any, colour: int) -> Line:
    if v.my_bet == colour:
        return line("saumaumau-because-colour-own", pig=pig(colour))
    held = sum(1 for card in v.my_hand[: v.my_hand_n] if card < SCHLAPPI and rules.colour_of(card) == colour)
    if held:
        return line("saumaumau-because-colour-held", count=held)
    return line("saumaumau-because-shed", count=int(v.hand_n[v.seat]) - 1)


def _because_draw(v: Any) -> Line:
    if v.pending:
        return line("saumaumau-because-take", count=int(v.pending))
    return line("saumaumau-because-draw-bet" if v.my_bet == NONE else "saumaumau-because-draw")


def _because_pull(v: Any, pulled: int) -> Line | None:
    if v.my_bet not in (NONE, pulled) and v.pigs[pulled] >= v.pigs[v.my_bet]:
        return line("saumaumau-because-pull-rival", pig=pig(pulled))
    if all(v.pigs[pulled] >= v.pigs[other] for other in range(4)):
        return line("saumaumau-because-pull-front", pig=pig(pulled))
    return None


def _because_bet(v: Any, chosen: int) -> Line:
    had = v.my_bet != NONE
    points = int(BET_POINTS[v.strip_n - 1 if had else v.strip_n])
    front = all(v.pigs[chosen] > v.pigs[other] for other in range(4) if other != chosen)
    return line("saumaumau-because-bet-front" if front else "saumaumau-because-bet", pig=pig(chosen), points=points)
