### Rennschwein Rudi Rüssel

page-title-rudi = Rennschwein Rudi Rüssel
rudi-tagline = Lay a card in secret: the highest one runs, but only by its lead over the second.
rudi-points = score

## Cards and pigs

rudi-colour-red = red
rudi-colour-blue = blue
rudi-colour-yellow = yellow
rudi-colour-green = green
rudi-colour-black = black
rudi-pig-red = the red pig
rudi-pig-blue = the blue pig
rudi-pig-yellow = the yellow pig
rudi-pig-green = the green pig
rudi-card = { $colour } { $value }

## What is asked

rudi-ask-lay = Lay one card face down.
rudi-ask-give = Give a card away; you take { $card } for it.
rudi-ask-wait-give = Waiting for { $who }, who must give a card and takes { $card }.

## Moves

rudi-do-lay = Lay { $card }
rudi-do-give = Give away { $card }
rudi-do-some-card = A card, face down

## Why not

rudi-no-wrong-phase = That is not what is asked now.
rudi-no-not-yours = This card is not one of yours.
rudi-no-already-played = You have played this card; it comes back when all hands are empty.
rudi-no-position-owned = Hand and cards set aside together must be the ten cards a player owns.
rudi-no-position-hands = Everybody holds the same number of cards, and at least one while the race runs.
rudi-no-position-chosen = A card laid face down must be in its player’s hand, and those who laid one are ready.
rudi-no-position-finish = The finish lies after one, two or three laps of { $lap } spaces.
rudi-no-position-end = The game is over if and only if a pig has reached { $finish } in the race that gave somebody win number { $target }, or the race was stopped.
rudi-no-position-spaces = A pig’s space must be the sum of what it ran and what it won or lost by swapping.
rudi-no-position-exchange = Somebody must give a card if and only if an exchange is due: the youngest of those concerned.

## What happened

