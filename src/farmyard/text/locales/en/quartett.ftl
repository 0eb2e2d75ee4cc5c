### Quartett and Quintett

page-title-quartett = Quartett
quartett-tagline = Ask the right player for the right card and lay down full sets.
quartett-points = sets
quartett-rules-heading = Rules (of the old parlour game)
quartett-decisions-heading = Decisions (ours: where those rules vary, and what Rudi’s cards make of them)
quartett-unofficial = Quartett is a traditional parlour game; who invented it is unknown ({ $author }). The booklet of Rennschwein Rudi Rüssel ({ $publisher }, { $year }) suggests playing it with its cards. This is an unofficial implementation with its own art and words, not connected with the publisher.

## Cards

quartett-colour-red = red
quartett-colour-blue = blue
quartett-colour-yellow = yellow
quartett-colour-green = green
quartett-colour-black = black
quartett-card = { $colour } { $number }

## What is asked

quartett-ask = Ask one player for one card.
quartett-ask-again = You got it: ask again.

## Moves

quartett-do-ask = Ask { $who } for { $card }

## Why not

quartett-no-yourself = You cannot ask yourself.
quartett-no-no-player = Nobody sits there.
quartett-no-no-cards = This player has no cards left and cannot be asked.
quartett-no-no-such-card = The black cards are only in Quintett.
quartett-no-set-laid = This set has been laid already.
quartett-no-your-card = You hold this card yourself.
quartett-no-no-card-of-set = You hold no card of this set, so you may not ask for one.
quartett-no-position-hand = “hand_n” does not match the cards of seat { $seat }.
quartett-no-position-points = The points of seat { $seat } must be the sets laid there, dealt complete or completed by asking.
quartett-no-position-full = Seat { $seat } holds a full set, which would have been laid.
quartett-no-position-memory = What is remembered of seat { $seat } does not agree with its cards.
quartett-no-position-end = The game is over if and only if all sets are laid or { $most } cards have been asked for.
quartett-no-position-turn = The player who asks must have cards.

## What happened

quartett-say-hit = { $who } asks { $asked } for { $card } and gets it.
quartett-say-miss = { $who } asks { $asked } for { $card }: no.
quartett-say-set = { $who } lays the set of { $number }.
quartett-say-out = { $who } has no cards left.
quartett-say-next = { $who } asks next.
quartett-say-end-sets = All sets are laid.
quartett-say-end-limit = After 1,000 requests the game ends; the sets laid count.
quartett-say-winner = { $count ->
    [one] { $who } wins with { $sets ->
        [one] one set
       *[other] { $sets } sets
    }.
   *[other] Shared victory with { $sets ->
        [0] no sets
        [one] one set each
       *[other] { $sets } sets each
    }: { $who }.
}

quartett-ending-sets = all sets laid
quartett-ending-limit = stopped after 1,000 requests

## On the table

quartett-show-quartett = Quartett · { $laid } of 10 sets laid
quartett-show-quintett = Quintett · { $laid } of 10 sets laid
quartett-show-sets = sets
quartett-show-asked = asked
quartett-show-got = got
quartett-show-laid = laid
quartett-show-last = Last request
quartett-show-hit = yes
quartett-show-miss = no
quartett-show-key = on colour, with a sign: yours · with ?: may be asked for

## Options

quartett-option-set = Sets
    .help = quartett: ten sets of four, the coloured cards only. quintett: ten sets of five, with the black cards.

## Rules

quartett-r1 = All cards are dealt one at a time; some may get one card more than others.
quartett-r2 = The player to the left of the dealer begins and asks any one player for one card, naming it exactly.
quartett-r3 = You may ask only for a card of a set of which you hold at least one card, and not for a card you hold yourself.
quartett-r4 = Whoever has the card must hand it over. Then you go on asking, the same player or another one.
quartett-r5 = Whoever does not have the card is the next to ask.
quartett-r6 = A full set is laid face up on the table at once, even one that was dealt complete.
quartett-r7 = A player with no cards left is out. If it was that player’s turn, the left neighbour asks.
quartett-r8 = The game ends when all sets are laid. Whoever has laid the most wins.

