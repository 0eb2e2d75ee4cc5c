"""The yard without a network: a folder visited once, and then nothing but this device."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from browser.conftest import Opener, Yard, prefers
from browser.firefox import FIREFOX, Firefox
from browser.playing import TAP, play_to_the_end
from browser.sites import IN_CONTROL, Device, Site, build_again, code_of, kept, play_moves, settle
from browser.test_games import every_game, solve
from browser.test_network import cards_of
from farmyard.cli.main import main
from farmyard.server.web.standalone import write_site
from farmyard.table import Table
from farmyard.text.words import LANGUAGES

# Its worker is installed only when `install` is called: until then the page has loaded everything past it.
LATE = """(() => {
  const register = ServiceWorkerContainer.prototype.register;
  ServiceWorkerContainer.prototype.register = function (...given) {
    return new Promise((done) => (window.install = () => done(register.apply(this, given))));
  };
})()"""
ALL_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = loaded.filter((name) => name.includes('/assets/'));
  return (await Promise.all(assets.map((name) => caches.match(name, { ignoreVary: true })))).every(Boolean);
}"""


@pytest.fixture(scope="session")
def folder(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "yard"
    write_site(folder)
    return folder


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    yield from served(folder)


@pytest.fixture
def own_site(folder: Path, tmp_path: Path) -> Iterator[Site]:
    """A copy, for a test that changes it."""
    yield from served(Path(shutil.copytree(folder, tmp_path / "yard")))


def served(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    site.start()
    yield site
    site.stop()


def begin(page: Page, game: str) -> str:
    """A game against computer players, from the first page; its code."""
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".status")
    return code_of(page)


@every_game
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_game_is_played_to_its_end_and_its_record_is_honest(
    site: Site, open_at: Opener, tmp_path: Path, game: str, size: str
) -> None:
    """After one visit, without a network: begun, played, replayed; Python reads the record and verifies its shuffle."""
    page = open_at(site.url, size)
    site.go_offline(page)
    page.reload()
    code = begin(page, game)
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kept(page, f"{code}-1")["file"]))
    assert main(["verify", str(file)]) == main(["replay", str(file)]) == 0
    table = Table.replay(json.loads(file.read_text()))
    assert any(table.names[seat] in page.locator(".rank li").first.inner_text() for seat in table.winners())
    page.locator("a[href*='/r/']").first.click()
    last = len(table.log)
    expect(page.locator(".scrubber .num")).to_have_text(f"0 / {last}")
    page.keyboard.press("End")
    expect(page.locator(".scrubber .num")).to_have_text(f"{last} / {last}")


@pytest.mark.parametrize("end", ["closed", "crashed", "killed"])
def test_a_page_that_ends_in_the_middle_of_a_game_loses_nothing(
    site: Site, playwright: Playwright, tmp_path: Path, end: str
) -> None:
    """The window is closed, the tab crashes, or the battery is empty: the game continues where it was."""
    device = Device(playwright, tmp_path / "profile", goOn=True)
    context = device.start()
    page = device.open(site.url)
    settle(page)
    code = begin(page, "quartett")
    play_moves(page, 4)
    page.wait_for_selector(".status.mine")
    hand, lines = cards_of(page), page.locator(".log li").all_inner_texts()
    site.stop()
    context = end_page(device, page, end)
    context.set_offline(True)
    page = device.open(site.url)
    page.locator("[data-mine]").get_by_role("link", name="Continue").click()
    page.wait_for_selector(".status.mine")
    assert code_of(page) == code
    assert cards_of(page) == hand
    assert page.locator(".log li").all_inner_texts() == lines
    play_to_the_end(page)
    assert not device.troubles
    context.close()


def end_page(device: Device, page: Page, how: str) -> BrowserContext:
    """The device's windows from now on."""
    if how == "crashed":
        with pytest.raises(Error):
            page.goto("chrome://crash")
        page.close()
        return device.context
    if how == "killed":
        device.kill()
    else:
        device.context.close()
    return device.start()


def test_a_newer_page_waits_until_the_game_is_over(own_site: Site, open_at: Opener) -> None:
    """It is fetched and said to be there; the old one plays on with its own files, though the host has none of them."""
    page = open_at(own_site.url)
    settle(page)
    code = begin(page, "rudi")
    again = build_again(own_site.folder)
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
    page.get_by_label("Menu", exact=True).click()
    expect(page.get_by_role("button", name="Load the new version")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".newer")).to_have_count(0)
    own_site.stop()
    page.context.set_offline(True)
    play_to_the_end(page)
    page.locator("a[href*='/r/']").first.click()
    expect(page.locator(".scrubber .num")).to_be_visible()
    page.goto(f"{own_site.url}#/")
    page.locator(".newer").get_by_role("button", name="Load it").click()
    expect(page.locator(f"head script[src*='{again}']")).to_have_count(1)
    assert f"{code}-1" in kept(page)


