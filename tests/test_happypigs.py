"""Happy Pigs, rule by rule."""

import re
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from conftest import SOAK, imagined, state_of, walk
from refusals import refused

from farmyard.core.refusal import Refusal
from farmyard.games import happypigs as rules
from farmyard.games.happypigs import ACTIONS, CARDS, SEASONS, SIZES, TOOLS, fits
from farmyard.previews.packing import Place, pack
from farmyard.schema.happypigs import CARD_NAMES, NAMES, check
from farmyard.table import SPECTATOR, Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import find_packings

Herd = dict[str, int]


def up_to(card: str, last: bool = False) -> list[str]:
    """The cards of the game so far: all seasons before, and this one as the first or the last of its own."""
    season = CARD_NAMES.index(card) // 6
    before = [name for s in range(season) for name in CARD_NAMES[6 * s : 6 * s + 4]]
    own = [name for name in CARD_NAMES[6 * season : 6 * season + 6] if name != card][:3]
    return [*before, *(own if last else []), card]


def farms(card: str | None = "spring none", last: bool = False, **more: Any) -> Table:
    """Three farmers, seat 0 first."""
    played = {"played": up_to(card, last)} if card else {}
    return Table.from_position({"game": "happypigs", "seats": 3, "phase": "choose", **played, **more})


def turn(action: str, card: str = "spring none", last: bool = False, **more: Any) -> Table:
    """Seat 0 on turn with an action that nobody else has chosen; the others have chosen nothing."""
    others = [a for a in ACTIONS if a != action]
    chosen = [action, *others[: more.get("seats", 3) - 1]]
    return farms(card, last, **{"phase": "act", "chosen": chosen, **more})


def shown(table: Table, name: str) -> Any:
    return table.position().get(name)


def pigs(table: Table, seat: int = 0) -> Herd:
    herd: Herd = shown(table, "pigs")[seat]
    return herd


def tools(table: Table, seat: int = 0) -> Herd:
    held: Herd = shown(table, "tools")[seat]
    return held


def money(table: Table, seat: int = 0) -> int:
    return int(shown(table, "money")[seat])


def end_round(table: Table) -> None:
    """Everybody passes until the round is over."""
    while shown(table, "phase") == "act":
        table.play(table.must_act()[0], "done")


def choose(table: Table, *actions: str) -> None:
    for seat, action in enumerate(actions):
        table.play(seat, f"choose {action}")


# The printed rules


def test_r1_sixteen_rounds_and_the_richest_wins() -> None:
    """Four rounds in each season from spring to winter; the richest farmer wins."""
    table = Table("happypigs", 4, 1)
    for _ in walk(table, 1):
        pass
    seasons = [card.split()[0] for card in shown(table, "played")]
    assert seasons == [season for season in SEASONS for _ in range(4)]
    assert table.winners() == [seat for seat in range(4) if money(table, seat) == max(shown(table, "money"))]


def test_r2_the_shop() -> None:
    """40 pigs of each size, 20 sties including one for every farmer, 25 of each tool."""
    table = Table("happypigs", 5, 1)
    stock = {**dict.fromkeys(SIZES, 40), "sty": 15, **dict.fromkeys(TOOLS, 25)}
    assert shown(table, "shop") == stock


def test_r3_one_sty_and_45_dollars() -> None:
    """Everybody starts with the same."""
    table = Table("happypigs", 6, 1)
    assert shown(table, "money") == [45] * 6
    assert shown(table, "sties") == [1] * 6
    assert shown(table, "pigs") == [{}] * 6
    assert Table("happypigs", 3, 1, {"money": 60}).position()["money"] == [60] * 3


def test_r4_two_cards_of_each_season_stay_away() -> None:
    """Four different cards of each season in its order; over many deals every card comes up equally often."""
    seen: Counter[str] = Counter()
    for seed in range(600):
        pile = shown(Table("happypigs", 3, seed, mode="interpreted"), "pile")[::-1]
        assert [name.split()[0] for name in pile] == [season for season in SEASONS for _ in range(4)]
        assert len(set(pile)) == 16
        seen.update(pile)
    assert set(seen) == set(CARD_NAMES)
    assert all(340 < count < 460 for count in seen.values())


def test_r5_opening_purchases() -> None:
    """Clockwise from the first player, up to four pigs and tools each, including several of the same thing."""
    table = farms(None, phase="opening", first=1)
    for thing in ("medium", "medium", "small", "vaccine"):
        table.play(1, f"buy {thing}")
    assert money(table, 1) == 45 - 10 - 10 - 6 - 1
    assert refused(table, 1, "buy piglet") == "none-left"
    table.play(1, "done")
    assert table.must_act() == [2]
    table.play(2, "done")
    table.play(0, "done")
    assert shown(table, "phase") == "choose"
    assert len(shown(table, "played")) == 1


def test_r6_actions_are_chosen_in_secret_and_shown_together() -> None:
    """The others see that somebody has chosen, not what; the last choice reveals all."""
    table = farms()
    table.play(1, "choose sell")
    assert table.show(0)["ready"] == table.show()["ready"] == [False, True, False]
    assert table.show(1)["my_choice"] == "sell"
    assert "sell" not in str(table.show(0)) + str(table.show())
    assert table.seen(2, 0, 1) == table.game.actions - 1
    assert table.must_act() == [0, 2]
    table.play(0, "choose buy")
    table.play(2, "choose sell")
    assert table.show()["chosen"] == ["buy", "sell", "sell"]
    assert table.must_act() == [0]


