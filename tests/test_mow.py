"""MOW, rule by rule."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from conftest import imagined, state_of, walk
from refusals import code_of, refused

from farmyard.games import mow as rules
from farmyard.games.mow import COPIES, FLIES, KINDS, NONE, NUMBER, NUMBERED
from farmyard.schema.mow import CARD_NAMES, NAMES, standing
from farmyard.schema.mow import shown as taken_eight
from farmyard.table import SPECTATOR, Table


def pool(seats: int, used: list[str]) -> list[str]:
    """Numbered cows that are still free, alternately low and high so that hands are mixed."""
    left = Counter({CARD_NAMES[kind]: int(n) for kind, n in enumerate(COPIES[int(seats > 5)]) if kind < len(NUMBERED)})
    left.subtract(Counter(card for card in used if card in left))
    return sorted(left.elements(), key=lambda card: (mixed(card), card))


def mixed(card: str) -> int:
    number, flies = map(int, card.split("/"))
    return (number * 7 + flies * 3) % 16


def meadow(*cows: str) -> dict[str, str]:
    """Cows on their own numbers; "slowpoke@6" and "calf@0" name a place."""
    stands: dict[str, str] = {}
    for cow in cows:
        name, _, place = cow.partition("@")
        stands[place or str(int(NUMBER[CARD_NAMES.index(name)]))] = name
    return stands


def turn(
    cows: list[str], hand: list[str], seats: int = 3, pile: int = 0, others: list[list[str]] | None = None, **more: Any
) -> Table:
    """Seat 0 faces this herd with this hand. With a pile, everybody else holds five cards; without one, none."""
    herds = more.pop("herd", [meadow(*cows)])
    standing = [cow for herd in herds for cow in herd.values()]
    standing += [f"acrobat {number}" for number in more.get("rides", {})]
    given = [*standing, *hand, *(card for held in others or [] for card in held), *more.get("deck", [])]
    rest = pool(seats, given)
    hands = [hand, *(others or [])]
    while len(hands) < seats:
        hands.append([rest.pop() for _ in range(5 if pile or "deck" in more else 0)])
    deck = more.pop("deck", [rest.pop() for _ in range(pile)])
    return Table.from_position({"game": "mow", "seats": seats, "herd": herds, "hand": hands, "deck": deck, **more})


def impossible(**position: Any) -> str:
    return code_of(Table.from_position, {"game": "mow", "seats": 3, **position})


def shown(table: Table, name: str) -> Any:
    return table.position().get(name)


def herd(table: Table, place: int = 0) -> dict[str, str]:
    """Which cow is on which number."""
    return shown(table, "herd")[place] if shown(table, "herd") else {}


def hands(table: Table) -> list[int]:
    return [len(hand) for hand in shown(table, "hand")]


def flies(table: Table) -> list[int]:
    return [int(n) for n in state_of(table)[0]["flies"][: table.seats]]


def stables(table: Table) -> list[int]:
    return [int(n) for n in state_of(table)[0]["stable"][: table.seats]]


FOUR = ["1/0", "15/0", "2/1", "14/1"]  # enough cards to hold while there is a pile


# The printed rules


def test_r1_the_fewest_flies_win() -> None:
    """Whoever has the fewest flies at the end of the game wins."""
    table = turn(["8/3"], [], flies=[97, 40, 30])
    table.play(0, "take herd")
    assert table.over
    assert flies(table) == [100, 40, 30]
    assert table.scores() == [-100, -40, -30]
    assert table.winners() == [2]


def test_r2_a_pack_has_48_cows_and_74_flies() -> None:
    """1-15 without flies, 2-14 with one, 3-13 with two, 7-9 with three, six special cows with five (M34)."""
    for packs in (1, 2):
        copies = COPIES[packs - 1]
        assert copies.sum() == 48 * packs
        assert (copies * FLIES).sum() == 74 * packs
        assert [copies[n == FLIES].sum() for n in (0, 1, 2, 3, 5)] == [n * packs for n in (15, 13, 11, 3, 6)]
        assert [sorted(set(NUMBER[: len(NUMBERED)][FLIES[: len(NUMBERED)] == n])) for n in range(4)] == [
            list(range(1, 16)),
            list(range(2, 15)),
            list(range(3, 14)),
            [7, 8, 9],
        ]


def test_r3_green_pack_or_both() -> None:
    """Up to five players take the green pack, six to ten both."""
    for seats in range(2, 11):
        s = state_of(Table("mow", seats, 1))[0]
        assert s.deck_n + 5 * seats == (48 if seats <= 5 else 96)
        dealt = [*s.deck[: s.deck_n], *s.hand[:seats, :5].ravel()]
        assert list(np.bincount(dealt, minlength=KINDS)) == list(COPIES[int(seats > 5)])


def test_r4_five_cards_and_the_arrow_to_the_left() -> None:
    """Five cards each, the rest form the pile; the arrow points to the starter's left."""
    for seats in (2, 5, 10):
        s = state_of(Table("mow", seats, 4))[0]
        assert list(s.hand_n) == [5] * seats + [0] * (10 - seats)
        assert s.arrow == rules.LEFT
        assert s.turn == s.starter


