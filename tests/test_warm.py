"""After `farmyard warm` nothing is compiled any more: for terminal, bots, laboratory, server and adapters alike."""

import subprocess
import sys
from pathlib import Path

from farmyard.cli.serve import warm_camera
from farmyard.cli.warm import STEPS
from farmyard.games import GAMES

USE = """
import sys
from pathlib import Path
from random import Random
import numpy as np
from farmyard.core.compile import watch_compiling
compiled = []
with watch_compiling(compiled.append):
    from farmyard import Table
    from farmyard.adapters import gymnasium, open_spiel, pettingzoo
    from farmyard.bots import LEVELS, make_bot
    from farmyard.bots.search.driver import Budget
    from farmyard.contests.analysis import analyse
    from farmyard.contests.arena import Contest, play_deal
    from farmyard.lab.plan import make_plan
    from farmyard.lab.run import backend_for, run_file
    from farmyard.lab.simulate import simulate
    import pyspiel
    game, folder = sys.argv[1], Path(sys.argv[2])
    table = Table(game, 3, seed=1)
    bots = [make_bot(table.game, level) for level in LEVELS[:2]]
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, bots[seat % 2](table.view(seat), table.legal_actions(seat), Random(1)))
    seats = table.seats
    analyse(table, Budget(16))
    simulate(table.game, seats, 20, 1, {})
    plan = make_plan(table.game, seats, ["farmhand", "random"], 1, 20, 1, {}, [])
    run_file(folder / "run.parquet", plan, backend_for(1, False, None))
    for opponents in ("random", "farmhand", "self"):
        farm = gymnasium.Farm(game, 4, opponents=opponents)
        farm.step(farm.reset(seed=1)[0]["action_mask"].argmax(1))
    env = pettingzoo.env(game)
    env.reset(seed=1)
    env.last()
    env.state()
    state = pyspiel.load_game(f"farmyard_{game}").new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    state.resample_from_infostate(state.current_player(), lambda: 0.5)
    open_spiel.Rollouts(state.get_game()).evaluate(state)
    state.observation_tensor(0)
    from farmyard.cli.serve import warm_camera
    warm_camera(table.game)
print(compiled)
"""


def test_everything_was_compiled_ahead(tmp_path: Path) -> None:
    for step in (*STEPS, warm_camera):
        step(GAMES["quartett"])
    used = subprocess.run(
        [sys.executable, "-c", USE, "quartett", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert used.returncode == 0, used.stderr
    assert used.stdout == "[]\n"
