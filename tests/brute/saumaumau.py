"""Sau Mau Mau by brute force, from the German and French rule texts and our rulings (S1-S44, G1-G4)."""

from typing import Any, NamedTuple

from brute import Chance, Impossible, put, without

COLOURS = ("pink", "brown", "black", "beige")
DECK = tuple(
    sorted(
        [f"{c} {s}" for c in COLOURS for s in ("1", "2", "3", "4", "5", "6", "x", "+2")]
        + [f"schlappi {c}" for c in COLOURS]
        + ["bauer"] * 3
    )
)
GOALS = {"standard": {2: 16, 3: 17, 4: 19, 5: 20}, "children": {2: 14, 3: 16, 4: 17, 5: 19}}
PAID = (6, 4, 3, 2, 1)
MOST_TURNS = 300
RACES = 4


class Position(NamedTuple):
    seats: int
    goal: int
    mau: bool
    race: int
    starter: int
    turn: int
    phase: str
    turns: int
    pigs: tuple[int, ...]
    top: str
    colour: str
    symbol: str
    pile: tuple[str, ...]
    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    pending: int
    steps: int
    bets: tuple[str | None, ...]
    strip: tuple[int, ...]
    won: tuple[tuple[int, int, int], ...]  # points for wreaths, for empty hands, for bets
    let_pass: frozenset[int]
    before: "Position | None"  # the position before an unannounced play
    last: tuple[Any, ...]  # the finished race: how, by whom, pigs, winners, bets, points of each
    ending: str | None


# From JSON


def read(data: Any) -> Position:
    seats = data["seats"]
    none = [None] * seats
    zeros = [0] * seats
    top, colour, symbol = data["top"], data.get("colour"), data.get("symbol", "none")
    if colour is None:
        colour, symbol = looks(top)
    bets = tuple(data.get("bet", none))
    hands = tuple(tuple(sorted(hand)) for hand in data["hand"])
    pile = tuple(sorted(data.get("pile", ())))
    won = zip(*(data.get(f"by_{what}", zeros) for what in ("wreath", "hand", "bets")), strict=True)
    p = Position(
        seats=seats,
        goal=data.get("goal", GOALS["standard"][seats]),
        mau=data.get("mau", False),
        race=data.get("race", 0),
        starter=data.get("starter", 0),
        turn=data.get("turn", data.get("starter", 0)),
        phase=data.get("phase", "play"),
        turns=data.get("turns", 0),
        pigs=pig_row(data.get("pigs", {})),
        top=top,
        colour=colour,
        symbol=symbol,
        pile=pile,
        deck=tuple(sorted(data["deck"])) if "deck" in data else without(DECK, (top, *pile, *sum(hands, ()))),
        hands=hands,
        pending=data.get("pending", 0),
        steps=data.get("steps", 0),
        bets=bets,
        strip=tuple(data.get("strip", [seat for seat in range(seats) if bets[seat]])),
        won=tuple(won),
        let_pass=frozenset(seat for seat, did in enumerate(data.get("answered", none)) if did),
        before=None,
        last=read_last(data, seats),
        ending=data.get("ending"),
    )
    if sum(map(sum, p.won)) != sum(data.get("points", zeros)):
        raise Impossible("the points do not add up")
    if p.phase == "object":
        p = p._replace(before=read_before(p, data))
    return finished(p) if p.phase == "over" else p


def pig_row(spaces: dict[str, int]) -> tuple[int, ...]:
    return tuple(spaces.get(pig, 0) for pig in COLOURS)


def read_last(data: Any, seats: int) -> tuple[Any, ...]:
    way = data.get("last_way")
    if way is None:
        return ()
    mover = data.get("last_mover", 0) if way != "limit" else None
    winners = frozenset(pig for pig, won in data["last_winner"].items() if won)
    bets = tuple(data.get("last_bet", [None] * seats))
    return (way, mover, pig_row(data.get("last_pigs", {})), winners, bets, tuple(data.get("last_earned", [0] * seats)))


def read_before(p: Position, data: Any) -> Position:
    """S41: what the position was before the card now on top was played."""
    under = data["pile"][-1]
    return p._replace(
        phase="play",
        top=under,
        pile=without(p.pile, [under]),
        hands=put(p.hands, p.turn, tuple(sorted((*p.hands[p.turn], p.top)))),
        colour=data.get("was_colour", COLOURS[0]),
        symbol=data.get("was_symbol", "none"),
        pending=data.get("was_pending", 0),
        pigs=pig_row(data.get("was_pigs", {})),
        let_pass=frozenset(),
    )


def finished(p: Position) -> Position:
    """After the end only the points and the last race matter."""
    nobody = (None,) * p.seats
    bare = p._replace(turn=0, phase="over", turns=0, pigs=(), top="", colour="", symbol="", pile=(), deck=(), hands=())
    return bare._replace(pending=0, steps=0, bets=nobody, strip=(), let_pass=frozenset(), before=None)


