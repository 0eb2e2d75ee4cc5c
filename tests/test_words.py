"""The catalogues: complete, the same in three languages, and without gaps when games are narrated."""

import re
from importlib.resources import files
from typing import Any

import pytest
from conftest import every_game, some_options, viewers, walk
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.schema import schema_of
from farmyard.table import Table
from farmyard.text import wording
from farmyard.text.words import LANGUAGES, Line, Who, Words, bundle_of, line

every_language = pytest.mark.parametrize("language", LANGUAGES)
CATALOGUES = sorted(f.name for f in files("farmyard.text").joinpath("locales", "en").iterdir())
every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def source(language: str, catalogue: str) -> str:
    return files("farmyard.text").joinpath("locales", language, catalogue).read_text("utf-8")


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, catalogue)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} stands twice in {language}/{catalogue}"
                visitor = Variables()
                visitor.visit(pattern)
                found[key] = visitor.found
    return found


def render(language: str, key: str, args: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    bundle = bundle_of(language)
    message = bundle.get_message(name)
    text, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, args)
    assert not errors, f"{language}: {key}: {errors}"
    return str(text)


@every_language
def test_every_language_has_the_same_catalogues(language: str) -> None:
    """No file is missing and none is left over."""
    assert sorted(f.name for f in files("farmyard.text").joinpath("locales", language).iterdir()) == CATALOGUES


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str, catalogue: str) -> None:
    """In the same order, so that they can be read side by side, and with no variable that English lacks."""
    english, other = messages("en", catalogue), messages(language, catalogue)
    assert set(english) == set(other)
    for key, variables in other.items():
        assert variables <= english[key], key


@every_catalogue
@every_language
def test_every_message_can_be_said(language: str, catalogue: str) -> None:
    """With numbers of every plural category, and with words."""
    for key, variables in messages(language, catalogue).items():
        for sample in (0, 1, 2, 7, "Anna"):
            assert render(language, key, dict.fromkeys(variables, sample)).strip(), key


@every_catalogue
@every_language
def test_quotation_marks_and_apostrophes_are_typographic(language: str, catalogue: str) -> None:
    """“ ” in English, « » in French, „ “ in German; ’ everywhere."""
    body = re.sub(r"^#.*$", "", source(language, catalogue), flags=re.MULTILINE)
    text = re.sub(r"\{\s*\"[^\"]*\"\s*\}", "", body)
    wrong = {"en": "\"'„«»", "fr": "\"'„“”", "de": "\"'«»”"}[language]
    assert not [character for character in wrong if character in text]


@every_catalogue
def test_french_punctuation_keeps_to_its_word(catalogue: str) -> None:
    """A narrow no-break space (U+202F) before ; : ! ? » and after «."""
    told = re.sub(r"^#.*$", "", source("fr", catalogue), flags=re.MULTILINE)
    assert not re.findall(r".*[ \u00a0][;:!?»].*|.*«[^\u202f].*", told)


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_amounts_keep_to_their_unit(language: str, catalogue: str) -> None:
    """A no-break space (U+00A0) before % and $ in French and German."""
    assert not re.findall(r".*[\d}] [%$](?!\w).*", source(language, catalogue))


@every_language
def test_no_message_stands_in_two_catalogues(language: str) -> None:
    """The one loaded last would replace the other."""
    keys = [key for catalogue in CATALOGUES for key in messages(language, catalogue)]
    assert len(keys) == len(set(keys))


@every_game
@every_language
def test_every_number_and_name_of_a_game_has_words(game: Game, language: str) -> None:
    """Reasons, endings, options with help, rules and decisions."""
    words = Words(language)
    keys = [f"{game.id}-tagline"]
    keys += [f"{game.id}-no-{reason}" for reason in game.reasons[1:]]
    keys += [f"{game.id}-ending-{ending}" for ending in game.endings[1:]]
    keys += [f"{game.id}-option-{option.name}" for option in game.options]
    numbers = re.findall(r"^([RD]\d+)\b", game.rules.__doc__ or "", re.MULTILINE)
    assert len(numbers) == len(set(numbers)) > 10
    keys += [f"{game.id}-{number.lower()}" for number in numbers]
    assert not [key for key in keys if not words.has(key)]
    for option in game.options:
        assert render(language, f"{game.id}-option-{option.name}.help", {})


@every_game
@every_language
def test_whoever_sets_up_a_table_reads_plain_words(game: Game, language: str) -> None:
    """For every length and every option; each length is allowed, and exactly one is how the game is usually played."""
    words = Words(language)
    keys = [f"page-{game.id}-length-{length.name}" for length in game.lengths]
    keys += [f"page-{game.id}-house-{option.name}" for option in game.options]
    assert not [key for key in keys if not words.has(key)]
    usual = game.encode({}).tolist()
    assert [game.encode(length.options).tolist() for length in game.lengths].count(usual) == bool(game.lengths)


@every_game
def test_no_rule_is_told_that_the_rulebook_lacks(game: Game) -> None:
    """Rule texts, reasons, endings and options in the catalogue all belong to something in the code."""
    keys = messages("en", f"{game.id}.ftl")
    numbers = {n.lower() for n in re.findall(r"^([RD]\d+)\b", game.rules.__doc__ or "", re.MULTILINE)}
    assert {m[1] for k in keys if (m := re.fullmatch(rf"{game.id}-([rd]\d+)", k))} == numbers
    assert {k for k in keys if k.startswith(f"{game.id}-ending-")} == {
        f"{game.id}-ending-{e}" for e in game.endings[1:]
    }
    told = {k for k in keys if k.startswith(f"{game.id}-option-")}
    assert told == {f"{game.id}-option-{o.name}{part}" for o in game.options for part in ("", ".help")}


@every_game
def test_every_move_has_a_label_and_a_notation(game: Game) -> None:
    """In every language, and the notation is plain lower case and unambiguous."""
    names = schema_of(game).NAMES
    assert len(names) == len(set(names)) == game.actions
    for action, name in enumerate(names):
        assert name == " ".join(name.lower().split())
        assert name.isascii()
        assert not name.isdigit()
        for language in LANGUAGES:
            assert Words(language).say(wording(game).label(action))


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_to_every_viewer_in_every_language(game: Game, seed: int) -> None:
    """Questions during the game, the story afterwards."""
    low, high = game.seats
    table = Table(game, low + seed % (high - low + 1), seed, some_options(game, seed))
    asked: set[str] = set()
    for _ in walk(table, seed):
        for viewer in viewers(table):
            question: Line = wording(game).ask(table.view(viewer))
            if question.key not in asked:
                asked.add(question.key)
                assert all(Words(language).tell(question) for language in LANGUAGES)
    for viewer in viewers(table):
        for told in table.story(viewer):
            for language in LANGUAGES:
                assert not re.search(r"[{}]|\bNone\b", Words(language).tell(told))


def test_lists_names_and_lines_are_said_in_their_language() -> None:
    words = Words("de", ["Anna", "Bernd", "Clara"])
    assert words.say(line("waiting-for", who=[Who(0), Who(1), Who(2)])) == "Wir warten auf Anna, Bernd und Clara."
    assert Words("fr").say(line("waiting-for", who=Who(1))) == "On attend Joueur 2."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        Words("la")
