"""The command `farmyard warm`."""

import argparse
import time

from farmyard.adapters.stepping_warmup import warm_stepping
from farmyard.bots import nets
from farmyard.bots.search import driver
from farmyard.cli.arguments import Arguments
from farmyard.cli.compiling import prepare
from farmyard.cli.server import server_commands
from farmyard.cli.shell import Command, Shell
from farmyard.contests import account, measures
from farmyard.core.warmup import warm_table
from farmyard.games import GAMES
from farmyard.lab.outcomes import warm_trial
from farmyard.lab.simulate import warm_rollout

# Everything but the server's part, whose libraries are loaded late
STEPS = (warm_table, driver.warm, warm_rollout, warm_trial, warm_stepping, nets.warm, account.warm, measures.warm)


def describe_warm(arguments: Arguments) -> None:
    pass


def do_warm(args: argparse.Namespace, shell: Shell) -> None:
    """Compiles everything that any command or adapter calls."""
    steps = (*STEPS, server_commands().warm_camera)
    for game in GAMES.values():
        start = time.perf_counter()
        compiled = prepare(game, steps, shell.words, shell.err)
        seconds = f"{time.perf_counter() - start:.1f}"
        shell.out.print(shell.words.say("warm-done", title=game.title, count=compiled, seconds=seconds))


COMMANDS = {"warm": Command(describe_warm, do_warm)}
