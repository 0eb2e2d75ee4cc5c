"""Whatever is sent, there is an answer, nothing breaks, and nobody else notices."""

import contextlib
import http.client
import json
import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from odd import VALUES, Count, begun, inputs, mutate
from talk import PATIENCE, Client, Host, at_random, hosting, play_on, seat_people, start

from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.schema import notation
from farmyard.server.base import messages
from farmyard.server.base.limits import unlimited
from farmyard.server.base.tokens import Claim, read, sign
from farmyard.server.table import entries
from farmyard.server.web.connection import _id_of, decode

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
TAGS = [str(kind.__struct_config__.tag) for kind in messages.AnyCommand.__args__]  # type: ignore[attr-defined]
FIELDS = sorted({field for kind in messages.AnyCommand.__args__ for field in kind.__struct_fields__})  # type: ignore[attr-defined]
COMMANDS = st.fixed_dictionaries({"type": st.sampled_from(TAGS)}, optional=dict.fromkeys(FIELDS, JSON))


@given(
    st.binary(max_size=300)
    | JSON.map(lambda data: json.dumps(data).encode())
    | COMMANDS.map(lambda c: json.dumps(c).encode())
)
def test_the_decoder_only_ever_raises_its_own_errors(data: bytes) -> None:
    try:
        command = decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        assert isinstance(_id_of(data), str)
    else:
        assert isinstance(command, (*messages.AnyCommand.__args__, messages.Echo))  # type: ignore[attr-defined]


@given(st.text(max_size=60))
def test_the_move_parser_knows_a_move_or_says_it_does_not(text: str) -> None:
    for game in GAMES.values():
        with contextlib.suppress(Refusal):
            assert 0 <= notation.parse(game, text) < game.actions


@given(st.text(max_size=80))
def test_no_forged_token_is_ever_accepted(text: str) -> None:
    key = b"k" * 32
    with pytest.raises(Refusal, match="token"):
        read(key, text)
    good = sign(key, Claim("ANNA"))
    assert read(key, good) == Claim("ANNA")
    with pytest.raises(Refusal):
        read(b"another key" * 3, good)


@given(
    st.builds(
        entries.Moved,
        time=st.integers(0, 2**50),
        by=st.text(max_size=5),
        seat=st.integers(0, 9),
        action=st.integers(0, 500),
    )
)
def test_entries_come_back_as_they_were_written(entry: entries.Moved) -> None:
    assert entries.decode(entries.encode(entry)) == entry


@pytest.mark.everywhere
def test_random_commands_get_one_answer_each_and_disturb_nobody(host: Host) -> None:
    """A thousand odd commands on one socket while others play at a table it also aims at."""
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    rogue = host.client("Rogue")
    rng = random.Random(3)
    values: list[Any] = [
        table,
        "",
        0,
        1,
        -1,
        2**60,
        None,
        True,
        [],
        {},
        "x" * 100,
        "draw",
        rogue.player,
        clients[0].player,
    ]
    sent = 0
    for number in range(1000):
        command = {"type": rng.choice([t for t in TAGS if t != "hello"]), "id": f"f{number}"}
        for name in rng.sample(FIELDS, 4):
            if name != "id":
                command[name] = rng.choice(values)
        if rng.random() < 0.7:
            command["table"] = table
        rogue.socket.send(json.dumps(command))
        sent += 1
    answered = 0
    for number in range(sent):
        answer = rogue.wait(f"f{number}")
        assert answer["code"] != "internal" if answer["type"] == "refused" else True, answer
        answered += 1
    assert answered == sent
    assert play_on(clients, table, at_random(rng), 20) == 20


def test_odd_commands_get_one_answer_each(host: Host) -> None:
    """Complete commands with a few odd values, aimed at a table where others sit; afterwards people play as before."""
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    rng, count = random.Random(4), Count("socket")
    rogue = host.client("Rogue")
    whole = [sound(rng, kind, table) for kind in messages.AnyCommand.__args__ if kind is not messages.Hello]  # type: ignore[attr-defined]
    for _ in range(inputs(800, 250_000)):
        count.tried += 1
        command = mutate(rng, rng.choice(whole), whole)
        id = f"o{count.tried}"
        rogue.socket.send(json.dumps({**command, "type": rng.choice([command.get("type"), *TAGS]), "id": id}))
        answer = rogue.wait(id)
        assert answer.get("code") != "internal", command
        count.answered += 1
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    assert play_on(clients, table, at_random(rng), 20) == 20
    count.say()


def sound(rng: random.Random, kind: Any, table: str) -> dict[str, Any]:
    """A command of this kind with something in every field."""
    some = {
        "table": table,
        "game": "mow",
        "seats": [{}, {"level": "chick"}],
        "seat": 0,
        "move": "draw",
        "level": "farmhand",
    }
    fields = [field.name for field in msgspec.structs.fields(kind) if field.name != "id"]
    return {"type": kind.__struct_config__.tag, **{name: some.get(name, rng.choice(VALUES)) for name in fields}}


