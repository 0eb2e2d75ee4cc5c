"""Sau Mau Mau, rule by rule."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import imagined, state_of, walk
from refusals import refused

from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.games import saumaumau as rules
from farmyard.schema.saumaumau import CARD_NAMES, counted
from farmyard.table import SPECTATOR, Table
from farmyard.text.words import Words

SPARE = [["pink 1", "pink 2"], ["beige 1", "beige 2"], ["black 1", "black 2"], ["brown 1", "brown 2"]]


def race(hand: list[str], seats: int = 3, **more: Any) -> Table:
    """Seat 0 to play with this hand; the others hold low cards, everything else is in the draw pile."""
    hands = [hand, *SPARE[1:seats]]
    return Table.from_position({"game": "saumaumau", "seats": seats, "hand": hands, **more})


def pigs(table: Table) -> list[int]:
    return [int(space) for space in state_of(table)[0]["pigs"]]


def points(table: Table) -> list[int]:
    return [int(n) for n in state_of(table)[0]["points"][: table.seats]]


def shown(table: Table, name: str) -> Any:
    return table.position().get(name)


# The printed rules


def test_r1_four_races_most_points_win_and_ties_share() -> None:
    """Four races; most points wins, a tie is a shared victory (S38)."""
    table = race(["brown 5"], top="brown 4", race=3, points=[4, 9, 2])
    table.play(0, "brown 5")
    assert table.over
    assert table.winners() == [0, 1]
    early = race(["brown 5"], top="brown 4", race=2, points=[4, 9, 2])
    early.play(0, "brown 5")
    assert not early.over
    assert shown(early, "race") == 3


def test_r1_nobody_can_have_more_than_56_points() -> None:
    """In each race 3 for the wreath, 5 for the last card, 6 for the best bet (S37)."""
    assert GAMES["saumaumau"].score_range == (0, 4 * (3 + 5 + 6))


def test_r2_the_39_cards() -> None:
    """1-6, X and +2 in four colours; four Schlappi, one per colour; three Bauer."""
    s = state_of(Table("saumaumau", 4, 1))[0]
    assert sum(counted(s)) == 39
    assert {name: int(n) for name, n in zip(CARD_NAMES, counted(s), strict=True) if n != 1} == {"bauer": 3}
    assert sum("schlappi" in name for name in CARD_NAMES) == 4


def test_r3_set_up() -> None:
    """Five cards each, one opens the pile, all pigs at Start: 28, 23, 18 or 13 cards are left to draw."""
    for seats, left in ((2, 28), (3, 23), (4, 18), (5, 13)):
        s = state_of(Table("saumaumau", seats, 1))[0]
        assert list(s.hand_n[:seats]) == [5] * seats
        assert s.deck_n == left
        assert not s.pigs.any()


def test_r4_the_opening_card_has_no_effect() -> None:
    """Over many deals: an opening card moves no pig, asks nobody to draw and skips nobody (S13)."""
    opened = set()
    for seed in range(300):
        s = state_of(Table("saumaumau", 3, seed))[0]
        opened.add(int(s.top))
        assert not s.pigs.any()
        assert s.pending == 0
        assert s.turn == s.starter
        assert s.colour == (rules.ANY if s.top == rules.BAUER else rules.colour_of(s.top))
    assert len(opened) == rules.KINDS


def test_r5_a_card_fits_by_colour_number_or_symbol() -> None:
    """On the brown 5: any brown card, any 5, any green card."""
    hand = ["brown 6", "pink 5", "brown x", "brown +2", "schlappi black", "bauer", "pink 6", "black x"]
    table = race(hand, top="brown 5")
    fitting = {move.split(" >")[0] for move in table.legal(0)}
    bauer = {f"bauer {colour}" for colour in rules.COLOURS}
    assert fitting == {"brown 6", "pink 5", "brown x", "brown +2", "schlappi black", "draw"} | bauer
    assert refused(table, 0, "pink 6") == "no-match"
    assert refused(table, 0, "beige 6") == "not-in-hand"


def test_r5_symbols_match_symbols() -> None:
    """X on X and +2 on +2, whatever the colour."""
    assert "black x" in race(["black x", "pink 6"], top="brown x").legal(0)
    assert "black +2" in race(["black +2", "pink 6"], top="brown +2").legal(0)


def test_r5_green_goes_on_green() -> None:
    """A Bauer on a Bauer, a Schlappi on a Schlappi (S16)."""
    table = race(["bauer", "schlappi pink"], top="bauer", colour="beige")
    assert {"bauer black", "schlappi pink > brown"} <= set(table.legal(0))
    table = race(["bauer", "schlappi pink"], top="schlappi beige")
    assert {"bauer black", "schlappi pink > brown"} <= set(table.legal(0))


def test_r6_who_will_not_play_draws_one_card() -> None:
    """Drawing ends the turn; only a bet may follow."""
    table = race(["brown 6", "pink 6"], top="brown 5")
    table.play(0, "draw")
    assert len(shown(table, "hand")[0]) == 3
    assert set(table.legal(0)) == {"bet pink", "bet brown", "bet black", "bet beige", "no bet"}
    table.play(0, "no bet")
    assert table.must_act() == [1]


def test_r6_a_drawn_card_waits_and_drawing_is_always_allowed() -> None:
    """A player who will not play draws even if a card fits; after that no card may be played (S8, S9)."""
    table = race(["brown 6", "pink 6"], top="brown 5")
    assert "draw" in table.legal(0)
    table.play(0, "draw")
    assert refused(table, 0, "brown 6") == "wrong-phase"
    table.play(0, "no bet")
    assert refused(table, 0, "brown 6") == "not-your-turn"


def test_r7_the_discards_become_the_new_draw_pile() -> None:
    """All but the top card are shuffled; the top card stays."""
    table = race(["pink 6", "pink 5"], top="brown 5", deck=[], pile=rest(["brown 5", "pink 6", "pink 5"]))
    table.play(0, "draw")
    assert shown(table, "top") == "brown 5"
    assert "pile" not in table.position()
    assert len(shown(table, "deck")) == len(rest(["brown 5", "pink 6", "pink 5"])) - 1


def rest(gone: list[str], seats: int = 3) -> list[str]:
    """All cards neither in a hand nor on top."""
    taken = [*gone, *(card for hand in SPARE[1:seats] for card in hand)]
    return [name for name in [*CARD_NAMES, "bauer", "bauer"] if name not in taken]


def test_r8_a_number_moves_the_pig_of_its_colour() -> None:
    """The black 4 moves the black pig exactly four spaces; pigs may share a space."""
    table = race(["black 4", "pink 6"], top="black 3", pigs={"pink": 4})
    table.play(0, "black 4")
    assert pigs(table) == [4, 0, 4, 0]
    assert table.must_act() == [1]


def test_r9_x_skips_the_next_player() -> None:
    """X moves no pig."""
    table = race(["brown x", "pink 6"], top="brown 5")
    table.play(0, "brown x")
    assert pigs(table) == [0, 0, 0, 0]
    assert table.must_act() == [2]


def test_r10_plus_two_is_drawn_or_extended() -> None:
    """Anna plays +2, Bernd extends, Christiane takes four cards and four steps (S7)."""
    hands = [["brown +2", "pink 6"], ["pink +2", "pink 5"], ["beige 6", "beige 5"]]
    table = Table.from_position(
        {"game": "saumaumau", "seats": 3, "hand": hands, "top": "brown 5", "pigs": {"pink": 6, "brown": 3, "black": 1}}
    )
    table.play(0, "brown +2")
    assert table.legal(1) == ["pink +2", "draw"]
    table.play(1, "pink +2")
    table.play(2, "draw")
    assert len(shown(table, "hand")[2]) == 6
    assert shown(table, "steps") == 4
    for move in ("pull pink", "pull pink", "pull brown", "pull black"):
        table.play(2, move)
    assert pigs(table) == [4, 2, 0, 0]
    table.play(2, "bet pink")
    assert table.must_act() == [0]
    assert "pending" not in table.position()


def test_r10_a_whole_chain_of_four() -> None:
    """Four +2 make eight cards."""
    hands = [
        ["pink +2", "pink 6"],
        ["brown +2", "brown 6"],
        ["black +2", "black 6"],
        ["beige +2", "beige 6"],
        ["pink 1"],
    ]
    table = Table.from_position({"game": "saumaumau", "seats": 5, "hand": hands, "top": "pink 5", "pigs": {"pink": 9}})
    for seat, colour in enumerate(rules.COLOURS):
        table.play(seat, f"{colour} +2")
    table.play(4, "draw")
    assert len(shown(table, "hand")[4]) == 9
    for _ in range(8):
        table.play(4, "pull pink")
    assert pigs(table)[0] == 1
    assert "bet pink" in table.legal(4)


def test_r11_consolation_is_optional_and_never_behind_start() -> None:
    """One pig four spaces, or several fewer, or none; a pig at Start stays."""
    table = race(["pink 6", "pink 5"], top="brown +2", pending=4, pigs={"black": 1})
    table.play(0, "draw")
    assert set(table.legal(0)) == {"pull black", "done"}
    assert refused(table, 0, "pull pink") == "pig-at-start"
    table.play(0, "pull black")  # nothing is left to pull: on to the bet
    assert "no bet" in table.legal(0)
    table = race(["pink 6", "pink 5"], top="brown +2", pending=4, pigs={"black": 9})
    table.play(0, "draw")
    table.play(0, "pull black")
    table.play(0, "done")
    assert pigs(table) == [0, 0, 8, 0]
    assert "no bet" in table.legal(0)


def test_r12_a_last_plus_two_makes_nobody_draw() -> None:
    """The race ends with five points; nobody draws or pulls back."""
    table = race(["brown +2"], top="brown 5", race=3, pigs={"pink": 2})
    table.play(0, "brown +2")
    assert table.over
    assert points(table) == [5, 0, 0]
    assert len(shown(table, "hand")[1]) == 2


def test_r13_schlappi_moves_the_last_pig_three_and_sets_the_colour() -> None:
    """If several are last, its player chooses."""
    table = race(["schlappi pink", "pink 6"], top="brown 5", pigs={"pink": 4, "brown": 2, "black": 0, "beige": 0})
    assert [move for move in table.legal(0) if "schlappi" in move] == ["schlappi pink > black", "schlappi pink > beige"]
    assert refused(table, 0, "schlappi pink > brown") == "not-last-pig"
    table.play(0, "schlappi pink > beige")
    assert pigs(table) == [4, 2, 0, 3]
    assert shown(table, "colour") == "pink"
    assert table.legal(1) == ["draw"]


def test_r14_bauer_names_the_colour() -> None:
    """Only a card of that colour or a green one may follow (S17)."""
    table = race(["bauer", "pink 6"], top="brown 5")
    table.play(0, "bauer beige")
    assert pigs(table) == [0, 0, 0, 0]
    assert table.legal(1) == ["beige 1", "beige 2", "draw"]


def test_r15_betting_needs_a_drawn_card_and_takes_the_first_free_strip() -> None:
    """After playing a card there is no bet; after a draw the bet goes behind those already there (S27)."""
    table = race(["brown 6", "pink 6"], top="brown 5", bet=[None, "pink", None])
    assert refused(table, 0, "bet pink") == "wrong-phase"
    table.play(0, "draw")
    table.play(0, "bet black")
    assert shown(table, "strip") == [1, 0]
    assert shown(table, "bet") == ["black", "pink", None]


def test_r16_changing_a_bet_closes_the_gap() -> None:
    """The new bet comes last (S28)."""
    table = race(["brown 6", "pink 6"], top="brown 5", bet=["pink", "pink", "pink"], strip=[0, 1, 2])
    table.play(0, "draw")
    table.play(0, "bet black")
    assert shown(table, "strip") == [1, 2, 0]
    assert shown(table, "bet") == ["black", "pink", "pink"]


def test_r17_a_pig_at_the_wreath_ends_the_race() -> None:
    """3 points for the mover, whatever was bet; this pig alone wins."""
    table = race(["brown 6", "pink 6"], top="brown 5", pigs={"brown": 12, "pink": 16}, bet=["pink", "brown", None])
    table.play(0, "brown 6")
    assert points(table) == [3, 6, 0]
    assert shown(table, "last_winner") == {"brown": 1}


def test_r17_also_with_schlappi() -> None:
    """The last pig may be close enough: its mover gets the 3 points, and surplus steps lapse (S2)."""
    table = race(["schlappi pink", "pink 6"], top="brown 5", pigs={"pink": 16, "brown": 15, "black": 16, "beige": 16})
    table.play(0, "schlappi pink > brown")
    assert points(table) == [3, 0, 0]
    assert shown(table, "last_winner") == {"brown": 1}
    assert shown(table, "last_pigs")["brown"] == 17


def test_r18_an_empty_hand_ends_the_race() -> None:
    """5 points, after the card's action; the pig furthest ahead wins."""
    table = race(["brown 6"], top="brown 5", pigs={"brown": 2, "pink": 7}, bet=[None, "pink", "brown"])
    table.play(0, "brown 6")
    assert points(table) == [5, 0, 6]
    assert shown(table, "last_way") == "hand"
    assert shown(table, "last_pigs")["brown"] == 8


