"""TypeScript from the server's types: `python web/write_types.py` writes src/messages.ts and src/games/views.ts.

A test fails when one is out of date.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from farmyard.bots import LEVELS
from farmyard.core.game import Game
from farmyard.core.record import NONE
from farmyard.games import GAMES
from farmyard.previews import previews_of
from farmyard.server.base import messages
from farmyard.server.table.catalogue import GameCard, GameInfo, People, info_of
from farmyard.server.web import account, clubs, day, evenings, finished, rest

HERE = Path(__file__).parent
HEAD = "// Written by `python web/write_types.py` from the server's types; do not edit.\n"
MOST_NAMES = 6
UNIONS = ("AnyCommand", "AnyAnswer", "AnyEvent", "AnyNotice", "AnyMessage")
SHELF = (
    GameCard,
    People,
    rest.Reach,
    rest.Fairness,
    rest.Glance,
    finished.Replayed,
    finished.RecordLog,
    finished.RecordFile,
    finished.Player,
    account.PushKey,
    day.DayPage,
    day.DayTable,
    day.DayResults,
    day.HandedIn,
    day.DayStandings,
    clubs.ClubPage,
    evenings.EveningPage,
    evenings.EveningSheet,
)


def message_types() -> str:
    kinds = [getattr(messages, name) for name in UNIONS] + [GameInfo, *SHELF]
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(kinds):
        gather(info, found)
    parts = [struct(info) for info in found.values()]
    unions = [union(name) for name in UNIONS]
    return HEAD + "\n" + "\n\n".join([*parts, *unions, answers(), levels()]) + "\n"


def answers() -> str:
    tags = [tag_of(kind) for kind in _members(messages.AnyAnswer)]
    note = "/** What answers a command; everything else was not asked for. */"
    return f"{note}\nexport const ANSWERS: readonly string[] = {tags};"


def tag_of(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def levels() -> str:
    names = ", ".join(f"'{level}'" for level in LEVELS)
    return f"/** Computer players, the weakest first. */\nexport const LEVELS = [{names}] as const;"


def gather(info: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every struct, in order of first use."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            gather(field.type, found)
    for part in ("types", "item_types"):
        for inner in getattr(info, part, ()):
            gather(inner, found)
    for part in ("item_type", "value_type", "type"):
        if hasattr(info, part):
            gather(getattr(info, part), found)


def struct(info: inspect.StructType, prefix: str = "") -> str:
    lines = [f"  type: '{info.tag}';"] if info.tag is not None else []
    lines += [f"  {f.name}{'' if sure(info, f) else '?'}: {typescript(f.type, prefix)};" for f in info.fields]
    note = (info.cls.__dict__.get("__doc__") or "").strip().partition("\n")[0]
    return (
        (f"/** {note} */\n" if note else "")
        + f"export interface {prefix}{info.cls.__name__} {{\n"
        + "\n".join(lines)
        + "\n}"
    )


def sure(info: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a field is always sent. Clients may omit defaults; events omit an empty `own`."""
    if info.cls.__struct_config__.omit_defaults:
        return field.required
    command = issubclass(info.cls, messages.Command) or issubclass(info.cls, messages.Settings | messages.SeatPlan)
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return field.required or not (command or field.name == "own" or unset)


def typescript(info: inspect.Type, prefix: str = "") -> str:
    if isinstance(info, inspect.Metadata):
        return typescript(info.type, prefix)
    simple = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    if type(info) in simple:
        return simple[type(info)]
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, inspect.StructType):
        return prefix + info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys(typescript(t, prefix) for t in info.types))
    if isinstance(info, inspect.TupleType):
        return "[" + ", ".join(typescript(t, prefix) for t in info.item_types) + "]"
    if isinstance(info, inspect.NamedTupleType):
        return "[" + ", ".join(f"{f.name}: {typescript(f.type, prefix)}" for f in info.fields) + "]"
    if isinstance(info, inspect.ListType):
        inner = typescript(info.item_type, prefix)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {typescript(info.value_type, prefix)}>"
    raise TypeError(info)


def union(name: str) -> str:
    members = " | ".join(t.__name__ for t in _members(getattr(messages, name)))
    return f"export type {name} = {members};"


def _members(kind: Any) -> list[type]:
    return list(kind.__args__)


# Views


def view_types() -> str:
    none = f"/** Stands for nothing: no card, no seat. */\nexport const NONE = {NONE};"
    games = [
        part for game in GAMES.values() for part in (view_type(game), names_type(game), preview_types(game)) if part
    ]
    return HEAD + "\n" + "\n\n".join([none, *games]) + "\n"


def view_type(game: Game) -> str:
    lines = []
    for field in info_of(game).fields:
        depth = len(field.shape)
        meaning = field.meaning.replace("*/", "")
        lines += [f"  /** {meaning} */", f"  {field.name}{'?' if field.own else ''}: number{'[]' * depth};"]
    if hasattr(previews_of(game), "preview"):
        lines += [f"  preview: {prefix_of(game)}Preview;"]
    return f"export interface {prefix_of(game)}View {{\n" + "\n".join(lines) + "\n}" + printed_type(game)


def prefix_of(game: Game) -> str:
    return game.id.capitalize()


def names_type(game: Game) -> str:
    """The numbers of fields with few enough names to be used by name: `MOW.phase.over`."""
    fields = [field for field in info_of(game).fields if field.names and len(field.names) <= MOST_NAMES]
    if not fields:
        return ""
    rows = [f"  {field.name}: {{ {_numbers(field.names or [])} }}," for field in fields]
    return f"export const {game.id.upper()} = {{\n" + "\n".join(rows) + "\n} as const;"


def _numbers(names: list[str]) -> str:
    return ", ".join(f"{name if name.isidentifier() else repr(name)}: {i}" for i, name in enumerate(names))


def preview_types(game: Game) -> str:
    """The types of a game's `farmyard.previews`."""
    module = previews_of(game)
    kinds = [getattr(module, name) for name in ("Preview", "Lead") if hasattr(module, name)]
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(kinds):
        gather(info, found)
    return "\n\n".join(struct(info, prefix_of(game)) for info in found.values())


def printed_type(game: Game) -> str:
    """What is printed on boards and cards, as in `GameInfo.printed`."""
    lines = [f"  {name}: {shape(value)};" for name, value in info_of(game).printed.items()]
    head = f"\n\nexport interface {prefix_of(game)}Printed {{\n"
    return head + "\n".join(lines) + "\n}" if lines else ""


def shape(value: Any) -> str:
    if isinstance(value, dict):
        return f"Record<string, {shape(next(iter(value.values())))}>"
    return f"{shape(value[0])}[]" if isinstance(value, list) else "number"


FILES = {HERE / "src" / "messages.ts": message_types, HERE / "src" / "games" / "views.ts": view_types}


def main() -> None:
    for path, write in FILES.items():
        path.write_text(write(), "utf-8")


if __name__ == "__main__":
    main()
