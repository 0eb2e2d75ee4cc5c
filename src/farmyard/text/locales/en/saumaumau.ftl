### Sau Mau Mau

page-title-saumaumau = Sau Mau Mau
saumaumau-tagline = Cards drive four pigs round the track, and everybody bets in secret.

## Cards and pigs

saumaumau-colour-pink = pink
saumaumau-colour-brown = brown
saumaumau-colour-black = black
saumaumau-colour-beige = beige
saumaumau-colour-any = any colour
saumaumau-pig-pink = the pink pig
saumaumau-pig-brown = the brown pig
saumaumau-pig-black = the black pig
saumaumau-pig-beige = the beige pig
saumaumau-card = { $colour } { $symbol }
saumaumau-card-schlappi = Schlappi ({ $colour })
saumaumau-card-bauer = Bauer

## What is asked

saumaumau-ask-play = Play a card or draw.
saumaumau-ask-plus-two = Pass it on with a +2, or draw { $count } cards.
saumaumau-ask-pull = As consolation, pull pigs back: { $count ->
    [one] one step left
   *[other] { $count } steps left
}.
saumaumau-ask-bet = Bet on a pig?
saumaumau-ask-change-bet = Change your bet? It would go to the end of the row.
saumaumau-ask-object = { $who } did not say “Mau”. Object?
saumaumau-ask-wait-object = You did not say “Mau”. Will anybody notice?

## Moves

saumaumau-do-play = Play { $card }
saumaumau-do-play-mau = Play { $card } and say “Mau”
saumaumau-do-schlappi = Play { $card }, move { $pig }
saumaumau-do-schlappi-mau = Play { $card }, move { $pig } and say “Mau”
saumaumau-do-bauer = Play { $card }, name { $colour }
saumaumau-do-bauer-mau = Play { $card }, name { $colour } and say “Mau”
saumaumau-do-draw = Draw
saumaumau-do-pull = Pull back { $pig }
saumaumau-do-done = Pull no further
saumaumau-do-bet = Bet on { $pig }
saumaumau-do-no-bet = No bet
saumaumau-do-pass = Pass
saumaumau-do-object = Object!
saumaumau-do-let-pass = Let it pass
saumaumau-do-some-bet = A bet, face down

## Why not

saumaumau-no-wrong-phase = That is not what is asked now.
saumaumau-no-not-in-hand = That card is not in your hand.
saumaumau-no-no-match = Neither colour nor number nor symbol matches the top card.
saumaumau-no-plus-two-open = A +2 is open: play a +2 or draw. Green cards do not help here.
saumaumau-no-not-last-pig = Schlappi moves a pig in last place; this one is not.
saumaumau-no-no-mau-due = “Mau” is said only with the second-to-last card or the last, and only in the Mau variant.
saumaumau-no-nothing-to-draw = There is no card left to draw.
saumaumau-no-can-draw = You cannot pass while there are cards to draw.
saumaumau-no-can-play = You cannot pass while a card of yours fits.
saumaumau-no-pig-at-start = This pig is at Start and cannot go back any further.
saumaumau-no-same-bet = Your bet is already on this pig.
saumaumau-no-position-top = The position does not say which card lies on top: “top” is missing.
saumaumau-no-position-goal = A pig stands on or beyond the wreath at { $goal }: the race would be over.
saumaumau-no-position-points = Points must be the sum of those for bets, hands and wreaths, and at most { $most } after { $races ->
        [one] one race
       *[other] { $races } races
    }.
saumaumau-no-position-end = A game is over if and only if { $races } races are over, and then it has a reason; a race has fewer than { $turns } turns.
saumaumau-no-position-object = Objections are awaited only in the Mau variant, after the last card or the second-to-last, from those who have not answered.
saumaumau-no-position-memory = What is remembered (“shown”, “kept”, “stale”) does not agree with where the cards are.
saumaumau-no-position-strip = The strips must hold exactly the seats that have a bet.
saumaumau-no-position-hand = A player without cards would have ended the race.
saumaumau-no-position-pending = An open penalty needs a +2 on top and an even number of cards.
saumaumau-no-position-steps = Consolation steps are left if and only if pigs are being pulled back.

## What happened

