### Rudi Rüssel in the browser

page-rudi-track = Stadium with { $lap } spaces a lap; special spaces: { $specials }
page-rudi-pig-at = { $pig } ({ $who }): space { $space } of { $finish }
page-rudi-exchange = { $count ->
    [one] Exchange pile: { $card }, the last card
   *[other] Exchange pile: { $card } on top, { $count } cards
}
page-rudi-exchange-short = To take
page-rudi-given = { $count ->
    [0] Discards: none yet
    [one] Discards: one card. Show it
   *[other] Discards: { $count } cards. Show them
}
page-rudi-given-short = Given
page-rudi-this-trick = This trick: { $ready } of { $seats } ready
page-rudi-turned-over = Revealed
page-rudi-slot-ready = { $who } has laid a card
page-rudi-slot-mine = You have laid { $card }; nobody else sees it
page-rudi-slot-choosing = { $who } is still choosing
page-rudi-slot-open = { $who }: { $card }
page-rudi-ran = { $high } − { $second }: { $who } runs { $steps }
page-rudi-swapped = { $who } and { $other } both laid { $high }: they swap
page-rudi-nothing = More than two laid { $high }: nothing happens
page-rudi-race-won = { $who } won the race!

## Players and progress

page-rudi-ready = ready
page-rudi-has-chosen = has laid a card
page-rudi-choosing = choosing
page-rudi-still-choosing = is still choosing
page-rudi-exchanges = exchanging
page-rudi-of = of { $finish }
page-rudi-won = { $count ->
    [0] no win
    [one] one win
   *[other] { $count } wins
}
page-rudi-leads = in the lead
page-rudi-lap = lap { $lap } of { $laps }
page-rudi-race = Race { $race }
page-rudi-first-to = first to { $target } wins
page-rudi-trick = Trick { $trick } of { $tricks }

## The hand

page-rudi-aside = { $count } set aside
page-rudi-aside-of = { $who }: set aside
page-rudi-if-highest = If { $value } is highest: { $value } − second
page-rudi-take = You take { $card }
page-rudi-laid = You laid { $card }
page-rudi-open = Face-up cards
page-rudi-none = none

## Result and help

page-rudi-by-cards = highest card
page-rudi-by-swaps = swaps
page-rudi-help-highest = The highest card runs
page-rudi-help-swap = Two of the highest swap
page-rudi-help-special = Special spaces
page-rudi-help-black = Exchange cards
page-rudi-help-back = Played cards come back
page-rudi-help-finish = The finish

## Memory aid

page-rudi-aids = Memory aid: show what everybody can still lay
page-rudi-left = can still lay { $values }
page-rudi-left-of = { $who } still has
page-rudi-hands = Who has what?

## Setting up

page-rudi-length-race = One race
page-rudi-length-series = First to win three
page-rudi-house-series = Several races
    .help = Instead of one race, you run until somebody has won three.
page-rudi-house-length = Spaces per lap
    .help = From Start to the line, 8 to 40. Fewer spaces, a shorter race.
page-rudi-house-laps = Laps
    .help = How often the pigs run round the stadium.
page-rudi-house-specials = Special spaces
    .help = The three spaces where a pig that stops there exchanges a card, counted from Start.
page-rudi-house-ages = Ages
    .help = One number per seat. When it matters, the younger player goes first. Bots are older than anybody.
page-rudi-house-show_played = Played cards stay in sight
    .help = Easier for children: nobody has to remember what has been played.
page-rudi-house-keep_cards = Keep exchanged cards
    .help = With several races: whoever got a card in exchange keeps it in the next race.

## Goal

page-rudi-goal = { $target ->
    [1] The first pig home wins
   *[other] The first to win { $target } races wins
}

## Scenes

page-rudi-highest = { $who } has the highest card
page-rudi-stood = space { $space } of { $finish }

## What bots say now and then

phrase-rudi-nothing-1 = Great minds …
phrase-rudi-nothing-2 = Nobody moves!
phrase-rudi-nothing-3 = All that for nothing.
phrase-rudi-swap-1 = Shall we swap?
phrase-rudi-swap-2 = What a muddle!
phrase-rudi-swap-3 = I hadn’t planned that.
phrase-rudi-run-1 = Off we trot!
phrase-rudi-run-2 = Run, piggy, run!
phrase-rudi-run-3 = Mind the mud!
