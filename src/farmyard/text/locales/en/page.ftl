### The page: everything that only the browser says.

# Glossary: one word for one thing, in all catalogues.
#   table     where people sit down               seat      a place at it; never “chair” or “slot”
#   player    who plays, person or bot            person    a player of flesh and blood
#   bot       a computer player: “bot” at the table and on buttons, “computer player” in rules and in the terminal
#   host      who opened the table                operator  who runs the server
#   spectator watches without a seat              hand      the cards a player holds; “shown”, never “open”
#   game      Sau Mau Mau, or one playing of it   deal      what was shuffled, repeated by “Same deal again”
#   move      what a player does                  turn      a player’s time to move; “action” only in Happy Pigs
#   round     MOW, Happy Pigs                     race      Sau Mau Mau, Rudi; a “lap” is once round the stadium
#   trick     Rudi: one card from everybody       series    Rudi: first to win three races
#   draw pile, discards; “draw”, “play” (Sau Mau Mau, MOW), “lay” (Rudi, Quartett)
#   strip, bet, wreath, Start, space              Sau Mau Mau; Schlappi and Bauer keep their names
#   exchange pile, special space, swap (places), exchange (cards)   Rudi
#   set       Quartett, of four or five           herd, stable, fly, closer, acrobat, slowpoke, calf: MOW
#   sty, shop, tool (vaccine, supplement, amulet), piglet, inspection, first player: Happy Pigs
#   analysis  the review of a finished game       level     chick, farmhand, farmer, champion
#   ratings   what games count for                notification, never “notice”
# Buttons are in sentence case and as short as the other languages allow; percentages are “28%”.

## The frame

page-you = you
page-colon = { $what }: { $text }
page-players = Players
page-here = is here
page-away = is away
page-held = a bot stands in
page-program = a program, not rated
page-leaving = bot in { $seconds } s
page-gone = { $who } is away: a bot takes over in { $seconds } s.
page-bot-now = Bot, play now
page-about = About { $who }
page-open-hands = All hands shown
page-status = What to do
page-goal = Goal of the game
page-your-turn = Your turn
page-all-choose = Everyone chooses
page-others-choose = Others are choosing
page-still-to-choose = { $count } still to choose
page-looking-back = Looking back
page-to-now = Back to now
page-scene-next-race = Next race
page-scene-next-round = Next round
page-scene-skip = Skip
page-scene-on = Go on
page-you-win = You win!
page-you-share = You share the victory!
page-on-its-way = Sending …
page-move-kept = Your move is kept and will be sent as soon as the connection is back.
page-offline = No connection
page-confirm = Yes
page-confirm-not = No
page-undo = Take back (U)
page-undo-leap = That goes back before the last deal. Take back all the same?
page-ask-hint = Hint (H)
page-hint-only = Only one move is possible: { $move }.
page-hint-numbers = In numbers
page-hint-chance = { $chance }% to win.
page-hint-others = Or: { $moves }.
page-last-move = Last move
page-log = Log
page-log-hint = click to look back
page-say = Say something nice
page-close = Close
page-dealt = The game begins.
page-dealt-again = The same deal begins again.
page-start = Start
page-your-hand = Your hand
page-ahead = Played on your turn. Tap it again to take it back.
page-ahead-not = The card you had chosen does not fit.
page-your-choice = Your choice
page-hand-count = Your hand · { $count }
page-sort = Sort
page-cards-fit = { $count ->
    [0] no card fits
    [one] one card fits
   *[other] { $count } cards fit
}
page-cards-in-hand = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-points = { $count ->
    [one] point
   *[other] points
}
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-of = { $done } of { $all }
page-race = Race { $race } of { $races }
page-draw-pile = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}

## Home

