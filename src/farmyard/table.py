"""A table: one game being played. The log of actions is the truth, everything else follows from it.

This is where input is checked: every refusal is a `Refusal` with a stable code that
`farmyard.text` turns into a sentence, and an illegal move changes nothing.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

from farmyard.core import door
from farmyard.core.compile import Mode
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import Seed, check_seed, number_of, sow
from farmyard.core.untrusted import read_json, read_whole, whole
from farmyard.games import find_game
from farmyard.schema import notation
from farmyard.schema.position import position_game, read_position, write_position, write_view
from farmyard.schema.record_check import check_record
from farmyard.text import wording
from farmyard.text.words import Line, Words
from farmyard.undo import OVER, Before, UndoGuard

FORMAT = "farmyard game 1"
SPECTATOR = 127
Play = Callable[[InPlay, int, int, int], None]  # games, index of the game, seat, action: like `door.move`
Look = Callable[[InPlay, int], None]  # games, index of the game: read-only


@cache
def _blanks(game: Game) -> tuple[Any, Any]:
    """An empty state and an empty view, never written to."""
    return np.zeros(1, game.state), np.zeros(1, game.view_type)


def _copied(games: InPlay) -> InPlay:
    return InPlay(*(part.copy() for part in games))


class Move(NamedTuple):
    """One entry of the log."""

    seat: int
    action: int


class Table:
    """Players, a state, and the log that led to it."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: Seed = 0,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] = (),
        mode: Mode = "native",
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        if names and len(names) != seats:
            raise Refusal("names", seats=seats, names=len(names))
        self.seats = int(seats)
        self.seed = check_seed(seed)
        self.options = dict(options or {})
        self.names = list(names)
        self.log: list[Move] = []
        self._start: InPlay | None = None
        self._undo: UndoGuard | None = None  # built on first use
        self._door = self.game.bind(door, mode)
        self._numbers = self.game.encode(self.options)
        self._in_play = self.game.in_play()
        self._blank, self._no_view = _blanks(self.game)
        if isinstance(seed, str):
            self._blank = self._blank.copy()
            sow(self._blank[0], seed)
        self._rewind()

    @classmethod
    def from_position(cls, data: Any, names: Sequence[str] = (), seed: Seed = 0, mode: Mode = "native") -> Self:
        """A table that starts from this position instead of a deal."""
        game, seed = find_game(position_game(data), data.get("rules")), check_seed(seed)
        start = read_position(game, data, seed)
        table = cls(game, int(start.states[0]["seats"]), seed, None, names, mode)
        table._start = start
        table._rewind()
        return table

    # Who and what

    artist: ClassVar[Callable[[], Any]]  # who draws pictures, a layer above: set in `farmyard/__init__.py`

    def __repr__(self) -> str:
        now = f"ending={self.ending!r}, winners={self.winners()}" if self.over else f"must_act={self.must_act()}"
        return f"<Table {self.game.id}: seats={self.seats}, moves={len(self.log)}, {now}>"

    def __str__(self) -> str:
        """What a spectator sees, drawn as in the terminal."""
        return str(self.picture())

    def __rich__(self) -> Any:
        return self.picture().__rich__()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """The same, in a notebook."""
        return dict(self.picture()._repr_mimebundle_())

    def picture(self, viewer: int = SPECTATOR) -> Any:
        """What this seat sees, or a spectator: to be printed, or to be shown by a notebook."""
        return type(self).artist().of_table(self, viewer)

    @property
    def over(self) -> bool:
        return bool(self._door.over(self._states, 0))

    @property
    def ending(self) -> str:
        return self.game.endings[int(self._states[0]["ending"])]

    def must_act(self) -> list[int]:
        """The seats that have to choose now."""
        return [seat for seat in range(self.seats) if self._door.acts(self._states, 0, seat)]

    def legal(self, seat: int) -> list[str]:
        """What this seat may do now, in notation."""
        return [notation.name(self.game, action) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        seat = self._check_seat(seat)
        if not self._door.acts(self._states, 0, seat):
            return []
        out = np.zeros(self.game.max_legal, np.int32)
        count = self._door.list_legal(self._states, 0, seat, out)
        return [int(action) for action in out[:count]]

    def scores(self) -> list[int]:
        """Merit, higher is better: what decides who wins."""
        out = np.zeros(self.seats, np.int32)
        self._door.count(self._states, 0, out)
        return [int(score) for score in out]

    def winners(self) -> list[int]:
        """The seats that share the victory; nobody before the end."""
        scores = self.scores()
        return [seat for seat in range(self.seats) if self.over and scores[seat] == max(scores)]

    # Acting

    def play(self, seat: int, move: str | int) -> None:
        """Check and play; a refused move changes nothing."""
        self.advance(Move(*self._check(seat, move)))

    def advance(self, move: Move, do: Play | None = None, before: Before | None = None) -> None:
        """Plays a move that has been checked. `do` may be native code that plays it and computes all views in the same
        call; `before` is what is already known of the position, for undo."""
        if self._undo is not None:
            self._undo.note(move.seat, before or self._before())
        (do or self._door.move)(self._in_play, 0, move.seat, move.action)
        self.log.append(move)

    def check(self, seat: int, move: str | int) -> int:
        """The number of a legal move, or the reason why it is not legal."""
        return self._check(seat, move)[1]

    def _check(self, seat: int, move: str | int) -> tuple[int, int]:
        seat = self._check_seat(seat)
        action = notation.parse(self.game, move) if isinstance(move, str) else self._number(move)
        if self.over:
            raise Refusal("over")
        if not self._door.acts(self._states, 0, seat):
            waiting = [self._name(other) for other in self.must_act()]
            raise Refusal("not-your-turn", who=self._name(seat), waiting=", ".join(waiting))
        why = self._door.why_not(self._states, 0, seat, action)
        if why:
            raise Refusal(f"{self.game.id}-no-{self.game.reasons[why]}", move=notation.name(self.game, action))
        return seat, action

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, if nothing has been revealed and nobody has built on it since."""
        self.check_undo(seat)
        del self.log[max(i for i, move in enumerate(self.log) if move.seat == seat)]
        self._rewind()

    def check_undo(self, seat: int) -> None:
        """Refuse what `undo` would refuse."""
        seat = self._check_seat(seat)
        refused = OVER if self.over else self.guard().why_not(seat, self._revealed())
        if refused is not None:
            raise refused.refusal(self._name(seat if refused.seat is None else refused.seat))

    def go_back(self, moves: int) -> None:
        """To the position after this many moves, whatever has been revealed since: for coaching."""
        self.log = self.log[:moves]
        self._rewind()

    def guard(self) -> UndoGuard:
        """What undo has to know; found by replaying the log on first use, then kept up to date with every move."""
        if self._undo is None:
            again = self.at(0)
            again._undo = UndoGuard()
            for move in self.log:
                again.advance(move)
            self._undo = again._undo
        return self._undo

    def _before(self) -> Before:
        return Before(self._revealed(), tuple(self.must_act()))

    def _revealed(self) -> int:
        return int(self._states[0]["revealed"])

    def at(self, moves: int) -> Self:
        """The same table as it was after this many moves."""
        table = self._fresh()
        for move in self.log[:moves]:
            table._door.move(table._in_play, 0, move.seat, move.action)
        table.log = self.log[:moves]
        return table

    def fork(self) -> Self:
        """A copy to be played on independently."""
        table = copy(self)
        table.log, table._in_play = list(self.log), _copied(self._in_play)
        table._undo = self._undo and self._undo.copy()
        return table

    # Seeing

    def inspect(self, look: Look) -> None:
        """Let native code look at the position."""
        look(self._in_play, 0)

    def view(self, seat: int = SPECTATOR) -> Any:
        """What this seat (or a spectator) knows, as the game's VIEW record."""
        if seat != SPECTATOR:
            seat = self._check_seat(seat)
        views = np.zeros(1, self.game.view_type)
        self._door.look(self._in_play, 0, seat, views, 0, self._no_view)
        return views[0]

    def show(self, seat: int = SPECTATOR) -> Any:
        """The same as readable JSON."""
        return write_view(self.game, self.view(seat))

    def seen(self, seat: int, action: int, viewer: int) -> int:
        """What `viewer` would see of this action if it were played now."""
        if viewer != SPECTATOR:
            viewer = self._check_seat(viewer)
        return int(self._door.watch(self._states, 0, self._check_seat(seat), self._number(action), viewer))

    def story(self, viewer: int = SPECTATOR, since: int = 0) -> list[Line]:
        """Everything that has happened since move `since`, as this viewer saw it."""
        told: list[Line] = []
        table = self.at(since)
        for move in self.log[since:]:
            told += table.tell(move, viewer)
        return told

    def tell(self, move: Move, viewer: int = SPECTATOR) -> list[Line]:
        """Play a move and narrate it for one viewer."""
        before = self.view(viewer)
        action = self.seen(move.seat, move.action, viewer)
        self.play(*move)
        lines: list[Line] = wording(self.game).narrate(before, move.seat, action, self.view(viewer))
        return lines

    # Saving

    def position(self) -> Any:
        """The whole state as readable JSON: not for players' eyes."""
        return write_position(self.game, self._in_play)

    def record(self) -> dict[str, Any]:
        """The game as one JSON object that replays exactly."""
        start = {"position": write_position(self.game, self._start)} if self._start is not None else {}
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "names": self.names,
            "options": self.options,
            "seed": self.seed,
            **start,
            "moves": [f"{move.seat} {notation.name(self.game, move.action)}" for move in self.log],
            "result": {"over": self.over, "ending": self.ending, "scores": self.scores()},
        }

    def save(self) -> str:
        return json.dumps(self.record(), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def load(cls, text: str, mode: Mode = "native") -> Self:
        try:
            data = read_json(text)
        except ValueError as error:
            raise Refusal("record-json", why=error) from None
        return cls.replay(data, mode)

    @classmethod
    def replay(cls, data: Any, mode: Mode = "native") -> Self:
        """Replay a record move by move, and compare the result."""
        check_record(data, FORMAT)
        table = cls._begin(data, mode)
        if table.seats != data["seats"]:  # of its position
            raise Refusal("record-shape", part="seats")
        if data.get("levels") and len(data["levels"]) != table.seats:
            raise Refusal("record-shape", part="levels")
        if len(data["moves"]) > table.game.max_steps:
            raise Refusal("record-long", count=len(data["moves"]), most=table.game.max_steps, title=table.game.title)
        for number, entry in enumerate(data["moves"], 1):
            table._replay_move(number, entry)
        result = {"over": table.over, "ending": table.ending, "scores": table.scores()}
        if data["result"] != result:
            raise Refusal("record-result")
        return table

    @classmethod
    def _begin(cls, data: dict[str, Any], mode: Mode) -> Self:
        game = find_game(data["game"], data["rules"])
        if "position" in data:
            return cls.from_position(data["position"], data["names"], data["seed"], mode)
        return cls(game, data["seats"], data["seed"], data["options"], data["names"], mode)

    def _replay_move(self, number: int, entry: str) -> None:
        who, _, move = entry.partition(" ")
        seat = read_whole(who)
        if seat is None:
            raise Refusal("record-shape", part=f"moves[{number - 1}]")
        try:
            self.play(seat, move)
        except Refusal as refusal:
            raise Refusal("record-move", number=number, why=refusal) from refusal

    # Small print

    @property
    def _states(self) -> Any:
        return self._in_play.states

    def _rewind(self) -> None:
        """Replays the log from the start."""
        self._undo = None
        if self._start is None:
            self._door.new_game(self._states, 0, self._blank, self.seats, self._numbers, number_of(self.seed))
            self._door.begin(self._in_play, 0)
        else:
            self._in_play = _copied(self._start)
        for move in self.log:
            self._door.move(self._in_play, 0, move.seat, move.action)

    def _fresh(self) -> Self:
        table = object.__new__(type(self))
        table.__dict__.update(self.__dict__)
        table._in_play, table.log = _copied(self._in_play), []
        table._rewind()
        return table

    def _check_seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise Refusal("seat-unknown", seat=seat, most=self.seats - 1)
        return number

    def _number(self, move: int) -> int:
        action = whole(move)
        if action is None or not 0 <= action < self.game.actions:
            raise Refusal("move-number", move=move)
        return action

    def _name(self, seat: int) -> str:
        return Words(names=self.names).name(seat)
