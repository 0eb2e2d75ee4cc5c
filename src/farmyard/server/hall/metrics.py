"""The server's Prometheus metrics."""

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from farmyard.server.hall.registry import TableRegistry


class Metrics:
    """Counted as events happen, or read on scraping."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("farmyard_sockets", "WebSockets open", registry=self._registry)
        self._read("farmyard_tables", "Tables in memory", lambda: len(registry.tables))
        self._read("farmyard_tables_open", "Tables in the lobby", lambda: len(registry.lobby.tables()))
        self._read("farmyard_tables_stopped", "Tables that cannot be written down or read", registry.stopped)
        self._read("farmyard_entries_total", "Journal entries written by this process", lambda: registry.entries)
        self._read("farmyard_moves_total", "Moves played in this process", lambda: registry.moves)
        self._registry.register(registry.pulse.late)
        self._read("farmyard_loop_longest_seconds", "Longest delay of the event loop", lambda: registry.pulse.longest)
        self._read("farmyard_thinking", "Computer players thinking", lambda: _bots_asked(registry))

    def _read(self, name: str, about: str, value: object) -> None:
        Gauge(name, about, registry=self._registry).set_function(value)  # type: ignore[arg-type]

    def text(self) -> str:
        return generate_latest(self._registry).decode()


def _bots_asked(registry: TableRegistry) -> int:
    return sum(len(live.bots_asked) for live in registry.tables.values())
