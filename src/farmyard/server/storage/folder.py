"""The data folder belongs to one server at a time, and its files must belong together."""

import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from farmyard.core.refusal import Refusal

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt

JOURNAL, SHELF = FILES = "journal.db", "farmyard.db"
BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite creates these with the permissions of the main file
FAR = 1 << 30  # where Windows locks a byte, so that the start of the file stays readable
log = logging.getLogger("farmyard.folder")


@contextmanager
def only_here(folder: Path, url: str) -> Iterator[None]:
    """Hold the folder for as long as this process lives; however it ends, the system releases the lock."""
    file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            take(file)
        except BlockingIOError:
            pid, there = holder(folder)
            raise Refusal("folder-used", path=str(folder), pid=pid, url=there) from None
        except OSError as error:  # some network drives do not support locks
            log.warning("the folder cannot be locked", extra={"why": str(error)})
        os.ftruncate(file, 0)
        os.write(file, json.dumps({"pid": os.getpid(), "url": url}).encode())
        yield
    finally:
        os.close(file)


def take(file: int) -> None:
    if fcntl:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    os.lseek(file, FAR, os.SEEK_SET)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except PermissionError:
        raise BlockingIOError from None
    finally:
        os.lseek(file, 0, os.SEEK_SET)


def holder(folder: Path) -> tuple[str, str]:
    """The current holder: its process id, and its address."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        said = json.loads((folder / "lock").read_text("utf-8"))
        return str(said["pid"]), str(said["url"])
    return "?", "?"


def check_journal(folder: Path) -> None:
    """If the journal file were missing, SQLite would start a new one and discard the old one's write-ahead log."""
    journal, log_of = folder / JOURNAL, folder / f"{JOURNAL}-wal"
    if not journal.exists() and log_of.exists() and log_of.stat().st_size:
        raise Refusal("journal-lost", path=journal)


def check_files(folder: Path) -> None:
    """What is kept there, if anything is yet, can be read."""
    check_journal(folder)
    for path in (folder / name for name in FILES):
        try:
            if path.exists():
                with closing(sqlite3.connect(path)) as db:
                    db.execute("pragma schema_version").fetchone()
        except sqlite3.Error as error:
            raise Refusal("file-unreadable", path=str(path), why=str(error)) from None


def keep_private(folder: Path) -> None:
    """Signing keys, secrets and everybody's hands are kept here: nobody else on this machine may read them, even if the
    folder or the files existed before with other permissions."""
    _limit(folder, 0o700)
    for name in FILES:
        (folder / name).touch(0o600)
        for file in (folder / f"{name}{more}" for more in BESIDE):
            if file.exists():
                _limit(file, 0o600)


def _limit(path: Path, rights: int) -> None:
    with suppress(PermissionError):  # owned by somebody else, though we may write to it
        path.chmod(rights)
