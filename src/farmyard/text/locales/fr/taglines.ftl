### Each game of the house in a sentence: the first page has these without all that is said in the games.

saumaumau-tagline = Les cartes font courir quatre cochons, et chacun parie en secret.
rudi-tagline = Posez une carte en secret : la plus forte court, mais seulement de ce qui la sépare de la deuxième.
quartett-tagline = Demandez la bonne carte à la bonne personne et posez des familles complètes.
happypigs-tagline = Nourrir, accoupler, acheter et vendre des cochons pendant quatre saisons : plus on est nombreux à vouloir la même chose, moins chacun en a.
mow-tagline = Rentrez les vaches par troupeaux, et laissez les mouches aux autres.