saumaumau-say-play = { $who } plays { $card }.
saumaumau-say-mau = { $who }: “Mau!”
saumaumau-say-mau-mau = { $who }: “Mau Mau!”
saumaumau-say-run = { $pig } runs to space { $space }.
saumaumau-say-skip = { $who } is skipped.
saumaumau-say-plus-two = The penalty is now { $count } cards.
saumaumau-say-colour = { $who } wants { $colour }.
saumaumau-say-draw = { $who } draws { $count ->
    [0] nothing: there is no card left
    [one] a card
   *[other] { $count } cards
}.
saumaumau-say-my-draw = Drawn: { $cards }.
saumaumau-say-reshuffle = The discards are shuffled into a new draw pile.
saumaumau-say-pull = { $who } pulls { $pig } back to space { $space }.
saumaumau-say-done = { $who } pulls back no further.
saumaumau-say-bet = { $who } bets, face down.
saumaumau-say-my-bet = { $who } bets on { $pig }.
saumaumau-say-no-bet = { $who } does not bet.
saumaumau-say-pass = { $who } can neither play nor draw and passes.
saumaumau-say-object = { $who } objects: { $caught } forgot to say “Mau” and takes { $card } back.
saumaumau-say-let-pass = { $who } lets it pass.
saumaumau-say-end-wreath = { $who } brings { $pigs } to the wreath: 3 points.
saumaumau-say-end-hand = { $who } has played the last card: 5 points. In front: { $pigs }.
saumaumau-say-end-both = { $who } plays the last card and brings { $pigs } to the wreath: 8 points!
saumaumau-say-end-limit = After 300 turns the race is stopped. In front: { $pigs }.
saumaumau-say-bet-pays = { $who } had bet on { $pig }: { $points ->
    [one] one point
   *[other] { $points } points
}.
saumaumau-say-bet-fails = { $who } had bet on { $pig }: nothing.
saumaumau-say-next-race = Race { $race } of 4. { $who } begins.
saumaumau-say-winner = { $count ->
    [one] { $who } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] Shared victory with { $points ->
        [one] one point
       *[other] { $points } points
    }: { $who }.
}

saumaumau-ending-wreath = a pig at the wreath
saumaumau-ending-hand = the last card played
saumaumau-ending-both = both at once
saumaumau-ending-limit = stopped after 300 turns

## On the table

saumaumau-show-race = Sau Mau Mau · race { $race } of { $races }
saumaumau-show-top = Top card
saumaumau-show-fits = Fits
saumaumau-show-pending = +2 open: { $count } cards!
saumaumau-show-bets = Bets (6-4-3-2-1)
saumaumau-show-last-race = Last race

## Options

saumaumau-option-track = Track
    .help = Where the wreath lies: standard is 16/17/19/20 for 2/3/4/5 players, children 14/16/17/19. The printed spaces are unknown; these are ours.
saumaumau-option-goal = Goal
    .help = The wreath’s space, 1 to 60; 0 leaves it to the track.
saumaumau-option-mau = Mau variant
    .help = Say “Mau” with the second-to-last card and “Mau Mau” with the last; if you are caught forgetting it, you take the card back.

## Rules

saumaumau-r1 = Four races are run. Most points win; with equal points the victory is shared.
saumaumau-r2 = The 39 cards: numbers 1 to 6, an X and a +2 in each of pink, brown, black and beige; four green Schlappi, each with a colour; three green Bauer.
saumaumau-r3 = Everybody gets five cards. The next card opens the discard pile, the rest is the draw pile. All pigs stand at Start; the wreath marks the goal for this number of players.
saumaumau-r4 = The opening card does nothing. An X, +2 or Schlappi counts only by its colour; on a Bauer the first player may play anything.
saumaumau-r5 = On your turn play one card that shares colour, number or symbol with the top card. Green cards go on anything. Then do what the card says.
saumaumau-r6 = If you cannot or do not want to play, draw one card. Your turn is over and the new card has to wait, but you may bet.
saumaumau-r7 = When the draw pile is empty, leave the top discard and shuffle the others into a new pile.
saumaumau-r8 = A number moves the pig of its colour exactly that many spaces, whether you like it or not. Pigs may share a space.
saumaumau-r9 = X moves no pig: the next player is skipped.
saumaumau-r10 = +2 moves no pig: the next player draws two cards or, if able and willing, extends with another +2. Then it is four for the one after, then six, then eight.
saumaumau-r11 = For every card drawn that way you may pull one pig back one space, sharing the steps among pigs as you like, but never behind Start.
saumaumau-r12 = If a +2 is the last card of a hand, nobody draws and nobody pulls back.
saumaumau-r13 = Schlappi moves the pig in last place three spaces; if several are in last place, you choose one. The next card must have the colour of its circle, or be green.
saumaumau-r14 = Bauer moves no pig: name the colour that the next card must have, unless it is green.
saumaumau-r15 = Whenever you have drawn at least one card you may bet: lay a pig face down on the first free strip.
saumaumau-r16 = Only one bet each. To change it, take the old one away, let the others move up, and lay the new one last.
saumaumau-r17 = A race ends at once when a pig reaches the wreath. Whoever moved it gets 3 points; this pig alone has won.
saumaumau-r18 = It also ends when somebody has played the last card and done what it says: 5 points. The pig furthest ahead has won; if several are level in front, they all have.
saumaumau-r19 = Both at once gives 8 points.
saumaumau-r20 = All bets are opened. Wrong ones go back; the others are paid from the top: 6, 4, 3, 2 and 1 points.
saumaumau-r21 = For the next race the first-player card goes left, the pigs go back to Start, and all cards are shuffled and dealt again.
saumaumau-r22 = Variant: say “Mau” while playing your second-to-last card and “Mau Mau” while playing the last. If you forget and somebody notices within five seconds, you take the card back, what it did is undone, and your turn is over.

