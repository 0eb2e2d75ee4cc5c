### Happy Pigs

page-title-happypigs = Happy Pigs
happypigs-tagline = Nourrir, accoupler, acheter et vendre des cochons pendant quatre saisons : plus on est nombreux à vouloir la même chose, moins chacun en a.
happypigs-points = dollars

## Cochons, outils et cartes

happypigs-pig-piglet = un porcelet
happypigs-pig-vaccinated-piglet = un porcelet vacciné
happypigs-pig-small = un petit cochon
happypigs-pig-vaccinated-small = un petit cochon vacciné
happypigs-pig-medium = un cochon moyen
happypigs-pig-vaccinated-medium = un cochon moyen vacciné
happypigs-pig-large = un gros cochon
happypigs-pig-vaccinated-large = un gros cochon vacciné
happypigs-a-sty = une porcherie
happypigs-a-vaccine = un vaccin
happypigs-a-supplement = un complément alimentaire
happypigs-a-amulet = une amulette
happypigs-some-piglet = { $count ->
    [one] un porcelet
   *[other] { $count } porcelets
}
happypigs-some-small = { $count ->
    [one] un petit cochon
   *[other] { $count } petits cochons
}
happypigs-some-medium = { $count ->
    [one] un cochon moyen
   *[other] { $count } cochons moyens
}
happypigs-some-large = { $count ->
    [one] un gros cochon
   *[other] { $count } gros cochons
}
happypigs-short-piglet = porc.
happypigs-short-small = petit
happypigs-short-medium = moy.
happypigs-short-large = gros
happypigs-goods-piglet = porcelet
happypigs-goods-small = petit cochon
happypigs-goods-medium = cochon moyen
happypigs-goods-large = gros cochon
happypigs-goods-sty = porcherie
happypigs-goods-vaccine = vaccin
happypigs-goods-supplement = complément
happypigs-goods-amulet = amulette
happypigs-action-feed = Nourrir
happypigs-action-mate = Accoupler
happypigs-action-buy = Acheter
happypigs-action-sell = Vendre
happypigs-season-spring = printemps
happypigs-season-summer = été
happypigs-season-autumn = automne
happypigs-season-winter = hiver
happypigs-event-none = Pas d’événement
happypigs-event-heat-period = Saison des amours
happypigs-event-subsidy = Subvention
happypigs-event-vaccination = Vaccination
happypigs-event-checkup = Bilan de santé
happypigs-event-property-discount = Porcheries en promotion
happypigs-event-usda-inspected = Label de qualité
happypigs-event-field-trip = Visite à la ferme
happypigs-event-clearance-sale = Soldes
happypigs-event-pig-show = Concours de cochons
happypigs-event-sausage-fest = Fête de la saucisse
happypigs-event-ham-fest = Fête du jambon
happypigs-help-none = Rien de particulier dans cette manche.
happypigs-help-heat-period = Après la manche, chacun reçoit un porcelet par couple de cochons moyens ou gros, tant qu’il y a de la place.
happypigs-help-subsidy = Après la manche, le joueur qui a le plus de porcelets reçoit trois compléments alimentaires.
happypigs-help-vaccination = Après la manche, le joueur qui a le plus de petits cochons reçoit trois vaccins.
happypigs-help-checkup = Après la manche, le joueur qui a le plus de cochons moyens reçoit trois amulettes.
happypigs-help-property-discount = Dans cette manche, une porcherie coûte { $discount ->
    [1] 3 $ de moins.
   *[0] 3 $.
}
happypigs-help-usda-inspected = Dans cette manche, tous les cochons valent 3 $ de plus, à l’achat comme à la vente.
happypigs-help-field-trip = Après la manche, chaque joueur qui a des cochons des quatre tailles reçoit 25 $.
happypigs-help-clearance-sale = Dans cette manche, chaque outil acheté en donne un deuxième gratuit, de la même sorte.
happypigs-help-pig-show = Après la manche, le joueur qui a le plus de gros cochons reçoit 25 $.
happypigs-help-sausage-fest = Dans cette manche, les prix sont 6, 10, 15 et 21 $.
happypigs-help-ham-fest = Dans cette manche, les prix sont 5, 9, 14 et 20 $.

## Ce qui est demandé

