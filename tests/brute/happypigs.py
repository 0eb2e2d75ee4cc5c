"""Happy Pigs by brute force, from the French rule text and our rulings (H1-H35, G9-G14).

Every pig is an object of its own, the shop is what nobody has, and whether a herd fits is tried cell by cell.
"""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from brute import Impossible, put

SIZES = ("piglet", "small", "medium", "large")
TOOLS = ("vaccine", "supplement", "amulet")
ACTIONS = ("feed", "mate", "buy", "sell")
FOOTPRINTS = {"piglet": (2, 2), "small": (2, 3), "medium": (3, 3), "large": (3, 4)}
BOX = {**dict.fromkeys(SIZES, 40), "sty": 20, **dict.fromkeys(TOOLS, 25)}
PRICES = {"piglet": 3, "small": 6, "medium": 10, "large": 15}
SPECIAL_PRICES = {
    "usda-inspected": {size: price + 3 for size, price in PRICES.items()},
    "sausage-fest": {"piglet": 6, "small": 10, "medium": 15, "large": 21},
    "ham-fest": {"piglet": 5, "small": 9, "medium": 14, "large": 20},
}
CONTESTS = {
    "subsidy": ("piglet", "supplement"),
    "vaccination": ("small", "vaccine"),
    "checkup": ("medium", "amulet"),
}
# Our table of season cards (H5): feed, mate, buy, sell.
CARDS = {
    line.rsplit(maxsplit=4)[0]: dict(zip(ACTIONS, map(int, line.split()[-4:]), strict=True))
    for line in """
    spring heat-period        7 8 9 6
    spring subsidy            8 7 9 6
    spring vaccination        8 6 9 7
    spring checkup            6 8 9 7
    spring property-discount  6 7 9 8
    spring none               7 6 9 8
    summer heat-period        8 9 7 6
    summer vaccination        7 9 8 6
    summer checkup            8 9 6 7
    summer usda-inspected     6 9 7 8
    summer field-trip         6 9 8 7
    summer none               7 9 6 8
    autumn clearance-sale     9 6 8 7
    autumn usda-inspected     9 7 6 8
    autumn checkup            9 8 7 6
    autumn subsidy            9 8 6 7
    autumn pig-show           9 7 8 6
    autumn none               9 6 7 8
    winter sausage-fest       8 7 6 9
    winter ham-fest           8 6 7 9
    winter pig-show           7 8 6 9
    winter field-trip         6 8 7 9
    winter vaccination        6 7 8 9
    winter none               7 6 8 9
    """.strip().splitlines()
}
CARDS = {" ".join(name.split()): amounts for name, amounts in CARDS.items()}


class Pig(NamedTuple):
    size: str
    vaccinated: bool
    fed: bool  # in this turn

    @property
    def name(self) -> str:
        return f"{'vaccinated ' if self.vaccinated else ''}{self.size}"


class Farm(NamedTuple):
    pigs: tuple[Pig, ...]
    sties: int
    tools: tuple[int, int, int]
    money: int
    sales: int
    prizes: int
    unused: int
    final: int
    spent: int
    lost: int


class Position(NamedTuple):
    seats: int
    advanced: bool
    discount: str
    first: int
    turn: int
    phase: str
    played: tuple[str, ...]
    pile: tuple[str, ...]  # the next one last
    secret: tuple[str | None, ...]
    ready: frozenset[int]
    chosen: tuple[str | None, ...]
    shares: tuple[int, ...]
    left: int
    farms: tuple[Farm, ...]
    last: tuple[Any, ...]  # the last event: card, what it brought, which pigs died
    ending: str | None


# From JSON


def read(data: Any) -> Position:
    seats = data["seats"]
    zeros, nobody = (0,) * seats, (None,) * seats
    first = data.get("first", 0)
    p = Position(
        seats=seats,
        advanced=data.get("advanced", False),
        discount=data.get("discount", "flat"),
        first=first,
        turn=data.get("turn", first),
        phase=data["phase"],
        played=tuple(data.get("played", ())),
        pile=tuple(data.get("pile", ())),
        secret=tuple(data.get("choice", nobody)),
        ready=frozenset(seat for seat, is_ready in enumerate(data.get("ready", zeros)) if is_ready),
        chosen=tuple(data.get("chosen", nobody)),
        shares=tuple(data.get("quota", zeros)),
        left=0,
        farms=(),
        last=read_last(data, seats),
        ending=data.get("ending"),
    )
    if "quota" not in data and p.phase in ("act", "vaccinate"):
        p = p._replace(shares=divided(p))
    asked = {"opening": 4, "act": p.shares[p.turn]}.get(p.phase, 0)
    p = p._replace(left=data.get("left", asked), farms=tuple(read_farm(data, seat, p) for seat in range(seats)))
    if "shop" in data and data["shop"] != {thing: in_shop(p, thing) for thing in BOX}:
        raise Impossible("the shop is not what nobody has")
    return finished(p) if p.phase == "over" else p


