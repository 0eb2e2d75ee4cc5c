"""A network as a file: a line of JSON that says what it was made for, then its weights in half precision.

The line names game, rules version, a hash of the observation's layout, the layers' sizes, how it was trained, and a
hash of the weights. What does not fit, or is damaged, is refused in a sentence.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.nets.network import Network
from farmyard.core.arrays import check_layers
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_json, whole
from farmyard.observation import layout_of, size_of

FORMAT = "farmyard network 2"
HALF = np.dtype("<f2")
MOST_BYTES = 1 << 24  # nobody trains larger ones, and larger files are not read
LAYERS = 4  # two hidden ones, the policy head, the value head
Layer = tuple[NDArray[np.floating[Any]], NDArray[np.floating[Any]]]  # weights, one row per input, and biases


def network_of(game: Game, layers: Sequence[Layer]) -> Network:
    """These layers, rounded to half precision, checked."""
    check(game, layers)
    with np.errstate(over="ignore"):
        rounded = [(weight.astype(HALF), bias.astype(HALF)) for weight, bias in layers]
    check(game, rounded)  # what was too large for half precision is infinite now
    (first, first_bias), (second, second_bias), (last, last_bias), (worth, worth_bias) = rounded
    parts = first, first_bias, second, second_bias, last.T, last_bias, worth.T, worth_bias
    return Network(*(np.ascontiguousarray(part, np.float32) for part in parts))


def check(game: Game, layers: Sequence[Layer]) -> None:
    """The last two layers both follow the second one."""
    if len(layers) != LAYERS:
        raise Refusal("array", name="layers", wanted=str(LAYERS), have=str(len(layers)))
    check_layers(layers[:3], size_of(game), game.actions)
    check_layers([*layers[:2], layers[3]], size_of(game), game.seats[1])


def layers_of(net: Network) -> list[Layer]:
    last, worth = (net.last.T, net.last_bias), (net.worth.T, net.worth_bias)
    return [(net.first, net.first_bias), (net.second, net.second_bias), last, worth]


def write_network(game: Game, net: Network, about: dict[str, Any], path: Path) -> None:
    content = b"".join(part.astype(HALF).tobytes() for layer in layers_of(net) for part in layer)
    sizes = [len(net.first), len(net.second), len(net.second_bias), game.actions, game.seats[1]]
    head = {**about, **made_for(game), "sizes": sizes, "sha256": hashlib.sha256(content).hexdigest()}
    path.write_bytes(json.dumps(head).encode() + b"\n" + content)


def read_network(game: Game, path: Path) -> tuple[Network, dict[str, Any]]:
    """The network in this file and what is said about it, if it was made for this game's current rules."""
    try:
        with path.open("rb") as file:
            told, _, content = file.read(MOST_BYTES).partition(b"\n")
    except OSError as error:
        raise Refusal("policy-file", path=str(path), why=error.strerror or str(error)) from None
    try:
        head: Any = read_json(told)
    except ValueError:
        head = None
    if not isinstance(head, dict) or hashlib.sha256(content).hexdigest() != head.get("sha256"):
        raise Refusal("policy-broken", path=str(path))
    if any(head.get(key) != value for key, value in made_for(game).items()):
        raise Refusal("policy-game", path=str(path), title=game.title, made=f"{head.get('game')} {head.get('rules')}")
    try:
        return network_of(game, cut(content, head.get("sizes"))), head
    except (Refusal, ValueError):
        raise Refusal("policy-broken", path=str(path)) from None


def cut(content: bytes, told: Any) -> list[Layer]:
    """The content as layers of these sizes; `ValueError` if they are no sizes, or do not add up to it."""
    sizes = [whole(size) or 0 for size in told] if isinstance(told, list) else []
    shapes = shapes_of(sizes)
    if any(size < 1 for size in sizes) or sum((n + 1) * m for n, m in shapes) * HALF.itemsize != len(content):
        raise ValueError(told)
    numbers, at, layers = np.frombuffer(content, HALF), 0, list[Layer]()
    for n, m in shapes:
        layers.append((numbers[at : at + n * m].reshape(n, m), numbers[at + n * m : at + (n + 1) * m]))
        at += (n + 1) * m
    return layers


def shapes_of(sizes: Sequence[int]) -> list[tuple[int, int]]:
    """Rows and columns of each layer. Sizes: what goes in, the two hidden layers, actions, seats."""
    if len(sizes) != LAYERS + 1:
        raise ValueError(sizes)
    given, one, two, actions, seats = sizes
    return [(given, one), (one, two), (two, actions), (two, seats)]


def made_for(game: Game) -> dict[str, Any]:
    """What must be the same where a network plays."""
    return {"format": FORMAT, "game": game.id, "rules": game.version, "layout": layout_of(game)}
