"""Two people and a spectator; lines that break; a server that falls over."""

import json
import re

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Yard
from browser.playing import TAP, play_to_the_end


def sit_down(page: Page, name: str) -> None:
    page.locator(".sit input").fill(name)
    page.get_by_role("button", name="Sit down").click()


def cards_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('.fan [data-card]')].map((b) => b.dataset.card)")
    return found


def test_two_browsers_and_a_spectator_at_one_table(open_page: Opener) -> None:
    """By link to a seat with a name and one click; nobody's page holds a card that is hidden from them."""
    anna = open_page("/new/saumaumau", name="Anna")
    anna.get_by_role("button", name="2", exact=True).click()
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_selector(".gathering")
    link = anna.locator(".linkfield").input_value()
    path = re.sub(r"^https?://[^/]+", "", link)
    bernd = open_page(path)
    sit_down(bernd, "Bernd")
    expect(anna.locator(".seatlist")).to_contain_text("Bernd")
    anna.get_by_role("button", name="Deal the cards").click()
    for page in (anna, bernd):
        page.wait_for_selector(".fan button")
    watcher = open_page(path)
    watcher.wait_for_selector(".board")
    assert watcher.locator(".fan").count() == 0
    hands = {"anna": cards_of(anna), "bernd": cards_of(bernd)}
    for page, other in ((anna, "bernd"), (bernd, "anna"), (watcher, "anna"), (watcher, "bernd")):
        shown = page.evaluate("[...document.querySelectorAll('#app use')].map((u) => u.getAttribute('href').slice(1))")
        own = hands["anna"] if page is anna else hands["bernd"] if page is bernd else []
        hidden = [card for card in hands[other] if card not in own and card != "smm-bauer"]
        top = page.evaluate(
            "[...document.querySelectorAll('[data-spot=pile] use')].map((u) => u.getAttribute('href').slice(1))"
        )
        assert not [card for card in hidden if card in shown and card not in top]


def test_a_broken_line_is_shown_and_mends_itself(open_page: Opener, yard: Yard) -> None:
    """Offline the page says so, and goes on by itself when the line is back; no move is shown before it was made."""
    code, token = yard.table("saumaumau", [None, "chick"])
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status.mine")
    yard.kill()
    expect(page.locator(".status .turn.off")).to_be_visible()
    before = page.locator(".log li").count()
    page.evaluate(TAP)
    page.evaluate(TAP)
    page.wait_for_timeout(500)
    assert page.locator(".log li").count() == before
    yard.start()
    expect(page.locator(".status .turn.off")).to_have_count(0)


def test_the_game_goes_on_after_the_server_was_killed(open_page: Opener, yard: Yard) -> None:
    """`kill -9` in the middle of a game: the page waits, comes back by itself and the game is played to its end."""
    code, token = yard.table("saumaumau", [None, "chick"], options={"goal": 6})
    page = open_page(f"/t/{code}", token=token, name="Mila")
    page.wait_for_selector(".status.mine")
    hand = cards_of(page)
    yard.kill()
    expect(page.locator(".status .turn.off")).to_be_visible()
    assert cards_of(page) == hand
    yard.start()
    expect(page.locator(".status .turn.off")).to_have_count(0)
    assert cards_of(page) == hand
    play_to_the_end(page)
    assert json.loads(page.evaluate("localStorage.farmyard"))["token"] == token
