"""Rennschwein Rudi Rüssel, rule by rule."""

from typing import Any

import pytest
from conftest import imagined, state_of, walk
from refusals import code_of, refused

from farmyard.games import rudi as rules
from farmyard.schema.rudi import CARD_NAMES
from farmyard.table import SPECTATOR, Table
from farmyard.text.words import Words

NAMES = ["Anna", "Bernd", "Clara", "Dora"]
TEN = range(1, 11)


def stadium(seats: int = 4, **more: Any) -> Table:
    """Everybody holds their own ten cards, black 1 is on top of the exchange pile, unless specified otherwise."""
    return Table.from_position({"game": "rudi", "seats": seats, **more}, NAMES[:seats])


def trick(table: Table, *cards: int | str) -> None:
    """Everybody lays a card: a value of their own colour, or any card by name."""
    for seat, card in enumerate(cards):
        table.play(seat, f"{rules.COLOURS[seat]} {card}" if isinstance(card, int) else card)


def impossible(**more: Any) -> str:
    return code_of(stadium, **more).removeprefix("rudi-no-position-")


def pigs(table: Table) -> list[int]:
    return [int(space) for space in state_of(table)[0]["pigs"][: table.seats]]


def hand(table: Table, seat: int) -> set[str]:
    return set(shown(table, "hand")[seat])


def shown(table: Table, name: str) -> Any:
    return table.position().get(name)


def ten(colour: str) -> list[str]:
    return [f"{colour} {value}" for value in TEN]


# The printed rules


@pytest.mark.parametrize("seats", [3, 4])
def test_r1_everybody_runs_a_pig_and_hides_ten_cards(seats: int) -> None:
    """Each player holds the ten cards of their own colour; nobody else is shown a hand."""
    table = Table("rudi", seats, 1)
    for seat in range(seats):
        assert table.show(seat)["my_hand"] == ten(rules.COLOURS[seat])
        assert "hand" not in table.show(seat)
    assert pigs(table) == [0] * seats


def test_r2_the_black_cards_are_shuffled_and_the_top_one_is_seen() -> None:
    """Ten cards; over many deals each of them is once on top (U14)."""
    tops = set()
    for seed in range(120):
        table = Table("rudi", 3, seed)
        top, pile = table.show()["top"], shown(table, "pile")
        assert sorted([top, *pile]) == sorted(ten("black"))
        tops.add(top)
    assert tops == set(ten("black"))


def test_r3_cards_are_laid_face_down_and_turned_over_together() -> None:
    """The others see that somebody has laid a card, but which one only once the last has been laid (U27, U29)."""
    table = stadium(3)
    table.play(1, "blue 7")
    assert table.must_act() == [0, 2]
    assert table.show(1)["my_choice"] == "blue 7"
    for viewer in (0, 2, SPECTATOR):
        assert table.show(viewer)["ready"] == [False, True, False]
        assert "blue 7" not in str({key: table.show(viewer).get(key) for key in ("my_choice", "last_card", "aside")})
        assert table.seen(2, CARD_NAMES.index("yellow 3"), viewer) == (22 if viewer == 2 else rules.SOME_CARD)
    table.play(0, "red 2")
    table.play(2, "yellow 3")
    assert table.show()["last_card"] == ["red 2", "blue 7", "yellow 3"]
    assert table.must_act() == [0, 1, 2]


def test_r4_the_highest_runs_by_the_difference_to_the_second() -> None:
    """The booklet's example: with 10, 6, 5 and 1 the 10 runs four spaces; no other pig moves."""
    table = stadium(pigs=[3, 3, 3, 3])
    trick(table, 10, 6, 5, 1)
    assert pigs(table) == [7, 3, 3, 3]
    trick(table, 1, 2, 8, 7)
    assert pigs(table) == [7, 3, 4, 3]


def test_r5_played_cards_are_set_aside_not_into_the_stadium() -> None:
    """The discard pile of the stadium stays empty."""
    table = stadium(3)
    trick(table, 10, 6, 5)
    assert shown(table, "aside") == [["red 10"], ["blue 6"], ["yellow 5"]]
    assert shown(table, "given") is None
    assert hand(table, 0) == set(ten("red")) - {"red 10"}
    assert refused(table, 0, "red 10") == "already-played"
    assert refused(table, 0, "blue 9") == "not-yours"


def test_r6_with_all_cards_played_everybody_takes_ten_back() -> None:
    """Ten tricks without a pig finishing, then everybody has their own ten cards again."""
    table = stadium(3)
    for value in range(1, 10):
        trick(table, value, value, value)
    assert shown(table, "hand") == [["red 10"], ["blue 10"], ["yellow 10"]]
    trick(table, 10, 10, 10)
    assert [hand(table, seat) for seat in range(3)] == [set(ten("red")), set(ten("blue")), set(ten("yellow"))]
    assert shown(table, "aside") is None


