"""Learned players: small networks, evaluated by compiled code alone. `network` plays, `file` reads and writes
what the programs in `training/` have learned, `shipped` finds the ones that come with Farmyard.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.nets import network
from farmyard.bots.nets.file import Layer, network_of, read_network, shapes_of, write_network
from farmyard.bots.nets.network import Network, Scratch
from farmyard.core.arrays import check_legal, check_view
from farmyard.core.chance import DICE
from farmyard.core.game import Game
from farmyard.core.seed import SEED_BITS
from farmyard.observation import plan_of, size_of


class Learned:
    """A bot: a function of view, legal actions and random generator."""

    def __init__(self, game: Game, net: Network, about: dict[str, Any] | None = None) -> None:
        self.game, self.net, self.about = game, net, about or {}

    @classmethod
    def of(cls, game: Game, layers: Sequence[Layer], about: dict[str, Any] | None = None) -> "Learned":
        return cls(game, network_of(game, layers), about)

    def __call__(self, view: Any, legal: Sequence[int], dice: Random) -> int:
        """Sampled from the policy: in a simultaneous choice a player must not be predictable."""
        return self.choose(view, legal, dice.getrandbits(SEED_BITS) if len(legal) > 1 else 0)

    def choose(self, view: Any, legal: Sequence[int], seed: int) -> int:
        if len(legal) == 1:
            return legal[0]
        scratch, given = self._asked(view), np.array(check_legal(self.game, legal), np.int32)
        return int(self.game.bind(network).choose(self.net, scratch, given, seed, np.zeros(1, DICE)))

    def chances(self, view: Any, legal: Sequence[int]) -> NDArray[np.float64]:
        """The probability of each legal action."""
        scratch, given = self._asked(view), np.array(check_legal(self.game, legal), np.int32)
        total = self.game.bind(network).weigh(self.net, scratch, int(view["seats"]), given, len(given))
        shares: NDArray[np.float64] = scratch.shares[: len(given)] / total
        return shares

    def worth(self, view: Any) -> NDArray[np.float64]:
        """Each seat's chance to win, as far as this view tells."""
        scratch = self._asked(view)
        seats = int(view["seats"])
        out = np.zeros(seats)
        self.game.bind(network).judge(self.net, scratch, seats, out)
        return out

    def _asked(self, view: Any) -> Scratch:
        scratch = scratch_for(self.game, self.net, int(check_view(self.game, view)["seats"]))
        scratch.views[0] = view
        return scratch

    def save(self, path: Path) -> None:
        write_network(self.game, self.net, self.about, path)


def scratch_for(game: Game, net: Network, seats: int) -> Scratch:
    views = np.zeros(1, game.view_type)
    return Scratch(
        views,
        views.view(np.uint8),
        np.zeros(1, game.view_type),
        *plan_of(game, seats),
        seen=np.zeros(size_of(game), np.float32),
        one=np.zeros_like(net.first_bias),
        two=np.zeros_like(net.second_bias),
        logits=np.zeros(game.max_legal, np.float32),
        shares=np.zeros(game.max_legal, np.int64),
    )


@cache
def load(game: Game, path: Path) -> Learned:
    """The learned player in this file."""
    return Learned(game, *read_network(game, path))


def warm(game: Game) -> None:
    """Compile what learned players call, with an untrained network."""
    shapes = shapes_of([size_of(game), 1, 1, game.actions, game.seats[1]])
    blank = [(np.zeros((n, m), np.float32), np.zeros(m, np.float32)) for n, m in shapes]
    scratch, legal = scratch_for(game, net := network_of(game, blank), game.seats[0]), np.zeros(2, np.int32)
    scratch.views[0].seats = game.seats[0]
    bound = game.bind(network)
    bound.weigh(net, scratch, game.seats[0], legal, 2)
    bound.choose(net, scratch, legal, 0, np.zeros(1, DICE))
    bound.judge(net, scratch, game.seats[0], np.zeros(game.seats[0]))
