### Computer players: levels, advice, contests.

bot-level-chick = chick
    .about = Pecks at any legal move.
bot-level-farmhand = farmhand
    .about = Plays like a sensible child: quick, and mostly right.
bot-level-farmer = farmer
    .about = Thinks a moment and weighs the chances.
bot-level-champion = champion
    .about = Imagines thousands of games before every move.

hint-only = There is only one move.
hint-clear = Next best: { $other }%, in { $games } imagined games.
hint-close = Next best: { $other }%, in { $games } imagined games: a matter of taste.
hint-mixed = Everyone chooses at once, so vary your choices: this one was tried most often in { $games } imagined games.

arena-level = Level
arena-seats = Seats
arena-share = Wins
arena-fair = Fair share
arena-score = Mean score
arena-rating = Rating
arena-heading = { $title }, { $players } players, { $games } games from { $deals } deals, seed { $seed }
arena-progress = Deals
arena-moves = Deals, { $moves } moves per game so far

analysis-heading = { $title }: every decision reviewed
analysis-progress = Decisions
analysis-move = Move
analysis-player = Player
analysis-played = Played
analysis-better = Better
analysis-before = Before
analysis-after = After
analysis-result = Result
analysis-fair = Fair share
analysis-best = The best moments
analysis-worst = The costliest moments
analysis-none = None.
analysis-account = What the result came from
analysis-sum = All together
analysis-accounts = Accounts
account-fair = Even share
    .about = What everybody starts from: one victory, shared by all.
account-result = Result
    .about = The whole victory, a share of a tie, or nothing.
account-deal = Deal
    .about = How good the first cards were.
account-draws = Draws
    .about = Cards that came later.
account-dice = Dice
    .about = Whims of farmhands: they play just as well as the judge.
account-gifts = Gifts
    .about = What the choices of others gave or took.
account-hidden = Hidden
    .about = What own choices changed by cards nobody could see from that seat.
account-choices = Choices
    .about = What own choices were worth, from what that seat saw, against those of a farmhand.
account-said = { $choices }; { $luck }.
account-choices-up = { $who } played { $percent }% of a victory better than a farmhand
account-choices-down = { $who } played { $percent }% of a victory away
account-choices-even = { $who } played as well as a farmhand
account-luck-up = cards and the others gave { $percent }%
account-luck-down = cards and the others took { $percent }%
account-luck-even = luck was even

help-arena = pit computer players against each other and rate them fairly
help-analyse = review every decision of a finished game
help-arena-bots = levels or players of your own (file.py, module:function, policy:FILE), one per seat; the last one fills the table
help-arena-games = number of games (default: 100), rounded up to whole deals
help-workers = processes (default: all cores)
help-keep = keep results in this file and continue from it
help-parquet = also write every seat of every game to this Parquet file
help-playouts = playouts for each decision (default: 4000)
help-streams = games that the account of the result judges every position by (default: 200)

no-lineup = { $bots } computer players do not fit into { $players } seats. Name { $players } at most.
no-arena-file = “{ $path }” holds the results of another contest; choose another file.
no-arena-cuda = “{ $level }” cannot play on a GPU. Choose one of: { $known }.
no-streams-few = { $streams } is too few games to judge a position by: at least 2 are needed, to say how far the judge may be off.
no-analyse-unfinished = This game is not finished; only finished games are analysed.
no-extra = Packages that this needs are not installed. To install them: { $command }
no-arena-old-seeds = “{ $path }” was begun by an older version, which dealt other games from the same seed; choose another file.
no-bot-own = The player “{ $bot }” cannot be used: { $why }
no-bot-name-long = The player “{ $bot }” cannot be offered at tables: a name has at most { $most } characters.
no-bot-illegal = The player “{ $bot }” chose { $move }, which is not one of its legal actions.
no-tensor-of-information-state = Information states are given as strings only: a view, which is what tensors show, does not remember every move.
no-extra-old = The installed { $package } is too old for this. To bring it up to date: { $command }
no-opponent-unknown = There is no policy “{ $policy }” for the other seats. Choose one of: { $known }.
no-render-mode = There is no render mode “{ $mode }”; there are: { $known }.
no-array = { $name } must be { $wanted }, contiguous, not { $have }.
no-legal-odd = The legal actions of { $title } must be distinct whole numbers from 0 to { $most }.
no-view-odd = This is not a view of { $title } from any seat: { $field } cannot be { $value }.
no-index = Index { $index } is out of range; the last one is { $most }.
no-policy-file = “{ $path }” cannot be read as a policy: { $why }
no-policy-broken = “{ $path }” is not a policy, or is damaged. Train it again.
no-policy-game = “{ $path }” is a policy for another game or other rules ({ $made }), not for { $title } as it is now. Train it again.
no-day-unknown = “{ $day }” is no day of the calendar. Write it like 2026-11-19.
no-day-terms = This is not the game of { $day }: it was played by other rules, with other seats or options.
no-day-deal = These are not the cards of { $day }.
no-day-bot = Move { $number } does not fit the deal of the day: the computer player in seat { $seat } would not have made it then.

benchmark-heading = { $title }, season { $season }: { $label } at tables of { $players }
benchmark-against = Against
benchmark-games = Games
benchmark-probing = Are the opponents still those of this season?
benchmark-written = Written to { $path }.
benchmark-fits = { $bot ->
    [yes] { $games } of { $all } games were played again with this player: all fit.
   *[no] { $games } of { $all } games were played again with the recorded moves: all fit.
}

help-benchmark = play a submission on fixed deals against fixed opponents, or check such a result
help-benchmark-bot = who plays: file.py, module:function, policy:FILE or a level; with --check: also ask this player again
help-against = opponents (default: all levels)
help-deals = only this many deals against each level
help-label = the submission’s name in the result
help-benchmark-out = file for the result (default: GAME-benchmark.json)
help-benchmark-check = play the games of this result again
help-sample = check only this many games, drawn at random

no-benchmark-nothing = There is nothing to play: ask for at least one deal.
no-benchmark-file = “{ $path }” is not a result of “farmyard benchmark”, or was changed since.
no-benchmark-old = “{ $path }” is of season { $season }; this farmyard plays season { $now }.
no-benchmark-game = { $title } is not part of the benchmark. Choose one of: { $known }.
no-benchmark-season = { $title }: “{ $level }” does not play as in season { $season }. Use a farmyard of that season, without changes.
no-benchmark-other-bot = “{ $bot }” is not the player of “{ $path }”: its file has another hash.
no-benchmark-misfit = “{ $path }” does not fit: against “{ $opponents }”, deal { $deal }, seat { $seat }, { $why ->
    [moves] the moves are others.
   *[scores] the game ends otherwise.
}
