"""No message and no refusal code means two things, and no unused one is kept."""

import ast
import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import farmyard
from farmyard.bots import LEVELS
from farmyard.cli.main import COMMANDS
from farmyard.games import GAMES
from farmyard.server.table.commands import EMOTES, PHRASES
from farmyard.terminal.session import COMMANDS as SESSION_COMMANDS
from farmyard.text.words import LANGUAGES, Catalogue

SOURCES = Path(farmyard.__file__).parent
PAGE = SOURCES.parents[1] / "web" / "src"
GAME = f"(?:{'|'.join(GAMES)})"

# Messages whose full names appear in no source, and what builds their names.
PUT_TOGETHER = {
    f"{GAME}-(?:no|ending|option)-.+": "named in GAME: reasons, endings, options",
    f"{GAME}-[rd]\\d+": "the numbered lines of a rulebook",
    f"{GAME}-(?:tagline|points)": "asked of every game",
    "quartett-(?:rules-heading|decisions-heading|unofficial)": "text/rules_text: a game may have its own",
    f"{GAME}-do-.+": "labels of moves, by their names in the schema",
    f"{GAME}-(?:say|ask|show)-.+": "narration: what happened, by its name in the schema",
    f"{GAME}-(?:colour|pig|cow)-.+": "cards and pieces, by their names in the schema",
    "happypigs-(?:a|some|short|goods|action|season|event|help)-.+": "pigs, wares, seasons, events by their names",
    "help-.+": "cli/arguments: commands and what is typed after them",
    f"bot-level-(?:{'|'.join(LEVELS)})": "levels",
    f"command-(?:{'|'.join(SESSION_COMMANDS)})": "what can be typed during a game",
    "(?:games|simulate)-[a-z]+": "terminal/pages: heads of tables",
    f"phrase-(?:{'|'.join(PHRASES)})": "what can be said at a table",
    "phrase-.+-[123]": "the page: what bots say, by mood (lib/chatter)",
    f"page-emote-(?:{'|'.join(EMOTES)})": "and shown",
    "server-spectators-(?:everyone|link|nobody)": "settings of a table",
    "page-aids-(?:on|off)": "what the host has decided",
    f"page-{GAME}-aids": "the page: games with a memory aid",
    "page-quartett-heard-(?:has|lacks|some|nothing)": "the memory aid of Quartett",
    "page-spectators-(?:everyone|link|nobody|hands)": "the same, on the page",
    f"lab-{GAME}-.+": "statistics and kinds of moves, by their names in lab/statistics",
    "lab-effect-(?:length|starter|shared|watched)": "lab/labels: what an option may change",
    "lab-short-(?:statistic|kind)": "lab/headlines: what sets winners apart",
    "lab-cause-.+": "lab/report: where differences come from",
    "lab-(?:places|policies|causes|lengths|endings|scores|statistics|kinds)(?:-text)?": "lab/report: its sections",
    "measure-.+": "terminal/contests: what a game is like, by the names of contests/measures",
    f"page-title-{GAME}": "the page: games",
    f"lesson-{GAME}-.+": "web/lessons: steps, and answers to moves",
    f"{GAME}-because-.+": "text.because: what speaks for a move",
    f"guide-{GAME}-.+": "web/guides: figures, and what is in the box",
    "page-day-(?:week|month)": "the page: tables of the deal of the day",
    "habit-.+": "the page: kinds of mistakes, in each game's profile.ts",
    "(?:page-)?luck-(?:deal|draws|choices)": "terminal/contests and the page: what results are made of",
    "page-tab-.+": "the page: moments of a finished game",
    "page-guide-.+": "web/guides: sections",
    "derived-(?:by|free|rules|points|no|ending|option|ask|gains|loses|wins)": "text/derived: of games in single files",
    "usual-.+": "text/derived: moves, reasons, endings, cards and fields by their names, of games in single files",
    "check-laws": "cli/authors: parts of a check",
    "fault-.+": "farmyard.testing: what is wrong with a rulebook",
    "account-(?:choices|luck)-(?:up|down|even)": "contests/account: gained, lost, neither",
    "account-(?:fair|deal|draws|dice|gifts|hidden|choices|luck|result)": "terminal and page: columns of an account",
    "page-happypigs-(?:folded|idle|none-to|no-room-to)-.+": "the page: by the names of actions",
    f"page-{GAME}-choice-.+": "the page: values of options",
    f"page-{GAME}-(?:house|length)-.+": "the page: options and lengths, where a table is set up",
    f"page-{GAME}-goal": "the page: asked of every game",
    "page-lobby-(?:any-rated|time-.+)": "the page: filters of open tables",
    f"page-{GAME}-short-title": "the page: a title on phones",
    "page-takes(?:-.+)?": "the page: how long a game takes",
    "page-(?:theme|set|pace|report|privacy)-.+": "the page: settings, reasons to report, sections about privacy",
    "page-mow-(?:calf-left|calf-right|keep|turn)": "the page: MOW's buttons, by the names of moves",
}


