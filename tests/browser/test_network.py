"""Two people and a spectator; connections that break; a server that crashes."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Yard
from browser.playing import TAP, play_to_the_end
from browser.swallower import Swallower
from farmyard.games import GAMES

# Where cards are face up for everybody.
OPEN = ".log, .ticker, [data-spot=pile], [data-spot=exchange], [data-spot=given], [data-spot^=herd], .slots, .trick"
SHOWN = f"""() => [...document.querySelectorAll('#app use')].filter((use) => !use.closest('{OPEN}'))
  .map((use) => use.getAttribute('href').slice(1))"""


def sit_down(page: Page, name: str) -> None:
    page.locator(".sit input").fill(name)
    page.get_by_role("button", name="Sit down").click()


def cards_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('.fan [data-card]')].map((b) => b.dataset.card)")
    return found


def check_secrets(anna: Page, bernd: Page, watcher: Page) -> None:
    """Nobody's cards are drawn anywhere on the others' pages, except where they are face up."""
    hands = {anna: cards_of(anna), bernd: cards_of(bernd), watcher: []}
    for page, own in hands.items():
        hidden = {card for other in hands if other is not page for card in hands[other]} - set(own)
        assert not hidden & set(page.evaluate(SHOWN))
    assert watcher.locator(".fan").count() == 0


def three_pages(open_page: Opener, yard: Yard, game: str) -> tuple[Page, Page, Page]:
    """Two people at a dealt table, each seated by a link, a name and one click; and a spectator."""
    bots = ["chick"] * (GAMES[game].seats[0] - 2)
    code, token = yard.table(game, [None, None, *bots])
    anna = open_page(f"/t/{code}", token=token, name="Anna")
    anna.wait_for_selector(".gathering")
    path = re.sub(r"^https?://[^/]+", "", anna.locator(".linkfield").input_value())
    bernd = open_page(path)
    sit_down(bernd, "Bernd")
    expect(anna.locator(".seatlist")).to_contain_text("Bernd")
    anna.get_by_role("button", name="Start the game").click()
    watcher = open_page(path)
    for page in (anna, bernd, watcher):
        page.wait_for_selector(".board")
    return anna, bernd, watcher


@pytest.mark.smoke
@pytest.mark.parametrize("game", ["saumaumau", "rudi", "mow"])
def test_two_browsers_and_a_spectator_at_one_table(open_page: Opener, yard: Yard, game: str) -> None:
    """Nobody's page holds a card that is hidden from them."""
    anna, bernd, watcher = three_pages(open_page, yard, game)
    for page in (anna, bernd):
        page.wait_for_selector(".fan button")
    check_secrets(anna, bernd, watcher)
    for _ in range(12):
        anna.evaluate(TAP)
        bernd.evaluate(TAP)
        anna.wait_for_timeout(40)
    check_secrets(anna, bernd, watcher)


# The album shows every card of Quartett to everybody: others' cards must look the same, whoever holds them.
ALBUM = """() => [...document.querySelectorAll('.album .set')].map((set) => [...set.querySelectorAll('.pocket')])
.map((pockets) => pockets.map((pocket) => ({
  mine: pocket.matches('.mine'),
  look: [...pocket.classList].filter((name) => !['fresh', 'sel', 'mine'].includes(name)).join(' ')
    + (pocket.querySelector('.why')?.textContent ?? ''),
})))"""


@pytest.mark.smoke
def test_nobody_sees_in_the_album_who_holds_what(open_page: Opener, yard: Yard) -> None:
    """Cards of a set that are not one's own are indistinguishable, and a spectator has none of their own."""
    anna, bernd, watcher = three_pages(open_page, yard, "quartett")
    for _ in range(15):
        for page in (anna, bernd, watcher):
            album = page.evaluate(ALBUM)
            assert len(album) == 10
            assert all(len({place["look"] for place in cards if not place["mine"]}) <= 1 for cards in album)
            assert page is not watcher or not any(place["mine"] for cards in album for place in cards)
        anna.evaluate(TAP)
        bernd.evaluate(TAP)
        anna.wait_for_timeout(40)
    assert watcher.locator(".fan").count() == 0


# Everywhere a farmer's work could leak: the panel, the round, the tickets of others.
WORK_OF_ANNA = """() => [...document.querySelectorAll('[data-spot=seat-0] use, .round use, .ticket .others use')]
  .map((use) => use.getAttribute('href')).filter((href) => href.startsWith('#act-'))"""