happypigs-ask-opening = Ouverture : achetez { $count ->
    [one] encore un cochon ou un outil
   *[other] jusqu’à { $count } cochons ou outils
}.
happypigs-ask-choose = Choisissez : nourrir, accoupler, acheter ou vendre.
happypigs-ask-feed = Nourrissez un cochon : { $count ->
    [1] encore une fois
   *[other] encore { $count } fois
}.
happypigs-ask-mate = Faites naître un porcelet : { $count ->
    [1] encore une fois
   *[other] encore { $count } fois
}.
happypigs-ask-buy = Achetez quelque chose : { $count ->
    [1] encore une fois
   *[other] encore { $count } fois
}.
happypigs-ask-sell = Vendez un cochon : { $count ->
    [1] encore une fois
   *[other] encore { $count } fois
}.
happypigs-ask-done = Vous pouvez encore vacciner, ou terminer votre tour.
happypigs-ask-vaccinate = L’inspection approche : { $count ->
    [one] un cochon n’est pas vacciné
   *[other] { $count } cochons ne sont pas vaccinés
}, il vous reste { $vaccines ->
    [one] un vaccin
   *[other] { $vaccines } vaccins
}.

## Coups

happypigs-do-choose = { $action }
happypigs-do-feed = Nourrir { $pig }
happypigs-do-feed-supplement = Nourrir { $pig } avec un complément
happypigs-do-mate = Faire naître un porcelet
happypigs-do-mate-amulet = Faire naître un petit cochon avec une amulette
happypigs-do-buy = Acheter { $thing }
happypigs-do-sell = Vendre { $pig }
happypigs-do-vaccinate = Vacciner { $pig }
happypigs-do-done = Terminer
happypigs-do-some-choice = Un choix, face cachée

## Pourquoi pas

happypigs-no-wrong-phase = Ce n’est pas ce qui est demandé maintenant.
happypigs-no-not-chosen = Ce n’est pas l’action choisie pour cette manche.
happypigs-no-none-left = Toutes vos actions de ce tour sont utilisées.
happypigs-no-no-pig = Vous n’avez pas de cochon de ce genre.
happypigs-no-full-grown = Un gros cochon ne grandit plus.
happypigs-no-already-fed = Tous vos cochons de cette sorte ont déjà été nourris dans cette manche.
happypigs-no-no-use = Les compléments ne servent qu’aux porcelets et aux petits cochons.
happypigs-no-no-mother = Il ne vous reste aucun cochon moyen ou gros qui n’ait pas encore mis bas dans cette manche.
happypigs-no-no-vaccine = Vous n’avez pas de vaccin.
happypigs-no-no-supplement = Vous n’avez pas de complément alimentaire.
happypigs-no-no-amulet = Vous n’avez pas d’amulette.
happypigs-no-all-vaccinated = Tous vos cochons de cette taille sont vaccinés.
happypigs-no-sold-out = Le magasin n’en a plus.
happypigs-no-no-money = Vous n’avez pas assez d’argent.
happypigs-no-no-room = Les cochons ne tiendraient plus dans vos porcheries.
happypigs-no-no-sty-yet = À l’ouverture, on achète des cochons et des outils ; les porcheries viennent plus tard.
happypigs-no-position-room = À la place { $seat }, il n’y a pas de porcherie, ou les cochons n’y tiennent pas.
happypigs-no-position-money = Les comptes sont faux : tous commencent avec la même somme, et recettes et dépenses doivent mener à l’argent présent.
happypigs-no-position-cards = Les cartes de saison ne correspondent pas à la manche : quatre différentes par saison, la plus récente en vigueur.
happypigs-no-position-choices = Les actions choisies ne correspondent pas à la phase.
happypigs-no-position-turn = Les actions restantes ou les cochons nourris ne correspondent pas au tour.
happypigs-no-position-window = Personne ne pourrait vacciner : l’inspection aurait déjà eu lieu.
happypigs-no-position-over = Une partie terminée a une issue et plus aucun cochon ; une partie en cours n’a pas d’issue.

## Ce qui s’est passé

