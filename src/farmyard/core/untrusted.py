"""Untrusted input, sanitised for display: one line, not too long, no terminal control sequences."""

import json
import operator
import re

MOST_SAID = 300  # characters of one quoted value
MOST_WHOLE = 2**53  # larger integers are quoted as text: pages and catalogues would round them
STEERING = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # control characters, including escape sequences
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # bidirectional controls
    "\u2028\u2029\ud800-\udfff]"  # line separators, lone surrogates
)


def plain(text: str) -> str:
    """Replaces each character that could control a terminal."""
    return text if text.isascii() and text.isprintable() else STEERING.sub("\ufffd", text)


def quoted(value: object) -> str:
    """A value as quoted in a sentence: plain, and truncated if long."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, deeply nested lists
        text = "…"
    return plain(text if len(text) <= MOST_SAID else f"{text[: MOST_SAID - 1]}…")


def whole(value: object) -> int | None:
    """An integer of any type, including NumPy's; None for booleans and for anything that would have to be rounded."""
    if type(value) is int:  # nearly always
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def read_whole(text: str, digits: int = 9) -> int | None:
    """A non-negative integer as people type it; None for anything else, including ² and too many digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def read_json(text: str | bytes) -> object:
    """Raises `ValueError` for anything unreadable, including excessive nesting and numbers that are too long."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
