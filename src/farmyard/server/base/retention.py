"""How long tables are kept: in memory and in the lobby, and in the journal. Finished games on the shelf stay for
ever."""

MINUTE = 60.0  # seconds
DAY = 86_400_000  # milliseconds

ABANDONED = MINUTE  # nobody listens, no game: leaves the lobby and memory, and is not restored after a restart
IDLE = 10 * MINUTE  # nobody listens, nothing is due: leaves memory; a game in progress is restored after a restart
JOURNAL = {"gathering": DAY, "playing": 30 * DAY, "over": 7 * DAY}  # kept for this long after the last event
STRETCHES_KEPT = 400 * DAY  # when the server was up, so that clocks stood still while it was down
SWEEP = 10.0  # seconds between two searches for what may be forgotten,
SWEPT = 50  # at most this many tables each time, one after the other
