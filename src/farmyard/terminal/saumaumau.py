"""Sau Mau Mau drawn for the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from farmyard.core.record import NONE
from farmyard.games.saumaumau import BAUER, COLOURS, FINISHED, GAME, RACES, SCHLAPPI, TO_OBJECT
from farmyard.games.saumaumau import colour_of as card_colour
from farmyard.schema.saumaumau import SYMBOLS
from farmyard.terminal.paint import SUN, beside, board, chip, fact, label, people, player, row
from farmyard.text import saumaumau as text
from farmyard.text.words import Words

PAPER = ("#f2a0ae", "#a4683f", "#3d3842", "#f3e0b5", "#437b38")  # the four pigs; green for Bauer
INK = ("#4a0d1f", "#ffffff", "#ffffff", "#4a3208", "#ffffff")
EMBLEM = ("✿", "◆", "☾", "≋", "♣")  # blossom, acorn, moon, wool
GREEN = 4


def picture(v: Any, words: Words) -> RenderableType:
    parts = [track(v, words), Text(), beside(piles(v, words), players(v, words)), bets(v, words)]
    if v.seat != NONE and v.phase != FINISHED:
        parts.append(fact("table-your-hand", words, *(card(c, words) for c in sorted(v.my_hand[: v.my_hand_n]))))
    if v.last_way:
        parts.append(last_race(v, words))
    return board(words.say("saumaumau-show-race", race=int(v.race) + 1, races=RACES), *parts)


# Pieces


def card(kind: int, words: Words) -> Text:
    colour = GREEN if kind == BAUER else card_colour(int(kind))
    star = EMBLEM[GREEN] if kind >= SCHLAPPI else ""
    return chip(f"{EMBLEM[colour] if kind != BAUER else ''}{star} {words.tell(text.card(int(kind)))}", *tone(colour))


def pig(number: int, words: Words) -> Text:
    return chip(f"{EMBLEM[number]} {words.say(text.colour(int(number)))}", *tone(int(number)))


def tone(colour: int) -> tuple[str, str]:
    return PAPER[colour], INK[colour]


# The track


def track(v: Any, words: Words) -> RenderableType:
    """A lane for each pig, from Start to the wreath."""
    step = max(1, min(3, 56 // int(v.goal)))
    names = [words.say(text.colour(p)) for p in range(4)]
    width = max(map(len, names)) + 4
    lines = [Text(" " * width) + ruler(int(v.goal), step)]
    lines += [pig(p, words) + Text(" " * (width - len(names[p]) - 4)) + lane(v, p, step) for p in range(4)]
    return Text("\n").join(lines)


def ruler(goal: int, step: int) -> Text:
    every = 2 if step == 3 else 5
    marks = [str(space) if space % every == 0 and space + every / 2 < goal else "" for space in range(goal)]
    line = [" "] * (step * goal + 4)
    for space, mark in [*enumerate(marks), (goal, str(goal))]:
        line[space * step + 1 : space * step + 1 + len(mark)] = mark
    return Text("".join(line).rstrip(), "dim")


def lane(v: Any, number: int, step: int) -> Text:
    here, goal = int(v.pigs[number]), int(v.goal)
    drawn = Text(" ")
    for space in range(goal + 1):
        if space == here:
            drawn.append(EMBLEM[number], f"bold {INK[number]} on {PAPER[number]}")
        elif space == goal:
            drawn.append("◎", f"bold {SUN}")
        else:
            drawn.append("─" if space < here else "·", "green" if space < here else "dim")
        drawn.append(("─" if space < here else " ") * (step - 1), "green")
    drawn.append(f" {here}", "bold")
    return drawn


# Cards and people


def piles(v: Any, words: Words) -> RenderableType:
    lines = [
        row(label("saumaumau-show-top", words), card(v.top, words)),
        row(label("table-draw-pile", words), str(v.deck_n), label("table-discards", words), str(v.pile_n + 1)),
        row(label("saumaumau-show-fits", words), fitting(v, words)),
    ]
    if v.pending:
        lines.append(Text(words.say("saumaumau-show-pending", count=int(v.pending)), "bold red"))
    return Text("\n").join(lines)


def fitting(v: Any, words: Words) -> Text:
    """What the next card must have: not always what the top card shows."""
    colour = label("saumaumau-colour-any", words) if v.colour == GREEN else pig(v.colour, words)
    symbol = [chip(SYMBOLS[v.symbol - 1].upper(), "#fffaf0", "#3b2d24")] if v.symbol else []
    return row(colour, *symbol)


def players(v: Any, words: Words) -> RenderableType:
    seats = range(int(v.seats))
    return people(
        int(v.seat),
        [seat for seat in seats if acts(v, seat)],
        {"table-cards": [int(v.hand_n[s]) for s in seats], "table-points": text.points(v)},
        words,
    )


def acts(v: Any, seat: int) -> bool:
    if v.phase == TO_OBJECT:
        return bool(seat != v.turn and not v.answered[seat])
    return bool(v.phase != FINISHED and seat == v.turn)


def bets(v: Any, words: Words) -> RenderableType:
    """The strips from the top; only the viewer's own pig is known."""
    if v.phase == FINISHED:
        return Text()
    placed = [bet(v, int(seat), words) for seat in v.strip[: v.strip_n]]
    return fact("saumaumau-show-bets", words, *placed, gap=2)


def bet(v: Any, seat: int, words: Words) -> Text:
    return row(player(seat, words), pig(v.my_bet, words) if seat == v.seat else chip("?", "#8a8a8a"))


def last_race(v: Any, words: Words) -> RenderableType:
    """What came to light when the race before this one ended."""
    won = [pig(p, words) for p in range(len(COLOURS)) if v.last_winner[p]]
    shown = [
        row(player(s, words), *bet_shown(v, s, words), Text(f"+{v.last_earned[s]}", "bold"))
        for s in range(v.seats)
        if v.last_bet[s] != NONE or v.last_earned[s]
    ]
    way = Text(words.say(f"saumaumau-ending-{GAME.endings[v.last_way]}"))
    return fact("saumaumau-show-last-race", words, row(*won, way), *shown, gap=2)


def bet_shown(v: Any, seat: int, words: Words) -> list[Text]:
    return [] if v.last_bet[seat] == NONE else [pig(v.last_bet[seat], words)]
