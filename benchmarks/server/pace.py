"""What both load generators share: their pace, and how they are measured."""

import asyncio
import time
from collections.abc import Callable
from typing import Any


class Pace:
    """The number of tables; `pause` seconds between the moves of a table, 0 for as fast as possible."""

    def __init__(self, port: int, tables: int, seats: int, pause: float) -> None:
        self.port, self.tables, self.seats, self.pause = port, tables, seats, pause
        self.times: list[float] = []
        self.playing = False
        self.players: list[list[Any]] = []

    async def start(self, table: list[Any]) -> None:
        raise NotImplementedError

    async def run(self, seconds: float, cpu: Callable[[], float]) -> dict[str, float]:
        self.playing = True
        for table in self.players:
            await self.start(table)
            if self.pause:
                await asyncio.sleep(self.pause / len(self.players))
        await asyncio.sleep(seconds / 5)
        return await self.measure(seconds, cpu)

    async def measure(self, seconds: float, cpu: Callable[[], float]) -> dict[str, float]:
        self.times.clear()
        begun, used, own = time.perf_counter(), cpu(), time.process_time()
        await asyncio.sleep(seconds)
        took, used, own = time.perf_counter() - begun, cpu() - used, time.process_time() - own
        times = sorted(self.times)
        return {
            "moves/s": len(times) / took,
            "p50 ms": 1000 * times[len(times) // 2],
            "p99 ms": 1000 * times[len(times) * 99 // 100],
            "CPU µs a move": 1e6 * used / len(times),
            "load's CPU µs": 1e6 * own / len(times),
        }

    def think(self, play: Callable[..., None], *sight: Any) -> None:
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, play, *sight)
        else:
            play(*sight)
