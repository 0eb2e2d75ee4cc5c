### Quartett et Quintett

page-title-quartett = Quartett
quartett-tagline = Demandez la bonne carte à la bonne personne et posez des familles complètes.
quartett-points = familles
quartett-rules-heading = Règles (du vieux jeu de société)
quartett-decisions-heading = Décisions (les nôtres : là où ces règles varient, et ce qu’en font les cartes de Rudi)
quartett-unofficial = Le Quartett est un vieux jeu de société d’auteur inconnu ({ $author }) ; la règle de Rennschwein Rudi Rüssel ({ $publisher }, { $year }) propose d’y jouer avec ses cartes. Version non officielle, avec ses propres dessins et ses propres textes, sans lien avec l’éditeur.

## Cartes

quartett-colour-red = rouge
quartett-colour-blue = bleu
quartett-colour-yellow = jaune
quartett-colour-green = vert
quartett-colour-black = noir
quartett-card = { $number } { $colour }

## Ce qui est demandé

quartett-ask = Demandez une carte à quelqu’un.
quartett-ask-again = Vous l’avez obtenue : demandez encore.

## Coups

quartett-do-ask = Demander le { $card } à { $who }

## Pourquoi pas

quartett-no-yourself = On ne se demande rien à soi-même.
quartett-no-no-player = Personne n’est assis là.
quartett-no-no-cards = Cette personne n’a plus de cartes ; on ne peut rien lui demander.
quartett-no-no-such-card = Les cartes noires ne sont que dans le Quintett.
quartett-no-set-laid = Cette famille est déjà posée.
quartett-no-your-card = Vous avez vous-même cette carte.
quartett-no-no-card-of-set = Vous n’avez aucune carte de cette famille ; vous ne pouvez pas en demander.
quartett-no-position-hand = « hand_n » ne correspond pas aux cartes de la place { $seat }.
quartett-no-position-points = Les points de la place { $seat } doivent être les familles posées là, reçues à la donne ou complétées en demandant.
quartett-no-position-full = La place { $seat } tient une famille complète, qui aurait été posée.
quartett-no-position-memory = Ce qu’on retient de la place { $seat } ne s’accorde pas avec ses cartes.
quartett-no-position-end = La partie est finie si et seulement si toutes les familles sont posées ou que { $most } cartes ont été demandées.
quartett-no-position-turn = Le joueur qui demande doit avoir des cartes.

## Ce qui s’est passé

quartett-say-hit = { $who } demande le { $card } à { $asked } et l’obtient.
quartett-say-miss = { $who } demande le { $card } à { $asked } : non.
quartett-say-set = { $who } pose la famille des { $number }.
quartett-say-out = { $who } n’a plus de cartes.
quartett-say-next = À { $who } de demander.
quartett-say-end-sets = Toutes les familles sont posées.
quartett-say-end-limit = Après 1 000 demandes, la partie s’arrête ; les familles posées comptent.
quartett-say-winner = { $count ->
    [1] { $who } gagne avec { $sets ->
        [1] une famille
       *[other] { $sets } familles
    }.
   *[other] Victoire partagée avec { $sets ->
        [0] aucune famille
        [1] une famille chacun
       *[other] { $sets } familles chacun
    } : { $who }.
}

quartett-ending-sets = toutes les familles posées
quartett-ending-limit = arrêtée après 1 000 demandes

## Sur la table

quartett-show-quartett = { $laid ->
    [one] Quartett · { $laid } famille posée sur 10
   *[other] Quartett · { $laid } familles posées sur 10
}
quartett-show-quintett = { $laid ->
    [one] Quintett · { $laid } famille posée sur 10
   *[other] Quintett · { $laid } familles posées sur 10
}
quartett-show-sets = familles
quartett-show-asked = demandées
quartett-show-got = obtenues
quartett-show-laid = posée
quartett-show-last = Dernière demande
quartett-show-hit = oui
quartett-show-miss = non
quartett-show-key = sur fond coloré, avec un signe : à vous · avec ? : peut être demandée

## Options

quartett-option-set = Familles
    .help = quartett : dix familles de quatre, les cartes de couleur seulement. quintett : dix familles de cinq, avec les cartes noires.

## Règles

quartett-r1 = Toutes les cartes sont distribuées une par une ; certains peuvent en avoir une de plus que d’autres.
quartett-r2 = La personne à gauche du donneur commence et demande à qui elle veut une carte, nommée exactement.
quartett-r3 = On ne demande qu’une carte d’une famille dont on a au moins une carte, et pas une carte qu’on a soi-même.
quartett-r4 = Le joueur qui a la carte doit la donner. On continue alors de demander, à la même personne ou à une autre.
quartett-r5 = Le joueur qui n’a pas la carte demande ensuite.
quartett-r6 = Une famille complète est aussitôt posée face visible, même reçue complète à la donne.
quartett-r7 = Le joueur qui n’a plus de cartes est hors jeu. Si c’était son tour, le voisin de gauche demande.
quartett-r8 = La partie finit quand toutes les familles sont posées. Le joueur qui en a posé le plus gagne.