def test_r19_both_at_once_gives_eight() -> None:
    """3 + 5 = 8 (S3)."""
    table = race(["brown 6"], top="brown 5", pigs={"brown": 11})
    table.play(0, "brown 6")
    assert points(table) == [8, 0, 0]
    assert shown(table, "last_way") == "both"


def test_r20_right_bets_are_paid_by_rank() -> None:
    """Wrong bets go; the rest earn 6, 4, 3, 2, 1 by their rank among the right ones, not by their strip."""
    bets = ["pink", "black", "pink", "pink", "pink"]
    hands = [["pink 6"], ["beige 1"], ["beige 2"], ["beige 3"], ["beige 4"]]
    table = Table.from_position(
        {"game": "saumaumau", "seats": 5, "hand": hands, "top": "pink 5", "bet": bets, "strip": [1, 4, 2, 0, 3]}
    )
    table.play(0, "pink 6")
    assert points(table) == [5 + 3, 0, 4, 2, 6]
    five = Table.from_position(
        {"game": "saumaumau", "seats": 5, "hand": hands, "top": "pink 5", "bet": ["pink"] * 5, "strip": [4, 3, 2, 1, 0]}
    )
    five.play(0, "pink 6")
    assert points(five) == [5 + 1, 2, 3, 4, 6]


