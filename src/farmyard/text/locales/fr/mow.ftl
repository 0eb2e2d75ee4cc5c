### MOW

page-title-mow = MOW
mow-tagline = Rentrez les vaches par troupeaux, et laissez les mouches aux autres.
mow-points = mouches

## Vaches

mow-cow = { $number } ({ $flies ->
    [0] sans mouche
    [1] 1 mouche
   *[other] { $flies } mouches
})
mow-cow-closer-0 = serre-file vert 0
mow-cow-closer-16 = serre-file vert 16
mow-cow-yellow-closer-0 = serre-file jaune 0
mow-cow-yellow-closer-16 = serre-file jaune 16
mow-cow-lean-cow = vache maigre
mow-cow-milk-cow = vache à lait
mow-cow-acrobat-7 = acrobate 7
mow-cow-acrobat-9 = acrobate 9
mow-cow-slowpoke = retardataire
mow-cow-calf = veau
mow-cow-mad-cow = vache folle
mow-at = Troupeau { $herd } : { $what }

## Ce qui est demandé

mow-ask-start = Commencez un troupeau.
mow-ask-pass = Aucune de vos vaches ne peut commencer un troupeau : passez.
mow-ask-add = Ajoutez une vache ou ramassez le troupeau.
mow-ask-take = Aucune de vos vaches ne convient : ramassez le troupeau.
mow-ask-add-last = Ajoutez une vache ou ramassez le troupeau, ce qui termine la manche.
mow-ask-take-last = Aucune de vos vaches ne convient : ramassez le troupeau, ce qui termine la manche.
mow-ask-turn = Retourner la flèche ? Telle qu’elle est, c’est ensuite à { $next }.
mow-ask-turn-duel = Retourner la flèche pour inverser l’ordre des troupeaux ?
mow-ask-name = Qui joue ensuite ?

## Coups

mow-do-play = Jouer { $cow }
mow-do-calf-left = Placer le veau du côté des petits nombres
mow-do-calf-right = Placer le veau du côté des grands nombres
mow-do-mad = Mettre la vache folle à la place de { $cow }
mow-do-slowpoke = Glisser une retardataire entre { $low } et { $high }
mow-do-take = Ramasser le troupeau
mow-do-keep = Laisser la flèche
mow-do-turn = Retourner la flèche
mow-do-name = C’est ensuite à { $who }
mow-do-pass = Passer

## Pourquoi pas

mow-no-wrong-phase = Ce n’est pas ce qui est demandé maintenant.
mow-no-not-in-hand = Cette vache n’est pas dans votre main.
mow-no-needs-herd = Cette vache ne peut pas commencer un troupeau.
mow-no-inside = Son numéro n’est ni plus petit ni plus grand que tous ceux du troupeau.
mow-no-fly-free-barred = Tant que la vache folle est dans le troupeau, on ne joue pas de vache sans mouche.
mow-no-nothing-to-climb = Aucune vache du troupeau ne porte le numéro de l’acrobate.
mow-no-no-gap = Il n’y a pas de place libre entre ces deux vaches.
mow-no-not-beside-flies = Le veau ne se place qu’à côté d’une vache sans mouche.
mow-no-no-eight = Ce 8 n’est pas dans le troupeau.
mow-no-no-herd = Il n’y a pas de troupeau à ramasser : commencez-en un.
mow-no-can-take = On ne passe pas devant un troupeau : ajoutez une vache ou ramassez-le.
mow-no-can-start = On ne passe pas tant qu’on a une vache pour commencer un troupeau.
mow-no-yourself = On ne peut pas se désigner soi-même.
mow-no-no-such-player = Personne n’est assis là.
mow-no-position-ends = « low » et « high » doivent être le plus petit et le plus grand numéro de chaque troupeau.
mow-no-position-places = Il n’y a plusieurs troupeaux qu’à deux joueurs.
mow-no-position-herd = { $cow } ne peut pas se tenir sur { $number }.
mow-no-position-rider = Il n’y a pas de vache numéro { $number } sous l’acrobate.
mow-no-position-end = La partie est finie si et seulement si quelqu’un a { $target } mouches ou plus.
mow-no-position-flies = Les mouches de chacun doivent être la somme de celles des troupeaux et de celles des mains.
mow-no-position-phase = Seul un joueur qui vient d’ajouter une vache spéciale choisit pour la flèche (paquet vert) ou pour le joueur suivant (paquet jaune).
mow-no-position-hands = Tant qu’il y a une pioche, chacun tient au moins { $least } cartes, et au plus { $most }.
mow-no-position-pile = Quand la pioche est épuisée, il doit y avoir un troupeau.
mow-no-position-known = Les vaches des troupeaux doivent être parmi celles qu’on a vues.
mow-no-position-stable = Il y a dans les étables plus de vaches ou de mouches qu’on n’en a vu.
mow-no-position-eight = Le 8 échangé contre la vache folle doit être dans la main du joueur qui l’a pris.
mow-no-position-stuck = Quelqu’un a moins de cartes incapables de commencer un troupeau qu’il n’en a montré en passant.

