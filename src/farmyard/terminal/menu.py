"""The few questions before a game, for people who just typed `play`."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.text import Text

from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_whole
from farmyard.games import GAMES, find_game
from farmyard.schema.options import read_options
from farmyard.terminal.pages import games_page, options_table
from farmyard.terminal.paint import SUN
from farmyard.terminal.party import USUAL, Party, gather
from farmyard.terminal.session import Ask, Quit
from farmyard.text.words import LANGUAGES, Words

Answer = TypeVar("Answer")


class Wishes(NamedTuple):
    """What has been agreed."""

    game: Game
    party: Party
    options: dict[str, OptionValue]
    words: Words


class Menu:
    """Asks until it gets a usable answer; Enter takes the default in brackets."""

    def __init__(self, words: Words, console: Console, ask: Ask) -> None:
        self.words, self.console, self.ask = words, console, ask

    def plan(self) -> Wishes:
        self._language()
        game = self._game()
        party = self._party(game)
        return Wishes(game, party, self._options(game), self.words)

    def _language(self) -> None:
        spoken = [f"{number} {Words(language).say('language')}" for number, language in enumerate(LANGUAGES, 1)]
        self.console.print(Text(" · ".join(spoken)))
        usual = LANGUAGES.index(self.words.language) + 1
        self.words = Words(self._choose("menu-language", str(usual), lambda text: pick(text, LANGUAGES)))

    def _game(self) -> Game:
        self.console.print(games_page(self.words))
        return self._choose("menu-game", "1", lambda text: find_game(pick(text, tuple(GAMES))))

    def _party(self, game: Game) -> Party:
        low, high = game.seats
        seats = self._choose("menu-seats", str(max(low, USUAL)), lambda text: seats_of(game, text), low=low, high=high)
        return self._choose("menu-people", "1", lambda text: gather(game, seats, text, None, self.words))

    def _options(self, game: Game) -> dict[str, OptionValue]:
        if not game.options:
            return {}
        self.console.print(options_table(game, self.words))
        return self._choose("menu-options", "", lambda text: read_options(game, text.split()))

    def _choose(self, key: str, usual: str, take: Callable[[str], Answer], **args: object) -> Answer:
        self.console.print(Text(self.words.say(key, **args), f"bold {SUN}"))
        while True:
            try:
                return take(self.ask(f"[{usual}] > " if usual else "> ").strip() or usual)
            except Refusal as refusal:
                self.console.print(Text(f"✗ {self.words.refusal(refusal)}", "red"))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Quit from None


def pick(text: str, things: tuple[str, ...]) -> str:
    """By number or by name."""
    number = read_whole(text)
    if number is not None:
        if not 1 <= number <= len(things):
            raise Refusal("choice-number", number=number, most=len(things))
        return things[number - 1]
    return text


def seats_of(game: Game, text: str) -> int:
    seats = read_whole(text) or 0
    game.check_seats(seats)
    return seats
