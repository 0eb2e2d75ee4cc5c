"""Sau Mau Mau in words."""

from functools import cache
from typing import Any

from farmyard.core.record import NONE
from farmyard.games import saumaumau as rules
from farmyard.games.saumaumau import (
    BAUER,
    BET,
    BET_POINTS,
    COLOURS,
    DONE,
    DRAW,
    FINISHED,
    GAME,
    LET_PASS,
    LOUD,
    NO_BET,
    OBJECT,
    PASS,
    PLAY_BAUER,
    PLAY_SCHLAPPI,
    PLUS_TWO,
    PULL,
    SCHLAPPI,
    SCHLAPPI_STEPS,
    SOME_BET,
    TO_BET,
    TO_OBJECT,
    TO_PULL,
    X,
)
from farmyard.schema.saumaumau import SYMBOLS
from farmyard.text.words import Line, Who, line, waiting_for


def points(v: Any) -> list[int]:
    return [int(v.points[seat]) for seat in range(v.seats)]


@cache
def pig(number: int) -> Line:
    return line(f"saumaumau-pig-{COLOURS[number]}")


@cache
def card(kind: int) -> Line:
    if kind == BAUER:
        return line("saumaumau-card-bauer")
    if kind >= SCHLAPPI:
        return line("saumaumau-card-schlappi", colour=colour(kind - SCHLAPPI))
    return line("saumaumau-card", colour=colour(kind >> 3), symbol=SYMBOLS[kind & 7].upper())


@cache
def colour(number: int) -> Line:
    return line(f"saumaumau-colour-{(*COLOURS, 'any')[number]}")


def label(action: int) -> Line:
    """What a button says."""
    if action < DRAW:
        return _label_card(action % LOUD, "-mau" if action >= LOUD else "")
    if PULL <= action < DONE:
        return line("saumaumau-do-pull", pig=pig(action - PULL))
    if BET <= action < NO_BET:
        return line("saumaumau-do-bet", pig=pig(action - BET))
    plain = {DRAW: "draw", DONE: "done", NO_BET: "no-bet", PASS: "pass", OBJECT: "object", LET_PASS: "let-pass"}
    return line(f"saumaumau-do-{plain.get(action, 'some-bet')}")


def _label_card(quiet: int, mau: str) -> Line:
    played = card(rules.card_of(quiet))
    if quiet >= PLAY_BAUER:
        return line(f"saumaumau-do-bauer{mau}", card=played, colour=colour(quiet - PLAY_BAUER))
    if quiet >= PLAY_SCHLAPPI:
        return line(f"saumaumau-do-schlappi{mau}", card=played, pig=pig((quiet - PLAY_SCHLAPPI) & 3))
    return line(f"saumaumau-do-play{mau}", card=played)


def ask(v: Any) -> Line:
    """The viewer's question, or whom everybody is waiting for."""
    if v.phase == FINISHED:
        return line("over")
    if v.phase == TO_OBJECT:
        return line("saumaumau-ask-object" if v.seat != v.turn else "saumaumau-ask-wait-object", who=Who(v.turn))
    if v.seat != v.turn:
        return waiting_for(v.turn)
    if v.phase == TO_PULL:
        return line("saumaumau-ask-pull", count=int(v.steps))
    if v.phase == TO_BET:
        return line("saumaumau-ask-bet" if v.my_bet == NONE else "saumaumau-ask-change-bet")
    if v.pending:
        return line("saumaumau-ask-plus-two", count=int(v.pending))
    return line("saumaumau-ask-play")


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """What a viewer saw happen, from that viewer's views before and after and what was seen of the action."""
    who = Who(seat)
    told: list[Line] = []
    if action < DRAW:
        told += _narrate_card(before, who, action, after)
    elif action == DRAW:
        told += _narrate_draw(before, seat, after)
    elif action < DONE:
        told.append(line("saumaumau-say-pull", who=who, pig=pig(action - PULL), space=int(after.pigs[action - PULL])))
    elif BET <= action < NO_BET:
        told.append(line("saumaumau-say-my-bet", who=who, pig=pig(action - BET)))
    elif action == OBJECT:
        told.append(line("saumaumau-say-object", who=who, caught=Who(before.turn), card=card(int(before.top))))
        if not race_ended(before, after) and after.hand_n[before.turn] > before.hand_n[before.turn] + 1:
            told += _narrate_draw(before, int(before.turn), after, back=1)
    else:
        said = {DONE: "done", NO_BET: "no-bet", PASS: "pass", LET_PASS: "let-pass", SOME_BET: "bet"}[action]
        told.append(line(f"saumaumau-say-{said}", who=who))
    if race_ended(before, after):
        told += _narrate_race_end(before, after)
    return told


def race_ended(before: Any, after: Any) -> bool:
    return bool(after.race != before.race or after.ending != before.ending)


def _narrate_card(before: Any, who: Who, action: int, after: Any) -> list[Line]:
    quiet = action % LOUD
    played = rules.card_of(quiet)
    told = [line("saumaumau-say-play", who=who, card=card(played))]
    if action >= LOUD:
        told.append(line("saumaumau-say-mau" if before.hand_n[who] == 2 else "saumaumau-say-mau-mau", who=who))
    if played == BAUER:
        told.append(line("saumaumau-say-colour", who=who, colour=colour(quiet - PLAY_BAUER)))
        return told
    symbol = rules.symbol_of(played)
    if symbol == PLUS_TWO:
        told.append(line("saumaumau-say-plus-two", count=int(before.pending) + 2))
    elif symbol == X:
        told.append(line("saumaumau-say-skip", who=Who(rules.next_seat(before, int(before.turn)))))
    else:
        runner = rules.colour_of(played) if played < SCHLAPPI else (quiet - PLAY_SCHLAPPI) & 3
        pigs = after.last_pigs if race_ended(before, after) else after.pigs
        told.append(line("saumaumau-say-run", pig=pig(runner), space=int(pigs[runner])))
    return told


def _narrate_draw(before: Any, seat: int, after: Any, back: int = 0) -> list[Line]:
    had = int(before.hand_n[seat]) + back
    count = int(after.hand_n[seat]) - had
    told = [line("saumaumau-say-draw", who=Who(seat), count=count)]
    if after.seat == seat and count > 0:
        told.append(line("saumaumau-say-my-draw", cards=[card(int(c)) for c in after.my_hand[had : had + count]]))
    if after.pile_n < before.pile_n - back:
        told.append(line("saumaumau-say-reshuffle"))
    return told


def _narrate_race_end(before: Any, after: Any) -> list[Line]:
    winners = [pig(p) for p in range(4) if after.last_winner[p]]
    way = GAME.endings[after.last_way]
    told = [line(f"saumaumau-say-end-{way}", who=Who(after.last_mover), pigs=winners, count=len(winners))]
    for i in range(before.strip_n):
        seat = int(before.strip[i])
        paid = int(after.by_bets[seat]) - int(before.by_bets[seat])
        said = "saumaumau-say-bet-pays" if paid else "saumaumau-say-bet-fails"
        told.append(line(said, who=Who(seat), pig=pig(int(after.last_bet[seat])), points=paid))
    if after.ending:
        best = max(points(after))
        first = [Who(seat) for seat, n in enumerate(points(after)) if n == best]
        told.append(line("saumaumau-say-winner", who=first, count=len(first), points=best))
    else:
        told.append(line("saumaumau-say-next-race", race=int(after.race) + 1, who=Who(after.starter)))
    return told


# What speaks for a move


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
