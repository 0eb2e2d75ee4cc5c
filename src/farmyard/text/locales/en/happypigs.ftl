### Happy Pigs

page-title-happypigs = Happy Pigs
happypigs-tagline = Feed, breed, buy and sell pigs through four seasons: the more farmers want the same, the less each gets.
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

### Happy Pigs on the page: what only the browser says.

page-happypigs-opening = Opening purchases
page-happypigs-opening-help = Each farmer buys up to four pigs and tools.
page-happypigs-round = Round { $round } of { $rounds }
page-happypigs-calendar = Four seasons, each with an inspection at its end
page-happypigs-inspection-of = { $season }: inspection after round { $round }
page-happypigs-seasons-left = { $count ->
    [0] no cards to come
    [one] 1 card to come
   *[other] { $count } cards to come
}
page-happypigs-amount = { $work } × { $count }
page-happypigs-money = ${ $dollars }
page-happypigs-price-left = price · left
page-happypigs-costs = ${ $dollars } · { $left } left
page-happypigs-alone = alone
page-happypigs-with = with { $count }
page-happypigs-shared = shared { $range }
page-happypigs-choose = Choose: { $work }
page-happypigs-choosing = choosing
page-happypigs-ready = has chosen
page-happypigs-first = first
page-happypigs-pigs = { $count ->
    [0] no pigs
    [one] 1 pig
   *[other] { $count } pigs
}
page-happypigs-can-grow = { $count ->
    [0] none can grow
   *[other] { $count } can grow
}
page-happypigs-can-breed = { $count ->
    [0] none can give birth
   *[other] { $count } can give birth
}
page-happypigs-no-room-to-grow = no room to grow
page-happypigs-room-for = { $count ->
    [0] no room for a piglet
    [one] room for 1 piglet
   *[other] room for { $count } piglets
}
page-happypigs-have-money = you have ${ $dollars }
page-happypigs-have-pigs = you have { $count }
page-happypigs-done-pay = Done · +${ $dollars }
page-happypigs-with-supplement = With a supplement
page-happypigs-with-amulet = With an amulet
page-happypigs-fed = { $count } fed
page-happypigs-amulets = amulets: { $count }
page-happypigs-work = Your action
page-happypigs-they-die = { $count ->
    [one] One pig has no vaccine and dies at once. Stop vaccinating?
   *[other] { $count } pigs have no vaccine and die at once. Stop vaccinating?
}
page-happypigs-idle-feed = None of your pigs can grow. Choose it all the same?
page-happypigs-idle-feed-room = Your pigs have no room to grow. Choose it all the same?
page-happypigs-idle-mate = None of your pigs can give birth. Choose it all the same?
page-happypigs-idle-mate-room = There is no room for a piglet in your sties. Choose it all the same?
page-happypigs-idle-sell = You have no pig to sell. Choose it all the same?
page-happypigs-none-to-feed = No pig can be fed any more.
page-happypigs-no-room-to-feed = No pig has room to grow any more.
page-happypigs-none-to-mate = No pig can give birth any more.
page-happypigs-no-room-to-mate = There is no room for another piglet in your sties.
page-happypigs-none-to-buy = There is nothing more you can buy.
page-happypigs-none-to-sell = You have no pig left to sell.
page-happypigs-use-vaccine = Vaccinate
page-happypigs-all-safe = All your pigs are vaccinated.
page-happypigs-no-pigs = You have no pigs.
page-happypigs-farm = Sties of { $who }: { $pigs ->
    [0] no pigs
    [one] 1 pig
   *[other] { $pigs } pigs
}{ $bare ->
    [0] {""}
   *[other] , { $bare } without vaccine
}
page-happypigs-farms = Farms
page-happypigs-bare = { $count ->
    [0] all vaccinated
    [one] 1 pig without vaccine
   *[other] { $count } pigs without vaccine
}
page-happypigs-bare-short = { $count } at risk
page-happypigs-by-start = starting money
page-happypigs-by-sales = pigs sold
page-happypigs-by-prizes = prizes
page-happypigs-by-unused = unused actions
page-happypigs-by-final = final sale
page-happypigs-spent = spent in the shop
page-happypigs-help-season = The season card
page-happypigs-help-inspection = The inspection

