"""The games as OpenSpiel games: importing this registers `farmyard_saumaumau`, `farmyard_rudi` and so on with pyspiel.

    game = pyspiel.load_game("farmyard_mow(players=3)")

Chance acts first: it draws a few uniform numbers that make up the seed, which decides all shuffling. Options are
passed as text, `options=goal:18;mau:true`, lists with strokes, `options=specials:5/10/15`.

Games in which all choose at once are declared SEQUENTIAL all the same: the choices are made one after the other, and
nobody sees those before. That is the same game in extensive form, and most of OpenSpiel's algorithms take only that.
Utilities are zero-sum, 1 for a sole win. `resample_from_infostate` deals a world that agrees with the player's
view, so that information-set searches reason about what could be, not about what is.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from farmyard.adapters import missing, stepping
from farmyard.adapters.result import share_out
from farmyard.bots import Bot
from farmyard.bots.crafts import bind_with_craft
from farmyard.core import door
from farmyard.core.chance import DICE, start_chance
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.observation import observe, parts_of, size_of
from farmyard.schema import notation
from farmyard.schema.options import read_options

try:
    import pyspiel
except ImportError as error:
    raise missing("openspiel") from error

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DRAWS, OUTCOMES = 4, 1024  # chance draws four numbers below 1024: 2 ** 40 deals


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"farmyard_{game.id}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


class Setting:
    """One of our games with its number of players and options: shared by all states, however they are copied."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        self.game = game
        self.seats = int(given.get("players", game.seats[0]))
        self.game.check_seats(self.seats)
        told = str(given.get("options", "")).replace("/", ",")  # a comma would end the parameter
        chosen = [part.replace(":", "=") for part in told.split(";") if part]
        self.options = game.encode(read_options(game, chosen))
        self.door = game.bind(door)
        self.no_view, self.no_state = np.zeros(1, game.view_type), np.zeros(1, game.state)

    def __deepcopy__(self, known: dict[int, Any]) -> "Setting":
        return self