@pytest.mark.parametrize(
    ("quantity", "shares"),
    [
        (8, [8]),
        (8, [4, 4]),
        (8, [3, 3, 2]),
        (8, [2, 2, 1, 1, 1, 1]),
        (6, [1] * 6),
        (9, [3, 2, 2, 2]),
        (7, [2, 2, 1, 1, 1]),
    ],
)
@pytest.mark.parametrize("first", [0, 2])
def test_r7_the_quantity_is_divided_by_distance(quantity: int, shares: list[int], first: int) -> None:
    """8: alone 8; 4, 4; 3, 3, 2 by distance from the first player; six farmers 2, 2, 1, 1, 1, 1. 6 for six: 1 (H12)."""
    card = next(name for name, row in zip(CARD_NAMES, CARDS, strict=True) if row[1] == quantity)
    table = farms(card, seats=6, first=first)
    for distance in range(6):
        seat = (first + distance) % 6
        table.play(seat, "choose feed" if distance < len(shares) else "choose mate")
    quota = shown(table, "quota")
    assert [quota[(first + distance) % 6] for distance in range(len(shares))] == shares


def test_r7_distance_counts_only_among_those_who_chose_the_same() -> None:
    """Seats 1, 3 and 4 share seven, seat 3 being first: the order is 3, 4, 1."""
    table = farms("spring none", seats=5, first=3)
    choose(table, "sell", "feed", "sell", "feed", "feed")
    assert shown(table, "quota") == [4, 2, 4, 3, 2]


def test_r8_unused_actions_bring_a_dollar_each() -> None:
    """Clockwise from the first player; nothing carries over."""
    table = turn("sell", first=0, pigs=[{"piglet": 1}])
    assert shown(table, "left") == 8
    table.play(0, "sell piglet")
    table.play(0, "done")
    assert money(table) == 45 + 3 + 7
    assert table.must_act() == [1]
    table.play(1, "done")
    table.play(2, "done")
    assert shown(table, "by_unused") == [7, 7, 6]
    assert shown(table, "quota") == [0, 0, 0]


def test_r9_event_then_season_change_then_the_first_player_passes() -> None:
    """The Vaccination prize of a season's last card comes before the inspection and can be used."""
    table = turn("buy", "spring vaccination", last=True, pigs=[{"small": 2}, {"piglet": 1}])
    end_round(table)
    assert shown(table, "phase") == "vaccinate"
    assert tools(table) == {"vaccine": 3}
    table.play(0, "vaccinate small")
    table.play(0, "done")
    assert pigs(table) == {"vaccinated small": 1}
    assert pigs(table, 1) == {}
    assert shown(table, "first") == 1
    assert shown(table, "card").startswith("summer")


def test_r10_feeding() -> None:
    """A pig grows by one size, once a round; the pieces are exchanged in the shop; large pigs do not grow."""
    table = turn("feed", pigs=[{"piglet": 1, "small": 1, "medium": 1, "large": 1}], sties=[2, 1, 1])
    assert refused(table, 0, "feed large") == "full-grown"
    table.play(0, "feed piglet")
    assert pigs(table) == {"small": 2, "medium": 1, "large": 1}
    assert (shown(table, "shop")["piglet"], shown(table, "shop")["small"]) == (40, 38)
    table.play(0, "feed small")
    assert refused(table, 0, "feed small") == "already-fed"
    table.play(0, "feed medium")
    assert refused(table, 0, "feed medium") == "already-fed"
    assert refused(table, 0, "feed piglet") == "no-pig"
    assert pigs(table) == {"small": 1, "medium": 1, "large": 2}
    assert table.legal(0) == ["done"]


def test_r10_a_fed_pig_may_be_fed_in_the_next_round() -> None:
    """Once a round, not once a game."""
    table = turn("feed", pigs=[{"piglet": 1}])
    table.play(0, "feed piglet")
    end_round(table)
    choose(table, "feed", "buy", "buy")
    while table.must_act() != [0]:
        table.play(table.must_act()[0], "done")
    assert "feed small" in table.legal(0)


def test_r11_mating() -> None:
    """Each medium or large pig gives birth to one piglet a round."""
    table = turn("mate", pigs=[{"medium": 1, "vaccinated large": 1, "small": 1}], sties=[2, 1, 1])
    assert refused(table, 0, "feed small") == "not-chosen"
    table.play(0, "mate")
    table.play(0, "mate")
    assert refused(table, 0, "mate") == "no-mother"
    assert pigs(table) == {"piglet": 2, "small": 1, "medium": 1, "vaccinated large": 1}
    assert shown(table, "shop")["piglet"] == 38
    assert refused(turn("mate", pigs=[{"small": 3, "piglet": 2}]), 0, "mate") == "no-mother"