## Setting up

page-happypigs-house-advanced = Choose openly
    .help = Everybody says in turn what they will do, instead of all in secret at once. For those who know the game.
page-happypigs-house-discount = Property Discount
    .help = What a sty costs in the round with this event.
page-happypigs-house-money = Money at the start
    .help = What everybody begins with. More money makes the first year easier.
page-happypigs-choice-flat = down to $3
page-happypigs-choice-cut = $3 less

## Goal

page-happypigs-goal = Most money after sixteen rounds wins

## Scenes

page-happypigs-all-chosen = Everybody has chosen
page-happypigs-turned = Who does what
page-happypigs-inspection-why = Every pig without a vaccine dies.
page-happypigs-none-lost = loses no pig
page-happypigs-next-season = Next season
page-happypigs-final-sale = All pigs are sold
page-happypigs-folded-feed = { $who } feeds { $count } pigs.
page-happypigs-folded-mate = { $who } has { $count } young born.
page-happypigs-folded-buy = { $who } buys { $count ->
    [one] one thing
   *[other] { $count } things
} for ${ $dollars }{ $vaccinated ->
    [0] .
    [one] {" "}and vaccinates one pig.
   *[other] {" "}and vaccinates { $vaccinated } pigs.
}
page-happypigs-folded-sell = { $who } sells { $count } pigs: ${ $dollars }.
page-happypigs-folded-vaccinate = { $who } vaccinates { $count } pigs.

## What bots say now and then

phrase-happypigs-deaths-1 = My poor pigs!
phrase-happypigs-deaths-2 = If only I’d vaccinated …
phrase-happypigs-deaths-3 = What a sad day.
phrase-happypigs-prize-1 = A prize for my pigs!
phrase-happypigs-prize-2 = Worth all the mud.
phrase-happypigs-prize-3 = I’ll frame that.
phrase-happypigs-sold-1 = Good money!
phrase-happypigs-sold-2 = Farewell, piggy.
phrase-happypigs-sold-3 = Business is business.
phrase-happypigs-young-1 = How tiny they are!
phrase-happypigs-young-2 = It’s getting crowded in here.
phrase-happypigs-young-3 = Welcome, little one.

### The rules page of Happy Pigs: what its pictures show, and what is in the box.

guide-happypigs-share = The card says eight times Feed. Three farmers have chosen it: they feed 3, 3 and 2 times, and whoever is nearer to the first player gets more. The fourth sells alone, all seven times.
guide-happypigs-grow = Each feeding takes a pig one step further. What it costs is also what it sells for.
guide-happypigs-sty = A farm of one sty, 6 × 6 cells: the table packs the pigs so that as much room as possible is left. A dashed edge: not yet vaccinated.
guide-happypigs-supplement = With a supplement a piglet skips a size: from $3 to $10 by one feeding.
guide-happypigs-inspection = At the end of a season the vaccinated pig lives on, and the other two die.
guide-happypigs-end = The final sale: $43 in the purse, a large pig for $15, a small one for $6, together $64. Most money wins.
guide-happypigs-part-actions = Each player’s four action cards
guide-happypigs-part-pigs = 40 pigs of each size; on the back they are vaccinated
guide-happypigs-part-tools = 25 vaccines, supplements and amulets each, 20 sties, and coins
guide-happypigs-part-seasons = The 24 season cards. Four of each season’s six are played. The events are printed; the numbers are ours.
guide-happypigs-ours = Players, playing time and age are those printed on the box.

### The lesson of Happy Pigs: each step’s heading, what to do, and what has happened; answers to other moves.

