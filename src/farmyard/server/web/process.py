"""Starting and stopping the server process."""

import asyncio
import faulthandler
import gc
import socket
import sys
from typing import Any

import uvicorn

from farmyard.server.base.config import Config
from farmyard.server.base.trim_memory import give_back
from farmyard.server.base.warmup import Warmup
from farmyard.server.base.watchdog import Pulse, notify
from farmyard.server.web.app import Guard, create_app
from farmyard.server.web.connection_limits import Doors, open_files, patient_http
from farmyard.server.web.websocket import BEAT, FastWebSocket


class Server(uvicorn.Server):
    """Tells whoever started it when it opens and when it closes."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify("STOPPING=1")
        await super().shutdown(sockets)


def make_server(config: Config, warmup: Warmup | None = None, **more: Any) -> uvicorn.Server:
    doors = Doors(open_files(), config.limits.connections, config.proxy)
    settings = uvicorn.Config(
        Guard(create_app(config, warmup), config),
        host=config.address,
        port=config.port,
        loop="auto",  # uvloop and httptools if available, else pure Python
        http=patient_http(doors),
        ws=FastWebSocket,
        ws_per_message_deflate=False,
        ws_max_size=config.limits.message,
        ws_ping_interval=BEAT,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
        **more,
    )
    return Server(settings)


def run_server(server: uvicorn.Server) -> None:
    """Runs until told to stop; then every socket is closed and the journal flushed."""
    give_back()
    gc.freeze()  # keep what exists now out of every later garbage collection
    gc.set_threshold(5_000, 4, 1_000)  # frequent young collections, rare full ones: every pause delays somebody's move
    sys.setswitchinterval(0.001)  # the journal's thread must not wait long for the GIL
    if sys.stderr:  # if we hang, whoever kills us (systemd's watchdog) leaves stack traces
        faulthandler.enable(sys.stderr)
        Pulse.stacks = sys.stderr
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve())
    faulthandler.cancel_dump_traceback_later()
