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
