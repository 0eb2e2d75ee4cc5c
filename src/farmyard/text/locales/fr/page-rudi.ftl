### Rudi Rüssel dans le navigateur

page-rudi-track = Stade de { $lap } cases par tour ; cases spéciales : { $specials }
page-rudi-pig-at = { $pig } ({ $who }) : case { $space } sur { $finish }
page-rudi-exchange = { $count ->
    [one] Pile d’échange : { $card }, la dernière carte
   *[other] Pile d’échange : { $card } au-dessus, { $count } cartes
}
page-rudi-exchange-short = À prendre
page-rudi-given = { $count ->
    [0] Défausse : encore vide
    [one] Défausse : une carte. La montrer
   *[other] Défausse : { $count } cartes. Les montrer
}
page-rudi-given-short = Défausse
page-rudi-this-trick = Ce pli : { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
} sur { $seats }
page-rudi-turned-over = Retournées
page-rudi-slot-ready = { $who } a posé une carte
page-rudi-slot-mine = Vous avez posé le { $card } ; personne d’autre ne le voit
page-rudi-slot-choosing = { $who } choisit encore
page-rudi-slot-open = { $who } : { $card }
page-rudi-ran = { $high } − { $second } : { $who } avance de { $steps }
page-rudi-swapped = { $who } et { $other } ont posé { $high } : échange
page-rudi-nothing = Plus de deux ont posé { $high } : rien ne se passe
page-rudi-race-won = { $who } gagne la course !

## Joueurs et progrès

page-rudi-ready = prêt
page-rudi-has-chosen = a posé une carte
page-rudi-choosing = choisit
page-rudi-still-choosing = choisit encore
page-rudi-exchanges = échange
page-rudi-of = sur { $finish }
page-rudi-won = { $count ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $count } victoires
}
page-rudi-leads = en tête
page-rudi-lap = tour { $lap } sur { $laps }
page-rudi-race = Course { $race }
page-rudi-first-to = { $target } victoires à atteindre
page-rudi-trick = Pli { $trick } sur { $tricks }

## La main

page-rudi-aside = { $count } de côté
page-rudi-aside-of = { $who } : de côté
page-rudi-if-highest = Si { $value } est la plus haute : { $value } − deuxième
page-rudi-take = Vous prenez le { $card }
page-rudi-laid = Vous avez posé le { $card }
page-rudi-open = Cartes visibles
page-rudi-none = aucune

## Résultat et aide

page-rudi-by-cards = plus haute carte
page-rudi-by-swaps = échanges de place
page-rudi-help-highest = La plus haute carte avance
page-rudi-help-swap = Deux plus hautes échangent
page-rudi-help-special = Cases spéciales
page-rudi-help-black = Cartes d’échange
page-rudi-help-back = Les cartes jouées reviennent
page-rudi-help-finish = L’arrivée

## Memory aid

page-rudi-aids = Aide-mémoire : montrer ce que chacun peut encore poser
page-rudi-left = peut encore poser { $values }
page-rudi-left-of = { $who } a encore
page-rudi-hands = Qui a quoi ?

## Setting up

page-rudi-length-race = Une course
page-rudi-length-series = Le premier à trois victoires
page-rudi-house-series = Plusieurs courses
    .help = Au lieu d’une seule course, on court jusqu’à ce que quelqu’un en gagne trois.
page-rudi-house-length = Cases par tour
    .help = Du départ à la ligne, de 8 à 40. Moins de cases, course plus courte.
page-rudi-house-laps = Tours
    .help = Combien de fois les cochons font le tour du stade.
page-rudi-house-specials = Cases spéciales
    .help = Les trois cases où l’on échange une carte quand son cochon s’y arrête, comptées depuis le départ.
page-rudi-house-ages = Âges
    .help = Un nombre par place. Quand cela compte, le plus jeune passe d’abord. Les robots sont les plus âgés.
page-rudi-house-show_played = Les cartes jouées restent visibles
    .help = Plus facile pour les enfants : personne n’a à retenir ce qui a été joué.
page-rudi-house-keep_cards = Garder les cartes échangées
    .help = Avec plusieurs courses : une carte échangée reste à son nouveau propriétaire à la course suivante.

## Goal

page-rudi-goal = { $target ->
    [1] Le premier cochon arrivé gagne
   *[other] Le premier à gagner { $target } courses l’emporte
}

## Scenes

page-rudi-highest = { $who } a la plus haute carte
page-rudi-stood = case { $space } sur { $finish }

## What bots say now and then

phrase-rudi-nothing-1 = Les grands esprits…
phrase-rudi-nothing-2 = Personne ne bouge !
phrase-rudi-nothing-3 = Tout ça pour rien.
phrase-rudi-swap-1 = On échange ?
phrase-rudi-swap-2 = Quelle pagaille !
phrase-rudi-swap-3 = Ce n’était pas prévu.
phrase-rudi-run-1 = Et au galop !
phrase-rudi-run-2 = Cours, cochon, cours !
phrase-rudi-run-3 = Gare à la boue !
