"""The command line and the terminal game, driven the way people drive them."""

import io
import json
import os
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from conftest import every_game
from rich.console import Console

from farmyard import __version__
from farmyard.bots import make_bot
from farmyard.cli.main import COMMANDS, main
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.games import GAMES
from farmyard.table import Table
from farmyard.terminal.session import Quit, Session
from farmyard.text.rules_text import heading
from farmyard.text.words import LANGUAGES, Words, language_of

Run = Callable[..., tuple[int, str, str]]
SHORT: dict[str, dict[str, OptionValue]] = {"saumaumau": {"goal": 6}, "mow": {"target": 10}}  # over sooner
WIPED = "\x1b[3J"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """farmyard ARGUMENTS, with these lines typed: exit code, standard output, standard error."""

    def run(*argv: str, typed: Iterable[str] = ()) -> tuple[int, str, str]:
        capsys.readouterr()
        script = iter(typed)
        code = main(argv, lambda prompt: next_line(script))
        said, complained = capsys.readouterr()
        return code, said, complained

    return run


def next_line(typed: Iterator[str]) -> str:
    try:
        return next(typed)
    except StopIteration:
        raise EOFError from None


def anything(seed: int) -> Iterator[str]:
    """Numbers of moves, some of them too high, and now and then just Enter."""
    rng = random.Random(seed)
    while True:
        yield str(rng.randint(1, 5)) if rng.random() < 0.95 else ""


# Reading


def test_help_lists_the_commands(run: Run) -> None:
    for argv in (("--help",), ("help",), ("--lang", "en", "--help")):
        code, said, _ = run(*argv)
        assert code == 0
        assert "farmyard simulate" in said


def test_the_version(run: Run) -> None:
    assert run("--version")[1] == f"farmyard {__version__}\n"


