"""Prints what every level plays now, for `src/farmyard/contests/seasons.py`: only when a season begins."""

from farmyard.contests.benchmark import probe
from farmyard.contests.seasons import PROBED
from farmyard.games import GAMES

print("PROBES: dict[str, dict[str, str]] = {")
for game in GAMES.values():
    print(f'    "{game.id}": {{')
    for level in PROBED:
        print(f'        "{level}": "{probe(game, level)}",')
    print("    },")
print("}")
