"""Quartett and Quintett, rule by rule."""

import random
from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest
from conftest import imagined, memory_of, state_of, viewers, walk
from refusals import code_of, refused

from farmyard.core.refusal import Refusal
from farmyard.games import quartett as rules
from farmyard.schema.quartett import size_of
from farmyard.table import SPECTATOR, Table
from farmyard.text.words import Words
from farmyard.worlds import quartett as worlds

NAMES = ["Anna", "Bernd", "Clara", "Dora"]
SET = ("red", "blue", "yellow", "green")


def cards(number: int, *colours: str) -> list[str]:
    return [f"{colour} {number}" for colour in colours or SET]


def table_of(*hands: list[str], **more: Any) -> Table:
    """Seat 0 asks; the last player holds the rest of the sets mentioned and has laid all others."""
    held = [*hands, []]
    return Table.from_position(
        {"game": "quartett", "seats": len(held), "turn": 0, "held": held, **more}, NAMES[: len(held)]
    )


def impossible(*hands: list[str], **more: Any) -> str:
    return code_of(table_of, *hands, **more).removeprefix("quartett-no-position-")


def hand(table: Table, seat: int) -> set[str]:
    return set(shown(table, "held")[seat])


def shown(table: Table, name: str) -> Any:
    return table.position().get(name)


# The rules of the parlour game


@pytest.mark.parametrize(
    ("seats", "kind", "sizes"),
    [
        (3, "quartett", [13, 13, 14]),
        (4, "quartett", [10, 10, 10, 10]),
        (3, "quintett", [16, 17, 17]),
        (4, "quintett", [12, 12, 13, 13]),
    ],
)
def test_r1_all_cards_are_dealt_one_by_one(seats: int, kind: str, sizes: list[int]) -> None:
    """Hand sizes differ by one at most; every card can be anywhere."""
    holders: Counter[int] = Counter()
    for seed in range(40):
        table = Table("quartett", seats, seed, {"set": kind})
        s = state_of(table)[0]
        dealt = [int(s.hand_n[seat]) + int(s.by_deal[seat]) * int(s.colours) for seat in range(seats)]
        assert sorted(dealt) == sizes
        if s.laid[6] == rules.NONE:
            holders[next(seat for seat in range(seats) if s.held[seat, 6] & 2)] += 1
    assert set(holders) == set(range(seats))


def test_r2_the_dealers_left_neighbour_begins_and_asks_one_player_for_one_card() -> None:
    """Any other player, any card that may be asked for."""
    for seed in range(12):
        table = Table("quartett", 4, seed)
        s = state_of(table)[0]
        assert table.must_act() == [(int(s.dealer) + 1) % 4]
    table = table_of(cards(1, "red", "blue"), cards(2, "red", "blue"))
    assert set(table.legal(0)) == {f"ask {seat} {colour} 1" for seat in (1, 2) for colour in ("yellow", "green")}


def test_r3_one_must_hold_a_card_of_the_set_and_not_the_card() -> None:
    """No card of another set, and none of one's own."""
    table = table_of(cards(1, "red", "blue"), cards(2, "red", "blue"))
    assert refused(table, 0, "ask 1 red 2") == "no-card-of-set"
    assert refused(table, 0, "ask 1 red 1") == "your-card"
    assert refused(table, 0, "ask 0 green 1") == "yourself"
    assert refused(table, 0, "ask 3 green 1") == "no-player"
    assert refused(table, 0, "ask 1 black 1") == "no-such-card"


def test_r4_who_has_the_card_hands_it_over_and_the_asker_goes_on() -> None:
    """The same player or another one may be asked next."""
    table = table_of(cards(1, "red"), cards(1, "blue", "yellow"))
    table.play(0, "ask 1 blue 1")
    assert hand(table, 0) == {"red 1", "blue 1"}
    assert hand(table, 1) == {"yellow 1"}
    assert table.must_act() == [0]
    assert {"ask 1 yellow 1", "ask 2 green 1"} <= set(table.legal(0))


def test_r5_who_has_it_not_asks_next() -> None:
    """Not the left neighbour, but whoever was asked."""
    table = table_of(cards(1, "red"), cards(1, "blue"))
    table.play(0, "ask 2 blue 1")
    assert table.must_act() == [2]
    assert hand(table, 0) == {"red 1"}
    assert shown(table, "last_given") is None


