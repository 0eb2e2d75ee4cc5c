### Happy Pigs

happypigs-points = dollars

## Pigs, tools and cards

happypigs-pig-piglet = a piglet
happypigs-pig-vaccinated-piglet = a vaccinated piglet
happypigs-pig-small = a small pig
happypigs-pig-vaccinated-small = a vaccinated small pig
happypigs-pig-medium = a medium pig
happypigs-pig-vaccinated-medium = a vaccinated medium pig
happypigs-pig-large = a large pig
happypigs-pig-vaccinated-large = a vaccinated large pig
happypigs-a-sty = a sty
happypigs-a-vaccine = a vaccine
happypigs-a-supplement = a supplement
happypigs-a-amulet = an amulet
happypigs-some-piglet = { $count ->
    [one] a piglet
   *[other] { $count } piglets
}
happypigs-some-small = { $count ->
    [one] a small pig
   *[other] { $count } small pigs
}
happypigs-some-medium = { $count ->
    [one] a medium pig
   *[other] { $count } medium pigs
}
happypigs-some-large = { $count ->
    [one] a large pig
   *[other] { $count } large pigs
}
happypigs-short-piglet = pglt
happypigs-short-small = small
happypigs-short-medium = med.
happypigs-short-large = large
happypigs-goods-piglet = piglet
happypigs-goods-small = small pig
happypigs-goods-medium = medium pig
happypigs-goods-large = large pig
happypigs-goods-sty = sty
happypigs-goods-vaccine = vaccine
happypigs-goods-supplement = supplement
happypigs-goods-amulet = amulet
happypigs-action-feed = Feed
happypigs-action-mate = Mate
happypigs-action-buy = Buy
happypigs-action-sell = Sell
happypigs-season-spring = spring
happypigs-season-summer = summer
happypigs-season-autumn = autumn
happypigs-season-winter = winter
happypigs-event-none = No event
happypigs-event-heat-period = Heat Period
happypigs-event-subsidy = Gov’t Subsidy
happypigs-event-vaccination = Vaccination
happypigs-event-checkup = Total Checkup
happypigs-event-property-discount = Property Discount
happypigs-event-usda-inspected = USDA Inspected
happypigs-event-field-trip = Field Trip
happypigs-event-clearance-sale = Clearance Sale
happypigs-event-pig-show = Pig Show
happypigs-event-sausage-fest = Sausage Fest
happypigs-event-ham-fest = Ham Fest
happypigs-help-none = Nothing special happens in this round.
happypigs-help-heat-period = After the round every farmer gets a piglet for each pair of medium or large pigs, as far as there is room.
happypigs-help-subsidy = After the round whoever has the most piglets gets three supplements.
happypigs-help-vaccination = After the round whoever has the most small pigs gets three vaccines.
happypigs-help-checkup = After the round whoever has the most medium pigs gets three amulets.
happypigs-help-property-discount = Sties are cheap in this round: { $discount ->
    [1] $3 off.
   *[0] $3.
}
happypigs-help-usda-inspected = All pigs cost $3 more in this round, to buy and to sell.
happypigs-help-field-trip = After the round everybody who has pigs of all four sizes gets $25.
happypigs-help-clearance-sale = In this round every tool bought brings a second one of the same kind free.
happypigs-help-pig-show = After the round whoever has the most large pigs gets $25.
happypigs-help-sausage-fest = In this round the prices are $6, $10, $15 and $21.
happypigs-help-ham-fest = In this round the prices are $5, $9, $14 and $20.

## What is asked