def test_r7_two_that_share_the_highest_swap_places() -> None:
    """Only those two move, and nobody runs (U4)."""
    table = stadium(pigs=[9, 2, 5, 7])
    trick(table, 8, 8, 3, 7)
    assert pigs(table) == [2, 9, 5, 7]
    trick(table, 1, 2, 10, 10)
    assert pigs(table) == [2, 9, 7, 5]


def test_r8_three_or_more_that_share_the_highest_do_nothing() -> None:
    """Not even the fourth player benefits (U5)."""
    table = stadium(pigs=[9, 2, 5, 7])
    trick(table, 8, 8, 8, 7)
    trick(table, 5, 5, 5, 5)
    assert pigs(table) == [9, 2, 5, 7]
    three = stadium(3, pigs=[9, 2, 5])
    trick(three, 4, 4, 4)
    assert pigs(three) == [9, 2, 5]


def test_r9_a_special_space_means_giving_a_card_and_taking_the_top_one() -> None:
    """First a card from hand to the discards of the stadium, then the top exchange card."""
    table = stadium(pigs=[2, 0, 0, 0], top="black 9")
    trick(table, 10, 6, 5, 1)
    assert pigs(table)[0] == 6
    assert table.must_act() == [0]
    assert table.legal(0) == [f"give red {value}" for value in range(1, 10)]
    table.play(0, "give red 1")
    assert hand(table, 0) == {"black 9", *(f"red {value}" for value in range(2, 10))}
    assert shown(table, "given") == ["red 1"]
    assert shown(table, "top") != "black 9"
    assert table.must_act() == [0, 1, 2, 3]


def test_r10_a_card_taken_stays_for_the_whole_game() -> None:
    """It comes back with the rest, in place of the one given; whatever its colour, it moves the holder's pig (U18)."""
    table = stadium(3, pigs=[2, 0, 0], hand=[["red 10", "red 1"], ["blue 6", "blue 1"], ["yellow 5", "yellow 2"]])
    trick(table, 10, 6, 5)
    table.play(0, "give red 1")
    trick(table, "black 1", 1, 2)
    assert hand(table, 0) == {"black 1", *(f"red {value}" for value in range(2, 11))}
    owned = [["blue 9", *ten("red")[:9]], [*ten("blue")[:8], "blue 10", "black 1"], ten("yellow")]
    foreign = stadium(3, owned=owned, given=["red 10"], top="black 2")
    trick(foreign, "blue 9", 3, 4)
    assert pigs(foreign) == [5, 0, 0]


def test_r11_a_used_up_exchange_pile_is_made_of_the_discards() -> None:
    """All ten discards are shuffled; the new pile is face up again (U17)."""
    owned = [[*ten("black")[:9], "red 10"], ten("blue"), ten("yellow")]
    tops = set()
    for seed in range(60):
        start = {"owned": owned, "given": ten("red")[:9], "top": "black 10", "pile": [], "pigs": [2, 0, 0]}
        table = Table.from_position({"game": "rudi", "seats": 3, **start}, seed=seed)
        trick(table, "red 10", 6, 5)
        table.play(0, "give black 1")
        assert shown(table, "given") is None
        assert sorted([shown(table, "top"), *shown(table, "pile")]) == sorted([*ten("red")[:9], "black 1"])
        assert "black 10" in hand(table, 0)
        tops.add(shown(table, "top"))
    assert len(tops) == 10


@pytest.mark.parametrize("places", [[6, 12, 0], [6, 6, 0]])
def test_r12_two_swapped_on_special_spaces_both_exchange_the_younger_first(places: list[int]) -> None:
    """Even if both were on the same space, where the swap changes nothing else (U6)."""
    table = stadium(3, pigs=places, ages=[9, 8, 7])
    trick(table, 10, 10, 5)
    assert pigs(table) == [places[1], places[0], 0]
    assert table.must_act() == [1]
    table.play(1, "give blue 1")
    assert "black 1" in hand(table, 1)
    assert table.must_act() == [0]
    top = shown(table, "top")
    table.play(0, "give red 1")
    assert top in hand(table, 0)
    assert table.must_act() == [0, 1, 2]


