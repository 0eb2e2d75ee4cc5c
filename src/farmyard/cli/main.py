"""The command `farmyard`."""

import logging
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from io import TextIOWrapper
from typing import TextIO

from farmyard import __version__
from farmyard.cli.arguments import Arguments
from farmyard.cli.shell import Command, Shell
from farmyard.core.compile import CompileError
from farmyard.core.refusal import Refusal
from farmyard.terminal.pages import commands_page
from farmyard.terminal.session import Ask, Quit
from farmyard.text.words import LANGUAGES, Words, language_of

REFUSED, STOPPED = 2, 130
log = logging.getLogger("farmyard.cli")

# In the order in which they are listed, with the module of this package that defines them: only that one is loaded.
COMMANDS = {
    "play": "play",
    "games": "reading",
    "rules": "reading",
    "simulate": "contests",
    "replay": "reading",
    "show": "reading",
    "arena": "contests",
    "benchmark": "benchmark",
    "analyse": "contests",
    "lab run": "lab",
    "lab report": "lab",
    "lab measures": "lab",
    "lab puzzles": "lab",
    "lab luck": "luck",
    "warm": "warm",
    "new": "authors",
    "check": "authors",
    "dev": "authors",
    "playground": "authors",
    "serve": "server",
    "site": "site",
    "export": "server",
    "import": "server",
    "backup": "server",
    "verify": "server",
}


def main(argv: Sequence[str] | None = None, ask: Ask = input) -> int:
    """Run one command; a refusal is one line, with exit code 2."""
    words = Words(language_of(os.environ))
    bear_with(sys.stdout, sys.stderr)
    try:
        name, rest = split_command(sys.argv[1:] if argv is None else argv)
        words = Words(asked_language(rest) or words.language)
        run(name, rest, Shell(words, ask))
    except Refusal as refusal:
        print(words.refusal(refusal), file=sys.stderr)
        return REFUSED
    except CompileError as error:  # an author at work: the line matters, not our stack
        print(words.say("rules-compile", why=str(error)), file=sys.stderr)
        return REFUSED
    except (KeyboardInterrupt, Quit):
        print(words.say("bye"), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # the reader closed the pipe early: | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:  # from the system: a name too long, a port in use, a full disk
        log.info("refused by the system", exc_info=True)
        print(words.refusal(of_the_system(error)), file=sys.stderr)
        return REFUSED
    return 0


def of_the_system(error: OSError) -> Refusal:
    why = error.strerror or str(error)
    return Refusal("system-file", path=str(error.filename), why=why) if error.filename else Refusal("system", why=why)


def bear_with(*streams: TextIO) -> None:
    """Old consoles, and pipes on Windows, can encode few characters: better a question mark than a crash."""
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
    """The default command: the yard, if its page has been built."""
    return "serve" if files("farmyard.server").joinpath("static", "index.html").is_file() else "--help"


def asked_language(argv: Sequence[str]) -> str | None:
    """Found before anything is parsed, so that even help and errors are in it."""
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
        command: Command = import_module(f"farmyard.cli.{COMMANDS[name]}").COMMANDS[name]
        command.describe(arguments)
        arguments.option("lang", metavar="|".join(LANGUAGES))
        command.do(arguments.parse(argv), shell)
    else:
        raise Refusal("command-unknown", command=name, known=", ".join(COMMANDS))
