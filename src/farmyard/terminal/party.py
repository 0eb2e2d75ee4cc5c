"""Who sits at the table: people first, then computer players on the seats that are left."""

from collections.abc import Sequence
from typing import NamedTuple

from farmyard.bots import find_level, offered
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_whole
from farmyard.schema.record_check import MOST_NAME, MOST_SEATS
from farmyard.text.words import LANGUAGES, Words

USUAL = 3  # seats, if nobody says how many


class Party(NamedTuple):
    names: list[str]
    levels: dict[int, str]  # of the computer players, by seat


def gather(game: Game, seats: int | None, people: str | None, bots: str | None, words: Words) -> Party:
    """People are names (`Anna,Bernd`) or a number; bots are levels, used in turn for the seats left."""
    names = name_people(people or "1", words)
    levels = [find_level(name) for name in split(bots or "")]
    if seats is None:
        seats = max(game.seats[0], len(names) + len(levels) if levels else min(USUAL, game.seats[1]), len(names))
    game.check_seats(seats)
    if len(names) + len(levels) > seats and not (len(levels) == 1 and len(names) == seats):
        raise Refusal("party", seats=seats, people=len(names), bots=len(levels))
    free = [name for name in split(words.say("bot-names")) if name not in names]
    chosen: dict[int, str] = {}
    for seat in range(len(names), seats):
        level = chosen[seat] = levels[len(chosen) % len(levels)] if levels else "chick"
        names.append(bot_name(free[len(chosen) - 1], level, words))
    return Party(names, chosen)


def levels_of(names: Sequence[str]) -> dict[int, str]:
    """Which of the players in a saved game are computer players: their names say so, in any language."""
    found: dict[int, str] = {}
    for words in map(Words, LANGUAGES):
        for level in offered():
            called = {bot_name(name, level, words) for name in split(words.say("bot-names"))}
            found |= {seat: level for seat, name in enumerate(names) if name in called}
    return found


def bot_name(name: str, level: str, words: Words) -> str:
    return words.say("bot-name", name=name, level=words.level(level))


def name_people(people: str, words: Words) -> list[str]:
    count = read_whole(people, MOST_NAME)
    if count is not None:
        return [words.say("player", number=number) for number in range(1, min(count, MOST_SEATS + 1) + 1)]
    names = split(people)
    if max(map(len, names), default=0) > MOST_NAME:
        raise Refusal("name-long", most=MOST_NAME)
    if len(set(names)) < len(names):
        raise Refusal("names-twice", name=next(name for name in names if names.count(name) > 1))
    return names


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def find_viewer(who: str, names: Sequence[str]) -> int:
    """A seat by its player's name or by its number, counted from 1."""
    for seat, name in enumerate(names):
        if who.lower() in (name.lower(), str(seat + 1)):
            return seat
    raise Refusal("viewer-unknown", who=who, most=len(names), names=", ".join(names))
