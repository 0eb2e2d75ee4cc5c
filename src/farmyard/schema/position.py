"""Positions and views as readable JSON, both ways, driven by a game's field list.

A game's text module gives `SHOWN` (field -> codec), `complete` (fill what is missing) and `check`
(refuse the impossible). A field `cards` with a field `cards_n` beside it is a list; a field as long
as the game has seats has one entry per player, unless the module lists it in `NOT_PER_SEAT`. Fields at
their default are left out unless listed in `ALWAYS` (what `complete` would otherwise guess).
"""

import re
from difflib import get_close_matches
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.chance import CHANCE
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.record import Field, Record, record
from farmyard.core.refusal import Refusal
from farmyard.core.seed import Seed, check_seed, key_of, sow
from farmyard.core.untrusted import quoted
from farmyard.games import GAMES
from farmyard.schema import schema_of
from farmyard.schema.codec import Codec, Flag, Json, Number, misfit

FORMAT = "farmyard position 1"
STATE = re.compile("0x[0-9a-f]{1,16}")  # of the random generator
APART = frozenset(field.name for field in CHANCE)  # written as `chance`, and the key of a sealed game as `seal`


def write_position(game: Game, played: InPlay) -> Json:
    """The whole state, secrets and memory included."""
    s = whole(game, played)
    body = _write(game, game.position_fields, s)
    seal = {"seal": key_of(s)} if s.sealed else {}
    return {"format": FORMAT, "game": game.id, "rules": game.version, **body, "chance": hex(s.chance), **seal}


def write_view(game: Game, v: Any) -> Json:
    """What one viewer knows."""
    return _write(game, game.view_fields, v)


def position_game(data: Json) -> str:
    """The game that a position names."""
    if not isinstance(data, dict):
        raise Refusal("position-shape")
    if "moves" in data:
        raise Refusal("position-record")
    if "game" not in data:
        raise Refusal("position-game", known=", ".join(GAMES))
    return quoted(data["game"])


def read_position(game: Game, data: Json, seed: Seed = 0) -> InPlay:
    """The state and memory written there; an impossible position is refused, naming the path."""
    head = {"format": FORMAT, "game": game.id, "rules": game.version}
    for key, wanted in head.items():
        if data.get(key, wanted) != wanted:
            raise Refusal("position-head", where=key, value=data[key], wanted=wanted)
    given = {key: value for key, value in data.items() if key not in (*head, "chance", "seal")}
    s = np.zeros(1, _whole_type(game))[0]
    _read(game, given, s)
    sow(s, _read_seal(data["seal"]) if "seal" in data else seed)
    if "chance" in data:
        s.chance = _read_chance(data["chance"])
    schema_of(game).complete(s, given.keys())
    schema_of(game).check(s)
    played = game.in_play()
    for part in (*played.states, *played.memories):
        _copy_fields(game, s, part)
    return played


def whole(game: Game, played: InPlay) -> Any:
    """State and memory in one record, the way positions have them."""
    s = np.zeros(1, _whole_type(game))[0]
    for part in (*played.states, *played.memories):
        _copy_fields(game, part, s)
    return s


@cache
def _whole_type(game: Game) -> np.dtype[Record]:
    return record(game.position_fields)


def _copy_fields(game: Game, a: Any, b: Any) -> None:
    for field in game.position_fields:
        if field.name in a.dtype.names and field.name in b.dtype.names:
            b[field.name] = a[field.name]


def _write(game: Game, fields: tuple[Field, ...], rec: Any) -> Json:
    names = {f.name for f in fields}
    body: dict[str, Json] = {}
    for field in fields:
        if field.name in APART or _is_length(field.name, names):
            continue
        codec = codec_of(game, field)
        always = field.name in ("seats", *schema_of(game).ALWAYS)
        lengths = rec[f"{field.name}_n"] if f"{field.name}_n" in names else None
        plain = (np.asarray(rec[field.name]) == codec.default).all() and not np.any(lengths)
        if always or not plain:
            body[field.name] = _write_value(codec, rec[field.name], _limit(game, field, rec, lengths), lengths)
    return body


def _write_value(codec: Codec, value: Any, limit: int, lengths: Any = None) -> Json:
    if np.ndim(value) == codec.axes:
        return codec.write(value)
    rows = range(min(limit, len(value)))
    inner = [len(value[i]) if np.ndim(value) > 1 else 0 for i in rows]
    if np.ndim(lengths):
        inner = [int(lengths[i]) for i in rows]
    return [_write_value(codec, value[i], inner[i]) for i in rows]


def _limit(game: Game, field: Field, rec: Any, lengths: Any) -> int:
    """How many entries of the first axis are in use."""
    if lengths is not None and not np.ndim(lengths):
        return int(lengths)
    return int(rec["seats"]) if is_per_seat(game, field) else 999


def is_per_seat(game: Game, field: Field) -> bool:
    first = field.shape[0] if isinstance(field.shape, tuple) and field.shape else field.shape
    return first == game.rules.SEATS and field.name not in schema_of(game).NOT_PER_SEAT


def _is_length(name: str, names: set[str]) -> bool:
    return name.endswith("_n") and name[:-2] in names


def codec_of(game: Game, field: Field) -> Codec:
    shown: dict[str, Codec] = schema_of(game).SHOWN
    if field.name in shown:
        return shown[field.name]
    return Flag() if (field.low, field.high) == (0, 1) else Number(field.low, field.high)


def _read(game: Game, given: dict[str, Json], s: Any) -> None:
    fields = {f.name: f for f in game.position_fields if f.name not in APART}
    for name in given:
        if name not in fields or _is_length(name, set(fields)):
            near = get_close_matches(quoted(name), fields, 3) or sorted(fields)
            raise Refusal("position-field", where=name, known=", ".join(near))
    for name, field in fields.items():
        if codec_of(game, field).default:
            s[name] = codec_of(game, field).default
    if "seats" not in given:
        raise Refusal("position-seats")
    seats = Number(*game.seats).read(given["seats"], "seats")
    for name, data in given.items():
        most = seats if is_per_seat(game, fields[name]) else None
        lengths: Any = s[f"{name}_n"] if f"{name}_n" in fields else None
        _read_value(codec_of(game, fields[name]), data, s, name, most)
        if np.ndim(lengths):
            lengths[: len(data)] = [len(row) for row in data]
        elif lengths is not None:
            s[f"{name}_n"] = len(data)


def _read_value(codec: Codec, data: Json, place: Any, key: Any, most: int | None, path: str = "") -> None:
    """Put JSON into place[key], row by row where the codec takes less than the whole field."""
    path = path or str(key)
    target = place[key]
    if np.ndim(target) == 0:
        place[key] = codec.read(data, path)
    elif np.ndim(target) == codec.axes:
        target[:] = codec.read(data, path)
    else:
        if not isinstance(data, list):
            raise misfit(path, data, "[…]")
        if len(data) > (most or len(target)):
            raise Refusal("position-long", where=path, count=len(data), most=most or len(target))
        for i, entry in enumerate(data):
            _read_value(codec, entry, target, i, None, f"{path}[{i}]")


def _read_seal(data: Json) -> Seed:
    if not isinstance(data, str):
        raise misfit("seal", data, "64 hex digits")
    return check_seed(data)


def _read_chance(data: Json) -> int:
    if not isinstance(data, str) or not STATE.fullmatch(data):
        raise misfit("chance", data, "0x0..0xffffffffffffffff")
    return int(data, 16)
