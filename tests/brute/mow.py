"""MOW by brute force, from the French rule text and our rulings (M1-M36, G15-G17).

A herd is a line of stalls from left to right. A slowpoke has no number and just stands in line (M5).
"""

from collections import Counter
from typing import Any, NamedTuple

from brute import Chance, Impossible, put, without

GREEN_SPECIALS = ("closer 0", "closer 16", "acrobat 7", "acrobat 9", "slowpoke", "slowpoke")
YELLOW_SPECIALS = ("yellow closer 0", "yellow closer 16", "calf", "lean cow", "milk cow", "mad cow")
NUMBERED = (
    *(f"{number}/0" for number in range(1, 16)),
    *(f"{number}/1" for number in range(2, 15)),
    *(f"{number}/2" for number in range(3, 14)),
    *(f"{number}/3" for number in range(7, 10)),
)
NEED_COMPANY = ("acrobat 7", "acrobat 9", "slowpoke", "calf", "mad cow")
CARDS_EACH = 5


class Stall(NamedTuple):
    cow: str
    number: int | None
    rider: str | None


Herd = tuple[Stall, ...]


class Position(NamedTuple):
    seats: int
    target: int
    lean: int
    milk: int
    rounds: int
    starter: int
    turn: int
    phase: str
    arrow: str
    place: int
    herds: tuple[Herd, Herd, Herd]
    pile: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    open_eight: tuple[int, str] | None  # M12: taken into hand in full view
    stuck: tuple[int, ...]  # cards in hand that a pass showed cannot start a herd
    cows: tuple[int, ...]
    stables: tuple[int, ...]
    from_herds: tuple[int, ...]
    from_hands: tuple[int, ...]
    taken: tuple[int, ...]
    last: tuple[Any, ...]  # the finished round: last taker, flies from herds and hands, the hands
    ending: str | None


def all_cards(seats: int) -> tuple[str, ...]:
    """Six to ten farmers mix both packs, fewer use the green one."""
    packs = (*NUMBERED, *GREEN_SPECIALS) if seats < 6 else (*NUMBERED, *GREEN_SPECIALS, *NUMBERED, *YELLOW_SPECIALS)
    return tuple(sorted(packs))


def flies(cow: str) -> int:
    return int(cow.split("/")[1]) if "/" in cow else 5


# From JSON


def read(data: Any) -> Position:
    seats = data["seats"]
    zeros = (0,) * seats
    numbers = {"lean": data.get("lean", 7), "milk": data.get("milk", 9)}
    totals = tuple(data.get("flies", zeros))
    herds = [read_herd(line, numbers) for line in data.get("herd", ())]
    for number, place in data.get("rides", {}).items():
        herds[place] = tuple(
            s._replace(rider=f"acrobat {number}") if s.number == int(number) else s for s in herds[place]
        )
    hands = tuple(tuple(sorted(hand)) for hand in data["hand"])
    holder = data.get("eight_of")
    open_eight = (holder, data["eight"]) if holder is not None else None
    standing = [cow for herd in herds for stall in herd for cow in (stall.cow, stall.rider) if cow]
    p = Position(
        seats=seats,
        target=data.get("target", 100),
        **numbers,
        rounds=data.get("rounds", 0),
        starter=data.get("starter", 0),
        turn=data.get("turn", data.get("starter", 0)),
        phase=data.get("phase", "play"),
        arrow=data.get("arrow", "left"),
        place=data.get("place", 0),
        herds=tuple((*herds, (), (), ())[:3]),
        pile=tuple(sorted(data["deck"])) if "deck" in data else without(all_cards(seats), (*standing, *sum(hands, ()))),
        hands=hands,
        open_eight=open_eight,
        stuck=tuple(data.get("stuck", zeros)),
        cows=tuple(data.get("cows", zeros)),
        stables=tuple(data.get("stable", zeros)),
        from_herds=tuple(data.get("by_herds", zeros if "by_hands" in data else totals)),
        from_hands=tuple(data.get("by_hands", zeros)),
        taken=tuple(data.get("taken", zeros)),
        last=read_last(data, seats),
        ending=data.get("ending"),
    )
    if points(p) != [*totals]:
        raise Impossible("the flies do not add up")
    if "known" in data and data["known"] != seen_cards(p):
        raise Impossible("not what everybody saw")
    return finished(p) if p.phase == "over" else p


def read_herd(line: dict[str, str], numbers: dict[str, int]) -> Herd:
    """D4: slowpokes are shown on the first free numbers of their gap."""
    stalls = []
    for shown, cow in sorted(line.items(), key=lambda entry: int(entry[0])):
        if cow == "slowpoke" and str(int(shown) - 1) not in line:
            raise Impossible("a slowpoke is not shown on the first free number")
        number = None if cow == "slowpoke" else int(shown) if cow == "calf" else printed(cow, numbers)
        if number not in (None, int(shown)):
            raise Impossible(f"{cow} on {shown}")
        stalls.append(Stall(cow, number, None))
    return tuple(stalls)


