"""Third-party players, by name: those of installed packages (entry points `farmyard.bots`), and those listed by
`FARMYARD_BOTS` or `farmyard serve --bots`. Tables offer them beside the levels; guests choose one of these names, and
cannot bring code of their own."""

import os
from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

GROUP, LISTED = "farmyard.bots", "FARMYARD_BOTS"
FILE = ".py"


@cache
def brought() -> dict[str, str]:
    """Name -> `module:function` or `file.py:function`."""
    installed = {point.name: point.value for point in entry_points(group=GROUP)}
    places = [place.strip() for place in os.environ.get(LISTED, "").split(",")]
    return {**installed, **{name_of(place): place for place in places if place}}


def bring(places: Iterable[str]) -> None:
    """Adds players, for this process and those that it starts."""
    os.environ[LISTED] = ",".join(filter(None, [os.environ.get(LISTED, ""), *places]))
    brought.cache_clear()


def name_of(place: str) -> str:
    """A player is named after its function; `file.py` alone, after the file."""
    if place.endswith(FILE):
        return Path(place).stem
    return place.rpartition(":")[2]