happypigs-say-some-choice = { $who } a choisi.
happypigs-say-choose = { $who } choisit : { $action }.
happypigs-say-share = { $who } : { $action }, { $count ->
    [1] une fois
   *[other] { $count } fois
}.
happypigs-say-feed = { $who } nourrit { $pig }, qui devient { $grown }.
happypigs-say-feed-supplement = { $who } nourrit { $pig } avec un complément ; il devient { $grown }.
happypigs-say-mate = Chez { $who } naît { $pig }.
happypigs-say-mate-amulet = { $who } utilise une amulette : { $pig } vient au monde.
happypigs-say-buy = { $who } achète { $thing } pour { $dollars } $.
happypigs-say-buy-free = { $who } achète { $thing } pour { $dollars } $ et en reçoit un deuxième exemplaire gratuit.
happypigs-say-sell = { $who } vend { $pig } pour { $dollars } $.
happypigs-say-vaccinate = { $who } vaccine { $pig }.
happypigs-say-done = { $who } a terminé{ $dollars ->
    [0] .
   *[other] {" "}et reçoit { $dollars } $ pour les actions non utilisées.
}
happypigs-say-done-opening = { $who } a fini ses achats.
happypigs-say-done-vaccinate = { $who } ne vaccine plus.
happypigs-say-heat = { $event } : { $who } reçoit { $count ->
    [one] un porcelet
   *[other] { $count } porcelets
}.
happypigs-say-prize = { $event } : { $who } reçoit { $count } $.
happypigs-say-gift-vaccine = { $event } : { $who } reçoit { $count ->
    [one] un vaccin
   *[other] { $count } vaccins
}.
happypigs-say-gift-supplement = { $event } : { $who } reçoit { $count ->
    [one] un complément alimentaire
   *[other] { $count } compléments alimentaires
}.
happypigs-say-gift-amulet = { $event } : { $who } reçoit { $count ->
    [one] une amulette
   *[other] { $count } amulettes
}.
happypigs-say-no-prize = { $event } : personne ne reçoit rien.
happypigs-say-window = La saison est finie. Dernière occasion de vacciner avant l’inspection !
happypigs-say-inspection = Fin de saison ({ $season }) : l’inspection a lieu.
happypigs-say-deaths = { $who } perd { $pigs }.
happypigs-say-no-deaths = Aucun cochon ne meurt.
happypigs-say-round = Manche { $number }, { $season } : { $event }. Nourrir { $feed }, accoupler { $mate }, acheter { $buy }, vendre { $sell }. Premier joueur : { $who }.
happypigs-say-round-quiet = Manche { $number }, { $season }. Nourrir { $feed }, accoupler { $mate }, acheter { $buy }, vendre { $sell }. Premier joueur : { $who }.
happypigs-say-final-sale = { $who } { $dollars ->
    [0] n’a pas de cochon à vendre
   *[other] vend tous ses cochons pour { $dollars } $
} et finit avec { $money } $.
happypigs-say-end-money = { $who } gagne avec { $money } $.
happypigs-say-end-goods = { $who } gagne avec { $money } $ : à égalité d’argent, mais avec { $goods } $ d’outils et de porcheries.
happypigs-say-end-draw = Égalité avec { $money } $ : { $who }.

happypigs-ending-money = le plus d’argent
happypigs-ending-goods = à égalité d’argent, les meilleurs outils et porcheries
happypigs-ending-draw = égalité

## Sur la table

happypigs-show-round = Happy Pigs · { $season } · manche { $round } sur { $rounds }
happypigs-show-opening = Happy Pigs · achats d’ouverture
happypigs-show-over = Happy Pigs · après { $rounds } manches
happypigs-show-inspection = inspection { $count ->
    [0] après cette manche
    [1] dans une manche
   *[other] dans { $count } manches
}
happypigs-show-shares = Part, selon combien la choisissent
happypigs-show-shop = Magasin
happypigs-show-sties = porch.
happypigs-show-money = $
happypigs-show-tools = ✚ ▲ ♥
happypigs-show-chosen = action
happypigs-show-sales = ventes
happypigs-show-prizes = prix
happypigs-show-unused = inutil.
happypigs-show-final = finale
happypigs-show-spent = dépens.
happypigs-show-goods = biens
happypigs-show-your-sty = Vos porcheries
happypigs-show-sty-of = Porcheries : { $who }
happypigs-show-last = Dernier événement
happypigs-show-unvaccinated = non vaccinés : { $count }
happypigs-show-legend = bord double : vacciné
happypigs-show-cells = { $count ->
    [0] aucune case libre
    [1] une case libre
   *[other] { $count } cases libres
}

## Options

