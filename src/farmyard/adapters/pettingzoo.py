"""The games as PettingZoo environments: `env`, turn by turn, and `parallel_env`, with simultaneous moves.

Agents are `seat_0`, `seat_1`, …; observations are {"observation": …, "action_mask": …} as `farmyard.observation`
makes them. The reward comes at the end of the game: zero-sum, 1 for a sole winner. An illegal action loses the
game. Seeds and actions decide everything; `reset(seed=7)` deals the game that `farmyard play --seed 7` deals.
`reset(options={"game": {"goal": 20}})` plays one game with these options; `state()` is what all seats know together.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.adapters import missing
from farmyard.adapters.drawing import RENDER_FPS, RENDER_MODES, check_render_mode, drawn
from farmyard.adapters.result import share_out
from farmyard.bots import Bot
from farmyard.core.options import OptionValue
from farmyard.core.untrusted import whole
from farmyard.games import find_game
from farmyard.observation import bounds, mask, observe
from farmyard.table import Table

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

Observation = dict[str, Any]
ILLEGAL = -1.0
Options = Mapping[str, OptionValue]


def env(
    game: str, seats: int | None = None, options: Options | None = None, render_mode: str | None = None
) -> "AECEnv[str, Any, Any]":
    """One game, one decision per step; simultaneous choices are made one after the other, hidden from the others."""
    checked = wrappers.TerminateIllegalWrapper(TurnByTurn(game, seats, options, render_mode), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def parallel_env(
    game: str, seats: int | None = None, options: Options | None = None, render_mode: str | None = None
) -> "AllAtOnce":
    """One game; in each step everybody who must choose does, and the others have one extra action: wait."""
    return AllAtOnce(game, seats, options, render_mode)


def as_player(name: str, agent: Callable[[Observation], Any]) -> Bot:
    """A player for arena and benchmark: `agent` gets observation and mask, and returns the number of an action."""
    game = find_game(name)

    def choose(view: Any, legal: Sequence[int], dice: Random) -> int:
        return int(agent({"observation": observe(game, view), "action_mask": mask(game, legal)}))

    return choose


class Environment:
    """What both kinds of environment share: agents, spaces, seeds, a table."""

    def __init__(
        self, game: str, seats: int | None, options: Options | None, render_mode: str | None, extra: int
    ) -> None:
        check_render_mode(render_mode)
        self.game = find_game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.metadata = {
            "name": f"farmyard_{game}_v{self.game.version}",
            "is_parallelizable": False,  # not by PettingZoo's converter: agents do not step in a cycle
            "render_modes": list(RENDER_MODES),
            "render_fps": RENDER_FPS,
        }
        self.render_mode = render_mode
        self.table = Table(self.game, self.seats, 0, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        low, high = bounds(self.game)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.game.actions + extra,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.actions + extra) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(low, self.seats), np.tile(high, self.seats), dtype=np.float32)
        self.luck, _ = seeding.np_random(None)

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A seed is the deal; without one, the next in the sequence begun by the last seed."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        number = seed if seed is not None else int(self.luck.integers(2**62))
        self.table = Table(self.game, self.seats, number, self.options | (options or {}).get("game", {}))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observed(self, seat: int) -> Observation:
        return {
            "observation": observe(self.game, self.table.view(seat)),
            "action_mask": mask(self.game, self.table.legal_actions(seat)),
        }

    def result(self) -> dict[str, float]:
        """Zero before the end."""
        rewards = np.zeros(self.seats)
        if self.table.over:
            share_out(self.table.scores(), self.seats, rewards)
        return dict(zip(self.possible_agents, rewards.tolist(), strict=True))

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats, one after the other: more than any of them knows."""
        return np.concatenate([observe(self.game, self.table.view(seat)) for seat in range(self.seats)])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: as text or pixels, or printed."""
        return drawn(self.game, self.table.view(), self.render_mode)


class TurnByTurn(Environment, AECEnv):
    """PettingZoo's agent-environment cycle."""

    def __init__(self, game: str, seats: int | None, options: Options | None, render_mode: str | None) -> None:
        super().__init__(game, seats, options, render_mode, extra=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.must_act()[0]]

    def observe(self, agent: str) -> Observation:
        return self.observed(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of(agent), -1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.result()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.must_act()[0]]
        self._accumulate_rewards()


class AllAtOnce(Environment, ParallelEnv):
    """PettingZoo's parallel environment."""

    def __init__(self, game: str, seats: int | None, options: Options | None, render_mode: str | None) -> None:
        super().__init__(game, seats, options, render_mode, extra=1)
        self.wait = self.game.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.deal(seed, options)
        return self.everybody(), {agent: {} for agent in self.agents}

    def everybody(self) -> dict[str, Observation]:
        return {agent: self.observed(self.seat_of(agent)) for agent in self.agents}

    def observed(self, seat: int) -> Observation:
        seen = super().observed(seat)
        idle = np.int8(seat not in self.table.must_act())
        return seen | {"action_mask": np.append(seen["action_mask"], idle)}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the choices, in any order; whoever made an illegal one loses, and the game is over."""
        before, choosing = list(self.agents), self.table.must_act()
        chosen = {self.seat_of(agent): whole(action) for agent, action in actions.items()}
        wrong = [seat for seat in range(self.seats) if not self.allowed(seat, chosen.get(seat, self.wait))]
        if not wrong:
            for seat in choosing:
                if seat in self.table.must_act():  # an earlier choice may have made this one moot
                    self.table.play(seat, chosen[seat] or 0)
        rewards = self.result() | {self.possible_agents[seat]: ILLEGAL for seat in wrong}
        over = bool(wrong) or self.table.over
        seen = self.everybody()
        self.agents = [] if over else before
        infos: dict[str, Any] = {agent: {} for agent in before}
        return seen, rewards, dict.fromkeys(before, over), dict.fromkeys(before, False), infos

    def allowed(self, seat: int, action: int | None) -> bool:
        legal = self.table.legal_actions(seat)
        return action in legal if legal else action == self.wait