def test_r5_below_or_above_all_that_stand_there() -> None:
    """The rulebook's picture: with 7 and 11 there, numbers below 7 or above 11 fit."""
    hand = ["1/0", "6/2", "8/1", "9/0", "10/2", "12/1", "15/0"]
    fits = [card for card in hand if card in turn(["7/1", "11/0"], hand[:6]).legal(0)]
    fits += [card for card in hand[6:] if card in turn(["7/1", "11/0"], hand[6:]).legal(0)]
    assert fits == ["1/0", "6/2", "12/1", "15/0"]
    assert refused(turn(["7/1", "11/0"], hand[:6]), 0, "9/0") == "inside"


def test_r5_play_and_draw() -> None:
    """The starter plays a first cow and draws; then the left neighbour adds one and draws."""
    table = turn([], ["7/1", *FOUR], others=[["9/0", "3/0", "4/0", "5/0"], ["10/0", "11/0", "12/0", "13/0"]], pile=9)
    assert "take herd" not in table.legal(0)
    table.play(0, "7/1")
    assert hands(table) == [5, 4, 4]
    assert table.must_act() == [1]
    table.play(1, "9/0")
    assert hands(table) == [5, 4, 4]
    assert herd(table) == {"7": "7/1", "9": "9/0"}
    assert len(shown(table, "deck")) == 7
    assert table.must_act() == [2]


def test_r6_closers_bar_an_end() -> None:
    """Nothing fits beyond a 0 or a 16."""
    table = turn(["closer 0", "5/1", "9/0", "closer 16"], ["1/0", "15/0", "slowpoke", "acrobat 9"])
    assert set(table.legal(0)) == {"slowpoke 0-5", "slowpoke 5-9", "slowpoke 9-16", "acrobat 9", "take herd"}


def test_r7_an_acrobat_climbs_on_its_number() -> None:
    """Only on a cow of the same number in the herd; anywhere in it."""
    table = turn(["5/1", "7/3", "9/0"], ["acrobat 7", "acrobat 9"])
    assert set(table.legal(0)) == {"acrobat 7", "acrobat 9", "take herd"}
    table.play(0, "acrobat 7")
    assert shown(table, "rides") == {"7": 0}
    assert herd(table) == {"5": "5/1", "7": "7/3", "9": "9/0"}
    assert refused(turn(["5/1", "9/0"], ["acrobat 7"]), 0, "acrobat 7") == "nothing-to-climb"


def test_r8_a_slowpoke_slips_into_a_free_space() -> None:
    """The rulebook's example: between 5 and 9 it can take the place of the 6, 7 or 8."""
    table = turn(["5/0", "9/1", "10/1"], ["slowpoke"])
    assert set(table.legal(0)) == {"slowpoke 5-9", "take herd"}
    table.play(0, "slowpoke 5-9")
    assert "slowpoke" in herd(table).values()
    assert refused(turn(["5/0", "9/1", "10/1"], ["slowpoke"]), 0, "slowpoke 5-10") == "no-gap"


def test_r9_green_specials_may_turn_the_arrow() -> None:
    """The neighbour it names goes next."""
    for special in ("closer 0", "closer 16", "acrobat 7", "acrobat 9", "slowpoke 7-9"):
        for choice, following in (("keep", 1), ("turn", 3)):
            table = turn(["5/2", "7/0", "9/1"], [special.split(" 7-9")[0]], seats=4)
            table.play(0, special)
            assert table.must_act() == [0]
            assert table.legal(0) == ["keep", "turn"]
            table.play(0, choice)
            assert table.must_act() == [following]
    back = turn(["5/2"], ["closer 16"], seats=4, arrow="right")
    back.play(0, "closer 16")
    back.play(0, "turn")
    assert back.must_act() == [1]
    assert shown(back, "arrow") is None  # to the left again


def test_r10_the_calf_stands_beside_a_fly_free_cow() -> None:
    """One less or one more than its neighbour."""
    table = turn(["5/0", "9/0"], ["calf"], seats=6)
    assert set(table.legal(0)) == {"calf left", "calf right", "take herd"}
    table.play(0, "calf left")
    assert herd(table) == {"4": "calf", "5": "5/0", "9": "9/0"}
    high = turn(["5/1", "9/0"], ["calf"], seats=6)
    assert refused(high, 0, "calf left") == "not-beside-flies"
    high.play(0, "calf right")
    assert herd(high)["10"] == "calf"


def test_r10_a_calf_as_0_or_16_shuts_the_end() -> None:
    """Left of the 1 it is a 0, and no other 0 fits; right of the 15 it is a 16."""
    low = turn(["1/0"], ["calf"], seats=6, others=[["closer 0"], ["yellow closer 0"]])
    low.play(0, "calf left")
    low.play(0, "name 1")
    assert refused(low, 1, "closer 0") == "inside"
    high = turn(["15/0"], ["calf"], seats=6, others=[["closer 16"]])
    high.play(0, "calf right")
    high.play(0, "name 1")
    assert herd(high) == {"15": "15/0", "16": "calf"}
    assert refused(high, 1, "closer 16") == "inside"


