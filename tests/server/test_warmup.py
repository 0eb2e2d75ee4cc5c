"""Games that are compiled while the server is already open."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from farmyard.core.game import Game
from farmyard.games import GAMES, find_game
from farmyard.server.base.warmup import Warmup

AT_MOST = 180  # seconds; everything is quick, unless something hangs


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(play, AT_MOST))


def test_whoever_waits_for_a_game_gets_it_next() -> None:
    """The first one has begun, the last one is asked for: it comes second, before the others."""
    first, *_, last = GAMES
    go, begun, order = threading.Event(), threading.Event(), []

    def step(game: Game) -> None:
        order.append(game.id)
        begun.set()
        go.wait(AT_MOST)

    async def play() -> None:
        warmup = Warmup((step,))
        warmup.begin()
        assert await asyncio.to_thread(begun.wait, AT_MOST)
        assert warmup.share(first) < 1
        waiting = asyncio.create_task(warmup.wait(last))
        await asyncio.sleep(0)
        go.set()
        await waiting
        assert warmup.share(last) == 1
        for game in GAMES:
            await warmup.wait(game)
        assert warmup.done

    run(play())
    assert order[:2] == [first, last]
    assert sorted(order) == sorted(GAMES)


def test_a_game_that_cannot_be_compiled_keeps_nobody_waiting() -> None:
    def step(game: Game) -> None:
        raise ValueError(game.id)

    async def play() -> None:
        warmup = Warmup((step,))
        warmup.begin()
        for game in GAMES:
            await warmup.wait(game)
        assert warmup.done

    run(play())


def test_without_steps_everything_is_ready() -> None:
    warmup = Warmup()
    assert warmup.done
    assert {warmup.share(game) for game in GAMES} == {1.0}
    run(warmup.wait(next(iter(GAMES))))


def test_old_rules_are_compiled_when_somebody_waits_for_them(newer_mow: Callable[[], Game]) -> None:
    """Not before, only once, and even long after everything else was done."""
    newer_mow()
    compiled: list[Game] = []

    async def play() -> None:
        warmup = Warmup((compiled.append,))
        warmup.begin()
        for game in GAMES:
            await warmup.wait(game)
        assert compiled == list(GAMES.values())
        await asyncio.gather(warmup.wait("mow", 1), warmup.wait("mow", 1))
        assert compiled == [*GAMES.values(), find_game("mow", 1)]
        assert warmup.done
        await warmup.wait("mow", 77)  # refused by whoever plays it

    run(play())
