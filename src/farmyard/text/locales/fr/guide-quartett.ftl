### La page des règles de Quartett : ce que montrent ses images, et ce que contient la boîte.

guide-quartett-set = Une famille : les quatre cartes du même nombre. Au Quintett, la noire en fait partie.
guide-quartett-ask = Avec ces cartes, on peut demander le 7 bleu ou le 7 jaune, et tous les 2 sauf le bleu. Pas un 5 : on n’en a aucun.
guide-quartett-part-cards = 40 cartes : de 1 à 10 en quatre couleurs
guide-quartett-part-black = Pour le Quintett, dix cartes noires
guide-quartett-ours = Ce jeu est un bonus des cartes de Rudi Rüssel et suit les règles que tout le monde connaît. Nombre de joueurs, durée et âge sont les nôtres.
