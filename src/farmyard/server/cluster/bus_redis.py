"""The bus between workers on Redis."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from redis.asyncio import Redis

CHANNEL = "farmyard:"
LOBBY = "farmyard:lobby:tables"
log = logging.getLogger("farmyard.bus")
Heard = Callable[[str, bytes], None]


class Parcel(NamedTuple):
    """Published on a channel; with `table` it is also stored in the lobby (or removed, if no longer open)."""

    channel: str
    data: bytes
    table: str = ""
    open: bool = False


class RedisBus:
    def __init__(self, redis: Redis, heard: Heard) -> None:
        self._redis, self._heard = redis, heard
        self._out: asyncio.Queue[Parcel] = asyncio.Queue(10_000)
        self._pubsub = redis.pubsub(ignore_subscribe_messages=True)

    async def open(self) -> None:
        """Subscribes to everything; first loads the lobby as it is."""
        await self._pubsub.subscribe(*(CHANNEL + name for name in ("lobby", "yield", "people")))
        for data in (await self._redis.hgetall(LOBBY)).values():  # type: ignore[misc]
            self._heard("lobby", data)  # type: ignore[arg-type]
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    def publish(self, channel: str, data: bytes) -> None:
        self._put(Parcel(channel, data))

    def publish_listed(self, table: str, data: bytes, open: bool) -> None:
        self._put(Parcel("lobby", data, table, open))

    def _put(self, parcel: Parcel) -> None:
        """Never blocks; when Redis is far behind, the oldest news matters least."""
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(parcel)

    async def _send(self) -> None:
        """Strictly in order: the latest word must be the one that stays."""
        while True:
            parcel = await self._out.get()
            try:
                await self._send_one(parcel)
            except Exception as error:  # if this task died, nothing would ever be sent again
                log.warning("not published", extra={"channel": parcel.channel, "why": repr(error)})

    async def _send_one(self, parcel: Parcel) -> None:
        if parcel.open:
            await self._redis.hset(LOBBY, parcel.table, parcel.data)  # type: ignore[misc, arg-type]
        elif parcel.table:
            await self._redis.hdel(LOBBY, parcel.table)  # type: ignore[misc]
        await self._redis.publish(CHANNEL + parcel.channel, parcel.data)

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(timeout=5.0)
            except Exception as error:  # whatever it is, it may keep failing immediately
                log.warning("not listening", extra={"why": repr(error)})
                await asyncio.sleep(1)
                continue
            try:
                if message is not None:
                    self._heard(message["channel"].decode().removeprefix(CHANNEL), message["data"])
            except Exception:  # one malformed message must not make us deaf
                log.exception("not understood")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