def test_r11_no_draw_after_the_lean_cow() -> None:
    """A player who adds the lean cow does not draw."""
    table = turn(["9/0"], ["lean cow", *FOUR], seats=6, pile=9)
    table.play(0, "lean cow")
    assert hands(table)[0] == 4
    assert len(shown(table, "deck")) == 9


def test_r12_two_cards_after_the_milk_cow() -> None:
    """A player who adds the milk cow draws two."""
    table = turn(["8/0"], ["milk cow", *FOUR], seats=6, pile=9)
    table.play(0, "milk cow")
    assert hands(table)[0] == 6
    assert len(shown(table, "deck")) == 7


def test_r13_the_mad_cow_takes_the_place_of_an_8() -> None:
    """Herd 3, 8 (2 flies), 12: the 8 goes to hand, the herd has 5 - 2 flies more, nothing is drawn."""
    table = turn(["3/1", "8/2", "12/0"], ["mad cow", *FOUR], seats=6, pile=9)
    assert refused(table, 0, "mad cow 8/1") == "no-eight"
    table.play(0, "mad cow 8/2")
    assert herd(table) == {"3": "3/1", "8": "mad cow", "12": "12/0"}
    assert shown(table, "hand")[0] == [*FOUR, "8/2"]
    assert len(shown(table, "deck")) == 9


def test_r13_no_fly_free_cows_while_it_is_there() -> None:
    """Refused until the herd is taken."""
    others = [["13/0", "13/1", "2/0", "2/1"]]
    table = turn(["3/1", "8/2", "12/0"], ["mad cow", *FOUR], seats=6, pile=9, others=others)
    table.play(0, "mad cow 8/2")
    table.play(0, "name 1")
    assert set(table.legal(1)) == {"13/1", "2/1", "take herd"}
    assert refused(table, 1, "13/0") == "fly-free-barred"
    table.play(1, "take herd")
    assert set(table.legal(1)) == set(others[0])


def test_r14_yellow_specials_name_the_next_player() -> None:
    """Anybody else; the arrow stays, and play continues along it from there."""
    for special in ("yellow closer 0", "yellow closer 16", "calf left", "lean cow", "milk cow", "mad cow 8/1"):
        card = special.replace(" left", "").replace(" 8/1", "")
        cows = ["2/0", "8/1"] if card == "mad cow" else ["8/0"]
        table = turn(cows, [card], seats=7, arrow="right")
        table.play(0, special)
        assert set(table.legal(0)) == {f"name {seat}" for seat in range(1, 7)}
        table.play(0, "name 4")
        assert table.must_act() == [4]
        assert shown(table, "arrow") == "right"
    fresh = turn(["8/1"], ["lean cow"], seats=7, others=[[]] * 3 + [["14/1"]], arrow="right")
    fresh.play(0, "lean cow")
    fresh.play(0, "name 4")
    fresh.play(4, "14/1")
    assert fresh.must_act() == [3]


def test_r15_who_cannot_or_will_not_takes_the_herd_and_starts_another() -> None:
    """All cows of the herd, riders too, go to the stable; the same player plays the next first cow."""
    table = turn(["5/2", "7/3", "slowpoke@8", "9/0"], ["6/0", "8/0", "8/1", "8/2"], rides={"7": 0}, pile=9)
    assert table.legal(0) == ["take herd"]
    table.play(0, "take herd")
    assert stables(table) == [2 + 3 + 5 + 0 + 5, 0, 0]
    assert shown(table, "cows") == [5, 0, 0]
    assert flies(table) == [0, 0, 0]
    assert herd(table) == {}
    assert shown(table, "rides") is None
    assert table.must_act() == [0]
    assert set(table.legal(0)) == {"6/0", "8/0", "8/1", "8/2"}


def test_r16_after_the_last_card_play_goes_on_until_a_herd_is_taken() -> None:
    """No more drawing, but no end yet; then taking the herd ends the round."""
    others = [["6/0", "9/0", "3/0", "4/0"], ["5/0", "3/2", "4/2", "2/0"]]
    table = turn(["8/0"], ["7/0", *FOUR], pile=1, others=others)
    table.play(0, "7/0")
    assert shown(table, "deck") == []
    assert hands(table) == [5, 4, 4]
    table.play(1, "6/0")
    assert hands(table) == [5, 3, 4]
    table.play(2, "5/0")
    assert shown(table, "rounds") is None
    table.play(0, "take herd")
    assert shown(table, "rounds") == 1


