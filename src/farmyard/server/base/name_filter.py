"""Names that nobody should have to read: a word list the host may extend or shorten."""

import re
import unicodedata
from importlib.resources import files
from pathlib import Path

from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import STEERING

LOOKALIKES = str.maketrans(
    "4@3€0$57+ƒı" + "авеікмнорстухѕј" + "αεικνορτυχ",  # Cyrillic, Greek
    "aaeeosstt" + "fi" + "abeikmhopctyxsj" + "aeikvoptux",
)
STROKES = re.compile("[1!|]")  # an i, or an l
LONG = re.compile(r"(.)\1\1+")  # the same letter three times or more
HOSTS_FILE = "names.txt"  # in the data folder: a line adds an entry, `-entry` removes one


class NameScreen:
    """An entry matches anywhere in a name; with `=` before it, only as a whole word."""

    def __init__(self, folder: Path | None = None) -> None:
        entries = _entries(files("farmyard.server.base").joinpath("names.txt").read_text("utf-8"))
        own = folder / HOSTS_FILE if folder else None
        for entry in _entries(own.read_text("utf-8")) if own and own.is_file() else []:
            if entry.startswith("-"):
                entries = [known for known in entries if known.lstrip("=") != entry[1:].lstrip("=")]
            else:
                entries.append(entry)
        self._words = {_squeeze(entry) for entry in entries if entry.startswith("=")}
        self._parts = {_squeeze(entry) for entry in entries if not entry.startswith("=")}

    def check(self, name: str) -> None:
        if STEERING.search(name):
            raise Refusal("name-odd")
        for letter in "il":
            plain = _plain(STROKES.sub(letter, name))
            self._check_plain(plain)
            self._check_plain(LONG.sub(r"\1", plain))

    def _check_plain(self, plain: str) -> None:
        squeezed = _squeeze(plain)
        words = {*re.split(r"[\W_]+", plain), squeezed}
        if words & self._words or any(part in squeezed for part in self._parts):
            raise Refusal("name-rude")


def _entries(text: str) -> list[str]:
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    return [line for line in lines if line]


def _plain(text: str) -> str:
    """Lower case without accents; digits, symbols and letters of other alphabets become the Latin letters they look
    like."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(LOOKALIKES)


def _squeeze(text: str) -> str:
    return re.sub(r"[\W_]+", "", _plain(text))