def test_r6_a_full_set_is_laid_at_once() -> None:
    """It leaves the hand and counts."""
    table = table_of(cards(1, "red", "blue", "yellow") + cards(2, "red"), cards(1, "green") + cards(2, "blue"))
    table.play(0, "ask 1 green 1")
    assert hand(table, 0) == {"red 2"}
    assert shown(table, "laid")["1"] == 0
    assert shown(table, "points") == [1, 0, 8]
    assert table.must_act() == [0]
    assert refused(table, 0, "ask 1 red 1") == "set-laid"


def test_r6_also_if_it_was_dealt() -> None:
    """Found in real deals: laid before the first request, and distinguished from sets completed by asking."""
    found = 0
    for seed in range(120):
        table = Table("quartett", 3, seed)
        s = state_of(table)[0]
        found += int(s.by_deal.sum())
        assert (s.held[:3] != 15).all()
        assert (s.points == s.by_deal).all()
        assert int(s.hand_n.sum()) == 40 - 4 * int(s.points.sum())
    assert found > 10


def test_r7_who_has_no_cards_is_out_and_the_left_neighbour_asks() -> None:
    """When somebody lays the last set from their hand, the next player with cards continues."""
    table = table_of(cards(1, "red", "blue", "yellow"), cards(1, "green") + cards(2, "red"))
    table.play(0, "ask 1 green 1")
    assert hand(table, 0) == set()
    assert table.must_act() == [1]


def test_r8_all_sets_laid_end_the_game_and_most_sets_win() -> None:
    """The last set decides."""
    laid = {str(n): 0 if n <= 5 else 1 for n in range(1, 10)}
    table = Table.from_position(
        {
            "game": "quartett",
            "seats": 3,
            "turn": 2,
            "laid": laid,
            "held": [["red 10"], ["blue 10"], cards(10, "yellow", "green")],
        }
    )
    table.play(2, "ask 0 red 10")
    table.play(2, "ask 1 blue 10")
    assert table.over
    assert table.ending == "sets"
    assert table.scores() == [5, 4, 1]
    assert table.winners() == [0]


# Our decisions


def test_d1_quartett_has_ten_sets_of_four() -> None:
    """40 coloured cards; there are no black ones."""
    table = Table("quartett", 4, 3)
    assert sum(len(held) for held in shown(table, "held")) == 40
    assert "black" not in str(shown(table, "held"))


def test_d2_quintett_has_ten_sets_of_five() -> None:
    """Four cards of a set are not enough."""
    four = [f"{colour} 1" for colour in ("red", "blue", "yellow")]
    table = table_of(four, cards(1, "green", "black"), colours=5)
    table.play(0, "ask 1 green 1")
    assert "1" not in (shown(table, "laid") or {})
    table.play(0, "ask 1 black 1")
    assert shown(table, "laid")["1"] == 0
    assert sum(len(held) for held in shown(Table("quartett", 4, 3, {"set": "quintett"}), "held")) == 50


def test_d3_the_dealer_is_drawn_by_lot_and_gives_left_first() -> None:
    """With 40 cards and three players the left neighbour gets the fourteenth card."""
    dealers = set()
    for seed in range(40):
        s = state_of(Table("quartett", 3, seed))[0]
        dealers.add(int(s.dealer))
        left = (int(s.dealer) + 1) % 3
        assert int(s.hand_n[left]) + 4 * int(s.by_deal[left]) == 14
    assert dealers == {0, 1, 2}


def test_d4_nobody_asks_a_player_without_cards() -> None:
    """And if the left neighbour has no cards, the turn passes on until somebody has."""
    table = Table.from_position(
        {
            "game": "quartett",
            "seats": 4,
            "turn": 0,
            "laid": {str(n): 3 for n in range(1, 9)},
            "held": [
                cards(9, "red", "blue", "yellow"),
                [],
                cards(10, "red", "blue"),
                [*cards(9, "green"), *cards(10, "yellow", "green")],
            ],
            "hand_n": [3, 0, 2, 3],
        }
    )
    assert refused(table, 0, "ask 1 green 9") == "no-cards"
    assert set(table.legal(0)) == {"ask 2 green 9", "ask 3 green 9"}
    table.play(0, "ask 3 green 9")
    assert table.must_act() == [2]


def test_d5_a_tie_is_a_shared_victory() -> None:
    """Five sets each."""
    laid = {str(n): 0 if n <= 5 else 1 for n in range(1, 10)}
    hands = [["red 10"], ["blue 10"], []]
    table = Table.from_position({"game": "quartett", "seats": 3, "turn": 1, "laid": laid, "held": hands})
    table.play(1, "ask 0 red 10")
    table.play(1, "ask 2 yellow 10")
    table.play(1, "ask 2 green 10")
    assert table.winners() == [0, 1]


