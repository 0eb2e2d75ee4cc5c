## A walk through the decisions that mattered
page-walk-of = Decision { $number } of { $count }
page-walk-back = The decision before
page-walk-ways = Chances to win: with the best move, and with yours
page-walk-judge = Judged by what was to be seen at the time.
page-walk-try = Try it

## What costs most, over several games
page-habits = What costs you most
page-habits-about = A look through your last games sorts your mistakes by kind: where you lose most is where there is most to gain.
page-habits-look = Look through { $games ->
    [one] my last game
   *[other] my last { $games } games
  }
page-habits-left = { $games ->
    [one] Looking through the last game
   *[other] Looking through { $games } games
  }
page-habits-of = { $games ->
    [one] In one game:
   *[other] Over { $games } games:
  }
page-habits-none = { $games ->
    [one] One game, and no mistake that mattered.
   *[other] { $games } games, and no mistake that mattered.
  }
page-habit-cost = { $times ->
    [one] once
   *[other] { $times } times
  }, { $percent }% of a victory a game
habit-any = Other moves would have been better
habit-saumaumau-pull = A bet taken back that should have stayed
habit-saumaumau-pull-late = A bet kept that should have been taken back
habit-saumaumau-bet-early = A bet too early
habit-saumaumau-bet-missed = A bet left out
habit-saumaumau-bet-wrong = A bet on the wrong pig
habit-saumaumau-plus-early = A +2 played too early
habit-saumaumau-plus-held = A +2 held too long
habit-saumaumau-drew = A card drawn, though one could be played
habit-saumaumau-draw-missed = A card played, though drawing was better
habit-saumaumau-special-early = Schlappi or Bauer played too early
habit-saumaumau-special-held = Schlappi or Bauer held too long
habit-saumaumau-card = The wrong card
habit-rudi-gave-high = Too high a card given away
habit-rudi-gave-low = Too low a card given away
habit-rudi-high = Too high a card laid
habit-rudi-low = Too low a card laid
habit-rudi-card = Another card would have been better
habit-quartett-player = The right card asked of the wrong player
habit-quartett-card = The wrong card asked for
habit-mow-herd-early = A herd taken too early
habit-mow-herd-late = A herd taken too late
habit-mow-turn = The arrow turned the wrong way
habit-mow-special-early = A special cow spent too early
habit-mow-special-held = A special cow held too long
habit-mow-flies-early = Flies given away too early
habit-mow-flies-held = Flies kept too long
habit-mow-card = The wrong cow
habit-happypigs-season = The wrong card for the season
habit-happypigs-spent = Money spent that was better kept
habit-happypigs-saved = Money kept that was better spent
habit-happypigs-bought = The wrong thing bought
habit-happypigs-sold-early = Pigs sold too early
habit-happypigs-sold-late = Pigs sold too late
habit-happypigs-vaccinated = A vaccine used where something else was better
habit-happypigs-unvaccinated = A pig left without a vaccine
habit-happypigs-fed = Feed for pigs where something else was better
habit-happypigs-unfed = Pigs not fed
habit-happypigs-other = Another move would have been better
