"""The command `farmyard play`."""

import argparse
import os
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.text import Text

from farmyard.bots import make_bot
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import prepare
from farmyard.cli.files import read_record
from farmyard.cli.shell import Command, Shell
from farmyard.core.refusal import Refusal
from farmyard.core.seed import MOST_SEED, number_of
from farmyard.core.warmup import warm_table
from farmyard.games import find_game
from farmyard.schema.options import read_options
from farmyard.table import Table
from farmyard.terminal.menu import Menu, Wishes
from farmyard.terminal.party import gather, levels_of
from farmyard.terminal.session import Quit, Session
from farmyard.text.words import Words

with suppress(ImportError):
    import readline  # noqa: F401  # line editing and history for everything that is typed


def describe_play(arguments: Arguments) -> None:
    arguments.thing("GAME", required=False)
    arguments.option("seats", metavar="N", type=whole("--seats"))
    arguments.option("humans", metavar="N|NAME,NAME,…")
    arguments.option("bots", metavar="LEVEL,…")
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("seed", metavar="S", type=seed)
    arguments.option("save", metavar="FILE", type=Path)
    arguments.option("resume", metavar="FILE", type=Path)


def seed(text: str) -> int:
    """Refused before anything is compiled."""
    number = whole("--seed")(text)
    if not 0 <= number <= MOST_SEED:
        raise Refusal("seed", seed=text, most=str(MOST_SEED))
    return number


def do_play(args: argparse.Namespace, shell: Shell) -> None:
    table, levels, words = resumed(args, shell) if args.resume else dealt(args, shell)
    bots = {seat: make_bot(table.game, level, threads=os.cpu_count() or 1) for seat, level in levels.items()}
    session = Session(table, bots, words, shell.out, shell.ask, Random(number_of(table.seed) + len(table.log)))
    shell.out.print(Text(words.say("play-welcome", title=table.game.title, seed=str(table.seed)), "dim"))
    try:
        session.run()
    except Quit:
        shell.out.print(words.say("bye"))
    if args.save:
        session.save(args.save)


def dealt(args: argparse.Namespace, shell: Shell) -> tuple[Table, dict[int, str], Words]:
    """A new game, as chosen on the command line or in the menu."""
    plan = agreed(args, shell.words) if args.game else Menu(shell.words, shell.out, shell.ask).plan()
    names, levels = plan.party
    deal = secrets.randbelow(10**6) if args.seed is None else args.seed
    prepare(plan.game, (warm_table,), plan.words, shell.err)
    return Table(plan.game, len(names), deal, plan.options, names), levels, Words(plan.words.language, names)


def resumed(args: argparse.Namespace, shell: Shell) -> tuple[Table, dict[int, str], Words]:
    """A saved game; computer players stay computer players."""
    table = Table.replay(read_record(args.resume, shell))
    words = Words(shell.words.language, table.names)
    return table, levels_of(table.names), words


def agreed(args: argparse.Namespace, words: Words) -> Wishes:
    game = find_game(args.game)
    party = gather(game, args.seats, args.humans, args.bots, words)
    return Wishes(game, party, read_options(game, args.option), words)


COMMANDS = {"play": Command(describe_play, do_play)}
