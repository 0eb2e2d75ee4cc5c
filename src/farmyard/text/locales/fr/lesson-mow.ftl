### La leçon de MOW.

lesson-mow-goal = Les vaches ramènent des mouches à l’étable. Le moins de mouches gagne ! On joue jusqu’à ce que quelqu’un en ait 100.
    .title = Le but
lesson-mow-add = À votre tour, ajoutez une vache au troupeau. Son numéro doit être plus petit ou plus grand que tous ceux qui y sont : moins de 5 ou plus de 9.
    .title = Ajouter une vache
    .done = Les numéros entre les deux ne passent plus. Après chaque vache, on en pioche une : on en a toujours cinq.
lesson-mow-shed = Les mouches sont sur les cartes : le 4 n’en a pas, le 3 en a deux. Les vaches jouées ne rentreront pas chez vous. Laquelle ajoutez-vous ?
    .title = Les mouches
    .done = Deux mouches de moins en main, et un troupeau plus cher pour qui devra le ramasser.
lesson-mow-closer = Un serre-file ferme un bout : rien n’est plus grand que 16. Jouez-le pour compliquer la vie aux autres.
    .title = Le serre-file
    .done = Seules les vaches de moins de 4 passent encore. Mais attention : une vache spéciale a cinq mouches.
lesson-mow-arrow = Après une vache spéciale du paquet vert, on peut retourner la flèche. Elle montre Bernd, qui a le plus de mouches. David en a le moins : faites-le jouer.
    .title = La flèche
    .done = David n’avait aucune vache qui passe et a ramassé tout le troupeau : 11 mouches. Cela aurait pu vous arriver.
lesson-mow-slowpoke = Aucun de vos numéros ne passe. Mais une retardataire se glisse dans un trou du troupeau.
    .title = La retardataire
    .done = Elle est entre le 4 et le 9. Et vous n’avez pas encore à ramasser le troupeau.
lesson-mow-acrobat = L’acrobate grimpe sur une vache de même numéro : le 7 est là.
    .title = L’acrobate
    .done = Elle est sur le 7 et ne change rien aux deux bouts.
lesson-mow-early = Qui ne peut ou ne veut pas ajouter de vache ramasse le troupeau. Il a une mouche, et seul votre 8 passe, avec trois mouches ; ensuite, plus rien. Ramassez-le maintenant.
    .title = Ramasser le troupeau
    .done = Une mouche, ce n’est pas cher. Vous commencez un nouveau troupeau avec la vache de votre choix.
lesson-mow-end = La pioche est épuisée. Qui ramasse maintenant le troupeau finit la manche, et les mouches en main comptent aussi. Débarrassez-vous-en.
    .title = La fin d’une manche
    .done = On compte les troupeaux ramassés et les cartes en main. Après la manche où quelqu’un atteint 100 mouches, le moins de mouches gagne.

lesson-mow-not-take-later = On peut toujours ramasser le troupeau, mais ses mouches seraient à vous. Deux de vos vaches passent : ajoutez-en une.
lesson-mow-not-keeps-flies = Elle passe, mais le 3 et ses deux mouches resteraient en main. Débarrassez-vous des mouches.
lesson-mow-not-want-closer = Elle passe, mais laisse l’autre bout ouvert aux autres. Essayez le serre-file.
lesson-mow-not-take-six = Ce troupeau a six mouches, et vous pouvez encore ajouter une vache.
lesson-mow-not-bernd-is-last = Ce serait à Bernd. Il a le plus de mouches et n’est pas dangereux. Tournez-la vers David.
lesson-mow-not-can-still-play = Ses mouches seraient à vous, alors qu’une de vos vaches passe encore : une vache spéciale.
lesson-mow-not-dearer-later = Le troupeau aurait quatre mouches, et plus rien ne passerait. Ramassez-le tant qu’il n’est pas cher.
lesson-mow-not-hand-counts = Cette vache n’a pas de mouche et peut rester en main. Débarrassez-vous d’une qui en a.
lesson-mow-not-ends-now = La manche finirait aussitôt, avec toutes les mouches de votre main. Débarrassez-vous-en d’abord.
