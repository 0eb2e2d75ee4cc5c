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