def printed(cow: str, numbers: dict[str, int]) -> int:
    known = {"lean cow": numbers["lean"], "milk cow": numbers["milk"], "mad cow": 8}
    return known[cow] if cow in known else int(cow.partition("/")[0].removeprefix("yellow ").removeprefix("closer "))


def read_last(data: Any, seats: int) -> tuple[Any, ...]:
    taker = data.get("last_taker")
    if taker is None:
        return ()
    hands = (*data.get("last_hand", ()), *[()] * seats)[:seats]
    counted = [tuple(data.get(f"last_{what}", (0,) * seats)) for what in ("herds", "hands")]
    return (taker, *counted, tuple(tuple(sorted(hand)) for hand in hands))


def seen_cards(p: Position) -> dict[str, int]:
    """All cows except those in the pile and in hands; the 8 taken in the open is public."""
    unseen = Counter((*p.pile, *sum(p.hands, ())))
    if p.open_eight:
        unseen[p.open_eight[1]] -= 1
    left = Counter(all_cards(p.seats))
    left.subtract(unseen)
    return {cow: n for cow, n in left.items() if n}


def finished(p: Position) -> Position:
    """After the end only the flies matter."""
    return p._replace(phase="over", turn=0, herds=((), (), ()), arrow="left", place=0, starter=0)


# Dealing


def deal(seats: int, options: dict[str, Any], data: Any) -> Position:
    zeros = (0,) * seats
    p = Position(
        seats=seats,
        target=options.get("target", 100),
        lean=options.get("lean", 7),
        milk=options.get("milk", 9),
        rounds=0,
        starter=data.get("starter", 0),
        turn=0,
        phase="play",
        arrow="left",
        place=0,
        herds=((), (), ()),
        pile=(),
        hands=(),
        open_eight=None,
        stuck=zeros,
        cows=zeros,
        stables=zeros,
        from_herds=zeros,
        from_hands=zeros,
        taken=zeros,
        last=(),
        ending=None,
    )
    return begin(p, data)


def begin(p: Position, data: Any) -> Position:
    """A round: five cards each, the arrow to the left."""
    if data is None:
        raise Chance("the cards dealt")
    hands = tuple(tuple(sorted(hand)) for hand in data["hand"])
    if [*map(len, hands)] != [CARDS_EACH] * p.seats:
        raise Impossible("five cards each")
    p = p._replace(hands=hands, pile=without(all_cards(p.seats), sum(hands, ())), herds=((), (), ()))
    p = p._replace(open_eight=None, stuck=(0,) * p.seats, arrow="left", place=0)
    return p._replace(turn=p.starter, phase="play")


# Who and what


def is_over(p: Position) -> bool:
    return p.phase == "over"


def ending(p: Position) -> str | None:
    return p.ending


def points(p: Position) -> list[int]:
    return [a + b for a, b in zip(p.from_herds, p.from_hands, strict=True)]


def winners(p: Position) -> list[int]:
    return [seat for seat, n in enumerate(points(p)) if n == min(points(p))]


def must_act(p: Position) -> list[int]:
    return [] if is_over(p) else [p.turn]


def moves(p: Position, seat: int) -> set[str]:
    if p.phase == "turn":
        return {"keep", "turn"}
    if p.phase == "name":
        return {f"name {other}" for other in range(p.seats) if other != seat}
    hand, herd = set(p.hands[seat]), p.herds[p.place]
    if not herd:
        return hand - set(NEED_COMPANY) or {"pass"}
    return {"take herd"}.union(*(ways_in(p, herd, cow) for cow in hand))


def ways_in(p: Position, herd: Herd, cow: str) -> set[str]:
    """The ways in which this cow can join."""
    if cow.startswith("acrobat"):
        return {cow} if any(climbable(stall, int(cow.split()[1])) for stall in herd) else set()
    if cow == "slowpoke":
        return {f"slowpoke {low}-{high}" for low, high in roomy_gaps(herd)}
    if cow == "calf":
        return {f"calf {side}" for side, at in (("left", 0), ("right", -1)) if is_fly_free(herd[at])}
    if cow == "mad cow":
        return {f"mad cow {stall.cow}" for stall in herd if stall.cow.startswith("8/")}
    if cow.endswith("/0") and any(stall.cow == "mad cow" for stall in herd):
        return set()
    number = printed(cow, {"lean": p.lean, "milk": p.milk})
    taken = [stall.number for stall in herd if stall.number is not None]
    return {cow} if number < min(taken) or number > max(taken) else set()


def climbable(stall: Stall, number: int) -> bool:
    """M4: a printed number."""
    return stall.number == number and stall.cow != "calf"


def roomy_gaps(herd: Herd) -> list[tuple[int, int]]:
    """M5: between two numbers there are at most as many slowpokes as missing numbers."""
    gaps = []
    last = between = 0
    for at, stall in enumerate(herd):
        if stall.number is None:
            between += 1
            continue
        if at > 0 and stall.number - last - 1 > between:
            gaps.append((last, stall.number))
        last, between = stall.number, 0
    return gaps


def is_fly_free(stall: Stall) -> bool:
    """M9: the card on top counts."""
    return stall.cow.endswith("/0") and stall.rider is None


# Playing