def test_d6_after_1000_requests_the_sets_laid_count() -> None:
    """The last request is still answered."""
    table = table_of(
        cards(1, "red", "blue", "yellow") + cards(2, "red"), cards(1, "green") + cards(2, "blue"), requests=999
    )
    table.play(0, "ask 1 green 1")
    assert table.over
    assert table.ending == "limit"
    assert table.scores() == [1, 0, 8]
    assert table.winners() == [2]


def test_d7_a_request_is_remembered() -> None:
    """The asker lacks that card and has another of the set; a player who denies it lacks it; one who gets it has it."""
    table = table_of(cards(1, "red") + cards(2, "red"), cards(1, "blue", "yellow"))
    table.play(0, "ask 1 blue 1")
    assert shown(table, "known") == [["blue 1"], [], []]
    assert shown(table, "lacks") == [[], ["blue 1"], []]
    assert shown(table, "some") == [[1], [], []]
    table.play(0, "ask 1 green 1")
    assert shown(table, "lacks") == [["green 1"], ["blue 1", "green 1"], []]
    table.play(1, "ask 0 blue 1")
    assert shown(table, "known") == [[], ["blue 1"], []]
    assert shown(table, "lacks") == [["blue 1", "green 1"], ["green 1"], []]
    assert shown(table, "some") == [[1], [1], []]


def test_d7_giving_an_unknown_card_away_may_have_been_the_only_one() -> None:
    """Then nothing is known about the rest of that set; giving a known card tells nothing new."""
    table = table_of(cards(1, "red", "green"), cards(1, "blue"))
    table.play(0, "ask 1 yellow 1")
    assert shown(table, "some") == [[1], [], []]
    table.play(1, "ask 0 red 1")
    assert shown(table, "some") == [[], [1], []]
    assert hand(table, 0) == {"green 1"}


def test_d7_a_laid_set_is_forgotten() -> None:
    """Nothing about it is left in anybody's memory."""
    table = table_of(cards(1, "red", "blue") + cards(2, "red"), cards(1, "yellow", "green") + cards(2, "blue"))
    table.play(0, "ask 1 yellow 1")
    table.play(0, "ask 1 green 1")
    assert [shown(table, name) for name in ("known", "lacks", "some")] == [None, None, None]


def test_d7_nobody_but_the_owner_sees_a_hand() -> None:
    """Only its size."""
    table = Table("quartett", 3, 5)
    assert set(table.show(1)["my_held"]) == hand(table, 1)
    for viewer in viewers(table):
        assert "held" not in table.show(viewer)
        assert table.show(viewer)["hand_n"] == [size_of(row) for row in state_of(table)[0].held[:3]]


# What imagined worlds must respect


def replayed(table: Table, world: Table) -> bool:
    """Whether the game could have gone like this in this world: undo all requests in it, deal that, and ask again."""
    s = state_of(world)[0].copy()
    for moves in reversed(range(len(table.log))):
        seat, (asked, card) = table.log[moves].seat, divmod(table.log[moves].action, rules.CARDS)
        after = state_of(table.at(moves + 1))[0]
        if after.last_set != rules.NONE:
            s.held[seat, after.last_set] = rules.full_set(s)
        if after.last_given:
            s.held[seat, rules.set_of(card)] ^= rules.bit_of(card)
            s.held[asked, rules.set_of(card)] |= rules.bit_of(card)
    other = table.at(0)
    state_of(other)[0].held = s.held
    if (s.held == rules.full_set(s)).any():
        return False
    for move in table.log:
        other.play(*move)
    state_of(other)[0].chance = state_of(world)[0].chance
    return state_of(other).tobytes() == state_of(world).tobytes()


