### MOW sur la page : ce que seul le navigateur dit.

page-mow-round = Manche { $round }
page-mow-target = fin à { $flies } mouches
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
page-mow-holds = a en main { $cow }, pris dans le troupeau
page-mow-play = Jouer { $number }
page-mow-where = Où doit-elle se placer ?
page-mow-calf-left = Côté petits nombres
page-mow-calf-right = Côté grands nombres
page-mow-take = Ramasser · { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}
page-mow-take-of = Ramasser { $herd } · { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}
page-mow-take-last = Ramasser coûte { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
} et finit la manche. Le faire ?
page-mow-keep = Laisser
page-mow-turn = Retourner
page-mow-inside = { $cow } est à l’intérieur du troupeau ({ $low }–{ $high }).
page-mow-stands = { $cow }, au numéro { $number }
page-mow-gap = vide entre { $low } et { $high } : une retardataire y tient
page-mow-slowpoke-gap = vide pour une retardataire
page-mow-or = { $one } ou { $other }
page-mow-left = { $count ->
    [one] encore { $count } carte à piocher
   *[other] encore { $count } cartes à piocher
}
page-mow-cows = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
page-mow-herd-flies = { $flies ->
    [one] { $flies } mouche au troupeau
   *[other] { $flies } mouches au troupeau
}
page-mow-arrow = La flèche désigne { $who }
page-mow-then = puis le troupeau { $herd }
page-mow-stable = { $cows ->
    [0] votre étable est vide
   *[other] dans votre étable : { $flies ->
        [one] { $flies } mouche
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
page-mow-help-arrow = Paquet vert : la flèche
page-mow-help-calf = Le veau
page-mow-help-lean = La vache maigre
page-mow-help-milk = La vache à lait
page-mow-help-mad = La vache folle
page-mow-help-yellow = Paquet jaune : au suivant
