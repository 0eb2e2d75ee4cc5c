"""The memory layout of a record, for programs that read its bytes."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from farmyard.core.record import Field


def layout(record: np.dtype[Any], fields: Iterable[Field]) -> dict[str, Any]:
    """Its size in bytes; and for each field its type as NumPy writes it (`u1`, `i4`), its offset and its shape."""
    places: Any = record.fields
    return {"size": record.itemsize, "fields": {field.name: _place(*places[field.name][:2]) for field in fields}}


def _place(kind: np.dtype[Any], offset: int) -> list[Any]:
    return [kind.base.str[1:], offset, list(kind.shape)]
