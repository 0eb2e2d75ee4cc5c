"""The commands `farmyard simulate`, `arena` and `analyse`."""

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farmyard.bots.search import driver
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import prepare
from farmyard.cli.files import read_record
from farmyard.cli.shell import Command, Shell
from farmyard.contests import account
from farmyard.contests.account import Account, Ledger
from farmyard.contests.analysis import analyse, best_and_worst
from farmyard.contests.arena import (
    Contest,
    Outcome,
    deal_line,
    line_up,
    read_results,
    run_deals,
    summary,
    write_results,
    write_table,
)
from farmyard.contests.batch import arena
from farmyard.core.backends.cuda import check_gpu
from farmyard.core.extras import require
from farmyard.core.refusal import Refusal
from farmyard.core.warmup import warm_table
from farmyard.games import find_game
from farmyard.lab.frame import library
from farmyard.lab.parts import check_target
from farmyard.lab.simulate import check, simulate, warm_rollout
from farmyard.schema.options import read_options
from farmyard.table import Table
from farmyard.terminal.contests import analysis_page, arena_page
from farmyard.terminal.pages import summary_page
from farmyard.text.words import Words

# farmyard simulate


def describe_simulate(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("players", metavar="N", type=whole("--players"))
    arguments.option("games", "simulate-games", metavar="N", type=whole("--games"), default=1000)
    arguments.option("seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("json", action="store_true")


def do_simulate(args: argparse.Namespace, shell: Shell) -> None:
    game = find_game(args.game)
    players = game.seats[0] if args.players is None else args.players
    check(game, players, args.games, args.seed)
    options = read_options(game, args.option)
    prepare(game, (warm_rollout,), shell.words, shell.err)
    with games_bar(shell) as bar:
        task = bar.add_task(game.title, total=args.games)
        tally = simulate(game, players, args.games, args.seed, options, lambda games: bar.advance(task, games))
    summary = tally.summary()
    if args.json:
        head = {"game": game.id, "rules": game.version, "seats": players, "options": options, "seed": args.seed}
        print(json.dumps(head | summary, indent=1))
    else:
        shell.out.print(summary_page(game, summary, shell.words))


def games_bar(shell: Shell) -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=shell.err, transient=True, disable=not shell.err.is_terminal)


# farmyard arena, farmyard analyse


def describe_arena(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("bots", "arena-bots", metavar="LEVEL,…", default="champion,farmer,farmhand,chick")
    arguments.option("players", metavar="N", type=whole("--players"))
    arguments.option("games", "arena-games", metavar="N", type=whole("--games"), default=100)
    arguments.option("seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("workers", metavar="N", type=whole("--workers"), default=os.cpu_count() or 1)
    arguments.option("cuda", action="store_true")
    arguments.option("keep", metavar="FILE", type=Path)
    arguments.option("json", action="store_true")
    arguments.option("parquet", metavar="FILE", type=Path)


def do_arena(args: argparse.Namespace, shell: Shell) -> None:
    """Plays deals until there are as many games as asked for; those already in the file are not replayed."""
    game = find_game(args.game)
    levels = [name.strip() for name in args.bots.split(",")]
    players = max(game.seats[0], min(len(levels), game.seats[1])) if args.players is None else args.players
    contest = Contest(game.id, line_up(game, levels, players), args.seed, read_options(game, args.option))
    check_targets(args)
    if args.cuda:
        arena.check(contest)
        check_gpu()
    else:
        prepare(game, (warm_table, driver.warm), shell.words, shell.err)
    wanted = -(-max(1, args.games) // contest.rotations)
    deals = read_results(args.keep, contest)[:wanted] if args.keep else []
    deals += played_deals(contest, range(len(deals), wanted), args, deals, shell)
    rows = summary(contest, deals)
    if args.json:
        print(json.dumps(contest.header() | {"deals": len(deals), "levels": [asdict(row) for row in rows]}, indent=1))
    else:
        shell.out.print(arena_page(game, contest, rows, deals, shell.words))
    if args.parquet:
        write_table(args.parquet, contest, deals)


def check_targets(args: argparse.Namespace) -> None:
    """Before the first game, so that no results are lost for lack of a package or a folder."""
    if args.parquet:
        library()
        require("lab")
        check_target(args.parquet)
    if args.keep:
        check_target(args.keep)


def played_deals(
    contest: Contest, numbers: range, args: argparse.Namespace, known: list[list[Outcome]], shell: Shell
) -> list[list[Outcome]]:
    played: list[list[Outcome]] = []
    if args.keep:
        write_results(args.keep, contest, known)
    with games_bar(shell) as bar, (args.keep or Path(os.devnull)).open("a", encoding="utf-8") as kept:
        task = bar.add_task(shell.words.say("arena-progress"), total=len(numbers))

        def moved(moves: int) -> None:
            bar.update(task, description=shell.words.say("arena-moves", moves=moves))

        runs = arena.run_deals(contest, numbers, moved) if args.cuda else run_deals(contest, numbers, args.workers)
        for outcomes in runs:
            played.append(outcomes)
            kept.write(deal_line(outcomes))
            kept.flush()
            bar.advance(task)
    return played


def describe_analyse(arguments: Arguments) -> None:
    arguments.thing("FILE")
    arguments.option("playouts", metavar="N", type=whole("--playouts"), default=4000)
    arguments.option("streams", metavar="N", type=whole("--streams"), default=account.STREAMS)
    arguments.option("json", action="store_true")


def do_analyse(args: argparse.Namespace, shell: Shell) -> None:
    record = read_record(Path(args.file), shell)
    table = Table.replay(record)
    if not table.over:
        raise Refusal("analyse-unfinished")
    prepare(table.game, (driver.warm, account.warm), shell.words, shell.err)
    with games_bar(shell) as bar:
        task = bar.add_task(shell.words.say("analysis-progress"), total=len(table.log))
        budget, threads = driver.Budget(args.playouts), os.cpu_count() or 1
        found = analyse(table, budget, lambda done, _: bar.update(task, completed=done), threads=threads)
        accounts = kept_accounts(table, record.get("levels") or [], args.streams, bar, shell.words)
    moments = best_and_worst(found)
    if args.json:
        parts: dict[str, Sequence[Any]] = {
            "decisions": found,
            "accounts": accounts,
            "best": moments[0],
            "worst": moments[1],
        }
        told = {name: [asdict(item) for item in items] for name, items in parts.items()}
        judged = {"sums": account.sums(accounts), "judge": account.JUDGE, "streams": args.streams}
        print(json.dumps(told | judged, indent=1))
    else:
        words = Words(shell.words.language, table.names)
        shell.out.print(analysis_page(table, accounts, *moments, words))


def kept_accounts(
    table: Table, levels: Sequence[str | None], streams: int, bar: Progress, words: Words
) -> list[Account]:
    """Everybody's, with progress after every step."""
    ledger = Ledger(table, levels, streams)
    task = bar.add_task(words.say("analysis-accounts"), total=len(table.log))
    for change in ledger.steps():
        bar.update(task, completed=change.last + 1)
    return ledger.accounts()


COMMANDS = {
    "simulate": Command(describe_simulate, do_simulate),
    "arena": Command(describe_arena, do_arena),
    "analyse": Command(describe_analyse, do_analyse),
}
