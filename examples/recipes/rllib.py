"""RLlib: PPO with its own module for masked actions, on single tables in as many processes as asked for.

    pip install 'farmyard[gymnasium]' 'ray[rllib]' torch
    python examples/recipes/rllib.py rudi --decisions 200_000

RLlib steps tables one by one from Python; where that is too slow, the other recipes step a thousand in one call.
"""

import logging
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from measuring import OPPONENTS, Curve, arguments, share_of_wins
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import farmyard.adapters.gymnasium

BATCH, TABLES = 8192, 32


class Renamed(gymnasium.ObservationWrapper):
    """One table, its observation under the name that RLlib's module looks for."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(farmyard.adapters.gymnasium.Single(settings["game"], opponents=OPPONENTS))
        seen = self.env.observation_space["observation"]
        mask = gymnasium.spaces.Box(0.0, 1.0, (self.env.action_space.n,), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": seen, "action_mask": mask})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {
            "observations": observation["observation"],
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def choose_by(module: Any) -> Any:
    def choose(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked = {"observations": torch.from_numpy(seen), "action_mask": torch.from_numpy(masks).float()}
        with torch.no_grad():
            numbers = module.forward_inference({Columns.OBS: asked})[Columns.ACTION_DIST_INPUTS]
        return torch.distributions.Categorical(logits=numbers).sample().numpy()

    return choose


def main() -> None:
    args = arguments(__doc__)
    ray.init(num_cpus=1, include_dashboard=False, logging_level=logging.ERROR)
    config = (
        PPOConfig()
        .environment(Renamed, env_config={"game": args.game})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=TABLES)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size=BATCH, minibatch_size=1024, num_epochs=4, lr=5e-4, gamma=1.0, entropy_coeff=0.01)
        .debugging(seed=args.seed, log_level="ERROR")
    )
    algorithm, curve, decisions = config.build_algo(), Curve("RLlib", args), 0
    while decisions < args.decisions:
        algorithm.train()
        decisions += BATCH
        if curve.is_due(decisions):
            curve.add(decisions, share_of_wins(args.game, choose_by(algorithm.get_module())))
    ray.shutdown()


if __name__ == "__main__":
    main()
