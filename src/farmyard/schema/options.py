"""Options as people type them: `mau=true`, `goal=18`, `specials=6,12,18`."""

from collections.abc import Iterable

from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal


def read_options(game: Game, pairs: Iterable[str]) -> dict[str, OptionValue]:
    """Validated, individually and together."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-shape", text=pair)
        chosen[name] = known[name].parse(value) if name in known else value
    game.encode(chosen)
    return chosen


def write_value(value: OptionValue) -> str:
    """As it would be typed."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
