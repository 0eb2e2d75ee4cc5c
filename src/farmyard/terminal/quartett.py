"""Quartett and Quintett drawn for the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farmyard.core.record import NONE
from farmyard.games.quartett import SETS
from farmyard.schema.quartett import cards_in
from farmyard.terminal.paint import LABEL, SUN, board, chip, fact, label, people, player, row, seat_chip
from farmyard.text import quartett as text
from farmyard.text.words import Words

PAPER = ("#c8402f", "#2f6fa8", "#e8b132", "#437b38", "#3d3842")  # as Rudi's cards
INK = ("#ffffff", "#ffffff", "#3b2700", "#ffffff", "#ffffff")
PATTERN = ("^", "●", "/", "#", "★")  # chevrons, dots, stripes, gingham, stars


def picture(v: Any, words: Words) -> RenderableType:
    parts = [album(v, words)]
    if v.seat != NONE and not v.ending:
        parts.append(label("quartett-show-key", words))
    parts += [Text(), players(v, words)]
    if v.last_asker != NONE:
        parts.append(last_request(v, words))
    if v.seat != NONE and not v.ending:
        parts.append(fact("table-your-hand", words, *(card(c, words) for c in cards_in(v.my_held))))
    laid = int((v.laid != NONE).sum())
    return board(words.say(f"quartett-show-{'quartett' if v.colours == 4 else 'quintett'}", laid=laid), *parts)


def card(number: int, words: Words) -> Text:
    colour = int(number) // SETS
    return chip(f"{PATTERN[colour]} {words.tell(text.card(int(number)))}", PAPER[colour], INK[colour])


# The album: a column for each set


def album(v: Any, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in range(SETS):
        grid.add_column(justify="center", width=3)
    for colour in range(v.colours):
        name = Text(f"{PATTERN[colour]} {words.say(text.colour(colour))}", LABEL)
        grid.add_row(name, *(cell(v, number, colour) for number in range(SETS)))
    stamps = [seat_chip(int(seat)) if seat != NONE else Text() for seat in v.laid]
    grid.add_row(label("quartett-show-laid", words), *stamps)
    return grid


def cell(v: Any, number: int, colour: int) -> Text:
    """Own cards on their colour with its sign, cards to ask for with a question mark, others dim, laid sets empty."""
    if v.laid[number] != NONE:
        return Text("·", LABEL)
    if int(v.my_held[number]) >> colour & 1:
        return Text(f"{PATTERN[colour]}{number + 1}", f"bold {INK[colour]} on {PAPER[colour]}")
    return Text(f"{number + 1}?", SUN) if v.my_held[number] else Text(str(number + 1), LABEL)


# People


def players(v: Any, words: Words) -> RenderableType:
    seats = range(int(v.seats))
    columns = {
        "table-cards": [int(v.hand_n[s]) for s in seats],
        "quartett-show-asked": [int(v.asked[s]) for s in seats],
        "quartett-show-got": [int(v.got[s]) for s in seats],
        "quartett-show-sets": text.points(v),
    }
    return people(int(v.seat), [s for s in seats if s == v.turn and not v.ending], columns, words)


def last_request(v: Any, words: Words) -> RenderableType:
    answer = words.say("quartett-show-hit" if v.last_given else "quartett-show-miss")
    names = player(int(v.last_asker), words), Text("→"), player(int(v.last_asked), words)
    return fact("quartett-show-last", words, row(*names, card(v.last_card, words), Text(answer, "bold")))
