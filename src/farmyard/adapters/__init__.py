"""Doors for researchers: the games as PettingZoo, OpenSpiel and Gymnasium environments.

Everything that leaves through them is made from a seat's view: observations and masks by `farmyard.observation`.
`pettingzoo` and `open_spiel` play single tables; `gymnasium` steps thousands at once by `stepping` (compiled;
`stepping_warmup` compiles it ahead), `device_farm` millions on a GPU; `line_up` says what is played, and by whom.
`explicit` offers the games of `tiny`, small enough for exact algorithms. `result` turns scores into rewards, `drawing`
draws tables.
"""

import os

from farmyard.core import extras
from farmyard.text.words import Words, language_of


def missing(extra: str) -> ImportError:
    """What to say when an extra's package is not installed; in the terminal's language if we have it."""
    return ImportError(Words(language_of(os.environ)).refusal(extras.missing(extra)))
