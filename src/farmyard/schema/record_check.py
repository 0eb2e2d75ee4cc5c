"""What a game record may contain: each part of the right type and no larger than a game can make it.

Checked before anything is done with a record, whatever its source; whether its moves are legal is for the table.
"""

from collections.abc import Callable
from typing import Any

from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole

MOST_NAME = 64  # characters
MOST_MOVE = 80
MOST_WORD = 256  # of a secret, a nonce, an option
MOST_PARTS = 64  # of a shuffle, of options
MOST_SEATS = 16
Check = Callable[[Any], bool]


def _is_whole(value: Any) -> bool:
    return whole(value) is not None


def _is_word(value: Any, most: int = MOST_WORD) -> bool:
    """Lone surrogates can be read from JSON, but not encoded."""
    return isinstance(value, str) and len(value) <= most and not any("\ud800" <= c <= "\udfff" for c in value)


def _is_seed(value: Any) -> bool:
    """A number, or the key of a sealed game."""
    return _is_whole(value) or _is_word(value)


def _is_name(value: Any) -> bool:
    return _is_word(value, MOST_NAME)


def _is_value(value: Any) -> bool:
    """No integer beyond 64 bits, and no float."""
    return value is None or _is_word(value) or (_is_whole(value) and abs(value) < 2**64) or isinstance(value, bool)


def _is_short_list(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_SEATS and all(map(_is_value, value))


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_SEATS and all(map(_is_name, value))


def _is_moves(value: Any) -> bool:
    return isinstance(value, list) and all(_is_word(move, MOST_MOVE) for move in value)


def _is_facts(value: Any) -> bool:
    """A few named values, or short lists of them."""
    few = isinstance(value, dict) and len(value) <= MOST_PARTS
    return few and all(_is_word(name) and (_is_value(v) or _is_short_list(v)) for name, v in value.items())


def _is_position(value: Any) -> bool:
    return isinstance(value, dict)


PARTS: dict[str, Check] = {
    "game": _is_word,
    "rules": _is_whole,
    "seats": _is_whole,
    "names": _is_names,
    "options": _is_facts,
    "seed": _is_seed,
    "moves": _is_moves,
    "result": _is_facts,
}
EXTRAS: dict[str, Check] = {"levels": _is_names, "shuffle": _is_facts, "position": _is_position}


def check_record(data: Any, wanted: str) -> None:
    """Every part present and valid; nothing else."""
    if not isinstance(data, dict) or data.get("format") != wanted:
        said = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise Refusal("record-format", format=said or "?", wanted=wanted)
    for part in PARTS:
        if part not in data:
            raise Refusal("record-missing", part=part)
    known = {"format": _is_word, **PARTS, **EXTRAS}
    for part, value in data.items():
        if part not in known or not known[part](value):
            raise Refusal("record-shape", part=part)
