"""A first-come, first-served lock that can also be taken without waiting."""

import asyncio


class FifoLock:
    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: list[asyncio.Future[None]] = []  # nearly always empty; a deque would take 700 bytes

    def take(self) -> bool:
        """Acquire without waiting; True on success."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """Hands the lock straight to whoever has waited longest: nobody can barge in."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def wait(self) -> None:
        """Acquire, waiting for it if necessary."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was handed over, but the waiter was cancelled
            raise

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *how: object) -> None:
        self.give_back()
