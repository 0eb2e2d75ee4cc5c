"""How well a deal of the day can be played, as far as we know: the strongest computer player tries it from the person's
seat, some times with other dice, and a player who does anything shows what the cards are worth alone.

The other seats answer as they would have answered anybody (`daily`). So a line is a game that a person could have
played, and every line follows from the deal and its number.
"""

from collections.abc import Sequence

from farmyard.bots import decide
from farmyard.contests.daily import FORMAT, Choose, Deal, play_out
from farmyard.core.seed import seed_from
from farmyard.table import Table

BEST, WEAKEST = "champion", "chick"
LINES = 8  # of the strongest player
LOOSE = 32  # of the one who does anything


def try_line(deal: Deal, level: str, number: int) -> Table:
    return play_out(deal, player(deal, level, number))


def player(deal: Deal, level: str, number: int) -> Choose:
    seat = deal.plan.seat

    def choose(table: Table) -> int:
        view = table.view(seat)
        seed = seed_from(f"{FORMAT} line {number} {deal.key} {seat} ".encode() + view.tobytes())
        return decide(table.game, level, view, table.legal_actions(seat), seed)

    return choose


def share_of(points: float, best: float, loose: float) -> float:
    """Of the way from what comes by itself to the best known; never beyond either end. Fewer points may be better."""
    if best == loose:
        return 1.0 if points == best else 0.0
    return min(1.0, max(0.0, (points - loose) / (best - loose)))


def parting(mine: Sequence[str], best: Sequence[str], seat: int) -> int | None:
    """Where this seat left the best line: the number of the first of its moves, as records write them, that differs in
    the same position. None if it never did."""
    for number, (here, there) in enumerate(zip(mine, best, strict=False)):
        if here != there:
            return number if here.split()[0] == there.split()[0] == str(seat) else None
    return None