def test_games_lists_all_five_with_their_facts(run: Run) -> None:
    said = run("games")[1]
    for game in GAMES.values():
        assert game.id in said
        assert game.author.split()[-1] in said
        assert str(game.year) in said


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_tell_print_from_ours(run: Run, game: Game, language: str) -> None:
    """Every number, every option, the credits, and a mark on our additions."""
    code, said, _ = run("rules", game.id, "--lang", language)
    assert code == 0
    words = Words(language)
    numbers = re.findall(r"^([RD]\d+)\b", game.rules.__doc__ or "", re.MULTILINE)
    assert re.findall(r"^ *([RD]\d+) ", said, re.MULTILINE) == numbers
    flat = " ".join(said.split())
    for key in ("rules-heading", "decisions-heading"):
        assert " ".join(heading(key, game, words).split()) in flat
    assert flat.count(f"[{words.say('ours')}]") == sum(option.ours for option in game.options)
    assert all(option.name in said for option in game.options)
    assert game.author in flat


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(run: Run, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        with pytest.raises(SystemExit):
            main([command, "--help", "--lang", language])
        assert Words(language).say("help-usage") in capsys.readouterr().out


def test_the_language_comes_from_the_environment() -> None:
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert language_of({"LANG": "C.UTF-8"}) == language_of({}) == language_of({"LANG": "pt_BR"}) == "en"


# Refusals


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["frolic"], "no command “frolic”"),
        (["rules"], "GAME is missing"),
        (["rules", "chess"], "no game called “chess”"),
        (["rules", "mow", "--lang", "la"], "“la” is not one of the languages"),
        (["rules", "mow", "--loud"], "“--loud” is not understood"),
        (["play", "saumaumau", "--seats"], "--seats needs a value"),
        (["play", "saumaumau", "--seats", "many"], "--seats must be a whole number"),
        (["play", "saumaumau", "--seats", "9"], "2 to 5 players, not 9"),
        (
            ["play", "saumaumau", "--seats", "2", "--humans", "A,B,C"],
            "do not match 2 seats",
        ),
        (["play", "saumaumau", "--humans", "Anna,Anna"], "Two players are called Anna"),
        (["play", "saumaumau", "--bots", "tiger"], "no computer player called “tiger”"),
        (["play", "saumaumau", "--option", "goal"], "“goal” is not an option"),
        (["play", "saumaumau", "--option", "goal=99"], "“99” is not allowed for option goal. Allowed: 0..60"),
        (["play", "saumaumau", "--option", "goal=far"], "“far” is not allowed"),
        (["play", "saumaumau", "--option", "luck=1"], "has no option “luck”. It has: goal, mau, track"),
        (["play", "saumaumau", "--seed", "-1"], "The seed must be a whole number"),
        (["play", "--resume", "nowhere.json"], "no file “nowhere.json”"),
        (["simulate", "saumaumau", "--players", "1"], "2 to 5 players, not 1"),
        (["simulate", "saumaumau", "--games", "0"], "at least 1"),
        (["simulate", "saumaumau", "--seed", "-3"], "The seed must be"),
        (["replay", "nowhere.json"], "no file “nowhere.json”"),
        (["replay", "."], "“.” cannot be read"),
        (["show", "nowhere.json"], "no file “nowhere.json”"),
    ],
)
def test_what_is_impossible_is_refused_in_one_line(run: Run, argv: list[str], why: str) -> None:
    """Exit code 2, nothing on standard output, no traceback."""
    code, said, complained = run(*argv)
    assert (code, said) == (2, "")
    assert why in complained
    assert complained.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "content", "why"),
    [
        ("replay", "{", "not JSON"),
        ("replay", "[]", "not a Farmyard game record"),
        ("replay", '{"format": "farmyard game 1"}', "“game” is missing"),
        ("show", "{", "not JSON"),
        ("show", "[]", "A position must be a JSON object"),
        ("show", '{"seats": 3}', "does not name its game"),
        ("show", '{"game": "mow", "seats": 3, "hands": []}', "no part called “hands”. It has: hand"),
        ("show", '{"format": "farmyard game 1", "game": "mow", "moves": []}', "a game record, not a position"),
        ("show", '{"game": "saumaumau"}', "“seats” is missing"),
        ("show", '{"game": "saumaumau", "seats": 3, "top": "brown 7"}', "“brown 7” does not fit"),
    ],
)
def test_files_of_another_kind_are_refused(run: Run, tmp_path: Path, command: str, content: str, why: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(content)
    code, _, complained = run(command, str(file))
    assert code == 2
    assert why in complained


def test_refusals_speak_the_language_asked_for(run: Run) -> None:
    assert "Sau Mau Mau ist für 2 bis 5 Personen" in run("--lang", "de", "simulate", "saumaumau", "--players", "7")[2]


def test_a_record_that_was_changed_says_which_move_in_the_right_language(run: Run, tmp_path: Path) -> None:
    table = Table("saumaumau", 2, 1)
    record = table.record()
    record["moves"] = [f"{1 - table.must_act()[0]} draw"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    code, _, complained = run("replay", str(file), "--lang", "de")
    assert code == 2
    assert "Zug 1 der Partie lässt sich nicht spielen" in complained
    assert "ist nicht am Zug" in complained


# Playing


@every_game
def test_a_whole_game_against_chicks(run: Run, game: Game, tmp_path: Path) -> None:
    """One person, the rest computer players; the saved game replays to the same result."""
    file = tmp_path / "game.json"
    argv = ["play", game.id, "--humans", "Anna", "--bots", "random", "--seed", "3", "--save", str(file)]
    options = [f"--option={name}={value}" for name, value in SHORT.get(game.id, {}).items()]
    code, said, _ = run(*argv, *options, typed=anything(1))
    assert code == 0
    assert "★" in said
    table = Table.load(file.read_text())
    assert table.over
    assert table.names[0] == "Anna"
    assert "Pip (chick)" in table.names
    code, said, _ = run("replay", str(file))
    assert code == 0
    assert "★" in said


@every_game
def test_a_whole_game_on_one_screen_shows_no_hand_to_the_wrong_person(game: Game) -> None:
    """Before a seat is asked the screen is cleared, and while it is handed over nobody's view is on it."""
    seats = game.seats[0]
    names = ["Anna", "Bernd", "Clara", "Dora"][:seats]
    table, words = Table(game, seats, 5, SHORT.get(game.id), names), Words("en", names)
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=100, color_system=None)
    typed, asked = anything(2), 0

    def ask(prompt: str) -> str:
        nonlocal asked
        shown = screen.getvalue().rpartition(WIPED)[2]
        if prompt.startswith("Pass the screen"):
            assert f"({words.say('table-you')})" not in shown
            asked += 1
            return ""
        if not prompt.startswith("[Enter]"):
            others = [name for name in names if not prompt.startswith(name)]
            assert not [name for name in others if f"{name} ({words.say('table-you')})" in shown]
        screen.seek(0)
        screen.truncate()
        screen.write(WIPED + shown)
        return next(typed)

    Session(table, {}, words, console, ask, random.Random(0)).run()
    assert table.over
    assert asked > seats


def test_watching_computer_players(run: Run) -> None:
    code, said, _ = run("play", "saumaumau", "--humans", "0", "--seats", "4", "--seed", "1")
    assert code == 0
    assert "Otto (chick)" in said
    assert "★" in said


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    argv = "play", "saumaumau", "--humans", "0", "--seed", "8"
    assert run(*argv) == run(*argv)


class Stage:
    """A session with a scripted dialogue, for one test."""

    def __init__(self, table: Table, people: int = 1, language: str = "en") -> None:
        self.out = io.StringIO()
        self.words = Words(language, table.names)
        self.table, self.people = table, people

    def play(self, *typed: str) -> str:
        script = iter(typed)
        bots = dict.fromkeys(range(self.people, self.table.seats), make_bot(self.table.game, "chick"))
        console = Console(file=self.out, width=100)
        session = Session(self.table, bots, self.words, console, lambda prompt: next_line(script), random.Random(1))
        with pytest.raises(Quit):
            session.run()
        return self.out.getvalue()


def two(language: str = "en", people: int = 1) -> Stage:
    """Anna to move, brown 3 on top; her next card decides."""
    position = {
        "game": "saumaumau",
        "seats": 2,
        "turn": 0,
        "top": "brown 3",
        "hand": [["brown 5", "pink 1", "schlappi black"], ["beige 2", "beige 4"]],
    }
    return Stage(Table.from_position(position, ["Anna", "Bernd"]), people, language)


def test_a_move_is_its_number_its_notation_or_its_beginning() -> None:
    for typed in ("1", "brown 5", "BROWN 5", "br", "b 5", "Play brown 5", "play 5"):
        stage = two()
        stage.play(typed)
        assert stage.table.record()["moves"][0] == "0 brown 5", typed


def test_illegal_moves_say_why() -> None:
    said = two().play("pink 1", "brown 6", "purple 1", "nonsense", "99", "schlappi")
    assert "Neither colour nor number" in said
    assert "not in your hand" in said
    assert "Did you mean" in said
    assert "“nonsense” is not a move" in said
    assert "choose 1 to" in said
    assert "any of these: schlappi black > pink" in said


def test_commands_are_understood_in_both_languages() -> None:
    for word in ("rules", "regeln"):
        assert "Regeln (vom Verlag gedruckt)" in two("de").play(word)
    assert "zurücknehmen" in two("de").play("?")
    assert "take your last move back" in two().play("help")


def test_undo_takes_back_what_revealed_nothing() -> None:
    """At the hand-over whoever has just moved may still change her mind."""
    stage = two(people=2)
    said = stage.play("", "brown 5", "undo", "")
    assert "Taken back" in said
    assert stage.table.log == []


def test_undo_says_why_not() -> None:
    stage = two(people=2)
    said = stage.play("", "draw", "undo")
    assert "something hidden has come to light" in said
    assert len(stage.table.log) == 1


def test_the_story_and_all_moves_on_demand() -> None:
    said = two(people=2).play("", "draw", "story", "moves")
    assert said.count("Anna draws a card.") >= 2
    assert said.count("Bet on the pink pig") >= 2


def test_saving_and_going_on(run: Run, tmp_path: Path) -> None:
    """A game saved in the middle resumes with the same people and computer players."""
    file = tmp_path / "half.json"
    argv = ["play", "saumaumau", "--humans", "Anna", "--seed", "4", "--option", "goal=6"]
    code, said, _ = run(*argv, typed=["draw", f"save {file}", "quit"])
    assert code == 0
    assert "Saved as" in said
    assert "Goodbye" in said
    before = Table.load(file.read_text())
    assert not before.over
    code, said, _ = run("play", "--resume", str(file), "--save", str(file), "--lang", "fr", typed=anything(7))
    assert code == 0
    after = Table.load(file.read_text())
    assert after.over
    assert after.log[: len(before.log)] == before.log


def test_saving_where_nothing_can_be_written_says_so(run: Run, tmp_path: Path) -> None:
    said = run("play", "saumaumau", typed=[f"save {tmp_path}/no/where.json"])[1]
    assert "cannot be written" in " ".join(said.split())


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt])
def test_leaving_is_polite(capsys: pytest.CaptureFixture[str], how: type[BaseException]) -> None:
    def leave(prompt: str) -> str:
        raise how

    assert main(["play", "saumaumau", "--seed", "1"], leave) == 0
    assert "Goodbye!" in capsys.readouterr().out
    assert main(["play"], leave) == 130


