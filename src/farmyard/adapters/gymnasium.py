"""The games as Gymnasium environments: thousands of tables stepped natively at once, or a single one.

>>> import gymnasium
>>> import farmyard.adapters.gymnasium
>>> farm = gymnasium.make_vec("farmyard/mow-v1", num_envs=1000, seats=3, opponents="farmhand")
>>> seen, infos = farm.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((1000, 1183), (1000, 190))

Observations and masks are those of the seat that must choose (`infos["seat"]`), and the reward, at the end,
is 1 for a sole win, with all rewards summing to 0. An illegal action loses. The other seats are played inside, natively
by `random` or `farmhand`, or by any function of view, legal actions and generator, such as a learned player; `self`
hands a seat's decisions out, too. A finished game is followed by the next in the same step, or one step later
(`autoreset_mode`). With `telling=True` the infos have what each of the others hides (`others`): for critics in
training, not for players. Arrays belong to the environment and are overwritten by every step: copy what you keep.
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from farmyard.adapters import missing, stepping
from farmyard.adapters.drawing import RENDER_FPS, RENDER_MODES, check_render_mode, drawn
from farmyard.adapters.line_up import Opponent, Opponents, find_tables, line_up
from farmyard.adapters.stepping import NOBODY, OWN, Rules, Tables
from farmyard.adapters.stepping_warmup import blank_step, scratch
from farmyard.bots.crafts import bind_with_craft
from farmyard.core import door
from farmyard.core.arrays import check_choices
from farmyard.core.chance import DICE, game_seed
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import MOST_SEED, check_number
from farmyard.core.untrusted import whole
from farmyard.games import GAMES
from farmyard.observation import bounds
from farmyard.table import SPECTATOR

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

Observation = dict[str, Any]
Seeds = int | Sequence[int | None] | None


class Farm(VectorEnv):
    """Many tables of one game. Each has a seed, and game k there is the deal `game_seed(its seed, k)`, however many
    tables and threads there are; `reset(seed=7)` hashes the tables' seeds from 7, a list names them."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: Opponents = "random",
        options: Mapping[str, OptionValue] | None = None,
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        telling: bool = False,
    ) -> None:
        self.game, self.seats, self.num_envs = find_tables(game, seats, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode(autoreset_mode), "render_modes": []}
        self._native, self._door = bind_with_craft(self.game, stepping), self.game.bind(door)
        self._lineup = line_up(self.game, opponents, self.seats)
        pausing = self.metadata["autoreset_mode"] != AutoresetMode.SAME_STEP
        blank, chosen = np.zeros(1, self.game.state), self.game.encode(options or {})
        self._rules = Rules(blank, chosen, self.seats, self._lineup.kinds, pausing, telling)
        self._played = self.game.in_play(num_envs)
        numbers = (np.zeros(num_envs, np.int64) for _ in range(7))
        self._tables = Tables(self._played.states, self._played.memories, np.zeros(num_envs, DICE), *numbers)
        self._step = blank_step(self.game, num_envs, self.seats, telling)
        self._never, self._everyone = np.zeros(num_envs, np.bool_), np.ones(num_envs, np.bool_)
        self._no_mask = np.zeros(self.game.actions, np.int8)
        self._dice: list[Random] = []
        self._dealt = False
        self._places = np.linspace(0, num_envs, max(1, min(threads, num_envs)) + 1).astype(int).tolist()
        self._pool = ThreadPoolExecutor(len(self._places) - 1) if len(self._places) > 2 else None
        self._scratch = [scratch(self.game, self.seats) for _ in self._places[1:]]
        low, high = bounds(self.game)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask}
        )
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; without a seed, fresh ones."""
        tables = self._tables
        tables.seeds[:] = self._table_seeds(seed)
        tables.chairs[:] = tables.seeds % self.seats
        tables.numbers[:] = -1
        tables.kinds[:] = NOBODY
        self._dice = [Random(int(own)) for own in tables.seeds] if self._lineup.own else []
        self._dealt = True
        self._clear()
        self._everywhere(self._everyone, tables.acting)
        self._ask_own_players()
        return self._seen(), self._who()

    def _table_seeds(self, seed: Seeds) -> list[int]:
        if not isinstance(seed, Iterable):
            super().reset(seed=None if seed is None else check_number(seed))
            run = int(self.np_random.integers(MOST_SEED)) if seed is None else check_number(seed)
            return [game_seed(run, i) for i in range(self.num_envs)]
        seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise Refusal("array", name="seed", wanted=f"({self.num_envs},)", have=f"({len(seeds)},)")
        return [int(self.np_random.integers(MOST_SEED)) if one is None else check_number(one) for one in seeds]

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self._dealt:
            raise ResetNeeded("reset() first")
        chosen = check_choices("actions", actions, self.num_envs)
        self._clear()
        self._everywhere(self._everyone, chosen)
        self._ask_own_players()
        step = self._step
        infos = self._who() | {"rewards": step.results, "illegal": step.illegal}
        if not self._rules.pausing and step.over.any():
            infos |= self._finals()
        return self._seen(), step.rewards, step.over, self._never, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for."""
        masks: NDArray[np.bool_] = self._step.masks != 0
        return masks

    def _finals(self) -> dict[str, Any]:
        """The ends of games, in the form of Gymnasium's own vector environments."""
        step = self._step
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(step.over):
            last[i] = {"observation": step.finals[i], "action_mask": self._no_mask}
        told = {"seat": step.enders, "rewards": step.results, "illegal": step.illegal}
        info = told | {f"_{name}": step.over for name in told}
        return {"final_obs": last, "_final_obs": step.over, "final_info": info, "_final_info": step.over}

    def _seen(self) -> Observation:
        return {"observation": self._step.observations, "action_mask": self._step.masks}

    def _who(self) -> dict[str, Any]:
        """Whose decision it is at each table, and which place of the line-up that is."""
        told = {"seat": self._tables.acting, "place": self._tables.places}
        return told | {"others": self._step.others} if self._rules.telling else told

    def _clear(self) -> None:
        for told in (self._step.results, self._step.rewards, self._step.over, self._step.illegal):
            told[...] = 0

    def _ask_own_players(self) -> None:
        """Own players decide wherever it is their turn, until it is the learner's everywhere."""
        while self._lineup.own and (theirs := self._tables.kinds >= OWN).any():
            actions = np.zeros(self.num_envs, np.int64)
            for i in np.flatnonzero(theirs).tolist():
                actions[i] = self._own_choice(i)
            self._everywhere(theirs, actions)

    def _own_choice(self, i: int) -> int:
        seat, bot = int(self._tables.acting[i]), self._lineup.own[int(self._tables.kinds[i]) - OWN]
        legal = self._legal(i, seat)
        action = whole(bot(self._view(i, seat), legal, self._dice[i]))
        if action not in legal:
            raise Refusal("bot-illegal", bot=getattr(bot, "__name__", type(bot).__name__), move=action)
        return action

    def _legal(self, i: int, seat: int) -> list[int]:
        out = self._scratch[0].out
        found: list[int] = out[: self._door.list_legal(self._played.states, i, seat, out)].tolist()
        return found

    def _view(self, i: int, seat: int) -> Any:
        scratch = self._scratch[0]
        self._door.look(self._played, i, seat, scratch.views, 0, scratch.no_view)
        return scratch.views[0].copy()

    def _everywhere(self, asked: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        """Steps these tables, divided among the threads."""
        step = self._step._replace(asked=asked, actions=actions)

        def work(worker: int) -> None:
            share = self._places[worker], self._places[worker + 1]
            self._native.step_some(self._rules, self._tables, *share, self._scratch[worker], step)

        if self._pool:
            list(self._pool.map(work, range(len(self._scratch))))
        else:
            work(0)

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool:
            self._pool.shutdown()


class Single(gymnasium.Env):
    """One table, for programs without vector environments: a farm of one, with fresh arrays for every step."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.farm = Farm(game, 1, seats, opponents, options, autoreset_mode=AutoresetMode.NEXT_STEP)
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
        return _first(seen), float(rewards[0]), bool(over[0]), False, _first(infos)

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for."""
        mask: NDArray[np.bool_] = self.farm.action_masks()[0]
        return mask

    def render(self) -> Any:
        """The table as a spectator sees it: as text or pixels, or printed."""
        return drawn(self.farm.game, self.farm._view(0, SPECTATOR), self.render_mode)


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