happypigs-ask-opening = Opening: buy { $count ->
    [one] one more pig or tool
   *[other] up to { $count } pigs or tools
}.
happypigs-ask-choose = Choose: feed, mate, buy or sell.
happypigs-ask-feed = Feed a pig: { $count ->
    [one] once more
   *[other] { $count } times left
}.
happypigs-ask-mate = Let a pig give birth: { $count ->
    [one] once more
   *[other] { $count } times left
}.
happypigs-ask-buy = Buy something: { $count ->
    [one] once more
   *[other] { $count } times left
}.
happypigs-ask-sell = Sell a pig: { $count ->
    [one] once more
   *[other] { $count } times left
}.
happypigs-ask-done = You may still vaccinate, or end your turn.
happypigs-ask-vaccinate = The inspection is coming: { $count ->
    [one] one pig is
   *[other] { $count } pigs are
} not vaccinated, { $vaccines ->
    [one] one vaccine is
   *[other] { $vaccines } vaccines are
} left.

## Moves

happypigs-do-choose = { $action }
happypigs-do-feed = Feed { $pig }
happypigs-do-feed-supplement = Feed { $pig } with a supplement
happypigs-do-mate = Have a piglet born
happypigs-do-mate-amulet = Have a small pig born, with an amulet
happypigs-do-buy = Buy { $thing }
happypigs-do-sell = Sell { $pig }
happypigs-do-vaccinate = Vaccinate { $pig }
happypigs-do-done = Done
happypigs-do-some-choice = A choice, face down

## Why not

happypigs-no-wrong-phase = That is not what is asked now.
happypigs-no-not-chosen = That is not the action chosen for this round.
happypigs-no-none-left = All your actions of this turn are used up.
happypigs-no-no-pig = You have no such pig.
happypigs-no-full-grown = A large pig does not grow any more.
happypigs-no-already-fed = All your pigs of this kind have been fed in this round.
happypigs-no-no-use = Supplements help only piglets and small pigs.
happypigs-no-no-mother = You have no medium or large pig left that has not given birth in this round.
happypigs-no-no-vaccine = You have no vaccine.
happypigs-no-no-supplement = You have no supplement.
happypigs-no-no-amulet = You have no amulet.
happypigs-no-all-vaccinated = All your pigs of this size are vaccinated.
happypigs-no-sold-out = The shop has none left.
happypigs-no-no-money = You do not have enough money.
happypigs-no-no-room = The pigs would no longer fit into your sties.
happypigs-no-no-sty-yet = The opening purchases are for pigs and tools; sties come later.
happypigs-no-position-room = The farmer on seat { $seat } has no sty, or the pigs there do not fit in.
happypigs-no-position-money = The money does not add up: everybody begins with the same sum, and what was earned and spent since must lead to what is there.
happypigs-no-position-cards = The season cards do not agree with the round: four different ones a season, the newest in force.
happypigs-no-position-choices = The chosen actions do not agree with the phase.
happypigs-no-position-turn = The actions left, or the pigs marked as fed, do not agree with the turn.
happypigs-no-position-window = Nobody could vaccinate: the inspection would be over.
happypigs-no-position-over = A finished game has an ending and no pigs left; a running one has no ending.

## What happened