def test_r12_buying() -> None:
    """Anything in the shop, for its price, one thing per action."""
    table = turn("buy", money=[60, 45, 45])
    for thing in ("sty", "large", "medium", "small", "piglet", "vaccine", "supplement", "amulet"):
        table.play(0, f"buy {thing}")
    assert money(table) == 60 - 10 - 15 - 10 - 6 - 3 - 1 - 1 - 1
    assert tools(table) == {"vaccine": 1, "supplement": 1, "amulet": 1}
    assert pigs(table) == dict.fromkeys(SIZES, 1)
    assert shown(table, "sties") == [2, 1, 1]
    assert shown(table, "left") == 1
    assert refused(turn("buy", money=[14, 0, 0]), 0, "buy large") == "no-money"


def test_r13_selling() -> None:
    """A pig goes back to the shop for its price."""
    table = turn("sell", pigs=[{"large": 1, "vaccinated piglet": 1}])
    table.play(0, "sell large")
    assert money(table) == 60
    assert shown(table, "shop")["large"] == 40
    assert refused(table, 0, "sell large") == "no-pig"
    assert refused(table, 0, "sell piglet") == "no-pig"
    table.play(0, "sell vaccinated piglet")
    assert shown(table, "by_sales") == [18, 0, 0]


def test_r14_pigs_must_fit_and_may_lie_across_a_join() -> None:
    """One sty holds two large pigs, two joined ones six, not four; and never seven."""
    assert (fits(0, 0, 0, 2, 1), fits(0, 0, 0, 3, 1)) == (True, False)
    assert (fits(0, 0, 0, 6, 2), fits(0, 0, 0, 7, 2)) == (True, False)
    across = [place for place in pack((0, 0, 0, 6), 2) or () if place.x < 6 < place.x + place.width]
    assert across
    table = turn("buy", pigs=[{"large": 2}], money=[99, 0, 0])
    assert refused(table, 0, "buy large") == "no-room"
    table.play(0, "buy sty")
    table.play(0, "buy large")


def test_r14_one_sty_with_four_mediums_is_full() -> None:
    """Nothing bought would fit; feeding one medium pig to large fails."""
    table = turn("buy", pigs=[{"medium": 4}], money=[99, 0, 0])
    assert {refused(table, 0, f"buy {size}") for size in SIZES} == {"no-room"}
    assert refused(turn("feed", pigs=[{"medium": 4}]), 0, "feed medium") == "no-room"
    assert refused(turn("mate", pigs=[{"medium": 4}]), 0, "mate") == "no-room"


def test_r15_sty_prices() -> None:
    """$10 for the second, $15 for the third, $20 for the fourth."""
    table = turn("buy", money=[100, 0, 0])
    left = []
    for _ in range(3):
        table.play(0, "buy sty")
        left.append(money(table))
    assert left == [90, 75, 55]
    assert not [name for name in table.legal(0) if name.startswith("sell")]


def test_r16_pig_prices() -> None:
    """$3, $6, $10 and $15, to buy and to sell."""
    for size, dollars in zip(SIZES, (3, 6, 10, 15), strict=True):
        bought, sold = turn("buy"), turn("sell", pigs=[{size: 1}])
        bought.play(0, f"buy {size}")
        sold.play(0, f"sell {size}")
        assert (money(bought), money(sold)) == (45 - dollars, 45 + dollars)


def test_r17_vaccination_stays_as_a_pig_grows_and_does_not_change_its_price() -> None:
    """New pigs are not vaccinated (H16)."""
    table = turn("feed", pigs=[{"vaccinated piglet": 1}])
    table.play(0, "feed vaccinated piglet")
    assert pigs(table) == {"vaccinated small": 1}
    bought, born = turn("buy"), turn("mate", pigs=[{"vaccinated large": 1}])
    bought.play(0, "buy piglet")
    born.play(0, "mate")
    assert pigs(bought) == {"piglet": 1}
    assert pigs(born) == {"piglet": 1, "vaccinated large": 1}
    sold = turn("sell", pigs=[{"vaccinated large": 1}])
    sold.play(0, "sell vaccinated large")
    assert money(sold) == 60


def test_r18_tools_cost_a_dollar_and_go_back_when_used() -> None:
    """Tools cannot be sold."""
    table = turn("buy", pigs=[{"piglet": 1}])
    table.play(0, "buy vaccine")
    assert (money(table), shown(table, "shop")["vaccine"]) == (44, 24)
    table.play(0, "vaccinate piglet")
    assert shown(table, "shop")["vaccine"] == 25
    assert not [name for name in NAMES if name.startswith("sell") and name.split()[-1] in TOOLS]


def test_r19_one_vaccine_protects_one_pig_of_any_size() -> None:
    """At most one per pig."""
    for size in SIZES:
        table = turn("sell", pigs=[{size: 1}], tools=[{"vaccine": 2}])
        table.play(0, f"vaccinate {size}")
        assert pigs(table) == {f"vaccinated {size}": 1}
        assert refused(table, 0, f"vaccinate {size}") == "all-vaccinated"
    assert refused(turn("sell", pigs=[{"small": 1}]), 0, "vaccinate small") == "no-vaccine"


