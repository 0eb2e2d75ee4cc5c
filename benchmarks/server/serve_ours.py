"""The table server for benchmarks: no rate limits, unless asked for."""

import sys
from pathlib import Path

from farmyard.bots.search import driver
from farmyard.cli.serve import warm_camera
from farmyard.games import GAMES
from farmyard.server.base.config import Config
from farmyard.server.base.limits import Limits, unlimited
from farmyard.server.web.process import make_server, run_server

warm_camera(GAMES["saumaumau"])
if "with bots" in sys.argv:
    driver.warm(GAMES["saumaumau"])
limits = Limits() if "with limits" in sys.argv else unlimited()
run_server(make_server(Config(folder=Path(sys.argv[1]), port=int(sys.argv[2]), limits=limits)))