def test_r17_hands_count_too_and_rounds_add_up() -> None:
    """Herds and hands of this round on top of the flies of earlier ones."""
    table = turn(["8/3", "10/1"], ["5/2"], others=[["closer 16", "4/0"], ["3/1"]], flies=[10, 20, 30], stable=[1, 2, 0])
    table.play(0, "take herd")
    assert flies(table) == [10 + 1 + 4 + 2, 20 + 2 + 5, 30 + 1]
    assert shown(table, "last_herds") == [5, 2, 0]
    assert shown(table, "last_hands") == [2, 5, 1]
    assert shown(table, "last_hand") == [["5/2"], ["closer 16", "4/0"], ["3/1"]]
    assert hands(table) == [5, 5, 5]


def test_r18_100_flies_end_the_game() -> None:
    """After the round in which somebody reaches them; with totals of 99 and 100 it ends because of the 100."""
    table = turn(["7/1"], [], flies=[99, 99, 4])
    table.play(0, "take herd")
    assert table.over
    assert table.ending == "target"
    assert flies(table) == [100, 99, 4]
    assert table.must_act() == []
    on = turn(["7/0"], [], flies=[99, 99, 4])
    on.play(0, "take herd")
    assert not on.over


def test_r19_two_players_tend_three_herds() -> None:
    """The first player starts one, the second another, the first the third, the second continues with the first."""
    table = Table("mow", 2, 8)
    first = table.must_act()[0]
    for step, place in enumerate((0, 1, 2)):
        seat = (first + step) % 2
        assert table.must_act() == [seat]
        assert int(state_of(table)[0]["place"]) == place
        card = next(move for move in table.legal(seat) if "/" in move)
        table.play(seat, card)
        assert list(herd(table, place).values()) == [card]
    assert table.must_act() == [1 - first]
    assert int(state_of(table)[0]["place"]) == 0
    assert "take herd" in table.legal(1 - first)


def test_r20_only_the_herd_of_this_turn_is_taken() -> None:
    """The other two stay; the new one starts in the same place."""
    herds = [meadow("8/1"), meadow("5/2", "9/0"), meadow("3/0")]
    table = turn([], ["6/0", "7/0", "8/0", "10/0"], seats=2, herd=herds, place=1, pile=5)
    assert table.legal(0) == ["10/0", "take herd"]
    table.play(0, "take herd")
    assert [herd(table, place) for place in range(3)] == [herds[0], {}, herds[2]]
    table.play(0, "7/0")
    assert herd(table, 1) == {"7": "7/0"}
    assert table.must_act() == [1]
    assert shown(table, "place") == 2


def test_r21_the_herds_that_stay_count_for_nobody() -> None:
    """Pile used up, one herd taken: the round is over (M33)."""
    herds = [meadow("8/1"), meadow("5/2", "9/3"), meadow("3/0", "closer 16")]
    table = turn([], ["4/1"], seats=2, herd=herds, place=1, others=[["7/3"]])
    table.play(0, "take herd")
    assert flies(table) == [5 + 1, 3]
    assert shown(table, "rounds") == 1
    assert shown(table, "place") is None


# Our decisions


def test_d1_closers_are_0_and_16_and_equal_numbers_never_fit() -> None:
    """With two packs a second 0 or 16 finds the end closed, a second 8 its place taken."""
    table = turn(["closer 0", "8/1", "closer 16"], ["yellow closer 0", "yellow closer 16", "8/1", "8/0"], seats=6)
    assert table.legal(0) == ["take herd"]
    assert refused(table, 0, "yellow closer 0") == "inside"
    assert refused(table, 0, "8/1") == "inside"


def test_d2_lean_7_milk_9_or_as_the_options_say() -> None:
    """The numbers decide where they fit."""
    assert turn(["8/0"], ["lean cow", "milk cow"], seats=6).legal(0) == ["lean cow", "milk cow", "take herd"]
    assert turn(["7/0", "9/0"], ["lean cow", "milk cow"], seats=6).legal(0) == ["take herd"]
    other = turn(["7/0", "9/0"], ["lean cow", "milk cow"], seats=6, lean=3, milk=12)
    other.play(0, "milk cow")
    assert herd(other) == {"7": "7/0", "9": "9/0", "12": "milk cow"}
    s = state_of(Table("mow", 6, 1, {"lean": 2, "milk": 14}))[0]
    assert (s.lean, s.milk) == (2, 14)


def test_d3_acrobats_need_a_printed_number() -> None:
    """A lean or milk cow will do, a slowpoke or a calf in that place will not."""
    table = turn(["lean cow", "milk cow"], ["acrobat 7", "acrobat 9"], seats=6)
    assert set(table.legal(0)) == {"acrobat 7", "acrobat 9", "take herd"}
    hand = ["acrobat 7", "acrobat 9"]
    assert turn(["6/0", "slowpoke@7", "calf@9", "10/0"], hand, seats=6).legal(0) == ["take herd"]


