### La leçon de Rudi Rüssel.

lesson-rudi-goal = Le cochon rouge est à vous. Le premier dont le cochon arrive gagne : un tour de piste, 24 cases. On court avec des cartes de 1 à 10.
    .title = Le but
lesson-rudi-highest = Chacun pose une carte face cachée, puis on les retourne. Seule la plus haute court, et seulement de son avance sur la deuxième. Posez une carte haute.
    .title = Un pli
    .done = La vôtre était la plus haute, le 6 de Bernd la deuxième : vous avancez de la différence. Personne d’autre ne bouge. Les cartes jouées restent de côté.
lesson-rudi-save = Bernd et Clara ont encore leur 10, et tous deux veulent courir. Si les deux plus hautes sont égales, on échange seulement les places. Gardez vos bonnes cartes : posez-en une basse.
    .title = Ménager ses forces
    .done = Deux 10 : Bernd et Clara ont échangé leurs places, et personne n’a couru. À trois plus hautes égales, il ne se passe rien. Vous avez encore votre 10 et votre 9.
lesson-rudi-swap = Bernd a onze cases d’avance. Il ne lui reste que 9 et 8. Si vous posez la même carte que lui et que c’est la plus haute, vos cochons échangent leurs places.
    .title = Échanger les places
    .done = Deux 9 : vous êtes sur la case 15, Bernd sur la 4. Aucune carte ne fait courir si loin.
lesson-rudi-exchange = Votre cochon s’est arrêté sur une case spéciale. Donnez une carte et prenez celle du dessus de la pile d’échange, un 8, pour toute la course. Donnez la pire.
    .title = Les cases spéciales
    .done = Le 8 est à vous pour toute la course, et le 1 est parti. Il faut s’y arrêter ; passer dessus ne compte pas.
lesson-rudi-back = Chacun n’a plus qu’une carte. Posez-la et voyez ce qui se passe quand toutes les mains sont vides.
    .title = Dix cartes
    .done = Chacun reprend ses dix cartes et la course continue. Retenez donc ce que les autres ont déjà joué.
lesson-rudi-finish = Plus que deux cases ! La meilleure carte de Bernd est un 8, celle de Clara un 7. Quelle carte vous mène à l’arrivée ?
    .title = L’arrivée
    .done = 10 contre 8, cela fait deux cases : le cochon rouge est arrivé, la course est gagnée.

lesson-rudi-not-too-low = Ce n’est sans doute pas la plus haute, et vous ne courrez pas. Posez un 8, un 9 ou un 10.
lesson-rudi-not-wasted = Contre deux 10, cette carte ne gagne rien et vous ne l’auriez plus. Posez le 1 ou le 2.
lesson-rudi-not-no-swap = Un 3 ne change rien. Bernd posera son 9 ou son 8 : laquelle de vos cartes peut l’égaler ?
lesson-rudi-not-treasure = Le 10 est votre meilleure carte. Donnez la pire.
lesson-rudi-not-worse-one = Vous avez une carte moins bonne. Donnez celle-là.
lesson-rudi-not-beaten = Le 8 de Bernd bat cette carte, et vous ne bougeriez pas. Votre 10 le bat de deux.