def test_r21_the_next_race() -> None:
    """First player passes left, pigs to Start, five new cards each, no bets (S31, S35, S39)."""
    table = race(["brown 6"], top="brown 5", starter=2, turn=0, bet=["pink", None, None])
    table.play(0, "brown 6")
    s = state_of(table)[0]
    assert (s.race, s.starter, s.turn) == (1, 0, 0)
    assert list(s.hand_n[:3]) == [5, 5, 5]
    assert not s.pigs.any()
    assert s.strip_n == 0
    assert sum([s.deck_n, s.pile_n, 1, *s.hand_n]) == 39


def test_r22_mau_must_be_said() -> None:
    """With the last card but one “Mau”, with the last “Mau Mau”; whoever is caught takes the card back (S40)."""
    table = race(["brown 6", "pink 6"], top="brown 5", mau=True, pigs={"brown": 2})
    assert {"brown 6", "brown 6 mau"} <= set(table.legal(0))
    table.play(0, "brown 6")
    assert pigs(table)[1] == 8
    assert table.must_act() == [1, 2]
    table.play(2, "object")
    assert pigs(table)[1] == 2
    assert shown(table, "hand")[0] == ["pink 6", "brown 6"]
    assert (shown(table, "top"), shown(table, "colour"), shown(table, "symbol")) == ("brown 5", "brown", "5")
    assert table.must_act() == [1]


