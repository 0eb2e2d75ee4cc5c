"""docs/write-a-game.md, step by step, as a reader would do it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import example_pages
import pytest

from farmyard.workbench.yard import free_port

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Reader:
    """Types what is in the shell's blocks, and replaces a block of Python by the next one."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.old = folder, ""

    def read(self, language: str, text: str) -> None:
        if language == "python":
            self.replace(text)
            return
        for line in text.splitlines():
            command, _, remark = line.partition("  # ")
            self.type(command, remark)

    def replace(self, text: str) -> None:
        if not self.old:
            self.old = text
            return
        file = self.folder / f"{self.folder.name}.py"
        rules = file.read_text("utf-8")
        assert rules.count(self.old) == 1, self.old
        file.write_text(rules.replace(self.old, text), "utf-8")
        self.old = ""

    def type(self, command: str, remark: str) -> None:
        if command.startswith("cd "):
            self.folder /= command.removeprefix("cd ")
        elif remark == "stays open":
            self.open(command)
        else:
            process = self.start(command)
            said, _ = process.communicate()
            assert process.returncode == (2 if remark else 0), f"{command}\n{said}"
            assert remark.removeprefix("finds: ") in said

    def open(self, command: str) -> None:
        """It says where it can be seen; then it is closed."""
        more = "" if "--no-browser" in command else " --no-browser"
        more += f" --port {free_port()}" + (f" --folder {self.folder.parent / 'yard'}" if "serve" in command else "")
        process = self.start(command + more)
        assert process.stdout
        try:
            assert any("http://127.0.0.1" in line for line in process.stdout)
        finally:
            process.kill()
            process.communicate()

    def start(self, command: str) -> subprocess.Popen[str]:
        words = shlex.split(command)
        given = dict(word.split("=") for word in words if re.match(r"[A-Z_]+=", word))
        name, *rest = words[len(given) :]
        where = {"PYTHONPATH": str(ROOT / "src"), "LANG": "C", "PYTHONUNBUFFERED": "1", "COLUMNS": "500"}
        return subprocess.Popen(
            [sys.executable, "-m", name, *rest],
            cwd=self.folder,
            env={**os.environ, **where, **given},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


@pytest.mark.xdist_group("farm")
def test_every_step_on_the_page_works(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for language, text in BLOCK.findall(PAGE):
        reader.read(language, text)
    assert reader.folder == tmp_path / "pig_tricks"
    assert "HEARTS" in (reader.folder / "pig_tricks.py").read_text("utf-8")


def test_the_page_of_the_examples_is_current() -> None:
    """`make docs` writes it."""
    assert example_pages.PAGE.read_text("utf-8") == example_pages.page()
    for picture in re.findall(r'src="(gallery/[^"]+)"', example_pages.page()):
        assert (example_pages.PAGE.parent / picture).is_file()
