"""Pages of the arena and of the analysis."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from farmyard.contests.account import NAMES, Account, sums, told
from farmyard.contests.analysis import Decision
from farmyard.contests.arena import Contest, Outcome, Row
from farmyard.contests.benchmark import Score
from farmyard.contests.luck import Luck
from farmyard.contests.measures import Measure, Plan
from farmyard.contests.seasons import SEASON
from farmyard.core.game import Game
from farmyard.table import Table
from farmyard.terminal.paint import player
from farmyard.text.numbers import decimal, percent
from farmyard.text.words import Words


def grid(words: Words, *headings: str) -> Grid:
    table = Grid(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(words.say(heading), justify="left" if number == 0 else "right")
    return table


def arena_page(
    game: Game, contest: Contest, rows: Sequence[Row], deals: Sequence[list[Outcome]], words: Words
) -> RenderableType:
    """One line per level, with 95 % intervals."""
    table = grid(words, "arena-level", "arena-seats", "arena-share", "arena-fair", "arena-score", "arena-rating")
    for row in rows:
        table.add_row(
            words.level(row.level),
            str(row.seats),
            f"{percent(row.share, words)} ± {percent(row.share_error, words)}",
            percent(row.fair, words),
            f"{decimal(row.score, words)} ± {decimal(row.score_error, words)}",
            f"{decimal(row.rating, words, 1)} ± {decimal(row.rating_error, words, 1)}",
        )
    heading = words.say(
        "arena-heading",
        title=game.title,
        players=len(contest.lineup),
        games=sum(map(len, deals)),
        deals=len(deals),
        seed=str(contest.seed),
    )
    return Group(Text(heading, "bold"), table)


def measures_page(game: Game, plan: Plan, found: Sequence[Measure], words: Words) -> RenderableType:
    """One line per measure, with 95 % intervals."""
    table = grid(words, "measures-what", "measures-mean", "measures-error")
    for one in found:
        table.add_row(words.say(f"measure-{one.name}"), decimal(one.mean, words), f"± {decimal(one.error, words)}")
    heading = words.say("measures-heading", title=game.title, players=plan.seats, games=plan.games)
    return Group(Text(heading, "bold"), table)


def benchmark_page(game: Game, label: str, players: int, scores: Sequence[Score], words: Words) -> RenderableType:
    """One line per level of opponents, with 95 % intervals."""
    table = grid(words, "benchmark-against", "benchmark-games", "arena-share", "arena-fair")
    for score in scores:
        share = f"{percent(score.share, words)} ± {percent(score.error, words)}"
        table.add_row(words.level(score.opponents), str(score.games), share, percent(1 / players, words))
    heading = words.say("benchmark-heading", title=game.title, season=SEASON, label=label, players=players)
    return Group(Text(heading, "bold"), table)


def luck_page(game: Game, found: Luck, words: Words) -> RenderableType:
    """What results are made of, with 95 % intervals."""
    table = grid(words, "luck-part", "luck-share")
    for name, part in found.parts.items():
        table.add_row(words.say(f"luck-{name}"), f"{percent(part.share, words)} ± {percent(part.error, words)}")
    level = words.level(found.level)
    heading = words.say("luck-heading", title=game.title, players=found.seats, level=level, games=found.games)
    return Group(Text(heading, "bold"), table)


def analysis_page(
    table: Table,
    accounts: Sequence[Account],
    best: Sequence[Decision],
    worst: Sequence[Decision],
    words: Words,
) -> RenderableType:
    """What the result is made of, then the moments worth a second look."""
    return Group(
        Text(words.say("analysis-heading", title=table.game.title), "bold"),
        Text("\n" + words.say("analysis-account"), "bold"),
        accounts_grid(accounts, words),
        Text("\n" + words.say("analysis-best"), "bold"),
        moments(best, words),
        Text("\n" + words.say("analysis-worst"), "bold"),
        moments(worst, words),
    )


def accounts_grid(accounts: Sequence[Account], words: Words) -> RenderableType:
    """A sentence for each player, then where everything came from, with 95 % intervals."""
    columns = [f"account-{name}" for name in NAMES]
    lines = grid(words, "analysis-player", "analysis-fair", *columns, "analysis-result")
    for account in accounts:
        entries = (account.columns[name] for name in NAMES)
        parts = (f"{percent(entry.share, words)} ± {percent(entry.error, words)}" for entry in entries)
        shares = percent(account.fair, words), *parts, percent(account.result, words)
        lines.add_row(player(account.seat, words), *shares)
    totals = (f"{percent(share + 0.0, words)}" for share in sums(accounts).values())
    lines.add_row(Text(words.say("analysis-sum"), "dim"), percent(1, words), *totals, percent(1, words), style="dim")
    return Group(*(Text(words.tell(told(account))) for account in accounts), lines)


def moments(found: Sequence[Decision], words: Words) -> RenderableType:
    if not found:
        return Text(words.say("analysis-none"), "dim")
    lines = grid(
        words,
        "analysis-player",
        "analysis-move",
        "analysis-played",
        "analysis-better",
        "analysis-before",
        "analysis-after",
    )
    for d in found:
        better = "–" if d.best == d.played else d.best
        chances = percent(d.before, words), percent(d.after, words)
        lines.add_row(player(d.seat, words), str(d.move + 1), d.played, better, *chances)
    return lines
