"""“Your turn” for absent players: who is notified, when, encrypted for their browser only, and to which addresses."""

import asyncio
import datetime
import http.server
import json
import random
import socket
import ssl
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import pytest
from clockwork import OurTime, SlowJournal, deal, in_our_time, open_house, person, play
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02
from talk import Client, Host, compile_games, hosting, play_one, seat_people, start, until

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages, outbound
from farmyard.server.base.outbound import Courier, Place, is_outside, place_of
from farmyard.server.base.push_encryption import Keys, Sealer, new_key, pack, unpack
from farmyard.server.hall import push
from farmyard.server.hall.people import MOST_BROWSERS, People
from farmyard.server.hall.push import HOUR, SOON, Pushes
from farmyard.server.storage.schema import engine_for
from farmyard.server.table.live_table import LiveTable

SOMEWHERE = "93.184.215.14"  # a public address
INSIDE = [
    "127.0.0.1", "10.0.0.7", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.7", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:7::1",
]  # fmt: skip


@pytest.fixture(autouse=True)
def compiled() -> None:
    compile_games()


# A browser and its push service


class Browser:
    """What it tells the server, and its private key."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.auth, self.endpoint = ec.generate_private_key(ec.SECP256R1()), random.randbytes(16), endpoint
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = Keys(pack(point), pack(self.auth))

    def told(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, **self.keys._asdict()}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service(http.server.ThreadingHTTPServer):
    """Accepts messages over TLS as `localhost`, and answers as told."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.letters: list[Letter] = []
        self.names: list[str | None] = []
        self.status, self.more = 201, ""
        place = folder / "push.pem"
        write_certificate(place)
        self.trust = ssl.create_default_context(cafile=place)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(place)
        tls.sni_callback = lambda _, name, __: self.names.append(name)
        self.socket = tls.wrap_socket(self.socket, server_side=True)
        self.origin = f"https://localhost:{self.server_address[1]}"

    def handle_error(self, *_: object) -> None:
        pass  # the client hangs up once it has read enough


