"""How the server is run: flags and environment end up here."""

from pathlib import Path

import msgspec

from farmyard.server.limits import Limits


class Config(msgspec.Struct, frozen=True, kw_only=True):
    folder: Path
    address: str = "127.0.0.1"
    port: int = 8765
    url: str = ""  # as people reach it; empty: by address and port
    database: str = ""  # postgresql://…; empty: files in the folder
    redis: str = ""
    worker: str = ""  # this process among several
    proxy: bool = False  # behind a proxy whose X-Forwarded-For tells the truth
    admin: str = ""  # the key of whoever runs the server; empty: nobody comes in by it
    open_metrics: bool = False  # everybody may read /metrics and the details of /health
    limits: Limits = Limits()

    @property
    def public_url(self) -> str:
        return self.url.rstrip("/") or f"http://{self.address}:{self.port}"
