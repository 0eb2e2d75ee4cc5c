### La page des règles de MOW : ce que montrent ses images, et ce que contient la boîte.

guide-mow-fits = Le troupeau va de 7 à 11 : toute vache de moins de 7 ou de plus de 11 peut s’y ajouter. Un 8 ou un 10 ne convient plus.
guide-mow-slowpoke = Entre 5 et 9, une retardataire peut prendre la place du 6, du 7 ou du 8. Les extrémités du troupeau ne changent pas.
guide-mow-closer = Rien n’est plus grand que 16 : cette extrémité est bloquée, et seules les vaches de moins de 4 conviennent.
guide-mow-acrobat = L’acrobate veut une vache de son propre numéro. Elle grimpe sur le 7, où qu’il soit dans le troupeau.
guide-mow-calf = Le veau est à côté du 1 sans mouche et compte pour 0. Plus rien ne convient de ce côté.
guide-mow-mad = La vache folle prend la place du 8, et le 8 va en main. Tant que le troupeau est là, aucune vache sans mouche ne peut être jouée.
guide-mow-scoring = Neuf mouches à l’étable et deux en main font onze. Elles s’ajoutent à celles des manches précédentes.
guide-mow-two = À deux, trois troupeaux : on joue à tour de rôle, en passant de l’un à l’autre.
guide-mow-part-clean = 15 vaches sans mouche
guide-mow-part-one = 13 vaches à une mouche
guide-mow-part-two = 11 vaches à deux mouches
guide-mow-part-three = Trois vaches à trois mouches
guide-mow-part-green = Paquet vert : six vaches spéciales à cinq mouches
guide-mow-part-yellow = Paquet jaune, dès six joueurs : les mêmes numéros, et six autres vaches spéciales
guide-mow-ours = Le nombre de joueurs et l’âge sont imprimés sur la boîte ; la durée est la nôtre, pour une partie à l’écran.
