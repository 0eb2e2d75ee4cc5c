### The rules page of Rudi Rüssel: what its pictures show, and what is in the box.

guide-rudi-setup = Four pigs at Start. Everybody holds the ten cards of their own colour; the exchange pile lies face up in the stadium.
guide-rudi-run = Red’s 10 is highest, blue’s 6 is second: red runs 10 − 6 = 4 spaces. Nobody else moves.
guide-rudi-back = The same on the table: red has run from 8 to 12.
guide-rudi-swap = Two nines share the highest value: the red and the blue pig swap places.
guide-rudi-nothing = Three eights: nothing happens at all.
guide-rudi-special = Red has stopped on a special space and must exchange a card. The black 8 lies on top of the exchange pile.
guide-rudi-exchange = A good trade: the 1 goes to the stadium, the black 8 comes into the hand for the whole game.
guide-rudi-part-cards = Ten cards of each colour: 1 to 10 in red, blue, yellow and green
guide-rudi-part-exchange = Ten black exchange cards, 1 to 10
guide-rudi-part-colours = The colour cards: they show whose pig is whose
guide-rudi-part-board = Four pigs
guide-rudi-ours = The number of players and the age are printed on the box; the playing time is ours, for play on a screen.
