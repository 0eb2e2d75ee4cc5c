"""Rules are compiled by whatever Numba is installed, or a sentence says why not."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numba
import pytest

from farmyard.core import backends
from farmyard.core.backends import backend, notices, plain
from farmyard.core.refusal import Refusal
from farmyard.text.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
NO_CACHE = """
import numba.core.caching

def nowhere(*args):
    raise RuntimeError("cannot cache function: no locator available")

numba.core.caching.FunctionCache.__init__ = nowhere
from farmyard.cli.main import main
sys.exit(main(["simulate", "rudi", "--games", "5"]))
"""


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("FARMYARD_BACKEND", raising=False)
    backend.cache_clear()
    yield
    backend.cache_clear()
    notices.clear()


def python(*args: str, path: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    places = os.pathsep.join(str(place) for place in (path, ROOT / "src") if place)
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": places, "LANG": "en", **environment},
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )


def test_the_numba_that_is_pinned_was_tried() -> None:
    assert backend().__name__ == "farmyard.core.backends.native"
    assert not notices


@pytest.mark.parametrize("version", ["0.61.2", "0.99.0", "1.0.0rc1"])
def test_another_numba_compiles_the_plain_way_and_people_hear_of_it(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba, "__version__", version)
    assert backend() is plain
    for language in LANGUAGES:
        assert version in Words(language).say("backend-plain", **notices["backend-plain"])


def test_a_numba_whose_inside_is_different_compiles_the_plain_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """As from a distribution that patched it, under a version number that we have tested."""
    monkeypatch.setitem(sys.modules, "farmyard.core.backends.native", None)  # makes importing it fail
    assert backend() is plain
    assert "backend-plain" in notices


def test_a_compiler_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARMYARD_BACKEND", "gcc")
    with pytest.raises(Refusal, match="backend"):
        backend()


def test_a_numba_that_cannot_be_loaded_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text('raise ImportError("Numba needs NumPy 2.3 or less. Got NumPy 2.9.")')
    said = python("-m", "farmyard", "simulate", "rudi", "--games", "5", path=tmp_path)
    assert said.returncode == 2
    assert said.stderr == (
        "Numba, which compiles the games, cannot be loaded: Numba needs NumPy 2.3 or less. Got NumPy 2.9.\n"
    )


def test_the_plain_way_gives_the_same_bytes() -> None:
    """The comparison of modes, repeated for one game; `FARMYARD_BACKEND=plain` repeats all of it."""
    chosen = "test_interpreted_and_native_agree_byte_for_byte and rudi-3"
    tests = python(
        *("-m", "pytest", "tests/test_modes.py", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", chosen),
        FARMYARD_BACKEND="plain",
    )
    assert tests.returncode == 0, tests.stdout


def test_where_nothing_can_be_kept_games_are_compiled_anew() -> None:
    """A read-only installation without a home folder: slow, reported once, but it plays."""
    said = python("-c", "import sys" + NO_CACHE)
    assert said.returncode == 0, said.stderr
    assert said.stderr.count("NUMBA_CACHE_DIR") == 1


def nowhere() -> None:
    raise RuntimeError("cannot cache function: no locator available")


def test_a_cache_that_fails_is_noticed() -> None:
    plain.keep(SimpleNamespace(enable_caching=nowhere))
    assert backends.notices == {"cache-none": {}}
    assert not numba.config.CACHE_DIR


def test_without_a_folder_of_its_own_the_cache_is_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that only this user can write to: what lies there is run."""

    def only_there() -> None:
        if not numba.config.CACHE_DIR:
            nowhere()

    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setattr(plain.tempfile, "gettempdir", lambda: str(tmp_path))
    plain.keep(SimpleNamespace(enable_caching=only_there))
    (folder,) = tmp_path.iterdir()
    assert str(folder) == numba.config.CACHE_DIR
    assert folder.stat().st_mode & 0o077 == 0
    assert backends.notices == {"cache-elsewhere": {"path": str(folder)}}
    folder.chmod(0o777)
    numba.config.CACHE_DIR = ""
    plain.keep(SimpleNamespace(enable_caching=only_there))
    assert "cache-none" in backends.notices