happypigs-say-some-choice = { $who } has chosen.
happypigs-say-choose = { $who } chooses: { $action }.
happypigs-say-share = { $who }: { $action }, { $count ->
    [one] once
   *[other] { $count } times
}.
happypigs-say-feed = { $who } feeds { $pig }: it grows into { $grown }.
happypigs-say-feed-supplement = { $who } feeds { $pig } with a supplement: it grows into { $grown }.
happypigs-say-mate = { $who } has { $pig } born.
happypigs-say-mate-amulet = { $who } uses an amulet and has { $pig } born.
happypigs-say-buy = { $who } buys { $thing } for ${ $dollars }.
happypigs-say-buy-free = { $who } buys { $thing } for ${ $dollars } and gets a second one free.
happypigs-say-sell = { $who } sells { $pig } for ${ $dollars }.
happypigs-say-vaccinate = { $who } vaccinates { $pig }.
happypigs-say-done = { $who } is done{ $dollars ->
    [0] .
   *[other] {" "}and gets ${ $dollars } for unused actions.
}
happypigs-say-done-opening = { $who } has bought enough.
happypigs-say-done-vaccinate = { $who } vaccinates no more.
happypigs-say-heat = { $event }: { $who } gets { $count ->
    [one] a piglet
   *[other] { $count } piglets
}.
happypigs-say-prize = { $event }: { $who } gets ${ $count }.
happypigs-say-gift-vaccine = { $event }: { $who } gets { $count ->
    [one] a vaccine
   *[other] { $count } vaccines
}.
happypigs-say-gift-supplement = { $event }: { $who } gets { $count ->
    [one] a supplement
   *[other] { $count } supplements
}.
happypigs-say-gift-amulet = { $event }: { $who } gets { $count ->
    [one] an amulet
   *[other] { $count } amulets
}.
happypigs-say-no-prize = { $event }: nobody gets anything.
happypigs-say-window = The season is over. Last chance to vaccinate before the inspection!
happypigs-say-inspection = { $season } ends with the inspection.
happypigs-say-deaths = { $who } loses { $pigs }.
happypigs-say-no-deaths = No pig dies.
happypigs-say-round = Round { $number }, { $season }: { $event }. Feed { $feed }, mate { $mate }, buy { $buy }, sell { $sell }. { $who } is first player.
happypigs-say-round-quiet = Round { $number }, { $season }. Feed { $feed }, mate { $mate }, buy { $buy }, sell { $sell }. { $who } is first player.
happypigs-say-final-sale = { $who } { $dollars ->
    [0] has no pigs to sell
   *[other] sells all pigs for ${ $dollars }
} and ends with ${ $money }.
happypigs-say-end-money = { $who } wins with ${ $money }.
happypigs-say-end-goods = { $who } wins with ${ $money }: equal money, but tools and sties worth ${ $goods }.
happypigs-say-end-draw = A draw with ${ $money }: { $who }.

happypigs-ending-money = the most money
happypigs-ending-goods = equal money, the better tools and sties
happypigs-ending-draw = a draw

## On the table

happypigs-show-round = Happy Pigs · { $season } · round { $round } of { $rounds }
happypigs-show-opening = Happy Pigs · opening purchases
happypigs-show-over = Happy Pigs · after { $rounds } rounds
happypigs-show-inspection = inspection { $count ->
    [0] after this round
    [one] after one more round
   *[other] after { $count } more rounds
}
happypigs-show-shares = Share, by how many choose it
happypigs-show-shop = Shop
happypigs-show-sties = sties
happypigs-show-money = $
happypigs-show-tools = ✚ ▲ ♥
happypigs-show-chosen = action
happypigs-show-sales = sales
happypigs-show-prizes = prizes
happypigs-show-unused = unused
happypigs-show-final = final
happypigs-show-spent = spent
happypigs-show-goods = goods
happypigs-show-your-sty = Your sties
happypigs-show-sty-of = Sties of { $who }
happypigs-show-last = Last event
happypigs-show-unvaccinated = not vaccinated: { $count }
happypigs-show-legend = double edge: vaccinated
happypigs-show-cells = { $count ->
    [0] no free cells
    [one] one free cell
   *[other] { $count } free cells
}

## Options

happypigs-option-advanced = Advanced game
    .help = The actions are chosen openly, one after another, instead of secretly at the same time.
happypigs-option-discount = Property Discount
    .help = What the event does to a sty’s price: flat makes it $3, cut makes it $3 less. The text says to $3; the other reading is ours.
happypigs-option-money = Starting money
    .help = Dollars for everybody at the start; the rules give 45.

## Rules

