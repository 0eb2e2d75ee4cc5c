"""Stable-Baselines3: MaskablePPO of sb3-contrib learns at a thousand native tables at once.

    pip install 'farmyard[gymnasium]' sb3-contrib
    python examples/recipes/stable_baselines.py rudi --decisions 1_000_000

What it needs is a `VecEnv`; a `Farm` is one already but for its form, which `Tables` changes.
"""

from typing import Any

import numpy as np
from measuring import OPPONENTS, Curve, arguments, share_of_wins
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from farmyard.adapters.gymnasium import Farm

TABLES, STEPS = 1024, 32


class Tables(VecEnv):
    """A farm in the form that Stable-Baselines3 asks for: observations alone, masks on demand."""

    def __init__(self, farm: Farm) -> None:
        self.farm = farm
        super().__init__(farm.num_envs, farm.single_observation_space["observation"], farm.single_action_space)

    def reset(self) -> np.ndarray:
        return self.farm.reset(seed=self._seeds[0])[0]["observation"].copy()

    def step_async(self, actions: np.ndarray) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        seen, rewards, over, _, infos = self.farm.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in over]
        for i in np.flatnonzero(over):
            told[i] = {"terminal_observation": infos["final_obs"][i]["observation"].copy()}
            told[i]["episode"] = {"r": float(rewards[i]), "l": 0, "t": 0}
        return seen["observation"].copy(), rewards.astype(np.float32), over.copy(), told

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self.farm, name)(*args, **kwargs))

    def has_attr(self, name: str) -> bool:
        return hasattr(self.farm, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.farm, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.farm, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.farm.close()


class Progress(BaseCallback):
    def __init__(self, game: str, curve: Curve) -> None:
        super().__init__()
        self.game, self.curve = game, curve

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.curve.is_due(self.num_timesteps):
            self.curve.add(self.num_timesteps, share_of_wins(self.game, self.choose))

    def choose(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return self.model.predict(seen, action_masks=masks)[0]


def main() -> None:
    args = arguments(__doc__)
    tables = Tables(Farm(args.game, TABLES, opponents=OPPONENTS))
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=STEPS, batch_size=2048, n_epochs=2, ent_coef=0.01, gamma=1.0, seed=args.seed
    )
    model.learn(args.decisions, callback=Progress(args.game, Curve("Stable-Baselines3", args)))


if __name__ == "__main__":
    main()