saumaumau-d1 = A pig stops on the wreath; surplus steps are lost. Start counts as space 0.
saumaumau-d2 = The wreath lies on space 16, 17, 19 or 20 for 2, 3, 4 or 5 players (children: 14, 16, 17, 19). The printed spaces are unknown to us; these come from simulation.
saumaumau-d3 = Green cards do not answer an open +2, although they otherwise go on anything.
saumaumau-d4 = A hand may grow without limit. Whoever has no bet on the strips at the end loses nothing by it.
saumaumau-d5 = First draw, then pull back, then bet. You get as many steps as cards you really drew.
saumaumau-d6 = On an opening X or +2 another X or +2 of a different colour does not fit. An opening number fits by colour and by number.
saumaumau-d7 = An opening Bauer accepts any card until somebody plays one.
saumaumau-d8 = The draw pile is rebuilt when a card has to be drawn and none is there, also in the middle of a draw. The colour and symbol in force stay.
saumaumau-d9 = If there is nothing at all to draw, whoever can play must play, and whoever cannot passes. Without a card drawn there is no bet.
saumaumau-d10 = A race is stopped after 300 turns: the pigs in front win, bets are paid, nobody gets 3 or 5 points.
saumaumau-d11 = With several winning pigs all bets on any of them form one row, also when no pig has left Start.
saumaumau-d12 = A bet can only be changed to another pig, and not withdrawn.
saumaumau-d13 = The pig you bet on is secret. Who has bet, in which order, and how many cards everybody holds is public. Computer players may remember what everybody has seen, and nothing else: cards played face up, what a pass has shown to be missing, and which cards are older than each of the last three draw piles (three Bauer look alike).
saumaumau-d14 = X with two players: you go again.
saumaumau-d15 = The first player of the first race is drawn by lot.
saumaumau-d16 = With a Bauer as last card you still name a colour. X, +2 or Bauer as last card end the race for 5 points.
saumaumau-d17 = An objection is possible only after a play that should have been announced and was not. Every opponent objects or lets it pass once; the result waits for that. Nobody can announce falsely or late, not even by undoing the move. Whoever is caught has drawn nothing and so cannot bet.
saumaumau-d18 = If you are caught while extending a +2, you must take the penalty you tried to pass on, with pulling back and betting as usual.
saumaumau-d19 = After every race all its bets are open for everybody to see.

## Why a move is good