quartett-d1 = Quartett: the four coloured cards with the same number are a set; ten sets, 40 cards.
quartett-d2 = Quintett: the black card with that number belongs to the set as well; ten sets of five, 50 cards.
quartett-d3 = The dealer is drawn by lot and gives the first card to the left neighbour.
quartett-d4 = A player without cards cannot be asked. If your own set leaves you without cards, the next player to the left who has some asks.
quartett-d5 = If several players have the most sets, they share the victory.
quartett-d6 = After 1,000 requests the game is stopped; the sets laid count.
quartett-d7 = Memory is allowed. The table shows how many cards everybody holds, the sets laid and the last request; computer players may remember everything that was asked and answered, and nothing else.

## Why a move is good

quartett-because-certain = { $who } has it for certain.
quartett-because-certain-last = { $who } has it for certain, and it completes your set of { $number }s.
quartett-because-last = It is the last card missing from your set of { $number }s.
quartett-because-some = { $who } has asked for a { $number } and so must hold one.
quartett-because-most = { $who } holds the most cards, { $count }: the likeliest to have it.
quartett-because-mine = You already hold { $count ->
    [one] a card
   *[other] { $count } cards
} of the set of { $number }s.

### Quartett and Quintett in the browser

page-quartett-album = All sets
page-quartett-page = Set of { $number }: you hold { $mine } of { $all }
page-quartett-page-laid = Set of { $number }: laid by { $who }
page-quartett-laid-by = { $who }
page-quartett-pocket = { $state ->
    [mine] { $card }, yours
    [ask] { $card }, may be asked for
    [no] { $card }, may not be asked for
    [laid] { $card }, laid
   *[other] { $card }
}
page-quartett-whom = Ask whom?
page-quartett-person = { $who }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
page-quartett-ask-who = { $who }?
page-quartett-start = Choose a card marked with a question mark.
page-quartett-nothing = Nothing has been asked yet.
page-quartett-have = “{ $who }, have you got { $card }?”
page-quartett-yes = “Here you are.”
page-quartett-set = Set of { $number }!
page-quartett-no = “No.”
page-quartett-short = One card short: { $sets }

## Players and progress

page-quartett-laid = { $laid } of { $sets } sets laid
page-quartett-kind = { $colours ->
    [5] Quintett: sets of five
   *[other] sets of four
}
page-quartett-sets = { $count ->
    [one] set
   *[other] sets
}
page-quartett-sets-of = { $count ->
    [one] laid the set of { $sets }
   *[other] laid the sets of { $sets }
}
page-quartett-out = out

## Result and help

page-quartett-by-deal = dealt complete
page-quartett-by-asking = by asking
page-quartett-help-ask = Asking
page-quartett-help-hit = Yes or no
page-quartett-help-set = Full sets
page-quartett-help-out = Without cards
page-quartett-help-black = Quintett

## Memory aid

page-quartett-aids = Memory aid: show who has got which card in the open, and who lacks one
page-quartett-collect = { $who } { $count ->
    [one] holds
   *[other] hold
} a card of this set.
page-quartett-heard-has = has this card
page-quartett-heard-lacks = has not got it
page-quartett-heard-some = holds a card of this set, nobody knows which
page-quartett-heard-nothing = nothing is known

## Setting up

page-quartett-length-quartett = Sets of four
page-quartett-length-quintett = Sets of five
page-quartett-house-set = Sets
    .help = Ten sets of four cards, or, with the black cards, ten sets of five.
page-quartett-choice-quartett = Quartett (four)
page-quartett-choice-quintett = Quintett (five)

## Goal

page-quartett-goal = Most sets wins

## Scenes

page-quartett-laid-sets = { $count ->
    [0] no set
    [one] set of { $sets }
   *[other] sets of { $sets }
}

## What bots say now and then

phrase-quartett-set-1 = All together again!
phrase-quartett-set-2 = Now they’re complete.
phrase-quartett-set-3 = One for the album.
phrase-quartett-robbed-1 = How did you know?
phrase-quartett-robbed-2 = There it goes …
phrase-quartett-robbed-3 = What a memory!
phrase-quartett-miss-1 = Not here!
phrase-quartett-miss-2 = Try next door.
phrase-quartett-miss-3 = Guess again.

