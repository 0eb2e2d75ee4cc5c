### Rennschwein Rudi Rüssel

page-title-rudi = Rennschwein Rudi Rüssel
rudi-tagline = Posez une carte en secret : la plus forte court, mais seulement de ce qui la sépare de la deuxième.
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
page-rudi-short-title = Rudi Rüssel
page-rudi-home = arrivé

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

### La page des règles de Rudi Rüssel : ce que montrent ses images, et ce que contient la boîte.

guide-rudi-setup = Quatre cochons au départ. Chacun tient les dix cartes de sa couleur ; la pile d’échange est face visible dans le stade.
guide-rudi-run = Le 10 rouge est le plus fort, le 6 bleu vient ensuite : le rouge avance de 10 − 6 = 4 cases. Aucun autre cochon n’avance.
guide-rudi-back = La même chose sur la table : le rouge est passé de la case 8 à la case 12.
guide-rudi-swap = Deux 9 sont les plus forts : les cochons rouge et bleu échangent leurs places.
guide-rudi-nothing = Trois 8 : il ne se passe rien du tout.
guide-rudi-special = Le rouge s’est arrêté sur une case spéciale et doit échanger une carte. Le 8 noir est au-dessus de la pile d’échange.
guide-rudi-exchange = Un bon échange : le 1 va au stade, le 8 noir reste en main pour toute la partie.
guide-rudi-part-cards = Dix cartes par couleur : de 1 à 10 en rouge, bleu, jaune et vert
guide-rudi-part-exchange = Dix cartes d’échange noires, de 1 à 10
guide-rudi-part-colours = Les cartes Couleur : elles disent à qui est chaque cochon
guide-rudi-part-board = Quatre cochons
guide-rudi-ours = Le nombre de joueurs et l’âge sont imprimés sur la boîte ; la durée est la nôtre, pour une partie à l’écran.

### La leçon de Rudi Rüssel.

lesson-rudi-goal = Le cochon rouge est à vous. Le premier dont le cochon arrive gagne : un tour de piste, 24 cases. On court avec des cartes de 1 à 10.
    .title = Le but
lesson-rudi-highest = Chacun pose une carte face cachée, puis on les retourne. Seule la plus haute court, et seulement de son avance sur la deuxième. Posez une carte haute.
    .title = Un pli
    .done = La vôtre était la plus haute, le 6 de Bernd la deuxième : vous avancez de la différence. Personne d’autre ne bouge. Les cartes jouées restent de côté.
lesson-rudi-save = Bernd et Clara ont encore leur 10, et tous deux veulent courir. Si les deux plus hautes sont égales, on échange seulement les places. Gardez vos bonnes cartes : posez-en une basse.
    .title = Ménager ses forces
    .done = Deux 10 : Bernd et Clara ont échangé leurs places, et personne n’a couru. À trois plus hautes égales, il ne se passe rien. Vous avez encore votre 10 et votre 9.
lesson-rudi-swap = Bernd a onze cases d’avance. Il ne lui reste que 9 et 8. Si vous posez la même carte que lui et que c’est la plus haute, vos cochons échangent leurs places.
    .title = Échanger les places
    .done = Deux 9 : vous êtes sur la case 15, Bernd sur la 4. Aucune carte ne fait courir si loin.
lesson-rudi-exchange = Votre cochon s’est arrêté sur une case spéciale. Donnez une carte et prenez celle du dessus de la pile d’échange, un 8, pour toute la course. Donnez la pire.
    .title = Les cases spéciales
    .done = Le 8 est à vous pour toute la course, et le 1 est parti. Il faut s’y arrêter ; passer dessus ne compte pas.
lesson-rudi-back = Chacun n’a plus qu’une carte. Posez-la et voyez ce qui se passe quand toutes les mains sont vides.
    .title = Dix cartes
    .done = Chacun reprend ses dix cartes et la course continue. Retenez donc ce que les autres ont déjà joué.
lesson-rudi-finish = Plus que deux cases ! La meilleure carte de Bernd est un 8, celle de Clara un 7. Quelle carte vous mène à l’arrivée ?
    .title = L’arrivée
    .done = 10 contre 8, cela fait deux cases : le cochon rouge est arrivé, la course est gagnée.

lesson-rudi-not-too-low = Ce n’est sans doute pas la plus haute, et vous ne courrez pas. Posez un 8, un 9 ou un 10.
lesson-rudi-not-wasted = Contre deux 10, cette carte ne gagne rien et vous ne l’auriez plus. Posez le 1 ou le 2.
lesson-rudi-not-no-swap = Un 3 ne change rien. Bernd posera son 9 ou son 8 : laquelle de vos cartes peut l’égaler ?
lesson-rudi-not-treasure = Le 10 est votre meilleure carte. Donnez la pire.
lesson-rudi-not-worse-one = Vous avez une carte moins bonne. Donnez celle-là.
lesson-rudi-not-beaten = Le 8 de Bernd bat cette carte, et vous ne bougeriez pas. Votre 10 le bat de deux.

### Ce qui coûte le plus souvent, dans la revue de plusieurs parties

habit-rudi-gave-high = Une carte trop haute cédée
habit-rudi-gave-low = Une carte trop basse cédée
habit-rudi-high = Une carte trop haute posée
habit-rudi-low = Une carte trop basse posée
habit-rudi-card = Une autre carte aurait été meilleure

### Dans les rapports du laboratoire

lab-rudi-points = cases
lab-rudi-wins = courses gagnées
lab-rudi-by-cards = cases courues
lab-rudi-by-swaps = cases par échanges
lab-rudi-kind-one = pose un 1
lab-rudi-kind-two = pose un 2
lab-rudi-kind-three = pose un 3
lab-rudi-kind-four = pose un 4
lab-rudi-kind-five = pose un 5
lab-rudi-kind-six = pose un 6
lab-rudi-kind-seven = pose un 7
lab-rudi-kind-eight = pose un 8
lab-rudi-kind-nine = pose un 9
lab-rudi-kind-ten = pose un 10
lab-rudi-kind-exchange = échange une carte