def read_farm(data: Any, seat: int, p: Position) -> Farm:
    def one(name: str, usual: Any) -> Any:
        row = data.get(name, ())
        return row[seat] if seat < len(row) else usual

    fed = Counter(data.get("fed", {}) if seat == p.turn else {})
    pigs = []
    for name, number in one("pigs", {}).items():
        vaccinated, size = name.startswith("vaccinated"), name.split()[-1]
        pigs += [Pig(size, vaccinated, i < fed[name]) for i in range(number)]
    tools = one("tools", {})
    money = one("money", 45)
    accounts = {what: one(key, 0) for what, key in ACCOUNTS.items()}
    if "spent" not in data:  # written by hand: everybody began with $45
        accounts = {**accounts, "sales": max(0, money - 45), "spent": max(0, 45 - money)}
    held = tuple(tools.get(tool, 0) for tool in TOOLS)
    return Farm(tuple(sorted(pigs)), one("sties", 1), held, money, lost=one("lost", 0), **accounts)


ACCOUNTS = {
    "sales": "by_sales",
    "prizes": "by_prizes",
    "unused": "by_unused",
    "final": "by_final",
    "spent": "spent",
}


def read_last(data: Any, seats: int) -> tuple[Any, ...]:
    ended = data.get("played", [])[: None if data["phase"] in ("vaccinate", "over") else -1]
    if data.get("last_card", ended[-1] if ended else None) != (ended[-1] if ended else None):
        raise Impossible("not the last event")
    if not ended:
        return ()
    gains = tuple(data.get("last_gain", (0,) * seats))
    dead = (*data.get("last_dead", ()), *[{}] * seats)[:seats]
    return (ended[-1], gains, tuple(tuple(row.get(size, 0) for size in SIZES) for row in dead))


def finished(p: Position) -> Position:
    """After the end only what everybody has matters."""
    nobody = (None,) * p.seats
    return p._replace(phase="over", first=0, turn=0, chosen=nobody, shares=(0,) * p.seats, left=0)


def deal(seats: int, options: dict[str, Any], data: Any) -> Position:
    pile = tuple(data["pile"])
    seasons = [card.split()[0] for card in reversed(pile)]
    if len(set(pile)) != 16 or seasons != [s for s in ("spring", "summer", "autumn", "winter") for _ in range(4)]:
        raise Impossible("four different cards of each season, spring first")
    farm = Farm((), 1, (0, 0, 0), options.get("money", 45), 0, 0, 0, 0, 0, 0)
    first = data.get("first", 0)
    return Position(
        seats=seats,
        advanced=options.get("advanced", False),
        discount=options.get("discount", "flat"),
        first=first,
        turn=first,
        phase="opening",
        played=(),
        pile=pile,
        secret=(None,) * seats,
        ready=frozenset(),
        chosen=(None,) * seats,
        shares=(0,) * seats,
        left=4,
        farms=(farm,) * seats,
        last=(),
        ending=None,
    )


# Shop and sties


def in_shop(p: Position, thing: str) -> int:
    if thing in SIZES:
        return BOX[thing] - sum(count(farm, thing) for farm in p.farms)
    if thing == "sty":
        return BOX[thing] - sum(farm.sties for farm in p.farms)
    return BOX[thing] - sum(farm.tools[TOOLS.index(thing)] for farm in p.farms)


def event(p: Position) -> str:
    return p.played[-1].split()[1] if p.played else "none"


def price(p: Position, seat: int, thing: str) -> int:
    if thing in SIZES:
        return SPECIAL_PRICES.get(event(p), PRICES)[thing]
    if thing in TOOLS:
        return 1
    normal = 5 * (p.farms[seat].sties + 1)
    if event(p) == "property-discount":
        return 3 if p.discount == "flat" else normal - 3
    return normal


def count(farm: Farm, *sizes: str) -> int:
    return sum(pig.size in sizes for pig in farm.pigs)


def fit(sizes: list[str], sties: int) -> bool:
    return packs(tuple(sorted(sizes, key=SIZES.index, reverse=True)), sties)