@pytest.mark.parametrize("seed", range(8))
def test_the_game_could_have_gone_the_same_way_in_every_imagined_world(seed: int) -> None:
    """Same requests, same answers, same sets, from the deal onwards: nothing that was seen is forgotten."""
    table = Table("quartett", 3 + seed % 2, seed, {"set": ("quartett", "quintett")[seed // 2 % 2]})
    for step, _ in enumerate(walk(table, seed, 150)):
        if step % 16 == 9:
            for viewer in viewers(table):
                assert replayed(table, imagined(table, viewer, step))


@pytest.mark.parametrize("seed", range(6))
def test_the_true_world_is_always_possible(seed: int) -> None:
    """Nothing false is believed."""
    table = Table("quartett", 3 + seed % 2, seed, {"set": ("quartett", "quintett")[seed // 2 % 2]})
    for _ in walk(table, seed):
        s = state_of(table)[0]
        for viewer in viewers(table):
            v = table.view(viewer)
            for seat, number in product(range(table.seats), range(rules.SETS)):
                unseen = worlds.hidden(worlds.unseen_cards(v), number)
                assert worlds.may_hold(v, seat, number, int(s.held[seat, number]) & unseen)


def test_imagined_worlds_are_all_there_and_about_equally_often() -> None:
    """Worked out by hand: seat 1 holds three of eight cards, for it was seen to lack blue 2, and one of them is a 1."""
    table = table_of(
        cards(1, "red") + cards(2, "red") + cards(3, "red"), cards(1, "blue", "green") + cards(2, "yellow")
    )
    m = memory_of(table)[0]
    m.some[1, 0], m.lacks[1, 0], m.lacks[1, 1] = 1, 1, 2
    found = Counter(str(sorted(hand(imagined(table, 0, seed), 1))) for seed in range(3000))
    unknown = [*cards(1, "blue", "yellow", "green"), *cards(2, "yellow", "green"), *cards(3, "blue", "yellow", "green")]
    wanted = {
        str(sorted(three))
        for three in ({a, b, c} for a in unknown for b in unknown for c in unknown)
        if len(three) == 3 and any(card.endswith(" 1") for card in three)
    }
    assert set(found) == wanted
    assert max(found.values()) < 1.35 * 3000 / len(wanted)
    assert min(found.values()) > 0.7 * 3000 / len(wanted)


def test_a_world_is_found_however_tight_the_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without relying on luck: sets are distributed one by one, then hands are levelled along chains of players."""
    monkeypatch.setattr(worlds, "DEAL_TRIES", 0)
    monkeypatch.setattr(worlds, "ROTATIONS", 0)
    rng = random.Random(1)
    for seed in range(4):
        table = Table("quartett", 3 + seed % 2, seed, {"set": ("quartett", "quintett")[seed // 2 % 2]})
        for step, _ in enumerate(walk(table, seed)):
            if step % 17 == 16:
                viewer = rng.choice(viewers(table)) if step > 80 else rng.randrange(table.seats)
                states = np.zeros(1, rules.STATE)
                worlds.imagine(table.view(viewer), step, states[0])
                sizes = [size_of(row) for row in states[0].held]
                assert sizes == list(state_of(table)[0].hand_n)


# Positions and words


def test_impossible_positions_are_refused() -> None:
    """Each for its own reason."""
    one, two = cards(1, "red"), cards(1, "blue")
    assert impossible(one, one) == "position-count"
    assert impossible(one, two, turn=3) == "position-turn"
    assert impossible(one, two, points=[1, 0, 0]) == "points"
    assert impossible(cards(1), cards(2, "red")) == "full"
    assert impossible(one, two, known=[["blue 1"], [], []]) == "memory"
    assert impossible(one, two, lacks=[["red 1"], [], []]) == "memory"
    assert impossible(one, two, some=[[2], [], []]) == "memory"
    assert impossible(one, two, requests=1000) == "end"
    assert impossible(one, two, some=["two", [], []]) == "position-value"
    assert impossible(one, two, known=["red 1", [], []]) == "position-value"
    fine = table_of(one, two).position()
    for name, value, code in (("hand_n", [1, 2, 2], "hand"), ("ending", "sets", "end"), ("turn", 2, "turn")):
        held = [one, cards(1, "blue", "yellow", "green"), []]
        wrong = {**fine, "held": held, "hand_n": [1, 3, 0], name: value}
        with pytest.raises(Refusal, match=f"quartett-no-position-{code}"):
            Table.from_position(wrong)


def test_the_story_of_some_requests() -> None:
    """Hits, a set, an empty hand, a miss."""
    table = table_of(cards(1, "red", "blue", "yellow"), cards(1, "green") + cards(2, "red"))
    table.play(0, "ask 1 green 1")
    table.play(1, "ask 2 blue 2")
    told = [Words("en", NAMES).tell(line) for line in table.story(SPECTATOR)]
    assert told == [
        "Anna asks Bernd for green 1 and gets it.",
        "Anna lays the set of 1.",
        "Anna has no cards left.",
        "Bernd asks next.",
        "Bernd asks Clara for blue 2 and gets it.",
    ]
    miss = table_of(cards(1, "red"), cards(1, "blue"))
    miss.play(0, "ask 2 blue 1")
    german = [Words("de", NAMES).tell(line) for line in miss.story()]
    assert german == ["Anna fragt Clara nach Blau 1: nein.", "Jetzt fragt Clara."]