rudi-say-lay = { $who } lays a card.
rudi-say-my-lay = { $who } lays { $card }.
rudi-say-card = { $who } { $card }
rudi-say-turned-over = Turned over: { $cards }.
rudi-say-run = { $who } wins the trick, { $high } to { $second }, and runs { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, from { $here } to { $there }.
rudi-say-swap = { $who } and { $other } share the highest card and swap places: now { $here } and { $there }.
rudi-say-nothing = More than two share the highest card: nothing happens.
rudi-say-take-back = All cards are played: everybody takes back their own ten cards.
rudi-say-special = { $count ->
    [one] { $who } stands on a special space and must exchange a card for { $card }.
   *[other] { $who } stand on special spaces and must exchange; { $first } is the youngest and gets { $card }.
}
rudi-say-exchange = { $who } gives { $given } and takes { $taken }.
rudi-say-reshuffle = The exchange pile is used up; the discards are shuffled into a new one.
rudi-say-end-finish = { $who } wins the race: { $pigs } is home!
rudi-say-end-limit = After 300 tricks the race is stopped. { $count ->
    [one] In front, and winner of the race: { $who }.
   *[other] In front, and sharing the race: { $who }.
}
rudi-say-won = { $who } { $count }
rudi-say-standing = Races won: { $wins }.
rudi-say-next-race = Race { $race }. All pigs go back to Start.
rudi-say-winner = { $count ->
    [one] { $who } is the first to win three races and has won the series.
   *[other] Shared victory in the series: { $who }.
}

rudi-ending-finish = a pig at the finish
rudi-ending-limit = stopped after 300 tricks

## On the table

rudi-show-title = Rudi Rüssel · trick { $trick }
rudi-show-series = Rudi Rüssel · race { $race }, trick { $trick } · first to win { $target }
rudi-show-exchange = Exchange pile
rudi-show-given = Discards
rudi-show-last = Last trick
rudi-show-choice = Face down
rudi-show-aside = Set aside
rudi-show-space = space
rudi-show-wins = races
rudi-show-state = card
rudi-show-ready = laid
rudi-show-choosing = choosing
rudi-show-giving = exchanges
rudi-show-lap = lap { $lap }
rudi-show-specials = ◆ special space

## Options

rudi-option-series = Series
    .help = Instead of a single race, the first to win three races wins.
rudi-option-length = Length of a lap
    .help = Spaces from Start to the line, 8 to 40. A review counts 24; whether the line is one of them is unknown, so 24 is our choice.
rudi-option-laps = Laps
    .help = How often the pigs go round, one to three.
rudi-option-specials = Special spaces
    .help = The three spaces with cards, counted from Start on every lap. The printed places are unknown; 6, 12 and 18 are ours. The line itself and numbers beyond it are not special spaces.
rudi-option-ages = Ages
    .help = One number per player, smaller is younger: real ages or just 1,2,3,4. Four numbers are always given; the fourth is unused with three players. Computer players should get the highest.
rudi-option-show_played = Open played cards
    .help = Cards set aside stay face up instead of being left to memory.
rudi-option-keep_cards = Keep cards
    .help = In a series the cards exchanged stay with their new owners in the following races.

## Rules

rudi-r1 = Each player has one pig and the ten cards of its colour, worth 1 to 10, held so that nobody else sees them.
rudi-r2 = The ten black exchange cards are shuffled and lie face up as a pile in the stadium: everybody sees the top one.
rudi-r3 = Everybody chooses a card and lays it face down. When all have chosen, the cards are turned over together.
rudi-r4 = The highest card moves its player’s pig forward by the difference to the second highest: with 10, 6, 5 and 1 the 10 runs four spaces. No other pig moves.
rudi-r5 = The cards played are set aside; they do not go into the stadium.
rudi-r6 = When all ten cards are played and no pig has arrived, everybody takes back their own ten cards and the race goes on.
rudi-r7 = If two players share the highest value, their pigs swap places and nobody runs.
rudi-r8 = If three or four share it, nothing happens at all.
rudi-r9 = A player whose pig ends its move on one of the three special spaces must put a card from hand on the discard pile in the stadium and then takes the top card of the exchange pile.
rudi-r10 = A card taken belongs to its new owner for the whole game. Its colour does not matter, only its value.
rudi-r11 = When the exchange pile is used up, the ten discards are shuffled and become the new exchange pile.
rudi-r12 = If two pigs swap places and both then stand on special spaces, or on the same one, both players exchange; the younger takes the top card first.
rudi-r13 = The first pig to reach or pass the finish wins the race for its player.
rudi-r14 = For a longer game: whoever first wins three races is the champion.

rudi-d1 = Start is space 0. A lap has 24 spaces, one lap is run, and the special spaces are 6, 12 and 18. The printed places are unknown to us; all three can be changed, and special spaces count on every lap.
rudi-d2 = If several have the second highest value, it still counts: with 10, 6, 6 and 1 the 10 runs four spaces.
rudi-d3 = After a swap, whichever of the two pigs stands on a special space causes an exchange. A pig that merely stands there while others move, or runs across, does not.
rudi-d4 = You give a card that is still in your hand, not one already played; and as you give before you take, never the card you take.
rudi-d5 = If the tenth card leads to a special space, everybody first takes back their ten cards; then you exchange.
rudi-d6 = A used-up exchange pile is rebuilt at once, also between the exchanges of two players. What is given away is seen by all.
rudi-d7 = In a series every race starts with the original cards. With the option to keep cards, everybody starts with the ten cards they own, and the piles stay as they are.
rudi-d8 = Who is younger is settled before the game; with equal ages the lower seat counts as younger. Computer players should be older than people.
rudi-d9 = Played cards lie face up for their trick and are then left to memory, unless the option shows them. Computer players may remember what everybody has seen, and nothing else.
rudi-d10 = Several pigs may stand on one space. The players’ pigs are red, blue, yellow and green in seating order; with three, green stays in the box.
rudi-d11 = A race is stopped after 300 tricks: all pigs in front win it, and nobody exchanges any more.
rudi-d12 = A pig that passes the finish keeps the space it has counted to.
rudi-d13 = Players rank by races won, then by how far their own pig came in the last race.
rudi-d14 = With several laps, swapping pigs also swap the laps they have behind them.

## Why a move is good

rudi-because-safe = Nobody still holds a card as high as { $value }.
rudi-because-swap = Nobody can go above { $value }. And if { $who } lays one too, you swap places with the pig in front.
rudi-because-low = You will not win this trick with a low card, but your high ones stay for later.
rudi-because-ten = Nothing beats a 10: your pig runs unless somebody lays another.
rudi-because-middle = It may just be enough, and saves higher ones. The others’ highest is a { $best }.
rudi-because-lowest = { $given } is your lowest card, and you get { $taken } for it.
rudi-because-give = You get { $taken } for it.

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
page-rudi-short-title = Rudi Rüssel
page-rudi-home = home

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

### The rules page of Rudi Rüssel: what its pictures show, and what is in the box.

guide-rudi-setup = Four pigs at Start. Everybody holds the ten cards of their own colour; the exchange pile lies face up in the stadium.
guide-rudi-run = Red’s 10 is highest, blue’s 6 is second: red runs 10 − 6 = 4 spaces. Nobody else moves.
guide-rudi-back = The same on the table: red has run from 8 to 12.
guide-rudi-swap = Two nines share the highest value: the red and the blue pig swap places.
guide-rudi-nothing = Three eights: nothing happens at all.
guide-rudi-special = Red has stopped on a special space and must exchange a card. The black 8 lies on top of the exchange pile.
guide-rudi-exchange = A good trade: the 1 goes to the stadium, the black 8 comes into the hand for the whole game.
guide-rudi-part-cards = Ten cards of each colour: 1 to 10 in red, blue, yellow and green
guide-rudi-part-exchange = Ten black exchange cards, 1 to 10
guide-rudi-part-colours = The colour cards: they show whose pig is whose
guide-rudi-part-board = Four pigs
guide-rudi-ours = The number of players and the age are printed on the box; the playing time is ours, for play on a screen.

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

### What one tends to lose by, in the review of several games

habit-rudi-gave-high = Too high a card given away
habit-rudi-gave-low = Too low a card given away
habit-rudi-high = Too high a card laid
habit-rudi-low = Too low a card laid
habit-rudi-card = Another card would have been better

### In the reports of the laboratory

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
