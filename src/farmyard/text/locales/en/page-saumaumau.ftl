### Sau Mau Mau on the page: what only the browser says.

page-saumaumau-draw = Draw { $count }
page-saumaumau-play-mau = Play, “Mau!”
page-saumaumau-play-quiet = Play silently
page-saumaumau-mau = { $colour }, “Mau!”
page-saumaumau-which-colour = Which colour comes next?
page-saumaumau-which-pig = Which pig should run?
page-saumaumau-bet = face-down bet in place { $place }: { $points ->
    [one] one point
   *[other] { $points } points
} if it is right
page-saumaumau-my-bet = your bet on { $pig } in place { $place }: { $points ->
    [one] one point
   *[other] { $points } points
} if it is right
page-saumaumau-no-bet = no bet
page-saumaumau-starter = began the race
page-saumaumau-wreath = wreath on { $space }
page-saumaumau-strips = Bets, best place on top
page-saumaumau-free = free
page-saumaumau-top = On top: { $card }
page-saumaumau-wants = { $colour } is wanted
page-saumaumau-pending = { $count } penalty cards
page-saumaumau-asks-both = { $card } does not fit: the pile asks for { $colour } or { $symbol }.
page-saumaumau-asks-colour = { $card } does not fit: the pile asks for { $colour }.
page-saumaumau-track = Race track with the wreath on { $goal }
page-saumaumau-pig-at = { $pig }: space { $space } of { $goal }
page-saumaumau-steps = { $count ->
    [one] step back left
   *[other] steps back left
}
page-saumaumau-race-won = Race { $race }: { $pigs } { $count ->
    [one] wins
   *[other] win
}
page-saumaumau-worth = worth { $points }
page-saumaumau-no-bet-now = No bet this time
page-saumaumau-keep = Keep { $colour } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
page-saumaumau-bet-worth = Which pig wins? A bet now brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-saumaumau-change-worth = Another pig? At the end of the row it brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-saumaumau-must-draw = You have no +2: draw { $count } cards.
page-saumaumau-window = Nobody said “Mau”!
page-saumaumau-window-wait = Will anybody notice?
page-saumaumau-by-bets = bets
page-saumaumau-by-hand = last card
page-saumaumau-by-wreath = wreath
page-saumaumau-help-number = A number runs
page-saumaumau-help-x = X skips a player
page-saumaumau-help-plus-two = +2 and consolation
page-saumaumau-help-schlappi = Schlappi helps the last pig
page-saumaumau-help-bauer = The Bauer picks a colour
page-saumaumau-help-bet = Bets
page-saumaumau-help-wreath = The wreath

## Setting up

page-saumaumau-length-children = Short races
page-saumaumau-length-usual = Usual races
page-saumaumau-house-track = Race track
    .help = How far the pigs run. The one for children is two or three spaces shorter.
page-saumaumau-house-goal = Wreath on space
    .help = Put the wreath where you like, from space 1 to 60. With 0 it lies where the track has it.
page-saumaumau-house-mau = Say “Mau”
    .help = Say “Mau” with the second-to-last card and “Mau Mau” with the last. If somebody catches you forgetting, you take the card back.

## Goal

page-saumaumau-goal = Most points after four races wins

## What bots say now and then

phrase-saumaumau-paid-1 = I knew it!
phrase-saumaumau-paid-2 = Good pig!
phrase-saumaumau-paid-3 = I have a nose for pigs.
phrase-saumaumau-lost-1 = Wrong pig …
phrase-saumaumau-lost-2 = So much for my bet.
phrase-saumaumau-lost-3 = And it looked so fast!
phrase-saumaumau-skipped-1 = Hey, it was my turn!
phrase-saumaumau-skipped-2 = I’ll remember that.
phrase-saumaumau-skipped-3 = Time for a nap, then.
phrase-saumaumau-plus-1 = With my compliments!
phrase-saumaumau-plus-2 = Help yourself!
phrase-saumaumau-plus-3 = More cards, anybody?
