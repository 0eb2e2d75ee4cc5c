"""Results of the benchmark as files: JSON, with a hash of everything in them."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farmyard import __version__
from farmyard.bots.own import is_own, source_of
from farmyard.contests.benchmark import Played, Score, players_of, scores_of
from farmyard.contests.seasons import DEALS, SEASON
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_json
from farmyard.games import find_game

FORMAT = "farmyard benchmark 1"
MOST = 2**31 - 1  # no score and no number of a move is larger


@dataclass(frozen=True)
class Result:
    """A submission, and every game it played."""

    game: Game
    bot: str
    label: str
    sha256: str  # of the file it is written in; empty for our own levels
    games: tuple[Played, ...]
    farmyard: str = __version__

    @property
    def scores(self) -> list[Score]:
        return scores_of(self.games)

    @property
    def content(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "season": SEASON,
            "game": self.game.id,
            "rules": self.game.version,
            "players": players_of(self.game),
            "farmyard": self.farmyard,
            "submission": {"label": self.label, "bot": self.bot, "sha256": self.sha256},
            "scores": [
                {"opponents": s.opponents, "games": s.games, "share": round(s.share, 6), "error": round(s.error, 6)}
                for s in self.scores
            ],
            "games": [
                {"opponents": g.opponents, "deal": g.deal, "seat": g.seat, "scores": g.scores, "moves": g.moves}
                for g in self.games
            ],
        }


def result_of(game: Game, bot: str, label: str, games: Sequence[Played]) -> Result:
    return Result(game, bot, label or bot, hash_of(bot), tuple(games))


def hash_of(bot: str) -> str:
    path = source_of(bot) if is_own(bot) else None
    return hashlib.sha256(path.read_bytes()).hexdigest() if path else ""


def sign(content: dict[str, Any]) -> str:
    """The hash of this content, however it is laid out in a file."""
    return hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def write_result(path: Path, result: Result) -> None:
    """One game per line: they are read by people, too."""
    content = result.content
    games = ",\n  ".join(json.dumps(game, separators=(",", ":")) for game in content.pop("games"))
    head = json.dumps({"hash": sign(result.content), **content}, indent=1, ensure_ascii=False).removesuffix("\n}")
    path.write_text(f'{head},\n "games": [\n  {games}\n ]\n}}\n', "utf-8")


def read_result(path: Path) -> Result:
    """Refuses what was changed, belongs to another season, or is not the result of a benchmark at all."""
    try:
        data: Any = read_json(path.read_text("utf-8"))
        told = data.pop("hash")
        if data["season"] != SEASON:
            raise Refusal("benchmark-old", path=str(path), season=data["season"], now=SEASON)
        who = data["submission"]
        game = find_game(data["game"], data["rules"])
        games = tuple(read_game(one, players_of(game)) for one in data["games"])
        if not games or not all(isinstance(text, str) for text in (*who.values(), data["farmyard"])):
            raise ValueError(who)
        result = Result(game, who["bot"], who["label"], who["sha256"], games, data["farmyard"])
        fits = told == sign(data) == sign(result.content)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        fits = False
    if not fits:
        raise Refusal("benchmark-file", path=str(path))
    return result


def read_game(data: Any, players: int) -> Played:
    """`ValueError` for what cannot be played again; how it went is only told by doing so."""
    opponents, deal, seat, scores, moves = (data[name] for name in ("opponents", "deal", "seat", "scores", "moves"))
    if any(type(number) is not int or abs(number) > MOST for number in (deal, seat, *scores, *moves)):
        raise ValueError(data)
    if not 0 <= deal < DEALS[opponents] or not 0 <= seat < players or len(scores) != players:
        raise ValueError(data)
    return Played(opponents, deal, seat, tuple(scores), tuple(moves))
