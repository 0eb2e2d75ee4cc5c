"""What goes to a GPU: numba-cuda is imported only here and where kernels are launched."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.core.extras import missing
from farmyard.core.refusal import Refusal


def to_device(array: NDArray[Any]) -> Any:
    """A copy on the GPU, as bytes: no buffer may have overlapping fields, as records do (`public`)."""
    from numba import cuda

    if array.dtype.fields is None:
        return cuda.to_device(array)
    return cuda.to_device(array.view(np.uint8)).view(array.dtype)


def check_gpu() -> None:
    """Refuse if no GPU can be used, saying why."""
    try:
        from numba import cuda
        from numba.cuda.cudadrv.error import CudaSupportError
    except ImportError as error:
        raise missing("cuda") from error
    try:
        cuda.current_context()
    except CudaSupportError as error:
        said = [line.strip() for line in str(error).splitlines()]
        raise Refusal("lab-gpu", why=next((line for line in said if line.endswith(".")), said[0])) from None