## Ce qui s’est passé

mow-say-start = { $who } commence un troupeau : { $cow }.
mow-say-start-special = { $who } commence un troupeau : { $cow }.
mow-say-add = { $who } ajoute { $cow }.
mow-say-add-special = { $who } ajoute une vache spéciale : { $cow }.
mow-say-acrobat = { $who } pose l’acrobate sur le { $number }.
mow-say-slowpoke = { $who } glisse une retardataire entre { $low } et { $high }.
mow-say-calf = { $who } ajoute le veau ; il se place sur le { $number }.
mow-say-mad = { $who } échange la vache folle contre { $cow }. Les vaches sans mouche sont interdites pour l’instant.
mow-say-draw = { $who } { $count ->
    [0] ne pioche pas
    [1] pioche une carte
   *[other] pioche { $count } cartes
}.
mow-say-my-draw = Pioche : { $cows }.
mow-say-last-card = La pioche est épuisée. Le prochain troupeau ramassé termine la manche.
mow-say-take = { $who } ramasse le troupeau : { $cows ->
    [1] une vache
   *[other] { $cows } vaches
}, { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}.
mow-say-keep = { $who } laisse la flèche comme elle est.
mow-say-turn = { $who } retourne la flèche ; c’est à { $next }.
mow-say-keep-duel = { $who } laisse la flèche comme elle est.
mow-say-turn-duel = { $who } retourne la flèche ; c’est au tour du troupeau { $herd }.
mow-say-name = { $who } désigne { $named } pour jouer ensuite.
mow-say-pass = { $who } ne peut pas commencer de troupeau et passe.
mow-say-round-end = La manche { $number } est finie.
mow-say-count = { $who } : { $herds } des troupeaux, { $hand } de la main, { $total } en tout.
mow-say-next-round = Manche { $number }. { $who } commence.
mow-say-winner = { $count ->
    [1] { $who } gagne avec { $flies ->
        [0] aucune mouche
        [1] une mouche
       *[other] { $flies } mouches
    }.
   *[other] Victoire partagée avec { $flies ->
        [0] aucune mouche
        [1] une mouche
       *[other] { $flies } mouches
    } : { $who }.
}

mow-ending-target = quelqu’un avait trop de mouches

## Sur la table

mow-show-round = MOW · manche { $round } · fin à { $target ->
    [one] { $target } mouche
   *[other] { $target } mouches
}
mow-show-herd = Troupeau
mow-show-herd-of = Troupeau { $herd }
mow-show-count = { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
} · { $flies ->
    [0] aucune mouche
    [1] 1 mouche
   *[other] { $flies } mouches
}
mow-show-stable = étable
mow-show-flies = mouches
mow-show-pile-empty = épuisée
mow-show-fits = Jouable
mow-show-below = moins de { $number }
mow-show-above = plus de { $number }
mow-show-any = tout numéro
mow-show-fly-free-barred = pas de vache sans mouche
mow-show-arrow = Flèche
mow-show-last-round = Dernière manche

## Options

