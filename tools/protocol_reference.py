"""`docs/protocol.md`, AsyncAPI and JSON Schema, made from the message types by `make docs`."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from farmyard import __version__
from farmyard.games import GAMES
from farmyard.previews import previews_of
from farmyard.server.base import messages

MARK = "<!-- From here on made by `make docs` from src/farmyard/server/base/messages.py -->"
GROUPS = {
    "Commands": messages.AnyCommand,
    "Answers": messages.AnyAnswer,
    "Events": messages.AnyEvent,
    "Notices": messages.AnyNotice,
}
PARTS = (
    messages.About,
    messages.SeatInfo,
    messages.Settings,
    messages.Clock,
    messages.SeatPlan,
    messages.Position,
    messages.Own,
    messages.Result,
    messages.Said,
    messages.Judgement,
    messages.Account,
)
PREVIEWS = """So that a client needs no rules: `preview` is part of the public view of games that have one, and `leads`
beside `legal`, by action number, for moves that have something to show."""


def kinds(union: Any) -> tuple[type, ...]:
    found: tuple[type, ...] = union.__args__
    return found


def schema() -> dict[str, Any]:
    """Every message by name."""
    types = [kind for union in GROUPS.values() for kind in kinds(union)] + [messages.Echo, *PARTS]
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Farmyard messages", "$defs": parts}


def asyncapi() -> dict[str, Any]:
    """The socket as AsyncAPI 3: what clients send, what they receive."""
    types = [kind for union in GROUPS.values() for kind in kinds(union)] + [messages.Echo, *PARTS]
    _, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    sent = [kind.__name__ for kind in (*kinds(messages.AnyCommand), messages.Echo)]
    heard = [kind.__name__ for name in ("Answers", "Events", "Notices") for kind in kinds(GROUPS[name])]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Farmyard", "version": __version__, "description": "See protocol.md for how to use it."},
        "channels": {
            "socket": {
                "address": "/ws",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*sent, *heard)},
            }
        },
        "operations": {
            "send": _operation("receive", sent),
            "hear": _operation("send", heard),
        },
        "components": {
            "messages": {
                name: {"name": name, "payload": {"$ref": f"#/components/schemas/{name}"}} for name in (*sent, *heard)
            },
            "schemas": parts,
        },
    }


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    """AsyncAPI speaks from the server's side: it receives what clients send."""
    channel = {"$ref": "#/channels/socket"}
    return {
        "action": action,
        "channel": channel,
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in names],
    }


def reference() -> str:
    """All messages as tables."""
    lines = [MARK, ""]
    for title, union in GROUPS.items():
        lines += [f"## {title}", ""]
        for kind in kinds(union):
            lines += _message(kind, f"`{kind.__struct_config__.tag}`")  # type: ignore[attr-defined]
    lines += ["## Parts", ""]
    for kind in PARTS:
        lines += _message(kind, kind.__name__)
    lines += previews()
    return "\n".join(lines).rstrip() + "\n"


def previews() -> list[str]:
    """What `farmyard.previews` adds for each game: `preview` in a view, `leads` beside legal moves."""
    lines = ["## Previews", "", PREVIEWS, ""]
    for game in GAMES.values():
        module = previews_of(game)
        for kind in _structs(module) if module else ():
            lines += _message(kind, f"{game.title}: {kind.__name__}")
    return lines


def _structs(module: ModuleType) -> list[type]:
    """`Preview` and `Lead`, then their parts."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return sorted((kind for kind in kinds if kind is not msgspec.Struct), key=lambda kind: kind.__name__[0] not in "PL")


def _message(kind: Any, title: str) -> list[str]:
    lines = [f"### {title}", ""]
    if kind.__doc__:
        lines += [" ".join(kind.__doc__.split()), ""]
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{f.name}` | {_type(f.type)} | {_default(f)} |" for f in fields]
        lines.append("")
    return lines


def _type(kind: Any) -> str:
    """As short as a person would put it."""
    if isinstance(kind, msgspec.UnsetType) or kind is msgspec.UnsetType:
        return ""
    name = getattr(kind, "__name__", "")
    args = getattr(kind, "__args__", ())
    if hasattr(kind, "__metadata__"):
        return _type(kind.__origin__)
    if not args:
        return {"NoneType": "null", "str": "text", "int": "number", "float": "number", "bool": "flag"}.get(name, name)
    if str(kind).startswith("typing.Literal"):
        return ", ".join(f"`{value}`" for value in args)
    if name == "list" or str(kind).startswith("list"):
        return f"list of {_type(args[0])}"
    if str(kind).startswith("dict"):
        return f"{_type(args[1])} by {_type(args[0])}"
    if str(kind).startswith("tuple"):
        return "[" + ", ".join(_type(arg) for arg in args) + "]"
    return " or ".join(dict.fromkeys(said for arg in args if (said := _type(arg))))


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return ""
    if field.default is msgspec.UNSET:
        return "may be missing"
    if field.default is msgspec.NODEFAULT:
        return "default: empty"
    value = msgspec.to_builtins(field.default)
    return f"default: `{json.dumps(value)}`"


def write(folder: Path) -> None:
    page = folder / "protocol.md"
    prose = page.read_text("utf-8").partition(MARK)[0]
    page.write_text(prose + reference(), "utf-8")
    for name, made in {"messages.schema.json": schema(), "asyncapi.json": asyncapi()}.items():
        (folder / name).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