happypigs-option-advanced = Jeu avancé
    .help = Les actions se choisissent ouvertement, l’une après l’autre, au lieu de secrètement et en même temps.
happypigs-option-discount = Porcheries en promotion
    .help = L’effet de l’événement sur le prix d’une porcherie : à 3 $ (flat) ou 3 $ de moins (cut). Le texte dit 3 $ ; l’autre lecture est la nôtre.
happypigs-option-money = Argent de départ
    .help = Les dollars de chacun au début ; la règle en donne 45.

## Règles

happypigs-r1 = La partie dure seize manches, quatre par saison, du printemps à l’hiver. Le fermier le plus riche à la fin gagne.
happypigs-r2 = Le magasin contient 40 cochons de chacune des quatre tailles, 20 porcheries, et 25 vaccins, 25 compléments alimentaires et 25 amulettes.
happypigs-r3 = Chacun commence avec une porcherie et 45 $.
happypigs-r4 = Chaque saison a six cartes. Deux retournent dans la boîte sans être vues ; les quatre autres sont dans un ordre quelconque, le printemps au-dessus.
happypigs-r5 = Avant la première manche, à partir du premier joueur et dans le sens horaire, chacun peut acheter jusqu’à quatre cochons et outils.
happypigs-r6 = On retourne une carte de saison. Chacun choisit en secret de nourrir, d’accoupler, d’acheter ou de vendre ; tous les choix sont montrés ensemble.
happypigs-r7 = La carte dit combien de fois chaque action peut se faire en tout. Ceux qui ont choisi la même se la partagent également ; le reste va aux plus proches du premier joueur, dans le sens horaire. Huit pour trois fermiers : 3, 3 et 2.
happypigs-r8 = À partir du premier joueur et dans le sens horaire, chacun fait ses actions. Une action non utilisée ne se garde pas ; elle rapporte 1 $.
happypigs-r9 = Ensuite a lieu l’événement de la carte et, après la dernière carte d’une saison, le changement de saison. Le voisin de gauche devient premier joueur.
happypigs-r10 = Nourrir : un de vos cochons grandit d’une taille, chacun une seule fois par manche. Les gros cochons ne grandissent plus.
happypigs-r11 = Accoupler : un de vos cochons moyens ou gros donne naissance à un porcelet, chacun une seule fois par manche.
happypigs-r12 = Acheter : prenez un cochon, une porcherie ou un outil au magasin et payez-le.
happypigs-r13 = Vendre : rendez un cochon au magasin contre son prix.
happypigs-r14 = Les cochons doivent tenir à l’intérieur de vos porcheries, sans se recouvrir. Ils peuvent être à cheval sur la jonction de deux porcheries.
happypigs-r15 = La deuxième porcherie coûte 10 $, la troisième 15 $, la quatrième 20 $ et ainsi de suite. Les porcheries ne se revendent pas.
happypigs-r16 = Un porcelet vaut 3 $, un petit cochon 6 $, un cochon moyen 10 $, un gros 15 $, à l’achat comme à la vente.
happypigs-r17 = Un cochon acheté ou né n’est pas vacciné. Un cochon vacciné le reste en grandissant. Le prix n’en dépend pas.
happypigs-r18 = Les outils coûtent 1 $ et ne se revendent pas. Une fois utilisés, ils retournent au magasin.
happypigs-r19 = Un vaccin protège pour toujours un cochon de n’importe quelle taille.
happypigs-r20 = Un complément alimentaire fait grandir de deux tailles un porcelet ou un petit cochon qu’on nourrit.
happypigs-r21 = Avec une amulette, c’est un petit cochon qui naît au lieu d’un porcelet.
happypigs-r22 = Quand un événement change un prix, c’est à l’achat comme à la vente.
happypigs-r23 = À la fin d’une saison, vous pouvez utiliser vos vaccins ; puis tous les cochons non vaccinés meurent et retournent au magasin sans compensation. Cela arrive quatre fois.
happypigs-r24 = Saison des amours : chacun reçoit un porcelet par couple de cochons moyens ou gros.
happypigs-r25 = Subvention : trois compléments pour le plus de porcelets. Vaccination : trois vaccins pour le plus de petits cochons. Bilan de santé : trois amulettes pour le plus de cochons moyens. À égalité, chacun reçoit tout le prix.
happypigs-r26 = Porcheries en promotion : dans cette manche, une porcherie coûte 3 $.
happypigs-r27 = Label de qualité : les cochons valent 3 $ de plus dans cette manche. Fête de la saucisse : 6, 10, 15 et 21 $. Fête du jambon : 5, 9, 14 et 20 $.
happypigs-r28 = Visite à la ferme : 25 $ pour chaque joueur qui a des cochons des quatre tailles. Concours de cochons : 25 $ pour le plus de gros cochons.
happypigs-r29 = Soldes : chaque outil acheté en donne un autre gratuit.
happypigs-r30 = Après la dernière manche, chacun vend tous ses cochons. Le plus riche gagne.
happypigs-r31 = Les premiers à égalité ajoutent 1 $ par outil et 5, 10, 15 $ et ainsi de suite pour les porcheries. Si c’est encore égal, la partie est nulle.
happypigs-r32 = Jeu avancé : les actions se choisissent ouvertement, à partir du premier joueur et dans le sens horaire.

