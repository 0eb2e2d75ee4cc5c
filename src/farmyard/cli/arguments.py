"""What is typed after a command: argparse with the messages of our catalogues."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from farmyard.core.refusal import Refusal
from farmyard.text.words import Words

LAST_PORT = 65_535


class Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=26)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self.words.say('help-usage')} ")


class Arguments:
    """The arguments of one command; each is described by the message `help-<its name>`."""

    def __init__(self, command: str, words: Words) -> None:
        self.words = words
        self.parser = argparse.ArgumentParser(
            prog=f"farmyard {command}",
            description=words.say(f"help-{command.replace(' ', '-')}"),
            formatter_class=partial(Formatter, words=words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.things = self.parser.add_argument_group(words.say("help-arguments"))
        self.options = self.parser.add_argument_group(words.say("help-options"))
        self.required: list[str] = []

    def thing(self, name: str, required: bool = True) -> None:
        """A positional argument: `GAME`, `FILE`."""
        self.things.add_argument(name.lower(), nargs="?", metavar=name, help=self.words.say(f"help-{name.lower()}"))
        if required:
            self.required.append(name)

    def option(self, name: str, about: str = "", **settings: Any) -> None:
        self.options.add_argument(f"--{name}", help=self.words.say(f"help-{about or name}"), **settings)

    def parse(self, argv: Sequence[str]) -> argparse.Namespace:
        self.options.add_argument("-h", "--help", action="help", help=self.words.say("help-help"))
        try:
            args, rest = self.parser.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise Refusal("argument-value", argument=str(error.argument_name)) from None
        if rest:
            raise Refusal("argument-unknown", argument=rest[0])
        for name in self.required:
            if getattr(args, name.lower()) is None:
                raise Refusal("argument-missing", argument=name)
        return args


def whole(name: str) -> Callable[[str], int]:
    """An integer, or a refusal that names the argument."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise Refusal("argument-whole", argument=name, value=text) from None

    return read


def port(name: str) -> Callable[[str], int]:
    """The number of a port; 0 is any free one."""

    def read(text: str) -> int:
        number = whole(name)(text)
        if not 0 <= number <= LAST_PORT:
            raise Refusal("argument-port", argument=name, value=text, most=str(LAST_PORT))
        return number

    return read
