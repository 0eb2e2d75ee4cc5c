"""A proxy that can become a black hole: it accepts everything, forwards nothing, and closes nothing."""

import asyncio
import threading
from types import TracebackType


class Swallower:
    """Listens on a port of its own, in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.port, self.swallow = port, False
        self._loop = asyncio.new_event_loop()
        self._ways: set[asyncio.Task[None]] = set()

    def __enter__(self) -> "Swallower":
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        listening = asyncio.start_server(self._connect, "127.0.0.1", 0)
        server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for way in list(self._ways):
            self._loop.call_soon_threadsafe(way.cancel)
        self._loop.call_soon_threadsafe(self._loop.call_soon, self._loop.stop)  # when they have heard it
        self._thread.join()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        for source, sink in ((reader, back), (there, writer)):
            way = self._loop.create_task(self._pass_on(source, sink))
            self._ways.add(way)
            way.add_done_callback(self._ways.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """A connection that has been silenced stays silent: the bytes it lost cannot be replaced."""
        lost = False
        try:
            while data := await source.read(65536):
                lost = lost or self.swallow
                if not lost:
                    sink.write(data)
        except OSError:
            pass
        if not lost:
            sink.close()