lesson-happypigs-goal = You are a farmer. Buy pigs, feed them, have piglets, sell them. After sixteen rounds, four in each season, the most money wins.
    .title = The goal
lesson-happypigs-opening = You have $45 and an empty sty. Before the first round you may buy up to four pigs and tools. Buy a pig.
    .title = Buy the first pigs
    .done = A piglet covers 2 × 2 cells, a small pig 2 × 3, a medium one 3 × 3, a large one 3 × 4. Your sty has 6 × 6: room is scarce!
lesson-happypigs-choose = Every round all farmers secretly choose one action. The card says how often it can be done in all: whoever chooses the same shares it. The others have small pigs and will feed. You have two that can give birth.
    .title = Choose an action
    .done = You alone chose Mate: all eight are yours. Bernd and Clara both chose Feed and share six: three each.
lesson-happypigs-feed = Feeding makes a pig grow by one size, so that it sells for more. A supplement makes it two sizes. Feed a piglet with your supplement.
    .title = Feed
    .done = A $3 piglet has become a $10 pig. Each pig may be fed once in a round, if there is room for it to grow.
lesson-happypigs-mate = A medium or large pig gives birth to a piglet, once in a round. With an amulet it is a small pig instead. Use yours.
    .title = Mate
    .done = A small pig is worth $6, and it cost nothing. It needs 2 × 3 free cells.
lesson-happypigs-buy = Your sty is full: no pig can come or grow. What do you buy?
    .title = Room
    .done = The second sty costs $10, the third $15, and so on. Actions you do not use bring $1 each.
lesson-happypigs-sell = In this round the season card says Ham Fest: pigs bring more money, a large one $20 instead of $15. Sell one.
    .title = Sell
    .done = $20 more. Prices are always on the board; after the last round all your pigs are sold as well.
lesson-happypigs-event = Pig Show: after this round $25 go to whoever has the most large pigs. You and Bernd have one each. Feed the right pig.
    .title = Season cards
    .done = Two large pigs: the $25 are yours. Every season card has its event. Look ahead to what it rewards.
lesson-happypigs-inspection = The season is over, and the inspection comes: every pig without vaccine dies. You have one vaccine and two unvaccinated pigs. Whom do you save?
    .title = The inspection
    .done = The large pig lives on, vaccinated for good. The small one died. This comes four times: buy vaccines early, at $1.

lesson-happypigs-not-tools-later = Tools cost only $1, but without pigs they are no use. Buy a pig first.
lesson-happypigs-not-pigs-first = Without pigs nothing grows and nothing sells. Buy at least one.
lesson-happypigs-not-crowded = Bernd and Clara have small pigs and will probably feed, too: then six are shared by three. Nobody else can mate.
lesson-happypigs-not-too-early = Your two medium pigs can give birth every round. Selling them now brings money once.
lesson-happypigs-not-costs-money = Pigs cost money in the shop. Yours can have piglets for nothing.
lesson-happypigs-not-two-sizes = That is one size only. With your supplement a piglet grows by two: tap the button with the supplement.
lesson-happypigs-not-unused = An action that is not used brings $1. This one is worth more.
lesson-happypigs-not-with-amulet = That brings a piglet. You have an amulet: with it, a small pig is born.
lesson-happypigs-not-room-first = Useful later. But as long as the sty is full, no pig can come or grow. Buy room.
lesson-happypigs-not-still-small = A piglet brings little, and it can still grow. The large pig brings $20 now.
lesson-happypigs-not-no-prize = A small pig more wins no prize. The medium one would become large.
lesson-happypigs-not-cheap-one = That saves $6 and lets $15 die. Vaccinate the large one.
lesson-happypigs-not-all-die = Then both pigs die, and your vaccine stays unused. Vaccinate one first.

### What one tends to lose by, in the review of several games

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

### In the reports of the laboratory

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
