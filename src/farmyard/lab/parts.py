"""Where outcomes are kept. During a run its parts are beside the file it will become, each written atomically; so
whatever stops a run, the same command resumes it."""

import errno
import io
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farmyard import __version__
from farmyard.core.extras import require
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_json
from farmyard.lab.frame import library
from farmyard.lab.plan import COUNTED, Plan, Slice, plan_of

if TYPE_CHECKING:
    import polars

FORMAT = 1  # of the columns and their metadata
KEY = "farmyard-lab"
PART = re.compile(r"(\d{5})-(\d{15})\.parquet")


def check_target(path: Path) -> None:
    """Before hours are spent on what is to be written there."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        there = path.exists()
        path.open("ab").close()
        if not there:
            path.unlink()
    except (OSError, ValueError) as error:
        raise no_room(path, error) from None


class Store:
    """The parts of one run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.is_dir():
            check_target(path)
        self.path, self.plan = path, plan
        self.folder = path.with_name(f"{path.name}.parts")
        self.finished = 0  # games of each cell in the file, which may be extended
        self.broken: list[Path] = []  # parts that could not be read, and were discarded
        self.header = {"format": FORMAT, "farmyard": __version__, **plan.header()}

    def open(self) -> list[int]:
        """How many games of each cell exist already; refuses to mix them with those of another plan."""
        library()
        require("lab")
        note = self.folder / "plan.json"
        begun = read_note(note) if note.exists() else None
        if self.path.exists():
            finished = read_header(self.path)
            self._check(finished, fewer=True)
            self.finished = int(finished["games"])
            if self.finished == self.plan.games:
                if begun and begun["games"] <= self.finished:  # left by a run that was stopped while cleaning up
                    shutil.rmtree(self.folder, ignore_errors=True)
                return [self.plan.games] * len(self.plan.cells)
        if begun:
            self._check(begun)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise no_room(self.folder, error) from None
        for rough in self.folder.glob("*.new"):
            rough.unlink()
        write_whole(note, json.dumps(self.header).encode())
        return [self._count(cell) for cell in range(len(self.plan.cells))]

    def _check(self, header: dict[str, Any], fewer: bool = False) -> None:
        """Only the number of games may differ; of a finished run, only if it has fewer."""
        ours, theirs = dict(self.header), dict(header)
        if not fewer or theirs.get("games", 0) < ours["games"]:
            ours["games"] = theirs["games"] = 0
        ours["farmyard"] = theirs["farmyard"] = ""
        if theirs.get("seeds", COUNTED) != ours["seeds"]:
            raise Refusal("lab-old-seeds", path=str(self.path), made=header.get("farmyard", "?"))
        if ours != theirs:
            differing = [key for key in ours if ours[key] != theirs.get(key)]
            raise Refusal("lab-other-run", path=str(self.path), differing=", ".join(differing))

    def _count(self, cell: int) -> int:
        """Games without a gap from the first; those after a gap are played again."""
        games = self.finished
        for path in self._parts(cell):
            first, found = int(PART.fullmatch(path.name)[2]), self._rows(path)  # type: ignore[index]
            if found == 0 or first != games:
                path.unlink()
                self.broken.append(path)
            else:
                games += found
        return min(games, self.plan.games)

    def _parts(self, cell: int) -> list[Path]:
        found = [(PART.fullmatch(path.name), path) for path in sorted(self.folder.iterdir())]
        return [path for match, path in found if match and int(match[1]) == cell]

    def _rows(self, path: Path) -> int:
        pl = library()
        try:
            return int(pl.scan_parquet(path).select(pl.len()).collect().item())
        except (OSError, pl.exceptions.PolarsError):
            return 0

    def _scan(self, cell: int) -> "Iterator[polars.LazyFrame]":
        """All rows of a cell: those of the finished file first."""
        pl = library()
        if self.finished:
            yield pl.scan_parquet(self.path).slice(cell * self.finished, self.finished)
        yield from map(pl.scan_parquet, self._parts(cell))

    def keep(self, part: Slice, frame: "polars.DataFrame") -> None:
        """Write a part atomically."""
        data = io.BytesIO()
        frame.write_parquet(data)
        write_whole(self.folder / f"{part.cell:05}-{part.first:015}.parquet", data.getvalue())

    def close(self) -> None:
        """Merge what was finished before and all parts into one file, then delete the parts."""
        pl = library()
        if self.finished == self.plan.games:
            return
        cells = range(len(self.plan.cells))
        parts = [path for cell in cells for path in self._parts(cell)]
        rough = self.path.with_name(f"{self.path.name}.new")
        try:
            frame = pl.concat([rows for cell in cells for rows in self._scan(cell)])
            frame = frame.filter(pl.col("number") < self.plan.games)
            frame.sink_parquet(rough, metadata={KEY: json.dumps(self.header)}, sync_on_close="all")
            os.replace(rough, self.path)
        except (OSError, pl.exceptions.PolarsError) as error:
            rough.unlink(missing_ok=True)
            raise no_room(self.path, error) from None
        for path in (*parts, self.folder / "plan.json"):
            path.unlink()
        self.folder.rmdir()


def write_whole(path: Path, data: bytes) -> None:
    """Atomic and durable: written under another name, synced, then renamed."""
    rough = path.with_name(f"{path.name}.new")
    try:
        with rough.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(rough, path)
    except OSError as error:
        rough.unlink(missing_ok=True)
        raise no_room(path, error) from None


def no_room(path: Path, error: Exception) -> Refusal:
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Refusal("lab-disk-full", path=str(path))
    return Refusal("file-unwritable", path=str(path), why=getattr(error, "strerror", None) or str(error))


def read_note(path: Path) -> dict[str, Any]:
    try:
        found: Any = read_json(path.read_bytes())
    except (OSError, ValueError):
        raise Refusal("lab-broken", path=str(path)) from None
    if not isinstance(found, dict):
        raise Refusal("lab-broken", path=str(path))
    return found


def begins_like_ours(path: Path) -> bool:
    """Also true of a half-written file; not of folders and foreign files, which we must never suggest deleting."""
    if path.is_dir():
        return False
    with path.open("rb") as file:
        return b"PAR1".startswith(file.read(4))


def read_header(path: Path) -> dict[str, Any]:
    """The metadata of a finished file."""
    pl = library()
    if not path.exists():
        raise Refusal("lab-missing", path=str(path))
    if not begins_like_ours(path):
        raise Refusal("lab-foreign", path=str(path))
    try:
        said = pl.read_parquet_metadata(path)
    except (OSError, pl.exceptions.PolarsError):
        raise Refusal("lab-broken", path=str(path)) from None
    if KEY not in said:
        raise Refusal("lab-foreign", path=str(path))
    header: dict[str, Any] = json.loads(said[KEY])
    if header["format"] != FORMAT:
        raise Refusal("lab-format", path=str(path), theirs=header["format"], ours=FORMAT, made=header["farmyard"])
    return header


def read_run(path: Path) -> tuple[Plan, "polars.LazyFrame"]:
    """A finished run: its plan and its rows, read lazily."""
    return plan_of(read_header(path)), library().scan_parquet(path)
