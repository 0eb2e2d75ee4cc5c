### MOW on the page: what only the browser says.

page-mow-round = Round { $round }
page-mow-target = ends at { $flies ->
    [one] 1 fly
   *[other] { $flies } flies
}
page-mow-three-herds = two players · three herds
page-mow-last-herd = the next herd taken ends the round
page-mow-flies = { $flies ->
    [one] fly
   *[other] flies
}
page-mow-holding = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · stable { $flies }
page-mow-holds = holds { $cow }, taken from the herd
page-mow-play = Play { $number }
page-mow-where = Where should it stand?
page-mow-calf-left = At the low end
page-mow-calf-right = At the high end
page-mow-take = Take herd · { $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
}
page-mow-take-of = Take { $herd } · { $flies ->
    [0] no flies
    [one] 1 fly
   *[other] { $flies } flies
}
page-mow-take-brief = Take · { $flies }
page-mow-take-last = Taking the herd costs { $flies ->
    [0] no flies
    [one] one fly
   *[other] { $flies } flies
} and ends the round. Take it?
page-mow-keep = Leave it
page-mow-turn = Turn it
page-mow-inside = { $cow } is inside the herd ({ $low }–{ $high }).
page-mow-stands = { $cow }, on number { $number }
page-mow-gap = gap between { $low } and { $high }: a slowpoke fits
page-mow-slowpoke-gap = gap for a slowpoke
page-mow-or = { $one } or { $other }
page-mow-left = { $count ->
    [0] no cards left to draw
    [one] 1 card left to draw
   *[other] { $count } cards left to draw
}
page-mow-cows = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}
page-mow-herd-flies = { $flies ->
    [0] no flies in the herd
    [one] 1 fly in the herd
   *[other] { $flies } flies in the herd
}
page-mow-arrow = The arrow points to { $who }
page-mow-then = then herd { $herd }
page-mow-stable = { $cows ->
    [0] your stable is empty
   *[other] in your stable: { $flies ->
        [0] no flies
        [one] 1 fly
       *[other] { $flies } flies
    }
}
page-mow-by-herds = herds
page-mow-by-hands = cards in hand
page-mow-help-number = A cow joins
page-mow-help-flies = Flies
page-mow-help-closer = The closer
page-mow-help-acrobat = The acrobat
page-mow-help-slowpoke = The slowpoke
page-mow-help-arrow = Green pack: the arrow
page-mow-help-calf = The calf
page-mow-help-lean = The lean cow
page-mow-help-milk = The milk cow
page-mow-help-mad = The mad cow
page-mow-help-yellow = Yellow pack: who is next

## Setting up

page-mow-length-round = One round
page-mow-length-half = To 50 flies
page-mow-length-usual = To 100 flies
page-mow-house-target = Flies that end the game
    .help = When somebody has this many flies after a round, the game is over. With 1 you play a single round.
page-mow-house-lean = Number of the lean cow
    .help = Where she stands in the herd. She saves you from drawing a card.
page-mow-house-milk = Number of the milk cow
    .help = Where she stands in the herd. Whoever plays her draws two cards.

## Goal

page-mow-goal = Fewest flies wins, once somebody has { $target }

## Scenes

page-mow-counted = herds { $herds } · hand { $hand }

## What bots say now and then

phrase-mow-herd-1 = All those flies!
phrase-mow-herd-2 = Bzzz …
phrase-mow-herd-3 = I need a fly swatter.
phrase-mow-spared-1 = Not my flies!
phrase-mow-spared-2 = Better you than me.
phrase-mow-spared-3 = Phew!
phrase-mow-turned-1 = Me again?
phrase-mow-turned-2 = Not again …
phrase-mow-turned-3 = How very kind of you.
phrase-mow-slowpoke-1 = Room for one more.
phrase-mow-slowpoke-2 = Excuse me, ladies.
phrase-mow-slowpoke-3 = A tight fit!
