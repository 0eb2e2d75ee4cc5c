"""The command `farmyard site`."""

import argparse
from pathlib import Path

from farmyard.cli.arguments import Arguments
from farmyard.cli.shell import Command, Shell
from farmyard.games import PLUGGED
from farmyard.testing.faults import cannot_compile


def describe_site(arguments: Arguments) -> None:
    arguments.thing("OUT")


def do_site(args: argparse.Namespace, shell: Shell) -> None:
    """Third-party games are included; one that cannot be translated is named and left out."""
    from farmyard.browser.build import make_beside
    from farmyard.server.web.standalone import write_site

    failed: dict[str, Exception] = {}
    size = write_site(Path(args.out), lambda folder: failed.update(make_beside(folder, PLUGGED.games.values())))
    for game, error in failed.items():
        shell.err.print(
            shell.words.say(
                "site-left-out",
                title=PLUGGED.games[game].title,
                why=cannot_compile(PLUGGED.games[game], str(error)).text(shell.words),
            )
        )
    shell.out.print(shell.words.say("site-done", folder=args.out, megabytes=f"{size / 1e6:.1f}"), soft_wrap=True)


COMMANDS = {"site": Command(describe_site, do_site)}
