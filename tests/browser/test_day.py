"""The deal of the day in a browser: left, resumed, finished, compared, shared; closed to who has not finished."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.playing import play_to_the_end
from browser.test_pages import check

GAME = "quartett"


def begin(page: Page) -> None:
    page.locator(f"[data-deal={GAME}] button").click()
    page.wait_for_selector(".board")


def test_a_deal_is_left_resumed_finished_compared_and_shared(open_page: Opener) -> None:
    anna = open_page("/day", name="Anna")
    begin(anna)
    table = anna.url
    anna.goto(table.split("/t/")[0] + "/day")
    expect(anna.locator(f"[data-deal={GAME}] button")).to_have_text("Continue")
    begin(anna)
    assert anna.url == table
    play_to_the_end(anna)
    anna.get_by_role("link", name="How others fared").click()
    expect(anna.locator(".bars .mine")).to_have_count(1)
    check(anna)
    said = anna.locator(".line").inner_text()
    assert "Quartett" in said
    assert said.endswith(anna.url)

    bernd = open_page(anna.url.removeprefix(table.split("/t/")[0]), name="Bernd")
    expect(bernd.get_by_role("alert")).to_contain_text("once you have finished it yourself")
    assert bernd.locator(".bars").count() == 0
    bernd.get_by_role("button", name="Play").click()
    bernd.wait_for_selector(".board")
    assert "Anna" not in bernd.locator(".table").inner_text()


def test_what_this_device_deals_is_played_handed_in_and_compared(open_page: Opener) -> None:
    page = open_page("/day/here", name="Anna")
    begin(page)
    table = page.url
    page.goto(table.split("/t/")[0] + "/day/here")
    expect(page.locator(f"[data-deal={GAME}] button")).to_have_text("Continue")
    begin(page)
    assert page.url == table
    play_to_the_end(page)
    page.get_by_role("link", name="How others fared").click()
    expect(page.locator(".bars .mine")).to_have_count(1, timeout=120_000)
    check(page)
    assert page.locator(".line").inner_text().endswith(page.url)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", ["desktop", "phone", "zoomed", "sideways"])
def test_the_day_fits_every_screen(open_page: Opener, language: str, size: str) -> None:
    page = open_page("/day", size, language)
    page.wait_for_selector("[data-deal]")
    page.wait_for_selector("section .small, section > p")
    check(page)
