"""The command `farmyard`."""

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.resources import files
from io import TextIOWrapper
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from farmyard import __version__
from farmyard.bots import make_bot
from farmyard.bots.search import driver
from farmyard.cli import lab
from farmyard.cli.arguments import Arguments, whole
from farmyard.cli.compiling import Aside, prepare, say_once
from farmyard.contests.analysis import account, analyse, best_and_worst
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
from farmyard.core import untrusted
from farmyard.core.backends import backend
from farmyard.core.refusal import Refusal
from farmyard.core.seed import MOST_SEED, number_of
from farmyard.core.warmup import warm_table
from farmyard.games import GAMES, find_game
from farmyard.lab import gpu
from farmyard.lab.outcomes import warm_trial
from farmyard.lab.simulate import check, simulate, warm_rollout
from farmyard.schema import notation
from farmyard.schema.options import read_options
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.terminal.contests import analysis_page, arena_page
from farmyard.terminal.files import read_text
from farmyard.terminal.menu import Menu, Plan
from farmyard.terminal.pages import commands_page, games_page, ranking, rules_page, summary_page
from farmyard.terminal.paint import seat_chip
from farmyard.terminal.party import find_viewer, gather, levels_of
from farmyard.terminal.session import Ask, Quit, Session
from farmyard.text import wording
from farmyard.text.words import LANGUAGES, Words

with suppress(ImportError):
    import readline  # noqa: F401  # line editing and history for everything that is typed

REFUSED, STOPPED = 2, 130


class Shell:
    """Where a command reads and writes, and in which language."""

    def __init__(self, words: Words, ask: Ask) -> None:
        self.words, self.ask = words, ask
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)


class Command(NamedTuple):
    describe: Callable[[Arguments], None]
    do: Callable[[argparse.Namespace, Shell], None]