def test_on_a_slow_network_what_was_used_is_kept(own_site: Site, open_at: Opener) -> None:
    """Not everything is fetched then; but the first page starts without a network, in every language, and so does the
    game that was begun before the worker was there. Any other says what it lacks."""
    worker = own_site.folder / "worker.js"
    worker.write_text(worker.read_text("utf-8").replace("speed === '4g'", "speed === 'any'"), "utf-8")
    page = open_at(f"{own_site.url}icon.svg")
    page.context.add_init_script(LATE)
    page.goto(own_site.url)
    begin(page, "rudi")
    play_moves(page, 2)
    page.wait_for_load_state("networkidle")
    page.evaluate("install()")
    page.wait_for_function(ALL_KEPT)
    own_site.go_offline(page)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    for language in LANGUAGES:
        page.goto(f"{own_site.url}?{language}")
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".language select").select_option("en")
    page.locator("[data-play=mow]").click()
    expect(page.locator(".pitch .refusal")).to_contain_text("not on this device yet")
    page.locator("[data-mine]").get_by_role("link").click()
    play_to_the_end(page)


def test_what_cannot_be_read_is_said_and_kept_and_the_rest_goes_on(site: Site, open_at: Opener) -> None:
    """A saved game that is no game, one of other rules, and a record of other rules."""
    page = open_at(site.url)
    site.go_offline(page)
    code = begin(page, "saumaumau")
    page.goto(site.url)
    page.wait_for_selector("[data-mine]")
    table = kept(page, code)
    old = {**table, "entries": [{**table["entries"][0], "rules": 99}, *table["entries"][1:]]}
    for name, value in {"HEREAAAAAA": {"format": "mud"}, "HEREBBBBBB": old}.items():
        kept(page, name, value)
    page.reload()
    expect(page.get_by_text("The saved game HEREAAAAAA cannot be read any more.")).to_be_visible()
    for name, sentence in {"HEREAAAAAA": "cannot be read any more", "HEREBBBBBB": "rules version 99"}.items():
        page.goto(f"{site.url}#/t/{name}")
        expect(page.locator(".busy")).to_contain_text(sentence)
    page.goto(f"{site.url}#/t/{code}")
    play_to_the_end(page)
    record = kept(page, f"{code}-1")
    kept(page, "HERECCCCCC-1", {**record, "file": {**record["file"], "rules": 99}})
    page.goto(f"{site.url}#/r/HERECCCCCC-1")
    expect(page.locator(".busy")).to_contain_text("rules version 99")
    assert {"HEREAAAAAA", "HEREBBBBBB", "HERECCCCCC-1", f"{code}-1"} <= set(kept(page))


def test_a_saved_game_is_thrown_away_by_whoever_asks_twice(site: Site, open_at: Opener) -> None:
    """One that is being played from its menu, one that cannot be read from the first page, a finished one from the
    list; the others stay."""
    page = open_at(site.url, "phone")
    codes = []
    for game in ("quartett", "rudi"):
        codes.append(begin(page, game))
        page.goto(site.url)
        page.wait_for_selector("[data-mine]")
    for name in ("HEREAAAAAA", "HEREBBBBBB-1"):
        kept(page, name, {"format": "mud"})
    page.goto(f"{site.url}#/t/{codes[0]}")
    page.get_by_label("Menu", exact=True).click()
    throw_away(page)
    expect(page.locator("[data-mine] li")).to_have_count(1)
    page.reload()
    throw_away(page)
    expect(page.get_by_text("cannot be read any more")).to_have_count(0)
    page.goto(f"{site.url}#/me")
    expect(page.get_by_text("The saved game HEREBBBBBB-1 cannot be read any more.")).to_be_visible()
    throw_away(page)
    expect(page.get_by_text("cannot be read any more")).to_have_count(0)
    assert kept(page) == [codes[1]]


def throw_away(page: Page) -> None:
    for name in ("Throw this game away", "Really throw it away"):
        page.get_by_role("button", name=name).click()


@pytest.mark.parametrize("spoilt", ["IDBFactory.prototype.open", "IDBObjectStore.prototype.put"])
def test_where_nothing_can_be_saved_this_is_said_until_it_has_been_read(
    site: Site, open_at: Opener, spoilt: str
) -> None:
    """A private window, or a full disk: the game is played all the same."""
    page = open_at(site.url, "phone")
    page.context.add_init_script(f"{spoilt} = () => {{ throw new DOMException('full', 'QuotaExceededError') }}")
    page.reload()
    begin(page, "mow")
    play_moves(page, 3)
    notice = page.get_by_role("alert").filter(has_text="This browser saves nothing")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    play_moves(page, 2)
    expect(notice).to_have_count(0)