saumaumau-because-wreath = It brings { $pig } to the wreath: 3 points for you.
saumaumau-because-wreath-bet = It brings { $pig } to the wreath: 3 points for you, and your bet on it pays.
saumaumau-because-last-card = It is your last card: 5 points, and the race is over.
saumaumau-because-own-front = It puts { $pig } in front, and that is your bet.
saumaumau-because-own = It keeps your bet alive: { $pig } catches up.
saumaumau-because-open = It gets rid of a card, and you are still free to bet on any pig.
saumaumau-because-behind = It gets rid of a card and does your bet no harm: { $own } stays ahead.
saumaumau-because-shed = It gets rid of a card: { $count ->
    [one] one left
   *[other] { $count } left
} until the last one, which brings 5 points.
saumaumau-because-skip = It skips { $who }, who is next.
saumaumau-because-skip-last = { $who } has only one card left and is skipped.
saumaumau-because-plus-two = { $who } must draw { $count } cards, or answer with a +2.
saumaumau-because-colour-own = Whoever plays a number now has to run { $pig }, your bet.
saumaumau-because-colour-held = You hold { $count ->
    [one] a card
   *[other] { $count } cards
} of that colour yourself.
saumaumau-because-take = For the { $count } cards you may pull pigs back { $count } spaces, and bet.
saumaumau-because-draw-bet = You have no bet yet, and only those who draw may bet.
saumaumau-because-draw = You keep your cards for a better moment, and may change your bet.
saumaumau-because-pull-rival = { $pig } stands in the way of your bet.
saumaumau-because-pull-front = { $pig } is in front.
saumaumau-because-bet-front = { $pig } is in front, and the free strip pays { $points ->
    [one] one point
   *[other] { $points } points
}.
saumaumau-because-bet = If { $pig } wins, this strip pays { $points ->
    [one] one point
   *[other] { $points } points
}.
saumaumau-because-keep = Your bet on { $pig } keeps its place; a new one would go to the end of the row.

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
page-saumaumau-choice-standard = standard
page-saumaumau-choice-children = for children

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

### The rules page of Sau Mau Mau: what its pictures show, and what is in the box.

guide-saumaumau-setup = Three players: the wreath lies on 17, all pigs stand at Start, and a brown 5 opens the discard pile.
guide-saumaumau-match = On a brown 5 you may play any brown card, any 5, or any green card.
guide-saumaumau-run = Whoever plays black 4 must move the black pig exactly four spaces, from 5 to 9, like it or not.
guide-saumaumau-plus-two = Anna plays a +2, and Bernd extends with another. Clara cannot or will not: she draws four cards. For them she may pull pigs back four spaces in all, one pig by four or several by less.
guide-saumaumau-schlappi = The pink pig was last on 4. Schlappi moves it to 7, and now a brown or green card must follow: Schlappi’s circle was brown.
guide-saumaumau-bets = Anna bet first, then Bernd, then Clara. If Anna changes her bet, the others move up one strip and her new bet goes to the end of the row: third place instead of first.
guide-saumaumau-end = Black stands three spaces before the wreath. Black 3 brings it there: 3 points, and the race is over. If it was also the last card in hand, it is 8.
guide-saumaumau-scoring = Black has won. The bets on brown and pink were wrong and go back. Of the two on black the upper one brings 6 points, the next one 4.
guide-saumaumau-part-numbers = 24 number cards: 1 to 6 in four colours
guide-saumaumau-part-actions = An X and a +2 in every colour
guide-saumaumau-part-green = 7 green cards: four Schlappi, three Bauer
guide-saumaumau-part-bets = Every player’s four bet cards. The strips pay 6, 4, 3, 2 and 1.
guide-saumaumau-part-board = Four pigs, the wreath, the first-player card
guide-saumaumau-ours = The number of players and the age are printed on the box; the playing time is ours, for play on a screen.

### The lesson of Sau Mau Mau: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-saumaumau-goal = Four pigs race, and none of them is yours. You win by points, and most of them come from betting on the pig that wins. Four races are run; most points win.
    .title = The goal
lesson-saumaumau-match = A card must match the top card in colour or number. Brown 5 lies there: play one of your lit cards.
    .title = Your cards
    .done = A number runs the pig of its colour, exactly that many spaces, whether you like it or not. In your turn you play just one card.
lesson-saumaumau-draw = You never have to play. Draw a card instead: only those who draw may bet.
    .title = Draw
    .done = The new card has to wait until your next turn. But now you may bet.
lesson-saumaumau-bet = Bet on the pig that you think will win. Look at the track: who is far in front?
    .title = Bet
    .done = Your bet lies face down on the second strip: 4 points if black wins. If Bernd, above you, is wrong, you even get 6. Strips pay 6, 4, 3, 2, 1 from the top.
lesson-saumaumau-run = You have bet on black. Three of your cards fit. Which one helps you?
    .title = Help your pig
    .done = Black runs four spaces and leads: one more step to the wreath on 17.
