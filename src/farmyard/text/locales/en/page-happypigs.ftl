### Happy Pigs on the page: what only the browser says.

page-hp-opening = Opening purchases
page-hp-opening-help = Each farmer buys up to four pigs and tools.
page-hp-round = Round { $round } of { $rounds }
page-hp-calendar = Four seasons, each with an inspection at its end
page-hp-inspection-of = { $season }: inspection after round { $round }
page-hp-seasons-left = { $count ->
    [0] no cards to come
    [one] 1 card to come
   *[other] { $count } cards to come
}
page-hp-amount = { $work } × { $count }
page-hp-money = ${ $dollars }
page-hp-price-left = price · left
page-hp-costs = ${ $dollars } · { $left } left
page-hp-alone = alone
page-hp-with = with { $count }
page-hp-shared = shared { $range }
page-hp-choose = Choose: { $work }
page-hp-choosing = choosing
page-hp-ready = has chosen
page-hp-first = first
page-hp-pigs = { $count ->
    [0] no pigs
    [one] 1 pig
   *[other] { $count } pigs
}
page-hp-can-grow = { $count ->
    [0] none can grow
   *[other] { $count } can grow
}
page-hp-can-breed = { $count ->
    [0] none can give birth
   *[other] { $count } can give birth
}
page-hp-have-money = you have ${ $dollars }
page-hp-have-pigs = you have { $count }
page-hp-done-pay = Done · +${ $dollars }
page-hp-with-supplement = With a supplement
page-hp-with-amulet = With an amulet
page-hp-fed = { $count } fed
page-hp-amulets = amulets: { $count }
page-hp-work = Your action
page-hp-use-vaccine = Vaccinate
page-hp-all-safe = All your pigs are vaccinated.
page-hp-no-pigs = You have no pigs.
page-hp-farm = Sties of { $who }: { $pigs ->
    [0] no pigs
    [one] 1 pig
   *[other] { $pigs } pigs
}{ $bare ->
    [0] {""}
   *[other] , { $bare } without vaccine
}
page-hp-farms = Farms
page-hp-bare = { $count ->
    [0] all vaccinated
    [one] 1 pig without vaccine
   *[other] { $count } pigs without vaccine
}
page-hp-bare-short = { $count } at risk
page-hp-by-start = starting money
page-hp-by-sales = pigs sold
page-hp-by-prizes = prizes
page-hp-by-unused = unused actions
page-hp-by-final = final sale
page-hp-spent = spent in the shop
page-hp-help-season = The season card
page-hp-help-inspection = The inspection
