"""The pages in docs/rules: up to date, with the same numbers in code, catalogue and page."""

import re

import rule_pages
from conftest import every_game

from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.text.words import Words


def published(game: Game) -> str:
    return (rule_pages.FOLDER / f"{game.id}.md").read_text("utf-8")


@every_game
def test_the_page_is_current(game: Game) -> None:
    """If not: make docs."""
    assert published(game) == rule_pages.page(game)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert {path.stem for path in rule_pages.FOLDER.glob("*.md")} == set(GAMES)


@every_game
def test_numbers_run_from_one_without_gaps_in_docstring_and_page(game: Game) -> None:
    """R1, R2, … then D1, D2, …: the same in the code and on the page."""
    numbers = [article.number for article in rule_pages.articles(game)]
    rules = [n for n in numbers if n[0] == "R"]
    decisions = [n for n in numbers if n[0] == "D"]
    assert rules == [f"R{i}" for i in range(1, len(rules) + 1)]
    assert decisions == [f"D{i}" for i in range(1, len(decisions) + 1)]
    assert numbers == rules + decisions
    assert re.findall(r"^- \*\*([RD]\d+)\*\* ", published(game), re.MULTILINE) == numbers


@every_game
def test_every_article_in_brackets_names_a_source(game: Game) -> None:
    """A bracket that looks like a numbered reference is a ruling: nothing that a reader would miss is dropped."""
    doc = game.rules.__doc__ or ""
    named = {s for article in rule_pages.articles(game) for s in article.sources}
    for bracket in re.findall(r"\(((?:rulings? |section )?[A-Z]?\d[^()]*)\)", doc.partition("Decisions")[2]):
        assert bracket in named, bracket


@every_game
def test_functions_and_tests_cite_only_numbers_that_exist(game: Game) -> None:
    """A docstring such as “R5, D3: …” refers to this game."""
    numbers = {article.number for article in rule_pages.articles(game)}
    for function in vars(game.rules).values():
        if getattr(function, "__module__", None) == game.module and function.__doc__:
            cited = re.findall(r"\b([RD]\d+)\b", function.__doc__)
            assert set(cited) <= numbers, function.__name__


@every_game
def test_the_page_credits_author_and_publisher_as_unofficial(game: Game) -> None:
    text = published(game)
    assert game.author in text
    assert game.publisher in text
    assert str(game.year) in text
    assert "unofficial" in text


@every_game
def test_the_page_marks_every_option_that_is_ours(game: Game) -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (ours|printed) \|", published(game), re.MULTILINE)
    assert dict(rows) == {option.name: "ours" if option.ours else "printed" for option in game.options}


@every_game
def test_refusals_and_endings_stand_on_the_page(game: Game) -> None:
    words = Words("en")
    for reason in game.reasons[1:]:
        assert f"| `{reason}` | {words.say(f'{game.id}-no-{reason}')} |" in published(game)
    for ending in game.endings[1:]:
        assert f"| `{ending}` |" in published(game)