def test_d4_room_for_as_many_slowpokes_as_numbers_are_missing() -> None:
    """5, 7 with one slowpoke inside: the second is refused; 5, 9 has room for both. Never at an end."""
    full = turn(["5/0", "slowpoke@6", "7/0"], ["slowpoke"])
    assert full.legal(0) == ["take herd"]
    assert refused(full, 0, "slowpoke 5-7") == "no-gap"
    roomy = turn(["5/0", "slowpoke@6", "9/0"], ["slowpoke"])
    roomy.play(0, "slowpoke 5-9")
    assert herd(roomy) == {"5": "5/0", "6": "slowpoke", "7": "slowpoke", "9": "9/0"}
    assert turn(["5/0"], ["slowpoke"]).legal(0) == ["take herd"]
    assert refused(turn(["5/0", "9/0"], ["slowpoke"]), 0, "slowpoke 9-16") == "no-gap"


def test_d4_the_player_chooses_the_gap() -> None:
    """Each gap is a separate action, named by the cows at its ends."""
    table = turn(["2/0", "5/0", "6/0", "9/0", "15/0"], ["slowpoke"])
    assert table.legal(0) == ["slowpoke 2-5", "slowpoke 6-9", "slowpoke 9-15", "take herd"]
    table.play(0, "slowpoke 9-15")
    assert herd(table)["10"] == "slowpoke"


def test_d4_a_slowpoke_has_no_number() -> None:
    """Whichever one it replaces: an acrobat finds nothing to climb on, and no end moves."""
    table = turn(["6/0", "slowpoke@7", "9/0"], ["acrobat 7", "5/0", "7/0", "10/0"])
    assert set(table.legal(0)) == {"5/0", "10/0", "take herd"}


def test_d5_what_may_start_a_herd() -> None:
    """Numbered cows, closers, lean and milk cow; the others need company."""
    hand = ["closer 0", "yellow closer 16", "lean cow", "milk cow", "calf"]
    assert set(turn([], hand, seats=6, pile=9).legal(0)) == set(hand[:4])
    table = turn([], ["acrobat 7", "acrobat 9", "slowpoke", "mad cow", "3/0"], seats=6, pile=9)
    assert table.legal(0) == ["3/0"]
    for move in ("acrobat 7", "slowpoke 5-9", "mad cow 8/0"):
        assert refused(table, 0, move) == "needs-herd"
    assert refused(turn([], hand, seats=6, pile=9), 0, "calf left") == "needs-herd"


def test_d6_without_a_starting_cow_the_turn_passes_along_the_arrow() -> None:
    """At no cost; only when there is no herd and no card to start one."""
    unlucky = ["acrobat 7", "acrobat 9", "slowpoke", "mad cow"]
    table = turn([], unlucky, seats=6, pile=9, arrow="right")
    assert table.legal(0) == ["pass"]
    assert refused(table, 0, "take herd") == "no-herd"
    table.play(0, "pass")
    assert table.must_act() == [5]
    assert "take herd" not in table.legal(5)
    assert refused(turn(["3/0"], unlucky, seats=6), 0, "pass") == "can-take"
    assert refused(turn([], FOUR, seats=6, pile=9), 0, "pass") == "can-start"


def test_d7_the_card_on_top_decides_for_the_calf() -> None:
    """No calf beside an acrobat on a fly-free cow, nor beside a closer, a lean or a milk cow."""
    for cows, rides in ((["9/0"], {"9": 0}), (["7/0"], {"7": 0}), (["closer 0"], {}), (["lean cow", "milk cow"], {})):
        table = turn(cows, ["calf"], seats=6, rides=rides)
        assert table.legal(0) == ["take herd"]
        assert refused(table, 0, "calf left") == "not-beside-flies"
    inner = turn(["7/0", "9/0", "12/0"], ["calf"], seats=6, rides={"9": 0})
    assert set(inner.legal(0)) == {"calf left", "calf right", "take herd"}


def test_d7_the_calf_keeps_its_number() -> None:
    """Even when the 8 beside it gives way to the mad cow."""
    table = turn(["7/2", "8/0", "calf@9"], ["mad cow"], seats=6)
    table.play(0, "mad cow 8/0")
    assert herd(table) == {"7": "7/2", "8": "mad cow", "9": "calf"}


def test_d8_only_a_printed_8_gives_way_and_waits_for_a_later_turn() -> None:
    """Not a slowpoke, calf or lean cow on 8; the turn ends there."""
    hand = ["mad cow"]
    assert turn(["7/0", "slowpoke@8", "9/0"], hand, seats=6).legal(0) == ["take herd"]
    assert turn(["7/0", "calf@8"], hand, seats=6).legal(0) == ["take herd"]
    assert turn(["lean cow@8"], hand, seats=6, lean=8).legal(0) == ["take herd"]
    table = turn(["8/0"], [*hand, "9/1"], seats=6, others=[["8/1", "9/3"]])
    table.play(0, "mad cow 8/0")
    assert all(move.startswith("name") for move in table.legal(0))
    table.play(0, "name 1")
    assert set(table.legal(1)) == {"9/3", "take herd"}  # the mad cow itself counts as 8


