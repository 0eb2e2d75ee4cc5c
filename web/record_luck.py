"""The luck of each game as its page shows it: `python web/record_luck.py` reads luck/<game>-<players>-<level>.json, as
`farmyard lab luck --json` has written them, and writes src/lib/luck.json. `--measure` runs what is missing first.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farmyard.bots import LEVELS

MEASURED = Path(__file__).parent / "luck"
SHOWN = Path(__file__).parent / "src" / "lib" / "luck.json"


@dataclass(frozen=True)
class Table:
    """What is measured; games fixed before anything was looked at: slow levels get fewer."""

    game: str
    players: int
    level: str
    games: int

    @property
    def path(self) -> Path:
        return MEASURED / f"{self.game}-{self.players}-{self.level}.json"

    @property
    def command(self) -> str:
        return f"farmyard lab luck {self.game} --players {self.players} --level {self.level} --games {self.games}"


TABLES = (
    Table("saumaumau", 2, "farmhand", 400),
    Table("saumaumau", 4, "farmhand", 200),
    Table("quartett", 3, "farmhand", 400),
    Table("quartett", 4, "farmhand", 400),
)


def shown(found: dict[str, Any], command: str) -> dict[str, Any]:
    """In percent of all that results differ by. What is not chosen is luck; the parts add up to one, so both are known
    equally well."""
    parts = found["parts"]
    kept = {key: found[key] for key in ("rules", "seats", "level", "games", "seed", "judge")}
    percent = {name: round(100 * part["share"]) for name, part in parts.items()}
    luck = round(100 * (1 - parts["choices"]["share"]))
    return kept | {"luck": luck, "error": round(100 * parts["choices"]["error"]), **percent, "command": command}


def text() -> str:
    """By game, in the order of players and levels."""
    told: dict[str, list[dict[str, Any]]] = {}
    for table in sorted(TABLES, key=lambda one: (one.game, one.players, LEVELS.index(one.level))):
        found = json.loads(table.path.read_text("utf-8"))
        told.setdefault(table.game, []).append(shown(found, table.command))
    return json.dumps(told, indent=1) + "\n"


def measure(table: Table) -> None:
    """Whole or not at all."""
    command = [sys.executable, "-m", *table.command.split(), "--json"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    table.path.write_text(done.stdout, "utf-8")


def main() -> None:
    if "--measure" in sys.argv:
        for table in TABLES:
            if not table.path.exists():
                print(table.command, flush=True)
                measure(table)
    SHOWN.write_text(text(), "utf-8")
    print(f"{SHOWN.name}: {len(TABLES)} tables")


if __name__ == "__main__":
    main()
