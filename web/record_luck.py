"""The luck of each game as its page shows it: `python web/record_luck.py` reads luck/<game>-<players>-<level>.json, as
`farmyard lab luck --json` has written them, and writes src/luck/<game>.json.
"""

import json
from pathlib import Path
from typing import Any

from farmyard.bots import LEVELS

MEASURED = Path(__file__).parent / "luck"
FOLDER = Path(__file__).parent / "src" / "luck"


def measured() -> list[dict[str, Any]]:
    """In the order of players and levels."""
    found = [json.loads(path.read_text("utf-8")) for path in MEASURED.glob("*.json")]
    return sorted(found, key=lambda one: (one["game"], one["seats"], LEVELS.index(one["level"])))


def command_of(found: dict[str, Any]) -> str:
    table = f"{found['game']} --players {found['seats']}"
    return f"farmyard lab luck {table} --level {found['level']} --games {found['games']}"


def shown(found: dict[str, Any]) -> dict[str, Any]:
    """In percent of all that results differ by. What is not chosen is luck; the parts add up to one, so both are known
    equally well."""
    parts = found["parts"]
    kept = {key: found[key] for key in ("rules", "seats", "level", "games", "seed", "judge")}
    percent = {name: round(100 * part["share"]) for name, part in parts.items()}
    luck = round(100 * (1 - parts["choices"]["share"]))
    error = round(100 * parts["choices"]["error"])
    return kept | {"luck": luck, "error": error, **percent, "command": command_of(found)}


def texts() -> dict[str, str]:
    """By game."""
    told: dict[str, list[dict[str, Any]]] = {}
    for found in measured():
        told.setdefault(found["game"], []).append(shown(found))
    return {game: json.dumps(tables, indent=1) + "\n" for game, tables in told.items()}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, text in texts().items():
        (FOLDER / f"{game}.json").write_text(text, "utf-8")
        print(f"{game}: {len(text)} characters")


if __name__ == "__main__":
    main()
