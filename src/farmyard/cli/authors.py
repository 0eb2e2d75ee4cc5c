"""The commands for authors of games: `farmyard new`, `check`, `dev` and `playground`."""

import argparse
import json
import re
import webbrowser
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from farmyard.cli.arguments import Arguments, port, whole
from farmyard.cli.shell import Command, Shell
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.terminal.files import read_text
from farmyard.testing import check
from farmyard.testing.check import GAMES as USUAL
from farmyard.testing.check import MANY
from farmyard.testing.faults import Fault, broken_file

NAME = re.compile(r"[a-z][a-z0-9_]{1,23}")
TEMPLATE = {"rulebook.py": "{}.py", "test_rulebook.py": "test_{}.py", "README.md": "README.md"}
TEMPLATE |= {"pyproject.toml": "pyproject.toml"}


def describe_new(arguments: Arguments) -> None:
    arguments.thing("NAME")


def do_new(args: argparse.Namespace, shell: Shell) -> None:
    """A folder of the game's name, with a small complete game in it to start from."""
    if not NAME.fullmatch(args.name) or args.name in GAMES:
        raise Refusal("new-name", name=args.name)
    folder = Path(args.name)
    write_project(folder, args.name)
    shell.out.print(shell.words.say("new-done", folder=str(folder), file=f"{args.name}.py"), soft_wrap=True)


def write_project(folder: Path, name: str) -> None:
    try:
        folder.mkdir()
        for source, target in TEMPLATE.items():
            (folder / target.format(name)).write_text(template(source, name), "utf-8")
    except FileExistsError:
        raise Refusal("new-folder", path=str(folder)) from None
    except OSError as error:
        raise Refusal("folder", path=str(folder), why=error.strerror or str(error)) from None


def template(source: str, name: str) -> str:
    """A file of the template, for a game of this name."""
    text = files("farmyard.cli").joinpath("template", source).read_text("utf-8")
    title = name.replace("_", " ").title()
    for old, new in (("my_game", name), ("my-game", name.replace("_", "-")), ("My Game", title)):
        text = text.replace(old, new)
    return text


def describe_check(arguments: Arguments) -> None:
    arguments.thing("RULEBOOK")
    arguments.option("games", "check-games", type=whole("--games"), default=USUAL, metavar="N")
    arguments.option("many", "check-many", type=whole("--many"), default=MANY, metavar="N")
    arguments.option("json", action="store_true")


def do_check(args: argparse.Namespace, shell: Shell) -> None:
    file = Path(args.rulebook)
    if not file.is_file():
        raise Refusal("file-missing", path=args.rulebook)
    faults = find_faults(file, args.games, args.many, shell)
    if args.json:
        shell.out.print(json.dumps([as_json(fault, shell) for fault in faults], ensure_ascii=False), soft_wrap=True)
        return
    for fault in faults:
        shell.out.print(fault.text(shell.words), soft_wrap=True)
    if faults:
        raise Refusal("rulebook-faults", count=len(faults), file=args.rulebook)
    shell.out.print(shell.words.say("check-sound", file=args.rulebook))


def find_faults(file: Path, games: int, many: int, shell: Shell) -> list[Fault]:
    """With a progress bar; a file that cannot be loaded counts as a fault."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=shell.err, transient=True) as bar:
        task = bar.add_task("")

        def say(what: str, done: int, of: int) -> None:
            bar.update(task, description=shell.words.say(f"check-{what}"), completed=done, total=of)

        try:
            return check(file, games, say, many)
        except Exception as error:  # whatever a rulebook does on import
            return [broken_file(file, error)]


def as_json(fault: Fault, shell: Shell) -> dict[str, object]:
    found = fault.found._asdict() if fault.found else None
    said = shell.words.tell(fault.said)
    return {"code": fault.code, "said": said, "file": fault.file, "line": fault.line, "found": found}


def describe_dev(arguments: Arguments) -> None:
    arguments.thing("RULEBOOK")
    arguments.option("port", "dev-port", type=port("--port"), default=0, metavar="N")
    arguments.option("no-browser", action="store_true")


def do_dev(args: argparse.Namespace, shell: Shell) -> None:
    file = Path(args.rulebook)
    if not file.is_file():
        raise Refusal("file-missing", path=args.rulebook)
    open_workbench(file, "dev-open", args, shell)


def describe_playground(arguments: Arguments) -> None:
    arguments.thing("RULEBOOK", required=False)
    arguments.option("port", "dev-port", type=port("--port"), default=0, metavar="N")
    arguments.option("no-browser", action="store_true")


def do_playground(args: argparse.Namespace, shell: Shell) -> None:
    """A copy of a rulebook, or the small game that `farmyard new` writes, to be edited in the page."""
    given = Path(args.rulebook) if args.rulebook else None
    text = read_text(given) if given else template("rulebook.py", "playground")
    with TemporaryDirectory(prefix="farmyard-playground-") as folder:
        file = Path(folder) / (given.name if given else "playground.py")
        file.write_text(text, "utf-8", newline="")
        open_workbench(file, "playground-open", args, shell, editing=True)


def open_workbench(file: Path, said: str, args: argparse.Namespace, shell: Shell, editing: bool = False) -> None:
    """Serves it until interrupted."""
    from farmyard.workbench.bench import Bench
    from farmyard.workbench.serve import Workbench

    workbench = Workbench(Bench(file, editing), shell.words, args.port)
    shell.out.print(shell.words.say(said, url=workbench.url, file=str(file)), soft_wrap=True)
    if not args.no_browser:
        webbrowser.open(workbench.url)
    workbench.run()


COMMANDS = {
    "new": Command(describe_new, do_new),
    "check": Command(describe_check, do_check),
    "dev": Command(describe_dev, do_dev),
    "playground": Command(describe_playground, do_playground),
}
