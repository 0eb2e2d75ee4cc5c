"""Rules pages: every rule stands in one section; every example is true to its position, and said in every language."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

WEB = Path(__file__).parents[1] / "web"
sys.path.insert(0, str(WEB))

import record_guides as guides  # noqa: E402

from farmyard.games import GAMES, find_game  # noqa: E402
from farmyard.text.rules_text import articles  # noqa: E402
from farmyard.text.words import LANGUAGES, bundle_of  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_exactly_one_section(game: str) -> None:
    rules = [article.number.lower() for article in articles(find_game(game)) if article.number[0] == "R"]
    told = [number for section in guides.script(game)["sections"] for number in section["rules"]]
    assert sorted(told) == sorted(rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_begins_with_the_aim_and_the_set_up(game: str) -> None:
    titles = [section["title"] for section in guides.script(game)["sections"]]
    assert titles[:3] == ["aim", "setup", "turn"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_complete_in_every_language(game: str, language: str) -> None:
    guide = guides.script(game)
    bundle = bundle_of(language)
    said = {f"guide-{game}-{figure['name']}" for section in guide["sections"] for figure in section.get("figures", [])}
    said |= {f"guide-{game}-part-{part['name']}" for part in guide["parts"]} | {f"guide-{game}-ours"}
    have = {name for name in bundle._texts if name.startswith(f"guide-{game}-")}
    assert have - said <= {"guide-happypigs-part-seasons"}  # which the page draws from the cards themselves
    assert said <= have
    assert all(bundle.has_message(f"page-guide-{section['title']}") for section in guide["sections"])


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_in_a_guide_exists(game: str) -> None:
    guide = guides.script(game)
    groups = [
        group for section in guide["sections"] for fig in section.get("figures", []) for group in fig.get("art", [])
    ]
    wanted = {
        piece.partition("=")[0] for group in (*groups, *(part["art"] for part in guide["parts"])) for piece in group
    }
    drawn = "".join(path.read_text("utf-8") for path in (WEB / "src" / "art").glob("*.svg"))
    assert [name for name in sorted(wanted) if f'id="{name}"' not in drawn] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_guides_as_they_are_now(game: str) -> None:
    """`make record` writes them."""
    recorded = json.loads((guides.FOLDER / f"{game}.json").read_text("utf-8"))
    assert recorded == json.loads(json.dumps(msgspec.to_builtins(guides.record(game))))
