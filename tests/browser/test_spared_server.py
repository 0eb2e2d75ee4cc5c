"""What a page works out itself at a server's table, and what it has to do that with."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Opener, Yard
from browser.playing import SHORT, play_to_the_end
from farmyard.games import GAMES
from farmyard.server.table import entries
from farmyard.server.table.table_state import TableState

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


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="reads other processes' memory as Linux shows it")
@pytest.mark.parametrize("game", ["mow", "quartett"])
def test_no_other_hand_lies_in_the_browsers_memory(open_page: Opener, yard: Yard, browser: Browser, game: str) -> None:
    """Not in the page's process, which is its workers', too: after a hint has been thought out there, one's own hand is
    found in it, and nobody else's, neither as rules keep it nor as JSON or JavaScript do."""
    page, code, _, _ = at_table(open_page, yard, game)
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=60_000)
    mine, *others = hands(yard, code)
    ours, theirs = set(ways(mine)), set(ways(*others))
    found = {pattern for memory in memories(browser) for pattern in ours | theirs if pattern in memory}
    assert len(ours & found) > 1
    assert theirs
    assert not theirs & found


def hands(yard: Yard, code: str) -> list[list[int]]:
    """What only the server knows: by seat, the cards as the rules keep them."""
    with closing(sqlite3.connect(yard.folder / "journal.db")) as db:
        lines = db.execute("select entry from entries where room = ? order by n", (code,)).fetchall()
    state = TableState(code)
    for (line,) in lines:
        state.apply(entries.decode(line))
    assert state.table is not None
    record = state.table._states[0]
    field = "hand" if "hand" in record.dtype.names else "held"
    return [row.tolist() for row in record[field][: len(state.chairs)]]


def ways(*hands: list[int]) -> Iterator[bytes]:
    """How a hand might lie in memory: bytes, numbers of C, small integers of V8, JSON. Few bytes are found anywhere."""
    for hand in hands:
        cards = np.trim_zeros(hand, "b")
        if len(cards) < 5:
            continue
        yield bytes(cards)
        yield np.array(cards, np.int32).tobytes()
        yield (2 * np.array(cards, np.int32)).tobytes()
        yield json.dumps(cards, separators=(",", ":")).encode().strip(b"[]")


def memories(browser: Browser) -> Iterator[bytes]:
    """All writable memory of the processes that run pages."""
    listed = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    for process in (Path(f"/proc/{one['id']}") for one in listed if one["type"] == "renderer"):
        with (process / "mem").open("rb", buffering=0) as memory:
            for line in (process / "maps").read_text().splitlines():
                place, rights, *_ = line.split()
                begin, end = (int(part, 16) for part in place.split("-"))
                if rights.startswith("rw"):
                    with suppress(OSError):
                        memory.seek(begin)
                        yield memory.read(end - begin)
