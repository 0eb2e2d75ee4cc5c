### Quartett and Quintett

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
