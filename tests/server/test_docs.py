"""The documentation of the protocol agrees with the code."""

import json
import re
from pathlib import Path

import msgspec
import protocol_reference
from talk import Host

from farmyard.server.base import messages
from farmyard.server.base.limits import Limits

DOCS = Path(__file__).parents[2] / "docs"


def test_the_protocol_page_and_schemas_are_current(tmp_path: Path) -> None:
    """`make docs` writes them."""
    for name in ("protocol.md", "messages.schema.json", "asyncapi.json"):
        (tmp_path / name).write_text((DOCS / name).read_text("utf-8"), "utf-8")
    protocol_reference.write(tmp_path)
    for name in ("protocol.md", "messages.schema.json", "asyncapi.json"):
        assert (tmp_path / name).read_text("utf-8") == (DOCS / name).read_text("utf-8"), name


def test_every_message_is_described() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    defs = json.loads((DOCS / "messages.schema.json").read_text("utf-8"))["$defs"]
    for union in protocol_reference.GROUPS.values():
        for kind in protocol_reference.kinds(union):
            assert kind.__name__ in defs
            assert f"### `{kind.__struct_config__.tag}`" in page  # type: ignore[attr-defined]


def test_the_conversation_on_the_page_is_true(host: Host) -> None:
    """Every line sent there is accepted, and the answers have the types shown."""
    page = (DOCS / "protocol.md").read_text("utf-8")
    talk = re.search(r"```\n(→.*?)```", page, re.DOTALL)
    assert talk
    sent = [json.loads(line[2:]) for line in talk[1].splitlines() if line.startswith("→")]
    for command in sent:
        assert msgspec.convert(command, messages.AnyCommand)
    shown = re.findall(r'← \{"type": "([\w-]+)", "id": "(\d)"', talk[1])
    client = host.client(hello=False)
    table = ""
    for command in sent[:4]:
        if "table" in command:
            command["table"] = table
        answer = client.ask(**command)
        assert (answer["type"], answer["id"]) in shown
        table = answer.get("table", table)


def test_the_limits_on_the_page_are_the_limits() -> None:
    page = " ".join((DOCS / "protocol.md").read_text("utf-8").split())
    limits = Limits()
    assert f"{limits.commands.burst} commands at once and {limits.commands.each_second} a second" in page
    assert f"{limits.message // 1024} KiB" in page
    assert f"{limits.requests.burst} requests at once and {limits.requests.each_second} a second" in page
    assert f"{limits.sockets} sockets" in page
