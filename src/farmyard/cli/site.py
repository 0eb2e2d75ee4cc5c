"""The command `farmyard site`."""

import argparse
from pathlib import Path

from farmyard.cli.arguments import Arguments
from farmyard.cli.shell import Command, Shell


def describe_site(arguments: Arguments) -> None:
    arguments.thing("OUT")


def do_site(args: argparse.Namespace, shell: Shell) -> None:
    from farmyard.server.web.standalone import write_site

    size = write_site(Path(args.out))
    shell.out.print(shell.words.say("site-done", folder=args.out, megabytes=f"{size / 1e6:.1f}"))


COMMANDS = {"site": Command(describe_site, do_site)}
