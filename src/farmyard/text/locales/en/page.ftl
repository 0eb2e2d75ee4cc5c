### The page: everything that only the browser says.

## The frame

page-you = you
page-players = Players
page-here = is here
page-away = is away
page-held = a bot stands in
page-leaving = bot in { $seconds } s
page-status = What is asked
page-your-turn = Your turn
page-all-choose = All choose
page-others-choose = Others choose
page-still-to-choose = { $count } still to choose
page-looking-back = Looking back
page-to-now = Back to now
page-on-its-way = On its way …
page-offline = No connection
page-really = Really?
page-undo = Take back (U)
page-ask-hint = Hint (H)
page-hint = { $move }: wins { $chance } %.
page-log = Log
page-log-hint = click to look back
page-say = Say something nice
page-close = Close
page-dealt = The cards are dealt.
page-dealt-again = The same cards are dealt again.
page-start = Start
page-your-hand = Your hand
page-hand-count = Your hand · { $count }
page-sort = Sort
page-cards-fit = { $count ->
    [one] one card fits
   *[other] { $count } cards fit
}
page-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-points = { $count ->
    [one] point
   *[other] points
}
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-of = { $done } of { $all }
page-race = Race { $race } of { $races }
page-draw-pile = Draw pile: { $count } cards

## Sau Mau Mau

page-smm-draw = Draw { $count }
page-smm-play-mau = Play, “Mau!”
page-smm-play-quiet = Play silently
page-smm-mau = { $colour }, “Mau!”
page-smm-bet = face-down bet in place { $place }: { $points } points if it is right
page-smm-my-bet = your bet on { $pig } in place { $place }: { $points } points if it is right
page-smm-no-bet = no bet
page-smm-starter = began the race
page-smm-wreath = wreath on { $space }
page-smm-strips = Bets, the best place on top
page-smm-free = free
page-smm-top = On top: { $card }
page-smm-wants = { $colour } is wanted
page-smm-pending = { $count } cards of penalty
page-smm-asks-both = { $card } does not fit: the pile asks for { $colour } or { $symbol }.
page-smm-asks-colour = { $card } does not fit: the pile asks for { $colour }.
page-smm-track = Race track with the wreath on { $goal }
page-smm-pig-at = { $pig }: space { $space } of { $goal }
page-smm-steps = { $count ->
    [one] step back left
   *[other] steps back left
}
page-smm-window = Nobody said “Mau”!
page-smm-window-wait = Will anybody notice?
page-smm-by-bets = bets
page-smm-by-hand = last card
page-smm-by-wreath = wreath
page-smm-help-number = A number runs
page-smm-help-x = X skips
page-smm-help-plus-two = +2 and consolation
page-smm-help-schlappi = Schlappi helps the last
page-smm-help-bauer = The Bauer wishes
page-smm-help-bet = Bets
page-smm-help-wreath = The wreath