happypigs-d1 = Une porcherie a 6 × 6 cases. Un porcelet en couvre 2 × 2, un petit cochon 2 × 3, un moyen 3 × 3, un gros 3 × 4 ; on peut les tourner. Les tailles imprimées nous sont inconnues.
happypigs-d2 = Les porcheries forment une rangée, et on déplace ses cochons quand on veut. Un cochon peut donc arriver ou grandir si et seulement s’il existe une façon de les faire tous tenir ; la table la trouve pour vous.
happypigs-d3 = L’hiver a quatre manches comme les autres saisons.
happypigs-d4 = La sixième carte de chaque saison n’a pas d’événement.
happypigs-d5 = Les quantités imprimées nous sont inconnues. Chacune de nos 24 cartes a un autre ordre de 6, 7, 8 et 9.
happypigs-d6 = Les événements de prix comptent dès que la carte est retournée et jusqu’à la fin de la manche. La vente finale se fait toujours aux prix normaux.
happypigs-d7 = En promotion, toute porcherie coûte 3 $, quel que soit son rang ; avec une option, 3 $ de moins. Les autres événements de prix ne touchent ni les porcheries ni les outils.
happypigs-d8 = Pendant les soldes, l’outil gratuit est de la même sorte, ne coûte pas d’action et doit être en stock.
happypigs-d9 = On peut choisir une action inutile. Les actions non utilisées sont payées à la fin du tour : on ne peut pas y dépenser cet argent. Chacun termine lui-même son tour.
happypigs-d10 = Ce que le magasin n’a plus ne peut être ni acheté, ni naître, ni servir à grandir ; seule compte la taille finale. Ce qui est rendu peut être repris aussitôt.
happypigs-d11 = On vaccine pendant son tour, ouverture comprise, et avant une inspection, où tous les fermiers le font en même temps.
happypigs-d12 = Une mère n’a pas besoin de partenaire. Pour la saison des amours, deux cochons moyens ou gros forment un couple, même achetés ou grandis dans la même manche.
happypigs-d13 = Pour avoir le plus de cochons d’une taille, il en faut au moins un.
happypigs-d14 = S’il n’y a pas assez d’outils pour un prix, on les donne un par un à partir du premier joueur.
happypigs-d15 = Les porcelets de la saison des amours sans place ou sans stock sont perdus. On les donne fermier par fermier à partir du premier joueur ; les amulettes n’y font rien.
happypigs-d16 = À l’ouverture, chacun fait tous ses achats d’un coup, mais pas de porcherie. Les achats non faits ne rapportent rien.
happypigs-d17 = Le premier joueur du début est tiré au sort.
happypigs-d18 = Le premier joueur change aussi lors d’un changement de saison. La quatrième inspection précède la vente finale.
happypigs-d19 = L’argent, les outils et les cochons sont publics. Seul un choix pas encore montré est secret. La banque ne manque jamais de pièces.
happypigs-d20 = Parmi des cochons identiques, on vaccine d’abord celui qui n’a pas été nourri dans ce tour.

## Pourquoi un coup est bon

