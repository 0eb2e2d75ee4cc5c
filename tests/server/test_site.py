"""`farmyard site`: the page in a folder that any web host can serve."""

import base64
import hashlib
import re
from pathlib import Path

import pytest

from farmyard.core.refusal import Refusal
from farmyard.server.web import standalone
from farmyard.server.web.policy import POLICY

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
</html>
"""
WORKER = """const FILES = [
  ["./", "sha256-old=", 9, 1],
  ["assets/index-1.js", "sha256-kept=", 5, 1]
];
const SHELF = `${YARD}0123`;
"""


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "index-1.js").write_text("1 + 1")
    (static / "index.html").write_text(PAGE)
    (static / "worker.js").write_text(WORKER)
    monkeypatch.setattr(standalone, "STATIC", static)


def test_links_work_in_any_folder_under_the_servers_policy(tmp_path: Path) -> None:
    standalone.write_site(tmp_path / "yard")
    page = (tmp_path / "yard" / "index.html").read_text()
    assert set(re.findall(r'(?:href|src)="(.*?)"', page)) == {"./icon.svg", "./assets/index-1.js"}
    assert f'http-equiv="Content-Security-Policy" content="{POLICY}"' in page
    assert "data-alone" in page
    assert (tmp_path / "yard" / "assets" / "index-1.js").read_text() == "1 + 1"


def test_the_worker_knows_the_page_as_it_lies_there(tmp_path: Path) -> None:
    """Otherwise its check of the page would fail, and nothing would work without a connection."""
    standalone.write_site(tmp_path / "yard")
    page = (tmp_path / "yard" / "index.html").read_bytes()
    worker = (tmp_path / "yard" / "worker.js").read_text()
    hashed = base64.b64encode(hashlib.sha256(page).digest()).decode()
    assert f'["./", "sha256-{hashed}", {len(page)}, 1]' in worker
    assert '"sha256-kept=", 5, 1' in worker
    assert "sha256-old" not in worker


def test_a_site_is_brought_up_to_date_and_nothing_else_is_overwritten(tmp_path: Path) -> None:
    standalone.write_site(tmp_path / "yard")
    (tmp_path / "yard" / "assets" / "index-0.js").write_text("of an earlier version")
    standalone.write_site(tmp_path / "yard")
    assert [file.name for file in (tmp_path / "yard" / "assets").iterdir()] == ["index-1.js"]
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "index.html").write_text("mine")
    with pytest.raises(Refusal, match="site-folder"):
        standalone.write_site(tmp_path / "thesis")
    assert (tmp_path / "thesis" / "index.html").read_text() == "mine"


def test_other_peoples_games_are_kept_on_the_device(tmp_path: Path) -> None:
    """The worker lists them with their hashes, as it lists the page's own files."""

    def add(folder: Path) -> None:
        folder.mkdir()
        (folder / "geese.wasm").write_bytes(b"geese")

    standalone.write_site(tmp_path / "yard", add)
    worker = (tmp_path / "yard" / "worker.js").read_text()
    hashed = base64.b64encode(hashlib.sha256(b"geese").digest()).decode()
    assert f'["games/geese.wasm", "sha256-{hashed}", 5, 0],\n["./", "sha256-' in worker


def test_without_a_built_page_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").unlink()
    with pytest.raises(Refusal, match="page-missing"):
        standalone.write_site(tmp_path / "yard")