@cache
def catalogue(language: str) -> list[tuple[str, str, set[str]]]:
    """File, message, variables."""
    found = []
    for file in sorted((SOURCES / "text" / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message | fluent.Term):
                collected = Collected()
                collected.visit(entry)
                name = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
                found.append((file.name, name, collected.variables))
                REFERRED.update(collected.messages)
    return found


REFERRED: set[str] = set()  # used by other messages


class Collected(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def trees() -> dict[str, ast.Module]:
    return {str(p.relative_to(SOURCES)): ast.parse(p.read_text("utf-8")) for p in sorted(SOURCES.rglob("*.py"))}


@cache
def named() -> set[str]:
    """Every string in the sources that could be the name of a message; a refusal code stands for `no-…`."""
    found = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for file in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        found |= set(re.findall(r"""['"`]([\w-]+)['"`]""", file.read_text("utf-8")))
    return found | {f"no-{code}" for code in found}


@cache
def refusals() -> list[tuple[str, frozenset[str], str]]:
    """Code, arguments and location of every refusal in the sources."""
    return [
        (node.args[0].value, frozenset(keyword.arg or "**" for keyword in node.keywords), f"{name}:{node.lineno}")
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_places(language: str) -> None:
    """Neither within a catalogue nor across two: which one is used would depend on the order of files."""
    places = defaultdict(list)
    for file, key, _ in catalogue(language):
        places[key].append(file)
    assert not {key: files for key, files in places.items() if len(files) > 1}


def test_a_program_with_a_message_twice_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locales" / "en").mkdir(parents=True)
    for name in ("bots.ftl", "server.ftl"):
        (tmp_path / "locales" / "en" / name).write_text("no-not-over = Not over.\n")
    monkeypatch.setattr("farmyard.text.words.files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="twice"):
        Catalogue("en")


def test_every_message_is_said_somewhere() -> None:
    """By its name, by another message, or under a name built as listed above."""
    keys = {key for _, key, _ in catalogue("en")}
    together = re.compile("|".join(PUT_TOGETHER))
    assert not sorted(keys - named() - REFERRED - {key for key in keys if together.fullmatch(key)})


@pytest.mark.parametrize("family", PUT_TOGETHER)
def test_every_family_of_messages_has_members(family: str) -> None:
    """What is no longer built is struck off the list."""
    rest = {key for _, key, _ in catalogue("en")} - named() - REFERRED
    assert [key for key in rest if re.fullmatch(family, key)]


def test_one_code_is_one_refusal() -> None:
    """Wherever it is raised, the sentence gets the same arguments: another meaning needs another code."""
    details = defaultdict(set)
    for code, given, _ in refusals():
        details[code].add(given)
    assert not {code: kinds for code, kinds in details.items() if len(kinds) > 1}
    assert Counter(code for code, _, _ in refusals()).most_common(1)[0][1] > 1  # some are raised in several places


def test_every_refusal_has_a_sentence_that_gets_all_it_says() -> None:
    variables = {key: wanted for _, key, wanted in catalogue("en")}
    for code, given, place in refusals():
        key = code if "-no-" in code else f"no-{code}"
        assert key in variables, place
        assert "**" in given or variables[key] <= given, place


def test_every_argument_and_command_has_its_help() -> None:
    said = {key for _, key, _ in catalogue("en")}
    assert {f"help-{name.replace(' ', '-')}" for name in COMMANDS} <= said
