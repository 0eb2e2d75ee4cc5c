"""Nothing jumps, nothing is cut: every named part, in every recorded moment and beat of a scene, is measured."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from farmyard.games import GAMES

WEB = Path(__file__).parents[2] / "web"
MEASURE = Path(__file__).with_name("measures.js").read_text()
WINDOWS = {
    "desktop": (1280, 800),
    "ultrawide": (2560, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "phone with its bars": (390, 664),
    "phone on its side": (844, 390),
}
LANGUAGES = ("en", "fr", "de")
SAMPLE = 9  # every ninth moment where time is short

every_window = pytest.mark.parametrize("window", WINDOWS)


@pytest.fixture(scope="module")
def moments_page() -> Iterator[str]:
    """The address of the page that shows any recorded moment, served while these tests run."""
    if not shutil.which("npx"):
        pytest.skip("no Node on this machine")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = ["npx", "vite", "--port", port, "--strictPort", "--clearScreen", "false"]
    server = subprocess.Popen(
        command, cwd=WEB, env={**os.environ, "NO_COLOR": "1"}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout
    found = next(filter(None, (re.search(r"http://localhost:\d+/", line) for line in server.stdout)), None)
    assert found, "the development server did not start: npm install in web/, then try again"
    yield found[0]
    os.killpg(server.pid, 15)
    server.wait()


def open_window(browser: Browser, address: str, window: str) -> Page:
    width, height = WINDOWS[window]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch="phone" in window, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{address}dev.html?bare")
    page.wait_for_selector(".status", timeout=120_000)
    return page


def moments_of(page: Page) -> list[str]:
    """Of games with a table of their own."""
    return [moment for moment in page.evaluate("moments") if moment.split("/")[0] in GAMES]


def measure(page: Page, moments: list[str], languages: tuple[str, ...]) -> list[str]:
    """What is wrong, and where: `mow/4-000-deal//light/de`, and the number of the beat in a scene."""
    wrong: list[str] = []
    boards: dict[tuple[str, str, str], Any] = {}
    for moment in moments:
        for language in languages:
            place = f"{moment}//light/{language}"
            beats = page.evaluate("place => show(place)", place)
            for beat in ("", *range(beats)):
                page.evaluate("place => show(place)", f"{place}/{beat}")
                found = page.evaluate(MEASURE)
                wrong += [f"{place}/{beat}: {trouble}" for trouble in found["wrong"]]
                game, name = moment.split("/")
                table = (game, name.split("-")[0], language)
                if boards.setdefault(table, found["board"]) != found["board"]:
                    wrong.append(f"{place}/{beat}: the board has moved or changed its size")
    return wrong


@pytest.mark.smoke
@every_window
def test_nothing_jumps_and_nothing_is_cut(browser: Browser, moments_page: str, window: str) -> None:
    """A sample of the moments, each window in another language."""
    page = open_window(browser, moments_page, window)
    at = list(WINDOWS).index(window)
    moments = moments_of(page)[at % SAMPLE :: SAMPLE]
    assert measure(page, moments, (LANGUAGES[at % len(LANGUAGES)],)) == []
    page.context.close()


@every_window
def test_nothing_jumps_and_nothing_is_cut_at_any_moment(browser: Browser, moments_page: str, window: str) -> None:
    """All recorded moments, in all languages."""
    page = open_window(browser, moments_page, window)
    assert measure(page, moments_of(page), LANGUAGES) == []
    page.context.close()


def test_a_board_that_is_covered_is_found(browser: Browser, moments_page: str) -> None:
    """The measures measure."""
    page = open_window(browser, moments_page, "desktop")
    [moment, *_] = moments_of(page)
    page.evaluate("place => show(place)", f"{moment}//light/en")
    page.evaluate("document.querySelector('.status').style.height = '400px'")
    assert any("overlap" in trouble for trouble in page.evaluate(MEASURE)["wrong"])
    page.context.close()
