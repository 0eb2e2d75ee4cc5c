"""What is kept about people apart from their games: bans, revoked tokens, blocks, reports, codes for another device,
and their browsers' push addresses."""

import asyncio
import hashlib
from typing import Any, NamedTuple, Protocol

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.base.limits import Guesses
from farmyard.server.base.push_encryption import Keys
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import Claim, new_code
from farmyard.server.cluster.bus import Bus, NoBus
from farmyard.server.storage.schema import BANS, BLOCKS, DEVICE_CODES, PUSH, REPORTS, SIGNED_OUT
from farmyard.server.table.callers import Caller

CODE_LASTS = 600_000  # milliseconds for which a code can move somebody to another device
LAST_WORD = 0.5  # seconds: a page that asked to sign out gets its new token before its socket is closed
MOST_BLOCKS = 500
MOST_BROWSERS = 10  # per player that get notified; the oldest are dropped first
MOST_REPORTS = 1000  # kept; the oldest are dropped first


class Visitor(Protocol):
    """A socket that has said hello."""

    caller: Caller | None
    guesses: Guesses

    def close(self) -> None: ...


class Subscription(NamedTuple):
    """One browser that wants push notices."""

    endpoint: str
    keys: Keys
    language: str
    time: int


class People:
    """Bans and revoked tokens are checked on every request, so they are also held in memory."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.bus: Bus = NoBus()
        self.banned: frozenset[str] = frozenset()  # players and networks
        self.visitors: set[Visitor] = set()
        self._epochs: dict[str, int] = {}
        self._refreshing = asyncio.Lock()

    async def open(self) -> None:
        """Loads what is known at start-up."""
        async with self.engine.connect() as db:
            self.banned = frozenset((await db.execute(select(BANS.c.who))).scalars())
            self._epochs = {row.player: row.epoch for row in await db.execute(select(SIGNED_OUT))}

    async def refresh(self, who: str) -> None:
        """Another worker has changed something about this player or network: only that is reread, in order."""
        async with self._refreshing, self.engine.connect() as db:
            banned = (await db.execute(select(BANS.c.who).where(BANS.c.who == who))).scalars()
            self.banned = self.banned - {who} | frozenset(banned)
            epochs = await db.execute(select(SIGNED_OUT).where(SIGNED_OUT.c.player == who))
            self._epochs |= {row.player: row.epoch for row in epochs}
        for visitor in [visitor for visitor in self.visitors if not self._may_stay(visitor, who)]:
            asyncio.get_running_loop().call_later(LAST_WORD, visitor.close)

    def _may_stay(self, visitor: Visitor, who: str) -> bool:
        if visitor.caller is None or visitor.caller.player != who:
            return visitor.guesses.address != who or who not in self.banned
        try:
            self.check(visitor.caller.claim)
        except Refusal:
            return False
        return True

    def networks_of(self, player: str) -> set[str]:
        """The networks this player is currently connected from."""
        return {v.guesses.address for v in self.visitors if v.caller and v.caller.player == player}

    async def _changed(self, who: str) -> None:
        await self.refresh(who)
        self.bus.publish("people", who.encode())

    # Tokens

    def check(self, claim: Claim) -> None:
        """It is signed by us, but is it still valid?"""
        if claim.epoch != self.epoch(claim.player):
            raise Refusal("token")
        if claim.player in self.banned:
            raise Refusal("banned")

    def epoch(self, player: str) -> int:
        """How often this person has signed out everywhere; tokens from earlier epochs are no longer valid."""
        return self._epochs.get(player, 0)

    async def sign_out(self, player: str) -> None:
        async with self.engine.begin() as db:
            done = await db.execute(
                update(SIGNED_OUT).where(SIGNED_OUT.c.player == player).values(epoch=SIGNED_OUT.c.epoch + 1)
            )
            if not done.rowcount:
                await db.execute(insert(SIGNED_OUT).values(player=player, epoch=1))
            await db.execute(delete(PUSH).where(PUSH.c.player == player))
        await self._changed(player)

    # Another device

    async def make_code(self, player: str) -> str:
        """Single use, valid for ten minutes; only its hash is stored."""
        code, now = new_code(12), milliseconds()
        async with self.engine.begin() as db:
            await db.execute(delete(DEVICE_CODES).where(DEVICE_CODES.c.until < now))
            await db.execute(insert(DEVICE_CODES).values(hash=_hash(code), player=player, until=now + CODE_LASTS))
        return code

    async def use_code(self, code: str) -> str:
        """The player it was made for. If it is used twice at once, only one caller gets an answer."""
        known = DEVICE_CODES.c.hash == _hash(code.strip().upper())
        async with self.engine.begin() as db:
            row = (await db.execute(select(DEVICE_CODES).where(known))).first()
            used = await db.execute(delete(DEVICE_CODES).where(known))
        if row is None or not used.rowcount or row.until < milliseconds():
            raise Refusal("device-code")
        return str(row.player)

    # Blocks

    async def block(self, player: str, other: str) -> None:
        """Blocked players cannot sit down at this person's tables; the page hides what they say."""
        async with self.engine.begin() as db:
            count = await db.scalar(select(func.count()).where(BLOCKS.c.player == player)) or 0
            if count >= MOST_BLOCKS:
                raise Refusal("blocks-full", most=MOST_BLOCKS)
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(BLOCKS).values(player=player, blocked=other))
        except IntegrityError:
            pass  # blocked already

    async def unblock(self, player: str, other: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(delete(BLOCKS).where(BLOCKS.c.player == player, BLOCKS.c.blocked == other))

    async def blocked_by(self, player: str) -> list[str]:
        async with self.engine.connect() as db:
            query = select(BLOCKS.c.blocked).where(BLOCKS.c.player == player).order_by(BLOCKS.c.blocked)
            return list((await db.execute(query)).scalars())

    async def check_welcome(self, host: str, player: str) -> None:
        query = select(BLOCKS.c.player).where(BLOCKS.c.player == host, BLOCKS.c.blocked == player)
        async with self.engine.connect() as db:
            if await db.scalar(query) is not None:
                raise Refusal("blocked")

    # Notices

    async def subscribe(self, player: str, endpoint: str, keys: Keys, language: str) -> None:
        """A browser belongs to whoever used it last."""
        about = {"player": player, **keys._asdict(), "language": language, "time": milliseconds()}
        newest = select(PUSH.c.endpoint).where(PUSH.c.player == player).order_by(PUSH.c.time.desc())
        try:
            async with self.engine.begin() as db:
                await db.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint))
                others = (await db.execute(newest.offset(MOST_BROWSERS - 1))).scalars().all()
                await db.execute(delete(PUSH).where(PUSH.c.endpoint.in_(others)))
                await db.execute(insert(PUSH).values(endpoint=endpoint, **about))
        except IntegrityError:
            pass  # another page of the same browser was faster

    async def unsubscribe(self, endpoint: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint))

    async def subscriptions(self, player: str) -> list[Subscription]:
        async with self.engine.connect() as db:
            rows = await db.execute(select(PUSH).where(PUSH.c.player == player).order_by(PUSH.c.time))
            return [Subscription(row.endpoint, Keys(row.p256dh, row.auth), row.language, row.time) for row in rows]

    # Reports

    async def report(self, report: dict[str, Any]) -> None:
        async with self.engine.begin() as db:
            await db.execute(insert(REPORTS).values(time=milliseconds(), **report))
            keep = select(REPORTS.c.id).order_by(REPORTS.c.id.desc()).limit(1).offset(MOST_REPORTS)
            oldest = await db.scalar(keep)
            if oldest is not None:
                await db.execute(delete(REPORTS).where(REPORTS.c.id <= oldest))

    async def reports(self) -> list[dict[str, Any]]:
        async with self.engine.connect() as db:
            rows = await db.execute(select(REPORTS).order_by(REPORTS.c.id.desc()))
            return [dict(row._mapping) for row in rows]

    async def reports_by(self, player: str) -> list[dict[str, Any]]:
        """What somebody has reported, as far as it is still kept."""
        mine = select(REPORTS.c.time, REPORTS.c.name, REPORTS.c.table, REPORTS.c.why, REPORTS.c.text)
        async with self.engine.connect() as db:
            rows = await db.execute(mine.where(REPORTS.c.by == player).order_by(REPORTS.c.id))
            return [dict(row._mapping) for row in rows]

    async def settle(self, report: int) -> None:
        async with self.engine.begin() as db:
            await db.execute(delete(REPORTS).where(REPORTS.c.id == report))

    # Bans

    async def ban(self, who: str, why: str) -> None:
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(BANS).values(who=who, time=milliseconds(), why=why))
        except IntegrityError:
            pass  # banned already
        await self._changed(who)

    async def pardon(self, who: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(delete(BANS).where(BANS.c.who == who))
        await self._changed(who)

    async def bans(self) -> list[dict[str, Any]]:
        async with self.engine.connect() as db:
            return [dict(row._mapping) for row in await db.execute(select(BANS).order_by(BANS.c.time.desc()))]

    # Leaving for good

    async def forget(self, player: str) -> None:
        """Everything here that belongs to this person. The epoch stays: old tokens must not become valid again."""
        async with self.engine.begin() as db:
            await db.execute(delete(BLOCKS).where((BLOCKS.c.player == player) | (BLOCKS.c.blocked == player)))
            await db.execute(delete(DEVICE_CODES).where(DEVICE_CODES.c.player == player))
            await db.execute(update(REPORTS).where(REPORTS.c.by == player).values(by=""))
        await self.sign_out(player)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