def test_r22_said_in_time_nobody_can_object() -> None:
    """An announced play continues immediately."""
    table = race(["brown 6", "pink 6"], top="brown 5", mau=True)
    table.play(0, "brown 6 mau")
    assert table.must_act() == [1]


# Our decisions


def test_d1_surplus_steps_lapse() -> None:
    """A pig stops on the wreath; card 1 moves to the first space."""
    table = race(["brown 6", "pink 6"], top="brown 5", pigs={"brown": 16}, race=3)
    table.play(0, "brown 6")
    assert shown(table, "last_pigs")["brown"] == 17
    one = race(["brown 1", "pink 6"], top="brown 5")
    one.play(0, "brown 1")
    assert pigs(one)[1] == 1


def test_d2_where_the_wreath_lies() -> None:
    """16/17/19/20 by number of players, 14/16/17/19 for children, or where the option puts it."""
    for seats, standard, children in ((2, 16, 14), (3, 17, 16), (4, 19, 17), (5, 20, 19)):
        assert state_of(Table("saumaumau", seats))[0]["goal"] == standard
        assert state_of(Table("saumaumau", seats, options={"track": "children"}))[0]["goal"] == children
    assert state_of(Table("saumaumau", 3, options={"track": "children", "goal": 25}))[0]["goal"] == 25


def test_d3_green_cards_do_not_answer_an_open_plus_two() -> None:
    """Extend or draw; extending is never compulsory."""
    table = race(["schlappi pink", "bauer", "brown 6", "pink +2"], top="brown +2", pending=2)
    assert table.legal(0) == ["pink +2", "draw"]
    assert refused(table, 0, "bauer pink") == "plus-two-open"
    assert refused(table, 0, "brown 6") == "plus-two-open"


def test_d4_hands_grow_without_limit_and_nobody_has_to_bet() -> None:
    """Two players draw until nothing is left: 38 cards in two hands. Not betting costs nothing."""
    table = race(["brown 6", "pink 6"], seats=2, top="brown 5")
    for turn in range(34):
        table.play(turn % 2, "draw")
        table.play(turn % 2, "no bet")
    assert [len(cards) for cards in shown(table, "hand")] == [19, 19]
    assert "draw" not in table.legal(0)
    last = race(["brown 6"], top="brown 5", race=1, points=[0, 7, 0], bet=["brown", None, None])
    last.play(0, "brown 6")
    assert points(last) == [5 + 6, 7, 0]


def test_d5_as_many_steps_as_cards_really_drawn() -> None:
    """With only three cards left, a penalty of four gives three steps; then the bet."""
    pile = ["pink 4", "black 5"]
    hands = [["pink 6", "pink 5"], everything_but(["pink 6", "pink 5", "brown +2", "black 6", *pile])]
    table = Table.from_position(
        {
            "game": "saumaumau",
            "seats": 2,
            "hand": hands,
            "top": "brown +2",
            "pile": pile,
            "deck": ["black 6"],
            "pending": 4,
            "pigs": {"pink": 9},
        }
    )
    table.play(0, "draw")
    assert len(shown(table, "hand")[0]) == 5
    assert shown(table, "steps") == 3


def everything_but(gone: list[str]) -> list[str]:
    return [name for name in [*CARD_NAMES, "bauer", "bauer"] if name not in gone]


