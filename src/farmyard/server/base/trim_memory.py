"""Gives memory that only start-up needed back to the kernel: the compiler, and most of every other library."""

import ctypes
import gc
import re
from collections.abc import Iterator
from pathlib import Path

DONT_NEED = 4  # MADV_DONTNEED: drop these pages; they are read from the file again on demand
SMAPS = Path("/proc/self/smaps")
MAPPING = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) r-[x-]p \S+ \S+ \S+ +/")


def give_back() -> None:
    """Only where Linux exposes the memory map: a confined process may not be allowed to read it."""
    gc.collect()
    try:
        places = list(untouched(SMAPS.read_text()))
    except OSError:
        return
    libc = ctypes.CDLL(None)
    for start, size in places:
        libc.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), DONT_NEED)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)


def untouched(smaps: str) -> Iterator[tuple[int, int]]:
    """File mappings never written to: dropping a dirty page would lose data."""
    place = None
    for line in smaps.splitlines():
        if " " in (head := line.partition(":")[0]):
            place = MAPPING.match(line)
        elif place and head == "Anonymous" and line.split()[1] == "0":
            start, end = int(place[1], 16), int(place[2], 16)
            yield start, end - start