@cache
def packs(sizes: tuple[str, ...], sties: int) -> bool:
    width, height = 6 * sties, 6
    spare = width * height - sum(a * b for a, b in map(FOOTPRINTS.get, sizes))  # type: ignore[misc]
    if spare < 0:
        return False
    hopeless: set[tuple[int, int, tuple[int, ...]]] = set()

    def lay(covered: int, left: tuple[int, ...], cell: int, spare: int) -> bool:
        """Walk from cell to cell, column by column: cover it with some remaining pig, or leave it empty."""
        if not any(left):
            return True
        while covered >> cell & 1:
            cell += 1
        if (cell, covered >> cell, left) in hopeless:
            return False
        x, y = divmod(cell, height)
        for i, size in enumerate(SIZES):
            for a, b in {FOOTPRINTS[size], FOOTPRINTS[size][::-1]} if left[i] else ():
                shape = sum(1 << cell + height * dx + dy for dx in range(a) for dy in range(b))
                if x + a <= width and y + b <= height and not covered & shape:
                    if lay(covered | shape, put(left, i, left[i] - 1), cell, spare):
                        return True
        if spare and lay(covered | 1 << cell, left, cell, spare - 1):
            return True
        hopeless.add((cell, covered >> cell, left))
        return False

    return lay(0, tuple(sizes.count(size) for size in SIZES), 0, spare)


# Who and what


def is_over(p: Position) -> bool:
    return p.phase == "over"


def ending(p: Position) -> str | None:
    return p.ending


def points(p: Position) -> list[int]:
    return [farm.money for farm in p.farms]


def goods(farm: Farm) -> int:
    return sum(farm.tools) + sum(5 * number for number in range(1, farm.sties + 1))


def winners(p: Position) -> list[int]:
    best = max((farm.money, goods(farm)) for farm in p.farms)
    return [seat for seat, farm in enumerate(p.farms) if (farm.money, goods(farm)) == best]


def must_act(p: Position) -> list[int]:
    if p.phase == "choose" and not p.advanced:
        return [seat for seat in range(p.seats) if seat not in p.ready]
    if p.phase == "vaccinate":
        return [seat for seat in range(p.seats) if seat not in p.ready and vaccinations(p.farms[seat])]
    return [] if is_over(p) else [p.turn]


def moves(p: Position, seat: int) -> set[str]:
    if p.phase == "choose":
        return {f"choose {action}" for action in ACTIONS}
    found = {"done"} | vaccinations(p.farms[seat])
    if p.phase == "vaccinate" or not p.left:
        return found
    action = "buy" if p.phase == "opening" else p.chosen[seat]
    return found | {"feed": feedings, "mate": births, "buy": purchases, "sell": sales}[str(action)](p, seat)


def vaccinations(farm: Farm) -> set[str]:
    return {f"vaccinate {pig.size}" for pig in farm.pigs if not pig.vaccinated} if farm.tools[0] else set()


def feedings(p: Position, seat: int) -> set[str]:
    farm = p.farms[seat]
    found = set()
    for pig in farm.pigs:
        for steps in (1, 2):
            if pig.fed or SIZES.index(pig.size) + steps > 3 or (steps == 2 and not farm.tools[1]):
                continue
            grown = SIZES[SIZES.index(pig.size) + steps]
            others = [other.size for other in farm.pigs]
            others.remove(pig.size)
            if in_shop(p, grown) and fit([*others, grown], farm.sties):
                found.add(f"feed {pig.name}{' +supplement' if steps == 2 else ''}")
    return found


def births(p: Position, seat: int) -> set[str]:
    """Every action of this turn so far was a birth, each by a different mother."""
    farm = p.farms[seat]
    if p.shares[seat] - p.left >= count(farm, "medium", "large"):
        return set()
    ways = {"mate": "piglet", "mate +amulet": "small"} if farm.tools[2] else {"mate": "piglet"}
    return {way for way, born in ways.items() if in_shop(p, born) and has_room(farm, born)}


def has_room(farm: Farm, size: str) -> bool:
    return fit([*(pig.size for pig in farm.pigs), size], farm.sties)


def purchases(p: Position, seat: int) -> set[str]:
    farm = p.farms[seat]
    things = [t for t in BOX if in_shop(p, t) and farm.money >= price(p, seat, t)]
    if p.phase == "opening":
        things = [t for t in things if t != "sty"]
    return {f"buy {thing}" for thing in things if thing not in SIZES or has_room(farm, thing)}


