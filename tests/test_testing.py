"""`farmyard.testing` finds what is wrong with a rulebook, and says where."""

from pathlib import Path

import pytest

from farmyard.testing import assert_sound, check
from farmyard.testing.check import check_game
from farmyard.testing.house import installed, load
from farmyard.text.words import LANGUAGES, Words

EXAMPLES = sorted((Path(__file__).parents[1] / "examples" / "games").glob("*.py"))
TOY = next(file for file in EXAMPLES if file.stem == "goofspiel").read_text("utf-8")
BAD = {  # what is done to the rulebook: old text, new text, what is found, and what stands in the line it names
    "a field that nothing sets": (
        '    Field("ready"',
        '    Field("bonus", "u1", (), EVERYONE, 0, 9, "points that nobody gets"),\n    Field("ready"',
        "never-set",
        'Field("bonus"',
    ),
    "a legal move that changes nothing": (
        "    s.bid[seat] = action\n",
        "    if action == 0:\n        return\n    s.bid[seat] = action\n",
        "no-change",
        "def play",
    ),
    "seats that wait for each other": (
        "(s.ready[seat % SEATS] == 0)",
        "(s.ready[seat % SEATS] == 0) & (s.ready[(seat + 1) % s.seats] == 1)",
        "waiting",
        "def must_act",
    ),
    "a seat without a move": (
        "    return int(s.hand_n[seat])\n",
        "    return int(s.hand_n[seat]) if s.hand_n[seat] > 3 else 0\n",
        "nothing-legal",
        "def legal",
    ),
    "an action out of range": (
        "    return int(s.hand_n[seat])\n",
        "    out[0] = 40\n    return int(s.hand_n[seat])\n",
        "out-of-range",
        "def legal",
    ),
    "a leak": ("    v.my_bid = NONE\n", "    v.my_bid = s.bid[0]\n", "leak", "def view"),
    "an open field that is not shown": (
        "    share(s, v)\n    v.seat = NONE\n",
        "    v.seats = s.seats\n    v.seat = NONE\n",
        "not-shown",
        "def view",
    ),
    "a move that no reason refuses": (
        "    return OK if here & (index_of(s.hand[seat], s.hand_n[seat], action) < s.hand_n[seat]) else NOT_IN_HAND",
        "    return OK",
        "no-reason",
        "def reason",
    ),
    "chance that is not counted": (
        "    s.pile_n -= 1\n    s.revealed += 1\n",
        "    s.pile_n -= 1\n",
        "draws",
        "def play",
    ),
    "a number beyond its range": (
        'Field("points", "u1", SEATS, EVERYONE, 0, 91',
        'Field("points", "u1", SEATS, EVERYONE, 0, 5',
        "field-range",
        'Field("points"',
    ),
    "a game that is longer than it says": ("max_steps=SEATS * VALUES", "max_steps=9", "endless", "GAME = "),
    "a world that cannot be": (
        "v.my_bid if seat == v.seat else v.hand[seat, below(s, v.hand_n[seat])]",
        "v.hand[seat, below(s, v.hand_n[seat])]",
        "imagined",
        "def imagine",
    ),
    "a name that is nobody's": ("    s.prize = pick(", "    s.price = pick(", "raises", "s.price = pick("),
    "a place that is not there": (
        "s.points[winner] += s.prize",
        "s.points[winner + 9] += s.prize",
        "raises",
        "winner + 9",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_rulebook_is_caught_with_a_sentence_that_names_the_place(what: str, tmp_path: Path) -> None:
    old, new, code, place = BAD[what]
    assert old in TOY
    file = tmp_path / "bad.py"
    file.write_text(TOY.replace(old, new, 1), "utf-8")
    found = {fault.code: fault for fault in check(file, games=2)}
    assert code in found
    fault = found[code]
    assert place in file.read_text("utf-8").splitlines()[fault.line - 1]
    assert fault.text().startswith(f"{file}:{fault.line}: ")
    assert len({Words(language).tell(fault.said) for language in LANGUAGES}) == len(LANGUAGES) or code == "raises"


def test_a_fault_comes_with_the_game_in_which_it_shows(tmp_path: Path) -> None:
    """Its moves lead to the position, move by move."""
    old, new, code, _ = BAD["a legal move that changes nothing"]
    file = tmp_path / "bad.py"
    file.write_text(TOY.replace(old, new, 1), "utf-8")
    (fault,) = check(file, games=2)
    assert fault.code == code
    assert fault.found is not None
    assert fault.found.moves[-1][1] == 0


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_are_sound(file: Path) -> None:
    assert_sound(file, games=1)


def test_our_own_games_keep_the_same_laws() -> None:
    """Those of games with a memory and worlds of their own, too."""
    from farmyard.games import BUNDLED

    for game in BUNDLED.values():
        assert [fault.text() for fault in check_game(game, game.seats[0], 1, {})] == []


def test_a_game_under_test_is_known_only_meanwhile() -> None:
    from farmyard.games import GAMES

    with installed(load(EXAMPLES[0])) as game:
        assert GAMES[game.id] is game
        assert Words().say(f"{game.id}-tagline")
    assert game.id not in GAMES
