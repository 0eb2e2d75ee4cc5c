### Rennschwein Rudi Rüssel

rudi-points = score

## Cartes et cochons

rudi-colour-red = rouge
rudi-colour-blue = bleu
rudi-colour-yellow = jaune
rudi-colour-green = vert
rudi-colour-black = noir
rudi-pig-red = le cochon rouge
rudi-pig-blue = le cochon bleu
rudi-pig-yellow = le cochon jaune
rudi-pig-green = le cochon vert
rudi-card = { $value } { $colour }

## Ce qui est demandé

rudi-ask-lay = Posez une carte face cachée.
rudi-ask-give = Donnez une carte ; vous prenez le { $card } en échange.
rudi-ask-wait-give = On attend { $who }, qui doit donner une carte et prend le { $card }.

## Coups

rudi-do-lay = Poser le { $card }
rudi-do-give = Donner le { $card }
rudi-do-some-card = Une carte, face cachée

## Pourquoi pas

rudi-no-wrong-phase = Ce n’est pas ce qui est demandé maintenant.
rudi-no-not-yours = Cette carte n’est pas à vous.
rudi-no-already-played = Vous avez déjà joué cette carte ; elle revient quand toutes les mains sont vides.
rudi-no-position-owned = La main et les cartes mises de côté doivent former ensemble les dix cartes que possède un joueur.
rudi-no-position-hands = Tous ont le même nombre de cartes en main, et au moins une tant que la course dure.
rudi-no-position-chosen = Une carte posée face cachée doit être dans la main de son joueur, et ceux qui en ont posé une sont prêts.
rudi-no-position-finish = L’arrivée se trouve après un, deux ou trois tours de { $lap } cases.
rudi-no-position-end = La partie est finie si et seulement si un cochon a atteint { $finish } dans la course qui donne à quelqu’un sa victoire numéro { $target }, ou que la course a été arrêtée.
rudi-no-position-spaces = La case d’un cochon doit être la somme de ce qu’il a couru et de ce qu’il a gagné ou perdu par échange de places.
rudi-no-position-exchange = Quelqu’un doit donner une carte si et seulement si un échange est dû : le plus jeune des joueurs concernés.

## Ce qui s’est passé

rudi-say-lay = { $who } pose une carte.
rudi-say-my-lay = { $who } pose le { $card }.
rudi-say-card = { $who } { $card }
rudi-say-turned-over = On retourne : { $cards }.
rudi-say-run = { $who } remporte le pli, { $high } contre { $second }, et avance de { $steps ->
    [1] une case
   *[other] { $steps } cases
}, de { $here } à { $there }.
rudi-say-swap = { $who } et { $other } ont la même plus haute carte et échangent leurs places : désormais { $here } et { $there }.
rudi-say-nothing = Plus de deux joueurs ont la plus haute carte : il ne se passe rien.
rudi-say-take-back = Toutes les cartes sont jouées : chacun reprend ses dix cartes.
rudi-say-special = { $count ->
    [1] { $who } se trouve sur une case spéciale et doit échanger une carte contre le { $card }.
   *[other] { $who } se trouvent sur des cases spéciales et doivent échanger une carte ; { $first }, plus jeune, reçoit le { $card }.
}
rudi-say-exchange = { $who } donne le { $given } et prend le { $taken }.
rudi-say-reshuffle = La pile d’échange est épuisée ; la défausse mélangée en forme une nouvelle.
rudi-say-end-finish = { $who } gagne la course : { $pigs } est arrivé !
rudi-say-end-limit = Après 300 plis, la course est arrêtée. { $count ->
    [1] En tête, et vainqueur de la course : { $who }.
   *[other] En tête, et vainqueurs ensemble : { $who }.
}
rudi-say-won = { $who } { $count }
rudi-say-standing = Courses gagnées : { $wins }.
rudi-say-next-race = Course { $race }. Tous les cochons reviennent au départ.
rudi-say-winner = { $count ->
    [1] Trois courses gagnées : { $who } remporte la série.
   *[other] Victoire partagée de la série : { $who }.
}

rudi-ending-finish = un cochon à l’arrivée
rudi-ending-limit = arrêtée après 300 plis

## Sur la table

rudi-show-title = Rudi Rüssel · pli { $trick }
rudi-show-series = Rudi Rüssel · course { $race }, pli { $trick } · premier à { $target } victoires
rudi-show-exchange = Pile d’échange
rudi-show-given = Défausse
rudi-show-last = Dernier pli
rudi-show-choice = Face cachée
rudi-show-aside = De côté
rudi-show-space = case
rudi-show-wins = courses
rudi-show-state = carte
rudi-show-ready = posée
rudi-show-choosing = réfléchit
rudi-show-giving = échange
rudi-show-lap = tour { $lap }
rudi-show-specials = ◆ case spéciale

## Options

rudi-option-series = Série
    .help = Au lieu d’une seule course, le premier à en gagner trois l’emporte.
rudi-option-length = Longueur d’un tour
    .help = Cases du départ à la ligne, de 8 à 40. Une critique en compte 24 ; on ignore si la ligne en fait partie, 24 est donc notre choix.
rudi-option-laps = Tours
    .help = Combien de tours courent les cochons, de un à trois.
rudi-option-specials = Cases spéciales
    .help = Les trois cases à cartes, comptées depuis le départ à chaque tour. Leurs places imprimées sont inconnues ; 6, 12 et 18 sont de nous. La ligne elle-même et les nombres au-delà n’en sont pas.
