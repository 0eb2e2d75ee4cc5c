### La page des règles de Happy Pigs : ce que montrent ses images, et ce que contient la boîte.

guide-happypigs-share = La carte dit huit fois Nourrir. Trois fermiers l’ont choisi : ils nourrissent 3, 3 et 2 fois ; les plus proches du premier joueur reçoivent le reste. Le quatrième vend seul, ses sept fois.
guide-happypigs-grow = Chaque repas fait grandir un cochon d’une taille. Il se vend au prix où il s’achète.
guide-happypigs-sty = Une ferme d’une porcherie, 6 × 6 cases : le programme range les cochons pour laisser le plus de place possible. Bord en pointillé : pas encore vacciné.
guide-happypigs-supplement = Avec un complément, un porcelet saute une taille : de 3 à 10 $ en un repas.
guide-happypigs-inspection = À la fin d’une saison, le cochon vacciné survit, les deux autres meurent.
guide-happypigs-end = La vente finale : 43 $ en bourse, un gros cochon à 15 $, un petit à 6 $, en tout 64 $. Le plus riche gagne.
guide-happypigs-part-actions = Quatre cartes action par joueur
guide-happypigs-part-pigs = 40 cochons de chaque taille ; au verso, ils sont vaccinés
guide-happypigs-part-tools = 25 vaccins, 25 compléments, 25 amulettes, 20 porcheries et des pièces
guide-happypigs-part-seasons = Les 24 cartes de saison. On en joue quatre sur six par saison. Les événements sont imprimés, les nombres sont les nôtres.
guide-happypigs-ours = Le nombre de joueurs, la durée et l’âge sont ceux de la boîte.
