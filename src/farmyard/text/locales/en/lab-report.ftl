### The page of the laboratory: headings, sentences, and what is counted in each game.

lab-title = { $title } in the laboratory
lab-subtitle = Who wins, and why. At the table: { $players }.
lab-made = Made with “farmyard lab report”. Intervals are 95% and count deals, not games; the rules are version { $version }. To play the same games again:
lab-made-counted = These deals were counted on from the seed; since version 0.2 they are hashed from it, so this command plays other games of the same kind.
lab-short = In short
lab-short-effect = { $option } makes the clearest difference to “{ $measure }”: { $low } at { $at_low }, { $high } at { $at_high }.
lab-short-effect-none = { $option }: no difference can be seen.
lab-short-pair = { $one } and { $other } interact: at { $first } and { $second }, “{ $measure }” is { $mean }, where the two effects alone would add up to { $alone }.
lab-short-pair-none = { $one } and { $other } do not interact, as far as can be seen: their effects simply add up.
lab-short-farmhand = A farmhand wins { $share } of its games (± { $error }); { $fair } would be fair.
lab-short-starter = { $verdict ->
    [more] Going first is an advantage:
    [less] Going first is a disadvantage:
   *[same] Going first neither helps nor hurts, as far as can be seen:
} whoever opens wins { $share } (± { $error }); { $fair } would be fair.
lab-short-causes = What decides who wins: the players { $policy }, the deal { $deal }, luck and choices during play { $play }.
lab-short-length = A game takes { $mean } moves; nine in ten take { $low } to { $high }.
lab-short-statistic = What sets winners apart most is “{ $what }”: { $won }, against { $other } for the others.
lab-short-kind = Of what people do, “{ $what }” tells winners best: { $won } times a game, against { $other } for the others.
lab-map = Both at once: { $one } × { $other }
lab-map-text = The stronger the colour, the more. If their effects simply added up, every row would rise and fall in the same way.
lab-figures = The figures
lab-fact-games = games
lab-fact-moves = moves
lab-fact-deals = deals
lab-fact-players = players
lab-policy-random = random players
lab-policy-farmhand = farmhands
lab-winners = winners
lab-others = others
lab-column-who = who
lab-column-what = what
lab-column-interval = interval
lab-column-apart = difference
lab-axis-wins = share of victories
lab-axis-moves = moves in a game
lab-axis-games = share of games
lab-axis-seats = share of players
lab-axis-apart = winners less ← → winners more
lab-place = { $place ->
    [1] plays first
    [2] second
    [3] third
   *[other] { $place }th
}
lab-places = Is it better to go first?
lab-places-text = { $verdict ->
    [more] Yes: whoever opens the game wins { $share } (± { $error }), more than the fair { $fair }.
    [less] No: whoever opens the game wins { $share } (± { $error }), less than the fair { $fair }.
   *[same] No difference can be seen: whoever opens the game wins { $share } (± { $error }); { $fair } would be fair.
} A shared victory counts as a fraction of one; { $shared } of the games were shared. Where everyone chooses at once, the first place is the first seat.
lab-policies = Does it pay to think?
lab-policies-text = Everyone plays from every seat in turn and is dealt the same deals, so only the players differ. The dashed line is a fair share.
lab-causes = Skill or luck?
lab-causes-text = Every deal was played more than once by the same players in the same seats. What those games have in common, beyond player and place, is the luck of the deal: { $deal } of who wins. { $play } is decided only during play, by draws and by everyone’s choices. { $players ->
    [equal] All players here are of one kind, so skill cannot show; a run with “--policy farmhand,random” would measure it.
   *[different] The rest is the difference between the players and between their places.
}
lab-causes-unknown = Every deal was played only once, so the luck of the deal cannot be told from the rest. A run with “--repeats 2” would.
lab-cause-policy = who plays
lab-cause-place = place at the table
lab-cause-deal = luck of the deal
lab-cause-play = luck and choices during play
lab-lengths = How long is a game?
lab-lengths-text = { $mean } moves on average; nine games in ten take { $low } to { $high }.
lab-endings = How does it end?
lab-scores = What does it take to win?
lab-statistics = Where the victory comes from
lab-statistics-text = Winners compared with the others in the same game, in standard deviations of that difference: 0 is no difference, 1 a large one.
lab-kinds = What winners do
lab-kinds-text = How often winners did something, compared with the others in the same game. This shows what goes along with winning, which need not be what causes it.
lab-effect = What if: { $option }
lab-effect-text = The same deals under every value, so that only the rule differs; bars are intervals. What follows below shows { $scope ->
    [usual] only the games with the usual value.
   *[all] all values together.
}
lab-effect-length = moves in a game
lab-effect-starter = the first player wins
lab-effect-farmhand = a farmhand wins
lab-effect-shared = shared victories
lab-effect-spread = first to last ({ $unit })

