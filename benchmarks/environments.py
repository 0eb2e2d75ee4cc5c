"""Environments for learning programs, ours and theirs, in one run on one core: steps per CPU second, and ratios.

`make bench-env` runs it in an environment of its own. Random legal actions are chosen off the clock: only the step
itself is timed, with everything a learner needs from it (observation, mask, reward, the next game when one has ended).
Every figure is the best of several interleaved rounds, so that a busy machine hurts all alike.
"""

import os

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import importlib
import random
import sys
import time
import warnings
from collections.abc import Callable

import jax
import numpy as np
import pgx
import pyspiel
import rlcard
from pgx.experimental import auto_reset
from targets import Judge

from farmyard.adapters import open_spiel  # noqa: F401 - registers our games with pyspiel
from farmyard.adapters.gymnasium import Farm
from farmyard.adapters.pettingzoo import env as our_pettingzoo
from farmyard.games import GAMES

warnings.simplefilter("ignore")
ROUNDS, TABLES = 5, 1024
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
OPENSPIEL = ("farmyard_mow(players=4)", "crazy_eights(players=4)", "gin_rummy", "leduc_poker(players=4)")
RLCARD = ("uno", "leduc-holdem", "no-limit-holdem")
ONE_BY_ONE = 1500  # steps a round, where tables are stepped one at a time
PGX = ("sparrow_mahjong", "leduc_holdem", "kuhn_poker")
NEAREST = "Pgx sparrow_mahjong"  # three players draw and lay off tiles; the others are toys of a few cards
Runner = Callable[[], tuple[int, float]]  # steps made, CPU seconds used


def vector(game: str, opponents: str, seats: int = 4) -> Runner:
    """Counts the learner's decisions; those of built-in opponents come on top and are not counted."""
    farm, rng = Farm(game, TABLES, seats, opponents), np.random.default_rng(1)
    mask = farm.reset(seed=1)[0]["action_mask"]  # overwritten by every step

    def run() -> tuple[int, float]:
        spent = 0.0
        for _ in range(60):
            actions = (rng.random(mask.shape, np.float32) * mask).argmax(1)
            begin = time.process_time()
            farm.step(actions)
            spent += time.process_time() - begin
        return 60 * TABLES, spent

    run()
    return run


def pettingzoo(make: Callable[[], object]) -> Runner:
    """`last` and `step`, as a learner calls them."""
    env = make()
    env.reset(seed=1)

    def run() -> tuple[int, float]:
        spent, steps = 0.0, 0
        while steps < ONE_BY_ONE:
            if not env.agents:
                env.reset()
            begin = time.process_time()
            seen, _, over, cut, _ = env.last()
            spent += time.process_time() - begin
            space = env.action_space(env.agent_selection)
            action = None if over or cut else space.sample(seen["action_mask"])
            begin = time.process_time()
            env.step(action)
            spent += time.process_time() - begin
            steps += not (over or cut)
        return steps, spent

    return run


def openspiel(name: str) -> Runner:
    """A state's tensor and mask, and the step; draws are made off the clock."""
    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def run() -> tuple[int, float]:
        spent, steps, state = 0.0, 0, game.new_initial_state()
        while steps < ONE_BY_ONE:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, weights)[0])
            else:
                begin = time.process_time()
                state.observation_tensor(state.current_player())
                mask = state.legal_actions_mask()
                spent += time.process_time() - begin
                action = luck.choice([number for number, legal in enumerate(mask) if legal])
                begin = time.process_time()
                state.apply_action(action)
                spent += time.process_time() - begin
                steps += 1
        return steps, spent

    return run


def rlcard_game(name: str) -> Runner:
    """`step`, which returns what the next player sees and may do."""
    env, luck = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def run() -> tuple[int, float]:
        spent, steps = 0.0, 0
        seen, _ = env.reset()
        while steps < ONE_BY_ONE:
            action = luck.choice(list(seen["legal_actions"]))
            begin = time.process_time()
            seen, _ = env.step(action)
            spent += time.process_time() - begin
            steps += 1
            if env.is_over():
                seen, _ = env.reset()
        return steps, spent

    return run


def pgx_game(name: str) -> Runner:
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(jax.vmap(lambda mask, key: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9))))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))

    def run() -> tuple[int, float]:
        nonlocal state, key
        spent = 0.0
        for _ in range(60):
            key, luck, more = jax.random.split(key, 3)
            actions = jax.block_until_ready(choose(state.legal_action_mask, jax.random.split(luck, TABLES)))
            keys = jax.block_until_ready(jax.random.split(more, TABLES))
            begin = time.process_time()
            state = jax.block_until_ready(step(state, actions, keys))
            spent += time.process_time() - begin
        return 60 * TABLES, spent

    run()
    return run


def main() -> int:
    runners: dict[str, Runner] = {}
    for game in GAMES.values():
        runners[f"farmyard {game.id}, vector, self-play"] = vector(game.id, "self")
        runners[f"farmyard {game.id}, vector, against farmhands"] = vector(game.id, "farmhand")
    runners["farmyard mow, PettingZoo"] = pettingzoo(lambda: our_pettingzoo("mow", 4))
    for name in PETTINGZOO:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        runners[f"PettingZoo {name}"] = pettingzoo(module.env)
    for name in OPENSPIEL:
        label = "OpenSpiel" if not name.startswith("farmyard") else "farmyard"
        runners[f"{label} {name.removeprefix('farmyard_')}, pyspiel"] = openspiel(name)
    for name in RLCARD:
        runners[f"RLCard {name}"] = rlcard_game(name)
    for name in PGX:
        runners[f"Pgx {name}, {TABLES} at once"] = pgx_game(name)
    best = dict.fromkeys(runners, 0.0)
    for _ in range(ROUNDS):
        for label, run in runners.items():
            steps, seconds = run()
            best[label] = max(best[label], steps / seconds)
    fastest = max(speed for label, speed in best.items() if label.startswith("PettingZoo"))
    nearest = next(speed for label, speed in best.items() if label.startswith(NEAREST))
    print("| environment | steps/s | × fastest of PettingZoo's card games | × Pgx sparrow_mahjong |")
    print("|---|---:|---:|---:|")
    for label, speed in best.items():
        print(f"| {label} | {speed:,.0f} | {speed / fastest:,.1f} | {speed / nearest:,.1f} |")
    print()
    judge = Judge("environments")
    for id in GAMES:
        speed = best[f"farmyard {id}, vector, self-play"]
        judge.weigh("times_pettingzoo", speed / fastest, f"{id} × PettingZoo")
        judge.weigh("times_pgx", speed / nearest, f"{id} × Pgx")
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