@pytest.mark.parametrize(("start", "space"), [(20, 24), (23, 27)])
def test_r13_the_first_to_reach_or_pass_the_finish_wins(start: int, space: int) -> None:
    """Exact landing is not needed (U21)."""
    table = stadium(pigs=[start, 5, 5, 5])
    trick(table, 10, 6, 5, 1)
    assert table.over
    assert table.winners() == [0]
    assert table.ending == "finish"
    assert pigs(table)[0] == space


def test_r14_a_series_goes_to_three_wins() -> None:
    """Two wins are not enough; the third one decides (U20)."""
    table = stadium(3, target=3, pigs=[20, 5, 5], wins=[1, 2, 0])
    trick(table, 10, 6, 5)
    assert not table.over
    assert shown(table, "wins") == [2, 2, 0]
    assert pigs(table) == [0, 0, 0]
    assert shown(table, "race") == 1
    last = stadium(3, target=3, pigs=[20, 5, 5], wins=[2, 2, 0])
    trick(last, 10, 6, 5)
    assert last.over
    assert last.winners() == [0]
    assert shown(Table("rudi", 3, 0, {"series": True}), "target") == 3


# Our decisions


def test_d1_the_course_and_its_options() -> None:
    """24 spaces, one lap, special spaces 6, 12 and 18; or as set by the options, on every lap."""
    usual = Table("rudi", 4).position()
    assert (usual["lap"], usual["finish"], usual["specials"]) == (24, 24, [6, 12, 18])
    other = Table("rudi", 4, 0, {"length": 20, "laps": 2, "specials": [3, 9, 15]}).position()
    assert (other["lap"], other["finish"], other["specials"]) == (20, 40, [3, 9, 15])
    second_lap = stadium(lap=20, finish=40, specials=[3, 9, 15], pigs=[25, 0, 0, 0])
    trick(second_lap, 10, 6, 5, 1)
    assert second_lap.must_act() == [0]
    line = stadium(lap=20, finish=40, specials=[3, 9, 39], pigs=[16, 0, 0, 0])
    trick(line, 10, 6, 5, 1)
    assert line.must_act() == [0, 1, 2, 3]


def test_d2_a_shared_second_value_counts() -> None:
    """With 10, 6, 6 and 1 the 10 runs four spaces."""
    table = stadium()
    trick(table, 10, 6, 6, 1)
    assert pigs(table) == [4, 0, 0, 0]


def test_d3_a_swap_onto_a_special_space_counts_for_who_stands_there() -> None:
    """If one of two swapped pigs is on a special space, only its player exchanges."""
    table = stadium(pigs=[6, 3, 12, 0])
    trick(table, 8, 8, 5, 1)
    assert pigs(table) == [3, 6, 12, 0]
    assert table.must_act() == [1]
    table.play(1, "give blue 1")
    assert table.must_act() == [0, 1, 2, 3]


def test_d3_standing_on_or_running_across_a_special_space_is_nothing() -> None:
    """The blue pig stands on 6 while the red one runs across it."""
    table = stadium(pigs=[4, 6, 0, 0])
    trick(table, 10, 6, 5, 1)
    assert pigs(table) == [8, 6, 0, 0]
    assert table.must_act() == [0, 1, 2, 3]
    three = stadium(pigs=[6, 12, 18, 0])
    trick(three, 8, 8, 8, 1)
    assert three.must_act() == [0, 1, 2, 3]


def test_d4_the_exchange_is_compulsory_and_from_the_hand() -> None:
    """No other move, no played card, not the card to be taken; and no card can be given before it is due."""
    table = stadium(pigs=[2, 0, 0, 0])
    assert refused(table, 0, "give red 1") == "wrong-phase"
    trick(table, 10, 6, 5, 1)
    assert refused(table, 0, "red 9") == "wrong-phase"
    assert refused(table, 0, "give red 10") == "already-played"
    assert refused(table, 0, "give black 1") == "not-yours"
    assert refused(table, 1, "give blue 1") == "not-your-turn"
    assert refused(table, 0, "lay ?") == "wrong-phase"


def test_d5_after_the_tenth_card_hands_are_filled_before_the_exchange() -> None:
    """Everybody takes ten cards back first; then any of them may be given."""
    table = stadium(3, pigs=[2, 0, 0], hand=[["red 10"], ["blue 6"], ["yellow 5"]])
    trick(table, 10, 6, 5)
    assert table.must_act() == [0]
    assert len(table.legal(0)) == 10
    table.play(0, "give red 10")
    assert hand(table, 0) == {"black 1", *ten("red")[:9]}