lab-saumaumau-points = points
lab-saumaumau-by-wreath = points at the wreath
lab-saumaumau-by-hand = points for empty hands
lab-saumaumau-by-bets = points from bets
lab-saumaumau-kind-one = plays a 1
lab-saumaumau-kind-two = plays a 2
lab-saumaumau-kind-three = plays a 3
lab-saumaumau-kind-four = plays a 4
lab-saumaumau-kind-five = plays a 5
lab-saumaumau-kind-six = plays a 6
lab-saumaumau-kind-x = plays an X
lab-saumaumau-kind-plus-two = plays a +2
lab-saumaumau-kind-schlappi = plays a Schlappi
lab-saumaumau-kind-bauer = plays a Bauer
lab-saumaumau-kind-draw = draws a card
lab-saumaumau-kind-draw-chain = draws for a +2
lab-saumaumau-kind-pull = pulls a pig back
lab-saumaumau-kind-bet = bets
lab-saumaumau-kind-change = changes the bet
lab-saumaumau-kind-object = catches a missing Mau
lab-saumaumau-kind-other = declines to act

lab-rudi-points = spaces
lab-rudi-wins = races won
lab-rudi-by-cards = spaces run
lab-rudi-by-swaps = spaces by swaps
lab-rudi-kind-one = lays a 1
lab-rudi-kind-two = lays a 2
lab-rudi-kind-three = lays a 3
lab-rudi-kind-four = lays a 4
lab-rudi-kind-five = lays a 5
lab-rudi-kind-six = lays a 6
lab-rudi-kind-seven = lays a 7
lab-rudi-kind-eight = lays an 8
lab-rudi-kind-nine = lays a 9
lab-rudi-kind-ten = lays a 10
lab-rudi-kind-exchange = exchanges a card

lab-quartett-points = sets
lab-quartett-by-deal = sets dealt complete
lab-quartett-by-asking = sets by asking
lab-quartett-asked = requests
lab-quartett-got = cards got
lab-quartett-kind-seen = asks for a card all have seen
lab-quartett-kind-holding-one = asks, holding one of the set
lab-quartett-kind-holding-two = asks, holding two
lab-quartett-kind-holding-three = asks, holding three
lab-quartett-kind-holding-four = asks, holding four

lab-happypigs-points = dollars
lab-happypigs-by-sales = dollars from sales
lab-happypigs-by-prizes = dollars from prizes
lab-happypigs-by-unused = dollars for unused actions
lab-happypigs-by-final = dollars from the final sale
lab-happypigs-spent = dollars spent
lab-happypigs-lost = pigs that died
lab-happypigs-sties = sties
lab-happypigs-kind-choose-feed = chooses to feed
lab-happypigs-kind-choose-mate = chooses to mate
lab-happypigs-kind-choose-buy = chooses to buy
lab-happypigs-kind-choose-sell = chooses to sell
lab-happypigs-kind-feed = feeds a pig
lab-happypigs-kind-feed-supplement = feeds with a supplement
lab-happypigs-kind-mate = has a piglet
lab-happypigs-kind-mate-amulet = has one with an amulet
lab-happypigs-kind-buy-piglet = buys a piglet
lab-happypigs-kind-buy-small = buys a small pig
lab-happypigs-kind-buy-medium = buys a medium pig
lab-happypigs-kind-buy-large = buys a large pig
lab-happypigs-kind-buy-sty = buys a sty
lab-happypigs-kind-buy-vaccine = buys a vaccine
lab-happypigs-kind-buy-supplement = buys a supplement
lab-happypigs-kind-buy-amulet = buys an amulet
lab-happypigs-kind-sell-piglet = sells a piglet
lab-happypigs-kind-sell-small = sells a small pig
lab-happypigs-kind-sell-medium = sells a medium pig
lab-happypigs-kind-sell-large = sells a large pig
lab-happypigs-kind-vaccinate = vaccinates a pig
lab-happypigs-kind-done = ends the turn

lab-mow-points = flies
lab-mow-by-herds = flies from herds
lab-mow-by-hands = flies in hand
lab-mow-taken = herds taken
lab-mow-kind-no-flies = adds a fly-free cow
lab-mow-kind-one-fly = adds a cow with one fly
lab-mow-kind-two-flies = adds a cow with two
lab-mow-kind-three-flies = adds a cow with three
lab-mow-kind-closer = adds a closer
lab-mow-kind-lean = adds the lean cow
lab-mow-kind-milk = adds the milk cow
lab-mow-kind-acrobat = adds an acrobat
lab-mow-kind-slowpoke = adds a slowpoke
lab-mow-kind-calf = adds the calf
lab-mow-kind-mad = adds the mad cow
lab-mow-kind-take = takes a herd
lab-mow-kind-keep = leaves the arrow
lab-mow-kind-turn = turns the arrow
lab-mow-kind-name = names who is next
lab-mow-kind-pass = passes