def test_d6_an_opening_x_does_not_match_by_its_symbol() -> None:
    """Only its colour counts; an opening number counts by both; in play an X matches an X."""
    table = race(["pink x", "brown 6"], top="brown x", colour="brown", symbol="none")
    assert table.legal(0) == ["brown 6", "draw"]
    for seed in range(400):
        s = state_of(Table("saumaumau", 2, seed))[0]
        symbol = rules.symbol_of(s.top)
        assert s.symbol == (symbol if symbol < rules.X else rules.NO_SYMBOL)


def test_d7_an_opening_bauer_takes_any_card_until_somebody_plays() -> None:
    """Even after the first player has drawn."""
    table = race(["pink x", "brown 6"], top="bauer")
    assert table.legal(0) == ["pink x", "brown 6", "draw"]
    table.play(0, "draw")
    table.play(0, "no bet")
    assert table.legal(1) == ["beige 1", "beige 2", "draw"]


def test_d8_the_pile_is_rebuilt_when_a_card_must_be_drawn() -> None:
    """Not before; even in the middle of a draw; the named colour stays in force."""
    pile = [card for card in rest(["pink 6", "pink 5"]) if card != "bauer"] + ["bauer", "bauer"]
    table = race(["pink 6", "pink 5"], top="bauer", colour="beige", deck=pile[:1], pile=pile[1:])
    table.play(0, "draw")
    assert "deck" in table.position()
    assert shown(table, "deck") == []
    table.play(0, "no bet")
    table.play(1, "draw")
    assert shown(table, "deck") != []
    assert shown(table, "colour") == "beige"
    pile = rest(["pink 6", "pink 5", "brown +2"])
    middle = race(["pink 6", "pink 5"], top="brown +2", pending=4, deck=pile[:1], pile=pile[1:])
    middle.play(0, "draw")
    assert len(shown(middle, "hand")[0]) == 6


def test_d9_with_nothing_to_draw_who_can_play_must() -> None:
    """Otherwise the player passes; a penalty with no card to draw ends without consolation or bet."""
    everything = everything_but(["brown 5", "pink 6"])
    stuck = {"game": "saumaumau", "seats": 2, "top": "brown 5", "deck": [], "hand": [["pink 6"], everything]}
    table = Table.from_position(stuck)
    assert table.legal(0) == ["pass"]
    assert refused(table, 0, "draw") == "nothing-to-draw"
    table.play(0, "pass")
    assert "draw" not in table.legal(1)
    assert refused(table, 1, "pass") == "can-play"
    everything = everything_but(["brown +2", "pink 6"])
    table = Table.from_position({**stuck, "top": "brown +2", "pending": 2, "hand": [["pink 6"], everything]})
    table.play(0, "draw")
    assert table.must_act() == [1]
    assert refused(race(["pink 6", "pink 5"], top="brown 5"), 0, "pass") == "can-draw"


def test_d10_a_race_is_stopped_after_300_turns() -> None:
    """The 300th is completed; the pigs in front win; bets score; nobody gets 3 or 5."""
    table = race(
        ["brown 6", "pink 6"], top="brown 5", turns=299, race=3, pigs={"pink": 5, "beige": 5}, bet=[None, "beige", None]
    )
    table.play(0, "draw")
    assert not table.over
    table.play(0, "bet pink")
    assert table.over
    assert table.ending == "limit"
    assert points(table) == [4, 6, 0]
    assert table.view().last_mover == 0


def test_d11_dead_heats_form_one_ranking() -> None:
    """Even with all pigs at Start."""
    table = race(["brown x"], top="brown 5", bet=["beige", "pink", "black"], strip=[2, 1, 0])
    table.play(0, "brown x")
    assert points(table) == [5 + 3, 4, 6]
    assert shown(table, "last_winner") == dict.fromkeys(rules.COLOURS, 1)


def test_d12_a_bet_changes_only_to_another_pig() -> None:
    """It cannot be withdrawn."""
    table = race(["brown 6", "pink 6"], top="brown 5", bet=["pink", None, None])
    table.play(0, "draw")
    assert table.legal(0) == ["bet brown", "bet black", "bet beige", "no bet"]
    assert refused(table, 0, "bet pink") == "same-bet"
    table.play(0, "no bet")
    assert shown(table, "bet") == ["pink", None, None]


def test_d13_the_bets_pig_is_secret() -> None:
    """Owner, strip and hand sizes are public."""
    table = race(["brown 6", "pink 6"], top="brown 5")
    table.play(0, "draw")
    assert table.seen(0, rules.BET + 2, 0) == rules.BET + 2
    assert table.seen(0, rules.BET + 2, 1) == rules.SOME_BET
    other = table.at(len(table.log))
    table.play(0, "bet black")
    other.play(0, "bet pink")
    assert table.show(0)["my_bet"] == "black"
    for viewer in (1, SPECTATOR):
        assert table.show(viewer)["strip"] == [0]
        assert table.show(viewer)["hand_n"] == [3, 2, 2]
        assert table.show(viewer) == other.show(viewer)


