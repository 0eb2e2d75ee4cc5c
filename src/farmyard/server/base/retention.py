"""How long tables stay: in memory and in the lobby, and in the journal. Finished games on the shelf stay for ever."""

MINUTE = 60.0  # seconds
DAY = 86_400_000  # milliseconds

ABANDONED = MINUTE  # nobody listens, no game: leaves the lobby and the memory, and is not there after a restart
IDLE = 10 * MINUTE  # nobody listens, and nothing is due: leaves the memory; a game that goes on is there at a restart
JOURNAL = {"gathering": DAY, "playing": 30 * DAY, "over": 7 * DAY}  # after the last that happened, then it is forgotten
STRETCHES_KEPT = 400 * DAY  # when the server was there, so that clocks stood still while it was not
SWEEP = 10.0  # seconds between two looks for what is to be forgotten,
SWEPT = 50  # so many tables each time, one after the other