def test_r20_supplements() -> None:
    """Piglet to medium, small to large, in one feeding; it is useless for a medium pig."""
    table = turn("feed", pigs=[{"piglet": 1, "small": 1, "medium": 1}], sties=[2, 1, 1], tools=[{"supplement": 3}])
    table.play(0, "feed piglet +supplement")
    assert pigs(table) == {"small": 1, "medium": 2}
    table.play(0, "feed small +supplement")
    assert pigs(table) == {"medium": 2, "large": 1}
    assert refused(table, 0, "feed medium +supplement") == "no-use"
    assert tools(table) == {"supplement": 1}
    assert shown(table, "left") == 5
    assert refused(turn("feed", pigs=[{"piglet": 1}]), 0, "feed piglet +supplement") == "no-supplement"


def test_r21_amulets() -> None:
    """A small pig is born instead of a piglet."""
    table = turn("mate", pigs=[{"large": 2}], tools=[{"amulet": 1}])
    table.play(0, "mate +amulet")
    assert pigs(table) == {"small": 1, "large": 2}
    assert tools(table) == {}
    assert refused(table, 0, "mate +amulet") == "no-amulet"


def test_r22_a_changed_price_counts_for_buying_and_selling() -> None:
    """USDA: a large pig is bought and sold at $18."""
    bought = turn("buy", "summer usda-inspected")
    bought.play(0, "buy large")
    sold = turn("sell", "summer usda-inspected", pigs=[{"large": 1}])
    sold.play(0, "sell large")
    assert (money(bought), money(sold)) == (45 - 18, 45 + 18)


def test_r23_unvaccinated_pigs_die_at_the_change_of_season() -> None:
    """Vaccines may be used first; dead pigs go back to the shop, unpaid."""
    table = turn("buy", last=True, pigs=[{"large": 1, "small": 1}, {"medium": 2}], tools=[{"vaccine": 1}])
    end_round(table)
    before = money(table)
    assert table.must_act() == [0]
    table.play(0, "vaccinate large")
    assert pigs(table) == {"vaccinated large": 1}
    assert pigs(table, 1) == {}
    assert shown(table, "last_dead") == [{"small": 1}, {"medium": 2}, {}]
    assert shown(table, "lost") == [1, 2, 0]
    assert shown(table, "shop")["medium"] == 40
    assert money(table) == before


def test_r23_four_changes_of_season() -> None:
    """After rounds 4, 8, 12 and 16, and at no other time."""
    for name in CARD_NAMES:
        for last in (False, True):
            table = turn("buy", name, last, pigs=[{"piglet": 1}])
            end_round(table)
            assert shown(table, "lost") == ([1, 0, 0] if last else None)


def test_r24_heat_period() -> None:
    """3 medium and 2 large pigs: two piglets."""
    table = turn("buy", "spring heat-period", pigs=[{"medium": 2, "vaccinated medium": 1, "large": 2}, {"medium": 1}],
                 sties=[2, 1, 1])  # fmt: skip
    end_round(table)
    assert pigs(table)["piglet"] == 2
    assert pigs(table, 1) == {"medium": 1}
    assert shown(table, "last_gain") == [2, 0, 0]


@pytest.mark.parametrize(
    ("card", "size", "tool"),
    [
        ("spring subsidy", "piglet", "supplement"),
        ("summer vaccination", "small", "vaccine"),
        ("autumn checkup", "medium", "amulet"),
    ],
)
def test_r25_three_tools_for_most_pigs_of_a_size(card: str, size: str, tool: str) -> None:
    """Vaccinated or not; everybody tied gets three."""
    table = turn("buy", card, pigs=[{size: 1, f"vaccinated {size}": 1}, {size: 2}, {size: 1, "large": 1}])
    end_round(table)
    assert shown(table, "tools") == [{tool: 3}, {tool: 3}, {}]


def test_r26_property_discount() -> None:
    """With three sties the fourth costs $3; normally the next would be $25."""
    table = turn("buy", "spring property-discount", sties=[3, 1, 1])
    table.play(0, "buy sty")
    assert money(table) == 42
    table.play(0, "buy sty")
    assert money(table) == 39
    later = turn("buy", sties=[4, 1, 1])
    later.play(0, "buy sty")
    assert money(later) == 20


@pytest.mark.parametrize(
    ("card", "prices"),
    [
        ("summer usda-inspected", (6, 9, 13, 18)),
        ("autumn usda-inspected", (6, 9, 13, 18)),
        ("winter sausage-fest", (6, 10, 15, 21)),
        ("winter ham-fest", (5, 9, 14, 20)),
    ],
)
def test_r27_prices_of_the_fests(card: str, prices: tuple[int, ...]) -> None:
    """They apply to this round only."""
    for size, dollars in zip(SIZES, prices, strict=True):
        table = turn("sell", card, pigs=[{size: 1}])
        table.play(0, f"sell {size}")
        assert money(table) == 45 + dollars


def test_r28_field_trip_and_pig_show() -> None:
    """$25 for everybody with all four sizes; $25 for most large pigs, ties included."""
    full = {"piglet": 1, "vaccinated small": 1, "medium": 1, "large": 1}
    table = turn("buy", "summer field-trip", pigs=[full, full, {"large": 2}])
    end_round(table)
    assert shown(table, "by_prizes") == [25, 25, 0]
    show = turn("buy", "autumn pig-show", pigs=[{"large": 1}, {"large": 2}, {"vaccinated large": 2}])
    end_round(show)
    assert shown(show, "by_prizes") == [0, 25, 25]


