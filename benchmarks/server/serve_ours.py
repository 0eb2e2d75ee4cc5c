"""The table server for measuring: nothing held back by limits, unless asked for."""

import sys
from pathlib import Path

from farmyard.bots import thinker
from farmyard.games import GAMES
from farmyard.server.command import warm_survey
from farmyard.server.config import Config
from farmyard.server.limits import Limits, unlimited
from farmyard.server.serve import make_server, run_server

warm_survey(GAMES["saumaumau"])
if "with bots" in sys.argv:
    thinker.warm(GAMES["saumaumau"])
limits = Limits() if "with limits" in sys.argv else unlimited()
run_server(make_server(Config(folder=Path(sys.argv[1]), port=int(sys.argv[2]), limits=limits)))
