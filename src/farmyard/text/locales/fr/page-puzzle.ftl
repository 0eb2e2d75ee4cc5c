## Puzzles
page-puzzle = Problème
page-puzzle-ask = Ici, d’après ce que vous voyez, un coup est nettement meilleur que tous les autres. Lequel ?
page-puzzle-ask-some = Ici, d’après ce que vous voyez, { $count } coups sont nettement meilleurs que tous les autres. Trouvez-en un.
page-puzzle-of = Problème { $number } sur { $count }
page-puzzle-rating = votre niveau : { $rating }
page-puzzle-grade = Difficulté
page-puzzle-all = tous
page-puzzle-right = C’est ça : il gagne { $chance } parties sur cent. { $found } % des valets de ferme le trouvent.
page-puzzle-not = Pas { $move } : ce coup gagne { $chance } parties sur cent, le meilleur { $best }. Essayez encore.
page-puzzle-also = Tout aussi bon : { $moves }.
page-puzzle-helps = C’est { $who } qui en profite le plus : { $games } victoires de plus sur cent parties.
page-puzzle-hint = Indice
page-puzzle-no-hint = Pensez à ce que les autres peuvent vous faire ensuite.
page-puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
page-puzzle-day = Problème du jour