def test_r29_clearance_sale() -> None:
    """Each tool bought brings a second one free."""
    table = turn("buy", "autumn clearance-sale")
    table.play(0, "buy vaccine")
    table.play(0, "buy amulet")
    assert tools(table) == {"vaccine": 2, "amulet": 2}
    assert money(table) == 43


def test_r30_after_the_last_round_all_pigs_are_sold() -> None:
    """The highest total wins."""
    table = turn("buy", "winter none", last=True, money=[10, 50, 20], pigs=[{"vaccinated large": 2}, {}, {"large": 1}])
    end_round(table)
    assert table.over
    assert shown(table, "by_final") == [30, 0, 0]
    assert shown(table, "money") == [10 + 8 + 30, 50 + 7, 20 + 6]
    assert table.winners() == [1]
    assert table.ending == "money"


def test_r31_ties_are_broken_by_tools_and_sties() -> None:
    """3 sties and 2 tools add 5 + 10 + 15 + 2 = $32 (H29)."""
    tied = {"money": [10, 11, 2], "sties": [3, 2, 1], "tools": [{"vaccine": 1, "amulet": 1}, {"supplement": 4}]}
    table = turn("buy", "winter none", last=True, **tied)
    end_round(table)
    assert shown(table, "money") == [18, 18, 8]
    assert rules.goods_value(state_of(table)[0], 0) == 32
    assert table.winners() == [0]
    assert table.ending == "goods"


def test_r31_still_equal_is_a_draw() -> None:
    """Two sties and no tools against one sty and ten tools."""
    table = turn("buy", "winter none", last=True, money=[10, 11, 2], sties=[2, 1, 1], tools=[{}, {"amulet": 10}])
    end_round(table)
    assert table.winners() == [0, 1]
    assert table.ending == "draw"


def test_r32_advanced_game() -> None:
    """Openly, clockwise from the first player; then everything as usual (H31)."""
    table = farms(advanced=True, first=2)
    assert table.must_act() == [2]
    table.play(2, "choose feed")
    assert table.show()["chosen"] == [None, None, "feed"]
    assert table.must_act() == [0]
    table.play(0, "choose feed")
    table.play(1, "choose sell")
    assert shown(table, "quota") == [3, 8, 4]
    assert table.must_act() == [2]


# Our decisions


def test_d1_footprints_in_a_sty_of_6_by_6() -> None:
    """One sty holds 9 piglets, 6 small, 4 medium or 2 large pigs; two hold 18, 12, 8, 6."""
    for sties, most in ((1, (9, 6, 4, 2)), (2, (18, 12, 8, 6))):
        for size, count in enumerate(most):
            herd = [0, 0, 0, 0]
            herd[size] = count
            assert fits(*herd, sties)
            herd[size] += 1
            assert not fits(*herd, sties)
    assert fits(0, 2, 2, 0, 1)
    turned = {(p.width, p.height) for n in range(1, 7) for p in pack((0, n, 0, 0), 1) or ()}
    turned |= {(p.width, p.height) for n in range(1, 7) for p in pack((0, 0, 0, n), 2) or ()}
    assert turned <= {(2, 3), (3, 2), (3, 4), (4, 3)}


@pytest.mark.parametrize("sties", range(1, 9 if SOAK else 6))
def test_d2_a_herd_fits_exactly_if_it_can_be_packed(sties: int) -> None:
    """Found by search and again by dynamic programming; 8, 15, 25, 32 … exceptions, and the rules know them."""
    found = find_packings.exceptions(sties)
    assert len(found) == (8, 15, 25, 32, 42, 49, 59, 66)[sties - 1]
    assert found == find_packings.by_rules(sties) == find_packings.by_walk(sties)


@pytest.mark.parametrize("sties", range(9, 19 if SOAK else 10))
def test_d2_more_sties_bring_no_other_exceptions(sties: int) -> None:
    """Up to as many as one farmer can ever have: exceptions are searched for, all else splits into parts that fit."""
    assert find_packings.exceptions(sties) == find_packings.by_rules(sties)


@pytest.mark.parametrize("sties", [1, 2, 3, 4])
def test_d2_layouts_are_real(sties: int) -> None:
    """Every pig is inside, none overlap, none is missing; there is a layout for every herd that fits."""
    for herd in find_packings.herds(36 * sties):
        if 36 * sties - find_packings.cells(herd) < 4 and fits(*herd, sties):
            places = pack(herd, sties)
            assert places is not None
            check_layout(places, herd, sties)


def check_layout(places: tuple[Place, ...], herd: tuple[int, ...], sties: int) -> None:
    covered: set[tuple[int, int]] = set()
    for place in places:
        assert {place.width, place.height} == set(rules.FOOTPRINTS[place.size])
        cells = {(place.x + i, place.y + j) for i in range(place.width) for j in range(place.height)}
        assert not cells & covered
        covered |= cells
    assert all(0 <= x < 6 * sties and 0 <= y < 6 for x, y in covered)
    assert Counter(place.size for place in places) == Counter({size: n for size, n in enumerate(herd) if n})


