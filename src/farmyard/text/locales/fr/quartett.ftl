### Quartett et Quintett

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