def test_d14_x_with_two_players() -> None:
    """The same player goes again."""
    table = race(["brown x", "pink 6"], seats=2, top="brown 5")
    table.play(0, "brown x")
    assert table.must_act() == [0]


def test_d15_the_first_starter_is_drawn_by_lot() -> None:
    """Every seat begins about as often as any other."""
    starts = [int(state_of(Table("saumaumau", 4, seed))[0]["starter"]) for seed in range(400)]
    assert all(70 < starts.count(seat) < 130 for seat in range(4))


def test_d16_the_last_card_may_be_any() -> None:
    """X, Bauer and an extending +2 as the last card: five points, the chain lapses."""
    for move, card, more in (
        ("brown x", "brown x", {}),
        ("bauer pink", "bauer", {}),
        ("pink +2", "pink +2", {"top": "brown +2", "pending": 4}),
    ):
        table = race([card], **{"top": "brown 5", "race": 3, **more})
        table.play(0, move)
        assert points(table) == [5, 0, 0]


def test_d17_the_window() -> None:
    """Only for an unannounced play that should have been announced; each opponent answers once; the result waits."""
    table = race(["brown 6"], top="brown 5", mau=True, race=3, pigs={"brown": 12})
    table.play(0, "brown 6")
    assert not table.over
    assert points(table) == [0, 0, 0]
    assert table.legal(1) == ["object", "let pass"]
    assert refused(table, 0, "object") == "not-your-turn"
    table.play(2, "let pass")
    assert table.must_act() == [1]
    table.play(1, "let pass")
    assert table.over
    assert points(table) == [8, 0, 0]
    long = race(["brown 6", "pink 6", "pink 5"], top="brown 5", mau=True)
    assert refused(long, 0, "brown 6 mau") == "no-mau-due"
    long.play(0, "brown 6")
    assert long.must_act() == [1]
    assert refused(race(["brown 6", "pink 6"], top="brown 5"), 0, "brown 6 mau") == "no-mau-due"


def test_d17_caught_with_the_last_card() -> None:
    """A wreath win and the end of the race are undone."""
    table = race(["brown 6"], top="brown 5", mau=True, race=3, pigs={"brown": 12})
    table.play(0, "brown 6")
    table.play(1, "object")
    assert not table.over
    assert pigs(table)[1] == 12
    assert shown(table, "hand")[0] == ["brown 6"]
    assert table.must_act() == [1]


def test_d17_too_late_to_announce() -> None:
    """An unannounced play cannot be undone to say “Mau” after all; whoever is caught draws nothing and does not bet."""
    table = race(["brown 6", "pink 6"], top="brown 5", mau=True)
    table.play(0, "brown 6")
    with pytest.raises(Refusal, match="undo-revealed"):
        table.undo(0)
    table.play(1, "object")
    assert table.must_act() == [1]
    said = race(["brown 6", "pink 6"], top="brown 5", mau=True)
    said.play(0, "brown 6 mau")
    said.undo(0)
    assert said.must_act() == [0]


def test_d18_caught_extending_a_plus_two() -> None:
    """The penalty the player tried to pass on must be taken, with consolation and bet."""
    table = race(["pink +2", "pink 6"], top="brown +2", pending=2, mau=True, pigs={"pink": 5})
    table.play(0, "pink +2")
    assert shown(table, "pending") == 4
    table.play(1, "object")
    assert len(shown(table, "hand")[0]) == 4
    assert shown(table, "steps") == 2
    table.play(0, "pull pink")
    table.play(0, "done")
    table.play(0, "bet pink")
    assert table.must_act() == [1]
    fresh = race(["brown +2", "pink 6"], top="brown 5", mau=True)
    fresh.play(0, "brown +2")
    fresh.play(1, "object")
    assert "pending" not in fresh.position()
    assert fresh.must_act() == [1]


def test_d19_after_a_race_its_bets_are_open() -> None:
    """Everybody, spectators too, sees what everybody had bet on."""
    table = race(["brown 6"], top="brown 5", bet=["pink", "black", None])
    table.play(0, "brown 6")
    assert table.show()["last_bet"] == ["pink", "black", None]


# What imagined worlds must respect


def test_a_card_taken_back_in_the_open_stays_in_that_hand() -> None:
    """Everybody saw it: no imagined world puts it elsewhere."""
    table = race(["brown 6", "pink 6"], top="brown 5", mau=True)
    table.play(0, "brown 6")
    table.play(1, "object")
    for seed in range(40):
        world = imagined(table, 2, seed)
        assert "brown 6" in shown(world, "hand")[0]


