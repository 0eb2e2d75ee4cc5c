### Each game of the house in a sentence: the first page has these without all that is said in the games.

saumaumau-tagline = Cards drive four pigs round the track, and everybody bets in secret.
rudi-tagline = Lay a card in secret: the highest one runs, but only by its lead over the second.
quartett-tagline = Ask the right player for the right card and lay down full sets.
happypigs-tagline = Feed, breed, buy and sell pigs through four seasons: the more farmers want the same, the less each gets.
mow-tagline = Bring cows home in herds, and leave the flies to the others.
