"""Arrays from outside, checked before native code sees them: it would read and write past their ends without a word."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farmyard.core.game import Game
from farmyard.core.record import Field
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole


def check_array(name: str, array: Any, dtype: Any, shape: tuple[int, ...]) -> None:
    """To be written to as it is: nothing is converted."""
    good = isinstance(array, np.ndarray) and array.dtype == dtype and array.shape == shape
    if not good or not array.flags.c_contiguous or not array.flags.writeable:
        raise misfit(name, array, f"{np.dtype(dtype).name} {shape}")


def check_choices(name: str, chosen: Any, count: int) -> NDArray[np.int64]:
    """One whole number for each; which of them are legal is for the rules."""
    array = np.asarray(chosen)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise misfit(name, array, f"int64 ({count},)")
    return np.ascontiguousarray(array, np.int64)


def check_legal(game: Game, legal: Any, least: int = 1) -> list[int]:
    """Some action numbers, each once."""
    numbers = [whole(action) for action in legal]
    found = [n for n in numbers if n is not None and 0 <= n < game.actions]
    if len(numbers) < least or len(set(found)) != len(numbers):
        raise Refusal("legal-odd", most=game.actions - 1, title=game.title)
    return found


def check_view(game: Game, view: Any) -> Any:
    """A seat's view: a record of the right kind, every number within its field's range."""
    kind, sight = getattr(view, "dtype", None), game.view_type
    if (kind is not sight and kind != sight) or view.shape != ():
        raise misfit("view", view, f"{game.title} VIEW ()")
    raw, limits = np.frombuffer(view.tobytes(), np.uint8), _limits(game)
    words = raw[: 2 * len(limits.low)].view(np.uint16)
    if (raw > limits.most).any() or (words - limits.low > limits.span).any():
        field = next(f for f in game.rules.VIEW_FIELDS if _is_out(view[f.name], f))
        raise Refusal("view-odd", title=game.title, field=field.name, value=view[field.name])
    game.check_seats(int(raw[limits.seats]))
    if raw[limits.seat] >= raw[limits.seats]:
        raise Refusal("view-odd", title=game.title, field="seat", value=view["seat"])
    return view


def check_layers(layers: Sequence[Any], first: int, last: int) -> None:
    """Weights and biases of a network that fit together, from so many numbers to so many, all of them numbers."""
    size = first
    for i, (weight, bias) in enumerate(layers):
        for name, array, shape in ((f"w{i}", weight, (size, np.size(bias))), (f"b{i}", bias, (np.size(bias),))):
            good = isinstance(array, np.ndarray) and array.dtype.kind == "f" and array.shape == shape
            if not good or not np.isfinite(array).all():
                raise misfit(name, array, f"float {shape}")
        size = np.size(bias)
    if not layers or size != last:
        raise Refusal("array", name="layers", wanted=f"→ {last}", have=f"→ {size}")


def misfit(name: str, array: Any, wanted: str) -> Refusal:
    kind = array.dtype.name if isinstance(array, np.ndarray) else type(array).__name__
    return Refusal("array", name=name, wanted=wanted, have=f"{kind} {getattr(array, 'shape', '')}".strip())


def _is_out(value: Any, field: Field) -> bool:
    """Rows of seats that nobody sits on stay zero, whatever the least is."""
    return bool((value < min(0, field.low)).any() or (value > field.high).any())


class Limits(NamedTuple):
    """Of the numbers in a view's bytes, all at once: field by field would take ten times as long as observing it."""

    most: NDArray[np.uint8]  # of each byte that is a number by itself
    low: NDArray[np.uint16]  # of each number of two bytes; these come first
    span: NDArray[np.uint16]  # how far above, counted round: what is below is far above
    seats: int  # where these two stand
    seat: int


@cache
def _limits(game: Game) -> Limits:
    ends = np.zeros(3, game.view_type)
    ends[2:].view(np.uint8)[:] = 255
    for field in game.rules.VIEW_FIELDS:
        low = min(0, field.low)
        if field.type == "u1":
            ends[field.name][2] = field.high
        else:
            ends[field.name][0], ends[field.name][1] = low, field.high - low
    wide = sum(np.zeros(1, game.view_type)[f.name].nbytes for f in game.rules.VIEW_FIELDS if f.type != "u1")
    low16, span16 = (np.frombuffer(end.tobytes()[:wide], np.uint16) for end in ends[:2])
    at = {name: int(place[1]) for name, place in (game.view_type.fields or {}).items()}
    return Limits(ends[2:].view(np.uint8), low16, span16, at["seats"], at["seat"])