rudi-option-ages = Âges
    .help = Un nombre par joueur, le plus petit est le plus jeune : de vrais âges ou simplement 1,2,3,4. On en donne toujours quatre ; à trois joueurs le quatrième ne sert pas. Les robots devraient avoir les plus grands.
rudi-option-show_played = Cartes jouées visibles
    .help = Les cartes mises de côté restent face visible au lieu d’être confiées à la mémoire.
rudi-option-keep_cards = Garder les cartes
    .help = Dans une série, les cartes échangées restent à leurs nouveaux propriétaires pendant les courses suivantes.

## Règles

rudi-r1 = Chaque joueur a un cochon et les dix cartes de sa couleur, de valeur 1 à 10, qu’il cache aux autres.
rudi-r2 = Les dix cartes noires d’échange, mélangées, forment une pile face visible dans le stade : tous voient celle du dessus.
rudi-r3 = Chacun choisit une carte et la pose face cachée. Quand tous ont choisi, on retourne les cartes ensemble.
rudi-r4 = La plus haute carte fait avancer le cochon de son joueur de la différence avec la deuxième : avec 10, 6, 5 et 1, le 10 avance de quatre cases. Aucun autre cochon ne bouge.
rudi-r5 = Les cartes jouées sont mises de côté ; elles ne vont pas dans le stade.
rudi-r6 = Quand les dix cartes sont jouées sans qu’un cochon soit arrivé, chacun reprend ses dix cartes et la course continue.
rudi-r7 = Si deux joueurs ont la même plus haute valeur, leurs cochons échangent leurs places et personne ne court.
rudi-r8 = S’ils sont trois ou quatre, il ne se passe rien.
rudi-r9 = Le joueur dont le cochon finit son mouvement sur une des trois cases spéciales doit poser une carte de sa main sur la défausse du stade, puis prend la carte du dessus de la pile d’échange.
rudi-r10 = Une carte prise appartient à son nouveau propriétaire pour toute la partie. Sa couleur n’importe pas, seule compte sa valeur.
rudi-r11 = Quand la pile d’échange est épuisée, les dix cartes de la défausse sont mélangées et forment la nouvelle pile.
rudi-r12 = Si deux cochons échangent leurs places et se trouvent alors sur des cases spéciales, ou sur la même, les deux joueurs échangent une carte ; le plus jeune prend d’abord celle du dessus.
rudi-r13 = Le premier cochon qui atteint ou dépasse l’arrivée gagne la course pour son joueur.
rudi-r14 = Pour jouer plus longtemps : le premier à gagner trois courses est champion.

rudi-d1 = Le départ est la case 0. Un tour a 24 cases, on court un tour, et les cases spéciales sont 6, 12 et 18. Les places imprimées nous sont inconnues ; les trois réglages se changent, et les cases spéciales valent à chaque tour.
rudi-d2 = Si plusieurs ont la deuxième valeur, elle compte quand même : avec 10, 6, 6 et 1, le 10 avance de quatre cases.
rudi-d3 = Après un échange de places, chacun des deux cochons qui se trouve sur une case spéciale entraîne un échange de carte. Un cochon qui s’y trouve seulement pendant que d’autres bougent, ou qui la traverse, non.
rudi-d4 = On donne une carte encore en main, pas une carte déjà jouée ; et comme on donne avant de prendre, jamais celle qu’on prend.
rudi-d5 = Si la dixième carte mène à une case spéciale, chacun reprend d’abord ses dix cartes ; l’échange vient ensuite.
rudi-d6 = Une pile d’échange épuisée est aussitôt reconstituée, même entre les échanges de deux joueurs. Tous voient ce qui est donné.
rudi-d7 = Dans une série, chaque course commence avec les cartes d’origine. Avec l’option qui garde les cartes, chacun commence avec les dix cartes qu’il possède, et les piles restent telles quelles.
rudi-d8 = On établit avant la partie qui est le plus jeune ; à âge égal, la place la plus basse compte comme la plus jeune. Les robots devraient être plus âgés que les personnes.
rudi-d9 = Les cartes jouées sont visibles pendant leur pli, puis confiées à la mémoire, sauf avec l’option qui les montre. Les robots peuvent retenir ce que tous ont vu, et rien d’autre.
rudi-d10 = Plusieurs cochons peuvent partager une case. Les joueurs courent en rouge, bleu, jaune et vert dans l’ordre des places ; à trois, le vert reste dans la boîte.
rudi-d11 = Une course est arrêtée après 300 plis : tous les cochons en tête la gagnent, et plus personne n’échange.
rudi-d12 = Un cochon qui dépasse l’arrivée garde la case jusqu’à laquelle il a compté.
rudi-d13 = On classe les joueurs par courses gagnées, puis par la place de leur cochon dans la dernière course.
rudi-d14 = Avec plusieurs tours, deux cochons qui échangent leurs places échangent aussi les tours déjà courus.

## Pourquoi un coup est bon

rudi-because-safe = Personne n’a plus de carte aussi forte que { $value }.
rudi-because-swap = Personne ne peut dépasser { $value }. Et si { $who } joue pareil, vous prenez la place du premier.
rudi-because-low = Une petite carte ne gagnera pas, mais vos fortes vous restent pour plus tard.
rudi-because-ten = Rien ne bat un 10 : votre cochon avance, sauf s’il y en a un second.
rudi-because-middle = Elle peut suffire et épargne vos fortes. La plus forte des autres est un { $best }.
rudi-because-lowest = { $given } est votre plus petite carte, et vous recevez { $taken }.
rudi-because-give = Vous recevez { $taken } à la place.
