"""What a page works out itself at a server's table, and what it has to do that with."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Yard
from browser.playing import SHORT, play_to_the_end
from farmyard.games import GAMES

# Every message to a worker, and how many instances of rulebooks the page itself has.
SPY = """(() => {
  Object.assign(window, { calls: [], instances: 0 });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (call, ...more) {
    window.calls.push(call);
    return post.call(this, call, ...more);
  };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (...given) => (window.instances++, instantiate.apply(WebAssembly, given));
})()"""
QUESTIONS = """calls.filter((call) => call.method === 'begin').map(({ given: [question] }) =>
  ({ keys: Object.keys(question).sort(), view: [...question.view], seat: question.seat, legal: question.legal }))"""
QUESTION = ["game", "legal", "seat", "seats", "seed", "view"]


def at_table(open_page: Opener, yard: Yard, game: str, **more: Any) -> tuple[Page, str, str, list[Any]]:
    """A page at a server's table against computer players, spied on; and what it sends there."""
    code, token = yard.table(game, [None, *["chick"] * (max(3, GAMES[game].seats[0]) - 1)], **more)
    page = open_page("/privacy", token=token, name="Mila")
    page.context.add_init_script(SPY)
    sent: list[Any] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    page.goto(f"{yard.url}/t/{code}")
    page.wait_for_selector(".status.mine")
    return page, code, token, sent


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_thought_out_here_from_ones_own_view(open_page: Opener, yard: Yard, game: str) -> None:
    """It is the server's, to the percent. No module ever gets a state: workers get the view, the page has no module."""
    page, code, token, sent = at_table(open_page, yard, game)
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=60_000)
    assert [message for message in sent if message["type"] == "hint"] == []
    assert page.evaluate("instances") == 0
    questions = page.evaluate(QUESTIONS)
    assert questions
    for question in questions:
        assert question["keys"] == QUESTION
        assert len(question["view"]) == GAMES[game].view_type.itemsize
    told = page.locator(".advice").text_content() or ""
    theirs = yard.ask(f"/api/tables/{code}/hint", {"seat": questions[0]["seat"]}, token)
    assert not theirs["others"] or f"{round(100 * theirs['chance'])}" in told


def test_what_cannot_be_done_is_explained_without_asking_the_server(open_page: Opener, yard: Yard) -> None:
    page, _, _, sent = at_table(open_page, yard, "saumaumau")
    dim = page.locator(".hand .fan > button:not(.legal)").first
    before = [message["type"] for message in sent if message["type"] != "echo"]
    dim.click(force=True)
    expect(page.locator(f"#{dim.get_attribute('aria-describedby')}")).not_to_be_empty()
    assert [message["type"] for message in sent if message["type"] != "echo"] == before


def test_a_finished_game_is_analysed_here(open_page: Opener, yard: Yard) -> None:
    """The server gives the record, and thinks about nothing."""
    page, _, _, sent = at_table(open_page, yard, "saumaumau", options=SHORT["saumaumau"])
    play_to_the_end(page)
    page.get_by_role("button", name="Analyse the game").click()
    while not page.evaluate(QUESTIONS):
        page.wait_for_timeout(50)
    assert [message for message in sent if message["type"] == "analyse"] == []
