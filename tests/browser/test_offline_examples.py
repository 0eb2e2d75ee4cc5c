"""Games in single files, in a folder of any web host: `farmyard site` carries them over to the browser."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT, Opener
from browser.playing import play_to_the_end
from browser.sites import Site, kept
from browser.test_example_games import EXAMPLES, every_example, nothing_sticks_out, unsaid
from browser.test_offline import begin

STORED = {"FARMYARD_GAMES": str(EXAMPLES), "LANG": "C"}


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("examples") / "yard"
    command = [sys.executable, "-m", "farmyard", "site", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **STORED}, check=True)
    site = Site(folder)
    site.start()
    yield site
    site.stop()


@every_example
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_example_is_played_to_its_end(site: Site, open_at: Opener, tmp_path: Path, game: str, size: str) -> None:
    """By the page alone, with its rules and computer players; Python replays the record."""
    page = open_at(site.url, size)
    code = begin(page, game)
    assert nothing_sticks_out(page)
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert not unsaid(page, game)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kept(page, f"{code}-1")["file"]))
    command = [sys.executable, "-m", "farmyard", "replay", str(file)]
    subprocess.run(command, env={**os.environ, **STORED}, check=True, capture_output=True)


def test_without_a_network_and_after_a_reload(site: Site, open_at: Opener) -> None:
    """A game that is under way goes on; another can be begun."""
    page = open_at(site.url)
    site.go_offline(page)
    page.reload()
    begin(page, "peter")
    page.reload()
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