def test_d9_special_cows_are_not_barred() -> None:
    """Closers, slowpokes, acrobats and calf may join the mad cow."""
    hand = ["closer 0", "slowpoke", "acrobat 9", "calf", "12/0", "12/1"]
    table = turn(["3/0", "mad cow", "9/1", "11/0"], hand, seats=6)
    assert set(table.legal(0)) == {
        *("closer 0", "slowpoke 3-8", "slowpoke 9-11", "acrobat 9", "calf left", "calf right", "12/1", "take herd")
    }


def test_d10_hands_stay_smaller_or_larger() -> None:
    """Four after a lean cow, six after a milk cow, even as play goes on; with one card in the pile, one is drawn."""
    table = turn(["8/0"], ["lean cow", "15/0", "14/0", "2/0", "1/0"], seats=6, pile=9)
    table.play(0, "lean cow")
    table.play(0, "name 1")
    table.play(1, "take herd")
    table.play(1, next(move for move in table.legal(1) if "/" in move))
    assert hands(table)[0] == 4
    short = turn(["8/0"], ["milk cow", *FOUR], seats=6, pile=1)
    short.play(0, "milk cow")
    assert hands(short)[0] == 5


def test_d11_taking_draws_nothing_and_nothing_cannot_be_taken() -> None:
    """The draw comes with the first cow of the new herd."""
    table = turn(["8/0"], [*FOUR, "3/0"], pile=9)
    table.play(0, "take herd")
    assert hands(table)[0] == 5
    assert refused(table, 0, "take herd") == "no-herd"
    table.play(0, "3/0")
    assert hands(table)[0] == 5
    assert len(shown(table, "deck")) == 8


def test_d12_an_empty_hand_must_take() -> None:
    """Pile empty, hand empty, herd on the table: forced, and the round ends. A player who could add may also take."""
    table = turn(["8/1"], [])
    assert table.legal(0) == ["take herd"]
    table.play(0, "take herd")
    assert shown(table, "rounds") == 1
    assert "take herd" in turn(["8/1"], ["9/0"]).legal(0)


def test_d13_the_last_taker_starts_no_herd_and_hands_count_with_two() -> None:
    """The round is over at once."""
    table = turn(["8/1"], ["3/1", "4/2"], others=[["9/0"], ["9/1"]])
    table.play(0, "take herd")
    assert shown(table, "last_taker") == 0
    assert flies(table) == [1 + 3, 0, 1]
    duel = turn([], ["3/1"], seats=2, herd=[meadow("8/1")], others=[["9/3", "9/2"]])
    duel.play(0, "take herd")
    assert flies(duel) == [2, 5]


def test_d14_first_the_draw_then_the_power() -> None:
    """Also for the first cow of a herd."""
    table = turn([], ["closer 0", *FOUR], pile=9)
    table.play(0, "closer 0")
    assert hands(table)[0] == 5
    assert table.legal(0) == ["keep", "turn"]
    yellow = turn([], ["milk cow", *FOUR], seats=6, pile=9)
    yellow.play(0, "milk cow")
    assert hands(yellow)[0] == 6
    assert yellow.legal(0)[0] == "name 1"


def test_d15_anybody_but_oneself_can_be_named() -> None:
    """Including the one whose turn it would be."""
    table = turn(["8/0"], ["lean cow"], seats=6)
    table.play(0, "lean cow")
    assert refused(table, 0, "name 0") == "yourself"
    assert refused(table, 0, "name 6") == "no-such-player"
    assert refused(table, 0, "turn") == "wrong-phase"
    table.play(0, "name 1")
    assert table.must_act() == [1]


def test_d16_who_begins() -> None:
    """By lot; later whoever has most flies; if tied, the first to the left of the last starter, the starter last."""
    assert {int(state_of(Table("mow", 4, seed))[0]["starter"]) for seed in range(60)} == {0, 1, 2, 3}
    for totals, starter, begins in (
        ([9, 30, 8, 7], 0, 1),
        ([20, 20, 20, 7], 1, 2),
        ([20, 20, 4, 7], 1, 0),
        ([20, 30, 4, 7], 1, 1),
        ([9, 9, 9, 9], 3, 0),
    ):
        table = turn(["1/0"], [], seats=4, flies=totals, starter=starter, turn=0)
        table.play(0, "take herd")
        assert table.must_act() == [begins]
        assert state_of(table)[0]["starter"] == begins


def test_d17_every_round_begins_to_the_left() -> None:
    """Whichever way the arrow was pointing."""
    table = turn(["8/1"], [], arrow="right")
    table.play(0, "take herd")
    assert shown(table, "arrow") is None
    assert state_of(table)[0]["arrow"] == rules.LEFT


def test_d18_a_hundred_or_more_or_another_target_and_shared_victories() -> None:
    """More than 100 also ends it; equal flies share the victory."""
    table = turn(["9/3"], [], flies=[98, 50, 50])
    table.play(0, "take herd")
    assert flies(table) == [101, 50, 50]
    assert table.winners() == [1, 2]
    short = turn(["9/3"], [], target=3)
    short.play(0, "take herd")
    assert short.over
    assert state_of(Table("mow", 3, 1, {"target": 40}))[0]["target"] == 40


