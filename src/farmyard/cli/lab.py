"""The commands `farmyard lab run`, `report`, `measures` and `puzzles`."""

import argparse
import json
import os
import time
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from farmyard.bots.search import driver
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import prepare
from farmyard.cli.shell import Command, Shell
from farmyard.contests.measures import PLAYOUTS, measures, watch_games
from farmyard.contests.measures import Plan as CoursePlan
from farmyard.contests.measures import warm as warm_measures
from farmyard.contests.puzzles import Puzzle, mine, read_puzzles, write_puzzles
from farmyard.core.extras import missing, require
from farmyard.core.refusal import Refusal
from farmyard.core.warmup import warm_table
from farmyard.games import find_game
from farmyard.lab.frame import library
from farmyard.lab.outcomes import warm_trial
from farmyard.lab.parts import Store, check_target, read_run
from farmyard.lab.plan import Plan, make_plan
from farmyard.lab.run import Backend, backend_for, run
from farmyard.schema.options import read_options
from farmyard.terminal.contests import measures_page
from farmyard.text.words import Words

# farmyard lab run


def describe_run(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("players", metavar="N", type=whole("--players"))
    arguments.option("games", "lab-games", metavar="N", type=whole("--games"), default=100_000)
    arguments.option("policy", metavar="POLICY,…", default="farmhand")
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("sweep", metavar="NAME=VALUES", action="append", default=[])
    arguments.option("repeats", metavar="N", type=whole("--repeats"), default=2)
    arguments.option("seed", "lab-seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("workers", "lab-workers", metavar="N", type=whole("--workers"), default=os.cpu_count() or 1)
    arguments.option("cuda", action="store_true")
    arguments.option("ray", metavar="auto|ADDRESS")
    arguments.option("out", "lab-out", metavar="FILE", type=Path)


def do_run(args: argparse.Namespace, shell: Shell) -> None:
    plan = planned(args)
    if args.workers < 1:
        raise Refusal("lab-workers")
    if args.cuda and args.ray:
        raise Refusal("lab-backends")
    backend = backend_for(args.workers, args.cuda, args.ray, plan.asked)
    store = Store(args.out or Path(f"{plan.game.id}.parquet"), plan)
    played = store.open()
    for path in store.broken:
        shell.err.print(shell.words.say("lab-thrown-away", path=str(path)))
    wanted, there = plan.games * len(plan.cells), sum(played)
    if there:
        shell.err.print(shell.words.say("lab-going-on", there=there, wanted=wanted))
    if there < wanted and not args.cuda:
        prepare(plan.game, (warm_trial,), shell.words, shell.err)
    play_rest(store, played, backend, shell)


def planned(args: argparse.Namespace) -> Plan:
    game = find_game(args.game)
    return make_plan(
        game,
        game.seats[0] if args.players is None else args.players,
        [name.strip() for name in args.policy.split(",")],
        args.seed,
        args.games,
        args.repeats,
        read_options(game, args.option),
        args.sweep,
    )


def play_rest(store: Store, played: list[int], backend: tuple[Backend, int], shell: Shell) -> None:
    wanted = store.plan.games * len(store.plan.cells)
    moves, start = 0, time.perf_counter()
    with lab_bar(shell) as bar:
        task = bar.add_task(store.plan.game.title, total=wanted, completed=sum(played))

        def done(games: int, more: int) -> None:
            nonlocal moves
            moves += more
            bar.advance(task, games)

        try:
            run(store, played, backend, done)
        except KeyboardInterrupt:
            shell.err.print(shell.words.say("lab-interrupted"))
            raise
    seconds = max(time.perf_counter() - start, 1e-9)
    games = wanted - sum(played)
    facts = {"path": str(store.path), "games": wanted, "rate": round(games / seconds), "moves": round(moves / seconds)}
    shell.out.print(shell.words.say("lab-written" if games else "lab-complete", **facts))


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.say("lab-rate", rate=round(task.speed or 0)), "dim")


def lab_bar(shell: Shell) -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(shell.words)
    return Progress(
        *columns, TimeRemainingColumn(), console=shell.err, transient=True, disable=not shell.err.is_terminal
    )


# farmyard lab report


def describe_report(arguments: Arguments) -> None:
    arguments.thing("OUTCOMES")
    arguments.option("out", "lab-page", metavar="FILE", type=Path)


def do_report(args: argparse.Namespace, shell: Shell) -> None:
    require("lab")
    try:
        from farmyard.lab.report import write_report  # altair takes a second to load
    except ImportError:
        raise missing("lab") from None
    path = Path(args.outcomes)
    plan, rows = read_run(path)
    page = args.out or path.with_suffix(".html")
    check_target(page)
    with shell.err.status(shell.words.say("lab-drawing")):
        try:
            drawn = write_report(plan, rows, page, shell.words)
        except library().exceptions.PolarsError:
            raise Refusal("lab-broken", path=str(path)) from None
    shell.out.print(shell.words.say("lab-reported", path=str(page), plots=drawn))


# farmyard lab measures


def describe_measures(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("players", metavar="N", type=whole("--players"))
    arguments.option("games", "measures-games", metavar="N", type=whole("--games"), default=200)
    arguments.option("playouts", "measures-playouts", metavar="N", type=whole("--playouts"), default=PLAYOUTS)
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("seed", "lab-seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("workers", "measures-workers", metavar="N", type=whole("--workers"), default=os.cpu_count() or 1)
    arguments.option("json", action="store_true")


def do_measures(args: argparse.Namespace, shell: Shell) -> None:
    game = find_game(args.game)
    players = game.seats[0] if args.players is None else args.players
    plan = CoursePlan(game.id, players, read_options(game, args.option), args.seed, args.games, args.playouts)
    plan.check()
    if args.workers < 1:
        raise Refusal("lab-workers")
    prepare(game, (warm_measures,), shell.words, shell.err)
    courses = []
    with lab_bar(shell) as bar:
        task = bar.add_task(game.title, total=plan.games)
        for course in watch_games(plan, args.workers):
            courses.append(course)
            bar.advance(task)
    found = measures(courses)
    if args.json:
        head = {"game": game.id, "rules": game.version, **{k: v for k, v in asdict(plan).items() if k != "game"}}
        print(json.dumps(head | {"measures": [asdict(one) for one in found]}, indent=1))
    else:
        shell.out.print(measures_page(game, plan, found, shell.words))


# farmyard lab puzzles


def describe_puzzles(arguments: Arguments) -> None:
    arguments.thing("GAME")
    arguments.option("count", "puzzles-count", metavar="N", type=whole("--count"), default=40)
    arguments.option("games", "puzzles-games", metavar="N", type=whole("--games"), default=10_000)
    arguments.option("option", metavar="NAME=VALUE", action="append", default=[])
    arguments.option("seed", "lab-seed", metavar="S", type=whole("--seed"), default=0)
    arguments.option("out", "puzzles-out", metavar="FILE", type=Path)


def do_puzzles(args: argparse.Namespace, shell: Shell) -> None:
    """Written after every one that is found: stopping loses nothing. What the file holds is kept and added to."""
    game, path = find_game(args.game), args.out or Path(f"{args.game}-puzzles.json")
    options = read_options(game, args.option)
    check_target(path)
    found = known_puzzles(path)
    prepare(game, (warm_table, driver.warm), shell.words, shell.err)
    games = 0
    with lab_bar(shell) as bar:
        task = bar.add_task(shell.words.say("puzzles-progress", games=0), total=args.count, completed=len(found))
        for puzzle in mine(game, args.seed, options, tuple(found)):
            games += puzzle is None
            bar.update(task, description=shell.words.say("puzzles-progress", games=games))
            if puzzle:
                found.append(puzzle)
                write_puzzles(path, found)
                bar.advance(task)
            if len(found) >= args.count or games >= args.games:
                break
    shell.out.print(shell.words.say("puzzles-written", path=str(path), count=len(found), games=games))


def known_puzzles(path: Path) -> list[Puzzle]:
    try:
        return read_puzzles(path) if path.exists() else []
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        raise Refusal("puzzles-file", path=str(path)) from None


COMMANDS = {
    "lab run": Command(describe_run, do_run),
    "lab report": Command(describe_report, do_report),
    "lab measures": Command(describe_measures, do_measures),
    "lab puzzles": Command(describe_puzzles, do_puzzles),
}
