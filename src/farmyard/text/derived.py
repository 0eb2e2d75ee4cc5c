"""The words of a single-file game: generic sentences from its declarations, and its own where it has some.

Its `WORDS` are messages in Fluent syntax, without the game's id as a prefix; what a language lacks is said in English.
`do-lay` and `say-lay` are for the moves called `lay …`. What many games have in common is in `usual.ftl`: there
`do-lay-card` is for moves that lay a card.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from types import ModuleType

from farmyard.core.copies import copied
from farmyard.core.game import Game
from farmyard.core.kinds import Kind, Moves
from farmyard.core.record import Field
from farmyard.games import GAMES
from farmyard.schema import schema_of
from farmyard.text.rules_text import articles
from farmyard.text.words import ENTRY, LANGUAGES, Line, line

ENGLISH = "en"
Message = dict[str, str]  # keys, and whole entries of a catalogue


def wording(game: Game) -> dict[str, object]:
    """`points`, `ask`, `label` and `narrate`, as a game's text module has them."""
    voice = voice_of(game)
    return {name: getattr(voice, name) for name in ("points", "ask", "label", "narrate")}


@cache
def voice_of(game: Game) -> ModuleType:
    """A copy of `text.voice` that knows this game."""
    verbs = {name: getattr(game.rules, name) for name in ("is_over", "must_act", "scores")}
    said = {name.upper(): own(game, name) or f"derived-{name}" for name in ("ask", "gains", "loses", "wins")}
    return copied(
        f"{__package__}.voice",
        **verbs,
        **said,
        MOST=game.seats[1],
        LABELS=tuple(label(game, action) for action in range(game.actions)),
        SAYS=tuple(told(game, action) for action in range(game.actions)),
        ENDINGS=tuple(line(f"{game.id}-ending-{ending}") for ending in game.endings),
    )


# Moves and their parts


def label(game: Game, action: int) -> Line:
    key, parts = said_of(game, "do", action)
    return line(key, **parts) if key else line("derived-do", move=schema_of(game).NAMES[action])


def told(game: Game, action: int) -> tuple[str, dict[str, object]]:
    """The message about this move once it is made, and its arguments but for who made it."""
    key, parts = said_of(game, "say", action)
    return (key, parts) if key else ("derived-say", {"move": label(game, action)})


def said_of(game: Game, what: str, action: int) -> tuple[str, dict[str, object]]:
    """The message about this move and its arguments: `do-lay`; or what all games say that lay a card; or all that take,
    bid or choose anything."""
    moves, parts = split(game, action)
    names = "-".join(part.name for part in (Kind(moves.verb), *moves.parts))
    if key := own(game, f"{what}-{slug(moves.verb)}") or usual(f"{what}-{slug(names)}"):
        return key, parts
    key = usual(f"{what}-{slug(moves.verb)}-what") if parts else ""
    return key, {"what": joined([*parts.values()])} if key else {}


def joined(names: Sequence[object]) -> object:
    """One name after the other."""
    return reduce(lambda first, then: line("derived-parts", first=first, then=then), names)


def split(game: Game, action: int) -> tuple[Moves, dict[str, object]]:
    """The kind of move, and what its parts are called: `place`, and `place-2` where there are two of a kind."""
    moves, rest = find(game, action)
    parts: dict[str, object] = {}
    for kind, number in Kind(moves.verb, of=moves.parts).split(rest):
        again = sum(name.partition("-")[0] == kind.name for name in parts)
        parts[f"{kind.name}-{again + 1}" if again else kind.name] = named(game, kind, number)
    return moves, parts


def find(game: Game, action: int) -> tuple[Moves, int]:
    for moves in game.rules.MOVES:
        if action < moves.size:
            return moves, action
        action -= moves.size
    raise ValueError(f"{game.id} has no action {action}")


def named(game: Game, kind: Kind, number: int) -> Line | str:
    """A name in the player's language if the game translates it, else as it is written; what combines kinds may
    be put together from the names of its parts (`card = { $suit }{ $rank }`)."""
    said, whole = called(game, f"{kind.name}-{kind.names[number]}"), called(game, kind.name)
    if not said and whole and kind.of:
        return line(whole, **{part.name: named(game, part, at) for part, at in kind.split(number)})
    return line(said) if said else kind.names[number]


