"""Our computer players against OpenSpiel's own ISMCTS bot, on duplicate deals with the seats rotated.

    .bench/bin/python benchmarks/ismcts.py rudi --players 3 --level farmer --simulations 500 --games 60

Its information-set Monte-Carlo tree search gets worlds from `resample_from_infostate` and random games in native code
as evaluation; ours gets the level's playouts. One of ours sits with as many of theirs as the table has room for.
"""

import argparse
import random
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from rich.progress import track

from farmyard.adapters.open_spiel import DRAWS, OUTCOMES, Rollouts, Sitting
from farmyard.bots import find_level, make_bot
from farmyard.bots.arena import interval
from farmyard.games import find_game

EXPLORE = 1.4


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], deal: int) -> list[float]:
    """One game from this deal; what it was worth to each seat."""
    state, luck = game.new_initial_state(), random.Random(deal)
    for _ in range(DRAWS):
        state.apply_action(luck.randrange(OUTCOMES))
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", default="farmer")
    parser.add_argument("--simulations", type=int, default=500)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    ours = find_game(args.game)
    players = args.players or ours.seats[0]
    game = pyspiel.load_game(f"farmyard_{args.game}(players={players})")
    bot, seconds, shares = make_bot(ours, find_level(args.level)), [0.0, 0.0], []
    for deal in track(range(-(-args.games // players)), "deals"):
        won = []
        for chair in range(players):
            seed = (args.seed << 20) + deal * players + chair
            bots: list[pyspiel.Bot] = [
                ISMCTSBot(
                    game,
                    Rollouts(game, seed + seat),
                    EXPLORE,
                    args.simulations,
                    random_state=np.random.RandomState(seed + seat),
                    allow_inconsistent_action_sets=True,
                )
                for seat in range(players)
            ]
            bots[chair] = Sitting(bot, chair, seed)
            begin = time.process_time()
            returns = play(game, bots, (args.seed << 20) + deal)
            seconds[0] += time.process_time() - begin
            won.append((returns[chair] * (players - 1) + 1) / players)
        shares.append(sum(won) / players)
    share, error = interval(shares)
    print(
        f"{args.game}, {players} players, {len(shares) * players} games: {args.level} wins {share:.1%} ± {error:.1%} "
        f"against ISMCTS with {args.simulations} simulations (fair: {1 / players:.1%}); {seconds[0]:.0f} CPU seconds"
    )


if __name__ == "__main__":
    main()
