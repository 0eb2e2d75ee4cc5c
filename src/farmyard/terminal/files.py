"""Errors with named files, each as a sentence."""

from pathlib import Path

from farmyard.core.refusal import Refusal


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise Refusal("file-missing", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise Refusal("file-unreadable", path=str(path), why=reason_of(error)) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise Refusal("file-unwritable", path=str(path), why=reason_of(error)) from None


def reason_of(error: OSError | ValueError) -> str:
    """An impossible file name is a `ValueError`, and so is content that is not text."""
    if isinstance(error, UnicodeError):
        return str(error.args[-1])
    return getattr(error, "strerror", None) or str(error)
