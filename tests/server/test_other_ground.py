"""The same suites on PostgreSQL and Redis: `host` is another one than theirs, as are processes and journals."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import services
import talk
import test_chaos
import test_kill
from talk import Host, hosting
from test_abuse import (  # noqa: F401
    test_a_game_that_was_found_again_and_dealt_is_there_after_a_restart,
    test_an_abandoned_table_leaves_lobby_and_memory_but_whoever_has_its_code_finds_it,
    test_what_nobody_has_touched_for_long_is_forgotten,
)
from test_chaos import *  # noqa: F403
from test_conversations import *  # noqa: F403
from test_fuzz import (  # noqa: F401
    test_random_bytes_close_at_most_the_socket_that_sent_them,
    test_random_commands_get_one_answer_each_and_disturb_nobody,
)
from test_kill import *  # noqa: F403
from test_rest import *  # noqa: F403
from test_safety import *  # noqa: F403

pytestmark = pytest.mark.xdist_group("services")  # started once
FILES_ONLY = (
    "test_export_import_and_backup_from_the_command_line",
    "test_what_is_missing_for_several_workers_is_said_at_once",
)
for name in FILES_ONLY:
    del globals()[name]


@pytest.fixture(autouse=True)
def on_services(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter where length is all that more of it would bring."""
    services.need()
    monkeypatch.setattr(talk, "more_settings", services.settings)
    monkeypatch.setattr(test_kill, "KILLS", 3)
    monkeypatch.setattr(test_chaos, "MOVES", 400)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path) as running:
        yield running
