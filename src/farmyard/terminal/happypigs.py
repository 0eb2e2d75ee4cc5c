"""Happy Pigs drawn for the terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farmyard.core.record import NONE
from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    ACTIONS,
    CARDS,
    EVENTS,
    FINISHED,
    NO_EVENT,
    OPENING,
    ROUNDS,
    SEASON_CARDS,
    SEASON_ROUNDS,
    SIZES,
    STY,
    STY_CELLS,
    STY_SIDE,
    TOOL,
    TOOLS,
)
from farmyard.previews.happypigs import share
from farmyard.previews.packing import AREAS, Place, pack
from farmyard.schema import happypigs as schema
from farmyard.terminal.paint import LABEL, SUN, beside, board, chip, fact, label, people, player, row
from farmyard.text import happypigs as text
from farmyard.text.words import Words

SEASON_PAPER = ("#5e9443", "#e8b132", "#c8702f", "#5b86b0")
SEASON_INK = ("#ffffff", "#2b1400", "#ffffff", "#ffffff")
PIG_INK = ("#f2a0ae", "#e58a9b", "#d9708a", "#c8536f")  # by size
EMBLEMS = ("✚", "▲", "♥")  # vaccine, supplement, amulet
SHORT_ROW = 2  # with this many sties the shop still fits beside them
EDGES = ("┌─┐│└┘", "╔═╗║╚╝")  # not vaccinated, vaccinated


def picture(v: Any, words: Words) -> RenderableType:
    parts: list[RenderableType] = [calendar(v, words)] if v.played_n else []
    if v.card != NONE and v.phase != FINISHED:
        parts += [event(v, words), shares(v, words)]
    parts += [Text(), accounts(v, words) if v.phase == FINISHED else players(v, words), Text()]
    if v.phase != FINISHED:
        parts += market(v, words)
    if v.last_card != NONE:
        parts.append(last_event(v, words))
    return board(title(v, words), *parts)


def title(v: Any, words: Words) -> str:
    if v.phase == OPENING:
        return words.say("happypigs-show-opening")
    if v.phase == FINISHED:
        return words.say("happypigs-show-over", rounds=ROUNDS)
    season = words.tell(text.season(int(v.card)))
    return words.say("happypigs-show-round", season=season, round=int(v.played_n), rounds=ROUNDS)


# The season card


def calendar(v: Any, words: Words) -> Text:
    """Sixteen rounds, the inspections between them, and how long it is until the next one."""
    days = Text()
    for number in range(ROUNDS):
        here = number == v.played_n - 1 and v.phase != FINISHED
        mark = "◉" if here else "●" if number < v.played_n else "○"
        days.append(mark, f"bold {SUN}" if here else SEASON_PAPER[number // SEASON_ROUNDS])
        days.append(" ✝ " if number % SEASON_ROUNDS == SEASON_ROUNDS - 1 else " ", LABEL)
    if v.phase == FINISHED:
        return days
    return row(days, label("happypigs-show-inspection", words, count=-int(v.played_n) % SEASON_ROUNDS))


def event(v: Any, words: Words) -> Text:
    season = int(v.card) // SEASON_CARDS
    name = words.tell(text.season(int(v.card)))
    said = row(chip(name, SEASON_PAPER[season], SEASON_INK[season]), Text(words.say(text.event(int(v.card))), "bold"))
    if CARDS[v.card, 0] != NO_EVENT:
        said = row(said, Text(words.say(f"happypigs-help-{EVENTS[CARDS[v.card, 0]]}", discount=int(v.discount)), LABEL))
    return said


def shares(v: Any, words: Words) -> RenderableType:
    """What the card gives each of one, two, three … farmers who choose the same."""
    table = Table(box=None, padding=(0, 1), header_style=LABEL, pad_edge=False)
    table.add_column(words.say("happypigs-show-shares"), no_wrap=True)
    for choosers in range(1, int(v.seats) + 1):
        table.add_column(str(choosers), justify="right", no_wrap=True)
    for action in range(len(ACTIONS)):
        cells = [_share(int(CARDS[v.card, 1 + action]), choosers) for choosers in range(1, int(v.seats) + 1)]
        table.add_row(words.say(text.deed(action)), *cells)
    return table


def _share(quantity: int, choosers: int) -> str:
    least, most = share(quantity, choosers)
    return str(least) if least == most else f"{most}–{least}"


# Farmers and shop


def players(v: Any, words: Words) -> RenderableType:
    seats = range(int(v.seats))
    columns: dict[str, list[Text | str | int]] = {
        "happypigs-show-chosen": [deed(v, seat, words) for seat in seats],
        "happypigs-show-money": [Text(f"${v.money[seat]}", "bold") for seat in seats],
        "happypigs-show-sties": [int(v.sties[seat]) for seat in seats],
        "happypigs-show-tools": [tools(v, seat) for seat in seats],
    }
    columns |= {f"happypigs-short-{name}": [herd(v, seat, size) for seat in seats] for size, name in enumerate(SIZES)}
    acting = [seat for seat in seats if rules.must_act(v, seat)]
    return people(int(v.seat), acting, columns, words)


def accounts(v: Any, words: Words) -> RenderableType:
    """At the end: where the money came from and where it went; the value of tools and sties that would break a tie."""
    seats = range(int(v.seats))
    sums = {"money": v.money, "sales": v.by_sales, "prizes": v.by_prizes, "unused": v.by_unused, "final": v.by_final}
    columns: dict[str, list[Text | str | int]] = {
        f"happypigs-show-{name}": [Text(str(dollars[seat])) for seat in seats] for name, dollars in sums.items()
    }
    columns["happypigs-show-spent"] = [Text(f"−{v.spent[seat]}") for seat in seats]
    columns["happypigs-show-goods"] = [Text(str(rules.goods_value(v, seat)), LABEL) for seat in seats]
    return people(int(v.seat), [], columns, words)


def deed(v: Any, seat: int, words: Words) -> Text:
    """The action shown, the viewer's own not yet shown, or only that there is one."""
    first = Text("★ " if seat == v.first else "", SUN)
    if v.chosen[seat] != NONE:
        return first + Text(f"{words.say(text.deed(int(v.chosen[seat])))} ×{v.quota[seat]}")
    if v.my_choice != NONE and seat == v.seat:
        return first + Text(words.say(text.deed(int(v.my_choice))), "italic")
    return first + Text("?" if v.ready[seat] else "–", LABEL)