happypigs-r1 = The game has sixteen rounds, four in each season from spring to winter. The richest farmer at the end wins.
happypigs-r2 = The shop holds 40 pigs of each of four sizes, 20 sties, and 25 vaccines, supplements and amulets each.
happypigs-r3 = Everybody starts with one sty and $45.
happypigs-r4 = Each season has six cards. Two of them go back into the box unseen; the other four lie in random order, spring on top.
happypigs-r5 = Before the first round, clockwise from the first player, everybody may buy up to four pigs and tools.
happypigs-r6 = A season card is turned up. Everybody secretly chooses to feed, mate, buy or sell; all choices are shown together.
happypigs-r7 = The card says how often each action can be done in total. Those who chose the same share it evenly; leftovers go to those nearest to the first player, clockwise. Eight for three farmers: 3, 3 and 2.
happypigs-r8 = Clockwise from the first player everybody carries out their actions. Actions not used cannot be saved; each brings $1.
happypigs-r9 = Then the card’s event takes place, after a season’s last card also the change of season. The first player passes to the left.
happypigs-r10 = Feed: one of your pigs grows by one size. Each pig can be fed only once a round; large pigs do not grow any more.
happypigs-r11 = Mate: one of your medium or large pigs gives birth to a piglet, each only once a round.
happypigs-r12 = Buy: take one pig, sty or tool from the shop and pay for it.
happypigs-r13 = Sell: give one pig back to the shop for its price.
happypigs-r14 = Pigs must lie inside the outline of your sties and not on one another. They may lie across the join of two sties.
happypigs-r15 = The second sty costs $10, the third $15, the fourth $20 and so on. Sties cannot be sold.
happypigs-r16 = A piglet costs $3, a small pig $6, a medium one $10, a large one $15, whether bought or sold.
happypigs-r17 = Pigs bought or born are not vaccinated. A vaccinated pig stays vaccinated when it grows. The price does not depend on it.
happypigs-r18 = Tools cost $1 and cannot be sold. When used they go back to the shop.
happypigs-r19 = A vaccine protects one pig of any size for good.
happypigs-r20 = A supplement lets a piglet or small pig grow by two sizes when it is fed.
happypigs-r21 = With an amulet a small pig is born instead of a piglet.
happypigs-r22 = When an event changes a price, it does so for buying and for selling.
happypigs-r23 = When a season ends, you may use your vaccines; then all pigs that are not vaccinated die and go back to the shop for nothing. This happens four times.
happypigs-r24 = Heat Period: everybody gets a piglet for each pair of medium or large pigs.
happypigs-r25 = Gov’t Subsidy: three supplements for the most piglets. Vaccination: three vaccines for the most small pigs. Total Checkup: three amulets for the most medium pigs. Everybody who ties gets the whole prize.
happypigs-r26 = Property Discount: in this round a sty costs $3.
happypigs-r27 = USDA Inspected: pigs cost $3 more in this round. Sausage Fest: they cost $6, $10, $15, $21. Ham Fest: $5, $9, $14, $20.
happypigs-r28 = Field Trip: $25 for everybody who has pigs of all four sizes. Pig Show: $25 for the most large pigs.
happypigs-r29 = Clearance Sale: with every tool bought another one comes free.
happypigs-r30 = After the last round everybody sells all pigs. The greatest sum of money wins.
happypigs-r31 = Players who tie for first add $1 for each tool and $5, $10, $15 and so on for the sties. If that is equal too, the game is a draw.
happypigs-r32 = Advanced game: the actions are chosen openly, clockwise from the first player.