mow-option-target = Limite
    .help = La partie finit après une manche où quelqu’un a atteint ce nombre de mouches ; la règle imprimée dit 100, avec 1 on ne joue qu’une manche.
mow-option-lean = Vache maigre
    .help = Son numéro dans la ligne, de 1 à 15. Celui qui est imprimé nous est inconnu ; 7 est notre choix.
mow-option-milk = Vache à lait
    .help = Son numéro dans la ligne, de 1 à 15. Celui qui est imprimé nous est inconnu ; 9 est notre choix.

## Règles

mow-r1 = Rapportez le moins de mouches possible : à la fin de la partie, le joueur qui en a le moins gagne.
mow-r2 = Un paquet compte 48 vaches et 74 mouches : de 1 à 15 sans mouche, de 2 à 14 avec une, de 3 à 13 avec deux, de 7 à 9 avec trois, et six vaches spéciales avec cinq mouches chacune.
mow-r3 = Jusqu’à cinq joueurs prennent le paquet vert ; de six à dix, on mélange les deux paquets.
mow-r4 = Chacun reçoit cinq cartes, le reste forme la pioche. Le joueur qui commence pose la flèche pour qu’elle pointe vers la gauche.
mow-r5 = Le joueur qui commence pose une première vache et pioche une carte. Puis, à son tour, chacun ajoute une vache dont le numéro est plus petit ou plus grand que tous ceux de la table, et pioche une carte.
mow-r6 = Un serre-file ferme un bout du troupeau.
mow-r7 = Une acrobate grimpe sur une vache du troupeau qui porte le même numéro, 7 ou 9.
mow-r8 = Une retardataire se glisse dans une place libre entre deux numéros : entre 5 et 9, à la place du 6, du 7 ou du 8.
mow-r9 = Après une vache spéciale du paquet vert, on peut retourner la flèche ; le jeu continue avec le voisin qu’elle montre.
mow-r10 = Le veau se place à un bout du troupeau, à côté d’une vache sans mouche, et vaut un de moins ou un de plus qu’elle. À gauche d’un 1, c’est un 0, et aucun autre 0 ne peut plus s’y ajouter.
mow-r11 = Le joueur qui ajoute la vache maigre ne pioche pas.
mow-r12 = Le joueur qui ajoute la vache à lait pioche deux cartes.
mow-r13 = La vache folle prend la place d’une vache numéro 8 ; on prend cette carte en main et on ne pioche pas. Tant que la vache folle est dans le troupeau, personne ne peut jouer de vache sans mouche.
mow-r14 = Après une vache spéciale du paquet jaune, on peut désigner qui joue ensuite ; la flèche ne bouge pas.
mow-r15 = Le joueur qui ne peut ou ne veut pas ajouter de vache ramasse tout le troupeau dans son étable, face cachée, et en commence un nouveau.
mow-r16 = Quand la dernière carte de la pioche est tirée, on continue jusqu’à ce que quelqu’un ramasse le troupeau. La manche est alors finie.
mow-r17 = Chacun met alors aussi les cartes de sa main dans son étable et ajoute ces mouches à celles des manches précédentes.
mow-r18 = La partie finit après une manche où quelqu’un a atteint 100 mouches en tout.
mow-r19 = À deux, on joue avec le paquet vert et trois troupeaux en cercle. On joue à tour de rôle en allant d’un troupeau à l’autre, d’abord dans le sens des aiguilles d’une montre ; les trois premiers tours commencent les troupeaux.
mow-r20 = À deux, on ne ramasse que le troupeau de son tour et on en commence un nouveau au même endroit.
mow-r21 = À deux, la manche finit quand la pioche est épuisée et qu’un des troupeaux est ramassé. Les vaches des deux autres ne comptent pour personne.

