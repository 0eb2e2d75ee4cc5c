"""What the page's search driver must know about computer players: budgets, and memory for trees."""

from typing import Any

from farmyard.bots import THINKING, budget_of, study_budget
from farmyard.bots.crafts import craft_of
from farmyard.bots.search.driver import DEEPEST, Budget, slots_for
from farmyard.bots.search.tree import SLOT
from farmyard.contests.account import CERTAIN, JUDGE, NAMES, STREAMS
from farmyard.contests.analysis import CLOSE, closer_look
from farmyard.core.game import Game


def thinking(game: Game) -> dict[str, Any]:
    hands, budgets = craft_of(game), {level: budget_of(game, level) for level in THINKING}
    studies = {level: study_budget(game, level) for level in THINKING}
    return {
        "curiosity": hands.CURIOSITY,
        "trust": hands.TRUST,
        "slot": SLOT.itemsize,
        "deepest": DEEPEST,
        "close": CLOSE,
        "levels": {level: plan_of(game, budget) for level, budget in budgets.items()},
        "account": {"judge": JUDGE, "streams": STREAMS, "columns": NAMES, "certain": CERTAIN},
        "studies": {level: plan_of(game, budget) for level, budget in studies.items()},
        "closer": {level: plan_of(game, closer_look(budget)) for level, budget in studies.items()},
    }


def plan_of(game: Game, budget: Budget) -> dict[str, Any]:
    return {
        "playouts": budget.playouts,
        "plain": budget.plain,
        "attentive": budget.attentive,
        "until_sure": budget.until_sure,
        "sets": budget.sets,
        "steps": budget.steps,
        "slots": {seats: slots_for(budget, seats) for seats in range(game.seats[0], game.seats[1] + 1)},
    }
