"""What comes from outside, made fit to be said: on one line, not too long, without anything that steers a terminal."""

import json
import operator
import re

MOST_SAID = 300  # characters of one quoted value
MOST_WHOLE = 2**53  # whole numbers beyond are said as they stand: pages and catalogues would round them
STEERING = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # control characters, escape sequences among them
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of writing
    "\u2028\u2029\ud800-\udfff]"  # ends of lines, halves of characters
)


def plain(text: str) -> str:
    """Each character that would steer a terminal replaced by a mark."""
    return text if text.isascii() and text.isprintable() else STEERING.sub("\ufffd", text)


def quoted(value: object) -> str:
    """A value as it is said in a sentence: plain, and its end left out where it is long."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists within lists
        text = "…"
    return plain(text if len(text) <= MOST_SAID else f"{text[: MOST_SAID - 1]}…")


def whole(value: object) -> int | None:
    """A whole number of any kind, NumPy's included; nothing for what would have to be rounded, or says yes or no."""
    if type(value) is int:  # nearly always
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def read_whole(text: str, digits: int = 9) -> int | None:
    """A whole number as people type it, from 0; nothing for anything else, ² and more digits included."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def read_json(text: str | bytes) -> object:
    """A `ValueError` for whatever cannot be read, also for lists too deep and numbers too long."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
