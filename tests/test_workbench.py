"""The workbench of `farmyard dev`: over real HTTP, with a file that is saved while it runs."""

import re
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from html import escape, unescape
from pathlib import Path
from threading import Thread

import pytest

from farmyard.games import GAMES
from farmyard.text.words import Words
from farmyard.workbench.bench import Bench
from farmyard.workbench.checking import Checker
from farmyard.workbench.editing import change, numbers
from farmyard.workbench.serve import Handler, Workbench

TOY = (Path(__file__).parents[1] / "examples" / "games" / "goofspiel.py").read_text("utf-8")
PATIENCE = 180.0


class Desk:
    def __init__(self, bench: Workbench, file: Path) -> None:
        self.bench, self.file = bench, file

    def page(self) -> str:
        return unescape(urllib.request.urlopen(self.bench.url, timeout=PATIENCE).read().decode())

    def press(self, what: str, **form: object) -> str:
        data = urllib.parse.urlencode(form).encode()
        return unescape(urllib.request.urlopen(f"{self.bench.url}{what}", data, timeout=PATIENCE).read().decode())

    def save(self, text: str) -> None:
        self.file.write_text(text, "utf-8")

    def until(self, seen: Callable[[str], object]) -> str:
        """Waits as the page does: for news."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if seen(page := self.page()):
                return page
            version = re.search(r'data-version="(\d+)"', page)
            assert version
            urllib.request.urlopen(f"{self.bench.url}wait?version={version[1]}", timeout=PATIENCE).read()
        raise AssertionError(page)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    file = tmp_path / "toy.py"
    file.write_text(TOY, "utf-8")
    bench = Workbench(Bench(file), Words(), many=10)
    thread = Thread(target=bench.run, daemon=True)
    thread.start()
    yield Desk(bench, file)
    bench.server.shutdown()
    thread.join()
    GAMES.pop("goofspiel", None)


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No random games: they take longer than the rest of a test."""
    monkeypatch.setattr(Checker, "begin", lambda self: None)


def test_every_seat_is_seen_and_played_by_one_person(desk: Desk) -> None:
    page = desk.page()
    assert page.count("must act") == 2
    assert "A spectator" in page
    page = desk.press("play", seat=0, move="bid 7")
    assert page.count("must act") == 1
    page = desk.press("play", seat=1, move="bid 9")
    assert "Player 1 bids." in page
    assert "You have already laid this card." in page
    assert desk.press("back").count("must act") == 1


def test_a_saved_file_is_played_on_with_the_same_deal_and_moves(desk: Desk) -> None:
    desk.press("play", seat=0, move="bid 7")
    desk.press("play", seat=1, move="bid 9")
    desk.save(TOY.replace("{ $who } bids. |", "{ $who } offers. |"))
    page = desk.until(lambda page: "offers" in page)
    assert "Player 1 offers." in page


def test_a_move_that_the_new_rules_refuse_is_said_and_remembered(desk: Desk) -> None:
    desk.press("play", seat=0, move="bid 7")
    desk.save(TOY.replace("    here = action < HIDDEN\n", "    here = action < 5\n"))
    desk.until(lambda page: "Move 1, “bid 7”, is not possible by the new rules" in page)
    desk.save(TOY)
    page = desk.until(lambda page: "by the new rules" not in page)
    assert page.count("must act") == 1


def test_a_file_that_cannot_be_read_says_the_line_and_the_table_stays(desk: Desk) -> None:
    desk.press("play", seat=0, move="bid 7")
    desk.save(TOY.replace("def settle(s):", "def settle(s)"))
    line = 1 + TOY[: TOY.index("def settle(s):")].count("\n")
    page = desk.until(lambda page: f"toy.py:{line}: Python cannot read this" in page)
    assert page.count("must act") == 1


def test_what_random_games_find_can_be_looked_at(desk: Desk) -> None:
    desk.save(
        TOY.replace("    s.bid[seat] = action\n", "    if action == 0:\n        return\n    s.bid[seat] = action\n")
    )
    page = desk.until(lambda page: "changes nothing" in page and "Show the position" in page)
    assert "toy.py:" in page
    shown = desk.press("show", number=0)
    assert "bids." in shown
    assert desk.bench.bench.moves[-1][1] == "bid 1"