def test_the_menu_leads_to_a_game(run: Run) -> None:
    """Language, game, players, people, options; nonsense is asked about again, Enter takes the default."""
    code, said, _ = run("play", typed=["9", "3", "saumaumau", "11", "2", "Zoé", "goal=0x", "goal=9", "quit"])
    assert code == 0
    assert "Welches Spiel?" in said
    assert "no number 9 in the list" in said
    assert "2 bis 5 Personen, nicht für 11" in said
    assert "Zoé" in said
    code, said, _ = run("play", typed=["", "", "", "", "", "quit"])
    assert code == 0
    assert "race 1 of 4" in said


# Simulating


@every_game
def test_simulate_counts_the_same_for_the_same_seed(run: Run, game: Game) -> None:
    """Machine-readable numbers: endings and victories add up, and playing in chunks changes nothing."""
    argv = ["simulate", game.id, "--players", str(game.seats[1]), "--games", "30", "--seed", "5", "--json"]
    code, said, _ = run(*argv)
    assert code == 0
    found = json.loads(said)
    assert run(*argv)[1] == said
    assert sum(found["endings"].values()) == found["games"] == 30
    assert sum(player["wins"] for player in found["players"]) == pytest.approx(1, abs=1e-4)
    moves = found["moves"]
    assert 0 < moves["least"] <= moves["median"] <= moves["nine_in_ten"] <= moves["most"] <= game.max_steps
    low, high = game.score_range
    assert all(low <= player["least"] <= player["mean"] <= player["most"] <= high for player in found["players"])