def test_rules_that_did_not_arrive_intact_are_not_played_by(own_site: Site, open_at: Opener) -> None:
    """One bit of a module has changed on its way: that game says so, the others are played."""
    [module] = (own_site.folder / "assets").glob("mow-*.wasm")
    data = bytearray(module.read_bytes())
    data[len(data) // 2] ^= 1
    module.write_bytes(data)
    page = open_at(own_site.url)
    page.locator("[data-play=mow]").click()
    expect(page.locator(".pitch .refusal")).to_contain_text("The rules of MOW")
    begin(page, "quartett")
    play_moves(page, 2)


@pytest.mark.smoke
def test_without_a_network_there_are_rules_lessons_and_every_language(site: Site, open_at: Opener) -> None:
    page = open_at(site.url)
    site.go_offline(page)
    for language in LANGUAGES:
        page.goto(site.url)
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.goto(f"{site.url}#/rules/mow")
        expect(page.locator("main")).to_contain_text("MOW")
    page.goto(f"{site.url}#/learn/rudi")
    page.wait_for_selector(".coach")
    solve(page)


NOWHERE = ["#http://[", "#/__proto__", "#/t/MUD47A", "#/w/MUD47A", "#/r/F-0000", "#/admin", "#/account", "#/device#x"]
UNKNOWN = ["#/rules/nope", "#/rules/constructor", "#/puzzle/__proto__", "#/new/nope", "?embed=%3Cimg%20src%3Dx%3E"]


def test_odd_addresses_lead_to_a_sentence(site: Site, open_at: Opener) -> None:
    """Never to an empty page, to half of one, or to one that needs a server."""
    expect(open_at(f"{site.url}#//").get_by_role("button", name="Play now")).to_be_visible()
    for address in NOWHERE:
        expect(open_at(site.url + address).locator(".busy")).to_contain_text("There is nothing at this address.")
    unwatched = open_at(site.url).context.new_page()  # the browser itself complains of words that are not there
    for address in UNKNOWN:
        unwatched.goto(site.url + address)
        unwatched.reload()  # another # alone loads nothing
        expect(unwatched.locator("body")).to_contain_text("There is no game called")


def test_nothing_is_asked_of_anybody_but_the_folders_host(site: Site, open_at: Opener) -> None:
    page = open_at(f"{site.url}icon.svg")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    settle(page)
    begin(page, "happypigs")
    play_moves(page, 3)
    assert asked
    assert [url for url in asked if not url.startswith(site.url)] == []


@pytest.mark.smoke
def test_play_now_needs_no_server(yard: Yard, open_page: Opener) -> None:
    """It has gone away since the page was loaded; whoever comes back to the page plays, too."""
    page = open_page("/")
    settle(page)
    yard.kill()
    try:
        page.get_by_role("button", name="Play now").click()
        page.locator("[data-choose=saumaumau]").click()
        page.wait_for_selector(".status.mine")
        page.evaluate(TAP)
        page.goto(yard.url)
        page.locator("[data-mine]").get_by_role("link", name="Continue").click()
        page.wait_for_selector(".status.mine")
    finally:
        yard.start()


@pytest.mark.skipif(not FIREFOX, reason="needs Debian's firefox-esr")
def test_firefox_plays_without_a_network_too(site: Site, tmp_path: Path) -> None:
    """Kept after one visit, begun and played to its end without the host, and there again afterwards."""
    (tmp_path / "profile").mkdir()
    firefox = Firefox(tmp_path / "profile")
    try:
        firefox.goto(site.url)
        firefox.evaluate(f"() => {{ {prefers()} }}")
        firefox.evaluate(IN_CONTROL)
        site.stop()
        firefox.goto(f"{site.url}?again")
        firefox.evaluate(when_there("[data-play=rudi]", "click()"))
        while firefox.evaluate(TAP) != "over":
            time.sleep(0.02)
        firefox.goto(site.url)
        assert firefox.evaluate(when_there("a[href^='/r/HERE']", "textContent")) is not None
    finally:
        firefox.close()


def when_there(selector: str, then: str) -> str:
    found = f"document.querySelector({json.dumps(selector)})"
    look = f"const look = () => ({found} ? done({found}.{then}) : setTimeout(look, 20))"
    return f"() => new Promise((done) => {{ {look}; look(); }})"
