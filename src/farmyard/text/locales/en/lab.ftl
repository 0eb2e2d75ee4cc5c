### The laboratory: running, reporting, and what can go wrong.

help-lab-run = play many games with chosen players and options, and keep what happened in each
help-lab-report = make a page with plots of what a run found
help-lab-games = games for every combination of swept values (default: 100000)
help-policy = who plays, seat by seat: farmhand, random, farmer, champion, or a player of your own (file.py:function, module:function, policy:FILE); the last one named fills the table, and everyone plays from every seat in turn (default: farmhand)
help-sweep = an option and its values: goal=12..24, goal=12..24..4, mau=true,false or specials=6,12,18|5,10,15; several sweeps are combined
help-repeats = how often the same players play each deal (default: 2); with 2 or more the report can tell the luck of the deal from the rest
help-lab-seed = which games; the same number gives the same games on every machine (default: 0)
help-lab-workers = threads (default: all cores)
help-cuda = play on a GPU
help-ray = play on a Ray cluster: “auto”, or its address
help-lab-out = the Parquet file to write (default: GAME.parquet); the same command continues a run that was stopped
help-outcomes = a file written by “farmyard lab run”
help-lab-page = the page to write (default: beside the file); the plots go beside it

lab-rate = { $rate } games/s
lab-going-on = Continuing: { $there } of { $wanted } games are there already.
lab-thrown-away = { $path } was only half written; its games will be played again.
lab-interrupted = Stopped. Everything played so far is kept; the same command continues from here.
lab-written = { $path }: { $games } games ({ $rate } games/s, { $moves } moves/s).
lab-complete = { $path } is already complete: { $games } games.
lab-drawing = Drawing …
lab-reported = { $path }, with { $plots } plots beside it.

no-lab-policy = There is no policy “{ $policy }”. Choose one of: { $known }.
no-lab-repeats = Every deal must be played at least once: --repeats 1 or more.
no-lab-workers = At least one thread must play: --workers 1 or more.
no-lab-backends = Choose either --cuda or --ray.
no-lab-cuda-asked = On a GPU only random players and farmhands play, not { $policies }. Leave out --cuda.
no-lab-process-died = A process in which { $policies } played has ended by itself. What was played is kept; the same command resumes.
no-lab-sweep = “{ $sweep }” is not a sweep. Write an option and its values, for example goal=12..24.
no-lab-sweep-twice = “{ $option }” is swept twice. Put all its values into one --sweep.
no-lab-sweep-and-option = “{ $option }” is both swept and fixed. Leave out --sweep or --option.
no-lab-sweep-same = { $option }: the value { $value } is there twice.
no-lab-span = { $option }: there is nothing in { $span }. Write LOW..HIGH or LOW..HIGH..STEP.
no-lab-cells = These sweeps make { $cells } combinations; { $most } are possible. Sweep less, or in several runs.
no-lab-gpu = No GPU can be used here: { $why } Without --cuda the same games are played on the processor.
no-lab-cluster = There is no Ray cluster at { $address }: { $why }
no-lab-disk-full = There is no room left for { $path }. Everything before it is kept: make room, then run the same command again.
no-lab-other-run = { $path } belongs to another run (different: { $differing }). Choose another --out, or delete it.
no-lab-missing = There is no file { $path }. If its run was stopped, the same “farmyard lab run” finishes it.
no-lab-broken = { $path } is damaged or only half written. Delete it and run the same “farmyard lab run” again: it plays the same games.
no-lab-foreign = { $path } was not written by “farmyard lab run”.
no-lab-old-seeds = { $path } was begun by farmyard { $made }, which dealt other games from the same seed. It can be read, but not continued; choose another --out.
no-lab-format = { $path } was written by farmyard { $made } in another format ({ $theirs }, here { $ours }). Use that version, or run it again.

help-lab-puzzles = find positions in which one move is clearly better than every other and farmhands often miss it
help-puzzles-count = puzzles wanted (default: 40)
help-puzzles-games = games looked through at most (default: 10000)
help-puzzles-out = the JSON file to write (default: GAME-puzzles.json); what it holds already is kept and added to
puzzles-progress = Puzzles, { $games } games looked through
puzzles-written = { $count } puzzles from { $games } games: { $path }
no-puzzles-file = { $path } holds something other than puzzles of this version. Choose another --out, or delete it.

help-lab-measures = measure what a game is like: choices, drama, comebacks, when it is decided, what nobody can know
help-measures-games = games of farmhands to watch (default: 200)
help-measures-playouts = games played on from every position, twice, to judge it (default: 100)
help-measures-workers = processes (default: all cores)
measures-heading = { $title }, { $players } farmhands, { $games } games
measures-what = measure
measures-mean = mean
measures-error = 95%
measure-length = moves
measure-free = share of decisions with a choice
measure-branching = actions to choose from
measure-tree = ways a game can go, power of ten
measure-leads = changes of the lead
measure-drama = drama: how far the winner was behind
measure-comeback = comeback: how far below an even share the winner was
measure-decided = part of the game until it is decided
measure-tension = tension: how open the game is
measure-doubt = bits hidden from whoever decides
measure-leak = bits leaked to whoever remembers
measure-deal = result known after the deal
measure-half = result known half-way
measure-late = result known after nine tenths

help-lab-luck = tell how much of what results differ by is the deal, later cards, and what the players choose
help-luck-level = who plays, at all seats: chick, farmhand, farmer or champion (default: farmhand)
help-luck-games = games (default: 400)
luck-heading = { $title } with { $players } players, level { $level }: { $games } games
luck-part = what decides
luck-share = share
luck-deal = the deal
luck-draws = later cards
luck-choices = what the players choose
no-luck-games = Two games are needed to compare anything: --games 2 or more.