page-guest = Guest
page-guest-names = Clover, Fern, Hazel, Maple, Barley, Poppy, Willow, Acorn
page-loading = One moment …
page-connecting = Looking for the farm …
page-lost = There is nothing at this address.
page-offline-page = This page is not available offline.
page-offline-help = No connection just now. Rules and lessons work all the same:
page-lesson = Lesson
page-language = Language
page-theme = Theme
page-theme-system = as on device
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-speed = Animation
page-speed-off = off
page-settings = Settings
page-name = Your name
page-set-sound = Sound
page-ask-sound = Do you want to hear when it is your turn?
page-set-notify = Notify me when it is my turn and this page is in the background
page-set-twotaps = First tap selects, second tap plays
page-set-single = Play forced moves automatically
page-set-draw = Draw automatically when nothing fits
page-set-sort = Keep my hand sorted
page-set-chatter = Bots make remarks and cheer now and then
page-set-begin = I begin when all the others are bots, on this device
page-set-aids = Memory aid: show what everybody could remember
page-aids = Memory aid
page-aids-on = shown
page-aids-off = none
page-set-goon = Begin the next race or round without asking me
page-keys = Keys: digits and arrows choose, Enter plays, U takes back, H gives a hint, L opens the log, ? the rules.
page-pitch-1 = Five farm games,
page-pitch-2 = one muddy yard
page-pitch-3 = With friends or with bots that cannot peek.
page-pitch-4 = No account, two clicks.
page-play-now = Play now
page-invite-friends = Invite friends
page-play-which = Which game?
page-invite-which = A table for which game?
page-play = Play
page-dealing = Dealing …
page-preparing = preparing … { $percent }%
page-prepared-later = waiting
page-learn = Two-minute lesson
page-facts = { $players } players · { $minutes } min
page-open-tables = Open tables
page-live = live
page-no-tables = Nobody is waiting just now. Open a table and others will see it here.
page-lobby-filter = Which tables
page-lobby-game = Game
page-lobby-free = Free seats
page-lobby-any-game = any game
page-lobby-seats = { $count ->
    [1] seats free
   *[other] { $count } or more seats free
}
page-lobby-any-rated = rated or casual
page-lobby-rated = rated
page-lobby-casual = casual
page-lobby-time-any = any clock
page-lobby-time-none = no time limit
page-lobby-time-live = with a clock
page-lobby-time-days = days for a move
page-lobby-any-language = any language
page-lobby-more = Show { $count } more
page-lobby-none = { $count ->
    [one] One table is open, but not such a one.
   *[other] { $count } tables are open, but none like that.
}
page-lobby-all = Show all
page-rated = Counts for ratings
page-rated-short = Ratings
page-code = Code from a friend
page-join = Join
page-free-seats = { $count ->
    [0] no free seats
    [one] one free seat
   *[other] { $count } free seats
}
page-sit-down = Sit down
page-sit-here = Sit here
page-my-games = My games
page-gathering = waiting for players
page-turn-of = { $who }’s turn
page-all = All
page-replays = Finished games
page-continue = Continue

## Setting up a table