# Setting up


def deal(seats: int, options: dict[str, Any], data: Any) -> Position:
    goal = options.get("goal") or GOALS[options.get("track", "standard")][seats]
    p = Position(
        seats=seats,
        goal=goal,
        mau=options.get("mau", False),
        race=0,
        starter=data.get("starter", 0),
        turn=0,
        phase="play",
        turns=0,
        pigs=(),
        top="",
        colour="",
        symbol="",
        pile=(),
        deck=(),
        hands=(),
        pending=0,
        steps=0,
        bets=(),
        strip=(),
        won=((0, 0, 0),) * seats,
        let_pass=frozenset(),
        before=None,
        last=(),
        ending=None,
    )
    return new_race(p, data)


def new_race(p: Position, data: Any) -> Position:
    if data is None:
        raise Chance("a new deal")
    hands = tuple(tuple(sorted(hand)) for hand in data["hand"])
    if any(len(hand) != 5 for hand in hands) or len(hands) != p.seats:
        raise Impossible("five cards each")
    top = data["top"]
    deck = without(DECK, (top, *sum(hands, ())))
    colour, symbol = looks(top)
    if symbol in ("x", "+2"):  # S11: only the colour of the first card counts
        symbol = "none"
    p = p._replace(turn=p.starter, phase="play", turns=0, pigs=(0, 0, 0, 0), top=top, colour=colour, symbol=symbol)
    p = p._replace(pile=(), deck=deck, hands=hands, pending=0, steps=0, bets=(None,) * p.seats, strip=())
    return p._replace(let_pass=frozenset(), before=None)


def looks(card: str) -> tuple[str, str]:
    """A card's colour and symbol for whoever plays on it."""
    if card == "bauer":
        return "any", "none"
    first, second = card.split()
    return (second, "none") if first == "schlappi" else (first, second)


# Who and what


def is_over(p: Position) -> bool:
    return p.phase == "over"


def ending(p: Position) -> str | None:
    return p.ending


def points(p: Position) -> list[int]:
    return [sum(three) for three in p.won]


def winners(p: Position) -> list[int]:
    return [seat for seat, n in enumerate(points(p)) if n == max(points(p))]


def must_act(p: Position) -> list[int]:
    if p.phase == "object":
        return [seat for seat in range(p.seats) if seat != p.turn and seat not in p.let_pass]
    return [] if is_over(p) else [p.turn]


def moves(p: Position, seat: int) -> set[str]:
    if p.phase == "object":
        return {"object", "let pass"}
    if p.phase == "pull":
        return {f"pull {pig}" for pig, space in zip(COLOURS, p.pigs, strict=True) if space} | {"done"}
    if p.phase == "bet":
        return {f"bet {pig}" for pig in COLOURS if pig != p.bets[seat]} | {"no bet"}
    plays = {way for card in set(p.hands[seat]) if fits(p, card) for way in ways_to_play(p, card)}
    if p.mau and len(p.hands[seat]) <= 2:
        plays |= {f"{way} mau" for way in plays}
    if p.deck or p.pile:
        return plays | {"draw"}
    return plays or {"pass"}


def fits(p: Position, card: str) -> bool:
    colour, symbol = looks(card)
    if p.pending:  # S5
        return symbol == "+2"
    if is_green(card) or p.colour == "any":
        return True
    return colour == p.colour or symbol == p.symbol


def is_green(card: str) -> bool:
    return card.startswith(("schlappi", "bauer"))


def ways_to_play(p: Position, card: str) -> set[str]:
    if card == "bauer":
        return {f"bauer {colour}" for colour in COLOURS}
    if card.startswith("schlappi"):
        return {f"{card} > {pig}" for pig, space in zip(COLOURS, p.pigs, strict=True) if space == min(p.pigs)}
    return {card}


# Playing


def play(p: Position, seat: int, move: str, after: Any = None) -> Position:
    if move not in moves(p, seat) or seat not in must_act(p):
        raise Impossible(f"{move} by {seat}")
    verb, _, what = move.partition(" ")
    if move == "draw":
        return draw(p, p.pending or 1, after)
    if move == "pass":
        return next_turn(p._replace(pending=0), 1, after)
    if move == "done":
        return to_bet(p)
    if verb == "pull":
        return pull(p, what)
    if verb == "bet":
        others = tuple(other for other in p.strip if other != seat)
        return next_turn(p._replace(bets=put(p.bets, seat, what), strip=(*others, seat)), 1, after)
    if move == "no bet":
        return next_turn(p, 1, after)
    if move == "object":
        return caught(p, after)
    if move == "let pass":
        p = p._replace(let_pass=p.let_pass | {seat})
        return p if must_act(p) else go_on(p._replace(phase="play", before=None, let_pass=frozenset()), after)
    return play_card(p, move, after)


