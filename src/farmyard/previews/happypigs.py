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
    breeding: int  # pigs that can give birth
    room: int  # piglets that still fit into the sties, as far as there are mothers for them
    unvaccinated: int
    vaccinated: int


class Preview(Struct, frozen=True):
    farms: list[Farm]
    until_inspection: int  # rounds
    shares: list[list[tuple[int, int]]]  # least and most each gets: by action, then alone, by two, by three …


class Lead(Struct, frozen=True):
    """So many pigs die at once; or the action chosen is of no use, since there is no pig for it, or no room."""

    deaths: int | UnsetType = UNSET
    idle: bool | UnsetType = UNSET


def leads(v: Any, actions: Sequence[int]) -> dict[int, Lead]:
    """What one would be sorry for."""
    if v.phase not in (TO_VACCINATE, TO_CHOOSE) or len(actions) == 0:
        return {}
    farm = _farm(bytes(v.pigs[v.seat]), int(v.sties[v.seat]), int(v.card), int(v.discount))
    if v.phase == TO_VACCINATE:
        return {DONE: Lead(deaths=farm.unvaccinated)}
    return {action: Lead(idle=True) for action in actions if _is_idle(farm, action)}


def _is_idle(farm: Farm, action: int) -> bool:
    """Nobody else's turn brings a farmer pigs, and money for the shop may be left."""
    if action == FEED:
        return farm.growing == 0
    if action == MATE:
        return farm.room == 0
    return action != BUY and farm.unvaccinated + farm.vaccinated == 0


def preview(v: Any) -> Preview:
    farms = [_farm(bytes(v.pigs[seat]), int(v.sties[seat]), int(v.card), int(v.discount)) for seat in range(v.seats)]
    return Preview(farms, -int(v.played_n) % SEASON_ROUNDS, _shares(int(v.card), int(v.seats)))


@lru_cache(4096)
def _farm(pigs: bytes, sties: int, card: int, discount: int) -> Farm:
    v = SimpleNamespace(pigs=[pigs], sties=[sties], card=card, discount=discount)
    herd = tuple(pigs[2 * size] + pigs[2 * size + 1] for size in range(len(SIZES)))
    return Farm(
        prices=[rules.price(v, 0, thing) for thing in range(len(STOCK))],
        rows=arrange(herd, sties),
        free=STY_CELLS * sties - sum(n * area for n, area in zip(herd, AREAS, strict=True)),
        growing=sum(herd[:LARGE]),
        breeding=sum(herd[LARGE - 1 :]),
        room=_room(herd, sties),
        unvaccinated=sum(pigs[::2]),
        vaccinated=sum(pigs[1::2]),
    )


def _room(herd: Sequence[int], sties: int) -> int:
    """R14: one after the other, until one does not fit or every mother has given birth."""
    piglets, small, medium, large = herd
    born = 0
    while born < medium + large and rules.fits(piglets + born + 1, small, medium, large, sties):
        born += 1
    return born


@lru_cache(256)
def _shares(card: int, seats: int) -> list[list[tuple[int, int]]]:
    if card == NONE:
        return []
    return [
        [share(int(CARDS[card, 1 + action]), choosers) for choosers in range(1, seats + 1)]
        for action in range(len(ACTIONS))
    ]


def share(quantity: int, choosers: int) -> tuple[int, int]:
    """The least and the most that one of this many farmers gets (R7)."""
    return quantity // choosers, -(-quantity // choosers)
