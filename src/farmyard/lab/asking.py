"""Games in which Python asks some of the players: the same deals, and the same chance for compiled players, as in
`trial.play_games`."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from farmyard.bots import Bot, make_bot
from farmyard.core import door
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole
from farmyard.lab.trial import OWN, Outcomes, Run


class Asking:
    """One thread's games of one plan."""

    def __init__(self, game: Game, trial: SimpleNamespace, run: Run, policies: Sequence[str]) -> None:
        self.game, self.trial, self.run, self.policies = game, trial, run, policies
        self.bots: list[Bot] = [make_bot(game, policy) for policy in policies]
        self.door = game.bind(door)
        self.sheet = game.sheet()
        self.views, self.blank = (np.zeros(1, game.view_type) for _ in range(2))

    def play_games(self, first: int, games: int, rows: Outcomes) -> None:
        for game in range(games):
            turn = self.trial.begin_game(self.sheet, self.run, first + game, rows, game)
            rows.lengths[game] = self.play_game(self.run.lineups[turn].tolist(), first + game, rows.counts[game])
            self.trial.end_game(self.sheet, rows, game)

    def play_game(self, lineup: list[int], number: int, counts: Any) -> int:
        world, seats, steps, seat = self.sheet.world, len(lineup), 0, 0
        dice = [Random(f"{self.run.seed} {number} {seat}") for seat in range(seats)]
        while not self.door.over(world.states, 0):
            seat = self.door.who_acts(world.states, 0, seats, seat)
            if lineup[seat] >= OWN:
                action = self.ask(lineup[seat] - OWN, seat, dice[seat])
            else:
                action = self.trial.choose(self.sheet, seat, lineup[seat])
            self.trial.note(self.sheet, counts, seat, action)
            self.door.move(world, 0, seat, action)
            steps += 1
        return steps

    def ask(self, own: int, seat: int, dice: Random) -> int:
        legal = self.sheet.out[: self.door.list_legal(self.sheet.world.states, 0, seat, self.sheet.out)].tolist()
        self.door.look(self.sheet.world, 0, seat, self.views, 0, self.blank)
        action = whole(self.bots[own](self.views[0].copy(), legal, dice))
        if action is None or action not in legal:
            raise Refusal("bot-illegal", bot=self.policies[own], move=action)
        return action
