"""The commands `farmyard games`, `rules`, `replay` and `show`."""

import argparse
from pathlib import Path

from rich.text import Text

from farmyard.cli.arguments import Arguments
from farmyard.cli.files import prepare_named, read_json, read_record
from farmyard.cli.shell import Command, Shell
from farmyard.games import find_game
from farmyard.schema import notation
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.terminal.pages import games_page, ranking, rules_page
from farmyard.terminal.paint import seat_chip
from farmyard.terminal.party import find_viewer
from farmyard.text import wording
from farmyard.text.words import Words

# farmyard games, farmyard rules


def describe_games(arguments: Arguments) -> None:
    pass


def do_games(args: argparse.Namespace, shell: Shell) -> None:
    shell.out.print(games_page(shell.words))


def describe_rules(arguments: Arguments) -> None:
    arguments.thing("GAME")


def do_rules(args: argparse.Namespace, shell: Shell) -> None:
    shell.out.print(rules_page(find_game(args.game), shell.words))


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
    """The picture; for a seat, also its question and its legal moves."""
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


def viewer_of(who: str | None, table: Table, words: Words) -> int:
    return SPECTATOR if who is None else find_viewer(who, [words.name(seat) for seat in range(table.seats)])


COMMANDS = {
    "games": Command(describe_games, do_games),
    "rules": Command(describe_rules, do_rules),
    "replay": Command(describe_replay, do_replay),
    "show": Command(describe_show, do_show),
}
