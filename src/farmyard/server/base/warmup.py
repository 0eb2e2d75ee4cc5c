"""Games are compiled one after the other in the background, before they are played; the server is open already."""

import asyncio
import gc
import logging
import threading
from collections import Counter
from collections.abc import Callable
from functools import partial

from farmyard.core.compile import watch_compiling
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game
from farmyard.server.base.trim_memory import give_back

Hear = Callable[[Game, float], None]  # which game, and how much of it is compiled
USUAL = 125  # typical number of functions per game: affects only the progress shown
log = logging.getLogger("farmyard.preparing")


class Warmup:
    """A thread takes these steps for each game, those somebody is waiting for first; older rules are compiled only on
    demand. Without steps everything is ready."""

    def __init__(self, steps: tuple[Callable[[Game], None], ...] = (), hear: Hear = lambda game, share: None) -> None:
        self._steps, self._hear = steps, hear
        self._waiting = list(GAMES.values()) if steps else []
        self._compiled: Counter[Game] = Counter()
        self._ready = {game: asyncio.Event() for game in self._waiting}
        self._turn = threading.Lock()
        self._working = False

    @property
    def done(self) -> bool:
        return not self._waiting

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._working = True
        threading.Thread(target=self._work, args=[loop], name="preparing", daemon=True).start()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while game := self._next():
            try:
                with watch_compiling(partial(self._count, game)):
                    for step in self._steps:
                        step(game)
            except Exception:  # reported to whoever plays it
                log.exception("game cannot be compiled", extra={"game": game.id, "rules": game.version})
            self._waiting.remove(game)
            self._hear(game, 1.0)
            loop.call_soon_threadsafe(self._ready[game].set)
        give_back()
        gc.freeze()  # as at start-up

    def _next(self) -> Game | None:
        with self._turn:
            self._working = bool(self._waiting)
            return self._waiting[0] if self._waiting else None

    def _count(self, game: Game, function: str) -> None:
        self._compiled[game] += 1
        self._hear(game, self._share(game))

    async def wait(self, name: str, rules: object = None) -> None:
        """Returns once it can be played without making everybody else wait."""
        try:
            game = find_game(name, rules)
        except Refusal:  # raised again for whoever plays it
            return
        if self._steps and game not in self._ready:
            self._add(game)
        if game in self._waiting[1:]:
            self._waiting.remove(game)
            self._waiting.insert(1, game)
        if game in self._ready:
            await self._ready[game].wait()

    def _add(self, game: Game) -> None:
        """Queue an older version of the rules."""
        self._ready[game] = asyncio.Event()
        with self._turn:
            self._waiting.append(game)
            idle = not self._working
        if idle:
            self.begin()

    def share(self, name: str) -> float:
        """How much of it is compiled."""
        return self._share(GAMES[name])

    def _share(self, game: Game) -> float:
        return min(0.99, self._compiled[game] / USUAL) if game in self._waiting else 1.0
