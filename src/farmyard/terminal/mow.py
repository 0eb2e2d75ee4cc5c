"""MOW drawn for the terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from farmyard.core.record import NONE
from farmyard.games import mow as rules
from farmyard.games.mow import (
    ACROBAT_7,
    CALF,
    FINISHED,
    FLIES,
    LEAN,
    LEFT,
    MAD,
    MILK,
    NUMBER,
    PLACES,
    POSTS,
    SLOWPOKE,
)
from farmyard.terminal.paint import LABEL, SUN, Flow, board, chip, fact, label, people, player, row
from farmyard.text import mow as text
from farmyard.text.words import Words

PAPER = {0: "#8fba66", 1: "#f0c94f", 2: "#e8924a", 3: "#cf5140", 5: "#84609f"}  # by flies
INK = {0: "#1d2b10", 1: "#3a2a00", 2: "#331a00", 3: "#ffffff", 5: "#ffffff"}
MARKS = {LEAN: "-", MILK: "+", SLOWPOKE: "»", CALF: "∪", MAD: "!"}  # beside or instead of the number
WIDTH = 4  # columns a number takes on the line


def picture(v: Any, words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for place in range(PLACES if v.seats == 2 else 1):
        if v.phase != FINISHED or v.low[place] != NONE:
            parts += [pasture(v, place, words), Text()]
    parts += [facts(v, words), players(v, words)]
    if v.seat != NONE and v.phase != FINISHED:
        mine = sorted(v.my_hand[: v.my_hand_n], key=lambda c: (NUMBER[c], c))
        parts.append(fact("table-your-hand", words, *(card(v, int(c), words) for c in mine)))
    if v.last_taker != NONE:
        parts.append(last_round(v, words))
    number = int(v.rounds) + (v.phase != FINISHED)
    return board(words.say("mow-show-round", round=number, target=int(v.target)), *parts)


# Cows


def card(v: Any, kind: int, words: Words) -> Text:
    name = words.tell(text.cow(kind))
    if kind in (LEAN, MILK):
        name += f" {rules.number_of(v, kind)}"
    return chip(name, *tone(kind))


def tone(kind: int) -> tuple[str, str]:
    flies = int(FLIES[kind])
    return PAPER[flies], INK[flies]


# Herds


def pasture(v: Any, place: int, words: Words) -> RenderableType:
    """A herd over its number line: riders, cows, flies, numbers."""
    lines = (rider_line, cow_line, fly_line, post_line)
    return Group(heading(v, place, words), *(line(v, place) for line in lines))


def heading(v: Any, place: int, words: Words) -> Text:
    now = v.phase != FINISHED and place == v.place
    name = words.say("mow-show-herd-of", herd="ABC"[place]) if v.seats == 2 else words.say("mow-show-herd")
    cows, flies = text.herd_size(v, place)
    size = Text(words.say("mow-show-count", cows=cows, flies=flies), LABEL)
    return row(Text(f"{'▶' if now else ' '} {name}", f"bold {SUN}" if now else "bold"), size)


def rider_line(v: Any, place: int) -> Text:
    line = Text()
    for number in range(POSTS):
        rider = number in (7, 9) and v.rides[(7, 9).index(number)] == place
        line.append_text(cell(f"^{number}", ACROBAT_7) if rider else blank())
    return line


def cow_line(v: Any, place: int) -> Text:
    line = Text()
    for number in range(POSTS):
        kind = int(v.herd[place, number])
        line.append_text(blank() if kind == NONE else cell(face(kind, number), kind))
    return line


def face(kind: int, number: int) -> str:
    return MARKS.get(kind, "") + ("" if kind == SLOWPOKE else str(number))


def cell(said: str, kind: int) -> Text:
    paper, ink = tone(kind)
    return Text.assemble((f"{said:^3}", f"bold {ink} on {paper}"), " " * (WIDTH - 3))


def blank() -> Text:
    return Text(" " * WIDTH)


def fly_line(v: Any, place: int) -> Text:
    """The flies of each cow in the herd; riders' are left out."""
    line = Text()
    for number in range(POSTS):
        kind = int(v.herd[place, number])
        count = 0 if kind == NONE else int(FLIES[kind])
        line.append(f"{f'{count}ж' if count else '':^3} ", LABEL)
    return line


def post_line(v: Any, place: int) -> Text:
    """The numbers: those in the herd plain, those that fit bright, the rest dim."""
    line = Text()
    open_here = v.phase != FINISHED and place == v.place
    for number in range(POSTS):
        fits = open_here and (v.low[place] == NONE or number < v.low[place] or number > v.high[place])
        standing = v.herd[place, number] != NONE
        line.append(f"{number:^3} ", f"bold {SUN}" if fits else "bold" if standing else LABEL)
    return line


# Around the herds


def facts(v: Any, words: Words) -> RenderableType:
    pile = Text(str(v.deck_n)) if v.deck_n else Text(words.say("mow-show-pile-empty"), f"bold {SUN}")
    said = [row(label("table-draw-pile", words), pile)]
    if v.phase != FINISHED:
        said.append(row(label("mow-show-arrow", words), arrow(v, words)))
        said.append(row(label("mow-show-fits", words), *fitting(v, words)))
    return Flow(said, gap=3)


def arrow(v: Any, words: Words) -> Text:
    """Who follows whom; with two players which herd follows which."""
    if v.seats == 2:
        return Text("A → B → C" if v.arrow == LEFT else "C → B → A")
    return row(player(int(v.turn), words), "→", player(int(rules.next_seat(v)), words))


def fitting(v: Any, words: Words) -> list[Text]:
    """Where an ordinary cow may stand."""
    if not rules.has_herd(v):
        return [label("mow-show-any", words)]
    low, high = int(v.low[v.place]), int(v.high[v.place])
    ends = [("below", low, low > 0), ("above", high, high < POSTS - 1)]
    said = [Text(words.say(f"mow-show-{end}", number=number), SUN) for end, number, free in ends if free]
    said = [row(*said[:1], "·", *said[1:])] if len(said) > 1 else said or [label("table-none", words)]
    if v.herd[v.place, NUMBER[MAD]] == MAD:
        said.append(Text(words.say("mow-show-fly-free-barred"), "bold red"))
    return said


def players(v: Any, words: Words) -> RenderableType:
    seats = range(int(v.seats))
    columns: dict[str, list[Text | str | int]] = {
        "table-cards": [int(v.hand_n[s]) for s in seats],
        "mow-show-stable": [int(v.cows[s]) for s in seats],
        "mow-show-flies": list(text.points(v)),
    }
    return people(int(v.seat), [s for s in seats if s == v.turn and v.phase != FINISHED], columns, words)


def last_round(v: Any, words: Words) -> RenderableType:
    """Flies from herds and from the revealed hands."""
    counts = [
        row(player(s, words), Text(f"+{int(v.last_herds[s]) + int(v.last_hands[s])}", "bold"), *hand_of(v, s))
        for s in range(v.seats)
    ]
    return fact("mow-show-last-round", words, *counts, gap=3)


def hand_of(v: Any, seat: int) -> list[Text]:
    """What was left in hand, as compact as possible."""
    left = sorted((int(NUMBER[c]), int(c)) for c in v.last_hand[seat, : v.last_hand_n[seat]])
    chips = [chip(f"{face(c, n) if n != NONE else MARKS[c]}/{FLIES[c]}", *tone(c)) for n, c in left]
    return [Text("").join(chips)] if chips else []