def test_after_a_reshuffle_a_bauer_may_be_in_any_old_hand() -> None:
    """One Bauer stayed out of the new pile; one of three players has it, each equally likely."""
    hands = [["pink 1", "pink 2"], ["bauer", "beige 2"], ["black 1", "black 2"], ["brown 1", "brown 2"]]
    lying = ["pink 5", *(card for hand in hands for card in hand if card != "bauer")]
    pile = [name for name in [*CARD_NAMES, "bauer"] if name not in lying]
    start = {"game": "saumaumau", "seats": 4, "top": "pink 5", "hand": hands, "deck": [], "pile": pile}
    table = Table.from_position(start)
    table.play(0, "draw")
    with_bauer = [0, 0, 0, 0]
    for seed in range(300):
        world = shown(imagined(table, 0, seed), "hand")
        for seat in (1, 2, 3):
            with_bauer[seat] += "bauer" in world[seat]
    assert all(70 < count < 130 for count in with_bauer[1:])
    assert sum(with_bauer) == 300


def test_after_a_reshuffle_the_pile_holds_only_what_went_into_it() -> None:
    """Card counting: what was in a hand at the reshuffle is still in a hand, unless it has been played."""
    checked = 0
    for game_seed in range(6):
        table = Table("saumaumau", 5, game_seed)
        for _ in walk(table, game_seed):
            kept = {kind for kind in range(rules.BAUER) if table.view().kept[0, kind]}
            if kept and checked < 60:
                checked += 1
                for viewer in (0, 127):
                    world = state_of(imagined(table, viewer, checked))[0]
                    assert not kept & {int(card) for card in world.deck[: world.deck_n]}
    assert checked == 60


def drawing_on(seats: int, seed: int, bauers: bool) -> Iterator[Table]:
    """Games in which people draw two times out of three, so that the pile is rebuilt repeatedly; optionally without
    playing any Bauer, which are indistinguishable and so hard to track."""
    table, rng = Table("saumaumau", seats, seed, {"goal": 60}), random.Random(seed)
    while not table.over:
        yield table
        seat = table.must_act()[0]
        legal = table.legal(seat)
        kept_back = [move for move in legal if bauers or not move.startswith("bauer")] or legal
        draws = [move for move in legal if move == "draw"]
        table.play(seat, rng.choice(draws if draws and rng.random() < 0.66 else kept_back))


def test_after_a_second_and_third_reshuffle_the_oldest_cards_are_with_those_who_had_them() -> None:
    """A card in hand is as old as the pile it was last in; every hand has the true number of cards of each age.

    The ages are counted here, from the piles seen: 0 is the first deal. Beyond three piles, ages are not distinguished.
    """
    checked: Counter[int] = Counter()
    for seed in range(4):
        last_in, race_before, pile_before, rebuilt = dict.fromkeys(range(rules.KINDS), 0), 0, [], 0
        for table in drawing_on(5, seed, bauers=False):
            s = state_of(table)[0]
            if s.race > race_before:
                last_in, race_before, rebuilt = dict.fromkeys(range(rules.KINDS), 0), int(s.race), 0
            elif s.pile_n < len(pile_before):
                rebuilt += 1
                last_in |= dict.fromkeys(pile_before, rebuilt)
            pile_before = [int(card) for card in s.pile[: s.pile_n]]
            laid = {rules.BAUER} & {int(s.top), *pile_before} or last_in[rules.BAUER]
            if rebuilt and not laid and s.phase == rules.TO_PLAY:
                checked[min(rebuilt, 4)] += 1
                for viewer in (int(s.turn), SPECTATOR):
                    world = state_of(imagined(table, viewer, len(table.log)))[0]
                    assert ages(world, last_in, rebuilt) == ages(s, last_in, rebuilt)
    assert all(checked[rebuilds] > 30 for rebuilds in (1, 2, 3, 4)), checked


def ages(s: Any, last_in: dict[int, int], rebuilt: int) -> list[Counter[int]]:
    """How many cards of each age every hand has."""
    hands = [s.hand[seat, : s.hand_n[seat]] for seat in range(s.seats)]
    return [Counter(min(rebuilt - last_in[int(card)], 3) for card in hand) for hand in hands]


def test_a_pass_shows_what_is_not_in_that_hand() -> None:
    """Nothing left to draw, nothing that fits: no pink, no 1, nothing green. A card drawn later may be any of these,
    but here only the two that have been played since."""
    poor = ["brown 2", "brown 3", "black 4", "beige 6"]
    rest = everything_but(["pink 1", "pink 2", "bauer", *poor])
    hands = [poor, ["pink 2", *rest[:10]], ["bauer", *rest[10:20]], [*rest[20:], "bauer", "bauer"]]
    start = {"game": "saumaumau", "seats": 4, "top": "pink 1", "deck": [], "pile": [], "hand": hands}
    table = Table.from_position(start)
    table.play(0, "pass")
    assert strange_to_pink_1(table, 0) == set()
    for seat, move in ((1, "pink 2"), (2, "bauer pink"), (3, "draw"), (3, "no bet"), (0, "draw"), (0, "no bet")):
        table.play(seat, move)
    assert strange_to_pink_1(table, 0) == {"pink 1", "pink 2"}


