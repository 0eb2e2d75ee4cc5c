"""A refusal: what was asked for is not possible, with a stable code and the details for a message."""

from typing import Any

from farmyard.core.untrusted import MOST_WHOLE, quoted, whole


class Refusal(Exception):
    """Something asked for is not possible. `code` is stable; `farmyard.text` makes the sentence.

    Details may quote untrusted input: it is sanitised here, before it is shown, logged or sent back.
    """

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = {name: _detail(value) for name, value in details.items()}
        said = ", ".join(f"{name}={value}" for name, value in self.details.items())
        super().__init__(f"{code} ({said})" if said else code)

    def __reduce__(self) -> Any:
        """Picklable, so that refusals survive coming from another process."""
        return _again, (self.code, self.details)


def _again(code: str, details: dict[str, object]) -> Refusal:
    return Refusal(code, **details)


def _detail(value: object) -> "str | int | Refusal":
    if isinstance(value, Refusal):
        return value
    number = whole(value)
    return number if number is not None and abs(number) < MOST_WHOLE else quoted(value)
