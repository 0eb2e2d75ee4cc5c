"""Games and positions in files named on the command line."""

from pathlib import Path
from typing import Any

from farmyard.cli.compiling import prepare
from farmyard.cli.shell import Shell
from farmyard.core import untrusted
from farmyard.core.refusal import Refusal
from farmyard.core.warmup import warm_table
from farmyard.games import GAMES, find_game
from farmyard.terminal.files import read_text


def read_record(path: Path, shell: Shell) -> Any:
    data = read_json(path, "record-json")
    prepare_named(data, shell)
    return data


def read_json(path: Path, refusal: str = "record-json") -> Any:
    try:
        return untrusted.read_json(read_text(path))
    except ValueError as error:
        raise Refusal(refusal, why=error) from None


def prepare_named(data: object, shell: Shell) -> None:
    """Compile the game that a file names, if it names one."""
    if isinstance(data, dict) and data.get("game") in list(GAMES):
        prepare(find_game(data["game"], data.get("rules")), (warm_table,), shell.words, shell.err)
