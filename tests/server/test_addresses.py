"""Whatever address is requested, the answer is never a server error."""

import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from talk import PATIENCE, Host, hosting

from farmyard.server.base.limits import unlimited
from farmyard.server.web.app import PAGES
from farmyard.server.web.policy import STATIC

LONG = "x" * 4000
APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
RECORD = "/api/records/ABCDE-1/0"


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("addresses"), unlimited()) as running:
        yield running


def ask(
    host: Host, path: str, accept: str = "*/*", method: str = "GET", body: bytes | None = None
) -> tuple[int, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", host.config.port, timeout=PATIENCE)
    line.request(method, path, body, {"accept": accept, "content-type": "application/json"})
    answer = line.getresponse()
    return answer.status, answer.read()


@pytest.mark.parametrize("accept", ["*/*", "text/html"])
@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}",
        f"/assets/{LONG}",
        "/%00",
        "/%ff%fe",
        "/assets/%00.js",
        "/nothing",
        "/constructor",
        "/..%2f..%2fetc%2fpasswd",
        f"/api/records/{LONG}",
        f"/api/games/{LONG}",
        f"/api/players/{LONG}",
        f"/api/tables/{LONG}",
        "/api/records/%00%00%00%00",
        "/api/players/A%00",
        "/api/games/%00",
        f"{RECORD}?open={LONG}",
        f"{RECORD}?seat=9223372036854775808",
        f"{RECORD}?seat=1e308",
        f"{RECORD}?seat={'9' * 5000}",
        f"{RECORD}?seat=%C2%B2",
        "/api/records/ABCDE-1/1e308",
        f"/api/records/ABCDE-1/{'9' * 5000}",
        "/api/records/ABCDE-1/log?seat=-9223372036854775809",
        "/api/tables/ABCDE/events?seen=1e308",
        "/ws",
        "/ws/ABCDE",
        f"/ws/{LONG}",
    ],
    ids=lambda path: path[:40],
)
def test_odd_addresses_are_answered(yard: Host, path: str, accept: str) -> None:
    status, body = ask(yard, path, accept)
    assert 400 <= status < 500, body[:300]


def test_an_unknown_address_is_the_page_to_a_browser_and_a_refusal_to_a_program(yard: Host) -> None:
    status, body = ask(yard, "/nothing/here", "text/html,*/*;q=0.8")
    assert (status, body[:15]) == (404, b"<!doctype html>")
    status, body = ask(yard, "/nothing/here")
    assert (status, b'"code":"message"' in body) == (404, True)


@pytest.mark.parametrize("path", ["/", "/new/mow", "/t/ABCDE", "/r/ABCDE-1", "/rules/rudi", "/learn/rudi", "/me"])
def test_the_pages_own_addresses_are_there(yard: Host, path: str) -> None:
    assert ask(yard, path)[0] == 200


@pytest.mark.skipif(not STATIC.is_dir(), reason="the page has not been built")
@pytest.mark.parametrize("path", ["/robots.txt", "/favicon.ico", "/icon.svg"])
def test_what_robots_and_browsers_look_for_is_there(yard: Host, path: str) -> None:
    assert ask(yard, path)[0] == 200


def test_the_server_knows_every_page_of_the_page() -> None:
    named = re.search(r"const PAGES.*?\{\n(.*?)\n  \};", APP.read_text("utf-8"), re.DOTALL)
    assert named
    assert {"", *re.findall(r"^ +(\w+):", named[1], re.MULTILINE)} == set(PAGES)


@pytest.mark.parametrize(
    "path", ["/api/players", "/api/tables", "/api/records", "/api/analysis", "/api/tables/ABCDE/play"]
)
@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"a":' * 100_000, b"9" * 5000, b"\xff\xfe", b"", b'"\\ud800"'])
def test_odd_bodies_are_refused(yard: Host, path: str, body: bytes) -> None:
    """Even without a token."""
    status, said = ask(yard, path, method="POST", body=body)
    assert 400 <= status < 500, said[:300]


def test_an_option_too_long_is_refused_on_the_socket(yard: Host) -> None:
    """It once got no answer at all."""
    client = yard.client()
    for value in ("x" * 5000, 10**30, "\x1b[31m", ["x"] * 500, 1e308):
        answer = client.ask("create", game="mow", seats=[None, None], options={"target": value})
        assert answer["type"] == "refused"
    for table in ("A\x00BCD", "\ud83d\ude00" * 4, "....", "%00%00"):
        assert client.ask("enter", table=table)["code"] == "table-unknown"


@pytest.mark.parametrize("name", ["A\x00B", "A\nB", "A\x1b[31m", "A\u202eB"])
def test_a_name_steers_nobodys_terminal(yard: Host, name: str) -> None:
    """And PostgreSQL cannot store a NUL."""
    answer = yard.client("Anna").ask("create", game="mow", seats=[{}, {}], name=name)
    assert answer["type"] == "refused"
