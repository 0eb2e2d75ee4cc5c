"""Random play, ours and theirs, in one run on one core: CPU time, moves per second, ratios.

`make bench` runs it in an environment of its own. Every figure is the best of several short,
interleaved rounds, so that a busy machine hurts all alike.
"""

import random
import sys
import time
from collections.abc import Callable

import numba
import numpy as np
import pyspiel
import rlcard
from rlcard.agents import RandomAgent
from targets import Judge

from farmyard.core import door
from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.lab import rollout
from farmyard.lab.rollout import Results

ROUNDS = 20
SEATS = 4
Runner = Callable[[], tuple[int, float]]  # moves made, CPU seconds used


def timed(work: Callable[[], int]) -> tuple[int, float]:
    start = time.process_time()
    moves = work()
    return moves, time.process_time() - start


def native(game: Game) -> Runner:
    """Whole games inside native code."""
    games = game.bind(rollout)
    sheet, options = game.sheet(), game.encode({})
    number = 4000
    lengths, endings = np.zeros(number, np.int32), np.zeros(number, np.int32)
    results = Results(lengths, endings, np.zeros((number, SEATS), np.int32))

    def run() -> tuple[int, float]:
        return timed(lambda: int(games.play_games(sheet, SEATS, options, 1, 0, number, results)))

    games.play_games(sheet, SEATS, options, 1, 0, 1, results)
    return run


def through_the_door(game: Game) -> Runner:
    """Every verb called from Python."""
    gate = game.bind(door)
    states, blank, out = np.zeros(1, game.state), np.zeros(1, game.state), np.zeros(game.max_legal, np.int32)
    options = game.encode({})

    def play() -> int:
        moves = 0
        for seed in range(20):
            gate.new_game(states, 0, blank, SEATS, options, seed)
            seat = gate.who_acts(states, 0, SEATS, 0)
            while seat < SEATS:
                count = gate.list_legal(states, 0, seat, out)
                gate.do(states, 0, seat, int(out[int(random.random() * count)]))
                moves += 1
                seat = gate.who_acts(states, 0, SEATS, seat)
        return moves

    play()
    return lambda: timed(play)


def spiel_python_game(game: pyspiel.Game, start: pyspiel.State | None = None) -> int:
    """Players' decisions in a random game: chance moves are not counted, on either side."""
    state, moves = start.clone() if start else game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(p)) for p in range(game.num_players())])
            moves += game.num_players()
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def spiel_native(name: str) -> Runner:
    """OpenSpiel's own rollouts in C++: a one-step search that evaluates by many of them."""
    turns = name if name.startswith("crazy") else f"turn_based_simultaneous_game(game={name})"
    game, number = pyspiel.load_game(turns), 3000
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    each = np.mean([spiel_python_game(game, state) for _ in range(300)])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(number, 1), 2.0, 1, 10, False, 1, False)

    def run() -> tuple[int, float]:
        return int(each * number), timed(lambda: bot.step(state))[1]

    return run


def spiel_python(name: str) -> Runner:
    game = pyspiel.load_game(name)
    return lambda: timed(lambda: sum(spiel_python_game(game) for _ in range(60)))


def rlcard_uno() -> Runner:
    env = rlcard.make("uno", config={"seed": 1, "game_num_players": SEATS})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(SEATS)])

    def play() -> int:
        return sum(len(path) // 2 for _ in range(20) for path in env.run()[0])

    return lambda: timed(play)


def copying(game: Game) -> float:
    """Nanoseconds to copy a state inside native code."""

    @numba.njit
    def copy_around(states, times):  # type: ignore[no-untyped-def]
        for i in range(times):
            states[(i + 1) & 7] = states[i & 7]
        return states[0]["seats"]

    states = np.zeros(8, game.state)
    copy_around(states, 1)
    times = 2_000_000
    return min(timed(lambda: int(copy_around(states, times)))[1] for _ in range(ROUNDS)) / times * 1e9


def main() -> int:
    runners: dict[str, Runner] = {}
    for game in GAMES.values():
        runners[f"farmyard {game.id}, native"] = native(game)
        runners[f"farmyard {game.id}, door from Python"] = through_the_door(game)
    for name in ("crazy_eights(players=4)", "goofspiel(players=4)"):
        runners[f"OpenSpiel {name}, C++ rollouts"] = spiel_native(name)
        runners[f"OpenSpiel {name}, Python loop"] = spiel_python(name)
    runners["RLCard uno (4 players)"] = rlcard_uno()
    best = dict.fromkeys(runners, 0.0)
    for _ in range(ROUNDS):
        for label, run in runners.items():
            moves, seconds = run()
            best[label] = max(best[label], moves / seconds)
    base = best["OpenSpiel crazy_eights(players=4), C++ rollouts"]
    print(f"| random play, {SEATS} players | moves/s | × crazy_eights in C++ |\n|---|---:|---:|")
    for label, speed in best.items():
        print(f"| {label} | {speed:,.0f} | {speed / base:.2f} |")
    print("\n| state | bytes | copy, ns |\n|---|---:|---:|")
    for game in GAMES.values():
        print(f"| {game.id} | {game.state.itemsize} | {copying(game):.1f} |")
    print()
    return judged(best, base)


def judged(best: dict[str, float], base: float) -> int:
    played, doors = Judge("random_play"), Judge("door")
    for id in GAMES:
        played.weigh(id, best[f"farmyard {id}, native"] / base)
        doors.weigh("every_game", best[f"farmyard {id}, door from Python"], id)
    return played.verdict() | doors.verdict()


if __name__ == "__main__":
    sys.exit(main())
