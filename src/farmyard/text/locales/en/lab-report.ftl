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
lab-short-watched =
    { $policy ->
        [farmhand] A farmhand wins
        [farmer] A farmer wins
        [champion] A champion wins
       *[other] “{ $policy }” wins
    } { $share } of its games (± { $error }); { $fair } would be fair.
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
lab-policy =
    { $policy ->
        [random] random players
        [farmhand] farmhands
        [farmer] farmers
        [champion] champions
       *[other] “{ $policy }”
    }
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
lab-effect-watched =
    { $policy ->
        [farmhand] a farmhand wins
        [farmer] a farmer wins
        [champion] a champion wins
       *[other] “{ $policy }” wins
    }
lab-effect-shared = shared victories
lab-effect-spread = first to last ({ $unit })