mow-d1 = Les serre-files portent les numéros 0 et 16. Deux numéros égaux ne vont jamais ensemble : un second 0 ou 16 ne peut donc pas rejoindre le même troupeau.
mow-d2 = La vache maigre vaut 7, la vache à lait 9. Les numéros imprimés nous sont inconnus ; des options les changent.
mow-d3 = L’acrobate a besoin du numéro imprimé : la vache maigre et la vache à lait conviennent, une retardataire ou un veau à cette place non.
mow-d4 = Une retardataire n’a pas de numéro. On choisit l’intervalle ; entre deux vaches, il y a place pour autant qu’il manque de numéros, et jamais aux bouts. Nous la montrons sur le premier numéro libre.
mow-d5 = Un troupeau commence par une vache numérotée, un serre-file, la vache maigre ou la vache à lait. Acrobates, retardataires, veau et vache folle ont besoin de compagnie.
mow-d6 = Le joueur qui doit commencer un troupeau et ne le peut pas passe son tour dans le sens de la flèche ; cela ne coûte rien.
mow-d7 = Pour le veau compte la carte du dessus : une acrobate, un serre-file, la vache maigre et la vache à lait ont des mouches. Le numéro du veau ne change plus ensuite.
mow-d8 = La vache folle remplace un 8 imprimé de trois mouches au plus et vaut elle-même 8. Ce 8 ne se joue pas dans le même tour.
mow-d9 = La vache folle n’interdit que les vaches sans mouche ; les vaches spéciales restent permises.
mow-d10 = Après une vache maigre, on continue avec une carte de moins ; après une vache à lait, avec une de plus. S’il ne reste qu’une carte, la vache à lait en donne une.
mow-d11 = Ramasser un troupeau ne donne pas de carte ; la première vache du nouveau, si. On ne ramasse pas un endroit vide.
mow-d12 = On peut ramasser le troupeau même si l’on pourrait ajouter une vache. Sans carte en main, on doit le faire.
mow-d13 = Le joueur qui ramasse un troupeau quand la pioche est épuisée n’en commence pas d’autre. Les cartes en main comptent aussi à deux.
mow-d14 = D’abord piocher, puis décider de la flèche ou du joueur suivant. Cela vaut aussi pour la première vache d’un troupeau.
mow-d15 = On peut désigner n’importe quel autre joueur, même celui dont ce serait le tour, mais pas soi-même.
mow-d16 = Le premier joueur de la première manche est tiré au sort. Ensuite commence le joueur qui a le plus de mouches ; s’ils sont plusieurs, le premier à gauche de celui qui avait commencé, lui-même en dernier.
mow-d17 = Chaque manche commence avec la flèche vers la gauche.
mow-d18 = 100 mouches ou plus terminent la partie. À égalité, la victoire est partagée.
mow-d19 = Personne ne voit le dos des cartes : on ne distingue donc pas les vaches égales des deux paquets.
mow-d20 = À deux, une vache spéciale verte peut inverser l’ordre des troupeaux. À un endroit vide, il faut commencer un troupeau.
mow-d21 = Le programme retient ce que tous ont pu voir : les vaches jouées, le 8 échangé contre la vache folle, les mouches rentrées à l’étable. Les totaux changent à la fin de la manche, quand toutes les mains sont étalées et comptées.
mow-d22 = Les six vaches spéciales du paquet vert sont deux serre-files, une acrobate 7, une acrobate 9 et deux retardataires ; celles du paquet jaune deux serre-files, le veau, la vache maigre, la vache à lait et la vache folle.

## Pourquoi un coup est bon

mow-because-special = Vous vous débarrassez de { $flies } mouches et décidez de la suite.
mow-because-flies = Vous vous débarrassez { $flies ->
    [one] d’une mouche
   *[other] de { $flies } mouches
}, et le troupeau devient plus cher pour les autres.
mow-because-clean = Elle convient, et vous n’avez pas à prendre le troupeau.
mow-because-cheap = Le troupeau n’a { $flies ->
    [0] aucune mouche
    [one] qu’une mouche
   *[other] que { $flies } mouches
} : moins cher que plus tard.
mow-because-take = Cela coûte { $flies } mouches et garde des cartes qui serviront plus tard.
mow-because-end = Cela finit la manche : { $flies ->
    [one] une mouche
   *[other] { $flies } mouches
} pour vous, et chacun compte les mouches en main.
mow-because-leader = C’est alors à { $who }, qui a le moins de mouches des autres : { $flies }.
mow-because-next = C’est alors à { $who }.