def line_of(game: Game, kind: Kind, number: int) -> Line:
    """`named`, always as a message."""
    name = named(game, kind, number)
    return name if isinstance(name, Line) else line("derived-name", name=name)


def title_of(game: Game, field: Field) -> Line:
    """The game's own word for a field (`field-pile = Pile`), or its name in the rulebook."""
    key = called(game, f"field-{field.name}")
    return line(key) if key else line("derived-name", name=field.name.replace("_", " "))


def slug(name: str) -> str:
    """`draw two` is `draw-two` in keys, `lay ?` is `lay-some`."""
    return re.sub(r"[\W_]+", "-", name.replace("?", "some").lower()).strip("-")


# The catalogue


def own(game: Game, key: str) -> str:
    """The key of the game's own message, or nothing."""
    full = f"{game.id}-{key}"
    return full if full in written(game, ENGLISH) else ""


def usual(key: str) -> str:
    """The key of what many games say alike, or nothing."""
    return f"usual-{key}" if f"usual-{key}" in _usual() else ""


def called(game: Game, name: str) -> str:
    """What a thing is called, by its name in the rulebook; or nothing."""
    return own(game, slug(name)) or usual(slug(name))


@cache
def _usual() -> frozenset[str]:
    text = files(__package__).joinpath("locales", ENGLISH, "usual.ftl").read_text("utf-8")
    return frozenset(entry.partition(" =")[0] for entry in ENTRY.split(text)[1:])


def single_files() -> list[Game]:
    """Games whose words are in their rulebook."""
    return [game for game in GAMES.values() if is_single_file(game)]


def is_single_file(game: Game) -> bool:
    """Whether nothing but its rulebook speaks of the game."""
    return game.part(__package__) is game.rules


def catalogue(game: Game, language: str) -> Message:
    """Everything that is said of the game: what follows from its declaration, then its own words."""
    return {**_assumed(game), **written(game, ENGLISH), **written(game, language)}


@cache
def written(game: Game, language: str) -> Message:
    """`WORDS` is a catalogue for each language, or one table: `key = English | French | German`."""
    words: Mapping[str, str] | str = getattr(game.rules, "WORDS", "")
    text = _column(words, LANGUAGES.index(language)) if isinstance(words, str) else words.get(language, "")
    entries = [entry for entry in ENTRY.split(text) if "=" in entry]
    return {f"{game.id}-{entry.partition('=')[0].strip()}": f"{game.id}-{entry}" for entry in entries}


def _column(table: str, number: int) -> str:
    rows = [(key, text.split(" | ")) for key, _, text in (row.partition(" = ") for row in table.splitlines()) if text]
    return "".join(f"{key} = {texts[number] if number < len(texts) else texts[0]}\n" for key, texts in rows)


def _assumed(game: Game) -> Message:
    """The rules as they stand in the rulebook; for the rest, messages that fit any game."""
    doc = game.rules.__doc__ or game.title
    said = {
        "tagline": doc.partition("\n")[0],
        "points": "{ derived-points }",
        **{key: f"{{ {usual(key) or 'derived-no'} }}" for key in (f"no-{reason}" for reason in game.reasons[1:])},
        **{key: f"{{ {usual(key) or 'derived-ending'} }}" for key in (f"ending-{end}" for end in game.endings[1:])},
        **{article.number.lower(): text for article, text in zip(articles(game), _texts(doc), strict=True)},
    }
    if not game.publisher:
        said["unofficial"] = "{ derived-by }" if game.author else "{ derived-free }"
        said["rules-heading"] = "{ derived-rules }"
    for option in game.options:
        name = option.name.replace("_", " ").capitalize()
        said[f"option-{option.name}"] = f"{name}\n    .help = {{ derived-option }}"
    return {f"{game.id}-{key}": f"{game.id}-{key} = {text}\n" for key, text in said.items()}


def _texts(doc: str) -> list[str]:
    found = re.findall(r"^[RD]\d+\s+(.*(?:\n    .*)*)", doc, re.MULTILINE)
    return [" ".join(text.split()).replace("{", "(").replace("}", ")") for text in found]
