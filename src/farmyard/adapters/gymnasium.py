"""The games as Gymnasium environments: thousands of tables stepped natively at once, or a single one.

>>> import gymnasium
>>> import farmyard.adapters.gymnasium
>>> farm = gymnasium.make_vec("farmyard/mow-v1", num_envs=1000, seats=3, opponents="farmhand")
>>> seen, infos = farm.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((1000, 1183), (1000, 190))

Observations and masks are those of the seat that must choose (`infos["seat"]`), and the reward, at the end,
is 1 for a sole win, with all rewards summing to 0; the next game begins in the same step. An illegal action loses.
Arrays belong to the environment and are overwritten by every step: copy what you want to keep.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from farmyard.adapters import missing, stepping
from farmyard.adapters.stepping import Observing, Rules, Step, Tables
from farmyard.bots import ALIASES
from farmyard.bots.crafts import bind_with_craft
from farmyard.core.arrays import check_choices
from farmyard.core.chance import DICE
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole
from farmyard.games import GAMES, find_game
from farmyard.observation import bounds, plan_of, size_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

POLICIES = {"chick": stepping.RANDOM, "farmhand": stepping.FARMHAND, "self": stepping.SELF}
MOST_SEED = 2**62
Observation = dict[str, Any]


def line_up(opponents: str | Sequence[str], seats: int) -> NDArray[np.int64]:
    """Who decides, from the learner's seat on: `self` hands a seat's decisions out, too."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    levels = [ALIASES.get(name, name) for name in names]
    for name, level in zip(names, levels, strict=True):
        if level not in POLICIES:
            raise Refusal("opponent-unknown", policy=name, known=", ".join(["random", *POLICIES]))
    if len(levels) != seats - 1:
        raise Refusal("lineup", bots=len(levels) + 1, players=seats)
    return np.array([stepping.SELF, *(POLICIES[level] for level in levels)], np.int64)


class Farm(VectorEnv):
    """Many tables of one game. Game k of table i is deal seed + i + k × tables, however many threads there are."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, OptionValue] | None = None,
        threads: int = 1,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        if (whole(num_envs) or 0) < 1:
            raise Refusal("games-count")
        self.num_envs = num_envs
        self._native = bind_with_craft(self.game, stepping)
        self._lineup = line_up(opponents, self.seats)
        self._options, self._blank = self.game.encode(options or {}), np.zeros(1, self.game.state)
        self._numbers, self._acting = np.zeros(num_envs, np.int64), np.zeros(num_envs, np.int64)
        played = self.game.in_play(num_envs)
        dice = np.zeros(num_envs, DICE)
        self._tables = Tables(played.states, played.memories, dice, self._numbers, self._acting)
        self._observations = np.zeros((num_envs, size_of(self.game)), np.float32)
        self._masks = np.zeros((num_envs, self.game.actions), np.int8)
        self._results, self._rewards = np.zeros((num_envs, self.seats)), np.zeros(num_envs)
        self._over, self._illegal = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._finals = np.zeros_like(self._observations)
        self._places = np.linspace(0, num_envs, max(1, min(threads, num_envs)) + 1).astype(int).tolist()
        self._pool = ThreadPoolExecutor(len(self._places) - 1) if len(self._places) > 2 else None
        self._scratch = [self._own_scratch() for _ in self._places[1:]]
        self._seed = 0
        low, high = bounds(self.game)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask}
        )
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _own_scratch(self) -> Observing:
        """One thread's scratch memory."""
        views, no_view = np.zeros(1, self.game.view_type), np.zeros(1, self.game.view_type)
        out, points = np.zeros(self.game.max_legal, np.int32), np.zeros(self.seats, np.int32)
        before, plan = self.game.in_play().before, plan_of(self.game, self.seats)
        return Observing(before, out, views, views.view(np.uint8), no_view, points, *plan)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; without a seed, those after the ones last dealt."""
        first = seed[0] if isinstance(seed, Sequence) else seed
        deal = self._seed + int(self._numbers.max()) + 1 if first is None else whole(first)
        if deal is None or not 0 <= deal < MOST_SEED:
            raise Refusal("seed", seed=first if deal is None else deal, most=str(MOST_SEED - 1))
        self._seed = deal
        self._numbers[:] = np.arange(-self.num_envs, 0)
        self._acting[:] = self.seats
        self._everywhere(np.zeros(self.num_envs, np.int64))
        return self._seen(), {"seat": self._acting}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self._everywhere(check_choices("actions", actions, self.num_envs))
        infos: dict[str, Any] = {"seat": self._acting, "rewards": self._results, "illegal": self._illegal}
        if self._over.any():
            infos |= {"final_obs": {"observation": self._finals}, "_final_obs": self._over}
        return self._seen(), self._rewards, self._over, self._never, infos

    def _seen(self) -> Observation:
        return {"observation": self._observations, "action_mask": self._masks}

    def _everywhere(self, actions: NDArray[np.int64]) -> None:
        """Steps all tables, divided among the threads."""
        came = self._results, self._rewards, self._over, self._illegal, self._finals
        step = Step(self._observations, self._masks, actions, *came)
        rules = Rules(self._blank, self._options, self.seats, self._lineup, self._seed)

        def work(worker: int) -> None:
            share = self._places[worker], self._places[worker + 1]
            self._native.step_some(rules, self._tables, *share, self._scratch[worker], step)

        if self._pool:
            list(self._pool.map(work, range(len(self._scratch))))
        else:
            work(0)

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool:
            self._pool.shutdown()


class Single(gymnasium.Env):
    """One table, for programs without vector environments: a farm of one, with fresh arrays for every step."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.farm = Farm(game, 1, seats, opponents, options)
        self.observation_space = self.farm.single_observation_space
        self.action_space = self.farm.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seen, infos = self.farm.reset(seed=int(self.np_random.integers(MOST_SEED)))
        return _first(seen), _first(infos)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seen, rewards, over, _, infos = self.farm.step([action])
        if over[0]:
            seen = seen | infos.pop("final_obs")
            del infos["_final_obs"]
        return _first(seen), float(rewards[0]), bool(over[0]), False, _first(infos)


def _first(arrays: dict[str, Any]) -> dict[str, Any]:
    return {name: array[0].copy() for name, array in arrays.items()}


for known in GAMES.values():
    gymnasium.register(
        f"farmyard/{known.id}-v{known.version}",
        entry_point=Single,
        vector_entry_point=Farm,
        kwargs={"game": known.id},
        disable_env_checker=True,
    )
