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
page-happypigs-idle-mate = None of your pigs can give birth. Choose it all the same?
page-happypigs-idle-sell = You have no pig to sell. Choose it all the same?
page-happypigs-none-to-feed = No pig can be fed any more.
page-happypigs-none-to-mate = No pig can give birth any more.
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
