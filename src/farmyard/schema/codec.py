"""From the numbers of a record to readable JSON and back, field by field."""

from difflib import get_close_matches
from typing import Any, Protocol

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted

Json = Any


class Codec(Protocol):
    """`write` turns a value into JSON, `read` stores JSON back into the field or refuses, naming the path."""

    default: int
    axes: int  # how many axes of the field one value takes: 0, or 1 for a whole row

    def write(self, value: Any) -> Json: ...

    def read(self, data: Json, path: str) -> Any: ...


class Number:
    """A whole number within the field's range."""

    axes = 0

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.default = 0

    def write(self, value: Any) -> Json:
        return int(value)

    def read(self, data: Json, path: str) -> Any:
        if isinstance(data, bool) or not isinstance(data, int) or not self.low <= data <= self.high:
            raise misfit(path, data, f"{self.low}..{self.high}")
        return data


class Flag:
    """0 and 1 as false and true."""

    axes = 0
    default = 0

    def write(self, value: Any) -> Json:
        return bool(value)

    def read(self, data: Json, path: str) -> Any:
        if not isinstance(data, bool):
            raise misfit(path, data, "true, false")
        return int(data)


class Name:
    """A number that stands for one of these names; `none` lets the field be empty (null)."""

    axes = 0

    def __init__(self, names: tuple[str, ...], none: bool = False) -> None:
        self.names = names
        self.none = none
        self.default = NONE if none else 0

    def write(self, value: Any) -> Json:
        return None if self.none and value == NONE else self.names[int(value)]

    def read(self, data: Json, path: str) -> Any:
        if data is None and self.none:
            return NONE
        if data not in self.names:
            near = get_close_matches(quoted(data), self.names, n=3, cutoff=0.4) or self.names[:8]
            raise misfit(path, data, " · ".join(near))
        return self.names.index(data)


class Maybe(Number):
    """A number or nothing (null)."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.default = NONE

    def write(self, value: Any) -> Json:
        return None if value == NONE else int(value)

    def read(self, data: Json, path: str) -> Any:
        return NONE if data is None else super().read(data, path)


class Keyed:
    """A row with one value for each name: {"pink": 3, "brown": 0, …}; with `sparse`, zeros are left out."""

    axes = 1

    def __init__(self, names: tuple[str, ...], inner: Codec, sparse: bool = False) -> None:
        self.names, self.inner, self.sparse = names, inner, sparse
        self.default = inner.default

    def write(self, value: Any) -> Json:
        pairs = zip(self.names, value, strict=False)
        return {n: self.inner.write(x) for n, x in pairs if not self.sparse or x != self.default}

    def read(self, data: Json, path: str) -> Any:
        if not isinstance(data, dict):
            raise misfit(path, data, "{…}")
        for key in data:
            if key not in self.names:
                near = get_close_matches(quoted(key), self.names, n=3, cutoff=0.4) or self.names[:8]
                raise misfit(path, key, " · ".join(near))
        row = [self.default] * len(self.names)
        for key, entry in data.items():
            row[self.names.index(key)] = self.inner.read(entry, f"{path}.{key}")
        return row


def misfit(path: str, value: object, allowed: str) -> Refusal:
    return Refusal("position-value", where=path, value=value, allowed=allowed)
