"""What goes to a GPU: numba-cuda is imported only here and where kernels are launched."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def to_device(array: NDArray[Any]) -> Any:
    """A copy on the GPU, as bytes: no buffer may have overlapping fields, as records do (`lying_open`)."""
    from numba import cuda

    if array.dtype.fields is None:
        return cuda.to_device(array)
    return cuda.to_device(array.view(np.uint8)).view(array.dtype)