def play_card(p: Position, move: str, after: Any) -> Position:
    loud = move.endswith(" mau")
    way = move.removesuffix(" mau")
    card = way.split(" > ")[0] if way.startswith("schlappi") else "bauer" if way.startswith("bauer") else way
    colour, symbol = looks(card)
    pigs, pending = p.pigs, 0
    if card == "bauer":
        colour = way.split()[1]
    elif " > " in way:
        pigs = run(p, way.split(" > ")[1], 3)
    elif symbol == "+2":
        pending = p.pending + 2
    elif symbol != "x":
        pigs = run(p, colour, int(symbol))
    due = p.mau and len(p.hands[p.turn]) <= 2 and not loud
    new = p._replace(top=card, colour=colour, symbol=symbol, pigs=pigs, pending=pending)
    new = new._replace(pile=tuple(sorted((*p.pile, p.top))))
    new = new._replace(hands=put(p.hands, p.turn, without(p.hands[p.turn], [card])))
    return new._replace(phase="object", before=p) if due else go_on(new, after)


def run(p: Position, pig: str, steps: int) -> tuple[int, ...]:
    place = COLOURS.index(pig)
    return put(p.pigs, place, min(p.goal, p.pigs[place] + steps))


def go_on(p: Position, after: Any) -> Position:
    """Continues after the top card has taken effect."""
    home = max(p.pigs) == p.goal
    empty = not p.hands[p.turn]
    if home or empty:
        way = "both" if home and empty else "wreath" if home else "hand"
        return end_race(p, way, 3 * home, 5 * empty, after)
    return next_turn(p, 2 if p.symbol == "x" else 1, after)


def caught(p: Position, after: Any) -> Position:
    back = p.before
    assert back is not None
    if back.pending:  # S42
        return draw(back, back.pending, after)
    return next_turn(back, 1, after)


def draw(p: Position, count: int, after: Any) -> Position:
    hand = p.hands[p.turn]
    gained = without(after["hand"][p.turn], hand) if after else None
    deck, pile, drawn = p.deck, p.pile, ()
    while count and (deck or pile):
        if not deck:
            deck, pile = pile, ()
        some = cards_from(deck, min(count, len(deck)), gained and without(gained, drawn))
        deck, drawn, count = without(deck, some), drawn + some, count - len(some)
    p = p._replace(deck=deck, pile=pile, hands=put(p.hands, p.turn, tuple(sorted(hand + drawn))))
    if p.pending and not drawn:
        return next_turn(p._replace(pending=0), 1, after)
    if p.pending:
        p = p._replace(pending=0, steps=len(drawn), phase="pull")
        return p if any(p.pigs) else to_bet(p)
    return to_bet(p)


def cards_from(deck: tuple[str, ...], count: int, gained: tuple[str, ...] | None) -> tuple[str, ...]:
    if count == len(deck) or len(set(deck)) == 1:
        return deck[:count]
    if gained is None:
        raise Chance("a card from the draw pile")
    some = gained[:count]
    without(deck, some)
    if len(some) < count:
        raise Impossible("too few cards drawn")
    return some


def pull(p: Position, pig: str) -> Position:
    place = COLOURS.index(pig)
    p = p._replace(pigs=put(p.pigs, place, p.pigs[place] - 1), steps=p.steps - 1)
    return p if p.steps and any(p.pigs) else to_bet(p)


def to_bet(p: Position) -> Position:
    return p._replace(phase="bet", steps=0)


def next_turn(p: Position, seats_on: int, after: Any) -> Position:
    p = p._replace(turns=p.turns + 1)
    if p.turns == MOST_TURNS:
        return end_race(p, "limit", 0, 0, after)
    return p._replace(turn=(p.turn + seats_on) % p.seats, phase="play")


# The end of a race


def end_race(p: Position, way: str, wreath: int, hand: int, after: Any) -> Position:
    """S23, S24: wrong bets go, the others are paid from the top."""
    front = {pig for pig, space in zip(COLOURS, p.pigs, strict=True) if space == max(p.pigs)}
    right = [seat for seat in p.strip if p.bets[seat] in front]
    gains = [(0, 0, 0)] * p.seats
    for seat, paid in zip(right, PAID, strict=False):
        gains[seat] = (0, 0, paid)
    gains[p.turn] = (wreath, hand, gains[p.turn][2])
    won = tuple(tuple(a + b for a, b in zip(x, y, strict=True)) for x, y in zip(p.won, gains, strict=True))
    mover = p.turn if way != "limit" else None
    last = (way, mover, p.pigs, frozenset(front), p.bets, tuple(map(sum, gains)))
    p = p._replace(won=won, last=last)
    if p.race == RACES - 1:
        return finished(p._replace(ending=way))
    return new_race(p._replace(race=p.race + 1, starter=(p.starter + 1) % p.seats), after)
