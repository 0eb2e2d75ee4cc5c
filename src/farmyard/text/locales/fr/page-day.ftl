## The deal of the day
page-day = Partie du jour
page-day-what = Une partie de chaque jeu, la même pour tout le monde, face aux mêmes bots. Seul le premier essai compte ; interrompez et reprenez quand vous voulez.
page-day-next = prochaines parties dans { $left }
page-day-streak = { $days } jours d’affilée
page-day-bots = { $level } ({ $count })
page-day-against = à { $seats } : vous contre { $bots }
page-day-compare = Et les autres ?
page-day-standings = Les meilleurs de ces derniers jours
page-day-week = Semaine
page-day-month = Mois
page-day-place = Place
page-day-name = Nom
page-day-deals = Parties
page-day-points = Points
page-day-points-what = Cent points pour une partie où vous battez tout le monde, cinquante si vous en battez la moitié. Les parties d’aujourd’hui et d’hier comptent ici dès que vous les avez terminées vous-même.
page-day-nobody = Personne encore. Terminez une partie et vous serez en tête.
page-day-honest = Les cartes sont scellées avant le début du jour ; le serveur les distribue et note chaque coup. Ce qu’aucun serveur ne peut voir : quelqu’un qui joue deux fois sous deux noms, ou qui dévoile les cartes à un ami. Ces classements sont là pour le plaisir, entre amis.
page-day-all = Toutes les parties du jour
page-day-mine = Vous finissez à la place { $place } sur { $seats }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
page-day-ahead = Mieux que { $percent } % des autres
page-day-everybody = { $people ->
    [0] Personne n’a encore terminé cette partie
    [one] Une personne a terminé cette partie
   *[other] Les résultats de { $people } personnes
  }
page-day-bars = Chaque ligne est un résultat en points, le meilleur tout en bas ; la barre indique combien de personnes l’ont atteint.
page-day-you = vous
page-day-copy = Copier sans rien dévoiler
page-day-practise = S’entraîner sur cette partie
page-day-secret = Le secret d’où viennent les cartes : { $secret }
page-day-clubs = Clubs
page-day-all-people = Tout le monde
page-day-club = Clubs
page-day-club-name = nom d’un nouveau club, ou un code
page-day-club-go = Valider
page-day-invited = On vous invite dans un club : un classement à part pour une famille, une classe, une bande d’amis.
page-day-join = Rejoindre
page-day-members = { $count ->
    [one] Un seul membre pour l’instant : envoyez le lien à d’autres.
   *[other] { $count } membres
  }
page-day-leave = Quitter le club
page-day-leave-really = Quitter pour de bon
page-day-here = Sans serveur
page-day-here-short = Des parties que cet appareil distribue lui-même, même en voyage.
page-day-here-what = Une partie de chaque jeu, distribuée par cet appareil, la même sur tous, contre les mêmes robots. Le premier essai compte ; partez et revenez quand vous voulez.
page-day-here-honest = Sur son propre appareil, rien ne peut être empêché : qui veut peut regarder les cartes avant, ou recommencer. Ces résultats sont donc pour des amis qui se font confiance.
page-day-here-server = Un serveur vérifie les coups quand on les remet ; ils ne comptent pas dans les tableaux de tous, mais dans ceux des clubs.
page-day-here-kept = Votre résultat est gardé sur cet appareil. Il sera remis dès qu’un serveur répond, jusqu’à la fin du lendemain (UTC).
page-day-here-kept-alone = Votre résultat est gardé sur cet appareil. Ici, aucun serveur ne compare : envoyez à vos amis la ligne ci-dessous.
page-day-result = Résultat
page-day-best = Ce que la partie permet
page-day-best-share = { $percent } % du chemin vers le meilleur résultat connu
page-day-best-reached = { $by ->
    [you] La meilleure partie connue est la vôtre :
    [person] La meilleure partie connue est celle de l’un de vous :
   *[champion] La meilleure partie connue est celle d’un champion :
  } place { $place } sur { $seats }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
page-day-best-parted = Jusqu’au coup { $move }, vous avez joué de même.
page-day-best-trying = Un champion essaie encore cette partie : { $done } sur { $all }.
page-day-best-what = 0 %, c’est ce que donnent en moyenne des coups au hasard ; 100 %, le meilleur résultat de tous ici, ou de { $tries } parties d’un champion à votre place. Il y en a peut-être un meilleur que personne n’a trouvé.
page-day-best-mine = Mon coup
page-day-best-line = La meilleure partie
page-evening = Soirée duplicate
page-evening-short = Les trois mêmes parties pour tout un cercle d’amis.
