### MOW sur la page : ce que seul le navigateur dit.

page-mow-round = Manche { $round }
page-mow-target = fin à { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}
page-mow-three-herds = deux joueurs · trois troupeaux
page-mow-last-herd = le prochain troupeau ramassé finit la manche
page-mow-flies = { $flies ->
    [one] mouche
   *[other] mouches
}
page-mow-holding = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · étable { $flies }
page-mow-holds = a repris { $cow } du troupeau
page-mow-play = Jouer { $number }
page-mow-where = Où doit-elle se placer ?
page-mow-calf-left = Côté petits nombres
page-mow-calf-right = Côté grands nombres
page-mow-take = Ramasser · { $flies ->
    [0] aucune mouche
    [1] 1 mouche
   *[other] { $flies } mouches
}
page-mow-take-of = Ramasser { $herd } · { $flies ->
    [0] aucune mouche
    [1] 1 mouche
   *[other] { $flies } mouches
}
page-mow-take-brief = Prendre · { $flies }
page-mow-take-last = { $flies ->
    [0] Ramasser ne coûte aucune mouche
    [1] Ramasser coûte une mouche
   *[other] Ramasser coûte { $flies } mouches
} et finit la manche. Le faire ?
page-mow-keep = Laisser
page-mow-turn = Retourner
page-mow-inside = { $cow } est à l’intérieur du troupeau ({ $low }–{ $high }).
page-mow-stands = { $cow }, au numéro { $number }
page-mow-gap = place entre { $low } et { $high } pour une retardataire
page-mow-slowpoke-gap = place pour une retardataire
page-mow-or = { $one } ou { $other }
page-mow-left = { $count ->
    [0] plus de carte à piocher
    [1] encore 1 carte à piocher
   *[other] encore { $count } cartes à piocher
}
page-mow-cows = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
page-mow-herd-flies = { $flies ->
    [0] aucune mouche au troupeau
    [1] 1 mouche au troupeau
   *[other] { $flies } mouches au troupeau
}
page-mow-arrow = La flèche désigne { $who }
page-mow-then = puis le troupeau { $herd }
page-mow-stable = { $cows ->
    [0] votre étable est vide
   *[other] dans votre étable : { $flies ->
        [0] aucune mouche
        [1] 1 mouche
       *[other] { $flies } mouches
    }
}
page-mow-by-herds = troupeaux
page-mow-by-hands = cartes en main
page-mow-help-number = Une vache arrive
page-mow-help-flies = Les mouches
page-mow-help-closer = Le serre-file
page-mow-help-acrobat = L’acrobate
page-mow-help-slowpoke = La retardataire
page-mow-help-arrow = Paquet vert : la flèche
page-mow-help-calf = Le veau
page-mow-help-lean = La vache maigre
page-mow-help-milk = La vache à lait
page-mow-help-mad = La vache folle
page-mow-help-yellow = Paquet jaune : au suivant

## Setting up

page-mow-length-round = Une manche
page-mow-length-half = Jusqu’à 50 mouches
page-mow-length-usual = Jusqu’à 100 mouches
page-mow-house-target = Mouches pour finir
    .help = Dès que quelqu’un a autant de mouches après une manche, la partie est finie. Avec 1, on ne joue qu’une manche.
page-mow-house-lean = Numéro de la vache maigre
    .help = Sa place dans le troupeau. Qui la joue ne pioche pas.
page-mow-house-milk = Numéro de la vache à lait
    .help = Sa place dans le troupeau. Qui la joue pioche deux cartes.

## Goal

page-mow-goal = Le moins de mouches l’emporte, dès que quelqu’un en a { $target }

## Scenes

page-mow-counted = troupeaux { $herds } · main { $hand }

## What bots say now and then

phrase-mow-herd-1 = Que de mouches !
phrase-mow-herd-2 = Bzzz…
phrase-mow-herd-3 = Une tapette, vite !
phrase-mow-spared-1 = Pas mes mouches !
phrase-mow-spared-2 = Plutôt vous que moi.
phrase-mow-spared-3 = Ouf !
phrase-mow-turned-1 = Encore moi ?
phrase-mow-turned-2 = Merci bien…
phrase-mow-turned-3 = C’est trop aimable.
phrase-mow-slowpoke-1 = Encore une petite place !
phrase-mow-slowpoke-2 = Pardon, mesdames.
phrase-mow-slowpoke-3 = C’est serré !
