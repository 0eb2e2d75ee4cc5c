"""What is missing is named with a command that works here, however Farmyard was installed."""

import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from farmyard.cli.main import main
from farmyard.core import extras
from farmyard.core.extras import install_command, is_older, missing, require
from farmyard.core.refusal import Refusal
from farmyard.text.words import LANGUAGES, Words

METADATA = [
    "numba<1,>=0.61",
    'polars; extra == "lab"',
    'vl-convert-python>=1; extra == "lab"',
    "redis; extra == 'scale'",
    "numba-cuda[cu13]<0.31,>=0.30; (sys_platform != 'darwin') and extra == 'cuda'",
]


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "requires", lambda _: METADATA)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/opt/farm yard/bin/python")


def test_with_pip_the_packages_go_where_farmyard_is() -> None:
    assert install_command("lab") == "'/opt/farm yard/bin/python' -m pip install polars 'vl-convert-python>=1'"
    assert "'numba-cuda[cu13]<0.31,>=0.30'" in install_command("cuda")


def test_with_pipx_they_are_injected(tmp_path: Path) -> None:
    (tmp_path / "pipx_metadata.json").touch()
    assert install_command("scale") == "pipx inject farmyard redis"


def test_without_pip_it_was_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert install_command("scale") == "uv pip install --python '/opt/farm yard/bin/python' redis"


def test_on_windows_words_are_quoted_as_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", r"C:\Program Files\Python\python.exe")
    assert install_command("scale") == r'"C:\Program Files\Python\python.exe" -m pip install redis'


def test_a_checkout_that_is_not_installed_installs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: str) -> list[str]:
        raise PackageNotFoundError

    monkeypatch.setattr(extras, "requires", unknown)
    root = Path(__file__).parents[1]
    assert install_command("lab") == f"'/opt/farm yard/bin/python' -m pip install --editable '{root}[lab]'"


def test_old_packages_are_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = {"polars": "2.1.0", "vl-convert-python": "0.9.9"}
    monkeypatch.setattr(extras, "version", versions.__getitem__)
    with pytest.raises(Refusal, match=r"extra-old.*vl-convert-python 0\.9\.9"):
        require("lab")
    versions["vl-convert-python"] = "1.0.post1"
    require("lab")
    assert [is_older("1.9", "polars>=1.31"), is_older("1.31.0", "polars>=1.31"), is_older("2", "polars")] == [
        True,
        False,
        False,
    ]


def test_packages_that_are_not_there_are_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: str) -> str:
        raise PackageNotFoundError

    monkeypatch.setattr(extras, "version", unknown)
    with pytest.raises(Refusal, match="extra "):
        require("lab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_command(language: str) -> None:
    assert Words(language).refusal(missing("scale")).endswith("-m pip install redis")


@pytest.mark.parametrize("command", [["lab", "run", "rudi", "--games", "10"], ["lab", "report", "rudi.parquet"]])
def test_the_laboratory_without_its_packages_is_one_line(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("polars", "altair", "vl_convert"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("report", "plots", "findings"):
        monkeypatch.delitem(sys.modules, f"farmyard.lab.{name}", raising=False)
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("-m pip install polars 'vl-convert-python>=1'")