def test_d6_the_pile_is_rebuilt_at_once_between_two_exchanges() -> None:
    """The second of two exchanging players takes from the new pile, which may hold what the first one gave."""
    owned = [[*ten("black")[:9], "red 10"], ten("blue"), ten("yellow")]
    taken = set()
    for seed in range(60):
        start = {"owned": owned, "given": ten("red")[:9], "top": "black 10", "pile": [], "pigs": [6, 12, 0]}
        table = Table.from_position({"game": "rudi", "seats": 3, **start}, seed=seed)
        trick(table, "red 10", 10, 5)
        table.play(0, "give black 9")
        assert table.must_act() == [1]
        taken.add(shown(table, "top"))
        table.play(1, "give blue 1")
        assert table.show()["given"] == ["blue 1"]
    assert taken == {*ten("red")[:9], "black 9"}


def test_d7_cards_are_fresh_in_every_race_or_kept() -> None:
    """Red has exchanged a 1 for a black 9: fresh cards undo that, the option keeps it and both piles."""
    mine = ["black 9", *ten("red")[1:]]
    start = {"target": 3, "pigs": [20, 5, 5], "owned": [mine, ten("blue"), ten("yellow")], "given": ["red 1"]}
    fresh = stadium(3, **start, top="black 1")
    trick(fresh, 10, 6, 5)
    assert hand(fresh, 0) == set(ten("red"))
    assert shown(fresh, "given") is None
    kept = stadium(3, **start, top="black 1", keep=True)
    trick(kept, 10, 6, 5)
    assert hand(kept, 0) == set(mine)
    assert shown(kept, "given") == ["red 1"]
    assert shown(kept, "top") == "black 1"
    assert shown(Table("rudi", 3, 0, {"keep_cards": True}), "keep") is True


def test_d8_ages_decide_and_equal_ages_go_by_seat() -> None:
    """Ages are an option and may be any numbers; by default the first seat is the youngest."""
    for ages, first in (([1, 2, 3, 4], 0), ([30, 7, 8, 9], 1), ([8, 8, 8, 8], 0), ([9, 9, 1, 1], 0)):
        table = stadium(ages=ages, pigs=[6, 12, 0, 0])
        trick(table, 10, 10, 5, 1)
        assert table.must_act() == [first]
    assert shown(Table("rudi", 4), "ages") == [1, 2, 3, 4]
    assert shown(Table("rudi", 3, 0, {"ages": [40, 7, 9, 120]}), "ages") == [40, 7, 9]


def test_d9_what_everybody_has_seen_is_remembered_and_nothing_else() -> None:
    """Ownership follows every exchange; in every imagined world all hands are what they must be."""
    table = stadium(3, pigs=[2, 0, 0])
    trick(table, 10, 6, 5)
    table.play(0, "give red 1")
    for viewer in (1, SPECTATOR):
        assert set(table.show(viewer)["owned"][0]) == {"black 1", *ten("red")[1:]}
        world = imagined(table, viewer, 5)
        assert shown(world, "hand") == shown(table, "hand")
    assert shown(Table("rudi", 3, 0, {"show_played": True}), "open_aside") is True


def test_d9_a_card_lying_face_down_may_be_any_of_the_hand() -> None:
    """To all but its owner."""
    table = stadium(3, hand=[["red 1", "red 2", "red 3"], ["blue 4", "blue 5", "blue 6"], ten("yellow")[:3]])
    table.play(1, "blue 5")
    table.play(2, "yellow 2")
    worlds = [shown(imagined(table, 1, seed), "chosen") for seed in range(60)]
    assert {chosen[1] for chosen in worlds} == {"blue 5"}
    assert {chosen[2] for chosen in worlds} == {"yellow 1", "yellow 2", "yellow 3"}
    assert {chosen[0] for chosen in worlds} == {None}
    guessed = {shown(imagined(table, SPECTATOR, seed), "chosen")[1] for seed in range(60)}
    assert guessed == {"blue 4", "blue 5", "blue 6"}


def test_d10_pigs_share_spaces_and_green_stays_in_the_box() -> None:
    """Two pigs on one space; with three players there is no green card anywhere."""
    table = stadium(pigs=[4, 0, 0, 0])
    trick(table, 1, 9, 5, 2)
    assert pigs(table) == [4, 4, 0, 0]
    three = Table("rudi", 3, 4)
    for _ in walk(three, 4):
        assert "green" not in str(three.position())


def test_d11_after_300_tricks_the_pigs_in_front_share_the_race() -> None:
    """No exchange after it; the game is over, or the next race of a series begins."""
    table = stadium(tricks=299, pigs=[2, 6, 0, 0])
    trick(table, 10, 6, 5, 1)
    assert table.over
    assert table.ending == "limit"
    assert table.winners() == [0, 1]
    series = stadium(tricks=299, pigs=[2, 6, 0, 0], target=3)
    trick(series, 10, 6, 5, 1)
    assert shown(series, "wins") == [1, 1, 0, 0]
    assert series.must_act() == [0, 1, 2, 3]
    home = stadium(tricks=299, pigs=[20, 0, 0, 0])
    trick(home, 10, 6, 5, 1)
    assert home.ending == "finish"


