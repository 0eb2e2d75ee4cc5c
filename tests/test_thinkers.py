"""Computer players in the page choose as those in Python do: the driver runs in Node, with the page's own modules."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import every_game, often, some_options, walk
from page_in_node import ask, bundled, needs_node
from wasm_host import MADE, built

from farmyard.bots import LEVELS, THINKING, budget_of, decide
from farmyard.bots.search.driver import Budget, Thought, ponder
from farmyard.browser.levels import plan_of
from farmyard.contests.account import FARMHAND, account, room_for, started
from farmyard.contests.analysis import Decision, Hint, analyse, best_and_worst, hint
from farmyard.core.game import Game
from farmyard.schema import schema_of
from farmyard.table import Table

NOTHING: dict[str, list[Any]] = {"choices": [], "searches": [], "hints": [], "games": []}
pytestmark = needs_node


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's thinking in one file."""
    return bundled("think_in_node", tmp_path_factory.mktemp("thinking"))


def in_node(driver: Path, game: Game, threads: int = 1, **asked: Any) -> Any:
    built(game)
    given = {"made": str(MADE), "names": {game.id: list(schema_of(game).NAMES)}, "threads": threads, **NOTHING, **asked}
    return ask(driver, given)


class Asked:
    """One decision, for both sides."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        self.game, self.view, self.seed = table.game, table.view(seat), seed
        self.legal, self.seats, self.seat = table.legal_actions(seat), table.seats, seat

    @property
    def question(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "view": self.view.tobytes().hex(),
            "seats": self.seats,
            "seat": self.seat,
            "legal": self.legal,
            "seed": str(self.seed),
        }


def decisions(game: Game, every: int, steps: int) -> Iterator[Asked]:
    """Of random games with any options and numbers of players, between two moves at least."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        table = Table(game, seats, seats, some_options(game, seats))
        for step, (seat, _) in enumerate(walk(table, seats, steps)):
            if step % every == 0 and len(table.legal_actions(seat)) > 1:
                yield Asked(table, seat, (seats << 50) + step)


@every_game
def test_every_level_makes_the_same_move_in_the_browser(game: Game, driver: Path) -> None:
    """From the same number of 60 bits, which decides the search and what is drawn."""
    asked = [(one, level) for level in LEVELS[:2] for one in decisions(game, 2, 40 * often(1))]
    asked += [(one, "farmer") for one in decisions(game, 9, 50 * often(1))]
    asked += [(one, "champion") for one in list(decisions(game, 7, 40))[: 2 * often(1)]]
    found = in_node(driver, game, choices=[{"question": one.question, "level": level} for one, level in asked])
    mine = [decide(game, level, one.view, one.legal, one.seed) for one, level in asked]
    assert found["choices"] == mine
    assert len(mine) > 40
    assert {level for _, level in asked} == set(LEVELS)


@every_game
@pytest.mark.parametrize("threads", [1, 3])
def test_searches_find_the_same_however_many_threads_share_them(game: Game, threads: int, driver: Path) -> None:
    """Tries, gains, spread, the stop where the choice is settled, and the move."""
    budget = replace(budget_of(game, "champion"), playouts=10_240)
    few = replace(budget, playouts=640)
    asked = [(one, few) for one in decisions(game, 6, 40)] + [(one, budget) for one in decisions(game, 30, 61)]
    searches = [{"question": one.question, "plan": plan_of(game, budget)} for one, budget in asked]
    found = in_node(driver, game, threads, searches=searches)["searches"]
    thoughts = [ponder(game, one.view, one.legal, one.seed, budget) for one, budget in asked]
    assert found == [as_told(thought, one.seed) for (one, _), thought in zip(asked, thoughts, strict=True)]
    assert len({int(thought.tries.sum()) for thought in thoughts}) > 1


def as_told(thought: Thought, seed: int) -> dict[str, Any]:
    results = {"tries": thought.tries.tolist(), "gains": thought.gains.tolist()}
    return {**results, "mixed": thought.mixed, "spread": thought.spread, "move": thought.pick(seed)}


@every_game
def test_hints_say_the_same(game: Game, driver: Path) -> None:
    asked = list(decisions(game, 10, 40))
    found = in_node(driver, game, 2, hints=[{"question": one.question, "level": "farmer"} for one in asked])["hints"]
    budget = budget_of(game, "farmer")
    assert found == [advice(list(hint(game, one.view, one.legal, budget, one.seed))[-1]) for one in asked]


def advice(hint: Hint) -> dict[str, Any]:
    others = [list(other) for other in hint.others]
    return {
        "move": hint.best,
        "chance": hint.chance,
        "others": others,
        "why": {"key": hint.why.key, "args": hint.why.args},
    }


@every_game
def test_a_finished_game_is_judged_the_same(game: Game, driver: Path) -> None:
    """Every decision, the moments worth a look, and everybody's account."""
    table = Table(game, game.seats[0], 3)
    for _ in walk(table, 3, 14):
        pass
    budget = budget_of(game, "farmer")
    assert budget.until_sure is False
    found = analyse(table, budget)
    finished = {
        "decisions": list(decided(table)),
        "moves": len(table.log),
        "game": game.id,
        "played": as_dealt(table, farmhand=1),
    }
    told = in_node(driver, game, games=[{"finished": finished, "level": "farmer"}])["games"][0]
    best, worst = best_and_worst(found)
    assert told["decisions"] == [judgement(one) for one in found]
    assert [told["best"], told["worst"]] == [[one.move for one in best], [one.move for one in worst]]
    levels = [FARMHAND if seat == 1 else None for seat in range(table.seats)]
    for mine, theirs in zip(account(table, levels), told["accounts"], strict=True):
        columns = {one["name"]: (one["share"], one["error"]) for one in theirs["columns"]}
        assert list(columns) == list(mine.columns)
        for name, entry in mine.columns.items():
            assert columns[name] == pytest.approx((entry.share, entry.error), abs=1e-12)
        assert (theirs["seat"], theirs["fair"]) == (mine.seat, mine.fair)
        assert theirs["result"] == pytest.approx(mine.result)


def as_dealt(table: Table, farmhand: int) -> dict[str, Any]:
    dealt = started(table)
    return {
        "state": dealt.states.tobytes().hex(),
        "memory": dealt.memories.tobytes().hex(),
        "seats": table.seats,
        "log": table.log,
        "farmhands": [seat == farmhand for seat in range(table.seats)],
        "atOnce": room_for(table).bit_length() - 1,
    }


def decided(table: Table) -> Iterator[dict[str, Any]]:
    play = table.at(0)
    for number, move in enumerate(table.log):
        if len(play.legal_actions(move.seat)) > 1:
            yield {**Asked(play, move.seat, number).question, "move": number, "action": move.action}
        play.play(*move)


def judgement(one: Decision) -> dict[str, Any]:
    return {name: getattr(one, name) for name in ("move", "seat", "played", "best", "before", "after")}


def test_plans_say_what_budgets_mean() -> None:
    """The page retypes nothing: sets, steps and memory for trees are computed here."""
    from farmyard.games import GAMES

    game = GAMES["rudi"]
    assert [plan_of(game, budget_of(game, level))["sets"] for level in THINKING] == [1, 4]
    plan = plan_of(game, Budget(10_000))
    assert plan["steps"] == 8
    assert all(slots > 2 * plan["playouts"] // plan["sets"] * seats for seats, slots in plan["slots"].items())