def play(p: Position, seat: int, move: str, after: Any = None) -> Position:
    if move not in moves(p, seat) or seat not in must_act(p):
        raise Impossible(f"{move} by {seat}")
    if move == "take herd":
        return take(p, seat, after)
    if move == "pass":
        return next_turn(p._replace(stuck=put(p.stuck, seat, len(p.hands[seat]))))
    if move in ("keep", "turn"):
        other_way = {"left": "right", "right": "left"}[p.arrow]
        return next_turn(p._replace(arrow=other_way if move == "turn" else p.arrow))
    if move.startswith("name "):
        return p._replace(turn=int(move.split()[1]), phase="play")
    return add(p, seat, move, after)


def next_turn(p: Position) -> Position:
    step = 1 if p.arrow == "left" else -1
    place = (p.place + step) % 3 if p.seats == 2 else 0
    return p._replace(turn=(p.turn + step) % p.seats, place=place, phase="play")


def add(p: Position, seat: int, move: str, after: Any) -> Position:
    cow = next(name for name in p.hands[seat] if f"{move} ".startswith(f"{name} "))
    hand = without(p.hands[seat], [cow])
    if p.open_eight == (seat, cow):
        p = p._replace(open_eight=None)
    if cow in NEED_COMPANY and p.stuck[seat]:
        p = p._replace(stuck=put(p.stuck, seat, p.stuck[seat] - 1))
    if cow == "mad cow":
        eight = move.removeprefix("mad cow ")
        hand = tuple(sorted((*hand, eight)))
        p = p._replace(open_eight=(seat, eight))
    herd = joined(p, p.herds[p.place], cow, move)
    p = p._replace(herds=put(p.herds, p.place, herd), hands=put(p.hands, seat, hand))
    p = draw(p, seat, {"lean cow": 0, "mad cow": 0, "milk cow": 2}.get(cow, 1), after)
    if cow in GREEN_SPECIALS:
        return p._replace(phase="turn")
    return p._replace(phase="name") if cow in YELLOW_SPECIALS else next_turn(p)


def joined(p: Position, herd: Herd, cow: str, move: str) -> Herd:
    if cow.startswith("acrobat"):
        return with_rider(herd, cow)
    if cow == "mad cow":
        return tuple(Stall(cow, 8, None) if s.cow == move.removeprefix("mad cow ") else s for s in herd)
    if cow == "slowpoke":
        high = int(move.split("-")[1])
        at = next(i for i, stall in enumerate(herd) if stall.number == high)
        return (*herd[:at], Stall(cow, None, None), *herd[at:])
    if cow == "calf":
        if move.endswith("left"):
            return (Stall(cow, (herd[0].number or 0) - 1, None), *herd)
        return (*herd, Stall(cow, (herd[-1].number or 0) + 1, None))
    stall = Stall(cow, printed(cow, {"lean": p.lean, "milk": p.milk}), None)
    left = bool(herd) and (stall.number or 0) < (herd[0].number or 0)
    return (stall, *herd) if left else (*herd, stall)


def with_rider(herd: Herd, acrobat: str) -> Herd:
    return tuple(s._replace(rider=acrobat) if climbable(s, int(acrobat.split()[1])) else s for s in herd)


def draw(p: Position, seat: int, cards: int, after: Any) -> Position:
    cards = min(cards, len(p.pile))
    if not cards:
        return p
    if cards == len(p.pile):
        drawn = p.pile
    elif after is None:
        raise Chance("the card drawn")
    else:
        drawn = without(after["hand"][seat], p.hands[seat])
        if len(drawn) != cards:
            raise Impossible("another number of cards was drawn")
    hand = tuple(sorted((*p.hands[seat], *drawn)))
    return p._replace(pile=without(p.pile, drawn), hands=put(p.hands, seat, hand))


def take(p: Position, seat: int, after: Any) -> Position:
    home = [cow for stall in p.herds[p.place] for cow in (stall.cow, stall.rider) if cow]
    p = p._replace(
        herds=put(p.herds, p.place, ()),
        cows=put(p.cows, seat, p.cows[seat] + len(home)),
        stables=put(p.stables, seat, p.stables[seat] + sum(map(flies, home))),
        taken=put(p.taken, seat, p.taken[seat] + 1),
    )
    return p if p.pile else end_round(p, seat, after)


def end_round(p: Position, taker: int, after: Any) -> Position:
    zeros = (0,) * p.seats
    left = tuple(sum(map(flies, hand)) for hand in p.hands)
    p = p._replace(
        rounds=p.rounds + 1,
        last=(taker, p.stables, left, p.hands),
        from_herds=tuple(a + b for a, b in zip(p.from_herds, p.stables, strict=True)),
        from_hands=tuple(a + b for a, b in zip(p.from_hands, left, strict=True)),
        hands=((),) * p.seats,
        stables=zeros,
        cows=zeros,
        stuck=zeros,
        open_eight=None,
    )
    if max(points(p)) >= p.target:
        return finished(p._replace(ending="target"))
    after_starter = [(p.starter + step) % p.seats for step in range(1, p.seats + 1)]
    return begin(p._replace(starter=max(after_starter, key=lambda other: points(p)[other])), after)
