"""Threads for code that may never come back. Unlike those of the standard library's pool, they do not keep the process
from ending."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from threading import Thread
from typing import Any

Work = tuple[Future[Any], Callable[[], Any]]


class DaemonPool(Executor):
    """A FIFO queue."""

    def __init__(self, threads: int, name: str, initializer: Callable[[], object] = lambda: None) -> None:
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._initializer = initializer
        self._threads = [Thread(target=self._serve, name=f"{name} {i}", daemon=True) for i in range(threads)]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._queue.put((future, lambda: work(*args, **more)))
        return future

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:
        """Threads end as soon as they come back; nobody waits for them."""
        for _ in self._threads:
            self._queue.put(None)

    def _serve(self) -> None:
        self._initializer()
        while (job := self._queue.get()) is not None:
            future, work = job
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except BaseException as error:
                    future.set_exception(error)