def test_d2_three_large_pigs_leave_no_cell_over_and_still_do_not_fit() -> None:
    """36 of 36 cells, and no way to place them."""
    assert pack((0, 0, 0, 3), 1) is None
    table = turn("feed", pigs=[{"large": 2, "small": 1}], tools=[{"supplement": 1}])
    assert refused(table, 0, "feed small +supplement") == "no-room"


def test_d3_four_winter_rounds() -> None:
    """Not three, as a remark in the text says."""
    table = Table("happypigs", 3, 5)
    for _ in walk(table, 5):
        pass
    assert [name.split()[0] for name in shown(table, "played")].count("winter") == 4


def test_d4_the_sixth_card_of_each_season_has_no_event() -> None:
    """Five events and a quiet card."""
    for season in range(4):
        events = [int(event) for event in CARDS[6 * season : 6 * season + 6, 0]]
        assert events.count(rules.NO_EVENT) == 1
        assert events[5] == rules.NO_EVENT
        assert len(set(events)) == 6


def test_d5_every_card_has_another_order_of_6_7_8_9() -> None:
    """24 cards, 24 permutations; the farm year decides where the nine is."""
    assert sorted(tuple(int(n) for n in row[1:]) for row in CARDS) == sorted(permutations((6, 7, 8, 9)))
    nine = [row[1:].argmax() for row in CARDS]
    assert nine == [2] * 6 + [1] * 6 + [0] * 6 + [3] * 6


def test_d6_prices_change_at_once_and_the_final_sale_is_at_normal_prices() -> None:
    """Sausage Fest as the last card: a vaccinated large pig brings $15, an unvaccinated one nothing."""
    held = [{"vaccinated large": 1, "large": 1}, {"vaccinated large": 1}]
    table = turn("sell", "winter sausage-fest", last=True, pigs=held, money=[0, 0, 0])
    end_round(table)
    assert shown(table, "by_final") == [15, 15, 0]
    assert shown(table, "lost") == [1, 0, 0]


def test_d7_the_discount_can_be_a_cut() -> None:
    """With an option, $3 less instead of $3; price events for pigs leave sties and tools alone."""
    table = turn("buy", "spring property-discount", discount="cut")
    table.play(0, "buy sty")
    assert money(table) == 45 - 7
    usda = turn("buy", "summer usda-inspected")
    usda.play(0, "buy sty")
    usda.play(0, "buy vaccine")
    assert money(usda) == 45 - 10 - 1
    assert shown(Table("happypigs", 3, 1, {"discount": "cut"}), "discount") == "cut"


def test_d8_the_free_tool_is_of_the_same_kind_and_must_be_in_stock() -> None:
    """One action, one dollar; with only one in stock there is no free one."""
    held = [{"vaccine": 8}, {"vaccine": 8}, {"vaccine": 8}]
    table = turn("buy", "autumn clearance-sale", tools=held)
    table.play(0, "buy vaccine")
    assert tools(table) == {"vaccine": 9}
    assert shown(table, "left") == 7
    assert refused(table, 0, "buy vaccine") == "sold-out"


def test_d9_a_useless_action_may_be_chosen_and_is_paid_at_the_end() -> None:
    """The dollars of unused actions cannot be spent in the same turn."""
    table = farms(money=[0, 0, 0])
    choose(table, "sell", "buy", "buy")
    assert table.legal(0) == ["done"]
    table.play(0, "done")
    assert money(table) == 8
    assert refused(table, 1, "buy vaccine") == "no-money"
    table.play(1, "done")
    assert money(table, 1) == 5
    assert table.must_act() == [2]


def test_d10_stock_is_a_hard_limit() -> None:
    """What is not in the shop can be neither bought nor born nor grown into; only the final size matters."""
    many = [{}, {"small": 20}, {"small": 20}]
    fed = turn("feed", pigs=[{"piglet": 1}, *many[1:]], sties=[1, 4, 4], tools=[{"supplement": 1}])
    assert refused(fed, 0, "feed piglet") == "sold-out"
    fed.play(0, "feed piglet +supplement")
    assert pigs(fed) == {"medium": 1}
    bought = turn("buy", pigs=many, sties=[1, 4, 4])
    assert refused(bought, 0, "buy small") == "sold-out"
    piglets = [{"medium": 1}, {"piglet": 20}, {"piglet": 20}]
    born = turn("mate", pigs=piglets, sties=[1, 3, 3], tools=[{"amulet": 1}])
    assert refused(born, 0, "mate") == "sold-out"
    born.play(0, "mate +amulet")
    assert pigs(born) == {"small": 1, "medium": 1}


def test_d10_what_comes_back_can_be_taken_at_once() -> None:
    """The first farmer sells a small pig, the second buys it in the same round."""
    table = farms(phase="act", chosen=["sell", "buy", "mate"], pigs=[{"small": 20}, {}, {"small": 20}], sties=[4, 1, 4])
    table.play(0, "sell small")
    table.play(0, "done")
    table.play(1, "buy small")
    assert refused(table, 1, "buy small") == "sold-out"