def sales(p: Position, seat: int) -> set[str]:
    return {f"sell {pig.name}" for pig in p.farms[seat].pigs}


# Playing


def play(p: Position, seat: int, move: str, after: Any = None) -> Position:
    if move not in moves(p, seat) or seat not in must_act(p):
        raise Impossible(f"{move} by {seat}")
    verb, _, what = move.partition(" ")
    if verb == "choose":
        return choose(p, seat, what)
    if verb == "vaccinate":
        p = with_farm(p, seat, vaccinate(p.farms[seat], what))
        return p if p.phase != "vaccinate" or must_act(p) else change_season(p)
    if verb == "done":
        if p.phase != "vaccinate":
            return end_turn(p, seat)
        p = p._replace(ready=p.ready | {seat})
        return p if must_act(p) else change_season(p)
    return act(p, seat, verb, what)._replace(left=p.left - 1)


def with_farm(p: Position, seat: int, farm: Farm) -> Position:
    return p._replace(farms=put(p.farms, seat, farm))


def choose(p: Position, seat: int, action: str) -> Position:
    if p.advanced:
        p = p._replace(chosen=put(p.chosen, seat, action), turn=(seat + 1) % p.seats)
    else:
        p = p._replace(secret=put(p.secret, seat, action), ready=p.ready | {seat})
        if len(p.ready) == p.seats:
            p = p._replace(chosen=p.secret, secret=(None,) * p.seats, ready=frozenset())
    if None in p.chosen:
        return p
    shares = divided(p)
    return p._replace(phase="act", turn=p.first, shares=shares, left=shares[p.first])


def divided(p: Position) -> tuple[int, ...]:
    """One by one, round and round from the first player, until the card's quantity is used up."""
    shares = [0] * p.seats
    for action, quantity in CARDS[p.played[-1]].items():
        sharing = [seat for seat in from_first(p) if p.chosen[seat] == action]
        for i in range(quantity if sharing else 0):
            shares[sharing[i % len(sharing)]] += 1
    return tuple(shares)


def from_first(p: Position) -> list[int]:
    return [(p.first + distance) % p.seats for distance in range(p.seats)]


def act(p: Position, seat: int, verb: str, what: str) -> Position:
    farm = p.farms[seat]
    if verb == "feed":
        return with_farm(p, seat, feed(farm, what))
    if verb == "mate":
        if not what:
            return with_farm(p, seat, with_pig(farm, "piglet"))
        return with_farm(p, seat, with_pig(with_tool(farm, "amulet", -1), "small"))
    if verb == "sell":
        pig = next(pig for pig in farm.pigs if pig.name == what)
        dollars = price(p, seat, pig.size)
        farm = without_pig(farm, pig)
        return with_farm(p, seat, farm._replace(money=farm.money + dollars, sales=farm.sales + dollars))
    dollars = price(p, seat, what)
    p = with_farm(p, seat, farm._replace(money=farm.money - dollars, spent=farm.spent + dollars))
    return bought(p, seat, what)


def bought(p: Position, seat: int, thing: str) -> Position:
    farm = p.farms[seat]
    if thing == "sty":
        return with_farm(p, seat, farm._replace(sties=farm.sties + 1))
    if thing in SIZES:
        return with_farm(p, seat, with_pig(farm, thing))
    p = with_farm(p, seat, with_tool(farm, thing, 1))
    if event(p) == "clearance-sale" and in_shop(p, thing):
        p = with_farm(p, seat, with_tool(p.farms[seat], thing, 1))
    return p


def with_pig(farm: Farm, size: str) -> Farm:
    return farm._replace(pigs=tuple(sorted((*farm.pigs, Pig(size, False, False)))))


def without_pig(farm: Farm, pig: Pig) -> Farm:
    at = farm.pigs.index(pig)
    return farm._replace(pigs=(*farm.pigs[:at], *farm.pigs[at + 1 :]))


def changed(farm: Farm, pig: Pig, into: Pig) -> Farm:
    return farm._replace(pigs=tuple(sorted((*without_pig(farm, pig).pigs, into))))


def with_tool(farm: Farm, tool: str, more: int) -> Farm:
    at = TOOLS.index(tool)
    return farm._replace(tools=put(farm.tools, at, farm.tools[at] + more))


