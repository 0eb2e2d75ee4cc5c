### The lesson of Rudi Rüssel: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-rudi-goal = The red pig is yours. Whoever brings their own pig to the finish first wins: once round, 24 spaces. You run with cards from 1 to 10.
    .title = The goal
lesson-rudi-highest = Everybody lays one card face down, then all are turned over. Only the highest runs, and only by its lead over the second. Lay a high card.
    .title = A trick
    .done = Yours was the highest, and Bernd’s 6 the second: you run the difference. Nobody else moves. Cards played stay out.
lesson-rudi-save = Bernd and Clara still hold their tens, and both will want to run. If the two highest are equal, they only swap places. Keep your good cards: lay a low one.
    .title = Save your strength
    .done = Two tens met: Bernd and Clara swapped places, and nobody ran. If three cards tie for highest, nothing happens at all. Your 10 and 9 are still there.
lesson-rudi-swap = Bernd is eleven spaces ahead. He has only 9 and 8 left. If you lay the same card as he does, and it is the highest, your pigs swap places.
    .title = Swap places
    .done = Two nines: you are on 15 now, and Bernd on 4. No run could have done that.
lesson-rudi-exchange = Your pig stopped on a special space. Give a card away and take the top one of the exchange pile, an 8, for good. Give your worst.
    .title = Special spaces
    .done = The 8 is yours for the whole race, and the 1 is gone. Only stopping there counts, not running across.
lesson-rudi-back = This is everybody’s last card. Lay it and see what happens when all hands are empty.
    .title = Ten cards
    .done = Everybody takes back their ten cards, and the race goes on. So remember what the others have already played.
lesson-rudi-finish = Two more spaces! Bernd’s best card is an 8, Clara’s a 7. Which card brings you home?
    .title = The finish
    .done = 10 to 8 makes two spaces: the red pig is home, and you have won the race.

lesson-rudi-not-too-low = That is hardly the highest card, and then you do not run. Lay an 8, 9 or 10.
lesson-rudi-not-wasted = Against two tens this card wins nothing, and you would have to do without it. Lay the 1 or the 2.
lesson-rudi-not-no-swap = A 3 changes nothing. Bernd will lay his 9 or 8: which of your cards can tie with it?
lesson-rudi-not-treasure = Your 10 is your best card. Give away the worst.
lesson-rudi-not-worse-one = You hold a card that is worse. Give that one away.
lesson-rudi-not-beaten = Bernd’s 8 beats this card, and you would not move. Your 10 beats it by two.
