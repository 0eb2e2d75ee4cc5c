"""The commands `farmyard serve`, `export`, `import`, `backup` and `verify`: their arguments; `serve` runs them."""

import argparse
from pathlib import Path
from types import ModuleType

from farmyard.cli.arguments import Arguments, port
from farmyard.cli.compiling import Aside, say_once
from farmyard.cli.shell import Command, Shell
from farmyard.core.backends import backend
from farmyard.core.refusal import Refusal
from farmyard.core.warmup import warm_table


def describe_serve(arguments: Arguments) -> None:
    arguments.option("port", metavar="N", type=port("--port"))
    arguments.option("address", metavar="IP")
    describe_storage(arguments)
    arguments.option("url", metavar="URL")
    arguments.option("redis", metavar="URL")
    arguments.option("worker", metavar="NAME")
    arguments.option("proxy", action="store_true")
    arguments.option("open-metrics", action="store_true")
    arguments.option("no-browser", action="store_true")
    arguments.option("bots", "serve-bots", metavar="BOT,…", default="")


def describe_storage(arguments: Arguments) -> None:
    arguments.option("folder", metavar="DIR", type=Path)
    arguments.option("database", metavar="URL")


def do_serve(args: argparse.Namespace, shell: Shell) -> None:
    serve = server_commands()
    from farmyard.server.base.warmup import Warmup

    serve.bring_bots(args.bots)
    backend()  # refuses here if compiling is impossible
    say_once(shell.words, shell.err)
    steps = (warm_table, serve.warm_camera, serve.warm_bots)
    serve.serve(args, shell, Warmup(steps, Aside(shell.words, shell.err).hear))


def server_commands() -> ModuleType:
    """Imported late: it takes half a second, and another version of uvicorn may lack what we build on."""
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
    "serve": Command(describe_serve, do_serve),
    "export": Command(describe_export, do_export),
    "import": Command(describe_import, do_import),
    "backup": Command(describe_backup, do_backup),
    "verify": Command(describe_verify, do_verify),
}