def test_d10_sties_run_out() -> None:
    """Twenty in all."""
    table = turn("buy", sties=[7, 7, 6], money=[500, 0, 0])
    assert refused(table, 0, "buy sty") == "sold-out"


def test_d11_when_vaccines_are_used() -> None:
    """On one's own turn, the opening included, and before an inspection by all simultaneously; not while choosing."""
    opening = farms(None, phase="opening", pigs=[{"piglet": 1}], tools=[{"vaccine": 1}])
    opening.play(0, "vaccinate piglet")
    choosing = farms(pigs=[{"piglet": 1}], tools=[{"vaccine": 1}])
    assert refused(choosing, 0, "vaccinate piglet") == "wrong-phase"
    held: dict[str, Any] = {
        "pigs": [{"piglet": 1}, {"large": 2}, {"small": 1}],
        "tools": [{"vaccine": 2}, {"vaccine": 1}],
    }
    table = turn("sell", last=True, **held)
    table.play(0, "vaccinate piglet")
    assert refused(table, 1, "vaccinate large") == "not-your-turn"
    waiting = turn("sell", last=True, **held)
    end_round(waiting)
    assert waiting.must_act() == [0, 1]
    assert refused(waiting, 0, "sell piglet") == "wrong-phase"
    waiting.play(1, "done")
    assert waiting.must_act() == [0]
    waiting.play(0, "vaccinate piglet")
    assert shown(waiting, "phase") == "choose"
    assert pigs(waiting, 1) == {}


def test_d12_no_partner_for_mating_any_pair_for_the_heat_period() -> None:
    """A pig grown in the same round counts."""
    alone = turn("mate", pigs=[{"medium": 1}])
    alone.play(0, "mate")
    table = turn("feed", "spring heat-period", pigs=[{"small": 1, "large": 1}])
    table.play(0, "feed small")
    end_round(table)
    assert pigs(table) == {"piglet": 1, "medium": 1, "large": 1}


def test_d13_nobody_wins_with_none() -> None:
    """“Most” means at least one."""
    table = turn("buy", "spring subsidy", pigs=[{"large": 1}])
    end_round(table)
    assert shown(table, "tools") == [{}, {}, {}]
    assert shown(table, "last_gain") is None


def test_d14_too_few_tools_are_handed_out_one_by_one() -> None:
    """Four amulets for two winners, from the first player on: seats 2, 0, 2, 0; with five, seat 2 gets the fifth."""
    for left, gains in ((4, [2, 0, 2]), (5, [2, 0, 3]), (1, [0, 0, 1])):
        table = turn("buy", "spring checkup", first=2, turn=2, pigs=[{"medium": 1}, {}, {"medium": 1}],
                     tools=[{}, {"amulet": 25 - left}, {}])  # fmt: skip
        end_round(table)
        assert shown(table, "last_gain") == gains


def test_d15_heat_piglets_need_room_and_stock() -> None:
    """Farmer by farmer from the first player; the rest are lost, amulets do not help."""
    tight = turn("buy", "spring heat-period", pigs=[{"medium": 4}], tools=[{"amulet": 2}])
    end_round(tight)
    assert pigs(tight) == {"medium": 4}
    assert tools(tight) == {"amulet": 2}
    scarce = turn("buy", "spring heat-period", first=1, turn=1, sties=[2, 2, 5],
                  pigs=[{"medium": 4}, {"medium": 4}, {"piglet": 37}])  # fmt: skip
    end_round(scarce)
    assert shown(scarce, "last_gain") == [1, 2, 0]


def test_d16_no_sty_and_no_dollar_in_the_opening() -> None:
    """Each farmer makes all purchases in one go; those not made earn nothing."""
    table = farms(None, phase="opening")
    assert refused(table, 0, "buy sty") == "no-sty-yet"
    table.play(0, "buy piglet")
    assert table.must_act() == [0]
    table.play(0, "done")
    assert money(table) == 42


def test_d17_the_first_player_is_drawn_by_lot() -> None:
    """Over many deals everybody starts about equally often."""
    first = Counter(int(state_of(Table("happypigs", 4, seed, mode="interpreted"))[0].first) for seed in range(400))
    assert all(70 < first[seat] < 130 for seat in range(4))


def test_d18_the_first_player_passes_on_after_every_round() -> None:
    """Also at a change of season; the fourth inspection comes before the final sale."""
    table = Table("happypigs", 3, 2)
    firsts = {}
    for _ in walk(table, 2):
        firsts[len(table.position().get("played", []))] = table.position().get("first", 0)
    assert [firsts[number] for number in range(1, 17)] == [(firsts[1] + i) % 3 for i in range(16)]
    ended = turn("buy", "winter none", last=True, pigs=[{"large": 1}], money=[0, 0, 0])
    end_round(ended)
    assert shown(ended, "by_final") is None
    assert shown(ended, "last_dead") == [{"large": 1}, {}, {}]


