"""What is shown beside a view is what the rules do."""

import itertools
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from conftest import walk

from farmyard.core.record import NONE
from farmyard.games import GAMES, happypigs, mow, saumaumau
from farmyard.games.happypigs import ACTIONS, FOOTPRINTS, STY, STY_SIDE, TO_ACT, fits
from farmyard.games.saumaumau import DRAW
from farmyard.previews.happypigs import leads as leads_happypigs
from farmyard.previews.happypigs import preview as preview_happypigs
from farmyard.previews.happypigs import share
from farmyard.previews.mow import Lead, preview
from farmyard.previews.mow import leads as leads_mow
from farmyard.previews.packing import arrange
from farmyard.previews.saumaumau import leads as leads_saumaumau
from farmyard.schema import notation
from farmyard.table import Table


def moves_of(game: str, seats: int, seed: int) -> Iterator[tuple[int, int, Any, Any]]:
    """A random game: seat and action, and what the seat saw before and sees after it."""
    table = Table(game, seats, seed)
    was = None
    for seat, action in walk(table, seed):
        if was is not None:
            yield *was, table.view(was[0])
        was = seat, action, table.view(seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_moves_the_pig_it_was_said_to_move(seats: int) -> None:
    for _, action, v, then in moves_of("saumaumau", seats, 5):
        lead = leads_saumaumau(v, [action]).get(action)
        if action >= DRAW:
            assert lead is None or isinstance(lead.points, int)
        elif then.race == v.race:
            pigs = v.pigs.tolist()
            if lead is not None:
                pigs[lead.pig] = lead.space  # type: ignore[index]
            assert then.pigs.tolist() == pigs


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_cow_stands_where_it_was_said_to_stand(seats: int) -> None:
    for _, action, v, then in moves_of("mow", seats, 6):
        lead = leads_mow(v, [action]).get(action)
        if lead is None or then.rounds != v.rounds:
            continue
        if action >= mow.TAKE:
            assert (lead.next.seat, lead.next.place) == (then.turn, then.place)  # type: ignore[union-attr]
            continue
        card = mow.cow_of(action)
        if lead.up:
            assert then.rides[card - mow.ACROBAT_7] == v.place
        else:
            assert then.herd[v.place, lead.number] == card != v.herd[v.place, lead.number]


def test_open_numbers_and_gaps_are_those_that_moves_may_use() -> None:
    """Every legal slowpoke and numbered cow has its place among them."""
    seen = {"gap": 0, "open": 0}
    for _, action, v, _ in moves_of("mow", 6, 8):
        herd = preview(v).herds[0]
        lead = leads_mow(v, [action]).get(action, Lead())
        if action >= mow.TAKE or lead.up or mow.cow_of(action) == mow.MAD:
            continue
        if mow.cow_of(action) == mow.SLOWPOKE:
            assert lead.number in [gap.at for gap in herd.gaps]
            seen["gap"] += 1
        else:
            assert lead.number in herd.open
            seen["open"] += 1
    assert all(seen.values())


def test_what_things_cost_is_what_is_paid() -> None:
    """Things are bought and sold at the price shown."""
    game = GAMES["happypigs"]
    for seat, action, v, then in moves_of("happypigs", 4, 9):
        work, _, what = notation.name(game, action).partition(" ")
        prices = preview_happypigs(v).farms[seat].prices
        if work == "buy":
            assert then.spent[seat] - v.spent[seat] == prices[(*happypigs.SIZES, "sty", *happypigs.TOOLS).index(what)]
        if work == "sell":
            size = happypigs.SIZES.index(what.split()[-1])
            assert then.by_sales[seat] - v.by_sales[seat] == prices[size]


def test_the_discount_is_shown_as_the_option_has_it() -> None:
    """D7: to $3, or by $3."""
    card = next(i for i, row in enumerate(happypigs.CARDS) if row[0] == happypigs.DISCOUNT)
    costs = []
    for discount in ("flat", "cut"):
        v = Table("happypigs", 3, 1, {"discount": discount}).view(0)
        v.card = card
        costs.append(preview_happypigs(v).farms[0].prices[STY])
    assert costs == [3, 7]


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_shares_are_the_least_and_the_most_that_a_seat_can_get(seats: int) -> None:
    """R7: in all the ways in which the farmers can choose, divided by the rules."""
    v = Table("happypigs", seats, 1).view(0)
    v.card, v.first = 5, seats - 2
    got: dict[tuple[int, int, int], set[int]] = {}
    for choice in itertools.product([0, 1], repeat=seats):
        s = SimpleNamespace(card=5, first=seats - 2, seats=seats, chosen=choice, quota=[0] * seats)
        happypigs.share_out(s, 0, choice.count(0))
        for seat in range(seats):
            if choice[seat] == 0:
                got.setdefault((seat, 0, choice.count(0)), set()).add(s.quota[seat])
    shares = preview_happypigs(v).shares
    for (seat, action, choosers), quotas in got.items():
        assert shares[seat][action][choosers - 1] == (min(quotas), max(quotas))
    assert all(least == most for least, most in shares[seats - 2][0]), "the first player always knows"
    assert all(len(shares[seat]) == len(ACTIONS) for seat in range(seats))


def test_seven_among_three_are_two_or_three() -> None:
    assert share(7, 3) == (2, 3)


def test_a_farm_is_parted_into_rows_that_hold_all_its_pigs() -> None:
    """Random herds, many of them full to the last cell: every pig is within its row, none overlap."""
    dice = random.Random(4)
    for _ in range(400):
        sties = dice.randint(1, 9)
        herd: tuple[int, ...] = (0, 0, 0, 0)
        for size in dice.choices(range(4), k=9 * sties):
            more = tuple(n + (i == size) for i, n in enumerate(herd))
            herd = more if fits(more[0], more[1], more[2], more[3], sties) else herd
        rows = arrange(herd, sties)
        assert sum(row.sties for row in rows) <= sties
        lying = [place for row in rows for place in row.places]
        assert tuple(sum(place.size == size for place in lying) for size in range(4)) == herd
        for row in rows:
            cells = [(x, y) for p in row.places for x in range(p.x, p.x + p.width) for y in range(p.y, p.y + p.height)]
            assert len(set(cells)) == len(cells)
            assert all(x < STY_SIDE * row.sties and y < STY_SIDE for x, y in cells)
            assert all({p.width, p.height} == set(FOOTPRINTS[p.size]) for p in row.places)


def test_nothing_is_shared_before_the_first_card() -> None:
    v = Table("happypigs", 3, 1).view(0)
    assert v.card == NONE
    assert preview_happypigs(v).shares == []


def test_pigs_that_die_without_a_vaccine_are_counted_before() -> None:
    """R23: whoever stops vaccinating is told how many; that many of this farm die."""
    asked = 0
    for seed in range(12):
        stopped: dict[int, int] = {}
        for seat, action, v, then in moves_of("happypigs", 4, seed):
            if v.phase == happypigs.TO_VACCINATE and action == happypigs.DONE:
                stopped[seat] = leads_happypigs(v, [action])[action].deaths  # type: ignore[assignment]
            if then.phase != happypigs.TO_VACCINATE:
                for farmer, deaths in stopped.items():
                    asked += 1
                    assert then.last_dead[farmer].sum() == deaths > 0
                stopped = {}
    assert asked > 0


def test_an_idle_action_is_said_to_be_idle() -> None:
    """D9: it may be chosen; in one's turn no pig is then fed, gives birth or is sold."""
    idle = 0
    for seed in range(3):
        chosen: dict[int, int] = {}
        for seat, action, v, _ in moves_of("happypigs", 4, seed):
            if v.phase == happypigs.TO_CHOOSE:
                chosen[seat] = bool(leads_happypigs(v, [action]))
            elif v.phase == TO_ACT and chosen[seat]:
                idle += 1
                assert action == happypigs.DONE or action >= happypigs.VACCINATE
    assert idle > 5


def farm_with(pigs: dict[str, int], sties: int = 1) -> Any:
    """A view in which the first farmer must choose and has these pigs."""
    v = Table("happypigs", 3, 1).view(0)
    v.phase, v.card, v.sties[0], v.pigs[0] = happypigs.TO_CHOOSE, 5, sties, 0
    for size, n in pigs.items():
        v.pigs[0, 2 * happypigs.SIZES.index(size)] = n
    return v


def idle(v: Any) -> dict[str, Any]:
    return {ACTIONS[action]: lead.idle for action, lead in leads_happypigs(v, range(len(ACTIONS))).items()}


def test_a_full_sty_bears_no_piglet_and_lets_no_pig_grow() -> None:
    """Two large pigs and three piglets cover all 36 cells: it is room that is missing, not pigs."""
    v = farm_with({"large": 2, "piglet": 3})
    farm = preview_happypigs(v).farms[0]
    assert (farm.breeding, farm.births, farm.growing, farm.grows) == (2, 0, 3, False)
    assert idle(v) == {"feed": "room", "mate": "room"}


def test_without_pigs_it_is_pigs_that_are_missing() -> None:
    assert idle(farm_with({})) == {"feed": "pigs", "mate": "pigs", "sell": "pigs"}


def test_there_are_as_many_births_as_room_and_mothers_allow() -> None:
    """R11, D2: beside two large pigs is room for three piglets, beside two piglets more for one."""
    assert preview_happypigs(farm_with({"large": 2})).farms[0].births == 2
    assert preview_happypigs(farm_with({"large": 2, "piglet": 2})).farms[0].births == 1
    assert idle(farm_with({"large": 2, "piglet": 2})) == {}


@pytest.mark.parametrize("seed", range(4))
def test_a_bet_lies_where_it_was_said_to_lie(seed: int) -> None:
    """R15, R16: the points of its place; a bet kept stays where it is."""
    for seat, action, v, then in moves_of("saumaumau", 4, seed):
        if not saumaumau.BET <= action <= saumaumau.NO_BET or then.race != v.race:
            continue
        lead = leads_saumaumau(v, [action]).get(action)
        strip = then.strip[: then.strip_n].tolist()
        assert (seat in strip) == (lead is not None)
        if lead is not None:
            assert lead.points == saumaumau.BET_POINTS[strip.index(seat)]
