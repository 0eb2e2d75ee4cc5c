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
