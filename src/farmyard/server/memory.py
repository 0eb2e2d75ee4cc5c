"""What was needed only to start goes back to the kernel: the compiler, nearly a third of the process."""

import ctypes
import gc
import re
import sys
from collections.abc import Iterator
from pathlib import Path

COMPILER = "libllvmlite"
DONT_NEED = 4  # madvise(2): forget these pages; read from the file again, should anybody ask for them
MAPPING = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) r-[x-]p .*")


def give_back() -> None:
    """Only where Linux tells what lies where."""
    gc.collect()
    if sys.platform != "linux":
        return
    libc = ctypes.CDLL(None)
    for start, size in untouched(Path("/proc/self/smaps").read_text()):
        libc.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), DONT_NEED)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)


def untouched(smaps: str) -> Iterator[tuple[int, int]]:
    """Where the compiler lies exactly as in its file: what was written to would be lost."""
    place = None
    for line in smaps.splitlines():
        if " " in (head := line.partition(":")[0]):
            found = MAPPING.match(line)
            place = found if found and COMPILER in line else None
        elif place and head == "Anonymous" and line.split()[1] == "0":
            start, end = int(place[1], 16), int(place[2], 16)
            yield start, end - start
