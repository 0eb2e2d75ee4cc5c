"""Rennschwein Rudi Rüssel by brute force, from the French rule text and our rulings (U1-U30, G5-G7)."""

from typing import Any, NamedTuple

from brute import Chance, Impossible, put, without

COLOURS = ("red", "blue", "yellow", "green")
MOST_TRICKS = 300


def ten(colour: str) -> tuple[str, ...]:
    return tuple(sorted(f"{colour} {value}" for value in range(1, 11)))


class Position(NamedTuple):
    seats: int
    lap: int
    finish: int
    specials: tuple[int, ...]
    target: int
    keep: bool
    ages: tuple[int, ...]
    race: int
    tricks: int
    phase: str
    due: frozenset[int]
    chosen: tuple[str | None, ...]
    pigs: tuple[int, ...]
    ran: tuple[int, ...]
    swapped: tuple[int, ...]
    wins: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[tuple[str, ...], ...]
    top: str
    pile: tuple[str, ...]
    given: tuple[str, ...]
    last: tuple[Any, ...]  # the last trick: cards, what came of it, who, with whom, how far, pigs after it
    won_last: frozenset[int]  # who won the last finished race
    ending: str | None


# From JSON


def read(data: Any) -> Position:
    seats = data["seats"]
    zeros, nobody = [0] * seats, [None] * seats
    pigs = tuple(data.get("pigs", zeros))
    by_cards = data.get("by_cards", pigs if "by_swaps" not in data else zeros)
    last = [data.get(f"last_{what}") for what in ("way", "first", "second", "steps", "pigs")]
    lap = data.get("lap", 24)
    top, given = data["top"], tuple(sorted(data.get("given", ())))
    hands = tuple(tuple(sorted(hand)) for hand in data["hand"])
    own = data.get("owned", [(*hands[i], *rest_of(COLOURS[i], (*hands[i], *given, top))) for i in range(seats)])
    aside = [without(cards, hand) for cards, hand in zip(own, hands, strict=True)]
    lying = (*sum(hands, ()), *sum(aside, ()), *given, top)
    p = Position(
        seats=seats,
        lap=lap,
        finish=data.get("finish", lap),
        specials=tuple(data.get("specials", (6, 12, 18))),
        target=data.get("target", 1),
        keep=data.get("keep", False),
        ages=tuple(data.get("ages", range(1, seats + 1))),
        race=data.get("race", 0),
        tricks=data.get("tricks", 0),
        phase=data.get("phase", "lay"),
        due=frozenset(seat for seat, is_due in enumerate(data.get("due", zeros)) if is_due),
        chosen=tuple(data.get("chosen", nobody)),
        pigs=pigs,
        ran=tuple(by_cards),
        swapped=tuple(data.get("by_swaps", zeros)),
        wins=tuple(data.get("wins", zeros)),
        hands=hands,
        aside=tuple(aside),
        top=top,
        pile=tuple(sorted(data.get("pile", rest_of("black", lying)))),
        given=given,
        last=last_trick(data.get("last_card", nobody), *last),
        won_last=frozenset(seat for seat, won in enumerate(data.get("last_winner", zeros)) if won),
        ending=data.get("ending"),
    )
    if any(sorted(cards) != [*aside[seat]] for seat, cards in enumerate(data.get("aside", aside))):
        raise Impossible("owned is not hand and aside")
    if p.phase == "give" and data.get("turn") != giver(p):
        raise Impossible("the wrong player exchanges")
    return finished(p) if p.phase == "over" else p


def rest_of(colour: str, lying: tuple[str, ...]) -> list[str]:
    return [card for card in ten(colour) if card not in lying]


def last_trick(cards: Any, way: Any, first: Any, second: Any, steps: Any, pigs: Any) -> tuple[Any, ...]:
    """Only what is meaningful: a swap has no distance, and its two players are unordered."""
    if way is None:
        return ()
    who = {"run": (first, steps), "swap": tuple(sorted((first or 0, second or 0))), "nothing": ()}[way]
    return (tuple(cards), way, who, tuple(pigs or (0,) * len(cards)))


def finished(p: Position) -> Position:
    """After the end only who won and where the pigs are matters."""
    return p._replace(phase="over", due=frozenset(), chosen=(), hands=(), aside=(), top="", pile=(), given=())


# Setting up


def deal(seats: int, options: dict[str, Any], data: Any) -> Position:
    lap = options.get("length", 24)
    p = Position(
        seats=seats,
        lap=lap,
        finish=lap * options.get("laps", 1),
        specials=tuple(options.get("specials", (6, 12, 18))),
        target=3 if options.get("series") else 1,
        keep=options.get("keep_cards", False),
        ages=tuple(options.get("ages", (1, 2, 3, 4)))[:seats],
        race=0,
        tricks=0,
        phase="lay",
        due=frozenset(),
        chosen=(),
        pigs=(),
        ran=(),
        swapped=(),
        wins=(0,) * seats,
        hands=(),
        aside=(),
        top="",
        pile=(),
        given=(),
        last=(),
        won_last=frozenset(),
        ending=None,
    )
    return line_up(shuffle_cards(p, data))


