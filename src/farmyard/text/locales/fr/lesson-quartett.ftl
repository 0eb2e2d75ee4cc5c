### La leçon de Quartett.

lesson-quartett-goal = Quatre cartes de même nombre forment une famille. Réunissez des familles en demandant des cartes aux autres. Quand toutes sont posées, qui en a posé le plus gagne.
    .title = Le but
lesson-quartett-ask = On peut demander les cartes des familles dont on a une carte : celles qui portent un point d’interrogation. Clara a demandé le 4 vert, elle a donc un quatre. Il vous manque le jaune et le vert. Demandez le 4 jaune à Clara.
    .title = Demander
    .done = « Voilà. » Qui a la carte doit la donner, et vous demandez encore.
lesson-quartett-again = Il vous manque un quatre : le vert. Clara l’a demandé, et Bernd a dit non. Qui peut l’avoir ?
    .title = Compléter une famille
    .done = Il ne restait que David. La famille est complète et aussitôt posée : une pour vous. Et c’est encore à vous.
lesson-quartett-listen = Aux neuf, maintenant. Bernd vous a demandé le 9 bleu. Il a donc un neuf, mais pas le bleu. Lequel lui demandez-vous ?
    .title = Écouter
    .done = Vous avez le rouge et le vert, le bleu lui manque : c’était forcément le jaune. Écouter, c’est la moitié du jeu.
lesson-quartett-miss = Des huit, vous ne savez encore rien. Demandez-en un à Bernd et voyez ce que fait un « non ».
    .title = Non !
    .done = Bernd n’en a pas : c’est à lui de demander. Et tous ont entendu que vous avez un huit.
lesson-quartett-public = Nouvelle partie. Clara vient de recevoir le 7 rouge de Bernd ; puis elle vous a demandé en vain. Vous avez le 7 bleu. Prenez le rouge là où il est maintenant.
    .title = Tout s’entend
    .done = Chaque demande et chaque réponse est publique. Une carte donnée peut être redemandée.
lesson-quartett-end = Il ne reste que les neuf, et Bernd a la dernière carte. Demandez-la.
    .title = La fin
    .done = Toutes les familles sont posées, et vous en avez quatre : le plus. Vous gagnez.

lesson-quartett-not-asked-herself = Clara a demandé elle-même le 4 vert, elle ne l’a donc pas.
lesson-quartett-not-asked-himself = Bernd a demandé lui-même le 9 bleu, il ne l’a donc pas.
lesson-quartett-not-clara-has-four = Rien ne dit qu’il y a un quatre par là. Clara en a forcément un : elle en a demandé un.
lesson-quartett-not-no-news = Rien ne dit qui a le 4 vert. Mais Clara a un quatre, et il n’est pas vert.
lesson-quartett-not-stay-with-four = C’est permis, mais au hasard. Vous en savez plus sur les quatre.
lesson-quartett-not-bernd-said-no = Clara a demandé le 4 vert à Bernd, et il a dit non. Il reste quelqu’un.
lesson-quartett-not-bernd-has-nine = Rien ne le dit. Bernd a demandé un neuf, il en a donc un.
lesson-quartett-not-stay-with-nine = Ce serait au hasard. Vous en savez plus sur les neuf : Bernd vous en a demandé un.
lesson-quartett-not-try-eight = Demandez cette fois un huit à Bernd, pour voir ce que fait un « non ».
lesson-quartett-not-clara-got-it = Il a été donné : c’est Clara qui l’a maintenant.
lesson-quartett-not-stay-with-seven = Ce serait au hasard. Vous savez où est le 7 rouge.