class Counter(http.server.BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.letters.append(Letter(self.path, headers, body))
        self.send_response(self.server.status)
        if self.server.status == 302:
            self.send_header("location", f"{self.server.origin}/elsewhere")
        self.end_headers()
        self.wfile.write(b"." * 10**6)

    def log_message(self, *_: object) -> None:
        pass


def write_certificate(place: Path) -> None:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), 1).not_valid_before(now - datetime.timedelta(1))
    made = made.not_valid_after(now + datetime.timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    place.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    there = Service(tmp_path)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    yield there
    there.shutdown()
    there.server_close()


@contextmanager
def telling(folder: Path, service: Service, **more: Any) -> Iterator[Host]:
    """A server that believes this push service to be on the internet, with short delays."""
    with pytest.MonkeyPatch.context() as patch, hosting(folder, **more) as host:
        patch.setattr(push, "SOON", 0.05)
        host.state.desk.registry.push.courier = Courier(lambda _: True, service.trust)
        yield host


def subscribe(host: Host, client: Client, browser: Browser, language: str = "en") -> tuple[int, Any]:
    return host.rest("PUT", "/api/me/push", browser.told(), token=client.token, accept_language=language)


def play_until_asked(host: Host, table: str, away: str, others: list[Client]) -> None:
    state = host.state.desk.registry.tables[table].state
    while state.since.keys().isdisjoint(state.seats_of(away)):
        assert play_one(others, table, lambda own: int(own["legal"][0][0]))


def leave_in_the_middle(host: Host, service: Service, language: str = "en", **create: Any) -> tuple[str, Browser]:
    """Anna has subscribed, the game has begun, and it is her turn while she is absent."""
    table, (anna, *others) = seat_people(host, "mow", 3, **create)
    browser = Browser(f"{service.origin}/anna?secret=1")
    assert subscribe(host, anna, browser, language)[0] == 200
    start([anna, *others], table)
    if next(iter(host.state.desk.registry.tables[table].state.since)) == 0:
        play_one([anna, *others], table, lambda own: int(own["legal"][0][0]))
    anna.close()
    until(lambda: 0 in host.state.desk.registry.tables[table].timing.away, "Anna to be away")
    play_until_asked(host, table, anna.player, others)
    return table, browser


# The message


def test_only_the_browser_can_read_it_and_its_service_knows_who_sent_it(tmp_path: Path, service: Service) -> None:
    with telling(tmp_path, service, url="https://farmyard.example") as host:
        token = host.client("Zoe").token
        key = host.rest("GET", "/api/push", token=token)[1]["key"]
        table, browser = leave_in_the_middle(host, service, "de")
        until(lambda: service.letters, "the letter")
    [letter] = service.letters
    said = browser.read(letter.body)
    assert (said["table"], said["game"], said["title"], said["off"]) == (
        table,
        "mow",
        "Du bist dran",
        "Nicht mehr melden",
    )
    assert letter.path == "/anna?secret=1"
    assert letter.headers["host"] == service.origin.removeprefix("https://")
    assert (letter.headers["content-encoding"], letter.headers["topic"]) == ("aes128gcm", table)
    assert service.names == ["localhost"]
    signed = letter.headers["authorization"]
    assert Vapid02.verify(signed)
    assert signed.endswith(f"k={key}")
    claims = json.loads(unpack(signed.partition("t=")[2].split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (service.origin, "https://farmyard.example")


def test_the_key_is_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with hosting(tmp_path) as host:
            keys.append(host.rest("GET", "/api/push", token=host.client().token)[1]["key"])
    assert keys[0] == keys[1]
    assert len(unpack(keys[0])) == 65


def test_who_no_longer_wants_to_hear_is_forgotten(tmp_path: Path, service: Service) -> None:
    service.status = 410
    with telling(tmp_path, service) as host:
        leave_in_the_middle(host, service)
        until(lambda: service.letters, "the letter")
        people, tables = host.state.desk.people, host.state.desk.registry.tables.values()
        player = next(iter(tables)).state.chairs[0].player
        until(lambda: not asyncio.run(People(people.engine).subscriptions(player)), "it to be forgotten")


@pytest.mark.parametrize("status", [302, 500])
def test_whatever_else_is_answered_changes_nothing(tmp_path: Path, service: Service, status: int) -> None:
    """Redirects are not followed, and a megabyte of answer is not read."""
    service.status = status

    async def send() -> int:
        sealer, place = Sealer(new_key(), "https://farmyard.example"), place_of(f"{service.origin}/a")
        return await Courier(lambda _: True, service.trust).post(place, sealer.headers(place, "ABCDEF"), b"letter")

    assert asyncio.run(send()) == status
    assert [letter.path for letter in service.letters] == ["/a"]


def test_a_service_whose_name_is_not_proved_gets_nothing(service: Service) -> None:
    with pytest.raises(ssl.SSLError):
        asyncio.run(Courier(lambda _: True).post(place_of(f"{service.origin}/a"), {}, b"letter"))
    assert service.letters == []


# Whom to notify, and when


class Told(People):
    """Records who would be notified, and when."""

    def __init__(self) -> None:
        self.who: list[tuple[str, float]] = []

    async def subscriptions(self, player: str) -> list[Any]:
        self.who.append((player, asyncio.get_running_loop().time()))
        return []


async def begin(clock: messages.Clock | None = None) -> tuple[LiveTable, list[Any], Told]:
    registry, told = await open_house(SlowJournal(), random.Random(1)), Told()
    registry.push = Pushes(told, None, None)  # type: ignore[arg-type]
    live, ears = await deal(registry, "mow", 2, settings=messages.Settings(clock=clock, grace=None))
    return live, ears, told


async def ask(live: LiveTable, seat: int) -> None:
    """All others play until this seat is asked."""
    while seat not in live.state.since:
        other = next(iter(live.state.since))
        await play(live, other, live.state.look.choices[other].legal[0])


async def answer(live: LiveTable, seat: int) -> None:
    """Plays until somebody else is asked."""
    while seat in live.state.since:
        await play(live, seat, live.state.look.choices[seat].legal[0])


@pytest.mark.parametrize(("clock", "times"), [(None, 1), (86400, 1), (3600, 1), (600, 0)])
def test_who_is_away_is_told_where_there_is_time(clock: int | None, times: int) -> None:
    async def story(loop: OurTime) -> None:
        live, ears, told = await begin(messages.Clock(seconds=clock) if clock else None)
        await ask(live, 1)
        await answer(live, 1)
        live.exit(ears[1])
        await ask(live, 1)
        asked = loop.time()
        await asyncio.sleep(300)
        assert [player for player, _ in told.who] == ["PLAYER1"] * times
        assert all(when - asked == pytest.approx(SOON) for _, when in told.who)

    in_our_time(story)


def test_who_is_there_or_back_in_a_moment_is_not_told() -> None:
    async def story(loop: OurTime) -> None:
        live, ears, told = await begin()
        for _ in range(4):
            await ask(live, 1)
            await asyncio.sleep(SOON + 1)
            await answer(live, 1)
        live.exit(ears[1])
        await ask(live, 1)
        await asyncio.sleep(SOON / 2)
        await live.enter(ears[1], person(1), "", None, lambda _: None)
        await asyncio.sleep(HOUR)
        assert told.who == []

    in_our_time(story)


def test_nobody_is_told_more_than_once_an_hour_and_nobody_is_forgotten() -> None:
    """A question that arises within the hour is notified at its end, if it is still open."""

    async def story(loop: OurTime) -> None:
        live, ears, told = await begin()
        await ask(live, 1)
        await answer(live, 1)
        live.exit(ears[1])
        for _ in range(4):
            await ask(live, 1)
            await asyncio.sleep(60)
            await answer(live, 1)
        assert len(told.who) == 1
        await ask(live, 1)
        await asyncio.sleep(3 * HOUR)
        first, second = (when for _, when in told.who)
        assert second - first == pytest.approx(HOUR)

    in_our_time(story)


def test_what_is_answered_before_the_hour_is_over_is_told_to_nobody() -> None:
    async def story(loop: OurTime) -> None:
        live, ears, told = await begin()
        await ask(live, 1)
        await answer(live, 1)
        live.exit(ears[1])
        for _ in range(2):
            await ask(live, 1)
            await asyncio.sleep(60)
            await answer(live, 1)
        await asyncio.sleep(2 * HOUR)
        assert len(told.who) == 1

    in_our_time(story)


# Where it may go


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_goes_into_our_own_network(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", [SOMEWHERE, "2606:4700::6810:1", "64:ff9b::5db8:d70e"])
def test_it_goes_into_the_internet(address: str) -> None:
    assert is_outside(address)


BAD = [
    "http://push.example/1", "https://user@push.example/1", "https://[::1]/1", "https://[fe80::1]/1", "https://push.example",
    "https://push.example:0/1", "https://push.example:99999/1", "https://push.example/a b",
    "https://push.example/\r\nx: y",
    "https://127.0.0.1/1", "https://127.1/1", "https://2130706433/1", "https://0x7f.1/1", "https://10.1.2.3/1",
    "https://169.254.169.254/latest", "https://localhost/1", "https://a..b/1", "https://-/1",
    "file:///etc/passwd", "push.example", "https://pußh.example/1",
]  # fmt: skip


def test_a_wrong_address_or_a_wrong_key_is_refused(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        for endpoint in BAD:
            answer = subscribe(host, anna, Browser(endpoint))
            assert (answer[0], answer[1]["code"]) == (409, "push-address"), endpoint
        good = Browser("https://127.0.0.1/1").told()
        for part in ({"p256dh": pack(b"\4" + bytes(64))}, {"p256dh": "?"}, {"auth": pack(bytes(15))}, {"auth": "é"}):
            answer = host.rest("PUT", "/api/me/push", {**good, **part}, token=anna.token)
            assert (answer[0], answer[1]["code"]) == (409, "push-keys"), part
        assert host.rest("GET", "/api/me/data", token=anna.token)[1]["push"] == []


def test_a_name_that_leads_to_us_is_refused_even_if_it_did_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is resolved again each time, every address must be public, and the request goes to exactly those addresses."""
    called: list[Any] = []

    async def connect(address: str, port: int, **more: Any) -> Any:
        called.append((address, port, more["server_hostname"]))
        raise OSError("nobody there")

    async def story(found: list[str]) -> None:
        def look_up(*_: Any, **__: Any) -> Any:
            return [(0, 0, 0, "", (address, 443)) for address in found]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        await Courier().post(Place("push.example", 443, "/"), {}, b"")

    monkeypatch.setattr(outbound.asyncio, "open_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        asyncio.run(story([SOMEWHERE]))
    for found in (["127.0.0.1"], [SOMEWHERE, "10.0.0.1"], ["::ffff:169.254.169.254"], []):
        with pytest.raises(Refusal, match="push-address"):
            asyncio.run(story(found))
    assert called == [(SOMEWHERE, 443, "push.example")]


def test_names_that_nobody_answers_for_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest may choose them, and a name server of theirs may take as long as it likes."""
    answered = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait(60))
    monkeypatch.setattr(outbound, "PATIENCE", 0.2)

    async def story() -> str:
        courier = Courier()
        asked = [asyncio.create_task(courier.find(Place(f"{n}.example", 443, "/"))) for n in range(50)]
        for one in asked:
            with pytest.raises(Refusal, match="push-address"):
                await one
        try:
            return await asyncio.wait_for(asyncio.to_thread(lambda: "a page"), 5)
        finally:
            answered.set()

    assert asyncio.run(story()) == "a page"


# What is stored


def kept(host: Host, client: Client) -> list[str]:
    return [one["endpoint"] for one in host.rest("GET", "/api/me/data", token=client.token)[1]["push"]]


def test_a_browser_is_kept_until_its_owner_or_its_notice_ends_it(tmp_path: Path, service: Service) -> None:
    with telling(tmp_path, service) as host:
        anna, bernd = host.client("Anna"), host.client("Bernd")
        first, second = (Browser(f"{service.origin}/{name}") for name in ("first", "second"))
        for browser in (first, first, second):
            assert subscribe(host, anna, browser)[0] == 200
        assert kept(host, anna) == [first.endpoint, second.endpoint]
        subscribe(host, bernd, second)  # the same browser, another person
        assert (kept(host, anna), kept(host, bernd)) == ([first.endpoint], [second.endpoint])
        assert host.rest("DELETE", "/api/me/push", {"endpoint": first.endpoint})[0] == 200
        assert kept(host, anna) == []


def test_the_oldest_browsers_go_first(tmp_path: Path) -> None:
    async def story() -> list[str]:
        people = People(engine_for(tmp_path))
        for i in range(MOST_BROWSERS + 3):
            await people.subscribe("ANNA", f"https://push.example/{i}", Keys("", ""), "en")
            await asyncio.sleep(0.002)
        found = await people.subscriptions("ANNA")
        await people.engine.dispose()
        return [one.endpoint.rpartition("/")[2] for one in found]

    with hosting(tmp_path):
        assert asyncio.run(story()) == [str(i) for i in range(3, MOST_BROWSERS + 3)]


def test_whoever_signs_out_everywhere_or_leaves_is_told_nothing_more(tmp_path: Path, service: Service) -> None:
    with telling(tmp_path, service) as host:
        for method, path in (("POST", "/api/me/sign-out"), ("DELETE", "/api/me")):
            anna = host.client("Anna")
            subscribe(host, anna, Browser(f"{service.origin}/{method}"))
            assert len(kept(host, anna)) == 1
            assert host.rest(method, path, token=anna.token)[0] == 200
            assert asyncio.run(People(engine_for(tmp_path)).subscriptions(anna.player)) == []


def test_it_needs_a_whole_person(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        table = host.client("Anna").ask("create", game="mow", seats=[{}, {}])["table"]
        seat = host.client("Bernd").ask("join", table=table)["token"]
        for token in ("", seat):
            assert host.rest("GET", "/api/push", token=token)[0] == 401
            assert host.rest("PUT", "/api/me/push", Browser("https://a.example/1").told(), token=token)[0] == 401


@pytest.mark.parametrize("missing", ["http_ece", "py_vapid"])
def test_without_the_libraries_nobody_is_offered_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        assert host.rest("GET", "/api/push", token=anna.token) == (200, {"key": ""})
        status, refused = subscribe(host, anna, Browser("https://push.example/1"))
        assert (status, refused["code"]) == (409, "push-off")
        table, clients = seat_people(host, "mow", 2)
        start(clients, table)
        clients[1].close()
        play_one(clients[:1], table, lambda own: int(own["legal"][0][0]))
