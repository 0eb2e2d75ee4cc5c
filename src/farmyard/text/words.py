"""Sentences: a `Line` names a message of the Fluent catalogues, `Words` formats it in a language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import plain, quoted

LANGUAGES = ("en", "fr", "de")
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where a message or a term begins


class Who(int):
    """A seat, to be said as its player's name."""


class Line(Struct, frozen=True):
    """A message and its arguments: words, numbers, players (`Who`), other lines, or lists of these."""

    key: str
    args: dict[str, object]


def line(key: str, **args: object) -> Line:
    return Line(key, args)


@cache
def waiting_for(seat: int) -> Line:
    """Said to nearly everybody after nearly every move."""
    return line("waiting-for", who=Who(seat))


class Words:
    """One language, and the names of the players at the table."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Refusal("language-unknown", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = names

    def __repr__(self) -> str:
        return f"Words({self.language!r}, {list(self.names)!r})"

    def say(self, message: Line | str, **args: object) -> str:
        key, args = (message.key, message.args) if isinstance(message, Line) else (message, args)
        return self._format(key, bundle_of(self.language).get_message(key).value, args)

    def help(self, key: str) -> str:
        """The `.help` of a message: more about the same thing."""
        return self._format(key, bundle_of(self.language).get_message(key).attributes["help"], {})

    def tell(self, message: Line) -> str:
        """As a complete sentence: capitalised."""
        text = self.say(message)
        return text[:1].upper() + text[1:]

    def name(self, seat: int) -> str:
        if seat < len(self.names):
            return plain(self.names[seat])
        return self.say("player", number=seat + 1)

    def level(self, level: str) -> str:
        """A level's name; third-party players keep their own."""
        return self.say(f"bot-level-{level}") if self.has(f"bot-level-{level}") else plain(level)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"no-{refusal.code}" if "-no-" not in refusal.code else refusal.code, **refusal.details)

    def has(self, key: str) -> bool:
        return bool(bundle_of(self.language).has_message(key))

    def list(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list", first=", ".join(items[:-1]), final=items[-1])

    def _format(self, key: str, pattern: Any, args: dict[str, object]) -> str:
        said = {name: self._word(value) for name, value in args.items()}
        text, errors = bundle_of(self.language).format_pattern(pattern, said)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _word(self, value: object) -> str | int:
        if isinstance(value, Who):
            return self.name(value)
        if isinstance(value, Line):
            return self.say(value)
        if isinstance(value, Refusal):
            return quoted(self.refusal(value))
        if isinstance(value, list | tuple):
            return self.list([str(self._word(v)) for v in value])
        return value if isinstance(value, int) and not isinstance(value, bool) else plain(str(value))


def nearest_language(code: str) -> str:
    """One of ours: `de` for `de_AT.UTF-8`, English for what we do not speak."""
    return code[:2] if code[:2] in LANGUAGES else "en"


def language_of(environment: Mapping[str, str]) -> str:
    """The terminal's."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return nearest_language(locale)


class Catalogue(FluentBundle):  # type: ignore[misc]
    """All messages of a language, each parsed on first use: parsing all of them would take half a second and 6 MB."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        sources = sorted(files("farmyard.text").joinpath("locales", language).iterdir(), key=lambda file: file.name)
        texts = [text for source in sources for text in ENTRY.split(source.read_text("utf-8"))[1:]]
        texts += _single_files(language)
        self._texts = {text.partition("=")[0].strip(): text for text in texts}
        if len(self._texts) < len(texts):
            raise ValueError(f"{language}: a message is in the catalogues twice")
        if not (hasattr(FluentBundle, "_lookup") and hasattr(self, "_compiled")):  # internals have changed
            self.add_resource(FluentResource("".join(texts)))

    def has_message(self, name: str) -> bool:
        return name in self._texts

    def _lookup(self, name: str, term: bool = False) -> Any:
        full = f"-{name}" if term else name
        if full not in self._compiled and full in self._texts:
            self.add_resource(FluentResource(self._texts[full]))
        return super()._lookup(name, term)


def _single_files(language: str) -> list[str]:
    """What games in single files say."""
    from farmyard.text import derived

    return [text for game in derived.single_files() for text in derived.catalogue(game, language).values()]


@cache
def bundle_of(language: str) -> Catalogue:
    return Catalogue(language)