quartett-d1 = Quartett : les quatre cartes de couleur du même nombre forment une famille ; dix familles, 40 cartes.
quartett-d2 = Quintett : la carte noire de ce nombre en fait aussi partie ; dix familles de cinq, 50 cartes.
quartett-d3 = Le donneur est tiré au sort et donne la première carte à son voisin de gauche.
quartett-d4 = On ne demande rien à un joueur qui n’a plus de cartes. Si votre propre famille vous laisse sans cartes, c’est au prochain joueur à gauche qui en a de demander.
quartett-d5 = Si plusieurs joueurs ont le plus de familles, ils partagent la victoire.
quartett-d6 = Après 1 000 demandes, la partie est arrêtée ; les familles posées comptent.
quartett-d7 = La mémoire est permise. La table montre combien de cartes chacun tient, les familles posées et la dernière demande ; les robots peuvent retenir tout ce qui a été demandé et répondu, et rien d’autre.

## Pourquoi un coup est bon

quartett-because-certain = { $who } l’a, c’est certain.
quartett-because-certain-last = { $who } l’a, c’est certain, et elle complète votre famille des { $number }.
quartett-because-last = C’est la dernière carte qui manque à votre famille des { $number }.
quartett-because-some = { $who } a demandé un { $number }, et en a donc un.
quartett-because-most = { $who } a le plus de cartes, { $count } : c’est là qu’elle est le plus probable.
quartett-because-mine = Vous avez déjà { $count ->
    [one] une carte
   *[other] { $count } cartes
} de la famille des { $number }.

### Quartett et Quintett dans le navigateur

page-quartett-album = Toutes les familles
page-quartett-page = Famille des { $number } : vous en avez { $mine } sur { $all }
page-quartett-page-laid = Famille des { $number } : posée par { $who }
page-quartett-laid-by = { $who }
page-quartett-pocket = { $state ->
    [mine] { $card }, à vous
    [ask] { $card }, à demander
    [no] { $card }, ne peut pas être demandé
    [laid] { $card }, posé
   *[other] { $card }
}
page-quartett-whom = À qui demander ?
page-quartett-person = { $who }, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
page-quartett-ask-who = { $who } ?
page-quartett-start = Choisissez une carte marquée d’un point d’interrogation.
page-quartett-nothing = Rien n’a encore été demandé.
page-quartett-have = « { $who }, avez-vous le { $card } ? »
page-quartett-yes = « Le voici. »
page-quartett-set = Famille des { $number } !
page-quartett-no = « Non. »
page-quartett-short = Il manque une carte : { $sets }

## Joueurs et progrès

page-quartett-laid = { $laid ->
    [one] { $laid } famille posée sur { $sets }
   *[other] { $laid } familles posées sur { $sets }
}
page-quartett-kind = { $colours ->
    [5] Quintett : familles de cinq
   *[other] familles de quatre
}
page-quartett-sets = { $count ->
    [0] famille
    [one] famille
   *[other] familles
}
page-quartett-sets-of = { $count ->
    [one] a posé la famille { $sets }
   *[other] a posé les familles { $sets }
}
page-quartett-out = hors jeu

## Résultat et aide

page-quartett-by-deal = reçues complètes
page-quartett-by-asking = en demandant
page-quartett-help-ask = Demander
page-quartett-help-hit = Oui ou non
page-quartett-help-set = Familles complètes
page-quartett-help-out = Sans cartes
page-quartett-help-black = Quintett

## Memory aid

page-quartett-aids = Aide-mémoire : montrer qui a reçu quelle carte et à qui il en manque une
page-quartett-collect = { $count ->
    [one] { $who } a une carte de cette famille.
   *[other] { $who } ont chacun une carte de cette famille.
}
page-quartett-heard-has = a cette carte
page-quartett-heard-lacks = ne l’a pas
page-quartett-heard-some = a une carte de cette famille, on ne sait pas laquelle
page-quartett-heard-nothing = on ne sait rien

## Setting up

page-quartett-length-quartett = Familles de quatre
page-quartett-length-quintett = Familles de cinq
page-quartett-house-set = Familles
    .help = Dix familles de quatre cartes ou, avec les noires, dix familles de cinq.
page-quartett-choice-quartett = Quartett (quatre)
page-quartett-choice-quintett = Quintett (cinq)

## Goal

page-quartett-goal = Qui a le plus de familles gagne

## Scenes

page-quartett-laid-sets = { $count ->
    [0] aucune famille
    [one] famille des { $sets }
   *[other] familles des { $sets }
}

## What bots say now and then

phrase-quartett-set-1 = Tous réunis !
phrase-quartett-set-2 = Les voilà au complet.
phrase-quartett-set-3 = Une série pour l’album !
phrase-quartett-robbed-1 = Comment le saviez-vous ?
phrase-quartett-robbed-2 = La voilà partie…
phrase-quartett-robbed-3 = Quelle mémoire !
phrase-quartett-miss-1 = Pas chez moi !
phrase-quartett-miss-2 = Voyez à côté.
phrase-quartett-miss-3 = Cherchez encore !

