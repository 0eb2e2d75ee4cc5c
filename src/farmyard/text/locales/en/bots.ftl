### Computer players: levels, advice, contests.

bot-level-chick = chick
    .about = Pecks at any legal move.
bot-level-farmhand = farmhand
    .about = Plays like a sensible child: quick, and mostly right.
bot-level-farmer = farmer
    .about = Thinks a moment and weighs the chances.
bot-level-champion = champion
    .about = Dreams through thousands of games before every move.

hint-only = There is only one move.
hint-clear = In { $games } imagined games it wins { $mine } % of the time; the next best move { $other } %.
hint-close = In { $games } imagined games it wins { $mine } %, the next best { $other } %: a matter of taste.
hint-mixed = Everybody chooses at once, so vary: in { $games } imagined games this was tried most often and wins { $mine } %.

arena-level = Level
arena-seats = Seats
arena-share = Wins
arena-fair = Fair share
arena-score = Mean score
arena-rating = Rating
arena-heading = { $title }, { $players } players, { $games } games from { $deals } deals, seed { $seed }
arena-progress = Deals
arena-moves = Deals, { $moves } moves a game so far

analysis-heading = { $title }: every decision, looked at again
analysis-progress = Decisions
analysis-move = Move
analysis-player = Player
analysis-played = Played
analysis-better = Better
analysis-before = Before
analysis-after = After
analysis-luck = Luck
analysis-skill = Decisions
analysis-result = Result
analysis-fair = Fair share
analysis-best = The best moments
analysis-worst = The dearest moments
analysis-none = None.
analysis-account = Where the result came from

help-arena = let computer players compete and compare them fairly
help-analyse = look at every decision of a finished game again
help-arena-bots = levels or policy:FILE, one a seat; the last one fills the table
help-arena-games = number of games (default: 100), rounded up to whole deals
help-workers = processes (default: all cores)
help-keep = keep results in this file, and go on from it
help-parquet = also write every seat of every game to this Parquet file
help-playouts = playouts for each decision (default: 4000)

no-lineup = { $bots } computer players do not fit { $players } seats.
no-arena-file = “{ $path }” holds the results of another contest; choose another file.
no-arena-cuda = “{ $level }” does not play on a GPU, only these do: { $known }.
no-analyse-unfinished = This game is not finished; only finished games are analysed.
no-extra = This needs packages that are not installed: { $command }
no-opponent-unknown = There is no policy “{ $policy }” for the other seats; there are: { $known }.
no-array = { $name } must be { $wanted }, in one piece, not { $have }.
no-legal-odd = Legal actions of { $title } are some different whole numbers from 0 to { $most }.
no-view-odd = This is no seat’s view of { $title }: { $field } cannot be { $value }.
no-index = There is no index { $index }; the last one is { $most }.
no-policy-file = “{ $path }” is not a policy that can be read: { $why }
no-policy-broken = “{ $path }” is no policy, or a damaged one. Train it again.
no-policy-game = “{ $path }” is a policy for another game or other rules ({ $made }), not for { $title } as it is now; train it again.
