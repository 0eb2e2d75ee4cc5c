### La page des règles de Sau Mau Mau : ce que montrent ses images, et ce que contient la boîte.

guide-saumaumau-setup = À trois, la couronne est sur la case 17. Tous les cochons sont au départ, et un 5 marron ouvre la défausse.
guide-saumaumau-match = Sur un 5 marron, on peut jouer toute carte marron, tout 5 et toute carte verte.
guide-saumaumau-run = Qui joue le 4 noir doit avancer le cochon noir d’exactement quatre cases, de 5 à 9, que cela l’arrange ou non.
guide-saumaumau-plus-two = Anna joue un +2, Bernd le transfère avec un autre. Clara ne peut ou ne veut pas : elle pioche quatre cartes. En échange, elle peut faire reculer des cochons de quatre cases en tout, un seul ou plusieurs.
guide-saumaumau-schlappi = Le cochon rose était dernier, sur la case 4. Flapi l’amène sur la 7. La carte suivante doit être marron, comme le cercle de Flapi, ou verte.
guide-saumaumau-bets = Anna a parié la première, puis Bernd, puis Clara. Si Anna change d’avis, les autres remontent d’un cran et son nouveau pari se place à la fin : troisième au lieu de premier.
guide-saumaumau-end = Le noir est à trois cases de la couronne. Le 3 noir l’y amène : 3 points, et la course est finie. Si c’était aussi la dernière carte en main, cela fait 8.
guide-saumaumau-scoring = Le noir a gagné. Les paris sur le marron et le rose étaient faux et sont repris. Des deux paris sur le noir, celui du haut rapporte 6 points, le suivant 4.
guide-saumaumau-part-numbers = 24 cartes numérotées : de 1 à 6 en quatre couleurs
guide-saumaumau-part-actions = Un X et un +2 de chaque couleur
guide-saumaumau-part-green = 7 cartes vertes : quatre Flapi, trois Fermiers
guide-saumaumau-part-bets = Quatre cartes Pari par joueur. Les emplacements rapportent 6, 4, 3, 2 et 1 points.
guide-saumaumau-part-board = Quatre cochons, la couronne, la carte Premier joueur
guide-saumaumau-ours = Le nombre de joueurs et l’âge sont imprimés sur la boîte ; la durée est la nôtre, pour une partie à l’écran.