def press_until_it_is_done(page: Page) -> None:
    """The first button; a work that would bring nothing asks once more."""
    for _ in range(200):
        if not page.locator(".status.mine").count():
            return
        page.evaluate("document.querySelector('.status [data-primary]')?.click()")
        page.wait_for_timeout(20)
    raise AssertionError(page.locator(".status .q").inner_text())


@pytest.mark.smoke
def test_nobody_sees_a_work_before_all_have_chosen(open_page: Opener, yard: Yard) -> None:
    """Happy Pigs: Anna has chosen; the others see that she has, not what."""
    anna, bernd, watcher = three_pages(open_page, yard, "happypigs")
    for _ in range(400):
        if all(page.locator(".ticket.legal").count() for page in (anna, bernd)):
            break
        for page in (anna, bernd):
            if not page.locator(".ticket.legal").count():
                page.evaluate(TAP)
        anna.wait_for_timeout(20)
    anna.locator(".ticket.legal").first.click()
    press_until_it_is_done(anna)
    for page in (bernd, watcher):
        expect(page.locator("[data-spot=seat-0]")).to_contain_text("chosen")
        assert page.evaluate(WORK_OF_ANNA) == []
        assert page.locator(".ticket .others .seat").count() == 0
    expect(anna.locator(".ticket.sel")).to_have_count(1)


@pytest.mark.smoke
def test_a_broken_line_is_shown_and_mends_itself(open_page: Opener, yard: Yard) -> None:
    """Offline the page says so, and recovers automatically; no move is shown before it is made."""
    code, token = yard.table("saumaumau", [None, "chick"])
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status.mine")
    yard.kill()
    expect(page.locator(".status .turn.off")).to_be_visible(timeout=15_000)
    before = page.locator(".log li").count()
    page.evaluate(TAP)
    page.evaluate(TAP)
    page.wait_for_timeout(500)
    assert page.locator(".log li").count() == before
    yard.start()
    expect(page.locator(".status .turn.off")).to_have_count(0, timeout=30_000)


@pytest.mark.smoke
def test_the_game_goes_on_after_the_server_was_killed(open_page: Opener, yard: Yard) -> None:
    """`kill -9` in the middle of a game: the page waits, reconnects, and the game is played to the end."""
    code, token = yard.table("saumaumau", [None, "chick"], options={"goal": 6})
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status.mine")
    hand = cards_of(page)
    yard.kill()
    expect(page.locator(".status .turn.off")).to_be_visible(timeout=15_000)
    assert cards_of(page) == hand
    yard.start()
    expect(page.locator(".status .turn.off")).to_have_count(0, timeout=30_000)
    assert cards_of(page) == hand
    play_to_the_end(page)
    assert json.loads(page.evaluate("localStorage.farmyard"))["token"] == token


def two_at_a_table(open_page: Opener, yard: Yard, by: str = "", **more: Any) -> tuple[Page, Page]:
    """One player whose turn it is, and one who waits; the first to arrive may connect by another route."""
    code, token = yard.table("saumaumau", [None, None], settings={"grace": None}, **more)
    anna = open_page(f"/t/{code}", token=token, name="Anna", **({"by": by} if by else {}))
    path = re.sub(r"^https?://[^/]+", "", anna.locator(".linkfield").input_value())
    bernd = open_page(path)
    sit_down(bernd, "Bernd")
    expect(anna.locator(".seatlist")).to_contain_text("Bernd")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bernd):
        page.wait_for_selector(".board")
    while not (asked := [page for page in (anna, bernd) if page.locator(".status.mine").count()]):
        anna.wait_for_timeout(50)
    return asked[0], bernd if asked[0] is anna else anna


def act(page: Page) -> None:
    """Acts until a move is on its way."""
    for _ in range(20):
        page.evaluate(TAP)
        if page.locator(".status").filter(has_text=re.compile("On its way|is kept")).count():
            return
        page.wait_for_timeout(50)


@pytest.mark.smoke
def test_without_a_network_the_page_says_so_keeps_the_move_and_sends_it(open_page: Opener, yard: Yard) -> None:
    """The browser says that it is offline: so does the page at once, and the others know within 15 seconds."""
    anna, bernd = two_at_a_table(open_page, yard)
    moves = bernd.locator(".log li").count()
    anna.context.set_offline(True)
    expect(anna.locator(".status .turn.off")).to_be_visible(timeout=2_000)
    act(anna)
    expect(anna.locator(".status")).to_contain_text("Your move is kept")
    expect(bernd.locator(".dot.away")).to_be_visible(timeout=15_000)
    anna.context.set_offline(False)
    expect(anna.locator(".status .turn.off")).to_have_count(0, timeout=3_000)
    expect(anna.locator(".status")).not_to_contain_text("Your move is kept")
    expect(bernd.locator(".log li")).not_to_have_count(moves)


