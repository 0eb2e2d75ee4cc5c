### Words of the command line and the terminal game.

## On every table

table-players = Players
table-you = you
table-cards = cards
table-points = points
table-none = none
table-your-hand = Your hand
table-draw-pile = Draw pile
table-discards = Discards
