"""Games small enough for exact algorithms, as OpenSpiel games with explicit chance nodes.

    game = pyspiel.load_game("farmyard_tiny_rudi")
    solver = cfr.CFRSolver(game)

The rules are those of the full games with other constants (`TINY`): fewer cards, shorter races. Every random draw is a
chance node. States keep their children, since exact algorithms walk the same tree again and again.
"""

from typing import Any

from farmyard.adapters import missing
from farmyard.adapters.tiny import TINY
from farmyard.core import chance, door, explicit_chance
from farmyard.core.explicit_chance import DRAWN, MOST, OUTCOMES, TOLD
from farmyard.core.game import Game

try:
    import pyspiel

    from farmyard.adapters.open_spiel import FarmyardGame, FarmyardState, Setting, register
except ImportError as error:
    raise missing("openspiel") from error

CHANCE = int(pyspiel.PlayerId.CHANCE)
MOST_OUTCOMES = 100  # cards of a deck


class ExplicitSetting(Setting):
    """Interpreted: a tree is walked once, and compiling would take longer."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        super().__init__(game, {**given, "options": given.get("options") or TINY[game]})
        self.telling = game.bind(door, "interpreted", {chance: explicit_chance})


class ExplicitGame(FarmyardGame):
    outcomes = MOST_OUTCOMES

    def prepare(self, game: Game, given: dict[str, Any]) -> Setting:
        return ExplicitSetting(game, given)

    def new_initial_state(self) -> "ExplicitState":
        state = ExplicitState(self)
        state.undertake(None)
        return state


class Children(dict[int, "ExplicitState"]):
    """By action; copying a state does not copy the tree below it."""

    def __deepcopy__(self, known: dict[int, Any]) -> "Children":
        return Children()


class ExplicitState(FarmyardState):
    """A move in progress waits at a chance node until all its draws are known."""

    setting: ExplicitSetting

    def __init__(self, game: ExplicitGame) -> None:
        super().__init__(game)
        self.dealt = False
        self.move: int | None = None  # in progress; None is the deal
        self.draws: list[tuple[int, int]] = []  # of the move in progress: each result, and out of how many
        self.outcomes = 0  # of the next draw; 0 if no move is in progress
        self.children = Children()
        self.known: dict[int, str] = {}

    def child(self, action: int) -> "ExplicitState":
        if action not in self.children:
            made = self.children[action] = self.clone()
            made.apply_action(action)
        return self.children[action]

    def is_dealt(self) -> bool:
        return self.dealt

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.known = {}
        if self.outcomes:
            self.draws.append((action, self.outcomes))
            self.undertake(self.move)
        else:
            for viewer in range(self.setting.seats):
                seen = self.setting.telling.watch(self.states, 0, self.seat, action, viewer)
                self.seen[viewer] += f"{self.seat}:{seen} "
            self.undertake(action)

    def undertake(self, move: int | None) -> None:
        """Make this move with the draws known so far; if it needs one more, wait for chance."""
        before = type(self.played)(*(part.copy() for part in self.played))
        self.tell(before.states if move is not None else self.setting.no_state)
        if move is None:
            self.setting.telling.new_game(
                self.states, 0, self.setting.no_state, self.setting.seats, self.setting.options, 0
            )
            self.setting.telling.begin(self.played, 0)
        else:
            self.tell(self.states)
            self.setting.telling.move(self.played, 0, self.seat, move)
        self.outcomes = int(self.states[0].seal[OUTCOMES])
        if self.outcomes:
            self.played, self.move, self.acting = before, move, CHANCE
            return
        self.draws, self.move, self.dealt = [], None, True
        self.states[0].seal[:] = 0
        self.go_on(0 if move is None else self.seat)

    def tell(self, states: Any) -> None:
        told, below = 0, 1
        for outcome, outcomes in self.draws:
            told += outcome * below
            below *= outcomes
        assert below < MOST, "too many draws in one move"
        states[0].chance = told
        states[0].seal[:] = 0
        states[0].seal[TOLD], states[0].seal[DRAWN] = len(self.draws), 0

    def information_state_string(self, player: int | None = None) -> str:
        player = self.acting if player is None else player
        if player not in self.known:
            self.known[player] = self.what_was_seen(player)
        return self.known[player]


for tiny in TINY:
    register(tiny, ExplicitGame)
