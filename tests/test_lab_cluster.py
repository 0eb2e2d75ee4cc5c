"""The laboratory on a Ray cluster: a dead worker's games are replayed elsewhere."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farmyard.games import find_game
from farmyard.lab import cluster
from farmyard.lab.parts import read_run
from farmyard.lab.plan import Slice, make_plan
from farmyard.lab.run import backend_for, run_file
from farmyard.lab.trial import Outcomes

ray = pytest.importorskip("ray")


@pytest.fixture
def two_workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("two_workers")
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real worker process is killed by SIGKILL in mid-game; the rows are those of a run on threads, byte for byte."""
    plan = make_plan(find_game("rudi"), 3, ["farmhand", "random"], 5, 4000, 2, {}, ["length=8,12"])
    play_there, dead = cluster.play_there, tmp_path / "dead"

    def play_or_die(header: dict[str, Any], part: Slice) -> Outcomes:
        rows = play_there(header, part)
        if part.first == 1500 and not dead.exists():
            dead.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return rows

    monkeypatch.setattr(cluster, "SLICE", 500)
    monkeypatch.setattr(cluster, "play_there", play_or_die)
    run_file(tmp_path / "ray.parquet", plan, backend_for(1, False, "auto"))
    assert dead.exists()
    run_file(tmp_path / "threads.parquet", plan, backend_for(2, False, None))
    there, here = (read_run(tmp_path / f"{name}.parquet")[1].collect() for name in ("ray", "threads"))
    assert there.equals(here)