def tools(v: Any, seat: int) -> Text:
    """In the order of the heading's emblems."""
    return row(*(str(v.tools[seat, tool]) for tool in range(len(TOOLS))))


def herd(v: Any, seat: int, size: int) -> Text:
    """Unvaccinated pigs, then vaccinated ones."""
    bare, safe = int(v.pigs[seat, 2 * size]), int(v.pigs[seat, 2 * size + 1])
    if bare + safe == 0:
        return Text("·", LABEL)
    return Text(str(bare) if bare else "") + Text(f"{' ' if bare else ''}✚{safe}" if safe else "", "green")


def market(v: Any, words: Words) -> list[RenderableType]:
    """The sties with the shop beside them, or below them if the row of sties is long."""
    farmer = int(v.seat if v.seat != NONE else v.turn)
    goods = prices(v, farmer, words)
    if v.sties[farmer] > SHORT_ROW:
        return [farm(v, farmer, words), fact("happypigs-show-shop", words, *(row(*entry) for entry in goods), gap=3)]
    table = Table(box=None, padding=(0, 1), header_style=LABEL, pad_edge=False)
    table.add_column(words.say("happypigs-show-shop"), no_wrap=True)
    table.add_column(justify="right")
    table.add_column(justify="right")
    for entry in goods:
        table.add_row(*entry)
    return [beside(farm(v, farmer, words), table)]