lesson-saumaumau-pull = Clara’s +2 made you draw two cards. As consolation you pull pigs back two spaces. You have bet on black: tap the pig that is in its way.
    .title = +2 and consolation
    .done = Beige is only one space ahead now, and you have a step left. With a +2 of your own you could have passed the penalty on: four cards for Bernd!
lesson-saumaumau-schlappi = Green cards go on anything. Schlappi moves the pig in last place three spaces, and pink is last: your bet!
    .title = Schlappi
    .done = From last place to first. The next card must be pink, the colour of Schlappi’s circle, or green.
lesson-saumaumau-bauer = The Bauer moves no pig. You name the colour that the next card must have. You have bet on black: which colour do you name?
    .title = The Bauer
    .done = Now everybody who plays a number must run your black pig, or play another green card.
lesson-saumaumau-skip = Bernd has one card left. Whoever plays the last card gets 5 points and ends the race. An X skips the next player: use it!
    .title = X
    .done = Bernd is skipped, and Clara is next. X moves no pig.
lesson-saumaumau-end = Black needs three more spaces to the wreath. Whoever brings a pig there gets 3 points, and the race is over.
    .title = The end of a race
    .done = 3 points for the wreath and 6 for your bet on the first strip. Pigs go back to Start, cards are dealt again. After four races most points win.

lesson-saumaumau-not-drawing = You may draw, but then no pig runs. Try one of the lit cards first.
lesson-saumaumau-not-playing = That card fits, but whoever plays cannot bet. Draw this time.
lesson-saumaumau-not-behind = That pig is far behind. Black is six spaces ahead of everybody: bet on black.
lesson-saumaumau-not-no-bet = Without a bet this race brings you no points from the strips. Bet on black: it leads.
lesson-saumaumau-not-stranger = This card moves a pig you have not bet on. You only profit if yours wins.
lesson-saumaumau-not-waiting = Drawing is allowed, but others would move first. One of your cards helps you now.
lesson-saumaumau-not-own-pig = That is the pig you have bet on! Pull back the one ahead of it.
lesson-saumaumau-not-tail = This pig is far behind anyway. Pull back the one ahead of yours.
lesson-saumaumau-not-free-steps = These steps cost nothing. Use them against the pig ahead of yours.
lesson-saumaumau-not-colour = Then the others run a pig you have not bet on. Name the colour of your own.
lesson-saumaumau-not-last-card = Then it is Bernd’s turn, and he may play his last card: 5 points for him. Skip him with the X.
lesson-saumaumau-not-short = One space is too few: the wreath is three ahead. You have a card that reaches it.

### What one tends to lose by, in the review of several games

habit-saumaumau-pull = A bet taken back that should have stayed
habit-saumaumau-pull-late = A bet kept that should have been taken back
habit-saumaumau-bet-early = A bet too early
habit-saumaumau-bet-missed = A bet left out
habit-saumaumau-bet-wrong = A bet on the wrong pig
habit-saumaumau-plus-early = A +2 played too early
habit-saumaumau-plus-held = A +2 held too long
habit-saumaumau-drew = A card drawn, though one could be played
habit-saumaumau-draw-missed = A card played, though drawing was better
habit-saumaumau-special-early = Schlappi or Bauer played too early
habit-saumaumau-special-held = Schlappi or Bauer held too long
habit-saumaumau-card = The wrong card

### In the reports of the laboratory

lab-saumaumau-points = points
lab-saumaumau-by-wreath = points at the wreath
lab-saumaumau-by-hand = points for empty hands
lab-saumaumau-by-bets = points from bets
lab-saumaumau-kind-one = plays a 1
lab-saumaumau-kind-two = plays a 2
lab-saumaumau-kind-three = plays a 3
lab-saumaumau-kind-four = plays a 4
lab-saumaumau-kind-five = plays a 5
lab-saumaumau-kind-six = plays a 6
lab-saumaumau-kind-x = plays an X
lab-saumaumau-kind-plus-two = plays a +2
lab-saumaumau-kind-schlappi = plays a Schlappi
lab-saumaumau-kind-bauer = plays a Bauer
lab-saumaumau-kind-draw = draws a card
lab-saumaumau-kind-draw-chain = draws for a +2
lab-saumaumau-kind-pull = pulls a pig back
lab-saumaumau-kind-bet = bets
lab-saumaumau-kind-change = changes the bet
lab-saumaumau-kind-object = catches a missing Mau
lab-saumaumau-kind-other = declines to act
