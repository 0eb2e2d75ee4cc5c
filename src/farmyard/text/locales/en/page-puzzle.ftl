## Puzzles
page-puzzle = Puzzle
page-puzzle-ask = One move here is clearly better than every other, as far as you can see. Which?
page-puzzle-ask-some = { $count } moves here are clearly better than all others, as far as you can see. Find one of them.
page-puzzle-of = Puzzle { $number } of { $count }
page-puzzle-rating = your rating { $rating }
page-puzzle-grade = How hard
page-puzzle-all = all
page-puzzle-right = That is it: it wins { $chance } games in a hundred. { $found }% of farmhands find it.
page-puzzle-not = Not { $move }: that wins { $chance } games in a hundred, the best move { $best }. Try again.
page-puzzle-also = Just as good: { $moves }.
page-puzzle-helps = It helps { $who } most: { $games } more games in a hundred.
page-puzzle-hint = Hint
page-puzzle-no-hint = Count what the others can do to you next.
page-puzzle-none = There are no puzzles for this game yet.
page-puzzle-day = Puzzle of the day
