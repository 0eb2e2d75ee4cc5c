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
lab-short-watched =
    { $policy ->
        [farmhand] Un valet de ferme gagne
        [farmer] Un fermier gagne
        [champion] Un champion gagne
       *[other] « { $policy } » gagne
    } { $share } de ses parties (± { $error }) ; la part équitable serait { $fair }.
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
lab-policy =
    { $policy ->
        [random] joueurs au hasard
        [farmhand] valets de ferme
        [farmer] fermiers
        [champion] champions
       *[other] « { $policy } »
    }
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
lab-effect-watched =
    { $policy ->
        [farmhand] un valet gagne
        [farmer] un fermier gagne
        [champion] un champion gagne
       *[other] « { $policy } » gagne
    }
lab-effect-shared = victoires partagées
lab-effect-spread = du premier au dernier ({ $unit })

