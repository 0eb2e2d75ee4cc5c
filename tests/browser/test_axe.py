"""No barrier that axe can find: on every page, in every dialog, and on every kind of scene, by day, by night, and in
high contrast."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import ROOT, Opener, Yard
from browser.playing import SHORT, play_to_the_end
from browser.test_measures import moments_of, moments_page, open_window
from browser.test_pages import PATHS
from farmyard.games import GAMES

__all__ = ["moments_page"]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# A tooltip stands beside all landmarks; its owner is described by it.
FINDINGS = """async () => (await axe.run({ exclude: [['#tip']] })).violations
  .map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | '))"""
THEMES = ("light", "dark", "contrast")
ON_STAGE = "document.querySelector('.stage')?.dataset.scene ?? ''"
MENU = ("Invite: link, code, QR", "Rules", "Say something nice", "People", "Settings")


def findings(page: Page, theme: str = "") -> list[str]:
    if theme:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(FINDINGS)
    return found


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("path", PATHS)
def test_on_every_page(open_page: Opener, path: str, size: str) -> None:
    page = open_page(path, size)
    page.wait_for_selector("main")
    page.wait_for_timeout(600)
    assert {theme: findings(page, theme) for theme in THEMES} == {theme: [] for theme in THEMES}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_the_waiting_room_to_the_replay(open_page: Opener, yard: Yard, size: str) -> None:
    """With everything that opens on the way."""
    code, token = yard.table("mow", [None, None], options=SHORT["mow"])
    host = open_page(f"/t/{code}", size, token=token, name="Mila")
    host.wait_for_selector(".invite")
    assert findings(host) == []
    guest = open_page(f"/t/{code}", size, name="Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".waiting button")
    assert findings(guest) == []
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector(".status")
    assert findings(host) == []
    for entry in MENU:
        host.locator(".tools [aria-label=Menu]").click()
        assert findings(host) == []
        host.locator("dialog .menu").get_by_role("button", name=entry, exact=True).click()
        host.wait_for_selector("dialog")
        host.wait_for_timeout(300)
        assert {entry: findings(host)} == {entry: []}
        host.keyboard.press("Escape")
    host.locator(".panel .who").first.click()
    assert findings(host) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_at_the_end_and_in_the_replay(open_page: Opener, yard: Yard, size: str) -> None:
    code, token = yard.table("mow", [None, "chick", "chick"], options=SHORT["mow"])
    page = open_page(f"/t/{code}", size, token=token, name="Mila")
    page.wait_for_selector(".status")
    play_to_the_end(page)
    assert {theme: findings(page, theme) for theme in THEMES} == {theme: [] for theme in THEMES}
    page.locator(".acts2 a[href^='/r/']").click()
    page.wait_for_selector(".scrubber")
    assert findings(page) == []


def scenes(page: Page, game: str) -> Iterator[str]:
    """The last beat of the first scene of each kind, where it can be seen."""
    seen = set()
    for moment in moments_of(page):
        if not moment.startswith(f"{game}/"):
            continue
        for beat in range(page.evaluate("place => show(place)", f"{moment}//light/en")):
            page.evaluate("place => show(place)", f"{moment}//light/en/{beat}")
            name = page.evaluate(ON_STAGE)
            if name not in seen:
                seen.add(name)
                yield name


@pytest.mark.parametrize("window", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_on_every_kind_of_scene(browser: Browser, moments_page: str, game: str, window: str) -> None:
    page = open_window(browser, moments_page, window)
    kinds = {name: [findings(page, theme) for theme in THEMES] for name in scenes(page, game)}
    assert kinds
    assert kinds == {name: [[]] * len(THEMES) for name in kinds}
    page.context.close()
