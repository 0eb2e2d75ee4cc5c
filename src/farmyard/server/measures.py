"""What the server tells Prometheus about itself."""

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from farmyard.server.house import House


class Measures:
    """Counted where it happens, or read when asked."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("farmyard_sockets", "WebSockets open", registry=self._registry)
        self._read("farmyard_tables", "Tables in memory", lambda: len(house.tables))
        self._read("farmyard_tables_open", "Tables in the lobby", lambda: len(house.lobby.tables()))
        self._read("farmyard_tables_stopped", "Tables that cannot be written down or read", house.stopped)
        self._read("farmyard_entries_total", "Journal entries written by this process", lambda: house.entries)
        self._read("farmyard_moves_total", "Moves played in this process", lambda: house.moves)
        self._registry.register(house.pulse.late)
        self._read("farmyard_loop_longest_seconds", "Longest delay of the event loop", lambda: house.pulse.longest)
        self._read("farmyard_thinking", "Computer players thinking", lambda: _thinking(house))

    def _read(self, name: str, about: str, value: object) -> None:
        Gauge(name, about, registry=self._registry).set_function(value)  # type: ignore[arg-type]

    def text(self) -> str:
        return generate_latest(self._registry).decode()


def _thinking(house: House) -> int:
    return sum(len(live.thinking) for live in house.tables.values())