def test_a_network_that_swallows_everything_is_noticed(open_page: Opener, yard: Yard) -> None:
    """No close, no error, no `offline`: the data just stops. Noticed within ten seconds here, fifteen there."""
    with Swallower(yard.port) as way:
        pages = two_at_a_table(open_page, yard, by=way.url)
        mine, other = sorted(pages, key=lambda page: not page.url.startswith(way.url))
        way.swallow = True
        if mine.locator(".status.mine").count():
            act(mine)
        expect(mine.locator(".status .turn.off")).to_be_visible(timeout=10_500)
        expect(other.locator(".dot.away")).to_be_visible(timeout=15_000)
        way.swallow = False
        expect(mine.locator(".status .turn.off")).to_have_count(0, timeout=15_000)
        expect(mine.locator(".status")).not_to_contain_text("kept")


def play_both_to_the_end(pages: tuple[Page, Page]) -> None:
    for _ in range(2000):
        if all(page.locator(".end").count() for page in pages):
            return
        for page in pages:
            page.evaluate(TAP)
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game did not end")


@pytest.mark.smoke
def test_a_rematch_is_asked_for_and_nobody_is_pulled_away(open_page: Opener, yard: Yard) -> None:
    """Whoever is reading the result reads on, decides, and only then is taken to the next game; or never."""
    anna, bernd = two_at_a_table(open_page, yard, options={"goal": 4})
    anna, bernd = sorted((anna, bernd), key=lambda page: page.evaluate("JSON.parse(localStorage.farmyard).name"))
    play_both_to_the_end((anna, bernd))
    anna.get_by_role("button", name="Rematch").click()
    expect(anna.locator(".gathering .startrow")).to_contain_text("Waiting for Bernd")
    expect(bernd.locator(".again")).to_contain_text("Mila would like another game.")
    bernd.get_by_role("button", name="Look at the table").click()
    expect(bernd.locator(".board")).to_be_visible()
    bernd.get_by_role("button", name="Join in").click()
    for page in (anna, bernd):
        expect(page.locator(".again")).to_have_count(0)
        expect(page.locator(".board")).to_be_visible()
    play_both_to_the_end((anna, bernd))
    bernd.get_by_role("button", name="Rematch").click()
    anna.get_by_role("button", name="No, thanks").click()
    expect(bernd.locator(".seatlist")).to_contain_text("Free seat")
    expect(anna.locator(".end")).to_be_visible()
    expect(anna.get_by_role("button", name="Watch the new game")).to_be_visible()


# Counts the "your turn" tunes (three tones, the first of 523 Hz), notifications and turns.
LISTEN = """() => {
  Object.assign(window, { tunes: 0, notes: [], turns: 0 });
  const oscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = oscillator.call(this);
    const start = tone.start.bind(tone);
    tone.start = (when) => ((window.tunes += tone.frequency.value === 523 ? 1 : 0), start(when));
    return tone;
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.notes.push(title);
  const status = document.querySelector('.status');
  let mine = status.matches('.mine');
  const look = () => ((window.turns += status.matches('.mine') && !mine ? 1 : 0), (mine = status.matches('.mine')));
  new MutationObserver(look).observe(status, { attributeFilter: ['class'] });
}"""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


def test_my_turn_is_heard_once_and_told_to_those_who_look_elsewhere(open_page: Opener, yard: Yard) -> None:
    """However many moves by the others are still to be shown."""
    code, token = yard.table("mow", [None, "chick", "chick"], settings={"pace": 0.1})
    page = open_page(f"/t/{code}", token=token, name="Mila", speed=2, sound=True, notify=True)
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_selector(".status.mine")
    page.evaluate(LISTEN)
    play_for(page, 4)
    assert page.evaluate("[turns, notes.length]") == [page.evaluate("tunes"), 0]
    page.evaluate(LOOK_AWAY)
    page.evaluate("Object.assign(window, { tunes: 0, turns: 0 })")
    play_for(page, 3)
    turns = page.evaluate("turns")
    assert page.evaluate("[tunes, notes.length]") == [turns, turns]
    assert page.evaluate("notes[0]") == "Your turn"
    assert page.title().startswith("● Your turn")


def play_for(page: Page, turns: int) -> None:
    """Plays until it has been my turn this many more times."""
    until = page.evaluate("turns") + turns
    for _ in range(600):
        if page.evaluate("turns") >= until and page.locator(".status.mine").count():
            break
        page.evaluate(TAP)
        page.wait_for_timeout(60)
    page.wait_for_timeout(200)
