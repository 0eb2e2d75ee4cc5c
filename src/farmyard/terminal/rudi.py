"""Rennschwein Rudi Rüssel drawn for the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from farmyard.core.record import NONE
from farmyard.games.rudi import FINISHED, TO_GIVE, VALUES
from farmyard.terminal.paint import SUN, Flow, board, chip, fact, label, people, player, row
from farmyard.text import rudi as text
from farmyard.text.words import Words

PAPER = ("#c8402f", "#2f6fa8", "#e8b132", "#437b38", "#3d3842")  # the silks; black for exchange cards
INK = ("#ffffff", "#ffffff", "#3b2700", "#ffffff", "#ffffff")
PATTERN = ("^", "●", "/", "#", "★")  # chevrons, dots, stripes, gingham, stars
SPECIAL = "◆"


def picture(v: Any, words: Words) -> RenderableType:
    parts = [course(v, words), Text(), stadium(v, words), players(v, words)]
    if v.last_way:
        parts.append(last_trick(v, words))
    if v.open_aside:
        parts.append(fact("rudi-show-aside", words, *(aside(v, s, words) for s in range(v.seats)), gap=2))
    if v.seat != NONE and v.phase != FINISHED:
        parts.append(fact("table-your-hand", words, *(card(c, words) for c in my_hand(v))))
    if v.my_choice != NONE:
        parts.append(fact("rudi-show-choice", words, card(v.my_choice, words)))
    return board(title(v, words), *parts)


def title(v: Any, words: Words) -> str:
    trick = int(v.tricks) + (v.phase not in (FINISHED, TO_GIVE))
    if v.target == 1:
        return words.say("rudi-show-title", trick=trick)
    return words.say("rudi-show-series", race=int(v.race) + 1, trick=trick, target=int(v.target))


def card(number: int, words: Words) -> Text:
    colour = int(number) // VALUES
    return chip(f"{PATTERN[colour]} {words.tell(text.card(int(number)))}", PAPER[colour], INK[colour])


def my_hand(v: Any) -> list[int]:
    """By value; the card lying face down can no longer be chosen."""
    return sorted((int(c) for c in v.my_hand[: v.my_hand_n] if c != v.my_choice), key=lambda c: (c % VALUES, c))


# The course


def course(v: Any, words: Words) -> RenderableType:
    """A lane for each pig, one lap long."""
    step = max(1, min(2, 60 // int(v.lap)))
    names = [words.say(text.colour(seat)) for seat in range(v.seats)]
    width = max(map(len, names)) + 4
    lines = [Text(" " * width) + ruler(v, step)]
    for seat, name in enumerate(names):
        flag = chip(f"{PATTERN[seat]} {name}", PAPER[seat], INK[seat])
        lines.append(flag + Text(" " * (width - len(name) - 4)) + lane(v, seat, step, words))
    return Text("\n").join([*lines, label("rudi-show-specials", words)])


def ruler(v: Any, step: int) -> Text:
    """Numbers where there is room: the special spaces and the line."""
    line = [" "] * (step * int(v.lap) + 4)
    for space in sorted({*(int(s) for s in v.specials if s < v.lap), int(v.lap)}, reverse=True):
        mark = str(space)
        place = slice(space * step + 1, space * step + 1 + len(mark))
        if not "".join(line[place.start - 1 : place.stop + 1]).strip():
            line[place] = mark
    return Text("".join(line).rstrip(), "dim")


def lane(v: Any, seat: int, step: int, words: Words) -> Text:
    space = int(v.pigs[seat])
    here = min(space, int(v.lap)) if space >= v.finish else space % int(v.lap)
    drawn = Text(" ")
    for at in range(int(v.lap) + 1):
        if at == here:
            drawn.append(PATTERN[seat], f"bold {INK[seat]} on {PAPER[seat]}")
        elif at == v.lap:
            drawn.append("▒", f"bold {SUN}")
        elif at in v.specials:
            drawn.append(SPECIAL, SUN)
        else:
            drawn.append("─" if at < here else "·", "green" if at < here else "dim")
        drawn.append(("─" if at < here else " ") * (step - 1), "green")
    drawn.append(f" {space}", "bold")
    if v.finish > v.lap:
        drawn.append(" " + words.say("rudi-show-lap", lap=min(space // int(v.lap) + 1, int(v.finish // v.lap))), "dim")
    return drawn


# The stadium and people


def stadium(v: Any, words: Words) -> RenderableType:
    piles = [row(label("rudi-show-exchange", words), card(v.top, words), Text(f"({v.pile_n + 1})", "dim"))]
    if v.given_n:
        top = card(v.given[v.given_n - 1], words)
        piles.append(row(label("rudi-show-given", words), top, Text(f"({v.given_n})", "dim")))
    return Flow(piles, gap=3)


def players(v: Any, words: Words) -> RenderableType:
    seats = range(int(v.seats))
    columns: dict[str, list[Text | str | int]] = {
        "table-cards": [int(v.hand_n[s]) for s in seats],
        "rudi-show-space": [int(v.pigs[s]) for s in seats],
    }
    if v.target > 1:
        columns["rudi-show-wins"] = [int(v.wins[s]) for s in seats]
    if v.phase != FINISHED:
        columns["rudi-show-state"] = [state(v, s, words) for s in seats]
    return people(int(v.seat), [s for s in seats if acts(v, s)], columns, words)


def acts(v: Any, seat: int) -> bool:
    if v.phase == TO_GIVE:
        return bool(seat == v.turn)
    return bool(v.phase != FINISHED and not v.ready[seat])


def state(v: Any, seat: int, words: Words) -> Text | str:
    if v.phase == TO_GIVE:
        return words.say("rudi-show-giving") if v.due[seat] else ""
    return words.say("rudi-show-ready") if v.ready[seat] else label("rudi-show-choosing", words)


def last_trick(v: Any, words: Words) -> RenderableType:
    cards = [row(player(s, words), card(v.last_card[s], words)) for s in range(v.seats)]
    return fact("rudi-show-last", words, *cards, gap=2)


def aside(v: Any, seat: int, words: Words) -> Text:
    cards = sorted(v.aside[seat, : v.aside_n[seat]], key=lambda c: (c % VALUES, c))
    values = [chip(f"{PATTERN[c // VALUES]}{c % VALUES + 1}", PAPER[c // VALUES], INK[c // VALUES]) for c in cards]
    return row(player(seat, words), Text("").join(values) if values else label("table-none", words))
