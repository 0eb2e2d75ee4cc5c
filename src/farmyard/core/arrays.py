"""Arrays from outside, checked before native code sees them: it would silently read and write out of bounds."""

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
    """It will be written to in place, so nothing is converted."""
    good = isinstance(array, np.ndarray) and array.dtype == dtype and array.shape == shape
    if not good or not array.flags.c_contiguous or not array.flags.writeable:
        raise misfit(name, array, f"{np.dtype(dtype).name} {shape}")


def check_choices(name: str, chosen: Any, count: int) -> NDArray[np.int64]:
    """One integer each; which of them are legal is up to the rules."""
    array = np.asarray(chosen)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise misfit(name, array, f"int64 ({count},)")
    return np.ascontiguousarray(array, np.int64)


def check_legal(game: Game, legal: Any, least: int = 1) -> list[int]:
    """Distinct action numbers."""
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
    words = raw.view(np.uint16)[limits.wide]
    if (raw > limits.most).any() or (words - limits.low > limits.span).any():
        field = next(f for f in game.view_fields if _is_out(view[f.name], f))
        raise Refusal("view-odd", title=game.title, field=field.name, value=view[field.name])
    game.check_seats(int(raw[limits.seats]))
    if raw[limits.seat] >= raw[limits.seats]:
        raise Refusal("view-odd", title=game.title, field="seat", value=view["seat"])
    return view


def check_layers(layers: Sequence[Any], first: int, last: int) -> None:
    """Weights and biases of a network that fit together, from `first` inputs to `last` outputs, all finite."""
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
    """Rows of empty seats stay zero, whatever the minimum."""
    return bool((value < min(0, field.low)).any() or (value > field.high).any())


class Limits(NamedTuple):
    """Limits of all numbers in a view, for one bulk check: field by field would take ten times as long as observing."""

    most: NDArray[np.uint8]  # per byte that is a number of its own
    wide: NDArray[np.intp]  # where the two-byte numbers are, as 16-bit indices
    low: NDArray[np.uint16]  # the lowest value of each
    span: NDArray[np.uint16]  # how far above it they may go, modulo 2**16: too low wraps to far too high
    seats: int  # byte offsets of these two
    seat: int


@cache
def _limits(game: Game) -> Limits:
    least, most = np.zeros(2, game.view_type)[:, None]
    bytes_most = np.full(game.view_type.itemsize, 255, np.uint8)
    wide: list[int] = []
    places: Any = game.view_type.fields
    for field in game.view_fields:
        kind, at = places[field.name][:2]
        if field.type == "u1":
            bytes_most[at : at + kind.itemsize] = field.high
        else:
            least[field.name], most[field.name] = min(0, field.low), field.high
            wide += range(at // 2, (at + kind.itemsize) // 2)
    low, high = (np.frombuffer(end.tobytes(), np.uint16)[wide] for end in (least, most))
    return Limits(bytes_most, np.array(wide, np.intp), low, high - low, places["seats"][1], places["seat"][1])