def test_simulate_in_chunks_is_the_same_as_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ["simulate", "saumaumau", "--games", "50", "--json"]
    at_once = run(*argv)
    monkeypatch.setattr("farmyard.lab.simulate.CHUNK", 7)
    assert run(*argv) == at_once


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_for_people(run: Run, language: str) -> None:
    argv = "simulate", "saumaumau", "--players", "3", "--games", "20", "--option", "mau=on", "--lang", language
    code, said, _ = run(*argv)
    assert code == 0
    words = Words(language)
    assert words.say("simulate-endings") in said
    assert words.say("saumaumau-ending-wreath") in said


# Looking


@every_game
def test_show_draws_any_position_for_every_viewer(run: Run, game: Game, tmp_path: Path) -> None:
    table = Table(game, game.seats[0], 2)
    rng = random.Random(2)
    for _ in range(9):
        seat = table.must_act()[0]
        table.play(seat, rng.choice(table.legal_actions(seat)))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(table.position()))
    acting = table.must_act()[0]
    for language in LANGUAGES:
        code, said, _ = run("show", str(file), "--seat", str(acting + 1), "--lang", language)
        assert code == 0
        assert Words(language).say("table-you") in said
        assert table.legal(acting)[0] in said
    code, said, _ = run("show", str(file))
    assert code == 0
    assert "(you)" not in said
    assert run("show", str(file), "--seat", "99")[0] == 2


def test_replay_keeps_secrets_unless_told_otherwise(run: Run, tmp_path: Path) -> None:
    """The spectator is told of a bet, its owner and `--open` also on which pig."""
    table = Table("saumaumau", 2, 1, names=["Anna", "Bernd"])
    seat = table.must_act()[0]
    table.play(seat, "draw")
    table.play(seat, "bet black")
    file = tmp_path / "game.json"
    file.write_text(table.save())
    secret = f"{table.names[seat]} bets on the black pig."
    assert secret not in run("replay", str(file))[1]
    assert secret not in run("replay", str(file), "--seat", table.names[1 - seat])[1]
    assert secret in run("replay", str(file), "--seat", str(seat + 1))[1]
    assert secret in run("replay", str(file), "--open")[1]
    assert "after 2 moves" in run("replay", str(file))[1]
    assert "Choose 1 to 2 or a name: Anna, Bernd" in run("replay", str(file), "--seat", "Clara")[2]


def test_warm_names_every_game(run: Run) -> None:
    said = run("warm")[1]
    assert all(game.title in said for game in GAMES.values())


def test_a_closed_pipe_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **kwargs: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("farmyard.cli.reading.games_page", broken)
    monkeypatch.setattr(os, "dup2", lambda *args: None)
    monkeypatch.setattr("sys.stdout", open(os.devnull, "w"))  # noqa: SIM115
    assert main(["games"]) == 0
