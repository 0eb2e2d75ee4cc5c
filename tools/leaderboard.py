"""The page docs/leaderboard.md, made from the results in benchmarks/results. `make docs` writes it."""

from pathlib import Path

from game_pages import table

from farmyard.bots import LEVELS
from farmyard.contests.benchmark import Score, players_of
from farmyard.contests.benchmark_file import Result, read_result
from farmyard.contests.seasons import SEASON
from farmyard.core.game import Game
from farmyard.games import GAMES

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "leaderboard.md"
HEADINGS = ("player", *(f"against {level}s" for level in LEVELS), "its file’s hash")
HEAD = f"""# Leaderboard, season {SEASON}

Players against two opponents of one level at tables of three: share of victories ± 95 % interval over deals (games).
Every deal is played from every seat; fair is 33.3 %. A dash: not played. Lines are sorted by their mean share against
those levels that all lines of a table met.

Every line is a file of `benchmarks/results` that anybody can play again, wholly or in part:

    farmyard benchmark --check benchmarks/results/rudi-farmhand.json --sample 20

**To appear here**: run [the benchmark](research.md#the-benchmark) with your player, check the result with `--bot`, and
send the file with a pull request, together with the player or a link to it. This page is written from the files by
`make docs`.
"""


def pages() -> dict[Path, str]:
    found = [read_result(path) for path in sorted(RESULTS.glob("*.json"))]
    parts = [part_of(game, [r for r in found if r.game is game]) for game in GAMES.values()]
    return {PAGE: HEAD + "".join(parts)}


def part_of(game: Game, results: list[Result]) -> str:
    if not results:
        return ""
    scores = {result.label: {score.opponents: score for score in result.scores} for result in results}
    common = [level for level in LEVELS if all(level in of for of in scores.values())]

    def mean(result: Result) -> float:
        return sum(scores[result.label][level].share for level in common) / max(1, len(common))

    rows = [
        (result.label, *(shown(scores[result.label].get(level)) for level in LEVELS), source(result))
        for result in sorted(results, key=mean, reverse=True)
    ]
    assert players_of(game) == 3
    return f"\n## {game.title}\n\n{table(HEADINGS, rows)}\n"


def shown(score: Score | None) -> str:
    return f"{100 * score.share:.1f} % ± {100 * score.error:.1f} ({score.games})" if score else "–"


def source(result: Result) -> str:
    return f"`{result.sha256[:8]}`" if result.sha256 else "ours"


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