def test_d19_only_a_choice_not_yet_shown_is_secret() -> None:
    """A spectator sees money, tools and pigs; nobody sees the pile or what others are about to show."""
    table = farms(pigs=[{"small": 2}], tools=[{}, {"vaccine": 1}])
    table.play(0, "choose mate")
    seen = table.show(SPECTATOR)
    assert seen["pigs"][0] == {"small": 2}
    assert seen["tools"][1] == {"vaccine": 1}
    assert seen["money"] == [45] * 3
    assert "pile" not in seen
    assert "my_choice" not in seen
    worlds = {shown(imagined(table, 1, seed), "choice")[0] for seed in range(40)}
    assert worlds == set(ACTIONS)


def test_d20_of_equal_pigs_one_not_yet_fed_is_vaccinated_first() -> None:
    """So it can still be fed, as a vaccinated pig; a pig vaccinated after feeding stays fed."""
    table = turn("feed", pigs=[{"piglet": 1, "small": 1}], tools=[{"vaccine": 2}])
    table.play(0, "feed piglet")
    table.play(0, "vaccinate small")
    assert "feed vaccinated small" in table.legal(0)
    assert refused(table, 0, "feed small") == "already-fed"
    table.play(0, "vaccinate small")
    table.play(0, "feed vaccinated small")
    assert refused(table, 0, "feed vaccinated small") == "already-fed"
    assert pigs(table) == {"vaccinated small": 1, "vaccinated medium": 1}


# What must hold in every game


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_and_all_money_is_accounted_for(seed: int) -> None:
    """All pieces are somewhere, all pigs fit, and the accounts agree with the money in hand."""
    table = Table("happypigs", 3 + seed % 4, seed)
    for _ in walk(table, seed):
        s = state_of(table)[0]
        check(s)
        for seat in range(table.seats):
            earned = s.by_sales[seat] + s.by_prizes[seat] + s.by_unused[seat] + s.by_final[seat]
            assert s.money[seat] == 45 + earned - s.spent[seat]


def test_imagined_worlds_know_the_cards_played() -> None:
    """No card repeats in any imagined world; the true pile is among the possible ones."""
    table = farms("winter none", last=True)
    assert shown(table, "pile") is None
    early = farms("autumn pig-show")
    nexts = Counter(shown(imagined(early, 0, seed), "pile")[-1] for seed in range(300))
    assert set(nexts) == {name for name in CARD_NAMES[12:18] if name != "autumn pig-show"}


def test_undo_is_free_within_a_turn_and_ends_with_the_next_card() -> None:
    """A purchase can be taken back; after a new card has been turned up nothing can."""
    table = turn("buy")
    table.play(0, "buy large")
    table.undo(0)
    assert money(table) == 45
    end_round(table)
    with pytest.raises(Refusal, match="undo-revealed"):
        table.undo(2)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"pigs": [{"large": 3}]}, "position-room"),
        ({"played": ["summer none"]}, "position-cards"),
        ({"chosen": ["buy", None, None]}, "position-choices"),
        ({"left": 3}, "position-turn"),
        ({"phase": "vaccinate", "played": up_to("spring none", True), "chosen": ["buy"] * 3}, "position-window"),
        ({"ending": "money"}, "position-over"),
        ({"shop": dict.fromkeys((*SIZES, "sty", *TOOLS), 1)}, "position-count"),
        ({"first": 3}, "position-turn"),
        ({"spent": [9, 0, 0]}, "position-money"),
        ({"money": [300, 45, 45], "spent": [0, 0, 0]}, "position-money"),
        ({"by_final": [5, 0, 0]}, "position-money"),
        ({"last_card": "spring checkup"}, "position-cards"),
        ({"phase": "act", "chosen": ["buy"] * 3, "quota": [9, 0, 0]}, "position-turn"),
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any], code: str) -> None:
    """With a sentence that names the problem."""
    with pytest.raises(Refusal) as caught:
        farms(**wrong)
    assert caught.value.code.removeprefix("happypigs-no-") == code


@pytest.mark.parametrize(
    "played",
    [
        [f"winter {event}" for event in ("none", "ham-fest", "pig-show", "sausage-fest", "field-trip", "none")],
        [f"winter {event}" for event in ("field-trip", "vaccination", "ham-fest")],
        ["spring none", "spring none"],
    ],
)
def test_cards_that_leave_too_few_for_the_pile_are_refused_before_it_is_dealt(played: list[str]) -> None:
    """Dealing looks for an unused card of the season: with too few left it would loop for ever."""
    with pytest.raises(Refusal, match="position-cards"):
        Table.from_position({"game": "happypigs", "seats": 3, "played": played})


def test_the_packing_tool_runs() -> None:
    """It prints the number of exceptions and agrees with the rules."""
    tool = Path(find_packings.__file__)
    done = subprocess.run([sys.executable, str(tool), "2", "2"], capture_output=True, text=True, check=True)
    assert re.findall(r"(\d+) exceptions, the rules agree, the walk too", done.stdout) == ["8", "15"]


def test_every_rule_and_decision_has_a_test() -> None:
    """R1 to R32, D1 to D20."""
    numbers = {n.lower() for n in re.findall(r"^([RD]\d+)\b", rules.__doc__ or "", re.MULTILINE)}
    assert numbers == set(re.findall(r"^def test_([rd]\d+)_", Path(__file__).read_text(), re.MULTILINE))
