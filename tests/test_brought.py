"""Somebody's own player, offered at tables by name: installed as a package, or named by whoever starts the server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from farmyard.bots import LEVELS, find_level, make_bot, offered
from farmyard.bots.brought import LISTED, bring, brought, name_of
from farmyard.cli.serve import bring_bots
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.table.bot_pool import BotPool
from farmyard.server.table.catalogue import people
from farmyard.table import Table
from farmyard.text.words import Words

PLAYERS = """
def lowest(view, legal, dice):
    return min(legal)

def wild(view, legal, dice):
    return max(legal) + 1
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A file with players; nobody is offered any more afterwards."""
    monkeypatch.setenv(LISTED, "")
    file = tmp_path / "players.py"
    file.write_text(PLAYERS, "utf-8")
    brought.cache_clear()
    yield str(file)
    monkeypatch.undo()
    brought.cache_clear()


@pytest.mark.parametrize(
    ("place", "name"), [("bots.clever:Fox", "Fox"), ("a/b.py:owl", "owl"), ("a/b.py", "b"), ("c:\\b.py:owl", "owl")]
)
def test_a_player_is_called_as_its_function(place: str, name: str) -> None:
    assert name_of(place) == name


def test_who_was_brought_is_offered_beside_the_levels_and_plays(place: str) -> None:
    bring_bots(f"{place}:lowest")
    assert people().levels == offered() == [*LEVELS, "lowest"]
    assert find_level("lowest") == "lowest"
    table = Table("rudi", 3, 1)
    legal = table.legal_actions(0)
    assert make_bot(table.game, "lowest")(table.view(0), legal, Random(1)) == min(legal)
    assert Words("de").level("lowest") == "lowest"


def test_nobody_else_is_found_by_guests(place: str) -> None:
    """A name chooses one of those; a place is nothing to a table."""
    bring_bots(f"{place}:lowest")
    for name in ("wild", f"{place}:lowest", "os:getcwd"):
        with pytest.raises(Refusal, match="bot-unknown"):
            find_level(name)


def test_a_level_keeps_its_name(place: str, tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("def chick(view, legal, dice):\n    return -1\n", "utf-8")
    bring([f"{tmp_path / 'other.py'}:chick"])
    assert offered() == list(LEVELS)
    table = Table("rudi", 3, 1)
    assert make_bot(table.game, "chick")(table.view(0), table.legal_actions(0), Random(1)) >= 0


def test_at_a_table_it_chooses_and_what_is_not_legal_counts_for_nothing(place: str) -> None:
    """The table then makes the first legal move, and says so in the log."""
    bring([f"{place}:lowest", f"{place}:wild"])
    table = Table("rudi", 3, 1)
    view, legal = table.view(0).tobytes(), table.legal_actions(0)
    pool = BotPool(1)
    try:
        assert asyncio.run(pool.choose(table.game, "lowest", view, legal)) == min(legal)
        with pytest.raises(ValueError, match="wild chose"):
            asyncio.run(pool.choose(GAMES["rudi"], "wild", view, legal))
    finally:
        pool.close()


@pytest.mark.parametrize("which", ["nobody", "missing.py", "policy:some.net"])
def test_a_player_that_cannot_be_used_is_named_before_the_server_starts(place: str, which: str) -> None:
    with pytest.raises(Refusal, match="bot-own"):
        bring_bots(f"{place}:{which}" if which == "nobody" else which)
    assert offered() == list(LEVELS)


def test_an_installed_package_brings_its_player(tmp_path: Path) -> None:
    """By an entry point, as `pip install` leaves it."""
    (tmp_path / "somebodys_bot.py").write_text(PLAYERS, "utf-8")
    info = tmp_path / "somebodys_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bot\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[farmyard.bots]\nfox = somebodys_bot:lowest\n", "utf-8")
    where = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "farmyard", "arena", "rudi", "--bots", "fox,chick", "--games", "6"]
    environment = {**os.environ, "PYTHONPATH": where, "LANG": "C"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "\nfox " in run.stdout
