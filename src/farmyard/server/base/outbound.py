"""Requests to an address that a stranger has given us: only by https, and never into our own network."""

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from farmyard.core.refusal import Refusal
from farmyard.server.base.daemon_pool import DaemonPool

PATIENCE = 5.0  # seconds for the whole request
LOOKUPS = 2  # names at a time
MOST_ANSWER = 4096  # bytes; only the status line is looked at
URL = re.compile(r"https://([a-z0-9.-]{1,253})(?::([0-9]{1,5}))?(/[!\"$-~]*)", re.IGNORECASE)  # no `user@`, no `[::]`
STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3}) ")
NAT64 = ip_network("64:ff9b::/96")


class Place(NamedTuple):
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        return self.host if self.port == 443 else f"{self.host}:{self.port}"


def place_of(url: str) -> Place:
    found = URL.fullmatch(url)
    if found is None or not 0 < int(found[2] or 443) < 65536:
        raise Refusal("push-address")
    return Place(found[1].lower(), int(found[2] or 443), found[3])


def is_outside(address: str) -> bool:
    """True for addresses on the public internet; nothing that leads back to us in disguise."""
    ip = _meant(ip_address(address.partition("%")[0]))
    if isinstance(ip, IPv6Address) and ip.is_site_local:
        return False
    return ip.is_global and not ip.is_multicast


def _meant(ip: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address embedded in an IPv6 address, if there is one."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else ip)


@cache
def certificates() -> ssl.SSLContext:
    """Whom this machine trusts; reading them takes a while."""
    return ssl.create_default_context()


class Courier:
    """Connects to the very address that was checked, so a name that resolves differently a moment later (DNS rebinding)
    changes nothing."""

    def __init__(self, welcome: Callable[[str], bool] = is_outside, trust: ssl.SSLContext | None = None) -> None:
        self._welcome, self._trust = welcome, trust or certificates()
        self._names = DaemonPool(LOOKUPS, "names")

    def close(self) -> None:
        self._names.shutdown()

    async def find(self, place: Place) -> str:
        """Resolves the name; refused unless all its addresses may be called. Whoever chose it may also answer for it,
        very slowly: so not in the threads that everybody else needs."""
        loop, look_up = asyncio.get_running_loop(), partial(socket.getaddrinfo, type=socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await loop.run_in_executor(self._names, look_up, place.host, place.port)
        except (OSError, UnicodeError):
            raise Refusal("push-address") from None
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not all(map(self._welcome, addresses)):
            raise Refusal("push-address")
        return addresses[0]

    async def post(self, place: Place, headers: Mapping[str, str], body: bytes) -> int:
        """Returns the status of the response; redirects are not followed, nothing more is read."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                await self.find(place), place.port, ssl=self._trust, server_hostname=place.host, limit=MOST_ANSWER
            )
            try:
                writer.write(_request(place, headers, body))
                await writer.drain()
                answer = STATUS.match(await reader.readline())
            finally:
                writer.transport.abort()
        if answer is None:
            raise ValueError("no HTTP")
        return int(answer[1])


def _request(place: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {"host": place.authority, **headers, "content-length": str(len(body)), "connection": "close"}
    head = [f"POST {place.target} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]
    return "\r\n".join(head).encode("ascii") + body
