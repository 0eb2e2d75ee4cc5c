"""What stands beside tables on a GPU: the native farm on all cores, and Pgx on the device that JAX finds.

    PYTHONPATH=src python benchmarks/beside.py [--tables 65536,262144,1048576]

Needs the extra `gymnasium`, JAX for the device, and Pgx (`benchmarks/requirements.txt`). Wall time, random legal
actions chosen in it, the best of several rounds, as in `device_farm.py`, which runs this, too (`--beside`).
"""

import argparse
import os
import time
from collections.abc import Callable

import numpy as np

from farmyard.adapters.gymnasium import Farm
from farmyard.core.game import Game
from farmyard.games import GAMES

TIMED, ROUNDS, CORE_TABLES = 20, 5, 4096
PGX = ("sparrow_mahjong", "leduc_holdem", "kuhn_poker")
Stepping = Callable[[], object]


def best_rate(tables: int, step: Stepping, finish: Stepping) -> float:
    """Decisions a second; the first round compiles."""
    best = float("inf")
    for number in range(ROUNDS + 1):
        start = time.perf_counter()
        for _ in range(TIMED):
            step()
        finish()
        best = min(best, time.perf_counter() - start) if number else best
    return tables * TIMED / best


def native_rate(game: Game, opponents: str) -> float:
    """All cores, each with some thousand tables."""
    cores = os.cpu_count() or 1
    farm, luck = Farm(game.id, CORE_TABLES * cores, opponents=opponents, threads=cores), np.random.default_rng(1)
    mask = farm.reset(seed=1)[0]["action_mask"]  # overwritten by every step

    def step() -> None:
        farm.step((luck.random(mask.shape, np.float32) * mask).argmax(1))

    rate = best_rate(farm.num_envs, step, lambda: None)
    farm.close()
    return rate


def pgx_rate(name: str, tables: int) -> float:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    go_on = auto_reset(env.step, env.init)

    def advance(state, key):  # type: ignore[no-untyped-def]
        key, luck, more = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(luck, chances)
        return jax.vmap(go_on)(state, actions, jax.random.split(more, tables)), key

    compiled = jax.jit(advance)
    key = jax.random.PRNGKey(1)
    now = jax.jit(jax.vmap(env.init))(jax.random.split(key, tables)), key

    def step() -> None:
        nonlocal now
        now = compiled(*now)

    return best_rate(tables, step, lambda: jax.block_until_ready(now[0].rewards))


def main(sizes: list[int]) -> None:
    cores = os.cpu_count() or 1
    for game in GAMES.values():
        for opponents in ("self", "farmhand"):
            rate = native_rate(game, opponents)
            print(f"{game.id} {opponents}, native on {cores} cores: {rate / 1e6:.2f} M decisions/s", flush=True)
    import jax

    for name in PGX:
        told = ", ".join(f"{pgx_rate(name, tables) / 1e6:.2f}" for tables in sizes)
        print(f"Pgx {name} on {jax.devices()[0].device_kind}, {sizes} tables: {told} M decisions/s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="65536,262144,1048576")
    main([int(size) for size in parser.parse_args().tables.split(",")])
