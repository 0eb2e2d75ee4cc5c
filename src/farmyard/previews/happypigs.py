"""Happy Pigs: what things cost, what the season card gives, and where the pigs on every farm are drawn."""

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from farmyard.core.record import NONE
from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    ACTIONS,
    BUY,
    CARDS,
    DONE,
    FEED,
    LARGE,
    MATE,
    SEASON_ROUNDS,
    SIZES,
    STOCK,
    STY_CELLS,
    TO_CHOOSE,
    TO_VACCINATE,
)
from farmyard.previews.packing import AREAS, Row, arrange


class Farm(Struct, frozen=True):
    """`prices` of everything in the shop, `rows` of joined sties as they are drawn, and what the farm could do."""

    prices: list[int]
    rows: list[Row]
    free: int  # cells
    growing: int  # pigs that feeding lets grow
    grows: bool  # at least one of them has room to
    breeding: int  # pigs that can give birth
    births: int  # piglets that there is room for, at most one for each mother
    unvaccinated: int
    vaccinated: int


class Preview(Struct, frozen=True):
    farms: list[Farm]
    until_inspection: int  # rounds
    shares: list[list[list[tuple[int, int]]]]  # least and most a seat gets: by seat, by action; alone, by two, three …


class Lead(Struct, frozen=True):
    """So many pigs die at once; or the action chosen is of no use for want of `pigs`, or of `room`."""

    deaths: int | UnsetType = UNSET
    idle: str | UnsetType = UNSET


def leads(v: Any, actions: Sequence[int]) -> dict[int, Lead]:
    """What one would be sorry for."""
    if v.phase not in (TO_VACCINATE, TO_CHOOSE) or len(actions) == 0:
        return {}
    farm = _farm(bytes(v.pigs[v.seat]), int(v.sties[v.seat]), int(v.card), int(v.discount))
    if v.phase == TO_VACCINATE:
        return {DONE: Lead(deaths=farm.unvaccinated)}
    wants = {action: _want(farm, action) for action in actions}
    return {action: Lead(idle=want) for action, want in wants.items() if want != ""}


def _want(farm: Farm, action: int) -> str:
    """Nobody else's turn brings a farmer pigs or sties, and money for the shop may be left."""
    if action == FEED:
        return _pigs_or_room(farm.growing, farm.grows)
    if action == MATE:
        return _pigs_or_room(farm.breeding, farm.births > 0)
    return "pigs" if action != BUY and farm.unvaccinated + farm.vaccinated == 0 else ""


def _pigs_or_room(pigs: int, room: bool) -> str:
    return "pigs" if pigs == 0 else "" if room else "room"


def preview(v: Any) -> Preview:
    farms = [_farm(bytes(v.pigs[seat]), int(v.sties[seat]), int(v.card), int(v.discount)) for seat in range(v.seats)]
    return Preview(farms, -int(v.played_n) % SEASON_ROUNDS, _shares(int(v.card), int(v.first), int(v.seats)))


@lru_cache(4096)
def _farm(pigs: bytes, sties: int, card: int, discount: int) -> Farm:
    v = SimpleNamespace(pigs=[pigs], sties=[sties], card=card, discount=discount)
    herd = tuple(pigs[2 * size] + pigs[2 * size + 1] for size in range(len(SIZES)))
    return Farm(
        prices=[rules.price(v, 0, thing) for thing in range(len(STOCK))],
        rows=arrange(herd, sties),
        free=STY_CELLS * sties - sum(n * area for n, area in zip(herd, AREAS, strict=True)),
        growing=sum(herd[:LARGE]),
        grows=any(herd[size] > 0 and _fit_instead(herd, sties, size) for size in range(LARGE)),
        breeding=sum(herd[LARGE - 1 :]),
        births=_births(herd, sties),
        unvaccinated=sum(pigs[::2]),
        vaccinated=sum(pigs[1::2]),
    )


def _fit_instead(herd: tuple[int, ...], sties: int, size: int) -> bool:
    """R10, D2: one pig of this size grows."""
    grown = [n + int(i == size + 1) - int(i == size) for i, n in enumerate(herd)]
    return bool(rules.fits(grown[0], grown[1], grown[2], grown[3], sties))


def _births(herd: tuple[int, ...], sties: int) -> int:
    """R11, D2."""
    born = 0
    while born < herd[2] + herd[3] and rules.fits(herd[0] + born + 1, herd[1], herd[2], herd[3], sties):
        born += 1
    return born


@lru_cache(1024)
def _shares(card: int, first: int, seats: int) -> list[list[list[tuple[int, int]]]]:
    if card == NONE:
        return []
    found: list[list[list[tuple[int, int]]]] = [[] for _ in range(seats)]
    seat = first
    for place in range(seats):
        found[seat] = [_shares_at(int(CARDS[card, 1 + action]), place, seats) for action in range(len(ACTIONS))]
        seat = int(rules.next_seat(SimpleNamespace(seats=seats), seat))
    return found


def _shares_at(quantity: int, place: int, seats: int) -> list[tuple[int, int]]:
    return [share_at(quantity, choosers, place, seats) for choosers in range(1, seats + 1)]


def share_at(quantity: int, choosers: int, place: int, seats: int) -> tuple[int, int]:
    """The same for whoever sits this many places after the first player: who is nearer to the first has precedence."""
    each, over = quantity // choosers, quantity % choosers
    others = choosers - 1
    most_nearer, fewest_nearer = min(place, others), max(0, others - (seats - 1 - place))
    return each + int(most_nearer < over), each + int(fewest_nearer < over)


def share(quantity: int, choosers: int) -> tuple[int, int]:
    """The least and the most that one of this many farmers gets (R7)."""
    return quantity // choosers, -(-quantity // choosers)
