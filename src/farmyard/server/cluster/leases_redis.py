"""Leases on tables, kept in Redis."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from farmyard.core.refusal import Refusal

LEASE = 3.0  # seconds a table stays with a worker that has gone silent
RENEW = 0.5
SWEEP = 15.0  # seconds between searches for tables that no worker holds, even if no worker has died
DEAD = LEASE + 1.5 * RENEW  # a worker silent for this long has no lease left, not even one taken after its last renewal
PREFIX, WORKERS = "farmyard:lease:", "farmyard:workers"
EXTEND = """
local lost = {}
for i, key in ipairs(KEYS) do
    if redis.call('get', key) == ARGV[1] then redis.call('pexpire', key, ARGV[2]) else lost[#lost + 1] = key end
end
return lost
"""
RELEASE = """
for i, key in ipairs(KEYS) do
    if redis.call('get', key) == ARGV[1] then redis.call('del', key) end
end
"""
LOOK_ROUND = """
local time = redis.call('time')
local now = time[1] + time[2] / 1000000
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('zremrangebyscore', KEYS[1], 0, now - ARGV[2])
return redis.call('zrange', KEYS[1], 0, -1)
"""
AT_ONCE = 1000  # keys per script: Redis does nothing else meanwhile
Lost = Callable[[Iterable[str]], None]
Look = Callable[[], object]
log = logging.getLogger("farmyard.leases")


async def ping(url: str) -> None:
    """Fails unless Redis is reachable; no address: nothing to check."""
    if url:
        redis = Redis.from_url(url)
        try:
            await redis.ping()
        finally:
            await redis.aclose()


class RedisLeases:
    """Keys that expire, renewed in batches. Whoever loses one must let go of the table; when a worker falls silent, the
    others look for the tables it leaves behind."""

    def __init__(self, redis: Redis, worker: str, lost: Lost, look: Look) -> None:
        self._redis, self._worker, self._lost, self._look = redis, worker, lost, look
        self._looked = time.monotonic()
        self._held: set[str] = set()
        self._there: set[str] = set()
        self._extend, self._release = redis.register_script(EXTEND), redis.register_script(RELEASE)
        self._look_round = redis.register_script(LOOK_ROUND)
        self._task = asyncio.create_task(self._go_on())

    async def take(self, room: str) -> bool:
        if room in self._held:
            return True
        try:
            taken = await self._redis.set(PREFIX + room, self._worker, nx=True, px=int(LEASE * 1000))
            if not taken and await self._redis.get(PREFIX + room) != self._worker.encode():
                return False
        except (OSError, RedisError) as error:
            raise Refusal("opening") from error
        self._held.add(room)
        return True

    def holds(self, room: str) -> bool:
        return room in self._held

    async def free(self, rooms: list[str]) -> list[str]:
        """Those nobody holds, or that we held before a restart."""
        if not rooms:
            return []
        owners = await self._redis.mget([PREFIX + room for room in rooms])
        return [room for room, owner in zip(rooms, owners, strict=True) if owner in (None, self._worker.encode())]

    async def release(self, room: str) -> None:
        self._held.discard(room)
        await self._release(keys=[PREFIX + room], args=[self._worker])

    async def _go_on(self) -> None:
        """If Redis cannot be reached the tables go on; the journal itself stops a second writer."""
        while True:
            try:
                await self._renew()
                await self._notice_deaths()
            except (OSError, RedisError) as error:
                log.warning("leases not renewed", extra={"why": str(error)})
            except Exception:  # whatever it is: if this task died, all tables would be lost
                log.exception("leases not renewed")
            await asyncio.sleep(RENEW)

    async def _renew(self) -> None:
        for keys in self._keys():
            lost = await self._extend(keys=keys, args=[self._worker, int(LEASE * 1000)])
            rooms = {key.decode().removeprefix(PREFIX) for key in lost}
            self._held -= rooms
            if rooms:
                self._lost(rooms)

    def _keys(self) -> list[list[str]]:
        held = [PREFIX + room for room in self._held]
        return [held[at : at + AT_ONCE] for at in range(0, len(held), AT_ONCE)]

    async def _notice_deaths(self) -> None:
        """By Redis's clock, which is the same for all. Tables are taken over in the background: our own leases must be
        renewed."""
        there = {name.decode() for name in await self._look_round(keys=[WORKERS], args=[self._worker, DEAD])}
        gone, self._there = self._there - there, there
        if gone:
            log.warning("workers gone", extra={"workers": sorted(gone)})
        if gone or time.monotonic() - self._looked > SWEEP:
            self._looked = time.monotonic()
            self._look()

    async def close(self) -> None:
        """Tables first, then ourselves: whoever notices that we are gone finds them free."""
        self._task.cancel()
        for keys in self._keys():
            await self._release(keys=keys, args=[self._worker])
        await self._redis.zrem(WORKERS, self._worker)
