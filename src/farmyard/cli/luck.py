"""The command `farmyard lab luck`."""

import argparse
import json
import os
from dataclasses import asdict

from farmyard.bots.search import driver
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import prepare
from farmyard.cli.contests import games_bar
from farmyard.cli.shell import Command, Shell
from farmyard.contests import account, luck
from farmyard.core.refusal import Refusal
from farmyard.core.warmup import warm_table
from farmyard.games import find_game
from farmyard.terminal.contests import luck_page


def describe_luck(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("players", metavar="N", type=whole("--players"))
    arguments.option("level", "luck-level", metavar="LEVEL", default="farmhand")
    arguments.option("games", "luck-games", metavar="N", type=whole("--games"), default=400)
    arguments.option("seed", "lab-seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("workers", metavar="N", type=whole("--workers"), default=os.cpu_count() or 1)
    arguments.option("json", action="store_true")


def do_luck(args: argparse.Namespace, shell: Shell) -> None:
    game = find_game(args.game)
    players = game.seats[0] if args.players is None else args.players
    luck.check(game, players, args.level, args.games)
    if args.workers < 1:
        raise Refusal("lab-workers")
    prepare(game, (warm_table, driver.warm, account.warm), shell.words, shell.err)
    with games_bar(shell) as bar:
        task = bar.add_task(game.title, total=args.games)
        terms = game, players, args.level, args.games, args.seed
        found = luck.measure(*terms, workers=args.workers, progress=lambda: bar.advance(task))
    if args.json:
        print(json.dumps(asdict(found), indent=1))
    else:
        shell.out.print(luck_page(game, found, shell.words))


COMMANDS = {"lab luck": Command(describe_luck, do_luck)}