def test_odd_requests_are_answered_and_never_the_servers_fault(tmp_path: Path) -> None:
    rng, count = random.Random(6), Count("REST")
    with hosting(tmp_path, unlimited(), admin=ADMIN_KEY) as host:
        tokens = [host.client().token, ADMIN_KEY, "odd"]
        known = [begun(game, rng).record() for game in GAMES.values()]
        routes = [*PAGES, *ADMIN, *described(host)]
        missed = {route.path_format for route in app_of(host).routes} - {
            path.partition("?")[0] for _, path, _ in routes
        }
        assert missed - OTHERWISE == set()
        line = http.client.HTTPConnection("127.0.0.1", host.config.port, timeout=PATIENCE)
        for _ in range(inputs(400, 60_000)):
            count.tried += 1
            method, path, body = odd_request(rng, known, routes)
            token = rng.choices(tokens, (8, 2, 1))[0]
            line.request(method, path, body, {"content-type": "application/json", "authorization": f"Bearer {token}"})
            answer = line.getresponse()
            said = answer.read()
            assert answer.status < 500, (method, path[:200], (body or b"")[:500], said[:300])
            count.answered += 1
    count.say()


OTHERWISE = {"/ws", "/ws/{table}", "/{path}", "/api/schema", "/api/schema/{path}", "/api/schema/openapi.json"}
"""Routes that `PAGES` stands for."""
ADMIN_KEY = "the key of whoever runs it"
Route = tuple[str, str, list[str]]
"""Method, address, and the names that its body knows."""
PAGES: list[Route] = [("GET", path, []) for path in ("/", "/{a}", "/{a}/{b}", "/t/{a}", "/assets/{a}", "/ws/{a}")]
PAGES += [("GET", path, []) for path in ("/health?{a}", "/metrics?{a}", "/api/{a}", "/api/schema/{a}")]


ADMIN: list[Route] = [("GET", "/api/admin/yard", []), ("POST", "/api/admin/tables/{table}/close", [])]
ADMIN += [("POST", "/api/admin/bans", ["player", "why", "network"]), ("DELETE", "/api/admin/bans/{who}", [])]
ADMIN += [("DELETE", "/api/admin/reports/{report}", [])]


def app_of(host: Host) -> Any:
    return host.server.config.app.app  # type: ignore[union-attr]


def described(host: Host) -> list[Route]:
    """Every route of the server, with all the parameters that it knows: whoever adds one need not come here."""
    schema = host.rest("GET", "/api/schema/openapi.json")[1]
    found = []
    for path, item in schema["paths"].items():
        for method, told in item.items():
            asked = [one["name"] for one in told.get("parameters", ()) if one["in"] == "query"]
            query = "&".join(f"{name}={{{name}}}" for name in asked)
            body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            kind = schema["components"]["schemas"].get(body.get("$ref", "").rpartition("/")[2], {})
            found.append((method.upper(), f"{path}?{query}" if query else path, sorted(kind.get("properties", ()))))
    return found


def odd_request(rng: random.Random, known: list[Any], routes: list[Route]) -> tuple[str, str, bytes | None]:
    """An address with odd parts, and a body with odd values. Sometimes a method that nobody expects there."""
    method, path, fields = rng.choice(routes)
    path = re.sub(r"\{\w+\}", lambda _: quote(str(rng.choice(VALUES))[:6000], safe="%"), path)
    if path == "/api/records" and method == "POST":
        data: Any = mutate(rng, rng.choice(known), known)
    elif fields and rng.random() < 0.8:
        data = {rng.choice(fields): rng.choice(VALUES) for _ in range(4)}
    else:
        data = rng.choice(VALUES)
    if rng.random() < 0.1:
        method = rng.choice(("GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"))
    return method, path, json.dumps(data).encode() if fields or method == "POST" else None


@pytest.mark.everywhere
def test_random_bytes_close_at_most_the_socket_that_sent_them(host: Host) -> None:
    table, clients = seat_people(host, "mow", 2)
    start(clients, table)
    rng = random.Random(5)
    for _ in range(30):
        rogue = Client(host.config.port, hello=False)
        rogue.socket.socket.sendall(rng.randbytes(rng.randrange(1, 400)))
        rogue.socket.socket.close()
    assert play_on(clients, table, at_random(rng), 5) == 5


def test_the_openapi_keeps_its_promises(tmp_path: Path) -> None:
    """Schemathesis sends what the schema allows and what it forbids: never a 500, always a documented answer."""
    with hosting(tmp_path, unlimited()) as host:
        token = host.rest("POST", "/api/players", {"type": "hello", "name": "Fuzz"})[1]["token"]
        url = f"http://127.0.0.1:{host.config.port}"
        schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        for operation in schema.get_all_operations():
            try_operation(operation.ok(), url, token)


def try_operation(operation: Any, url: str, token: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def attempt(case: Any) -> None:
        case.call_and_validate(
            base_url=url,
            headers={"authorization": f"Bearer {token}"},
        )

    attempt()