def test_d12_a_pig_beyond_the_finish_keeps_its_space() -> None:
    """19 and 9 more is space 28 of 24."""
    table = stadium(pigs=[19, 0, 0, 0])
    trick(table, 10, 1, 1, 1)
    assert pigs(table) == [28, 0, 0, 0]
    assert shown(table, "last_pigs") == [28, 0, 0, 0]


def test_d13_players_rank_by_wins_then_by_space() -> None:
    """Ties remain ties."""
    table = stadium(pigs=[20, 5, 5, 9], target=3, wins=[2, 0, 0, 1])
    trick(table, 10, 6, 5, 1)
    assert table.scores() == [3024, 5, 5, 1009]


def test_d14_swapping_swaps_laps_too() -> None:
    """A pig on its second lap against one on its first; space 30 is the sixth of the second lap."""
    table = stadium(lap=24, finish=48, pigs=[30, 5, 0, 0])
    trick(table, 9, 9, 5, 1)
    assert pigs(table) == [5, 30, 0, 0]
    assert table.must_act() == [1]


# Positions and words


@pytest.mark.parametrize("seed", range(4))
def test_two_pigs_never_arrive_together(seed: int) -> None:
    """Only one runs per trick, and a swap brings nobody home (U22)."""
    table = Table("rudi", 3 + seed % 2, seed)
    for _ in walk(table, seed):
        pass
    assert table.ending == "finish"
    assert sum(space >= table.show()["finish"] for space in pigs(table)) == 1


@pytest.mark.parametrize("seed", range(4))
def test_spaces_come_from_running_and_swapping(seed: int) -> None:
    """A space lost by one player is always gained by another."""
    table = Table("rudi", 3 + seed % 2, seed)
    for _ in walk(table, seed):
        s = state_of(table)[0]
        assert (s.pigs == s.by_cards + s.by_swaps).all()
        assert s.by_swaps.sum() == 0


def test_impossible_positions_are_refused() -> None:
    """Each for its own reason."""
    assert impossible(hand=[["red 1"], ["blue 1"], ["yellow 1"], ["green 1"]], top="red 2") == "position-count"
    assert impossible(hand=[["red 1"], ["blue 1", "blue 2"], ["yellow 1"], ["green 1"]]) == "hands"
    assert impossible(hand=[["red 1"]] * 4, owned=[ten(c) for c in rules.COLOURS[:4]]) == "owned"
    assert impossible(chosen=["blue 1", None, None, None]) == "chosen"
    assert impossible(ready=[True, False, False, False]) == "chosen"
    assert impossible(finish=25) == "finish"
    assert impossible(pigs=[24, 0, 0, 0]) == "end"
    assert impossible(wins=[1, 0, 0, 0]) == "end"
    assert impossible(pigs=[4, 0, 0, 0], by_cards=[3, 0, 0, 0]) == "spaces"
    assert impossible(phase="give") == "exchange"
    assert impossible(phase="give", due=[True, True, False, False], turn=1) == "exchange"


def test_a_position_in_the_middle_of_an_exchange() -> None:
    """The youngest of those named in `due` is asked; or one simply gives whose turn it is."""
    assert stadium(phase="give", due=[False, True, True, False]).must_act() == [1]
    assert stadium(phase="give", turn=2).must_act() == [2]


def test_the_story_of_a_trick() -> None:
    """As told to a spectator, and to the player who laid the card."""
    table = stadium(pigs=[2, 0, 0, 0])
    trick(table, 10, 6, 5, 1)
    table.play(0, "give red 1")
    told = [Words("en", NAMES).tell(line) for line in table.story()]
    assert told[:4] == ["Anna lays a card.", "Bernd lays a card.", "Clara lays a card.", "Dora lays a card."]
    assert told[4] == "Turned over: Anna red 10, Bernd blue 6, Clara yellow 5 and Dora green 1."
    assert told[5] == "Anna wins the trick, 10 to 6, and runs 4 spaces, from 2 to 6."
    assert told[6] == "Anna stands on a special space and must exchange a card for black 1."
    assert told[7] == "Anna gives red 1 and takes black 1."
    assert [Words("de", NAMES).tell(line) for line in table.story(1)][1] == "Bernd legt Blau 6."
