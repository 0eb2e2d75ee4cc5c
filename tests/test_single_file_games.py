"""A game may be one file: what it declares is enough to play it everywhere, and a broken one harms nobody else."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from test_browser_words import assert_said, node, told

from farmyard.bots import make_bot
from farmyard.browser.build import make_beside
from farmyard.core.compile import Mode
from farmyard.core.game import Game
from farmyard.core.kinds import SEAT, SOME_SEATS, Kind
from farmyard.core.plugins import PREFIX, BrokenGameError, Loader, find_plugins, game_of
from farmyard.core.record import EVERYONE, NONE, Field
from farmyard.core.refusal import Refusal
from farmyard.core.usual_fields import card_list
from farmyard.core.zones import GRID, NOWHERE, TRACK, per_seat, zones
from farmyard.games import BUNDLED
from farmyard.previews import previews_of
from farmyard.schema.position import write_view
from farmyard.server.table.catalogue import info_of
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.testing.house import installed, load
from farmyard.text import derived
from farmyard.text.words import LANGUAGES, Words

EXAMPLES = Path(__file__).parents[1] / "examples" / "games"
FILES = sorted(EXAMPLES.glob("*.py"))


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """One of the examples, known to everything as if it had been installed."""
    with installed(load(request.param)) as found:
        yield found


def played(game: Game, seats: int, seed: int, mode: Mode = "native") -> Table:
    table, dice = Table(game, seats, seed, mode=mode), Random(seed)
    while not table.over:
        seat = dice.choice(table.must_act())
        table.play(seat, dice.choice(table.legal_actions(seat)))
    return table


def test_an_example_is_short(game: Game) -> None:
    """Rules as people read them, rules as they are played, worlds, and words in three languages."""
    lines = Path(str(game.rules.__file__)).read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 150


def test_it_ends_within_its_limits_whoever_plays(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        table = played(game, seats, seats, "interpreted")
        low, high = game.score_range
        assert all(low <= score <= high for score in table.scores())
        assert len(table.log) <= game.max_steps


def test_native_and_interpreted_games_are_the_same(game: Game) -> None:
    one, other = (played(game, game.seats[1], 3, mode) for mode in ("native", "interpreted"))
    assert one.record() == other.record()
    assert one.show() == other.show()


def test_a_record_replays_and_a_position_is_read_again(game: Game) -> None:
    table = played(game, game.seats[0], 5)
    assert Table.load(table.save()).scores() == table.scores()
    half = table.at(len(table.log) // 2)
    assert Table.from_position(half.position()).position() == half.position()


def test_a_position_that_cannot_be_played_on_is_refused(game: Game) -> None:
    """It is tried before native code sees it."""
    position = Table(game, game.seats[0], 1).position()
    for name in [field.name for field in game.rules.FIELDS if field.name in position and field.shape != ()]:
        position.pop(name)
    with pytest.raises(Refusal, match="position"):
        Table.from_position(position)


def test_an_imagined_world_agrees_with_the_view(game: Game) -> None:
    table, dice = Table(game, game.seats[1], 2, mode="interpreted"), Random(2)
    while not table.over:
        for seat in range(table.seats):
            world = game.in_play()
            table._door.dream(np.array([table.view(seat)]), 0, 7, world.states, 0, np.zeros(1, game.state))
            again = np.zeros(1, game.view_type)
            table._door.look(world, 0, seat, again, 0, np.zeros(1, game.view_type))
            assert write_view(game, again[0]) == table.show(seat)
        seat = table.must_act()[0]
        table.play(seat, dice.choice(table.legal_actions(seat)))


@node
def test_the_page_says_what_python_says(game: Game, tmp_path: Path) -> None:
    """Without a server: the words as JavaScript, in whole games."""
    tables = [Table(game, seats, seats) for seats in range(game.seats[0], game.seats[1] + 1)]
    pairs = [pair for table in tables for pair in told(table, Random(table.seats))]
    assert_said(game, [asked for asked, _ in pairs], [answer for _, answer in pairs], tmp_path)


def changed(folder: Path, *changes: tuple[str, str]) -> Game:
    """Goofspiel, but for these words."""
    text = TOY
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "changed.py").write_text(text, "utf-8")
    return load(folder / "changed.py")


TAKES = ('Moves("bid", ', 'Moves("take", '), ("do-bid =", "do-other ="), ("say-bid =", "say-other =")


@pytest.mark.parametrize(("language", "label"), [("en", "Take 5"), ("fr", "Prendre 5"), ("de", "5 nehmen")])
def test_what_many_games_do_has_its_words(language: str, label: str, tmp_path: Path) -> None:
    with installed(changed(tmp_path, *TAKES)) as game:
        assert Words(language).say(derived.label(game, 4)) == label
        assert derived.told(game, 4) == ("usual-say-take-what", {"what": "5"})


def test_a_move_about_two_things_of_a_kind_tells_them_apart(tmp_path: Path) -> None:
    twice = ('(Moves("bid", (CARD,)),', '(Moves("swap", (CARD, CARD)),'), ("actions=VALUES +", "actions=VALUES**2 +")
    said = ("do-bid = Bid { $card }", "do-swap = { $card } for { $card-2 }")
    with installed(changed(tmp_path, *twice, said)) as game:
        assert Words("en").say(derived.label(game, 13 + 6)) == "2 for 7"


def test_a_score_that_no_field_holds_is_shown(game: Game, tmp_path: Path) -> None:
    assert previews_of(game) is None
    scores = ("import is_over, scores", "import is_over"), ("def view(", SCORES)
    with installed(changed(tmp_path, *scores)) as other:
        preview = previews_of(other)
        assert preview
        table = played(other, 3, 1, "interpreted")
        assert preview.preview(table.view(SPECTATOR)).points == table.scores() != [0, 0, 0]


SCORES = """def scores(s, out):
    for seat in range(s.seats):
        out[seat] = 2 * s.points[seat] - 1