def test_nobody_else_gets_in(desk: Desk) -> None:
    """Without the key, or by another name for this machine, there is nothing."""
    strange = urllib.request.Request(desk.bench.url, headers={"host": "evil.example"})
    other = desk.bench.url.replace(desk.bench.key, "x" * len(desk.bench.key))
    for address in (strange, other, f"http://127.0.0.1:{desk.bench.server.server_port}/"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(address, timeout=PATIENCE)


ODD = {
    "no slash": "GET x HTTP/1.0",
    "star": "GET * HTTP/1.0",
    "address": "GET http://[ HTTP/1.0",
    "version": "GET /KEY/wait?version=abc HTTP/1.0",
    "long version": f"GET /KEY/wait?version={'9' * 5000} HTTP/1.0",
    "length": "POST /KEY/back HTTP/1.0\r\nContent-Length: abc",
    "below nothing": "POST /KEY/back HTTP/1.0\r\nContent-Length: -1",
    "too much": "POST /KEY/back HTTP/1.0\r\nContent-Length: 99999999999",
    "bytes": "POST /KEY/back HTTP/1.0\r\nContent-Length: 2",
    "host": "GET /KEY/ HTTP/1.0\r\nHost: evil.example",
}


@pytest.mark.parametrize("what", ODD)
@pytest.mark.usefixtures("unchecked")
def test_odd_requests_get_an_answer(desk: Desk, what: str) -> None:
    request = ODD[what].replace("KEY", desk.bench.key).encode()
    host = b"" if b"Host" in request else b"\r\nHost: 127.0.0.1"
    with socket.create_connection(("127.0.0.1", desk.bench.server.server_port), PATIENCE) as line:
        line.sendall(request + host + b"\r\n\r\n\xff\xfe")
        assert line.recv(100).startswith(b"HTTP/1.0 ")


@pytest.mark.usefixtures("unchecked")
def test_a_form_from_another_page_is_not_ours(desk: Desk) -> None:
    """Browsers say where a form comes from; somebody else's page may do nothing here, even if it knew the key."""
    desk.press("play", seat=0, move="bid 7")
    for site, there in (("cross-site", 404), ("same-site", 404), ("same-origin", 200)):
        form = urllib.request.Request(f"{desk.bench.url}back", b"", headers={"sec-fetch-site": site})
        try:
            status = urllib.request.urlopen(form, timeout=PATIENCE).status
        except urllib.error.HTTPError as error:
            status = error.code
        assert status == there, site
    assert desk.page().count("must act") == 2


@pytest.mark.usefixtures("unchecked")
def test_whoever_connects_and_says_nothing_is_not_waited_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Handler, "timeout", Handler.timeout and 0.2)  # a minute is long
    with socket.create_connection(("127.0.0.1", desk.bench.server.server_port), 30) as line:
        line.sendall(b"GET /")
        assert line.recv(100) == b""


def check_saves(desk: Desk) -> None:
    """The file is read whenever it has changed; the first time might be the last."""
    for word in ("offers", "calls"):
        desk.save(TOY.replace("{ $who } bids. |", f"{{ $who }} {word}. |"))
        desk.until(lambda page, word=word: word in page)


def head(page: str) -> str:
    """Players and seed."""
    return page.partition("<header>")[2].partition("</header>")[0]


@pytest.mark.parametrize(
    ("what", "form"),
    [
        ("deal", {"seats": 99, "seed": 1}),
        ("deal", {"seats": 2, "seed": -1}),
        ("deal", {"seats": 2, "seed": 2**64}),
        ("deal", {"seats": "²", "seed": "x"}),
        ("numbers", {"NOPE": 3}),
        ("numbers", {"SEATS": "9" * 5000}),
        ("play", {"seat": 99, "move": "bid 7"}),
        ("show", {"number": 99}),
        ("nonsense", {}),
    ],
)
@pytest.mark.usefixtures("unchecked")
def test_odd_forms_change_nothing_and_the_file_is_read_on(desk: Desk, what: str, form: dict[str, object]) -> None:
    before = head(desk.page())
    assert head(desk.press(what, **form)) == before
    check_saves(desk)


@pytest.mark.usefixtures("unchecked")
def test_options_that_new_rules_do_not_know_are_given_up(desk: Desk) -> None:
    """A fault may have been shown with some, and before any move."""
    desk.bench.bench.options = {"nothing of the kind": 1}
    check_saves(desk)


@pytest.mark.usefixtures("unchecked")
def test_a_rulebook_that_would_end_the_program_is_a_fault(desk: Desk) -> None:
    desk.save(f"raise SystemExit(3)\n{TOY}")
    desk.until(lambda page: "SystemExit" in page)
    desk.save(TOY)
    desk.until(lambda page: "SystemExit" not in page)


# The rulebook, in the page


def test_the_rulebook_is_changed_in_the_page(desk: Desk) -> None:
    """Saved as it was sent, and played on with the same deal and moves."""
    desk.press("play", seat=0, move="bid 7")
    assert escape(TOY) in urllib.request.urlopen(desk.bench.url).read().decode()
    changed = TOY.replace("{ $who } bids. |", "{ $who } offers. |")
    page = desk.press("save", text=changed.replace("\n", "\r\n"))
    assert desk.file.read_text("utf-8") == changed
    assert "Player 1 offers." in page


def test_a_number_is_changed_in_the_page(desk: Desk) -> None:
    """Thirteen prizes become nine."""
    page = desk.press("numbers", SEATS=5, VALUES=9)
    assert "SEATS, VALUES = 5, 9\n" in desk.file.read_text("utf-8")
    assert desk.file.read_text("utf-8").replace("VALUES = 5, 9", "VALUES = 5, 13") == TOY
    assert '"bid 9"' in page
    assert '"bid 10"' not in page


def test_what_is_saved_broken_can_be_mended_there(desk: Desk) -> None:
    page = desk.press("save", text=TOY.replace("def settle(s):", "def settle(s)"))
    assert "Python cannot read this" in page
    assert "def settle(s)\n" in page
    assert "Python cannot read this" not in desk.press("save", text=TOY)


def test_numbers_at_the_top_are_found_and_what_only_counts_is_not() -> None:
    text = "ÄÖ = 'é'; SEATS, HERD = 4, 32\nOK, LATE = 0, 1\nLIMIT = 300\nYES = True\nA, B = 1, x\ndef f():\n    C = 3\n"
    found = [(number.name, number.value) for number in numbers(text)]
    assert found == [("SEATS", 4), ("HERD", 32), ("LIMIT", 300), ("A", 1)]
    assert change(change(text, "HERD", 7), "SEATS", 12) == text.replace("4, 32", "12, 7")
    assert numbers("def broken(") == []
