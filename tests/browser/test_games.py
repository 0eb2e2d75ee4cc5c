"""Whole games in the browser, from the first page to the result."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Yard
from browser.playing import SHORT, TAP, play_by_keyboard, play_to_the_end
from farmyard.games import GAMES

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.smoke)])
def test_from_home_to_the_result_against_bots(open_page: Opener, game: str, size: str) -> None:
    """Two clicks to a running game; it is played to the end; the result ranks everybody."""
    page = open_page("/", size)
    page.get_by_role("button", name="Play now").click()
    page.locator(f"[data-choose={game}]").click()
    page.wait_for_selector(".status")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_to_the_end(page)
    expect(page.locator(".rank li")).to_have_count(page.evaluate("document.querySelectorAll('.rank .seat').length"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@every_game
def test_a_whole_game_by_keyboard_alone(open_page: Opener, yard: Yard, game: str) -> None:
    """Digits, Tab and Enter are enough."""
    low = GAMES[game].seats[0]
    code, token = yard.table(game, [None, *["chick"] * (low - 1)], options=SHORT.get(game, {}))
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status")
    play_by_keyboard(page)


@every_game
def test_motion_is_no_trouble(open_page: Opener, yard: Yard, game: str) -> None:
    """Things fly, pigs run, cards turn over: the console stays empty, and nothing is left in mid-air."""
    code, token = yard.table(game, [None, *["chick"] * (GAMES[game].seats[0] - 1)], settings={"pace": 0.2})
    page = open_page(f"/t/{code}", token=token, name="Mila", speed=2)
    page.wait_for_selector(".status")
    page.evaluate(COUNT_FLIGHTS)
    for _ in range(80):
        if page.evaluate(TAP) == "over" or page.evaluate("window.flown") > 12:
            break
        page.wait_for_timeout(100)
    assert page.evaluate("window.flown") > 0
    expect(page.locator(".flying")).to_have_count(0)


COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const flies = (node) => node.classList?.contains('flying');
  const count = (changes) => changes.forEach((change) => (window.flown += [...change.addedNodes].filter(flies).length));
  new MutationObserver(count).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "happypigs"])
def test_the_first_cards_are_dealt_in_flight(open_page: Opener, game: str) -> None:
    """To everybody, one's own hand included; nothing is lost on the way. Happy Pigs has no cards to deal."""
    page = open_page("/", speed=1)
    page.evaluate(COUNT_FLIGHTS)
    page.get_by_role("button", name="Play now").click()
    page.locator(f"[data-choose={game}]").click()
    page.wait_for_selector(".fan button")
    cards = page.locator(".fan button").count()
    flown = cards if game == "rudi" else 2 * cards  # Rudi's players take their own ten cards
    page.wait_for_function(f"window.flown >= {flown}")
    page.wait_for_timeout(2000)
    assert page.evaluate(
        "[...document.querySelectorAll('.fan button')].every((b) => getComputedStyle(b).opacity === '1')"
    )


COUNT_RUNS = """() => {
  window.runs = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.parentNode?.matches('g.pig')) window.runs++;
    return animate.apply(this, how);
  };
}"""


def test_a_pig_runs_once_a_move(open_page: Opener, yard: Yard) -> None:
    """However many events and questions arrive while it runs."""
    code, token = yard.table("saumaumau", [None, "chick", "chick"], settings={"pace": 0.2}, options={"goal": 20})
    page = open_page(f"/t/{code}", token=token, name="Mila", speed=2)
    page.wait_for_selector(".status")
    page.evaluate(COUNT_RUNS)
    before = page.locator(".log li", has_text=RAN).count()
    for _ in range(120):
        if page.evaluate(TAP) == "over" or page.locator(".log li", has_text=RAN).count() > before + 5:
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(800)
    assert 0 < page.evaluate("window.runs") <= page.locator(".log li", has_text=RAN).count() - before


RAN = re.compile("pig runs|pulls the")


