"""A table whose rules may change at any time: seed and moves are kept, and replayed by the new rules."""

from pathlib import Path

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_seed
from farmyard.games import GAMES
from farmyard.schema import schema_of
from farmyard.table import Table
from farmyard.testing.faults import Fault, Found, broken_file, fault_of
from farmyard.testing.house import load
from farmyard.text.words import Line, bundle_of, line


class Bench:
    """`moves` are in notation, since a rulebook may renumber its actions. `trouble` says why they could not all be
    replayed; `read` is the text of the current rules. `editing`: the page opens with the editor."""

    def __init__(self, file: Path, editing: bool = False) -> None:
        self.file, self.editing = file, editing
        self.game: Game | None = None
        self.table: Table | None = None
        self.seats, self.seed = 0, 1
        self.options: dict[str, object] = {}
        self.moves: list[tuple[int, str]] = []
        self.fault: Fault | None = None
        self.trouble: Line | None = None
        self.version = 0
        self.read = b""
        self.reload()

    def reload(self) -> None:
        """Loads the file as it is now; if that fails, the table stays as it was."""
        self.read = self.content()
        try:
            game = load(self.file)
        except (Exception, SystemExit) as error:  # whatever a rulebook does on import
            self.fault = broken_file(self.file, error)
        else:
            self.fault = None
            self._install(game)
            self.deal(self.seats if game.seats[0] <= self.seats <= game.seats[1] else game.seats[0], self.seed)
        self.version += 1

    def content(self) -> bytes:
        """The file's bytes: editors save in different ways, and some preserve the modification time."""
        try:
            return self.file.read_bytes()
        except OSError:
            return b""

    def write(self, text: str) -> None:
        """As an editor would save it; browsers submit CRLF."""
        self.file.write_text(text.replace("\r\n", "\n"), "utf-8", newline="")

    def _install(self, game: Game) -> None:
        if self.game:
            GAMES.pop(self.game.id, None)
        self.game = GAMES[game.id] = game
        bundle_of.cache_clear()

    def deal(self, seats: int, seed: int) -> None:
        """The same moves on this deal, as far as they go."""
        self.seats, self.seed = seats, seed
        self._replay()

    def new_deal(self, seats: int, seed: int) -> None:
        """Another deal, without any moves."""
        assert self.game
        self.game.check_seats(seats)
        check_seed(seed)
        self.moves, self.options = [], {}
        self.deal(seats, seed)
        self.version += 1

    def show(self, found: Found) -> None:
        """The position in which a fault was found."""
        assert self.game
        names = schema_of(self.game).NAMES
        self.options, self.moves = dict(found.options), [(seat, names[action]) for seat, action in found.moves]
        self.deal(found.seats, found.seed)
        self.version += 1

    def play(self, seat: int, move: str) -> None:
        """A new move discards those that could not be replayed."""
        assert self.table
        self.moves = [*self.moves[: len(self.table.log)], (seat, move)]
        self._replay()
        self.version += 1

    def back(self) -> None:
        assert self.table
        self.moves = self.moves[: max(0, len(self.table.log) - 1)]
        self._replay()
        self.version += 1

    def _replay(self) -> None:
        """All moves, or as many as the rules allow, with the options that they still know."""
        assert self.game
        try:
            self.game.encode(self.options)  # type: ignore[arg-type]
        except Refusal:
            self.options = {}
        self.trouble, table = None, None
        try:
            self.table = table = Table(self.game, self.seats, self.seed, self.options, mode="interpreted")  # type: ignore[arg-type]
            for seat, move in self.moves:
                table.play(seat, move)
        except Refusal as refusal:
            done = len(table.log) if table else 0
            self.trouble = line("bench-stopped", number=done + 1, move=self.moves[done][1], why=refusal)
        except Exception as error:  # whatever a rulebook does
            self.fault = fault_of(self.game, error, None)
