"""What playouts say about actions: arrays with the actions along the last axis, for one decision or for many.

`tries` counts the playouts through each action (-1: no such action), `gains` the sum of their results.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

SURE = 4.0  # standard errors between the best action and any other


def chances_of(tries: NDArray[np.int64], gains: NDArray[np.float64]) -> NDArray[np.float64]:
    return gains / np.maximum(tries, 1)


def first_of(tries: NDArray[np.int64], gains: NDArray[np.float64]) -> NDArray[np.int64]:
    """The action tried most often; on a tie, the one with the higher gains."""
    return np.lexsort((gains, tries))[..., -1]


def is_sure(tries: NDArray[np.int64], gains: NDArray[np.float64], spread: Any) -> NDArray[np.bool]:
    """Is the best action ahead of every other one by SURE standard errors?"""
    first = first_of(tries, gains)[..., None]
    chances = chances_of(tries, gains)
    lead = np.take_along_axis(chances, first, -1) - chances
    noise = np.asarray(spread)[..., None] * np.sqrt(1 / np.take_along_axis(tries, first, -1) + 1 / np.maximum(tries, 1))
    np.put_along_axis(noise, first, -1.0, -1)
    sure: NDArray[np.bool] = np.all((lead > SURE * noise) | (tries < 0), -1)
    return sure


def is_settled(tries: NDArray[np.int64], part: Any) -> NDArray[np.bool]:
    """With this part of the playouts spent, would the choice stand even if all the rest went to another action?"""
    others = tries.copy()
    np.put_along_axis(others, tries.argmax(-1)[..., None], 0, -1)
    left = np.maximum(tries, 0).sum(-1) * (1 / part - 1)
    settled: NDArray[np.bool] = tries.max(-1) > others.max(-1) + left
    return settled