happypigs-because-choose-feed = { $count ->
    [one] Un de vos cochons peut
   *[other] { $count } de vos cochons peuvent
} encore grandir.
happypigs-because-choose-mate = { $count ->
    [one] Un de vos cochons peut
   *[other] { $count } de vos cochons peuvent
} avoir un petit, et c’est gratuit.
happypigs-because-choose-vaccines = { $count ->
    [one] Un de vos cochons n’est pas vacciné
   *[other] { $count } de vos cochons ne sont pas vaccinés
}, et { $rounds ->
    [one] l’inspection vient après cette manche
   *[other] l’inspection est dans { $rounds } manches
}.
happypigs-because-choose-buy = Vous avez { $dollars } $ à dépenser.
happypigs-because-choose-sell = Tous vos cochons ensemble rapporteraient { $dollars } $.
happypigs-because-feed = Il passe de { $dollars } à { $more } $.
happypigs-because-breed = Il passe de { $dollars } à { $more } $, et pourra avoir des petits.
happypigs-because-mate = Un cochon de { $dollars } $, pour rien.
happypigs-because-sty = Vos porcheries n’ont plus que { $count ->
    [one] une case libre
   *[other] { $count } cases libres
}.
happypigs-because-vaccine = À l’inspection, { $rounds ->
    [one] après cette manche
   *[other] dans { $rounds } manches
}, { $count ->
    [0] les cochons non vaccinés mourront
    [one] un cochon non vacciné mourra
   *[other] { $count } cochons non vaccinés mourront
}.
happypigs-because-supplement = Pour 1 $, un porcelet ou un petit cochon grandit de deux tailles.
happypigs-because-amulet = Pour 1 $, c’est un petit cochon qui naît au lieu d’un porcelet.
happypigs-because-mother = Il peut avoir un petit par manche, tout de suite.
happypigs-because-pig = Il coûte { $dollars } $ et vaudra plus une fois grand.
happypigs-because-dear = Les prix sont hauts dans cette manche : { $dollars } au lieu de { $usual } $.
happypigs-because-doomed = Il n’est pas vacciné et mourrait après cette manche.
happypigs-because-grown = Il ne grandit plus : { $dollars } $, et de la place pour d’autres.
happypigs-because-sell = Il rapporte { $dollars } $ et fait de la place.
happypigs-because-vaccinate = Cela sauve un cochon de { $dollars } $.
happypigs-because-done = Chaque action inutilisée rapporte 1 $ : { $count } $ maintenant.

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
page-happypigs-shared = partagé { $range }
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
page-happypigs-no-room-to-grow = pas la place de grandir
page-happypigs-room-for = { $count ->
    [0] pas de place pour un porcelet
    [1] place pour 1 porcelet
   *[other] place pour { $count } porcelets
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
page-happypigs-idle-feed-room = Vos cochons n’ont pas la place de grandir. Choisir quand même ?
page-happypigs-idle-mate = Aucun de vos cochons ne peut avoir de petits. Choisir quand même ?
page-happypigs-idle-mate-room = Il n’y a pas de place pour un porcelet dans vos porcheries. Choisir quand même ?
page-happypigs-idle-sell = Vous n’avez aucun cochon à vendre. Choisir quand même ?
page-happypigs-none-to-feed = Plus aucun cochon ne peut être nourri.
page-happypigs-no-room-to-feed = Plus aucun cochon n’a la place de grandir.
page-happypigs-none-to-mate = Plus aucun cochon ne peut avoir de petit.
page-happypigs-no-room-to-mate = Il n’y a plus de place pour un porcelet dans vos porcheries.
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
page-happypigs-choice-flat = à 3 $
page-happypigs-choice-cut = 3 $ de moins

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
page-happypigs-folded-buy = { $who } fait { $count ->
    [one] un achat
   *[other] { $count } achats
} pour { $dollars } ${ $vaccinated ->
    [0] .
    [one] {" "}et vaccine un cochon.
   *[other] {" "}et vaccine { $vaccinated } cochons.
}
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

### La page des règles de Happy Pigs : ce que montrent ses images, et ce que contient la boîte.

guide-happypigs-share = La carte dit huit fois Nourrir. Trois fermiers l’ont choisi : ils nourrissent 3, 3 et 2 fois ; les plus proches du premier joueur reçoivent le reste. Le quatrième vend seul, ses sept fois.
guide-happypigs-grow = Chaque repas fait grandir un cochon d’une taille. Il se vend au prix où il s’achète.
guide-happypigs-sty = Une ferme d’une porcherie, 6 × 6 cases : le programme range les cochons pour laisser le plus de place possible. Bord en pointillé : pas encore vacciné.
guide-happypigs-supplement = Avec un complément, un porcelet saute une taille : de 3 à 10 $ en un repas.
guide-happypigs-inspection = À la fin d’une saison, le cochon vacciné survit, les deux autres meurent.
guide-happypigs-end = La vente finale : 43 $ en bourse, un gros cochon à 15 $, un petit à 6 $, en tout 64 $. Le plus riche gagne.
guide-happypigs-part-actions = Quatre cartes action par joueur
guide-happypigs-part-pigs = 40 cochons de chaque taille ; au verso, ils sont vaccinés
guide-happypigs-part-tools = 25 vaccins, 25 compléments, 25 amulettes, 20 porcheries et des pièces
guide-happypigs-part-seasons = Les 24 cartes de saison. On en joue quatre sur six par saison. Les événements sont imprimés, les nombres sont les nôtres.
guide-happypigs-ours = Le nombre de joueurs, la durée et l’âge sont ceux de la boîte.

### La leçon de Happy Pigs.

lesson-happypigs-goal = Vous avez une ferme. Achetez des cochons, nourrissez-les, ayez des porcelets, vendez. Après seize manches, quatre par saison, le plus riche gagne.
    .title = Le but
lesson-happypigs-opening = Vous avez 45 $ et une porcherie vide. Avant la première manche, vous pouvez acheter jusqu’à quatre cochons et outils. Achetez un cochon.
    .title = Les premiers cochons
    .done = Un porcelet couvre 2 × 2 cases, un petit cochon 2 × 3, un moyen 3 × 3, un gros 3 × 4. Votre porcherie en a 6 × 6 : la place est rare !
lesson-happypigs-choose = À chaque manche, chacun choisit une action en secret. La carte dit combien de fois elle se fait en tout : ceux qui choisissent la même se la partagent. Les autres ont de petits cochons et vont nourrir. Deux des vôtres peuvent mettre bas.
    .title = Choisir une action
    .done = Personne d’autre n’a choisi Accoupler : les huit fois sont à vous. Bernd et Clara ont choisi Nourrir et se partagent six : trois chacun.
lesson-happypigs-feed = Nourri, un cochon grandit d’une taille et se vend plus cher. Avec un complément, il grandit de deux. Nourrissez un porcelet avec votre complément.
    .title = Nourrir
    .done = Un porcelet à 3 $ est devenu un cochon à 10 $. Chaque cochon se nourrit une fois par manche, s’il a la place de grandir.
lesson-happypigs-mate = Un cochon moyen ou gros donne naissance à un porcelet, une fois par manche. Avec une amulette, c’est un petit cochon. Utilisez la vôtre.
    .title = Accoupler
    .done = Un petit cochon vaut 6 $ et n’a rien coûté. Il lui faut 2 × 3 cases libres.
lesson-happypigs-buy = Votre porcherie est pleine : aucun cochon ne peut arriver ni grandir. Qu’achetez-vous ?
    .title = De la place
    .done = La deuxième porcherie coûte 10 $, la troisième 15 $ et ainsi de suite. Chaque action non utilisée rapporte 1 $.
lesson-happypigs-sell = Dans cette manche, c’est la Fête du jambon : les cochons rapportent plus, un gros 20 $ au lieu de 15 $. Vendez-en un.
    .title = Vendre
    .done = 20 $ de plus. Les prix sont toujours affichés ; après la dernière manche, tous vos cochons sont vendus de toute façon.
lesson-happypigs-event = Concours de cochons : après cette manche, 25 $ vont au plus grand nombre de gros cochons. Bernd et vous en avez un chacun. Nourrissez le bon.
    .title = Les cartes de saison
    .done = Deux gros cochons : les 25 $ sont à vous. Chaque carte de saison a son événement. Regardez ce qu’elle récompense.
lesson-happypigs-inspection = La saison est finie, l’inspection arrive : tout cochon non vacciné meurt. Vous avez un vaccin et deux cochons non vaccinés. Lequel sauvez-vous ?
    .title = L’inspection
    .done = Le gros cochon vit et reste vacciné. Le petit est mort. Cela arrive quatre fois : achetez des vaccins à temps, pour 1 $.

lesson-happypigs-not-tools-later = Les outils ne coûtent que 1 $, mais sans cochons ils ne servent à rien. Achetez d’abord un cochon.
lesson-happypigs-not-pigs-first = Sans cochons, rien ne grandit et rien ne se vend. Achetez-en au moins un.
lesson-happypigs-not-crowded = Bernd et Clara ont de petits cochons et vont sans doute nourrir aussi : six pour trois. Personne d’autre ne peut accoupler.
lesson-happypigs-not-too-early = Vos deux cochons moyens peuvent mettre bas à chaque manche. Vendus, ils ne rapportent qu’une fois.
lesson-happypigs-not-costs-money = Au magasin, les cochons coûtent. Les vôtres font des porcelets pour rien.
lesson-happypigs-not-two-sizes = Ce n’est qu’une taille. Avec le complément, un porcelet grandit de deux : touchez le bouton avec le complément.
lesson-happypigs-not-unused = Une action non utilisée rapporte 1 $. Celle-ci vaut plus.
lesson-happypigs-not-with-amulet = Cela donne un porcelet. Vous avez une amulette : avec elle naît un petit cochon.
lesson-happypigs-not-room-first = Utile plus tard. Mais tant que la porcherie est pleine, aucun cochon ne peut arriver ni grandir. Achetez de la place.
lesson-happypigs-not-still-small = Un porcelet rapporte peu et peut encore grandir. Le gros rapporte 20 $ maintenant.
lesson-happypigs-not-no-prize = Un petit cochon de plus ne gagne rien. Le moyen deviendrait gros.
lesson-happypigs-not-cheap-one = Vous sauveriez 6 $ et en perdriez 15. Vaccinez le gros.
lesson-happypigs-not-all-die = Les deux mourraient, et le vaccin resterait inutilisé. Vaccinez-en d’abord un.

### Ce qui coûte le plus souvent, dans la revue de plusieurs parties

habit-happypigs-season = La mauvaise carte pour la saison
habit-happypigs-spent = De l’argent dépensé qu’il valait mieux garder
habit-happypigs-saved = De l’argent gardé qu’il valait mieux dépenser
habit-happypigs-bought = Le mauvais achat
habit-happypigs-sold-early = Des cochons vendus trop tôt
habit-happypigs-sold-late = Des cochons vendus trop tard
habit-happypigs-vaccinated = Un vaccin là où autre chose valait mieux
habit-happypigs-unvaccinated = Un cochon resté sans vaccin
habit-happypigs-fed = Des cochons nourris là où autre chose valait mieux
habit-happypigs-unfed = Des cochons pas nourris
habit-happypigs-other = Un autre coup aurait été meilleur

### Dans les rapports du laboratoire

lab-happypigs-points = dollars
lab-happypigs-by-sales = dollars des ventes
lab-happypigs-by-prizes = dollars des prix
lab-happypigs-by-unused = dollars d’actions inutilisées
lab-happypigs-by-final = dollars de la vente finale
lab-happypigs-spent = dollars dépensés
lab-happypigs-lost = cochons morts
lab-happypigs-sties = porcheries
lab-happypigs-kind-choose-feed = choisit de nourrir
lab-happypigs-kind-choose-mate = choisit d’accoupler
lab-happypigs-kind-choose-buy = choisit d’acheter
lab-happypigs-kind-choose-sell = choisit de vendre
lab-happypigs-kind-feed = nourrit un cochon
lab-happypigs-kind-feed-supplement = nourrit avec un complément
lab-happypigs-kind-mate = fait naître un porcelet
lab-happypigs-kind-mate-amulet = fait naître avec une amulette
lab-happypigs-kind-buy-piglet = achète un porcelet
lab-happypigs-kind-buy-small = achète un petit cochon
lab-happypigs-kind-buy-medium = achète un cochon moyen
lab-happypigs-kind-buy-large = achète un gros cochon
lab-happypigs-kind-buy-sty = achète une porcherie
lab-happypigs-kind-buy-vaccine = achète un vaccin
lab-happypigs-kind-buy-supplement = achète un complément
lab-happypigs-kind-buy-amulet = achète une amulette
lab-happypigs-kind-sell-piglet = vend un porcelet
lab-happypigs-kind-sell-small = vend un petit cochon
lab-happypigs-kind-sell-medium = vend un cochon moyen
lab-happypigs-kind-sell-large = vend un gros cochon
lab-happypigs-kind-vaccinate = vaccine un cochon
lab-happypigs-kind-done = termine son tour
