### The lesson of MOW: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-mow-goal = Cows bring flies home. The fewest flies win! Rounds are played until somebody has reached 100.
    .title = The goal
lesson-mow-add = In your turn add one cow to the herd. Its number must be lower or higher than all the numbers there: below 5 or above 9.
    .title = Add a cow
    .done = Numbers in between no longer fit. After every cow you draw one, so you always hold five.
lesson-mow-shed = Flies are drawn on the cards: 4 has none, 3 has two. Cows you get rid of now you cannot take home later. Which one do you add?
    .title = Flies
    .done = Two flies fewer in your hand, and a herd that is dearer for whoever has to take it.
lesson-mow-closer = A closer shuts one end: nothing is higher than 16. Play it and make it hard for the others.
    .title = The closer
    .done = Now only cows below 4 fit. But beware: special cows have five flies each.
lesson-mow-arrow = After a special cow of the green pack you may turn the arrow. It points to Bernd, who has the most flies. David has the fewest: let him play next.
    .title = The arrow
    .done = David had no cow that fits and took the whole herd, with 11 flies. That could also have been you.
lesson-mow-slowpoke = None of your numbers fits. But a slowpoke slips into a gap inside the herd.
    .title = The slowpoke
    .done = It stands between 4 and 9. And the herd is not yours to take yet.
lesson-mow-acrobat = The acrobat climbs on a cow with the same number: the 7 is there.
    .title = The acrobat
    .done = She stands on the 7 and changes neither end of the herd.
lesson-mow-early = If you cannot or will not add a cow, you take the herd. It has one fly, and of your cards only the 8 fits, with three. Later nothing would. Take it now.
    .title = Take the herd
    .done = One fly is cheap. You start a new herd with any cow and go on.
lesson-mow-end = The pile is used up. Whoever takes the herd now ends the round, and then the flies in everybody’s hand count, too. Get rid of many.
    .title = The end of a round
    .done = Herds taken and cards in hand are counted. After a round in which somebody has reached 100 flies, the fewest flies win.

lesson-mow-not-take-later = You may always take the herd, but its flies would be yours. Two of your cows fit: add one.
lesson-mow-not-keeps-flies = That fits, but 3 with its two flies would stay in your hand. Get rid of the flies.
lesson-mow-not-want-closer = That fits, but leaves the high end open to others. Try the closer.
lesson-mow-not-take-six = That herd has six flies, and you can still add a cow.
lesson-mow-not-bernd-is-last = Then Bernd plays. He has the most flies and is no danger to you. Turn it towards David.
lesson-mow-not-can-still-play = Then its flies are yours, although one of your cows still fits: a special one.
lesson-mow-not-dearer-later = Then four flies are in the herd and nothing in your hand fits any more. Take it while it is cheap.
lesson-mow-not-hand-counts = That cow has no flies and can stay in your hand. Get rid of one that has.
lesson-mow-not-ends-now = That ends the round at once, with all the flies in your hand. First get rid of some.