class FarmyardGame(pyspiel.Game):
    outcomes = OUTCOMES

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        self.setting = self.prepare(game, params or {})
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_steps,
        )
        super().__init__(game_type(game), info, params or {})

    def prepare(self, game: Game, given: dict[str, Any]) -> Setting:
        return Setting(game, given)

    def new_initial_state(self) -> "FarmyardState":
        return FarmyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class FarmyardState(pyspiel.State):
    """A game being played, and what each seat has seen of it so far."""

    def __init__(self, game: FarmyardGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.drawn: list[int] = []
        self.played = game.setting.game.in_play()
        self.seat = 0
        self.acting = int(pyspiel.PlayerId.CHANCE)  # searches query far more often than they act
        self.seen = [""] * game.setting.seats

    @property
    def states(self) -> Any:
        return self.played.states

    # What pyspiel calls

    def current_player(self) -> int:
        return self.acting

    def is_terminal(self) -> bool:
        return self.acting == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        out = np.zeros(self.setting.game.max_legal, np.int32)
        return sorted(out[: self.setting.door.list_legal(self.states, 0, player, out)].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if len(self.drawn) < DRAWS:
            self.drawn.append(action)
            if len(self.drawn) == DRAWS:
                self.deal()
            return
        if not self.may_play(action):
            raise Refusal("move-number", move=action)
        for viewer in range(self.setting.seats):
            self.seen[viewer] += f"{self.seat}:{self.setting.door.watch(self.states, 0, self.seat, action, viewer)} "
        self.setting.door.move(self.played, 0, self.seat, action)
        self.go_on(self.seat)

    def may_play(self, action: int) -> bool:
        """pyspiel itself does not check."""
        known = self.acting != TERMINAL and 0 <= action < self.setting.game.actions
        return known and not self.setting.door.why_not(self.states, 0, self.seat, action)

    def go_on(self, seat: int) -> None:
        """Moves on to the next seat that must act, from this one."""
        self.seat = self.setting.door.who_acts(self.states, 0, self.setting.seats, seat)
        self.acting = TERMINAL if self.setting.door.over(self.states, 0) else self.seat

    def deal(self) -> None:
        seed = 0
        for number in self.drawn:
            seed = seed * OUTCOMES + number
        self.setting.door.new_game(
            self.states, 0, self.setting.no_state, self.setting.seats, self.setting.options, seed
        )
        self.setting.door.begin(self.played, 0)
        self.go_on(0)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else notation.name(self.setting.game, action)

    def returns(self) -> list[float]:
        return result(self.setting, self.states) if self.is_terminal() else [0.0] * self.setting.seats

    def __str__(self) -> str:
        """Everything, for debugging."""
        return f"{self.drawn} {self.states.tobytes().hex()} {self.played.memories.tobytes().hex()}"

    # What seats know

    def view(self, player: int) -> Any:
        if not 0 <= player < self.setting.seats:
            raise Refusal("seat-unknown", seat=player, most=self.setting.seats - 1)
        views = np.zeros(1, self.setting.game.view_type)
        self.setting.door.look(self.played, 0, player, views, 0, self.setting.no_view)
        return views[0]

    def what_is_seen(self, player: int) -> str:
        """The current view."""
        return self.view(player).tobytes().hex() if self.is_dealt() else "not dealt"

    def is_dealt(self) -> bool:
        return len(self.drawn) == DRAWS

    def what_was_seen(self, player: int) -> str:
        """The current view and every action so far, as this seat saw it."""
        return self.seen[player] + self.what_is_seen(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "FarmyardState":
        """A world consistent with what this seat knows; others' histories are reduced to what this seat saw of them."""
        world: FarmyardState = self.clone()
        views = np.zeros(1, self.setting.game.view_type)
        views[0] = self.view(player)
        self.setting.door.dream(views, 0, int(sampler() * 2**53), world.states, 0, self.setting.no_state)
        world.seen = [self.seen[player]] * self.setting.seats
        return world


def result(setting: Setting, states: Any) -> list[float]:
    rewards, points = np.zeros(setting.seats), np.zeros(setting.seats, np.int32)
    setting.door.count(states, 0, points)
    share_out(points, setting.seats, rewards)
    return [float(reward) for reward in rewards]


class Observer:
    """For pyspiel: a tensor of the view, and the strings of what is and was seen. What was seen has no tensor: a view
    does not remember every move."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting, self.recall = setting, recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if recall:
            return
        self.tensor = np.zeros(size_of(setting.game), np.float32)
        for part in parts_of(setting.game):
            self.dict[f"{part.name}_{part.start}"] = self.tensor[part.start : part.start + part.size]

    def set_from(self, state: FarmyardState, player: int) -> None:
        if self.recall:
            raise Refusal("tensor-of-information-state")
        if state.is_dealt():
            observe(self.setting.game, state.view(player), self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FarmyardState, player: int) -> str:
        return state.what_was_seen(player) if self.recall else state.what_is_seen(player)


class Rollouts:
    """For OpenSpiel's searches: the value of a position, by one random playout in native code."""

    def __init__(self, game: Any, seed: int = 0) -> None:
        self.setting: Setting = game.new_initial_state().setting
        self.native = bind_with_craft(self.setting.game, stepping)
        self.played, self.dice = self.setting.game.in_play(), np.zeros(1, DICE)
        self.out = np.zeros(self.setting.game.max_legal, np.int32)
        start_chance(self.dice[0], seed)

    def evaluate(self, state: FarmyardState) -> Any:
        self.played.states[0], self.played.memories[0] = state.played.states[0], state.played.memories[0]
        self.native.play_out(self.played, 0, self.setting.seats, max(0, state.seat), self.dice, self.out)
        return result(self.setting, self.played.states)

    def prior(self, state: FarmyardState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Sitting(pyspiel.Bot):
    """One of our computer players at an OpenSpiel table: it gets only its view, its legal actions and a generator."""

    def __init__(self, bot: Bot, player: int, seed: int = 0) -> None:
        super().__init__()
        self.bot, self.player, self.dice = bot, player, Random(seed)

    def step(self, state: FarmyardState) -> int:
        return self.bot(state.view(self.player), state.legal_actions(self.player), self.dice)


def as_player(name: str, make_bot: Callable[[Any, int, int], Any]) -> Bot:
    """A player for arena and benchmark: `make_bot(game, seat, seed)` makes a `pyspiel.Bot`, a new one every time,
    so that the same view and dice give the same choice. It gets a world that agrees with the view, never the true one.
    """

    def choose(view: Any, legal: Sequence[int], dice: Random) -> int:
        game = pyspiel.load_game(f"farmyard_{name}(players={int(view['seats'])})")
        state = imagined(game, view, dice.getrandbits(53))
        return int(make_bot(game, int(view["seat"]), dice.getrandbits(31)).step(state))

    return choose


def imagined(game: FarmyardGame, view: Any, seed: int) -> FarmyardState:
    """A state that agrees with the view and whose history is not told."""
    state = game.new_initial_state()
    setting, views = state.setting, np.zeros(1, state.setting.game.view_type)
    views[0] = view
    setting.door.dream(views, 0, seed, state.states, 0, setting.no_state)
    for field in state.played.memories.dtype.names or ():
        state.played.memories[0][field] = view[field]
    state.drawn = [0] * DRAWS
    state.go_on(int(view["seat"]))
    return state


def register(game: Game, kind: type[FarmyardGame] = FarmyardGame) -> None:
    """As a class, not a function: pyspiel releases it after Python has shut down, and a class survives that."""

    class Registered(kind):  # type: ignore[valid-type, misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


for known in GAMES.values():
    register(known)