def test_rematch_and_the_same_deal_again(open_page: Opener, yard: Yard) -> None:
    """The same hand comes back. MOW: whatever the other player does, one's hand stays as dealt until one plays."""
    code, token = yard.table("mow", [None, "chick"], options=SHORT["mow"])
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".fan button")
    cards = "[...document.querySelectorAll('.fan button')].map((b) => b.dataset.card).sort().join()"
    first = page.evaluate(cards)
    play_to_the_end(page)
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_selector(".end", state="detached")
    page.wait_for_selector(".fan button")
    assert page.evaluate(cards) == first


def test_the_strong_bot_finds_moments_and_the_result_still_fits(open_page: Opener, yard: Yard) -> None:
    """The first moments while it is thinking; then how everybody played, one press away. All of it on one screen."""
    code, token = yard.table("saumaumau", [None, "chick", "chick", "chick"], options=SHORT["saumaumau"])
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status")
    play_to_the_end(page)
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_selector(".mom .delta, .mom header button", timeout=60_000)
    everybody = page.get_by_role("button", name="How everybody played")
    expect(everybody).to_be_visible(timeout=120_000)
    assert page.evaluate("document.documentElement.scrollHeight") == page.viewport_size["height"]  # type: ignore[index]
    everybody.click()
    expect(page.locator("dialog section")).to_have_count(4)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_a_lesson_can_be_solved(open_page: Opener, game: str, size: str) -> None:
    """Every step by tapping: something is pointed at, all of what is said can be read, and the table is not covered."""
    page = open_page(f"/learn/{game}", size)
    page.wait_for_selector(".coach")
    while True:
        page.wait_for_selector(".spotlight")
        assert page.evaluate(READABLE) == []
        solve(page)
        if page.locator(".coach.over").count():
            return
        page.locator(".coach header .btn.primary").click()


READABLE = """() => {
  const of = (name) => document.querySelector(name).getBoundingClientRect();
  const [coach, board] = [of('.coach'), of('.board')];
  return [
    (board.width < 240 || board.height < 240) && 'the board is too small',
    coach.bottom > board.top + 1 && board.bottom > coach.top + 1 && coach.right > board.left + 1 && 'on the board',
    coach.bottom > innerHeight + 1 && 'below the edge',
    document.documentElement.scrollWidth > innerWidth && 'too wide',
  ].filter(Boolean);
}"""


def solve(page: Page) -> None:
    for _ in range(600):
        if page.locator(".coach.over, .coach header .btn.primary").count():
            return
        page.evaluate(TAP)
        page.wait_for_timeout(10)
    raise AssertionError("the task is not solved")


def test_a_lesson_ends_in_a_first_game_with_hints(open_page: Opener) -> None:
    """Whoever does not want to be taught skips; the table has no empty seat, and advice without being asked."""
    page = open_page("/learn/saumaumau")
    page.wait_for_selector(".coach")
    while not page.locator(".coach.over").count():
        page.locator(".coach header > .btn:last-child").click()
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_selector(".status.mine .advice", timeout=60_000)


def test_a_wrong_move_in_a_lesson_is_answered(open_page: Opener) -> None:
    """It says why not, and nothing has happened: the right move is still there."""
    page = open_page("/learn/saumaumau")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Draw").click()
    expect(page.locator(".coach .answer.bad")).to_contain_text("no pig runs")
    expect(page.locator(".hand .fan > button.legal")).to_have_count(2)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()


def test_any_moment_of_a_replay_can_be_played_on(open_page: Opener) -> None:
    """What if? The same deal and the same first moves, at a table of one's own; and one sits where one looked from."""
    page = open_page("/")
    page.locator("[data-play=quartett]").click()
    play_to_the_end(page)
    page.locator(".acts2 a[href^='/r/']").click()
    page.locator(".scrubber input").fill("6")
    expect(page.locator(".scrubber .num")).to_contain_text("6 /")
    told = page.locator(".log li").all_inner_texts()[:5]
    page.locator(".scrubber .whatif").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".panel.me")).to_have_count(1)
    again = page.locator(".log li").all_inner_texts()
    assert [line in again for line in told] == [True] * len(told)
