"""One game in the terminal: whom to ask, what to show to whom, and what is typed.

People may share the screen. It is cleared before it changes hands, and nobody's cards are drawn
until they say that they are sitting in front of it.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Timer

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from farmyard.bots import Bot
from farmyard.core.refusal import Refusal
from farmyard.schema import notation
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.terminal.choosing import find_move
from farmyard.terminal.files import write_text
from farmyard.terminal.pages import ranking, rules_page
from farmyard.terminal.paint import LABEL, SEAT_PAPER, SUN, Sheet, player, row
from farmyard.text import wording
from farmyard.text.words import Line, Words

Ask = Callable[[str], str]

SOON = 0.3  # seconds nobody minds waiting
WIPE_SCROLLBACK = "\x1b[3J"
MOST_ROWS, FEW_ROWS, MANY_MOVES = 16, 8, 32  # a long list is cut short, a very long one shorter: the table counts


class Quit(Exception):
    """Somebody wants to stop here."""


class Session:
    """One table, its people and computer players, and one screen."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], words: Words, console: Console, ask: Ask, dice: Random
    ) -> None:
        self.table, self.bots, self.words, self.console, self.ask, self.dice = table, bots, words, console, ask, dice
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told = dict.fromkeys([*range(table.seats), SPECTATOR], len(table.log))  # how many moves each has been told

    def run(self) -> None:
        """To the end, unless somebody quits."""
        while not self.table.over:
            seat = self._next_seat()
            if seat in self.bots:
                self._bot_move(seat)
            elif self._sits_down(seat):
                self._turn(seat)
        self._finish()

    def _next_seat(self) -> int:
        """Of those who choose simultaneously: computers, then whoever is at the screen, then the others."""
        return min(self.table.must_act(), key=lambda seat: (seat not in self.bots, seat != self.facing, seat))

    def _bot_move(self, seat: int) -> None:
        """With no people playing, the spectator is told of every move immediately."""
        with self._patience(seat):
            action = self.bots[seat](self.table.view(seat), self.table.legal_actions(seat), self.dice)
        self.table.play(seat, action)
        if not self.people:
            self._tell(SPECTATOR)

    @contextmanager
    def _patience(self, seat: int) -> Iterator[None]:
        """If it takes a while, say who is thinking."""
        status = self.console.status(self.words.say("play-thinking", who=self.words.name(seat)))
        timer = Timer(SOON, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    # One screen for several people

    def _sits_down(self, seat: int) -> bool:
        """Hand the screen to this person; False if the previous one has undone the last move instead."""
        if seat == self.facing:
            return True
        before, self.facing = self.facing, SPECTATOR
        if before != SPECTATOR:
            self._hide(before)
        self._tell(SPECTATOR)
        prompt = self.words.say("play-pass", who=self.words.name(seat))
        while self._is(self._read(prompt), "undo"):
            if before != SPECTATOR and self._undo(before):
                return False
        self._wipe()
        self.facing = seat
        return True

    def _hide(self, seat: int) -> None:
        """Clear the screen, but first let this person read what only they have just learnt."""
        since = self.told[seat]
        learnt = int(self.table.view(seat)["revealed"]) != int(self.table.at(since).view(seat)["revealed"])
        if learnt and self.table.story(seat, since) != self.table.story(SPECTATOR, since):
            self._tell(seat)
            self._read(self.words.say("play-hide"))
        self._wipe()

    def _wipe(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(WIPE_SCROLLBACK)

    # A turn

    def _turn(self, seat: int) -> None:
        moves = len(self.table.log)
        self._show(seat)
        while len(self.table.log) == moves and not self._answer(seat):
            pass

    def _show(self, seat: int) -> None:
        self._tell(seat)
        self.console.print(picture(self.table.game, self.table.view(seat), self.words))
        self._question(seat)

    def _question(self, seat: int) -> None:
        asked = self.words.tell(wording(self.table.game).ask(self.table.view(seat)))
        self.console.print(row(player(seat, self.words), "·", Text(asked, f"bold {SUN}")))
        self._list_moves(seat, MOST_ROWS if len(self._legal(seat)) <= MANY_MOVES else FEW_ROWS)

    def _list_moves(self, seat: int, most: int) -> None:
        """With notation if that takes little room, without it if there are many; at most `most` rows."""
        legal = self._legal(seat)
        sheet = Sheet(self._move_text(number, action, len(legal)) for number, action in enumerate(legal, 1))
        if sheet.rows(self.console.width) > most:
            sheet = Sheet(self._move_label(number, action, len(legal)) for number, action in enumerate(legal, 1))
        while sheet.rows(self.console.width) > most:
            sheet.things.pop()
        self.console.print(sheet)
        if len(sheet.things) < len(legal):
            self._note("play-more", count=len(legal) - len(sheet.things))

    def _move_label(self, number: int, action: int, count: int) -> Text:
        said = self.words.tell(wording(self.table.game).label(action))
        return Text.assemble((f"{number:>{len(str(count))}} ", SUN), said)

    def _move_text(self, number: int, action: int, count: int) -> Text:
        text, name = self._move_label(number, action, count), notation.name(self.table.game, action)
        return text if text.plain.lower().endswith(f" {name}") else text.append(f"  {name}", LABEL)

    def _legal(self, seat: int) -> list[int]:
        return sorted(self.table.legal_actions(seat))

    def _answer(self, seat: int) -> bool:
        """Read a line and carry it out; True if the turn must be reconsidered."""
        text = self._read(self.words.say("play-prompt", who=self.words.name(seat)))
        try:
            return self._command(seat, text) if self._is_command(text) else self._move(seat, text)
        except Refusal as refusal:
            self._refuse(refusal)
            return False

    def _move(self, seat: int, text: str) -> bool:
        self.table.play(seat, find_move(self.table, seat, text, self._legal(seat), self.words))
        return True

    # Commands

    def _is_command(self, text: str) -> bool:
        return not text or any(self._is(text, command) for command in COMMANDS)

    def _is(self, text: str, command: str) -> bool:
        spoken = {word.strip() for word in self.words.say(f"command-{command}").split(",")}
        return (text.split() or [""])[0].lower() in spoken | {command}

    def _command(self, seat: int, text: str) -> bool:
        if not text:
            return True
        command = next(command for command in COMMANDS if self._is(text, command))
        rest = text.partition(" ")[2].strip()
        if command == "undo":
            return self._undo(seat)
        if command == "save":
            self.save(Path(rest or f"{self.table.game.id}-{self.table.seed}.json"))
        elif command == "rules":
            self.console.print(rules_page(self.table.game, self.words))
        elif command == "moves":
            self._list_moves(seat, len(self._legal(seat)))
        elif command == "story":
            self._say_all(self.table.story(seat))
        elif command == "help":
            self._help()
        else:
            raise Quit
        return False

    def _undo(self, seat: int) -> bool:
        last = max((i for i, move in enumerate(self.table.log) if move.seat == seat), default=0)
        try:
            self.table.undo(seat)
        except Refusal as refusal:
            self._refuse(refusal)
            return False
        self.told = {viewer: told - (told > last) for viewer, told in self.told.items()}
        self._note("play-undone")
        return True

    def save(self, path: Path) -> None:
        write_text(path, self.table.save())
        self._note("play-saved", path=str(path))

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style=SUN, no_wrap=True)
        for command in COMMANDS:
            grid.add_row(self.words.say(f"command-{command}"), self.words.help(f"command-{command}"))
        self.console.print(grid)
        self._note("play-help")

    # Saying things

    def _tell(self, viewer: int) -> None:
        """Narrates what this viewer has not been told yet."""
        lines = self.table.story(viewer, self.told[viewer])
        self.told[viewer] = len(self.table.log)
        if lines:
            self.console.print(Rule(style="dim green"))
            self._say_all(lines)

    def _say_all(self, lines: list[Line]) -> None:
        for told in lines:
            text = Text(self.words.tell(told))
            for seat, name in enumerate(self.words.names):
                text.highlight_words([name], f"bold {SEAT_PAPER[seat]}")
            self.console.print(Text("· ", LABEL).append_text(text))

    def _note(self, key: str, **args: object) -> None:
        self.console.print(Text(self.words.say(key, **args), LABEL))

    def _refuse(self, refusal: Refusal) -> None:
        self.console.print(Text(f"✗ {self.words.refusal(refusal)}", "red"))

    def _read(self, prompt: str) -> str:
        try:
            text = self.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        if self._is(text, "quit"):
            raise Quit
        return text

    def _finish(self) -> None:
        viewer = self.facing if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self._wipe()
        self._tell(viewer)
        view = self.table.view(viewer)
        self.console.print(picture(self.table.game, view, self.words))
        self.console.print(
            ranking(self.table.game, self.words, self.table.scores(), wording(self.table.game).points(view))
        )


COMMANDS = ("undo", "moves", "story", "rules", "save", "help", "quit")