### The rules page of Quartett: what its pictures show, and what is in the box.

guide-quartett-set = A set: the four cards with the same number. In Quintett the black one belongs to it, too.
guide-quartett-ask = With these cards you may ask for blue 7 or yellow 7, and for any 2 but blue 2. You may not ask for a 5: you hold none.
guide-quartett-part-cards = 40 cards: 1 to 10 in four colours
guide-quartett-part-black = For Quintett, ten black cards
guide-quartett-ours = The game is a bonus with the cards of Rudi Rüssel, played by the rules everybody knows. Players, playing time and age are ours.

### The lesson of Quartett: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-quartett-goal = Four cards with the same number are a set. Collect sets by asking others for their cards. When all sets are laid, whoever has laid the most wins.
    .title = The goal
lesson-quartett-ask = You may ask for cards of sets of which you hold a card: those with a question mark. Clara has asked for green 4, so she holds a four herself. You lack yellow and green. Ask Clara for yellow 4.
    .title = Ask
    .done = “Here you are.” Whoever has the card must give it, and you ask again.
lesson-quartett-again = One card is missing from your fours: green 4. Clara asked for it, and Bernd told her no. Who can have it?
    .title = Complete a set
    .done = Only David was left. The set is full and is laid at once: one for you. And it is still your turn.
lesson-quartett-listen = Now the nines. Bernd asked you for blue 9. So he holds a nine, but not the blue one. Which nine do you ask him for?
    .title = Listen
    .done = Red and green are yours, blue he lacks: so it had to be yellow. Listening is half the game.
lesson-quartett-miss = About the eights you know nothing yet. Ask Bernd for one and see what happens at a “No”.
    .title = No!
    .done = Bernd has none, so he is the next to ask. And everybody has heard that you hold an eight.
lesson-quartett-public = A new game. Clara has just got red 7 from Bernd; then she asked you in vain. You hold blue 7. Get red 7 from where it is now.
    .title = Everybody hears everything
    .done = Every question and every answer is public. A card that was handed over can be asked for.
lesson-quartett-end = Only the nines are left, and Bernd holds the last card. Ask for it.
    .title = The end
    .done = All sets are laid, and you have four: most of all. You win.

lesson-quartett-not-asked-herself = Clara asked for green 4 herself, so she does not have it.
lesson-quartett-not-asked-himself = Bernd asked for blue 9 himself, so he does not have it.
lesson-quartett-not-clara-has-four = Nothing says that they hold a four. Clara must hold one: she asked for a four.
lesson-quartett-not-no-news = Nothing says who has green 4. But Clara holds a four, and it is not green.
lesson-quartett-not-stay-with-four = That may be asked, but it would be a guess. About the fours you know more.
lesson-quartett-not-bernd-said-no = Clara asked Bernd for green 4, and he said no. One player is left.
lesson-quartett-not-bernd-has-nine = Nothing says so. Bernd asked for a nine, so he holds one himself.
lesson-quartett-not-stay-with-nine = That would be a guess. About the nines you know more: Bernd asked you for one.
lesson-quartett-not-try-eight = Try Bernd and an eight this time, to see what a “No” does.
lesson-quartett-not-clara-got-it = It was handed over: Clara has it now.
lesson-quartett-not-stay-with-seven = That would be a guess. Where red 7 is you know for certain.

### What one tends to lose by, in the review of several games

habit-quartett-player = The right card asked of the wrong player
habit-quartett-card = The wrong card asked for

### In the reports of the laboratory

lab-quartett-points = sets
lab-quartett-by-deal = sets dealt complete
lab-quartett-by-asking = sets by asking
lab-quartett-asked = requests
lab-quartett-got = cards got
lab-quartett-kind-seen = asks for a card all have seen
lab-quartett-kind-holding-one = asks, holding one of the set
lab-quartett-kind-holding-two = asks, holding two
lab-quartett-kind-holding-three = asks, holding three
lab-quartett-kind-holding-four = asks, holding four