def test_d19_equal_cows_of_both_packs_are_one_move() -> None:
    """Two cards that nobody can tell apart are not two choices."""
    table = turn(["5/0"], ["8/1", "8/1", "9/0"], seats=6)
    assert table.legal(0) == ["8/1", "9/0", "take herd"]
    table.play(0, "8/1")
    assert shown(table, "hand")[0] == ["8/1", "9/0"]


def test_d20_with_two_players_the_arrow_orders_the_herds() -> None:
    """A green special may turn it; the players still alternate; an empty place must be started."""
    herds = [meadow("8/1"), meadow("5/2"), meadow("3/0")]
    for choice, place in (("keep", 2), ("turn", 0)):
        table = turn([], ["closer 16"], seats=2, herd=herds, place=1)
        table.play(0, "closer 16")
        table.play(0, choice)
        assert table.must_act() == [1]
        assert state_of(table)[0]["place"] == place
    early = turn([], ["closer 16", *FOUR], seats=2, pile=9)
    early.play(0, "closer 16")
    early.play(0, "turn")
    assert state_of(early)[0]["place"] == 2
    assert "take herd" not in early.legal(1)


def test_d21_flies_taken_home_are_remembered_but_totals_wait() -> None:
    """The stable's flies are known immediately and count in the scores; the total changes at the end of the round."""
    table = turn(["8/3"], FOUR, pile=9, flies=[1, 2, 3])
    table.play(0, "take herd")
    for viewer in (0, 1, SPECTATOR):
        v = table.view(viewer)
        assert list(v.stable[:3]) == [3, 0, 0]
        assert list(v.flies[:3]) == [1, 2, 3]
    assert table.scores() == [-4, -2, -3]


def test_d21_imagined_worlds_deal_only_unseen_cows() -> None:
    """Cows in herds and stables stay there; the 8 taken by the mad cow's player stays in that hand."""
    table = turn(["8/3", "10/1"], ["mad cow", *FOUR], seats=6, pile=12)
    table.play(0, "mad cow 8/3")
    table.play(0, "name 1")
    table.play(1, "take herd")
    for seed in range(20):
        s = state_of(imagined(table, 3, seed))[0]
        assert "8/3" in [CARD_NAMES[card] for card in s.hand[0, : s.hand_n[0]]]
        hidden = [*s.deck[: s.deck_n], *(card for seat in range(6) for card in s.hand[seat, : s.hand_n[seat]])]
        assert rules.MAD not in hidden
        assert Counter(hidden)[CARD_NAMES.index("10/1")] == Counter(all_hidden(table))[CARD_NAMES.index("10/1")]
    before = table.view().known.sum()
    table.play(1, next(move for move in table.legal(1) if "/" in move and move[0] not in "8"))
    assert table.view().known.sum() == before + 1


def all_hidden(table: Table) -> list[int]:
    s = state_of(table)[0]
    return [*s.deck[: s.deck_n], *(card for seat in range(table.seats) for card in s.hand[seat, : s.hand_n[seat]])]


def test_d21_the_8_is_forgotten_when_played() -> None:
    """From then on it is public like any other cow."""
    table = turn(["8/3"], ["mad cow", "1/0"], seats=6, others=[[]])
    table.play(0, "mad cow 8/3")
    assert (shown(table, "eight"), shown(table, "eight_of")) == ("8/3", 0)
    table.play(0, "name 1")
    table.play(1, "take herd")
    assert shown(table, "eight_of") is None


def test_d21_a_pass_gives_away_what_is_in_hand() -> None:
    """A player who could not start a herd held only cows that cannot; imagined worlds keep them until played."""
    unlucky = ["acrobat 7", "slowpoke", "slowpoke", "mad cow"]
    table = turn([], unlucky, seats=6, pile=12)
    table.play(0, "pass")
    for seed in range(10):
        s = state_of(imagined(table, 2, seed))[0]
        assert (s.hand[0, :4] >= rules.STARTERS).all()
    assert list(table.view(2).stuck[:6]) == [4, 0, 0, 0, 0, 0]


def test_d22_the_special_cows_of_both_packs() -> None:
    """The text says what they do, not how many there are of each."""
    assert Counter(CARD_NAMES[kind] for kind in rules.GREEN) == {
        **dict.fromkeys(("closer 0", "closer 16", "acrobat 7", "acrobat 9"), 1),
        "slowpoke": 2,
    }
    yellow = ("yellow closer 0", "yellow closer 16", "lean cow", "milk cow", "calf", "mad cow")
    assert tuple(CARD_NAMES[kind] for kind in rules.YELLOW) == yellow


# Beyond the numbers


def test_a_slowpoke_gap_has_one_name() -> None:
    """120 gaps, each between two numbers with room between them, each with its own action number."""
    names = [name for name in NAMES if name.startswith("slowpoke")]
    assert len(names) == len(set(names)) == 120
    for gap, (low, high) in enumerate(rules.GAPS):
        assert names[gap] == f"slowpoke {low}-{high}"
        assert rules.gap_number(low, high) == gap


