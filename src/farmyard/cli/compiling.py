"""A game is compiled on first use: this shows progress while it is, and nothing otherwise."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from farmyard.core.backends import backend, notices
from farmyard.core.compile import watch_compiling
from farmyard.core.game import Game
from farmyard.text.words import Words


def prepare(game: Game, steps: tuple[Callable[[Game], None], ...], words: Words, console: Console) -> int:
    """Do these steps, which may compile; return how many functions were compiled."""
    bar = Progress(
        SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=console, transient=True
    )
    compiled: list[str] = []

    def show(function: str) -> None:
        if not compiled and not console.is_terminal:
            console.print(words.say("compiling", title=game.title))
        elif not compiled:
            bar.add_task("")
            bar.start()
        compiled.append(function)
        if console.is_terminal:
            bar.update(bar.task_ids[0], description=f"{words.say('compiling', title=game.title)} [dim]{function}")

    with nothing_thrown_away():
        backend()  # refuses here if compiling is impossible
    say_once(words, console)
    try:
        with watch_compiling(show):
            for step in steps:
                step(game)
    finally:
        if bar.task_ids:
            bar.stop()
    say_once(words, console)
    return len(compiled)


@contextmanager
def nothing_thrown_away() -> Iterator[None]:
    """No garbage collection while the compiler is loaded: nothing would be freed, for a quarter of the time."""
    if "numba" in sys.modules:
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class Aside:
    """Reports what another thread compiles in the meantime, if anything."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words, self._console = words, console
        self._status = console.status("") if console.is_terminal else None
        self._begun: set[str] = set()

    def hear(self, game: Game, share: float) -> None:
        if share < 1:
            self._show(game, share)
            return
        if game.id in self._begun:
            if self._status:
                self._status.stop()
            self._console.print(self._words.say("compiled", title=game.title))
        say_once(self._words, self._console)

    def _show(self, game: Game, share: float) -> None:
        if self._status:
            self._status.update(self._words.say("compiling-far", title=game.title, percent=int(100 * share)))
            self._status.start()
        elif game.id not in self._begun:
            self._console.print(self._words.say("compiling", title=game.title))
        self._begun.add(game.id)


def say_once(words: Words, console: Console) -> None:
    """Reports about the compiler itself, at most once."""
    for key in list(notices):
        console.print(words.say(key, **notices.pop(key)))