happypigs-d1 = A sty has 6 × 6 cells. A piglet covers 2 × 2, a small pig 2 × 3, a medium one 3 × 3, a large one 3 × 4; pigs may be turned. The printed sizes are unknown to us.
happypigs-d2 = Sties stand in a row, and you may move your pigs about whenever you like. So a pig can come or grow if and only if there is some way to fit all of them in; the table finds it for you.
happypigs-d3 = Winter has four rounds like the other seasons.
happypigs-d4 = The sixth card of each season has no event.
happypigs-d5 = The printed quantities are unknown to us. Each of our 24 cards has a different order of 6, 7, 8 and 9.
happypigs-d6 = Events that change prices count from the moment the card is turned up until the round is over. The final sale is always at normal prices.
happypigs-d7 = With Property Discount every sty costs $3, whichever it is; by an option $3 less instead. Other price events do not touch sties and tools.
happypigs-d8 = In a Clearance Sale the free tool is of the same kind, costs no action, and must be in stock.
happypigs-d9 = You may choose an action that is of no use to you. Unused actions are paid at the end of your turn, so you cannot spend that money in it. You end your turn yourself.
happypigs-d10 = What the shop does not have cannot be bought, born or grown into; only the size a pig ends up with matters. What goes back can be taken again at once.
happypigs-d11 = You may vaccinate in your own turn, in the opening too, and before an inspection, when all farmers do so at the same time.
happypigs-d12 = A mother needs no partner. In a Heat Period any two medium or large pigs are a pair, even if they were bought or grown in the same round.
happypigs-d13 = You need at least one pig of a size to have the most of them.
happypigs-d14 = If there are too few tools for a prize, they are handed out one by one from the first player on.
happypigs-d15 = Piglets of a Heat Period for which there is no room or no stock are lost. They are handed out farmer by farmer from the first player on; amulets do not help.
happypigs-d16 = In the opening everybody buys everything in one go, but no sty. Unused purchases bring no money.
happypigs-d17 = The first player at the start is drawn by lot.
happypigs-d18 = The first player passes on at a change of season too. The fourth inspection comes before the final sale.
happypigs-d19 = Money, tools and pigs are public. Only a choice not yet shown is secret. The bank never runs out of coins.
happypigs-d20 = Among equal pigs, one that has not been fed in this turn is vaccinated first.

## Why a move is good

happypigs-because-choose-feed = { $count ->
    [one] One of your pigs
   *[other] { $count } of your pigs
} can still grow.
happypigs-because-choose-mate = { $count ->
    [one] One of your pigs
   *[other] { $count } of your pigs
} can give birth, and that costs nothing.
happypigs-because-choose-vaccines = { $count ->
    [one] One of your pigs is
   *[other] { $count } of your pigs are
} not vaccinated, and { $rounds ->
    [one] the inspection comes after this round
   *[other] it is { $rounds } rounds to the inspection
}.
happypigs-because-choose-buy = You have ${ $dollars } to spend.
happypigs-because-choose-sell = All your pigs together would bring ${ $dollars } now.
happypigs-because-feed = It goes from ${ $dollars } to ${ $more }.
happypigs-because-breed = It goes from ${ $dollars } to ${ $more }, and can have piglets from now on.
happypigs-because-mate = A pig worth ${ $dollars }, for nothing.
happypigs-because-sty = Your sties have only { $count ->
    [one] one free cell
   *[other] { $count } free cells
}.
happypigs-because-vaccine = { $count ->
    [0] Pigs still to come
    [one] One unvaccinated pig
   *[other] { $count } unvaccinated pigs
} would die at the inspection, { $rounds ->
    [one] after this round
   *[other] { $rounds } rounds from now
}.
happypigs-because-supplement = For $1 it lets a piglet or small pig grow by two sizes.
happypigs-because-amulet = For $1 a small pig is born instead of a piglet.
happypigs-because-mother = It can have piglets at once, one a round.
happypigs-because-pig = It costs ${ $dollars } and will be worth more when it has grown.
happypigs-because-dear = Prices are high in this round: ${ $dollars } instead of ${ $usual }.
happypigs-because-doomed = It is not vaccinated, and would die after this round.
happypigs-because-grown = It does not grow any more: ${ $dollars }, and room for others.
happypigs-because-sell = It brings ${ $dollars } and makes room.
happypigs-because-vaccinate = It saves a pig worth ${ $dollars }.
happypigs-because-done = Each unused action brings $1: ${ $count } now.