def prices(v: Any, buyer: int, words: Words) -> list[tuple[Text, Text, Text]]:
    """Everything with its current price and stock; the price of a sty depends on who buys it."""
    goods = []
    for thing in range(TOOL + len(TOOLS)):
        name = words.say(f"happypigs-goods-{schema.THINGS[thing]}")
        sign = f"{EMBLEMS[thing - TOOL]} " if thing > STY else ""
        price = Text(f"${rules.price(v, buyer, thing)}", "bold")
        goods.append((Text(f"{sign}{name}"), price, Text(f"×{v.shop[thing]}", LABEL)))
    return goods


# The sties


def farm(v: Any, seat: int, words: Words) -> RenderableType:
    """A row of sties with all pigs packed into it."""
    pigs = schema.herd(v, seat)
    free = STY_CELLS * int(v.sties[seat]) - sum(a * n for a, n in zip(AREAS, pigs, strict=True))
    mine = label("happypigs-show-your-sty", words)
    head = row(mine if seat == v.seat else label("happypigs-show-sty-of", words, who=words.name(seat)))
    head = row(head, label("happypigs-show-cells", words, count=free))
    bare = rules.unvaccinated(v, seat)
    if bare:
        head = row(head, Text(words.say("happypigs-show-unvaccinated", count=bare), "bold"))
    return Group(head, sties(v, seat), label("happypigs-show-legend", words))


def sties(v: Any, seat: int) -> Text:
    """Double edges for vaccinated pigs; cells are half as wide if there are many sties."""
    count = int(v.sties[seat])
    wide = 2 if count <= 5 else 1
    cells = [[("·" if x % wide == 0 else " ", LABEL) for x in range(STY_SIDE * count * wide)] for _ in range(STY_SIDE)]
    safe = [int(v.pigs[seat, 2 * size + 1]) for size in range(len(SIZES))]
    for place in pack(schema.herd(v, seat), count) or ():
        safe[place.size] -= 1
        draw(cells, place, wide, EDGES[safe[place.size] >= 0])
    lines = [Text(f"┏{wall('┯', count, wide)}┓", LABEL)]
    lines += [Text("┃", LABEL) + Text.assemble(*line) + Text("┃", LABEL) for line in cells]
    lines += [Text(f"┗{wall('┷', count, wide)}┛", LABEL)]
    return Text("\n").join(lines)


def wall(seam: str, count: int, wide: int) -> str:
    """Along the whole row, with a mark where two sties join."""
    sty = STY_SIDE * wide
    return "".join(seam if x and x % sty == 0 else "━" for x in range(sty * count))


def draw(cells: list[list[tuple[str, str]]], place: Place, wide: int, edge: str) -> None:
    """A box of the pig's size: its shape tells the size."""
    left, right = place.x * wide, (place.x + place.width) * wide - 1
    top, bottom = place.y, place.y + place.height - 1
    corners = {(top, left): 0, (top, right): 2, (bottom, left): 4, (bottom, right): 5}
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            side = 1 if y in (top, bottom) else 3
            inside = y not in (top, bottom) and x not in (left, right)
            mark = " " if inside else edge[corners.get((y, x), side)]
            cells[y][x] = (mark, PIG_INK[place.size])


# What just happened


def last_event(v: Any, words: Words) -> RenderableType:
    """Who got what from the last event, and which pigs died after it."""
    happened = [Text(words.say(text.event(int(v.last_card))))]
    sign = "$" if int(CARDS[v.last_card, 0]) in (rules.TRIP, rules.SHOW) else "×"
    for seat in range(v.seats):
        if v.last_gain[seat]:
            happened.append(row(player(seat, words), Text(f"{sign}{v.last_gain[seat]}", "bold")))
    for seat in range(v.seats):
        dead = [words.say(text.some(size, int(n))) for size, n in enumerate(v.last_dead[seat]) if n]
        if dead:
            happened.append(row(player(seat, words), Text(f"✝ {words.list(dead)}", LABEL)))
    return fact("happypigs-show-last", words, *happened, gap=3)