def main(argv: Sequence[str] | None = None, ask: Ask = input) -> int:
    """Do one command; what cannot be done is said in one line, with exit code 2."""
    words = Words(language_of(os.environ))
    bear_with(sys.stdout, sys.stderr)
    try:
        name, rest = split_command(sys.argv[1:] if argv is None else argv)
        words = Words(asked_language(rest) or words.language)
        run(name, rest, Shell(words, ask))
    except Refusal as refusal:
        print(words.refusal(refusal), file=sys.stderr)
        return REFUSED
    except (KeyboardInterrupt, Quit):
        print(words.say("bye"), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # somebody reads only the beginning: | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def bear_with(*streams: TextIO) -> None:
    """Old consoles, and pipes on Windows, know few characters: better a question mark than no answer."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def split_command(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The first word that is a command, or two (`lab run`), and the rest; `--lang de play` is as good as
    `play --lang de`."""
    argv = list(argv)
    place = 2 if argv[:1] == ["--lang"] else 1 if argv and argv[0].startswith("--lang=") else 0
    words = 2 if argv[place : place + 1] == ["lab"] else 1
    name = " ".join(argv[place : place + words]) or natural_command()
    return name, argv[:place] + argv[place + words :]


def natural_command() -> str:
    """What somebody wants who says nothing else: the yard, where its page is there."""
    return "serve" if files("farmyard.server").joinpath("static", "index.html").is_file() else "--help"


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the terminal, if it is one of ours."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def asked_language(argv: Sequence[str]) -> str | None:
    """Known before anything is parsed, so that even help and errors are in it."""
    for i, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and i + 1 < len(argv):
            return argv[i + 1]
    return None


def run(name: str, argv: Sequence[str], shell: Shell) -> None:
    if name in ("-h", "--help", "help"):
        shell.out.print(commands_page(tuple(COMMANDS), shell.words))
    elif name in ("-V", "--version"):
        shell.out.print(f"farmyard {__version__}")
    elif name in COMMANDS:
        arguments = Arguments(name, shell.words)
        COMMANDS[name].describe(arguments)
        arguments.option("lang", metavar="|".join(LANGUAGES))
        COMMANDS[name].do(arguments.parse(argv), shell)
    else:
        raise Refusal("command-unknown", command=name, known=", ".join(COMMANDS))


# farmyard games, farmyard rules


def describe_games(arguments: Arguments) -> None:
    pass


def do_games(args: argparse.Namespace, shell: Shell) -> None:
    shell.out.print(games_page(shell.words))


def describe_rules(arguments: Arguments) -> None:
    arguments.thing("GAME")


def do_rules(args: argparse.Namespace, shell: Shell) -> None:
    shell.out.print(rules_page(find_game(args.game), shell.words))


# farmyard play


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
    """Refused before anything is compiled for it."""
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
    """A new game, as the command line or the menu says."""
    plan = agreed(args, shell.words) if args.game else Menu(shell.words, shell.out, shell.ask).plan()
    names, levels = plan.party
    deal = secrets.randbelow(10**6) if args.seed is None else args.seed
    prepare(plan.game, (warm_table,), plan.words, shell.err)
    return Table(plan.game, len(names), deal, plan.options, names), levels, Words(plan.words.language, names)


def resumed(args: argparse.Namespace, shell: Shell) -> tuple[Table, dict[int, str], Words]:
    """A saved game; who was a computer player still is."""
    table = Table.replay(read_record(args.resume, shell))
    words = Words(shell.words.language, table.names)
    return table, levels_of(table.names), words


def agreed(args: argparse.Namespace, words: Words) -> Plan:
    game = find_game(args.game)
    party = gather(game, args.seats, args.humans, args.bots, words)
    return Plan(game, party, read_options(game, args.option), words)


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


# farmyard replay, farmyard show


def describe_replay(arguments: Arguments) -> None:
    arguments.thing("FILE")
    arguments.option("seat", metavar="N|NAME")
    arguments.option("open", action="store_true")


def do_replay(args: argparse.Namespace, shell: Shell) -> None:
    """The story as one viewer saw it; `--open` tells each move as the one who made it saw it."""
    table = Table.replay(read_record(Path(args.file), shell))
    words = Words(shell.words.language, table.names)
    viewer = viewer_of(args.seat, table, words)
    again = table.at(0)
    for number, move in enumerate(table.log, 1):
        told = again.tell(move, move.seat if args.open else viewer)
        for i, line in enumerate(told):
            head = Text(f"{number:>4} ", "dim").append_text(seat_chip(move.seat)) if i == 0 else Text(" " * 8)
            shell.out.print(head.append(" ").append(words.tell(line)))
    view = table.view(viewer)
    shell.out.print(picture(table.game, view, words))
    if table.over:
        shell.out.print(ranking(table.game, words, table.scores(), wording(table.game).points(view)))
    else:
        shell.out.print(words.say("replay-unfinished", count=len(table.log)))


def describe_show(arguments: Arguments) -> None:
    arguments.thing("POSITION")
    arguments.option("seat", metavar="N|NAME")


def do_show(args: argparse.Namespace, shell: Shell) -> None:
    """The picture; for a seat also what it is asked and may do."""
    data = read_json(Path(args.position), "position-json")
    prepare_named(data, shell)
    table = Table.from_position(data)
    words = Words(shell.words.language, table.names)
    viewer = viewer_of(args.seat, table, words)
    view = table.view(viewer)
    shell.out.print(picture(table.game, view, words))
    shell.out.print(words.tell(wording(table.game).ask(view)))
    if viewer != SPECTATOR:
        for action in sorted(table.legal_actions(viewer)):
            label = words.tell(wording(table.game).label(action))
            shell.out.print(Text(f"· {label}  ").append(notation.name(table.game, action), "dim"))


def read_record(path: Path, shell: Shell) -> object:
    data = read_json(path, "record-json")
    prepare_named(data, shell)
    return data


def read_json(path: Path, refusal: str) -> object:
    try:
        return untrusted.read_json(read_text(path))
    except ValueError as error:
        raise Refusal(refusal, why=error) from None


def prepare_named(data: object, shell: Shell) -> None:
    """Compile the game that a file names, if it names one."""
    if isinstance(data, dict) and data.get("game") in list(GAMES):
        prepare(find_game(data["game"], data.get("rules")), (warm_table,), shell.words, shell.err)


def viewer_of(who: str | None, table: Table, words: Words) -> int:
    return SPECTATOR if who is None else find_viewer(who, [words.name(seat) for seat in range(table.seats)])


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
    """Deals are played until the games asked for are reached; those kept in a file are not played again."""
    game = find_game(args.game)
    levels = [name.strip() for name in args.bots.split(",")]
    players = max(game.seats[0], min(len(levels), game.seats[1])) if args.players is None else args.players
    contest = Contest(game.id, line_up(game, levels, players), args.seed, read_options(game, args.option))
    if args.cuda:
        arena.check(contest)
        gpu.check()
    else:
        prepare(game, (warm_table, driver.warm), shell.words, shell.err)
    wanted = -(-max(1, args.games) // contest.rotations)
    deals = read_results(args.keep, contest)[:wanted] if args.keep else []
    deals += played_deals(contest, range(len(deals), wanted), args, deals, shell)
    rows = summary(contest, deals)
    if args.parquet:
        write_table(args.parquet, contest, deals)
    if args.json:
        print(json.dumps(contest.header() | {"deals": len(deals), "levels": [asdict(row) for row in rows]}, indent=1))
    else:
        shell.out.print(arena_page(game, contest, rows, deals, shell.words))


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
    arguments.option("json", action="store_true")


def do_analyse(args: argparse.Namespace, shell: Shell) -> None:
    table = Table.replay(read_record(Path(args.file), shell))
    if not table.over:
        raise Refusal("analyse-unfinished")
    prepare(table.game, (driver.warm,), shell.words, shell.err)
    with games_bar(shell) as bar:
        task = bar.add_task(shell.words.say("analysis-progress"), total=len(table.log))
        found = analyse(table, driver.Budget(args.playouts), lambda done, _: bar.update(task, completed=done))
    accounts, moments = account(table, found), best_and_worst(found)
    if args.json:
        parts: dict[str, Sequence[Any]] = {
            "decisions": found,
            "accounts": accounts,
            "best": moments[0],
            "worst": moments[1],
        }
        print(json.dumps({name: [asdict(item) for item in items] for name, items in parts.items()}, indent=1))
    else:
        words = Words(shell.words.language, table.names)
        shell.out.print(analysis_page(table, accounts, *moments, words))


# farmyard warm


def describe_warm(arguments: Arguments) -> None:
    pass


def do_warm(args: argparse.Namespace, shell: Shell) -> None:
    """Everything that any command calls, the server's part included."""
    steps = (warm_table, server_commands().warm_survey, warm_rollout, warm_trial, driver.warm)
    for game in GAMES.values():
        start = time.perf_counter()
        compiled = prepare(game, steps, shell.words, shell.err)
        seconds = f"{time.perf_counter() - start:.1f}"
        shell.out.print(shell.words.say("warm-done", title=game.title, count=compiled, seconds=seconds))


# farmyard serve, export, import, backup, verify


def describe_serve(arguments: Arguments) -> None:
    arguments.option("port", metavar="N", type=whole("--port"))
    arguments.option("address", metavar="IP")
    describe_storage(arguments)
    arguments.option("url", metavar="URL")
    arguments.option("redis", metavar="URL")
    arguments.option("worker", metavar="NAME")
    arguments.option("proxy", action="store_true")
    arguments.option("open-metrics", action="store_true")
    arguments.option("no-browser", action="store_true")


def describe_storage(arguments: Arguments) -> None:
    arguments.option("folder", metavar="DIR", type=Path)
    arguments.option("database", metavar="URL")


def do_serve(args: argparse.Namespace, shell: Shell) -> None:
    serve = server_commands()
    from farmyard.server.base.warmup import Warmup

    backend()  # refuses here, if nothing can be compiled at all
    say_once(shell.words, shell.err)
    steps = (warm_table, serve.warm_survey, serve.warm_bots)
    serve.serve(args, shell, Warmup(steps, Aside(shell.words, shell.err).hear))


def server_commands() -> ModuleType:
    """Half a second that no other command should wait; another uvicorn than ours may lack what we build on."""
    try:
        from farmyard.cli import serve
    except (ImportError, AttributeError) as error:
        raise Refusal("server-libraries", why=str(error)) from error
    return serve


def describe_export(arguments: Arguments) -> None:
    arguments.thing("TO")
    describe_storage(arguments)


def do_export(args: argparse.Namespace, shell: Shell) -> None:
    server_commands().export_records(args, shell)


def describe_import(arguments: Arguments) -> None:
    arguments.thing("PATH")
    describe_storage(arguments)


def do_import(args: argparse.Namespace, shell: Shell) -> None:
    server_commands().import_records(args, shell)


def describe_backup(arguments: Arguments) -> None:
    arguments.thing("TO")
    arguments.option("folder", metavar="DIR", type=Path)


def do_backup(args: argparse.Namespace, shell: Shell) -> None:
    server_commands().backup(args, shell)


def describe_verify(arguments: Arguments) -> None:
    arguments.thing("FILE")


def do_verify(args: argparse.Namespace, shell: Shell) -> None:
    server_commands().verify(args, shell)


COMMANDS = {
    "play": Command(describe_play, do_play),
    "games": Command(describe_games, do_games),
    "rules": Command(describe_rules, do_rules),
    "simulate": Command(describe_simulate, do_simulate),
    "replay": Command(describe_replay, do_replay),
    "show": Command(describe_show, do_show),
    "arena": Command(describe_arena, do_arena),
    "analyse": Command(describe_analyse, do_analyse),
    "lab run": Command(lab.describe_run, lab.do_run),
    "lab report": Command(lab.describe_report, lab.do_report),
    "warm": Command(describe_warm, do_warm),
    "serve": Command(describe_serve, do_serve),
    "export": Command(describe_export, do_export),
    "import": Command(describe_import, do_import),
    "backup": Command(describe_backup, do_backup),
    "verify": Command(describe_verify, do_verify),
}
