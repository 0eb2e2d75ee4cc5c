### Words that many games share; a game’s own come first.

## Playing cards

usual-suit-clubs = ♣
usual-suit-spades = ♠
usual-suit-hearts = ♥
usual-suit-diamonds = ♦
usual-rank-jack = J
usual-rank-queen = Q
usual-rank-king = K
usual-rank-ace = A
usual-card = { $suit }{ $rank }

## Moves: what they are called and how they are told

usual-do-lay-card = Lay { $card }
usual-do-draw = Draw
usual-do-draw-place = Draw card { $place }
usual-do-pass = Pass
usual-do-name-suit = Name { $suit }
usual-do-roll = Roll
usual-do-stop = Stop
usual-do-bid-what = Bid { $what }
usual-do-choose-what = Choose { $what }
usual-do-discard-what = Discard { $what }
usual-do-place-what = Place { $what }
usual-do-play-what = Play { $what }
usual-do-take-what = Take { $what }
usual-say-lay-card = { $who } lays { $card }.
usual-say-draw = { $who } draws.
usual-say-draw-place = { $who } draws card { $place }.
usual-say-pass = { $who } passes.
usual-say-name-suit = { $who } names { $suit }.
usual-say-roll = { $who } rolls.
usual-say-stop = { $who } stops.
usual-say-bid-what = { $who } bids { $what }.
usual-say-choose-what = { $who } chooses { $what }.
usual-say-discard-what = { $who } discards { $what }.
usual-say-place-what = { $who } places { $what }.
usual-say-play-what = { $who } plays { $what }.
usual-say-take-what = { $who } takes { $what }.

## Why a move is not possible

usual-no-not-in-hand = You do not hold this card.
usual-no-no-such-card = There is no such card.
usual-no-does-not-fit = This card does not fit.
usual-no-follow-suit = You have to follow suit.

## How games end

usual-ending-cards-gone = All cards are gone.
usual-ending-hand-empty = A hand is empty.
usual-ending-limit = That was the last move the rules allow.

## What lies on the table

usual-field-hand = Cards in hand
usual-field-hand-n = Cards in hand
usual-field-my-hand = Your hand
usual-field-pile = Pile
usual-field-pile-n = Pile
usual-field-laid = Laid
usual-field-points = Points
usual-field-turn = On turn
usual-field-suit = Suit
