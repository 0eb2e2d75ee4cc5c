### Happy Pigs sur la page : ce que seul le navigateur dit.

page-hp-opening = Achats d’ouverture
page-hp-opening-help = Chacun achète jusqu’à quatre cochons et outils.
page-hp-round = Manche { $round } sur { $rounds }
page-hp-calendar = Quatre saisons, chacune finit par une inspection
page-hp-inspection-of = { $season } : inspection après la manche { $round }
page-hp-seasons-left = { $count ->
    [0] plus de carte
    [1] encore 1 carte
   *[other] encore { $count } cartes
}
page-hp-amount = { $work } × { $count }
page-hp-money = { $dollars } $
page-hp-price-left = prix · reste
page-hp-costs = { $dollars } $ · reste { $left }
page-hp-alone = seul
page-hp-with = avec { $count }
page-hp-shared = à plusieurs { $range }
page-hp-choose = Choisir : { $work }
page-hp-choosing = choisit
page-hp-ready = a choisi
page-hp-first = premier
page-hp-pigs = { $count ->
    [0] aucun cochon
    [one] { $count } cochon
   *[other] { $count } cochons
}
page-hp-can-grow = { $count ->
    [0] aucun à faire grandir
   *[other] { $count } à faire grandir
}
page-hp-can-breed = { $count ->
    [0] aucune mère possible
    [1] 1 mère possible
   *[other] { $count } mères possibles
}
page-hp-have-money = vous avez { $dollars } $
page-hp-have-pigs = vous en avez { $count }
page-hp-done-pay = Terminé · +{ $dollars } $
page-hp-with-supplement = Avec complément
page-hp-with-amulet = Avec amulette
page-hp-fed = { $count ->
    [one] { $count } nourri
   *[other] { $count } nourris
}
page-hp-amulets = amulettes : { $count }
page-hp-work = Votre action
page-hp-use-vaccine = Vacciner
page-hp-all-safe = Tous vos cochons sont vaccinés.
page-hp-no-pigs = Vous n’avez pas de cochons.
page-hp-farm = Porcheries : { $who }, { $pigs ->
    [0] aucun cochon
    [1] 1 cochon
   *[other] { $pigs } cochons
}{ $bare ->
    [0] {""}
   *[other] , dont { $bare } sans vaccin
}
page-hp-farms = Fermes
page-hp-bare = { $count ->
    [0] tous vaccinés
    [one] { $count } cochon sans vaccin
   *[other] { $count } cochons sans vaccin
}
page-hp-bare-short = { $count } à vacciner
page-hp-by-start = argent de départ
page-hp-by-sales = cochons vendus
page-hp-by-prizes = prix gagnés
page-hp-by-unused = actions inutilisées
page-hp-by-final = vente finale
page-hp-spent = dépensé au magasin
page-hp-help-season = La carte de saison
page-hp-help-inspection = L’inspection
