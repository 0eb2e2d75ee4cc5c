"""A duplicate evening in a browser: invited to, joined, played, compared; closed to whoever has not finished."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.playing import play_to_the_end
from browser.test_pages import check


def invite(page: Page) -> str:
    """To the evening's address."""
    page.get_by_label("Game").select_option("quartett")
    page.get_by_role("button", name="Invite").click()
    page.wait_for_selector("table")
    return page.url


def test_guests_join_by_the_link_play_and_are_compared(open_page: Opener) -> None:
    anna = open_page("/evening", name="Anna")
    address = invite(anna)
    home, code = address.split("/evening/")
    anna.get_by_role("button", name="Deal 1").click()
    anna.wait_for_selector(".board")
    play_to_the_end(anna)
    anna.get_by_role("link", name="How others fared").click()
    expect(anna.locator("tr.me td").nth(1)).to_contain_text("place")

    bernd = open_page(f"/evening#{code}", name="Bernd")
    bernd.get_by_role("button", name="Join in").click()
    expect(bernd.get_by_role("row", name="Anna")).to_contain_text("finished")
    assert "place" not in bernd.get_by_role("row", name="Anna").inner_text()

    anna.goto(f"{home}/evening/{code}")
    anna.get_by_role("button", name="End the evening").click()
    anna.get_by_role("button", name="Really end it").click()
    expect(anna.get_by_role("row", name="Bernd")).to_be_visible()
    expect(anna.get_by_role("button", name="Deal 2")).to_have_count(0)
    bernd.reload()
    expect(bernd.get_by_role("row", name="Anna")).to_contain_text("place")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("size", ["desktop", "phone", "zoomed", "sideways"])
def test_an_evening_fits_every_screen(open_page: Opener, language: str, size: str) -> None:
    page = open_page("/evening", size, language)
    page.wait_for_selector("form .segments, form select")
    check(page)
    page.locator("form .btn.primary").click()
    page.wait_for_selector("table")
    check(page)