def shuffle_cards(p: Position, data: Any) -> Position:
    """Everybody has the ten cards of one colour, the black ones are in the stadium."""
    p = p._replace(hands=tuple(map(ten, COLOURS[: p.seats])), given=())
    return turn_up(p._replace(pile=ten("black")), data)


def turn_up(p: Position, data: Any) -> Position:
    """The next card of the exchange pile becomes its top card."""
    if len(p.pile) == 1:
        return p._replace(top=p.pile[0], pile=())
    if data is None:
        raise Chance("the top card of the exchange pile")
    return p._replace(top=data["top"], pile=without(p.pile, [data["top"]]))


def line_up(p: Position) -> Position:
    zeros = (0,) * p.seats
    p = p._replace(pigs=zeros, ran=zeros, swapped=zeros, tricks=0, aside=((),) * p.seats)
    return p._replace(phase="lay", due=frozenset(), chosen=(None,) * p.seats)


# Who and what


def is_over(p: Position) -> bool:
    return p.phase == "over"


def ending(p: Position) -> str | None:
    return p.ending


def points(p: Position) -> list[int]:
    return list(p.wins if p.target > 1 else p.pigs)


def winners(p: Position) -> list[int]:
    return [seat for seat, wins in enumerate(p.wins) if wins == p.target]


def giver(p: Position) -> int:
    return min(p.due, key=lambda seat: (p.ages[seat], seat))


def must_act(p: Position) -> list[int]:
    if p.phase == "lay":
        return [seat for seat in range(p.seats) if p.chosen[seat] is None]
    return [giver(p)] if p.phase == "give" else []


def moves(p: Position, seat: int) -> set[str]:
    return {f"give {card}" if p.phase == "give" else card for card in p.hands[seat]}


# Playing


def play(p: Position, seat: int, move: str, after: Any = None) -> Position:
    if move not in moves(p, seat) or seat not in must_act(p):
        raise Impossible(f"{move} by {seat}")
    if p.phase == "give":
        return exchange(p, seat, move.removeprefix("give "), after)
    p = p._replace(chosen=put(p.chosen, seat, move))
    return p if must_act(p) else turn_over(p, after)


def turn_over(p: Position, after: Any) -> Position:
    cards = p.chosen
    values = [int(str(card).split()[1]) for card in cards]
    ranking = sorted(values, reverse=True)
    best = [seat for seat in range(p.seats) if values[seat] == ranking[0]]
    pigs, ran, swapped, last = p.pigs, p.ran, p.swapped, ("nothing", None, None, None)
    if len(best) == 1:
        one, steps = best[0], ranking[0] - ranking[1]
        pigs, ran = put(pigs, one, pigs[one] + steps), put(ran, one, ran[one] + steps)
        last = ("run", one, None, steps)
    if len(best) == 2:
        one, two = best
        gain = pigs[two] - pigs[one]
        pigs = put(put(pigs, one, p.pigs[two]), two, p.pigs[one])
        swapped = put(put(swapped, one, swapped[one] + gain), two, swapped[two] - gain)
        last = ("swap", one, two, None)
    moved = frozenset(best) if len(best) < 3 else frozenset()
    hands = tuple(without(p.hands[seat], [cards[seat]]) for seat in range(p.seats))
    aside = tuple(tuple(sorted((*p.aside[seat], cards[seat]))) for seat in range(p.seats))
    p = p._replace(pigs=pigs, ran=ran, swapped=swapped, hands=hands, aside=aside, tricks=p.tricks + 1)
    p = p._replace(chosen=(None,) * p.seats, last=last_trick(cards, *last, pigs))
    if max(p.pigs) >= p.finish:
        return end_race(p, "finish", after)
    if p.tricks == MOST_TRICKS:
        return end_race(p, "limit", after)
    if not any(p.hands):
        p = p._replace(hands=p.aside, aside=((),) * p.seats)
    p = p._replace(due=frozenset(seat for seat in moved if is_special(p, p.pigs[seat])))
    return p._replace(phase="give" if p.due else "lay")


def is_special(p: Position, space: int) -> bool:
    return any(space == special + lap * p.lap for special in p.specials if special < p.lap for lap in range(3))


def exchange(p: Position, seat: int, card: str, after: Any) -> Position:
    hand = tuple(sorted((*without(p.hands[seat], [card]), p.top)))
    p = p._replace(hands=put(p.hands, seat, hand), given=tuple(sorted((*p.given, card))), due=p.due - {seat})
    if not p.pile:
        p = p._replace(pile=p.given, given=())
    p = turn_up(p, after)
    return p if p.due else p._replace(phase="lay")


def end_race(p: Position, way: str, after: Any) -> Position:
    first = frozenset(seat for seat in range(p.seats) if p.pigs[seat] == max(p.pigs))
    wins = tuple(n + (seat in first) for seat, n in enumerate(p.wins))
    p = p._replace(wins=wins, won_last=first)
    if max(wins) == p.target:
        return finished(p._replace(ending=way))
    p = p._replace(race=p.race + 1)
    if p.keep:
        return line_up(p._replace(hands=tuple(tuple(sorted(h + a)) for h, a in zip(p.hands, p.aside, strict=True))))
    return line_up(shuffle_cards(p, after))
