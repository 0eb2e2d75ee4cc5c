### The rules page of Quartett: what its pictures show, and what is in the box.

guide-quartett-set = A set: the four cards with the same number. In Quintett the black one belongs to it, too.
guide-quartett-ask = With these cards you may ask for blue 7 or yellow 7, and for any 2 but blue 2. You may not ask for a 5: you hold none.
guide-quartett-part-cards = 40 cards: 1 to 10 in four colours
guide-quartett-part-black = For Quintett, ten black cards
guide-quartett-ours = The game is a bonus with the cards of Rudi Rüssel, played by the rules everybody knows. Players, playing time and age are ours.
