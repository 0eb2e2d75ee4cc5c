"""What every command gets: where it reads and writes, and in which language."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console

from farmyard.cli.arguments import Arguments
from farmyard.text.words import Words


class Shell:
    """Where a command reads and writes, and in which language."""

    def __init__(self, words: Words, ask: Callable[[str], str]) -> None:
        self.words, self.ask = words, ask
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)


class Command(NamedTuple):
    describe: Callable[[Arguments], None]
    do: Callable[[argparse.Namespace, Shell], None]
