"""A learned player: a small network in one file, run with NumPy alone.

The file is an .npz: `about` says for which game, rules and size of observation, then weights `w0`, `b0`, `w1`, `b1`, …
of layers with tanh between them; the last layer has one output per action. `examples/train_ppo.py` makes such files.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from farmyard.core.arrays import check_layers, check_legal
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_json
from farmyard.observation import observe, size_of

FORMAT = "farmyard policy 1"
Layer = tuple[NDArray[np.float32], NDArray[np.float32]]


class Policy:
    """A bot: a function of view, legal actions and random generator."""

    def __init__(self, game: Game, layers: Sequence[Layer], about: dict[str, Any] | None = None) -> None:
        check_layers(layers, size_of(game), game.actions)
        self.game, self.layers, self.about = game, list(layers), about or {}

    def __call__(self, view: Any, legal: Sequence[int], dice: Random) -> int:
        """Sampled from the network's probabilities: a player in a simultaneous choice must not be predictable."""
        weights = self.chances(view, legal)
        return dice.choices(legal, weights.tolist())[0]

    def chances(self, view: Any, legal: Sequence[int]) -> NDArray[np.float64]:
        """The probability of each legal action."""
        found = self.numbers(observe(self.game, view))[check_legal(self.game, legal)].astype(np.float64)
        weights: NDArray[np.float64] = np.exp(found - found.max())
        weights /= weights.sum()
        return weights

    def numbers(self, observation: NDArray[np.float32]) -> NDArray[np.float32]:
        for weight, bias in self.layers[:-1]:
            observation = np.tanh(observation @ weight + bias)
        weight, bias = self.layers[-1]
        return observation @ weight + bias

    def save(self, path: Path) -> None:
        """Weights in half precision: a few hundred kilobytes."""
        head = {"format": FORMAT, "game": self.game.id, "rules": self.game.version, "size": size_of(self.game)}
        arrays: dict[str, Any] = {"about": np.array(json.dumps(self.about | head))}
        for i, (weight, bias) in enumerate(self.layers):
            arrays |= {f"w{i}": weight.astype(np.float16), f"b{i}": bias.astype(np.float16)}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)


@cache
def load(game: Game, path: Path) -> Policy:
    """The policy in this file, if it was made for this game's current rules."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about: Any = read_json(str(file["about"]))
            count = sum(name.startswith("w") for name in file.files)
            layers = [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in range(count)]
    except OSError as error:
        raise Refusal("policy-file", path=str(path), why=error.strerror or str(error)) from None
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile):
        raise Refusal("policy-broken", path=str(path)) from None
    if not isinstance(about, dict):
        raise Refusal("policy-broken", path=str(path))
    made_for = tuple(about.get(key) for key in ("format", "game", "rules", "size"))
    if made_for != (FORMAT, game.id, game.version, size_of(game)):
        raise Refusal("policy-game", path=str(path), title=game.title, made=f"{about.get('game')} {about.get('rules')}")
    try:
        return Policy(game, layers, about)
    except Refusal:
        raise Refusal("policy-broken", path=str(path)) from None