def view("""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(game: Game, language: str) -> None:
    said, table = Words(language, ["Anna", "Bernd", "Clara", "Dora", "Emil", "Fritz"]), played(game, game.seats[1], 4)
    for viewer in (*range(table.seats), SPECTATOR):
        assert all(said.tell(line) for line in table.story(viewer))
    for action in range(game.actions):
        assert said.say(derived.label(game, action))
    for reason in game.reasons[1:]:
        assert said.say(f"{game.id}-no-{reason}")
    assert picture(game, table.view(0), said)


def test_a_game_says_the_same_things_in_every_language(game: Game) -> None:
    english = derived.written(game, "en")
    for language in LANGUAGES:
        assert derived.written(game, language).keys() == english.keys()
    assert all(derived.written(game, "de")[key] != text for key, text in english.items())


def test_a_searching_player_beats_a_random_one(game: Game) -> None:
    """Rollouts and the final score are all it has."""
    wins = 0.0
    farmer, chick = make_bot(game, "farmer"), make_bot(game, "chick")
    for deal in range(DEALS):
        table, dice = Table(game, 2, deal), Random(deal)
        while not table.over:
            seat = table.must_act()[0]
            bot = farmer if seat == deal % 2 else chick
            table.play(seat, bot(table.view(seat), table.legal_actions(seat), dice))
        wins += (deal % 2 in table.winners()) / len(table.winners())
    assert wins > 0.6 * DEALS


DEALS = 20


# Plugins

TOY = (EXAMPLES / "goofspiel.py").read_text("utf-8")
BREAKS = {
    "def settle(s):": ("def settle(s)", "SyntaxError"),
    "import is_over, scores": ("import is_over", "does not define scores"),
    "actions=VALUES + 1": ("actions=VALUES", "MOVES names 14 moves, but the game has 13 actions"),
    'id="goofspiel"': ('id="mow"', "there is a game 'mow' already"),
    '"has laid a card face down"': (
        '"has laid", each=(CARD,)',
        "field 'ready' has places (5,), but `each` names (13,)",
    ),
    '"ready", "u1", SEATS,': ('"ready", "u1", (SEATS, 2, 2),', "field 'ready' has 3 axes; 2 is the most"),
    "*table_fields(SEATS, 1)": ("*table_fields(SEATS, 1)[:-2]", "has no field 'revealed'"),
    "import Game\n": ("import Cow\n", "cannot import name 'Cow'"),
}


@pytest.mark.parametrize("old", BREAKS)
def test_a_broken_game_is_named_and_left_out(old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new, why = BREAKS[old]
    (tmp_path / "broken.py").write_text(TOY.replace(old, new, 1), "utf-8")
    (tmp_path / "good.py").write_text(TOY, "utf-8")
    monkeypatch.setenv("FARMYARD_GAMES", str(tmp_path))
    found = find_plugins(BUNDLED)
    assert list(found.games) == ["goofspiel"]
    assert [why in said for said in found.broken.values()] == [True]
    assert list(found.broken) == [str(tmp_path / "broken.py")]


def test_a_file_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FARMYARD_GAMES", str(tmp_path / "nothing"))
    assert list(find_plugins(BUNDLED).broken) == [str(tmp_path / "nothing")]


def test_an_installed_package_brings_its_game(tmp_path: Path) -> None:
    """By an entry point, as `pip install` would leave it."""
    (tmp_path / "somebodys_game.py").write_text(TOY, "utf-8")
    info = tmp_path / "somebodys_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-game\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[farmyard.games]\ngoofspiel = somebodys_game\n", "utf-8")
    where = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    run = subprocess.run(
        [sys.executable, "-m", "farmyard", "simulate", "goofspiel", "--games", "10"],
        env={**os.environ, "PYTHONPATH": where, "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "All prizes are gone." in run.stdout


def test_what_does_not_compile_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(TOY.replace("s.pile_n = VALUES\n", "s.pile_m = VALUES\n"), "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "farmyard", "simulate", "goofspiel", "--games", "10"],
        env={**os.environ, "FARMYARD_GAMES": str(tmp_path), "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert 'odd.py", line' in run.stderr
    assert "Traceback" not in run.stderr


def test_a_verb_that_is_missing_is_told_before_anything_is_played() -> None:
    rules = Loader(PREFIX + "goofspiel", EXAMPLES / "goofspiel.py")()
    del rules.imagine
    with pytest.raises(BrokenGameError, match="imagine"):
        game_of(rules)


# Beside a page without a server


def test_a_game_lies_beside_the_page_with_all_it_needs(tmp_path: Path) -> None:
    """And one that cannot be carried over is left out, with the place that says why."""
    file = tmp_path / "odd.py"
    file.write_text(TOY.replace("goofspiel", "odd") + NOT_FOR_BROWSERS, "utf-8")
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "gone.wasm").write_bytes(b"of a game that was here before")
    with installed(load(EXAMPLES / "goofspiel.py")) as good, installed(load(file)) as odd:
        failed = make_beside(folder, [good, odd])
    assert [game["id"] for game in json.loads((folder / "games.json").read_text("utf-8"))] == ["goofspiel"]
    pieces = ("json", "info.json", "days.json", "wasm", "words.js", *(f"{language}.ftl" for language in LANGUAGES))
    assert {path.name for path in folder.iterdir()} == {"games.json", *(f"goofspiel.{piece}" for piece in pieces)}
    assert list(failed) == ["odd"]
    assert 'odd.py", line' in str(failed["odd"])
    assert "goofspiel-tagline" in (folder / "goofspiel.de.ftl").read_text("utf-8")


NOT_FOR_BROWSERS = """

def is_over(s):
    return len({s.ending} - {0}) > 0
"""


# What the page is told to draw its table


def test_what_lies_where_follows_from_the_fields(game: Game) -> None:
    """One hand, and everything that is shown lies somewhere; what is said elsewhere is not drawn again."""
    board = info_of(game).board
    assert board is not None
    lies = {zone.field: zone.lies for zone in board.zones}
    assert list(lies.values()).count("hand") == 1
    assert not {"seats", "revealed", "ending", "turn", "points"} & lies.keys()
    assert {field.name for field in game.view_fields} >= lies.keys()


ZONES = {
    "goofspiel": {"prize": "one", "pile": "row", "last_bid": "one", "ready": "flag", "hand": "hand"},
    "maumau": {
        "suit": "one",
        "laid": "pile",
        "pile_n": "backs",
        "hand_n": "backs",
        "my_hand": "hand",
        "penalty": "counter",
    },
    "peter": {"laid": "row", "cards": "hand"},
}


def test_cards_piles_and_numbers_are_told_apart(game: Game) -> None:
    board = info_of(game).board
    assert board is not None
    lies = {zone.field: zone.lies for zone in board.zones}
    assert ZONES[game.id].items() <= lies.items()


PLACE = Kind("place", ("left", "middle", "right"))
SIGN = Kind("sign", ("cross", "ring"))
LIE = {  # of games for three, so that a shape alone does not say whether it is about the seats
    "one": Field("a", "u1", (), EVERYONE, 0, NONE, "", SIGN),
    "row": Field("a", "u1", 3, EVERYONE, 0, NONE, "", SIGN, each=(PLACE,)),
    "grid": Field("a", "u1", (3, 4), EVERYONE, 0, NONE, "", SIGN, GRID),
    "counts": Field("a", "u1", 3, EVERYONE, 0, 9, "", each=(PLACE,)),
    "counts of each seat": Field("a", "u1", (3, 3), EVERYONE, 0, 9, "", each=(PLACE,)),
    "counter of each seat": Field("a", "u1", 3, EVERYONE, 0, 9, ""),
    "track of each seat": Field("a", "u1", 3, EVERYONE, 0, 40, "", lies=TRACK),
    "": Field("a", "u1", (), EVERYONE, 0, 9, "", lies=NOWHERE),
    "flag of each seat": Field("a", "u1", 3, EVERYONE, 0, 1, ""),
    "player": Field("a", "u1", (), EVERYONE, 0, NONE, "", SEAT),
    "players": Field("a", "u1", (), EVERYONE, 0, 7, "", SOME_SEATS),
}


@pytest.mark.parametrize("how", LIE)
def test_what_a_field_declares_says_how_it_lies_and_whose_it_is(how: str) -> None:
    lies, _, whose = how.partition(" ")
    assert zones([LIE[how]], 3) == {"a": lies}
    assert ("a" in per_seat([LIE[how]], 3)) == bool(whose)


def test_a_list_with_one_length_is_nobodys() -> None:
    """As long as there are seats by accident."""
    open_cards = card_list("open", 3, EVERYONE, SIGN, "open cards")
    assert per_seat(open_cards, 3) == frozenset()
    assert zones(open_cards, 3) == {"open": "row", "open_n": ""}


def test_a_move_is_about_what_its_notation_names(game: Game) -> None:
    board = info_of(game).board
    assert board is not None
    names = {kind.name: kind.names for kind in board.kinds}
    told = [
        " ".join((moves.verb, *parts)) for moves in board.moves for parts in product(*(names[p] for p in moves.parts))
    ]
    assert told == info_of(game).actions


def test_games_that_draw_their_own_table_have_no_other() -> None:
    assert all(info_of(game).board is None for game in BUNDLED.values())