def strange_to_pink_1(table: Table, seat: int) -> set[str]:
    """What this seat holds in any world imagined by another or by a spectator, although it fits on a pink 1."""
    worlds = [imagined(table, viewer, seed) for viewer in (2, SPECTATOR) for seed in range(40)]
    held = {card for world in worlds for card in shown(world, "hand")[seat]}
    return {card for card in held if {"pink", "1", "bauer", "schlappi"} & set(card.split())}


def test_nobody_ever_holds_what_passing_has_shown_to_be_missing() -> None:
    """In every imagined world of games in which people pass, wherever the cards went; the passes are recorded here."""
    passes = 0
    for seed in range(3):
        lacking: dict[int, set[int]] = {seat: set() for seat in range(5)}
        pile_before, race_before = [], 0
        for table in drawing_on(5, seed, bauers=True):
            s = state_of(table)[0]
            if s.pile_n < len(pile_before) or s.race > race_before:
                again = set(pile_before) if s.race == race_before else set(range(rules.KINDS))
                lacking = {seat: missing - again for seat, missing in lacking.items()}
            pile_before, race_before = [int(card) for card in s.pile[: s.pile_n]], int(s.race)
            if any(lacking.values()):
                for viewer in (int(s.turn), SPECTATOR):
                    world = state_of(imagined(table, viewer, len(table.log)))[0]
                    for seat, missing in lacking.items():
                        assert not missing & {int(card) for card in world.hand[seat, : world.hand_n[seat]]}
            if table.legal(int(s.turn)) == ["pass"]:
                passes += 1
                fitting = {k for k in range(rules.KINDS) if rules.fits(k, 0, int(s.colour), int(s.symbol))}
                lacking[int(s.turn)] |= fitting
    assert passes > 10


# Words


def told(table: Table, viewer: int = SPECTATOR) -> list[str]:
    return [Words("en", ["Anna", "Bernd", "Clara"]).tell(line) for line in table.story(viewer)]


def test_the_story_of_a_caught_extension() -> None:
    """The card goes back and two are drawn; nothing is reshuffled."""
    table = race(["pink +2", "pink 6"], top="brown +2", pending=2, mau=True, pigs={"pink": 5})
    table.play(0, "pink +2")
    table.play(1, "object")
    assert told(table)[2:] == [
        "Bernd objects: Anna forgot to say “Mau” and takes pink +2 back.",
        "Anna draws 2 cards.",
    ]


def test_the_story_of_being_caught_in_the_last_turn() -> None:
    """The next race is dealt at once; that is no draw."""
    table = race(["brown 6", "pink 6"], top="brown 5", mau=True, turns=299)
    table.play(0, "brown 6")
    table.play(1, "object")
    assert [line.split(":")[0] for line in told(table, 0)[2:]] == [
        "Bernd objects",
        "After 300 turns the race is stopped. In front",
        "Race 2 of 4. Bernd begins.",
    ]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"race": 2, "points": [9, 0, 0], "by_bets": [4, 0, 0]}, "points"),
        ({"race": 1, "points": [15, 0, 0]}, "points"),
        ({"ending": "hand"}, "end"),
        ({"turns": 300}, "end"),
        ({"phase": "object"}, "object"),
        ({"pending": 3, "top": "pink +2"}, "pending"),
        ({"steps": 1}, "steps"),
        ({"pigs": {"pink": 17}}, "goal"),
        ({"strip": [1]}, "strip"),
        ({"mau": True, "shown": [{"pink 1": 1}]}, "memory"),
        ({"kept": [{"pink 6": 1}]}, "memory"),
        ({"stale": [[1]]}, "memory"),
        ({"lacking": {"brown 1": 1}}, "memory"),
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any], code: str) -> None:
    """Each with its own sentence."""
    hand = [["brown 1", "brown 2"], ["beige 1", "beige 2"], ["black 1", "black 2"]]
    with pytest.raises(Refusal) as caught:
        Table.from_position({"game": "saumaumau", "seats": 3, "top": "brown 5", "hand": hand, **wrong})
    assert caught.value.code == f"saumaumau-no-position-{code}"


def test_points_and_their_sources_fill_each_other() -> None:
    """Points alone count as won by bets, as far as possible; sources alone are summed."""
    given: dict[str, Any] = {
        "game": "saumaumau",
        "seats": 2,
        "top": "brown 5",
        "race": 3,
        "hand": [["pink 1"], ["pink 2"]],
    }
    alone = Table.from_position({**given, "points": [30, 4]}).position()
    assert (alone["by_bets"], alone["by_hand"]) == ([24, 4], [6, 0])
    assert Table.from_position({**given, "by_bets": [6, 4], "by_hand": [5, 0]}).position()["points"] == [11, 4]
