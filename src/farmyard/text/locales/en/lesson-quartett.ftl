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
