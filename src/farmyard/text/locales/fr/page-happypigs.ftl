### Happy Pigs sur la page : ce que seul le navigateur dit.

page-happypigs-opening = Achats d’ouverture
page-happypigs-opening-help = Chacun achète jusqu’à quatre cochons et outils.
page-happypigs-round = Manche { $round } sur { $rounds }
page-happypigs-calendar = Quatre saisons, chacune finit par une inspection
page-happypigs-inspection-of = { $season } : inspection après la manche { $round }
page-happypigs-seasons-left = { $count ->
    [0] plus de carte
    [1] encore 1 carte
   *[other] encore { $count } cartes
}
page-happypigs-amount = { $work } × { $count }
page-happypigs-money = { $dollars } $
page-happypigs-price-left = prix · reste
page-happypigs-costs = { $dollars } $ · reste { $left }
page-happypigs-alone = seul
page-happypigs-with = avec { $count }
page-happypigs-shared = à plusieurs { $range }
page-happypigs-choose = Choisir : { $work }
page-happypigs-choosing = choisit
page-happypigs-ready = a choisi
page-happypigs-first = premier
page-happypigs-pigs = { $count ->
    [0] aucun cochon
    [one] { $count } cochon
   *[other] { $count } cochons
}
page-happypigs-can-grow = { $count ->
    [0] aucun à faire grandir
   *[other] { $count } à faire grandir
}
page-happypigs-can-breed = { $count ->
    [0] aucune mère possible
    [1] 1 mère possible
   *[other] { $count } mères possibles
}
page-happypigs-have-money = vous avez { $dollars } $
page-happypigs-have-pigs = vous en avez { $count }
page-happypigs-done-pay = Terminé · +{ $dollars } $
page-happypigs-with-supplement = Avec complément
page-happypigs-with-amulet = Avec amulette
page-happypigs-fed = { $count ->
    [one] { $count } nourri
   *[other] { $count } nourris
}
page-happypigs-amulets = amulettes : { $count }
page-happypigs-work = Votre action
page-happypigs-they-die = { $count ->
    [one] Un cochon non vacciné meurt aussitôt. Ne plus vacciner ?
   *[other] { $count } cochons non vaccinés meurent aussitôt. Ne plus vacciner ?
}
page-happypigs-idle-feed = Aucun de vos cochons ne peut grandir. Choisir quand même ?
page-happypigs-idle-mate = Aucun de vos cochons ne peut avoir de petits. Choisir quand même ?
page-happypigs-idle-sell = Vous n’avez aucun cochon à vendre. Choisir quand même ?
page-happypigs-none-to-feed = Plus aucun cochon ne peut être nourri.
page-happypigs-none-to-mate = Plus aucun cochon ne peut avoir de petit.
page-happypigs-none-to-buy = Vous ne pouvez plus rien acheter.
page-happypigs-none-to-sell = Vous n’avez plus de cochon à vendre.
page-happypigs-use-vaccine = Vacciner
page-happypigs-all-safe = Tous vos cochons sont vaccinés.
page-happypigs-no-pigs = Vous n’avez pas de cochons.
page-happypigs-farm = Porcheries : { $who }, { $pigs ->
    [0] aucun cochon
    [1] 1 cochon
   *[other] { $pigs } cochons
}{ $bare ->
    [0] {""}
   *[other] , dont { $bare } sans vaccin
}
page-happypigs-farms = Fermes
page-happypigs-bare = { $count ->
    [0] tous vaccinés
    [one] { $count } cochon sans vaccin
   *[other] { $count } cochons sans vaccin
}
page-happypigs-bare-short = { $count } à vacciner
page-happypigs-by-start = argent de départ
page-happypigs-by-sales = cochons vendus
page-happypigs-by-prizes = prix gagnés
page-happypigs-by-unused = actions inutilisées
page-happypigs-by-final = vente finale
page-happypigs-spent = dépensé au magasin
page-happypigs-help-season = La carte de saison
page-happypigs-help-inspection = L’inspection

## Setting up

page-happypigs-house-advanced = Choisir ouvertement
    .help = Chacun dit à son tour ce qu’il fera, au lieu de choisir en secret tous ensemble. Pour ceux qui connaissent le jeu.
page-happypigs-house-discount = Porcheries en promotion
    .help = Le prix d’une porcherie pendant la manche de cet événement.
page-happypigs-house-money = Argent au départ
    .help = Ce que chacun a au début. Plus d’argent rend la première année plus facile.

## Goal

page-happypigs-goal = Le plus riche après seize manches gagne

## Scenes

page-happypigs-all-chosen = Tout le monde a choisi
page-happypigs-turned = Qui fait quoi
page-happypigs-inspection-why = Tout cochon non vacciné meurt.
page-happypigs-none-lost = ne perd aucun cochon
page-happypigs-next-season = Saison suivante
page-happypigs-final-sale = Tous les cochons sont vendus
page-happypigs-folded-feed = { $who } nourrit { $count } cochons.
page-happypigs-folded-mate = { $who } a { $count } petits de plus.
page-happypigs-folded-sell = { $who } vend { $count } cochons : { $dollars } $.
page-happypigs-folded-vaccinate = { $who } vaccine { $count } cochons.

## What bots say now and then

phrase-happypigs-deaths-1 = Mes pauvres cochons !
phrase-happypigs-deaths-2 = Si j’avais vacciné…
phrase-happypigs-deaths-3 = Triste journée.
phrase-happypigs-prize-1 = Un prix pour mes cochons !
phrase-happypigs-prize-2 = Ça valait toute cette boue.
phrase-happypigs-prize-3 = Je vais l’encadrer.
phrase-happypigs-sold-1 = Bonne affaire !
phrase-happypigs-sold-2 = Adieu, cochonnet.
phrase-happypigs-sold-3 = Les affaires sont les affaires.
phrase-happypigs-young-1 = Qu’ils sont petits !
phrase-happypigs-young-2 = La porcherie se remplit.
phrase-happypigs-young-3 = Bienvenue, petit !
