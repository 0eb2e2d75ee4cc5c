"""Every page in every language: nothing missing, nothing overflowing, no barrier to access."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import ROOT, Opener, Yard
from farmyard.games import GAMES
from farmyard.text.words import LANGUAGES

PATHS = (
    "/",
    "/new/saumaumau",
    "/rules/mow",
    "/learn/rudi",
    "/me",
    "/day",
    "/day/here",
    "/account",
    "/device",
    "/privacy",
    "/admin",
)
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
OVERFLOW = """() => [...document.querySelectorAll('.btn, .chip, h1, h2, .fact, .turn, .name, .sub, .segments button')]
  .filter((e) => e.offsetParent && e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).textOverflow !== 'ellipsis'
    && ![...e.querySelectorAll('*')].some((c) => getComputedStyle(c).textOverflow === 'ellipsis'))
  .map((e) => e.textContent.trim().slice(0, 60))"""
# A finger 44 px wide, placed on the middle of a button, touches nothing but the button.
TARGETS = """() => [...document.querySelectorAll('.btn, button.chip, a.chip, .segments button, .brand')].filter((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!e.offsetParent || document.elementFromPoint(x, y)?.closest('button, a') !== e) return false;
  return [[0, -21], [0, 21], [-21, 0], [21, 0]].some(([dx, dy]) => {
    const found = document.elementFromPoint(x + dx, y + dy);
    return found && found.closest('button, a') !== e && y + dy > 0 && y + dy < innerHeight;
  });
}).map((e) => e.getAttribute('aria-label') ?? e.textContent.trim())"""
# The board keeps clear of the bars around it.
CLASHES = """() => {
  const box = (name) => document.querySelector(`.table ${name}`)?.getBoundingClientRect();
  const board = document.querySelector('.board .sheet')?.getBoundingClientRect();
  return board ? ['.status', '.players', '.ticker', '.log'].filter((name) => {
    const b = box(name);
    return b?.width && Math.min(b.right, board.right) - Math.max(b.left, board.left) > 8
      && Math.min(b.bottom, board.bottom) - Math.max(b.top, board.top) > 8;
  }) : [];
}"""
GAMES_AND_FRAME = "page|server|bot-level|saumaumau|rudi|mow|quartett|happypigs"
MISSING = rf"document.getElementById('app').innerText.match(/\b({GAMES_AND_FRAME})-[a-z0-9-]+/g) ?? []"
AXE_RUN = """async () => (await axe.run()).violations
  .filter((v) => ['serious', 'critical'].includes(v.impact))
  .map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | '))"""


def check(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate(MISSING) == []
    assert page.evaluate(TARGETS) == []
    assert page.evaluate(CLASHES) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_in_every_language(open_page: Opener, language: str, size: str) -> None:
    """Home, set-up, rules, lesson, history, account, privacy, and the page of whoever runs the server."""
    page = open_page("/", size, language)
    for path in PATHS:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        page.wait_for_selector("main, .page")
        page.wait_for_timeout(500)
        check(page)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_tables_in_every_language(open_page: Opener, yard: Yard, game: str, size: str) -> None:
    """With the maximum number of players."""
    seats = GAMES[game].seats[1]
    code, token = yard.table(game, [None, *["chick"] * (seats - 1)])
    for language in LANGUAGES:
        page = open_page(f"/t/{code}", size, language, token=token, name="Mila")
        page.wait_for_selector(".board")
        page.wait_for_timeout(400)
        check(page)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", ["zoomed", "sideways"])
def test_at_twice_the_size_and_sideways_the_board_keeps_its_room(
    open_page: Opener, yard: Yard, game: str, size: str
) -> None:
    """The hand is reached by scrolling; nothing is squeezed or overlaps."""
    code, token = yard.table(game, [None, *["chick"] * (max(2, GAMES[game].seats[0]) - 1)])
    page = open_page(f"/t/{code}", size, token=token, name="Mila")
    page.wait_for_selector(".board")
    page.wait_for_timeout(400)
    check(page)
    boards = page.locator(".board .sheet, .board .farm").all()
    assert min(board.bounding_box()["height"] for board in boards) > 180  # type: ignore[index]


@pytest.mark.parametrize("path", [*PATHS, *(f"table:{game}" for game in GAMES)])
def test_axe_finds_nothing_serious(open_page: Opener, yard: Yard, path: str) -> None:
    """On every kind of page."""
    prefer = {}
    if path.startswith("table:"):
        game = path.removeprefix("table:")
        code, token = yard.table(game, [None, *["chick"] * (max(2, GAMES[game].seats[0]) - 1)])
        path, prefer = f"/t/{code}", {"token": token, "name": "Mila"}
    page = open_page(path, **prefer)
    page.wait_for_selector("main, .board")
    page.wait_for_timeout(600)
    page.evaluate(Path(AXE).read_text("utf-8"))
    assert page.evaluate(AXE_RUN) == []


def test_a_game_in_the_queue_is_not_said_to_be_prepared(open_page: Opener) -> None:
    """The first one shows its progress, the others that they are waiting."""
    page = open_page("/")
    page.wait_for_selector(".games .box")
    games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    for game, ready in zip(games, (0.4, 0, 0, 0, 1), strict=True):
        game["ready"] = ready
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.reload()
    page.wait_for_selector(".prep")
    assert page.locator(".prep").all_inner_texts() == ["preparing … 40%", *["waiting"] * 3]


def test_the_page_can_be_installed(open_page: Opener) -> None:
    """A valid manifest, existing icons, one of them maskable; a service worker in control."""
    page = open_page("/")
    assert page.evaluate("navigator.serviceWorker.ready.then((found) => new URL(found.scope).pathname)") == "/"
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(page.url.rstrip("/") + icon["src"]).ok
    assert "maskable" in [icon.get("purpose") for icon in manifest["icons"]]


def test_offline_there_is_always_something_to_read_and_a_way_out(open_page: Opener, yard: Yard) -> None:
    """The first page offers rules and lessons; a table says that it is unavailable, and leads back."""
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller")
    yard.kill()
    try:
        page.reload()
        page.locator(".offlinehelp a[href='/rules/mow']").click()
        page.wait_for_selector("text=Bring cows home")
        page.goto(f"{yard.url}/t/ABCDEF")
        page.get_by_role("link", name="Back to the yard").click()
        page.wait_for_selector(".offlinehelp")
    finally:
        yard.start()


def test_the_first_load_is_small() -> None:
    """At most 150 KB of JavaScript, compressed, and no game before it is needed."""
    import gzip
    import re

    static = ROOT / "src" / "farmyard" / "server" / "static"
    page = (static / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert scripts
    assert sum(len(gzip.compress((static / script).read_bytes())) for script in scripts) < 150_000
