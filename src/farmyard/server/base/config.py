"""How the server is run: flags and environment variables end up here."""

import socket
from pathlib import Path

import msgspec

from farmyard.server.base.limits import Limits

EVERYWHERE = ("0.0.0.0", "::")


def own_address() -> str:
    """This machine as its network sees it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    folder: Path
    address: str = "127.0.0.1"
    port: int = 8765
    url: str = ""  # as people reach it; empty: from address and port
    database: str = ""  # postgresql://…; empty: files in the folder
    redis: str = ""
    worker: str = ""  # this process's name among several
    proxy: bool = False  # behind a proxy whose X-Forwarded-For tells the truth
    admin: str = ""  # the key of whoever runs the server; empty: nobody is let in with it
    open_metrics: bool = False  # everybody may read /metrics and the details of /health
    limits: Limits = Limits()

    @property
    def network_url(self) -> str:
        """For other machines on this network; empty if they cannot reach us."""
        if self.url or self.address not in EVERYWHERE:
            return self.url.rstrip("/")
        return f"http://{own_address()}:{self.port}"

    @property
    def public_url(self) -> str:
        return self.url.rstrip("/") or f"http://{self.address}:{self.port}"
