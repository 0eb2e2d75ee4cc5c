"""Several people on one device, games taken along as files, and a game in a frame of somebody's page."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Opener, watch
from browser.playing import SHORT, TAP
from browser.sites import Site
from browser.test_offline import served
from farmyard.cli.main import main
from farmyard.server.web.standalone import write_site

SAME_CHANCE = """let drawn = 0;
crypto.getRandomValues = (into) => {
  for (let i = 0; i < into.length; i++) {
    drawn = (drawn * 77 + 13) % 251;
    into[i] = typeof into[i] === 'bigint' ? BigInt(drawn) : drawn;
  }
  return into;
}"""
CARDS = "() => [...document.querySelectorAll('#app use')].map((use) => use.getAttribute('href'))"
PAGE = "() => document.querySelector('#app').innerHTML"
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("shared") / "yard"
    write_site(folder)
    yield from served(folder)


def deal(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}index.html#/new/{game}/here")
    page.locator(".startrow .primary").click()
    page.wait_for_selector(".passon")


def setup(game: str, *plans: str) -> dict[str, Any]:
    last = {"plans": list(plans), "options": SHORT.get(game, {}), "clock": None}
    return {"companions": ["Anna", "Bernd", "Clara"], "setups": {game: last}}


def test_the_cover_looks_the_same_whatever_lies_under_it(site: Site, open_at: Opener) -> None:
    """To the last byte and pixel, for two deals."""
    page = open_at(site.url, "phone", **setup("rudi", "", "", ""))
    covers = []
    for _ in range(2):
        deal(page, site, "rudi")
        expect(page.get_by_role("button", name="I am Anna")).to_be_focused()
        page.wait_for_timeout(300)
        assert page.locator(".board, .hand, .log, .flying").count() == 0
        covers.append((page.evaluate(PAGE), page.screenshot()))
    assert covers[0] == covers[1]


def test_nobody_sees_another_hand_or_what_it_has_secretly_laid(site: Site, open_at: Opener) -> None:
    """The same deal twice, and another card laid by the first each time: the second one's page is the same to the last
    byte, and shows no card of the first."""

    def lay(nth: int) -> tuple[set[str], set[str], str]:
        page = open_at(site.url, **setup("rudi", "", "", ""))
        page.context.add_init_script(SAME_CHANCE)
        page.reload()
        deal(page, site, "rudi")
        page.get_by_role("button", name="I am Anna").click()
        card = page.locator(".hand .fan > button.legal").nth(nth)
        card.click()
        anna = hand(page)
        page.keyboard.press("Enter")
        page.get_by_role("button", name="I am Bernd").click()
        page.wait_for_selector(".status.mine")
        page.wait_for_timeout(300)
        return anna, set(page.evaluate(CARDS)), page.evaluate(PAGE)

    (anna, cards, first), (again, _, second) = lay(0), lay(1)
    assert anna == again
    assert len(anna) > 5
    assert not anna & cards
    assert first == second


def hand(page: Page) -> set[str]:
    return set(page.locator(".hand .fan use").evaluate_all("all => all.map((use) => use.getAttribute('href'))"))


def play_around(page: Page) -> int:
    """To the end; whoever is asked for takes the device. How often it changed hands."""
    covers = 0
    for _ in range(20_000):
        if page.locator(".passon").count():
            page.locator(".passon .primary").click()
            covers += 1
        elif page.evaluate(TAP) == "over":
            return covers
        page.wait_for_timeout(20)
    raise AssertionError("not over")


def test_a_shared_game_ends_together_and_its_record_goes_everywhere(
    site: Site, open_at: Opener, tmp_path: Path
) -> None:
    """The end belongs to nobody; the file is taken by Python and by another device's page, wrong ones are not."""
    page = open_at(site.url, goOn=True, **setup("mow", "", "", "chick"))
    deal(page, site, "mow")
    assert play_around(page) > 2
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator(".rank li.me")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    for command in (["verify"], ["replay"], ["analyse", "--playouts", "40"]):
        assert main([command[0], str(file), *command[1:]]) == 0

    other = open_at(f"{site.url}index.html#/me", "phone")
    other.wait_for_selector(".openrecord")
    other.evaluate(DROP, ["pig.png", "oink"])
    expect(other.get_by_role("alert")).to_contain_text("pig.png: This is not a game record")
    other.locator(".openrecord input").set_input_files(file)
    moves = len(json.loads(file.read_text())["moves"])
    expect(other.locator(".scrubber .num")).to_have_text(f"0 / {moves}")
    other.get_by_role("button", name="Analysis and record").click()
    other.get_by_role("button", name="Check the shuffle").click()
    expect(other.get_by_text("Every move follows from the deal")).to_be_visible()
    other.get_by_role("button", name="Analyse the game").click()
    expect(other.locator(".askmoments .num")).to_contain_text("Decision", timeout=60_000)
    other.get_by_role("button", name="Stop").click()
    expect(other.get_by_role("button", name="Analyse the game")).to_be_visible()


def test_one_game_stands_in_a_frame_of_another_site(site: Site, browser: Browser, tmp_path: Path) -> None:
    """In its own language, as high as suits its width; nothing in it leads away. This browser gives it no storage."""
    frame = f'<iframe src="{site.url}?embed=mow&lang=de&level=chick" width="800" height="480"></iframe>'
    told = "<script>addEventListener('message', ({ data }) => (window.told = data))</script>"
    (tmp_path / "index.html").write_text(
        f"<!doctype html><title>Pigs</title><link rel='icon' href='data:,'>{told}{frame}"
    )
    blog = Site(tmp_path)
    blog.start()
    try:
        troubles: list[str] = []
        page = browser.new_page()
        watch(page, troubles)
        page.goto(blog.url.replace("127.0.0.1", "localhost"))
        game = page.frame_locator("iframe")
        expect(game.locator(".status")).to_be_visible()
        assert page.evaluate("window.told") == {"farmyard": {"height": 440}}
        assert game.locator("html").get_attribute("lang") == "de"
        game.get_by_role("button", name="Menü").click()
        expect(game.locator("dialog")).to_be_visible()
        expect(game.locator("a.btn:visible")).to_have_count(0)
        page.close()
        assert not troubles
    finally:
        blog.stop()


def test_two_frames_with_one_game_play_two_games(site: Site, open_at: Opener, tmp_path: Path) -> None:
    """Now, and when the page is loaded again: a game that another frame has open is not waited for."""
    frame = f'<iframe src="{site.url}?embed=quartett" width="800" height="480"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><link rel='icon' href='data:,'>{frame}{frame}")
    blog = Site(tmp_path)
    blog.start()
    try:
        page = open_at(blog.url)
        for _ in range(2):
            for nth in range(2):
                expect(page.frame_locator("iframe").nth(nth).locator(".status")).to_be_visible()
            page.reload()
    finally:
        blog.stop()


def test_a_frame_that_names_no_game_asks_which(site: Site, open_at: Opener) -> None:
    page = open_at(f"{site.url}?embed&lang=fr", "phone")
    expect(page.get_by_role("heading", name="Quel jeu")).to_be_visible()
    page.locator("[data-choose=rudi]").click()
    page.wait_for_selector(".status.mine")
