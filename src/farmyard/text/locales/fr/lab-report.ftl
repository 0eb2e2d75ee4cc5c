### La page du laboratoire : titres, phrases, et ce qui est compté dans chaque jeu.

lab-title = { $title } au laboratoire
lab-subtitle = Qui gagne, et pourquoi. À la table : { $players }.
lab-made = Fait avec « farmyard lab report ». Intervalles à 95 %, calculés sur les donnes, non sur les parties ; règles en version { $version }. Pour rejouer les mêmes parties :
lab-made-counted = Ces donnes suivaient la graine une à une ; depuis la version 0.2 elles en sont hachées, si bien que cette commande joue d’autres parties du même genre.
lab-short = En bref
lab-short-effect = { $option } : l’effet le plus net est sur « { $measure } », { $low } à { $at_low }, { $high } à { $at_high }.
lab-short-effect-none = { $option } : on ne voit aucune différence.
lab-short-pair = { $one } et { $other } agissent l’un sur l’autre : à { $first } et { $second }, « { $measure } » vaut { $mean }, alors que les deux effets seuls donneraient { $alone }.
lab-short-pair-none = { $one } et { $other } : on ne voit pas d’interaction, les effets s’ajoutent simplement.
lab-short-farmhand = Un valet de ferme gagne { $share } de ses parties (± { $error }) ; la part équitable serait { $fair }.
lab-short-starter = { $verdict ->
    [more] Commencer est un avantage :
    [less] Commencer est un désavantage :
   *[same] Commencer n’aide ni ne nuit, autant qu’on puisse voir :
} le joueur qui ouvre la partie gagne { $share } (± { $error }) ; la part équitable serait { $fair }.
lab-short-causes = Ce qui décide de la victoire : les joueurs à { $policy }, la donne à { $deal }, la chance et les choix en jouant à { $play }.
lab-short-length = Une partie prend { $mean } coups ; neuf sur dix en prennent de { $low } à { $high }.
lab-short-statistic = Ce qui distingue le plus les gagnants : « { $what } », { $won } contre { $other } pour les autres.
lab-short-kind = Parmi ce que font les joueurs, « { $what } » distingue le mieux les gagnants : { $won } fois par partie, contre { $other } pour les autres.
lab-map = Les deux à la fois : { $one } × { $other }
lab-map-text = Plus la couleur est forte, plus la valeur est grande. Si les deux effets ne faisaient que s’ajouter, toutes les lignes monteraient et descendraient de la même façon.
lab-figures = Les chiffres
lab-fact-games = parties
lab-fact-moves = coups
lab-fact-deals = donnes
lab-fact-players = joueurs
lab-policy-random = joueurs au hasard
lab-policy-farmhand = valets de ferme
lab-winners = gagnants
lab-others = les autres
lab-column-who = qui
lab-column-what = quoi
lab-column-interval = intervalle
lab-column-apart = écart
lab-axis-wins = part des victoires
lab-axis-moves = coups par partie
lab-axis-games = part des parties
lab-axis-seats = part des joueurs
lab-axis-apart = les gagnants moins ← → plus
lab-place = { $place ->
    [1] joue en premier
   *[other] { $place }e
}
lab-places = Vaut-il mieux commencer ?
lab-places-text = { $verdict ->
    [more] Oui : le joueur qui ouvre la partie gagne { $share } (± { $error }), plus que la part équitable de { $fair }.
    [less] Non : le joueur qui ouvre la partie gagne { $share } (± { $error }), moins que la part équitable de { $fair }.
   *[same] On n’y voit aucune différence : le joueur qui ouvre la partie gagne { $share } (± { $error }) ; la part équitable serait { $fair }.
} Une victoire partagée compte pour une fraction ; { $shared } des parties ont été partagées. Là où tous choisissent en même temps, le premier est celui de la première place.
lab-policies = Réfléchir, est-ce utile ?
lab-policies-text = Chacun joue à son tour à chaque place les mêmes donnes : seuls les joueurs diffèrent. La ligne pointillée est la part équitable.
lab-causes = Habileté ou chance ?
lab-causes-text = Chaque donne a été jouée plusieurs fois par les mêmes joueurs aux mêmes places. Ce que ces parties ont en commun, hors joueurs et places, est la chance de la donne : elle décide à { $deal } de qui gagne. À { $play }, cela ne se décide qu’en jouant, par les pioches et les choix de chacun. { $players ->
    [equal] Tous les joueurs sont ici de la même espèce, l’habileté ne peut donc pas se voir ; un essai avec « --policy farmhand,random » la mesurerait.
   *[different] Le reste est la différence entre les joueurs et entre leurs places.
}
lab-causes-unknown = Chaque donne n’a été jouée qu’une fois : la chance de la donne ne se distingue pas du reste. Un essai avec « --repeats 2 » le ferait.
lab-cause-policy = qui joue
lab-cause-place = la place à table
lab-cause-deal = chance de la donne
lab-cause-play = chance et choix en jouant
lab-lengths = Combien de temps dure une partie ?
lab-lengths-text = { $mean } coups en moyenne ; neuf parties sur dix en prennent de { $low } à { $high }.
lab-endings = Comment cela finit-il ?
lab-scores = Que faut-il pour gagner ?
lab-statistics = D’où vient la victoire
lab-statistics-text = Les gagnants comparés aux autres de la même partie, en écarts-types de cette différence : 0 veut dire aucune, 1 une grande.
lab-kinds = Ce que font les gagnants
lab-kinds-text = Combien de fois les gagnants ont fait quelque chose, comparés aux autres de la même partie. Cela montre ce qui accompagne la victoire, pas forcément ce qui la cause.
lab-effect = Et si : { $option }
lab-effect-text = Les mêmes donnes sous chaque valeur, pour que seule la règle diffère ; les barres sont des intervalles. La suite montre { $scope ->
    [usual] les seules parties avec la valeur habituelle.
   *[all] toutes les valeurs ensemble.
}
lab-effect-length = coups par partie
lab-effect-starter = le premier joueur gagne
lab-effect-farmhand = un valet gagne
lab-effect-shared = victoires partagées
lab-effect-spread = du premier au dernier ({ $unit })

lab-saumaumau-points = points
lab-saumaumau-by-wreath = points à la couronne
lab-saumaumau-by-hand = points des mains vides
lab-saumaumau-by-bets = points des paris
lab-saumaumau-kind-one = joue un 1
lab-saumaumau-kind-two = joue un 2
lab-saumaumau-kind-three = joue un 3
lab-saumaumau-kind-four = joue un 4
lab-saumaumau-kind-five = joue un 5
lab-saumaumau-kind-six = joue un 6
lab-saumaumau-kind-x = joue un X
lab-saumaumau-kind-plus-two = joue un +2
lab-saumaumau-kind-schlappi = joue un Flapi
lab-saumaumau-kind-bauer = joue un Fermier
lab-saumaumau-kind-draw = pioche une carte
lab-saumaumau-kind-draw-chain = pioche pour un +2
lab-saumaumau-kind-pull = fait reculer un cochon
lab-saumaumau-kind-bet = parie
lab-saumaumau-kind-change = change de pari
lab-saumaumau-kind-object = relève un Mau oublié
lab-saumaumau-kind-other = renonce

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
