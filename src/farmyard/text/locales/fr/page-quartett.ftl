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

## Goal

page-quartett-goal = Le plus de familles l’emporte

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