### MOW sur la page : ce que seul le navigateur dit.

page-mow-round = Manche { $round }
page-mow-target = { $flies ->
    [1] une manche
   *[other] fin à { $flies } mouches
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

page-mow-goal = { $target ->
    [1] Qui a le moins de mouches après une manche gagne
   *[other] Dès que quelqu’un a { $target } mouches, celui qui en a le moins gagne
}

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

### La page des règles de MOW : ce que montrent ses images, et ce que contient la boîte.

guide-mow-fits = Le troupeau va de 7 à 11 : toute vache de moins de 7 ou de plus de 11 peut s’y ajouter. Un 8 ou un 10 ne convient plus.
guide-mow-slowpoke = Entre 5 et 9, une retardataire peut prendre la place du 6, du 7 ou du 8. Les extrémités du troupeau ne changent pas.
guide-mow-closer = Rien n’est plus grand que 16 : cette extrémité est bloquée, et seules les vaches de moins de 4 conviennent.
guide-mow-acrobat = L’acrobate veut une vache de son propre numéro. Elle grimpe sur le 7, où qu’il soit dans le troupeau.
guide-mow-calf = Le veau est à côté du 1 sans mouche et compte pour 0. Plus rien ne convient de ce côté.
guide-mow-mad = La vache folle prend la place du 8, et le 8 va en main. Tant que le troupeau est là, aucune vache sans mouche ne peut être jouée.
guide-mow-scoring = Neuf mouches à l’étable et deux en main font onze. Elles s’ajoutent à celles des manches précédentes.
guide-mow-two = À deux, trois troupeaux : on joue à tour de rôle, en passant de l’un à l’autre.
guide-mow-part-clean = 15 vaches sans mouche
guide-mow-part-one = 13 vaches à une mouche
guide-mow-part-two = 11 vaches à deux mouches
guide-mow-part-three = Trois vaches à trois mouches
guide-mow-part-green = Paquet vert : six vaches spéciales à cinq mouches
guide-mow-part-yellow = Paquet jaune, dès six joueurs : les mêmes numéros, et six autres vaches spéciales
guide-mow-ours = Le nombre de joueurs et l’âge sont imprimés sur la boîte ; la durée est la nôtre, pour une partie à l’écran.

### La leçon de MOW.

lesson-mow-goal = Les vaches ramènent des mouches à l’étable. Celui qui a le moins de mouches gagne ! On joue jusqu’à ce que quelqu’un en ait 100.
    .title = Le but
lesson-mow-add = À votre tour, ajoutez une vache au troupeau. Son numéro doit être plus petit ou plus grand que tous ceux qui y sont : moins de 5 ou plus de 9.
    .title = Ajouter une vache
    .done = Les numéros entre les deux ne passent plus. Après chaque vache, on en pioche une : on en a toujours cinq.
lesson-mow-shed = Les mouches sont sur les cartes : le 4 n’en a pas, le 3 en a deux. Les vaches jouées ne rentreront pas chez vous. Laquelle ajoutez-vous ?
    .title = Les mouches
    .done = Deux mouches de moins en main, et un troupeau plus cher pour qui devra le ramasser.
lesson-mow-closer = Un serre-file ferme un bout : rien n’est plus grand que 16. Jouez-le pour compliquer la vie aux autres.
    .title = Le serre-file
    .done = Seules les vaches de moins de 4 passent encore. Mais attention : une vache spéciale a cinq mouches.
lesson-mow-arrow = Après une vache spéciale du paquet vert, on peut retourner la flèche. Elle montre Bernd, qui a le plus de mouches. David en a le moins : faites-le jouer.
    .title = La flèche
    .done = David n’avait aucune vache qui passe et a ramassé tout le troupeau : 11 mouches. Cela aurait pu vous arriver.
lesson-mow-slowpoke = Aucun de vos numéros ne passe. Mais une retardataire se glisse dans un trou du troupeau.
    .title = La retardataire
    .done = Elle est entre le 4 et le 9. Et vous n’avez pas encore à ramasser le troupeau.
lesson-mow-acrobat = L’acrobate grimpe sur une vache de même numéro : le 7 est là.
    .title = L’acrobate
    .done = Elle est sur le 7 et ne change rien aux deux bouts.
lesson-mow-early = Qui ne peut ou ne veut pas ajouter de vache ramasse le troupeau. Il a une mouche, et seul votre 8 passe, avec trois mouches ; ensuite, plus rien. Ramassez-le maintenant.
    .title = Ramasser le troupeau
    .done = Une mouche, ce n’est pas cher. Vous commencez un nouveau troupeau avec la vache de votre choix.
lesson-mow-end = La pioche est épuisée. Qui ramasse maintenant le troupeau finit la manche, et les mouches en main comptent aussi. Débarrassez-vous-en.
    .title = La fin d’une manche
    .done = On compte les troupeaux ramassés et les cartes en main. Après la manche où quelqu’un atteint 100 mouches, celui qui a le moins de mouches gagne.

lesson-mow-not-take-later = On peut toujours ramasser le troupeau, mais ses mouches seraient à vous. Deux de vos vaches passent : ajoutez-en une.
lesson-mow-not-keeps-flies = Elle passe, mais le 3 et ses deux mouches resteraient en main. Débarrassez-vous des mouches.
lesson-mow-not-want-closer = Elle passe, mais laisse l’autre bout ouvert aux autres. Essayez le serre-file.
lesson-mow-not-take-six = Ce troupeau a six mouches, et vous pouvez encore ajouter une vache.
lesson-mow-not-bernd-is-last = Ce serait à Bernd. Il a le plus de mouches et n’est pas dangereux. Tournez-la vers David.
lesson-mow-not-can-still-play = Ses mouches seraient à vous, alors qu’une de vos vaches passe encore : une vache spéciale.
lesson-mow-not-dearer-later = Le troupeau aurait quatre mouches, et plus rien ne passerait. Ramassez-le tant qu’il n’est pas cher.
lesson-mow-not-hand-counts = Cette vache n’a pas de mouche et peut rester en main. Débarrassez-vous d’une qui en a.
lesson-mow-not-ends-now = La manche finirait aussitôt, avec toutes les mouches de votre main. Débarrassez-vous-en d’abord.

### Ce qui coûte le plus souvent, dans la revue de plusieurs parties

habit-mow-herd-early = Un troupeau pris trop tôt
habit-mow-herd-late = Un troupeau pris trop tard
habit-mow-turn = La flèche tournée du mauvais côté
habit-mow-special-early = Une vache spéciale jouée trop tôt
habit-mow-special-held = Une vache spéciale gardée trop longtemps
habit-mow-flies-early = Des mouches données trop tôt
habit-mow-flies-held = Des mouches gardées trop longtemps
habit-mow-card = La mauvaise vache

### Dans les rapports du laboratoire

lab-mow-points = mouches
lab-mow-by-herds = mouches des troupeaux
lab-mow-by-hands = mouches en main
lab-mow-taken = troupeaux pris
lab-mow-kind-no-flies = ajoute une vache sans mouche
lab-mow-kind-one-fly = ajoute une vache à une mouche
lab-mow-kind-two-flies = ajoute une vache à deux mouches
lab-mow-kind-three-flies = ajoute une vache à trois mouches
lab-mow-kind-closer = ajoute un serre-file
lab-mow-kind-lean = ajoute la vache maigre
lab-mow-kind-milk = ajoute la vache à lait
lab-mow-kind-acrobat = ajoute une acrobate
lab-mow-kind-slowpoke = ajoute une retardataire
lab-mow-kind-calf = ajoute le veau
lab-mow-kind-mad = ajoute la vache folle
lab-mow-kind-take = prend un troupeau
lab-mow-kind-keep = laisse la flèche
lab-mow-kind-turn = retourne la flèche
lab-mow-kind-name = désigne le suivant
lab-mow-kind-pass = passe