### La page des règles de Quartett : ce que montrent ses images, et ce que contient la boîte.

guide-quartett-set = Une famille : les quatre cartes du même nombre. Au Quintett, la noire en fait partie.
guide-quartett-ask = Avec ces cartes, on peut demander le 7 bleu ou le 7 jaune, et tous les 2 sauf le bleu. Pas un 5 : on n’en a aucun.
guide-quartett-part-cards = 40 cartes : de 1 à 10 en quatre couleurs
guide-quartett-part-black = Pour le Quintett, dix cartes noires
guide-quartett-ours = Ce jeu est un bonus des cartes de Rudi Rüssel et suit les règles que tout le monde connaît. Nombre de joueurs, durée et âge sont les nôtres.

### La leçon de Quartett.

lesson-quartett-goal = Quatre cartes de même nombre forment une famille. Réunissez des familles en demandant des cartes aux autres. Quand toutes sont posées, qui en a posé le plus gagne.
    .title = Le but
lesson-quartett-ask = On peut demander les cartes des familles dont on a une carte : celles qui portent un point d’interrogation. Clara a demandé le 4 vert, elle a donc un quatre. Il vous manque le jaune et le vert. Demandez le 4 jaune à Clara.
    .title = Demander
    .done = « Voilà. » Qui a la carte doit la donner, et vous demandez encore.
lesson-quartett-again = Il vous manque un quatre : le vert. Clara l’a demandé, et Bernd a dit non. Qui peut l’avoir ?
    .title = Compléter une famille
    .done = Il ne restait que David. La famille est complète et aussitôt posée : une pour vous. Et c’est encore à vous.
lesson-quartett-listen = Aux neuf, maintenant. Bernd vous a demandé le 9 bleu. Il a donc un neuf, mais pas le bleu. Lequel lui demandez-vous ?
    .title = Écouter
    .done = Vous avez le rouge et le vert, le bleu lui manque : c’était forcément le jaune. Écouter, c’est la moitié du jeu.
lesson-quartett-miss = Des huit, vous ne savez encore rien. Demandez-en un à Bernd et voyez ce que fait un « non ».
    .title = Non !
    .done = Bernd n’en a pas : c’est à lui de demander. Et tous ont entendu que vous avez un huit.
lesson-quartett-public = Nouvelle partie. Clara vient de recevoir le 7 rouge de Bernd ; puis elle vous a demandé en vain. Vous avez le 7 bleu. Prenez le rouge là où il est maintenant.
    .title = Tout s’entend
    .done = Chaque demande et chaque réponse est publique. Une carte donnée peut être redemandée.
lesson-quartett-end = Il ne reste que les neuf, et Bernd a la dernière carte. Demandez-la.
    .title = La fin
    .done = Toutes les familles sont posées, et vous en avez quatre : le plus. Vous gagnez.

lesson-quartett-not-asked-herself = Clara a demandé elle-même le 4 vert, elle ne l’a donc pas.
lesson-quartett-not-asked-himself = Bernd a demandé lui-même le 9 bleu, il ne l’a donc pas.
lesson-quartett-not-clara-has-four = Rien ne dit qu’il y a un quatre par là. Clara en a forcément un : elle en a demandé un.
lesson-quartett-not-no-news = Rien ne dit qui a le 4 vert. Mais Clara a un quatre, et il n’est pas vert.
lesson-quartett-not-stay-with-four = C’est permis, mais au hasard. Vous en savez plus sur les quatre.
lesson-quartett-not-bernd-said-no = Clara a demandé le 4 vert à Bernd, et il a dit non. Il reste quelqu’un.
lesson-quartett-not-bernd-has-nine = Rien ne le dit. Bernd a demandé un neuf, il en a donc un.
lesson-quartett-not-stay-with-nine = Ce serait au hasard. Vous en savez plus sur les neuf : Bernd vous en a demandé un.
lesson-quartett-not-try-eight = Demandez cette fois un huit à Bernd, pour voir ce que fait un « non ».
lesson-quartett-not-clara-got-it = Il a été donné : c’est Clara qui l’a maintenant.
lesson-quartett-not-stay-with-seven = Ce serait au hasard. Vous savez où est le 7 rouge.

### Ce qui coûte le plus souvent, dans la revue de plusieurs parties

habit-quartett-player = La bonne carte demandée au mauvais joueur
habit-quartett-card = La mauvaise carte demandée

### Dans les rapports du laboratoire

lab-quartett-points = familles
lab-quartett-by-deal = familles données complètes
lab-quartett-by-asking = familles en demandant
lab-quartett-asked = demandes
lab-quartett-got = cartes obtenues
lab-quartett-kind-seen = demande une carte que tous ont vue
lab-quartett-kind-holding-one = demande avec une carte de la famille
lab-quartett-kind-holding-two = demande avec deux cartes
lab-quartett-kind-holding-three = demande avec trois cartes
lab-quartett-kind-holding-four = demande avec quatre cartes
