"""The command `farmyard benchmark`."""

import argparse
import json
import os
from pathlib import Path
from random import Random

from farmyard.bots import LEVELS, find_level
from farmyard.bots.search import driver
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import prepare
from farmyard.cli.contests import games_bar
from farmyard.cli.shell import Command, Shell
from farmyard.contests.arena import find_contestant
from farmyard.contests.benchmark import check_games, check_opponents, deals_of, players_of, run
from farmyard.contests.benchmark_file import Result, hash_of, read_result, result_of, write_result
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted
from farmyard.core.warmup import warm_table
from farmyard.games import find_game
from farmyard.lab.parts import check_target
from farmyard.terminal.contests import benchmark_page


def describe(arguments: Arguments) -> None:
    arguments.thing("GAME", required=False)
    arguments.option("bot", "benchmark-bot", metavar="PLAYER")
    arguments.option("against", metavar="LEVEL,…", default=",".join(LEVELS))
    arguments.option("deals", metavar="N", type=whole("--deals"))
    arguments.option("label", metavar="TEXT", default="")
    arguments.option("out", "benchmark-out", metavar="FILE", type=Path)
    arguments.option("check", "benchmark-check", metavar="FILE", type=Path)
    arguments.option("sample", metavar="N", type=whole("--sample"))
    arguments.option("workers", metavar="N", type=whole("--workers"), default=os.cpu_count() or 1)
    arguments.option("json", action="store_true")


def do(args: argparse.Namespace, shell: Shell) -> None:
    if args.check:
        check(args, shell)
    else:
        play(args, shell)


def play(args: argparse.Namespace, shell: Shell) -> None:
    for name in ("game", "bot"):
        if getattr(args, name) is None:
            raise Refusal("argument-missing", argument=name.upper() if name == "game" else f"--{name}")
    game = find_game(args.game)
    bot = find_contestant(game, args.bot)
    asked = {find_level(name.strip()) for name in args.against.split(",")}
    levels = [level for level in LEVELS if level in asked]
    if args.deals is not None and args.deals < 1:
        raise Refusal("benchmark-nothing")
    out = args.out or Path(f"{game.id}-benchmark.json")
    check_target(out)
    get_ready(game, levels, shell)
    games = []
    with games_bar(shell) as bar:
        task = bar.add_task(game.title, total=sum(len(deals_of(level, args.deals)) for level in levels))
        for played in run(bot, game, levels, args.deals, args.workers):
            games += played
            bar.advance(task)
    result = result_of(game, bot, args.label, games)
    write_result(out, result)
    tell(result, args, shell)
    shell.err.print(shell.words.say("benchmark-written", path=str(out)))


def get_ready(game: Game, levels: list[str], shell: Shell) -> None:
    prepare(game, (warm_table, driver.warm), shell.words, shell.err)
    with shell.err.status(shell.words.say("benchmark-probing")):
        check_opponents(game, levels)


def tell(result: Result, args: argparse.Namespace, shell: Shell) -> None:
    if args.json:
        content = result.content
        del content["games"]
        print(json.dumps(content, indent=1))
    else:
        shell.out.print(
            benchmark_page(result.game, quoted(result.label), players_of(result.game), result.scores, shell.words)
        )


def check(args: argparse.Namespace, shell: Shell) -> None:
    """Play the games of a result again, all or a sample; with the submission too, if it is named."""
    result = read_result(args.check)
    game = result.game
    bot = find_contestant(game, args.bot) if args.bot else None
    if bot and hash_of(bot) != result.sha256:
        raise Refusal("benchmark-other-bot", bot=bot, path=str(args.check))
    games = list(result.games)
    if args.sample is not None:
        games = Random().sample(games, max(1, min(args.sample, len(games))))
    get_ready(game, sorted({played.opponents for played in games}), shell)
    with games_bar(shell) as bar:
        task = bar.add_task(game.title, total=len(games))
        for misfit in check_games(games, game, bot, args.workers):
            if misfit:
                played = misfit.played
                where = {"opponents": played.opponents, "deal": played.deal, "seat": played.seat + 1}
                raise Refusal("benchmark-misfit", path=str(args.check), why=misfit.why, **where)
            bar.advance(task)
    tell(result, args, shell)
    shell.err.print(
        shell.words.say("benchmark-fits", games=len(games), all=len(result.games), bot="yes" if bot else "no")
    )


COMMANDS = {"benchmark": Command(describe, do)}
