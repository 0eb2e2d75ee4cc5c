"""Quartett and Quintett by brute force, from the rules of the parlour game and our rulings (Q1-Q4, G8)."""

from typing import Any, NamedTuple

from brute import Impossible, put

COLOURS = ("red", "blue", "yellow", "green", "black")
MOST_REQUESTS = 1000


class Position(NamedTuple):
    seats: int
    colours: tuple[str, ...]
    dealer: int
    turn: int
    hands: tuple[frozenset[str], ...]
    laid: tuple[tuple[int, int], ...]  # number of the set, who laid it
    dealt: tuple[int, ...]  # sets that were dealt complete
    requests: int
    asked: tuple[int, ...]
    got: tuple[int, ...]
    last: tuple[Any, ...]  # who asked whom for what, whether it was given, and which set was then laid
    ending: str | None


# From JSON


def read(data: Any) -> Position:
    seats = data["seats"]
    zeros = (0,) * seats
    laid = tuple(sorted((int(number), seat) for number, seat in data.get("laid", {}).items() if seat is not None))
    dealer = data.get("dealer", 0)
    dealt = tuple(data.get("by_deal", zeros))
    asking = tuple(data.get("by_asking", [sum(seat == own for _, own in laid) for seat in range(seats)]))
    last_set = data.get("last_set")
    p = Position(
        seats=seats,
        colours=COLOURS[: data.get("colours", 4)],
        dealer=dealer,
        turn=data.get("turn", (dealer + 1) % seats),
        hands=tuple(frozenset(cards) for cards in data["held"]),
        laid=laid,
        dealt=dealt,
        requests=data.get("requests", 0),
        asked=tuple(data.get("asked", zeros)),
        got=tuple(data.get("got", zeros)),
        last=(
            *(data.get(f"last_{what}") for what in ("asker", "asked", "card")),
            data.get("last_given", False),
            int(last_set) if last_set else None,
        ),
        ending=data.get("ending"),
    )
    if data.get("points", points(p)) != points(p) or [a + b for a, b in zip(dealt, asking, strict=True)] != points(p):
        raise Impossible("the sets do not add up")
    if data.get("hand_n", [*map(len, p.hands)]) != [*map(len, p.hands)]:
        raise Impossible("the hands do not add up")
    return finished(p) if p.ending else p


def finished(p: Position) -> Position:
    """After the end it is nobody's turn."""
    return p._replace(turn=0)


def deal(seats: int, options: dict[str, Any], data: Any) -> Position:
    """Who got which cards was chance; how many, who begins and which sets are laid immediately was not."""
    dealer = data.get("dealer", 0)
    colours = COLOURS[: 5 if options.get("set") == "quintett" else 4]
    laid = {int(number): seat for number, seat in data.get("laid", {}).items() if seat is not None}
    hands = [frozenset(cards) for cards in data["held"]]
    for number, seat in laid.items():
        hands[seat] |= the_set(colours, number)
    if frozenset().union(*hands) != {f"{c} {n}" for c in colours for n in range(1, 11)}:
        raise Impossible("not all cards were dealt")
    sizes = [len(colours) * 10 // seats] * seats
    for i in range(len(colours) * 10 % seats):
        sizes[(dealer + 1 + i) % seats] += 1
    if [*map(len, hands)] != sizes:
        raise Impossible("the cards were not dealt one by one from the dealer's left")
    none = (0,) * seats
    asked = (None, None, None, False, None)
    p = Position(seats, colours, dealer, dealer, tuple(hands), (), none, 0, none, none, asked, None)
    for number in range(1, 11):
        for seat in range(seats):
            if the_set(colours, number) <= p.hands[seat]:
                p = lay(p, seat, number)._replace(dealt=put(p.dealt, seat, p.dealt[seat] + 1))
    return p._replace(turn=left_with_cards(p, dealer))


# Who and what


def the_set(colours: tuple[str, ...], number: int) -> frozenset[str]:
    return frozenset(f"{colour} {number}" for colour in colours)


def is_over(p: Position) -> bool:
    return p.ending is not None


def ending(p: Position) -> str | None:
    return p.ending


def points(p: Position) -> list[int]:
    return [sum(own == seat for _, own in p.laid) for seat in range(p.seats)]


def winners(p: Position) -> list[int]:
    return [seat for seat, n in enumerate(points(p)) if n == max(points(p))]


def must_act(p: Position) -> list[int]:
    return [] if is_over(p) else [p.turn]


def moves(p: Position, seat: int) -> set[str]:
    hand = p.hands[seat]
    numbers = {card.split()[1] for card in hand}
    wanted = {f"{colour} {number}" for colour in p.colours for number in numbers} - hand
    others = [other for other in range(p.seats) if other != seat and p.hands[other]]
    return {f"ask {other} {card}" for other in others for card in wanted}


# Playing


def play(p: Position, seat: int, move: str, after: Any = None) -> Position:
    if move not in moves(p, seat) or seat not in must_act(p):
        raise Impossible(f"{move} by {seat}")
    _, asked, card = move.split(" ", 2)
    other, number = int(asked), int(card.split()[1])
    given = card in p.hands[other]
    p = p._replace(requests=p.requests + 1, asked=put(p.asked, seat, p.asked[seat] + 1))
    laid = None
    if given:
        p = p._replace(hands=put(p.hands, other, p.hands[other] - {card}), got=put(p.got, seat, p.got[seat] + 1))
        p = p._replace(hands=put(p.hands, seat, p.hands[seat] | {card}))
        if the_set(p.colours, number) <= p.hands[seat]:
            p, laid = lay(p, seat, number), number
    p = p._replace(last=(seat, other, card, given, laid))
    if len(p.laid) == 10:
        return finished(p._replace(ending="sets"))
    if p.requests == MOST_REQUESTS:
        return finished(p._replace(ending="limit"))
    if not given:
        return p._replace(turn=other)
    return p if p.hands[seat] else p._replace(turn=left_with_cards(p, seat))


def lay(p: Position, seat: int, number: int) -> Position:
    hands = put(p.hands, seat, p.hands[seat] - the_set(p.colours, number))
    return p._replace(hands=hands, laid=tuple(sorted((*p.laid, (number, seat)))))


def left_with_cards(p: Position, seat: int) -> int:
    round_the_table = [(seat + step) % p.seats for step in range(1, p.seats + 1)]
    return next(other for other in round_the_table if p.hands[other])
