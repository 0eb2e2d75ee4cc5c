### Sau Mau Mau


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