def feed(farm: Farm, what: str) -> Farm:
    name, extra, _ = what.partition(" +supplement")
    pig = next(pig for pig in farm.pigs if pig.name == name and not pig.fed)
    grown = SIZES[SIZES.index(pig.size) + (2 if extra else 1)]
    farm = changed(farm, pig, Pig(grown, pig.vaccinated, True))
    return with_tool(farm, "supplement", -1) if extra else farm


def vaccinate(farm: Farm, size: str) -> Farm:
    """D20: rather one that has not been fed."""
    pig = min((pig for pig in farm.pigs if pig.size == size and not pig.vaccinated), key=lambda pig: pig.fed)
    return with_tool(changed(farm, pig, pig._replace(vaccinated=True)), "vaccine", -1)


def end_turn(p: Position, seat: int) -> Position:
    farm = p.farms[seat]
    if p.phase == "act":
        farm = farm._replace(money=farm.money + p.left, unused=farm.unused + p.left)
    farm = farm._replace(pigs=tuple(sorted(pig._replace(fed=False) for pig in farm.pigs)))
    p = with_farm(p, seat, farm)._replace(turn=(seat + 1) % p.seats)
    if p.turn != p.first:
        return p._replace(left=4 if p.phase == "opening" else p.shares[p.turn])
    p = p._replace(left=0)
    return next_card(p) if p.phase == "opening" else end_round(p)


def next_card(p: Position) -> Position:
    p = p._replace(played=(*p.played, p.pile[-1]), pile=p.pile[:-1], phase="choose", turn=p.first)
    return p._replace(chosen=(None,) * p.seats, shares=(0,) * p.seats)


def end_round(p: Position) -> Position:
    before = p
    p = happen(p)
    p = p._replace(last=(p.played[-1], gains(before, p), ((0,) * 4,) * p.seats))
    if len(p.played) % 4:
        return next_card(p._replace(first=(p.first + 1) % p.seats))
    p = p._replace(phase="vaccinate")
    return p if must_act(p) else change_season(p)


def gains(before: Position, after: Position) -> tuple[int, ...]:
    def worth(farm: Farm) -> int:
        return len(farm.pigs) + sum(farm.tools) + farm.money

    return tuple(worth(b) - worth(a) for a, b in zip(before.farms, after.farms, strict=True))


def happen(p: Position) -> Position:
    what = event(p)
    if what == "heat-period":
        for seat in from_first(p):
            for _ in range(count(p.farms[seat], "medium", "large") // 2):
                if in_shop(p, "piglet") and has_room(p.farms[seat], "piglet"):
                    p = with_farm(p, seat, with_pig(p.farms[seat], "piglet"))
    if what in CONTESTS:
        size, tool = CONTESTS[what]
        for seat in most(p, size) * 3:
            if in_shop(p, tool):
                p = with_farm(p, seat, with_tool(p.farms[seat], tool, 1))
    if what == "pig-show":
        for seat in most(p, "large"):
            p = paid(p, seat)
    if what == "field-trip":
        for seat, farm in enumerate(p.farms):
            if all(count(farm, size) for size in SIZES):
                p = paid(p, seat)
    return p


def most(p: Position, size: str) -> list[int]:
    best = max(count(farm, size) for farm in p.farms)
    return [seat for seat in from_first(p) if best and count(p.farms[seat], size) == best]


def paid(p: Position, seat: int) -> Position:
    farm = p.farms[seat]
    return with_farm(p, seat, farm._replace(money=farm.money + 25, prizes=farm.prizes + 25))


def change_season(p: Position) -> Position:
    dead = []
    for seat, farm in enumerate(p.farms):
        ill = [pig for pig in farm.pigs if not pig.vaccinated]
        dead.append(tuple(sum(pig.size == size for pig in ill) for size in SIZES))
        well = tuple(pig for pig in farm.pigs if pig.vaccinated)
        p = with_farm(p, seat, farm._replace(pigs=well, lost=farm.lost + len(ill)))
    p = p._replace(ready=frozenset(), last=(*p.last[:2], tuple(dead)))
    return next_card(p._replace(first=(p.first + 1) % p.seats)) if p.pile else end(p)


def end(p: Position) -> Position:
    for seat, farm in enumerate(p.farms):
        dollars = sum(PRICES[pig.size] for pig in farm.pigs)
        p = with_farm(p, seat, farm._replace(pigs=(), money=farm.money + dollars, final=dollars))
    richest = [seat for seat in range(p.seats) if p.farms[seat].money == max(points(p))]
    way = "money" if len(richest) == 1 else "goods" if len(winners(p)) == 1 else "draw"
    return finished(p._replace(ending=way))
