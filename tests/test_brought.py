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

PATIENCE = 60.0  # seconds
PLAYERS = """
def lowest(view, legal, dice):
    return min(legal)

def wild(view, legal, dice):
    return max(legal) + 1

def half(view, legal, dice):
    return legal[0] + 0.5

def text(view, legal, dice):
    return str(legal[0])

def nothing(view, legal, dice):
    return None

def quits(view, legal, dice):
    raise SystemExit("I give up")

def interrupts(view, legal, dice):
    raise KeyboardInterrupt

def ends(view, legal, dice):
    return next(iter(()))

def cancels(view, legal, dice):
    import asyncio
    raise asyncio.CancelledError

def clears(view, legal, dice):
    first = legal[0]
    legal.clear()
    return first

def sleeps(view, legal, dice):
    import threading
    threading.Event().wait()
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


def asked(name: str) -> int:
    """What this player answers to the first question of a game, whose legal moves nobody but the rules may change."""
    table = Table("rudi", 3, 1)
    legal = table.legal_actions(0)
    pool, given = BotPool(1), list(legal)
    try:
        return asyncio.run(asyncio.wait_for(pool.choose(table.game, name, table.view(0).tobytes(), given), PATIENCE))
    finally:
        pool.close()
        assert given == legal


@pytest.mark.parametrize("name", ["quits", "interrupts", "ends", "cancels", "half", "text", "nothing"])
def test_whatever_a_player_does_is_an_error_of_its_own(place: str, name: str) -> None:
    """It ends neither the server nor the table's question: both would happen if it were raised on the event loop."""
    bring([f"{place}:{name}"])
    with pytest.raises((RuntimeError, ValueError), match=name):
        asked(name)


def test_a_player_gets_a_list_of_its_own(place: str) -> None:
    bring([f"{place}:clears"])
    assert asked("clears") == Table("rudi", 3, 1).legal_actions(0)[0]


def test_a_player_that_never_answers_holds_up_nobody_else(place: str) -> None:
    """Its own question ends after a while; meanwhile levels and other such players think, in the only thread that each
    of them has."""
    bring([f"{place}:sleeps", f"{place}:lowest"])
    table = Table("rudi", 3, 1)
    view, legal = table.view(0).tobytes(), table.legal_actions(0)
    pool = BotPool(1, 1.0)

    async def both() -> None:
        silent = asyncio.create_task(pool.choose(table.game, "sleeps", view, legal))
        for name in ("lowest", "farmer"):
            found = await asyncio.wait_for(pool.choose(table.game, name, view, legal), PATIENCE)
            assert found in legal
        with pytest.raises(TimeoutError):
            await silent

    try:
        asyncio.run(both())
    finally:
        pool.close()


def test_a_player_that_never_answers_does_not_keep_the_server_from_ending() -> None:
    story = "import threading; from farmyard.server.base.daemon_pool import DaemonPool as Pool\n"
    story += "Pool(1, 'x').submit(threading.Event().wait); print('bye')"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", story]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [b"bye"])


def test_a_name_that_tables_cannot_carry_is_refused_before_the_server_starts(place: str) -> None:
    Path(place).write_text(f"{PLAYERS}\nmuch_too_long_a_name = lowest\n", "utf-8")
    with pytest.raises(Refusal, match="bot-name-long"):
        bring_bots(f"{place}:much_too_long_a_name")


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