page-new-table = New table
page-table = Table { $code }
page-who-plays = Who plays?
page-how-many-people = People, with you
page-how-many-bots = Bots
page-bots-play = How well the bots play
page-one-by-one = Seat by seat
page-how-long = How long?
page-takes = About { $short } to { $long } minutes; more players take longer.
page-takes-less = Shorter than the usual game of { $short } to { $long } minutes.
page-takes-more = Longer than the usual game of { $short } to { $long } minutes.
page-house-rules = House rules
page-house-usual = as usual
page-house-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-free-seat = Free seat
page-seat-for = Seat { $seat } is for
page-for-person = Person
page-bot = Bot: { $level }
page-host = host
page-deal = Start the game
page-open-table = Open the table
page-free-left = { $count ->
    [0] No seat is free any more.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-wait-host = The host deals as soon as all seats are taken.
page-host-deals = All seats are taken. { $who } deals.
page-need-code = This table is private: open its link, or type its whole code.
page-no-code = I have another code, or none
page-rules-here = Rules at this table
page-host-decides = The host decides
page-private = Private: link or code only
page-locked = Nobody else may sit down
page-allow-chat = Allow free chat
page-spectators = Spectators
page-spectators-everyone = everyone
page-spectators-link = only with the link
page-spectators-nobody = nobody
page-spectators-hands = only with the link, all hands shown
page-hands-host = You do not play at this table yourself: you get a link that shows all hands. Games do not count for ratings.
page-hands-shown = Anyone with the spectators’ link sees all hands. Games here do not count for ratings.
page-seat-lost = The host has given your seat away. You can sit down again wherever one is free.
page-seat-lost-playing = The host has given your seat to a bot. You can take it back.
page-sit-again = Take my seat back
page-grace = A bot stands in after
page-grace-never = never
page-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
page-clock = Clock
page-time-left = time left for the game
page-clock-none = no limit
page-clock-seconds = { $seconds } seconds
page-clock-move = { $seconds } seconds a move
page-clock-game = { $minutes } minutes each for the game
page-clock-growing = { $minutes } min + { $seconds } s a move
page-clock-day = a day a move
page-clock-days = { $days } days a move
page-clock-own = my own …
page-clock-own-minutes = minutes
page-clock-own-seconds = more seconds a move
page-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-fair = The shuffle is fixed before anybody sits down and can be verified after the game.
page-deals = Every deal is fixed before anybody sees a card, and can be checked: { $promised } so far, { $finished } played to the end, { $open } going on, { $abandoned } broken off.
page-invite = Invite: link, code, QR
page-qr = QR code of the link
page-table-code = Table code
page-copy-link = Copy link
page-copy-watch = Spectators’ link
page-copy-watch-hands = Spectators’ link, all hands shown
page-share = Share
page-share-text = Come and play { $game } with me!
page-reach-network = For everyone on your network: this link leads to your computer.
page-reach-nobody = This link only works on this computer. To play with others on your network, start Farmyard with --address 0.0.0.0.
page-copied = Copied

## At the table

page-rules = Rules
page-rules-key = Rules (?)
page-menu = Menu
page-home = Back to the yard
page-leave = Leave the table
page-leave-really = Really leave? A bot takes over.
page-give-bot = Give the seat to a bot
page-own-words = In your own words
page-send = Send
page-watching = { $count } watching
page-you-watch = You are watching
page-emote-smile = smiles
page-emote-laugh = laughs
page-emote-wow = is amazed
page-emote-cry = cries
page-emote-angry = grumbles
page-emote-pig = oink!
page-emote-cow = moo!
page-emote-clap = claps
page-emote-heart = sends a heart
page-emote-think = is thinking

## The result

page-winner = { $who } wins!
page-winners = { $who } share the victory!
page-you-came = { $place ->
    [1] you came first
    [2] you came second
    [3] you came third
   *[other] you came { $place }th
}
page-chart = Scores over time
page-moments-short = The moments
page-moments-about = The champion bot reviews every decision and finds the best and the costliest one.
page-find-moments = Analyse the game
page-thinking = Thinking …
page-thinking-of = Step { $done } of { $all }
page-cancel = Stop
page-shares = How everybody played
page-played = best move in { $right } of { $all } decisions; { $lost }% given away per decision on average
page-accounts-what = The judge is a farmhand at every seat: each position is worth the average of 200 games played on from it. ± says how far that may be off.
page-accounts-sums = All together: { $columns }. What a move does to others counts as a gift, so only “Gifts”, “Hidden” and “Choices” together come to nothing.
page-best = Best move: { $who }
page-costly = Biggest mistake: { $who }
page-moment-best = { $move }: nothing was better.
page-moment-better = { $move }. Better: { $better }.
page-no-moments = Nobody could have done much better.
page-look = Look back
page-look-table = Look at the table
page-rematch = Rematch
page-join-again = Join in
page-not-again = No, thanks
page-next-watch = Watch the new game
page-next-open = Another game is about to begin at this table.
page-next-on = A new game has begun at this table.
page-deciding = has not answered yet
page-is-in = joins in
page-waiting-for = Waiting for { $who }.
page-same-deal = Same deal again
page-replay = Replay
page-to-result = To the result
page-came = place { $place } of { $seats }
page-statistics = Statistics
page-stat = { $game }, { $seats } players: { $games } played, { $wins } won
page-no-replays = No finished games yet.
page-move-of = Move { $move } of { $moves }
page-back-one = One move back
page-on-one = One move on
page-pause = Pause
page-run = Play
page-replay-speed = Speed: { $times }×
page-whose-eyes = Point of view
page-spectator = Spectator
page-download = Download the record
page-share-moment = Copy link to this moment

## Lessons

page-lesson-of = Step { $step } of { $steps }
page-lesson-no-undo = No need to take back in a lesson: just try another move.
page-lesson-right = Well done!
page-lesson-next = Continue
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-play = Play your first game
page-lesson-first-game = Against the gentlest bots, with a hint at every turn.
page-lesson-rules = Read all the rules

## Small words

page-yes = yes
page-no = no

## Preferences

page-pace = Bots take
page-pace-0 = no time
page-pace-1 = a moment
page-pace-2 = their time

## People and account

page-people = People
page-people-help = Muting applies to this device only. People you block cannot sit down at tables you open. A report goes to the operator of this server, together with what was said at the table.
page-mute = Mute
page-unmute = Unmute
page-block = Block
page-unblock = Unblock
page-report = Report
page-report-why = What is wrong?
page-report-talk = what they say
page-report-name = their name
page-report-cheating = cheating
page-report-leaving = leaving on purpose
page-report-other = something else
page-report-more = In your own words
page-reported = Thank you. The operator of this server will look at it.
page-send-away = Remove from the table
page-send-away-about = They lose their seat and can only come back with a new link from this table.
page-send-away-playing = They lose their seat, and a bot plays on. They can only come back with a new link from this table. If the game counts for ratings, you lose to them.
page-send-away-really = Really remove { $name }
page-sent-away = Removed.
page-account = Your account
page-account-what = You need no password: this browser holds a key that tells who you are.
page-device = Another device
page-device-what = Carry on as the same person on a phone or another computer, with your games and ratings.
page-device-make = Make a code
page-device-have = I have a code
page-device-qr = The code as a QR code
page-device-once = The code works once, for ten minutes. Do not give it to anybody: whoever has it becomes you.
page-device-use = Enter the code from your other device. From then on you are the same person here.
page-device-code = Code
page-device-go = Continue here
page-sign-out = Sign out everywhere else
page-sign-out-what = In case somebody else has your key: all other devices have to start over; only this one stays signed in.
page-signed-out = Done. Only this device is still signed in.
page-data = Your data
page-data-what = Everything kept about you as one file, or deleted for good.
page-data-save = Save my data
page-delete = Delete me
page-delete-really = Really delete everything
page-privacy = Privacy
page-privacy-kept = What is kept
page-privacy-kept-text = The name you chose, a number that stands for you, the games you played with their moves and results, ratings, whom you have blocked, the address where your browser receives notifications if you asked for them, and what was said at a table as long as the table exists; with a report, until somebody has looked at it. No e-mail address, no password, no cookies.
page-privacy-seen = Who sees it
page-privacy-seen-text = Everyone who sits at a table or watches it sees names, open moves and what is said. Finished games of public tables can be opened by anybody who has the link; those of private tables only by their players and with the table’s link. The operator of this server can see everything. Notifications go through your browser’s push service, which cannot read them.
page-privacy-not = What is not done
page-privacy-not-text = No advertising, no tracking, no scripts from elsewhere, nothing sold or passed on. Your network address is used to keep out abuse and is not stored, unless you are banned.
page-privacy-long = How long
page-privacy-long-text = Tables that nobody uses any more are deleted automatically. Finished games and ratings stay until you delete yourself.
page-privacy-rights = Your rights
page-privacy-rights-text = You can save everything that is kept about you, and delete it. Your games then stay with those who played them, without your name.
page-admin = The whole yard
page-admin-key = Key
page-admin-open = Open
page-admin-again = Refresh
page-admin-reports = Reports: { $count }
page-admin-tables = Tables: { $count }
page-admin-bans = Banned: { $count }
page-admin-table = { $listening } connected; idle for { $minutes } min
page-admin-paused = paused
page-admin-close = Close the table
page-admin-ban = Ban
page-admin-ban-network = Ban, and their network
page-admin-pardon = Lift the ban
page-admin-settle = Settled
page-admin-sure = Really?

## The rules page

page-guide-contents = What is where
page-guide-symbols = Cards and symbols
page-guide-box = What is in the box
page-luck = Luck or skill?
page-luck-about = Computer players of one level played whole games against each other. So much of what their results differ by is luck: cards that nobody chose. The rest is what they choose, guesses and moods included.
page-luck-of = { $title } with { $seats }: { $luck }% luck (± { $error }) among players of level “{ $level }”
page-luck-deal = the deal { $percent }%
page-luck-draws = later cards { $percent }%
page-luck-choices = what they choose { $percent }%
page-luck-games = { $games } games, 95% interval
page-guide-aim = The aim
page-guide-setup = Setting up
page-guide-turn = A turn
page-guide-cards = The cards
page-guide-bets = Betting
page-guide-end = The end
page-guide-scoring = Scoring
page-guide-variants = Variants
page-guide-ties = Equal cards
page-guide-special = Special spaces
page-guide-sets = Full sets
page-guide-jobs = The four actions
page-guide-sties = Pigs and sties
page-guide-tools = Tools
page-guide-inspection = The inspection
page-guide-events = Events and prices
page-guide-green = Special cows of the green pack
page-guide-yellow = Special cows of the yellow pack
page-guide-two = Two players

## After the game

page-chart-moves = moves made
page-own-mistake = Your biggest mistake
page-own-best = Your best move
page-walk = Walk me through it
page-own-none = You made no mistake that mattered.
page-moment-cost = In a hundred games like this it costs { $count ->
    [one] one win
   *[other] { $count } wins
}.
page-tab-moments = Mine
page-tab-others = The others’
page-rating = Rating { $rating }, most likely { $low } to { $high } ({ $games ->
    [one] one game
   *[other] { $games } games
})
page-rating-about = Everybody begins at 25. The more you play against people, the narrower the range becomes.
page-filter = Which games
page-filter-all = All games
page-against = with { $who }
page-others = { $count ->
    [one] one more
   *[other] { $count } more
}
page-more-games = More games
page-places = { $wins ->
    [0] No win
    [one] One win
   *[other] { $wins } wins
} in the last { $games } games
page-place-first = first
page-place-last = last
page-what-if = What if?
page-what-if-about = Play on from this moment yourself, against bots
page-terms = The host has decided
page-chat = Talk
page-chat-phrases = phrases and pictures
page-chat-free = phrases, pictures, free chat
page-move-here = Move here
page-skip = Skip to content

## What bots say now and then

phrase-glad-1 = Splendid!
phrase-glad-2 = Just as I planned.
phrase-glad-3 = What a day!
phrase-sigh-1 = Well, well …
phrase-sigh-2 = That stings.
phrase-sigh-3 = I’ve had better days.
phrase-overtaken-1 = Hey, I was ahead!
phrase-overtaken-2 = I’ll catch up!
phrase-overtaken-3 = Wait for me!
