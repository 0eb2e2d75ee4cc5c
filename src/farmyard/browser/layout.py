"""Where the fields of a record lie, for programs that read its bytes."""

from typing import Any

import numpy as np


def layout(record: np.dtype[Any]) -> dict[str, Any]:
    """Its size in bytes; and for each field its type as NumPy writes it (`u1`, `i4`), its offset and its shape."""
    assert record.fields is not None
    return {
        "size": record.itemsize,
        "fields": {name: _place(*place[:2]) for name, place in record.fields.items()},
    }


def _place(kind: np.dtype[Any], offset: int) -> list[Any]:
    return [kind.base.str[1:], offset, list(kind.shape)]
