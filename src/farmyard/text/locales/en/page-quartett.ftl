### Quartett and Quintett in the browser

page-quartett-album = All sets
page-quartett-page = Set of { $number }: you hold { $mine } of { $all }
page-quartett-page-laid = Set of { $number }: laid by { $who }
page-quartett-laid-by = { $who }
page-quartett-pocket = { $state ->
    [mine] { $card }, yours
    [ask] { $card }, may be asked for
    [no] { $card }, may not be asked for
    [laid] { $card }, laid
   *[other] { $card }
}
page-quartett-whom = Ask whom?
page-quartett-person = { $who }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
page-quartett-ask-who = { $who }?
page-quartett-start = Choose a card marked with a question mark.
page-quartett-nothing = Nothing has been asked yet.
page-quartett-have = “{ $who }, have you got { $card }?”
page-quartett-yes = “Here you are.”
page-quartett-set = Set of { $number }!
page-quartett-no = “No.”
page-quartett-short = One card short: { $sets }

## Players and progress

page-quartett-laid = { $laid } of { $sets } sets laid
page-quartett-kind = { $colours ->
    [5] Quintett: sets of five
   *[other] sets of four
}
page-quartett-sets = { $count ->
    [one] set
   *[other] sets
}
page-quartett-sets-of = { $count ->
    [one] laid the set of { $sets }
   *[other] laid the sets of { $sets }
}
page-quartett-out = out

## Result and help

page-quartett-by-deal = dealt complete
page-quartett-by-asking = by asking
page-quartett-help-ask = Asking
page-quartett-help-hit = Yes or no
page-quartett-help-set = Full sets
page-quartett-help-out = Without cards
page-quartett-help-black = Quintett

## Memory aid

page-quartett-aids = Memory aid: show who has got which card in the open, and who lacks one
page-quartett-collect = { $who } { $count ->
    [one] holds
   *[other] hold
} a card of this set.
page-quartett-heard-has = has this card
page-quartett-heard-lacks = has not got it
page-quartett-heard-some = holds a card of this set, nobody knows which
page-quartett-heard-nothing = nothing is known

## Setting up

page-quartett-length-quartett = Sets of four
page-quartett-length-quintett = Sets of five
page-quartett-house-set = Sets
    .help = Ten sets of four cards, or, with the black cards, ten sets of five.

## Goal

page-quartett-goal = Most sets wins

## Scenes

page-quartett-laid-sets = { $count ->
    [0] no set
    [one] set of { $sets }
   *[other] sets of { $sets }
}

## What bots say now and then

phrase-quartett-set-1 = All together again!
phrase-quartett-set-2 = Now they’re complete.
phrase-quartett-set-3 = One for the album.
phrase-quartett-robbed-1 = How did you know?
phrase-quartett-robbed-2 = There it goes …
phrase-quartett-robbed-3 = What a memory!
phrase-quartett-miss-1 = Not here!
phrase-quartett-miss-2 = Try next door.
phrase-quartett-miss-3 = Guess again.