@pytest.mark.parametrize("seats", [3, 5, 6, 10])
def test_every_fly_is_counted_in_every_round(seats: int) -> None:
    """With three or more players, 74 flies per pack and round: this bounds the game. Cows at home were all seen."""
    table = Table("mow", seats, seats)
    for _ in walk(table, seats):
        s = state_of(table)[0]
        assert s.flies.sum() == int(s.rounds) * (74 if seats <= 5 else 148)
        home = table.view().known - standing(s) - taken_eight(table.view())
        assert (s.cows.sum(), s.stable.sum()) == (home.sum(), (home * FLIES).sum())
    assert sum(flies(table)) == int(state_of(table)[0]["rounds"]) * (74 if seats <= 5 else 148)


def test_two_players_count_at_least_three_flies_a_round() -> None:
    """Each of 7, 8 and 9 has three cows with flies; the two herds that stay hide at most two of each. So games end."""
    for number in (7, 8, 9):
        with_flies = [kind for kind in range(len(NUMBERED)) if NUMBER[kind] == number and FLIES[kind] > 0]
        assert len(with_flies) == 3
        assert min(FLIES[with_flies]) == 1
    longest = 2 * (rules.GAME.options[0].high - 1) // 3 + 1
    assert longest <= next(f.high for f in rules.FIELDS if f.name == "rounds")
    assert rules.GAME.max_steps >= longest * (48 + 48 + 6)


def test_the_hand_laid_open_goes_into_the_next_round_no_further() -> None:
    """What the finished round revealed can still be shown; the memory of cows starts afresh."""
    table = turn(["8/3"], ["9/1"], others=[["9/2"], ["closer 16"]])
    table.play(0, "take herd")
    assert shown(table, "last_hand") == [["9/1"], ["9/2"], ["closer 16"]]
    assert shown(table, "known") is None
    assert shown(table, "cows") is None


def test_impossible_positions_are_refused() -> None:
    """With a reason for each."""
    hand = [["1/0", "2/0", "3/0", "4/0"], ["1/0"], []]
    assert impossible(hand=hand, herd=[{"7": "7/1"}]) == "position-count"
    five = [["1/0", "2/0", "3/0", "4/0", "5/0"], ["6/0", "7/0", "8/0", "9/0", "10/0"], ["11/0", "12/0", "13/0"]]
    assert impossible(hand=five, herd=[{"7": "7/1"}]) == "mow-no-position-hands"
    full = [*five[:2], ["11/0", "12/0", "13/0", "14/0"]]
    assert impossible(hand=full, herd=[{"6": "7/1"}]) == "mow-no-position-herd"
    assert impossible(hand=full, herd=[{"6": "slowpoke"}]) == "mow-no-position-herd"
    assert impossible(hand=full, herd=[{"7": "7/1"}], rides={"9": 0}) == "mow-no-position-rider"
    assert impossible(hand=full, herd=[{"7": "7/1"}, {"3": "3/1"}]) == "mow-no-position-places"
    assert impossible(hand=full, herd=[{"7": "7/1"}], low=[6]) == "mow-no-position-ends"
    assert impossible(hand=full, flies=[120, 3, 4]) == "mow-no-position-end"
    assert impossible(hand=full, flies=[12, 3, 4], by_herds=[1, 3, 4]) == "mow-no-position-flies"
    assert impossible(hand=full, phase="name") == "mow-no-position-phase"
    assert impossible(hand=full, deck=[]) == "mow-no-position-pile"
    assert impossible(hand=full, herd=[{"7": "7/1"}], known={"3/1": 1}) == "mow-no-position-known"
    assert impossible(hand=full, stable=[3, 0, 0]) == "mow-no-position-stable"
    assert impossible(hand=full, eight="8/1", eight_of=1) == "mow-no-position-eight"
    assert impossible(hand=full, stuck=[1, 0, 0]) == "mow-no-position-stuck"
    assert impossible(hand=full, turn=3) == "position-turn"
    assert impossible(hand=full, place=1) == "mow-no-position-places"
    assert impossible(hand=full, eight="8/1") == "mow-no-position-eight"
    assert impossible(hand=full, herd=[{"7": "7/1"}], phase="turn") == "mow-no-position-phase"
    assert impossible(hand=full, seats=6, herd=[{"0": "closer 0"}], phase="name") == "mow-no-position-phase"
    six = [[*five[0], "2/1"], five[1], ["11/0", "12/0", "13/0", "14/0"]]
    assert impossible(hand=six) == "mow-no-position-hands"


def test_unused_places_stay_empty() -> None:
    """With three or more players only the first place is ever used."""
    table = Table("mow", 7, 3)
    for _ in walk(table, 3):
        s = state_of(table)[0]
        assert (s.herd[1:] == NONE).all()
        assert s.place == 0
