"""Games in single files, in the browser: nobody has drawn a table for them."""

import json
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Opener, Yard
from browser.playing import TAP, play_by_keyboard, play_to_the_end

EXAMPLES = ROOT / "examples" / "games"
every_example = pytest.mark.parametrize("game", sorted(file.stem for file in EXAMPLES.glob("*.py")))


@pytest.fixture(scope="module")
def yard(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Yard]:
    """A server that was started with a folder of rulebooks."""
    yard = Yard(tmp_path_factory.mktemp("examples") / "data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FARMYARD_GAMES", str(EXAMPLES))
        try:
            yard.start()
            while any(game["ready"] < 1 for game in json.load(urllib.request.urlopen(f"{yard.url}/api/games"))):
                time.sleep(1)  # a cold machine compiles them first, after our own
            yield yard
        finally:
            yard.kill()


@every_example
@pytest.mark.parametrize("size", ["desktop", "phone", "sideways"])
def test_from_home_to_the_result(open_page: Opener, game: str, size: str) -> None:
    """From the first page, at a table that the rulebook's fields describe, to the ranking."""
    page = open_page("/", size)
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".status")
    assert nothing_sticks_out(page)
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@every_example
def test_by_keyboard_alone(open_page: Opener, yard: Yard, game: str) -> None:
    code, token = yard.table(game, [None, "chick"])
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status")
    play_by_keyboard(page)


@every_example
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everything_is_said(open_page: Opener, yard: Yard, game: str, language: str) -> None:
    """No name of a message is left on table, log or rules page."""
    code, token = yard.table(game, [None, "chick"])
    page = open_page(f"/t/{code}", language=language, token=token, name="Mila")
    page.wait_for_selector(".status")
    for _ in range(8):  # not to the end
        page.evaluate(TAP)
        page.wait_for_timeout(20)
    assert not unsaid(page, game)
    page.goto(f"{yard.url}/rules/{game}")
    expect(page.locator(".rules").first).to_be_visible()
    assert not unsaid(page, game)


def unsaid(page: Page, game: str) -> list[str]:
    return re.findall(rf"(?:{game}|derived|usual)-[\w-]+", page.locator("body").inner_text())


def nothing_sticks_out(page: Page) -> bool:
    """No scrolling sideways, neither of the page nor of the table."""
    return bool(
        page.evaluate("""() => document.documentElement.scrollWidth <= innerWidth
      && document.querySelector('.plain .sheet').scrollWidth <= document.querySelector('.plain .sheet').clientWidth""")
    )


def test_a_rulebook_that_is_broken_is_left_out(tmp_path: Path, page_built: None, open_at: Opener) -> None:
    """The yard opens without it."""
    (tmp_path / "broken.py").write_text("GAME = nothing\n", "utf-8")
    yard = Yard(tmp_path / "data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FARMYARD_GAMES", str(tmp_path / "broken.py"))
        try:
            yard.start()
            page = open_at(yard.url)
            expect(page.locator("[data-play=mow]")).to_be_visible()
            assert page.locator("[data-play]").count() == 5
        finally:
            yard.kill()
