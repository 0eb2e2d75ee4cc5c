### Ce qui ne va pas dans des règles ; `$of` est le verbe ou le champ où cela se voit.

fault-waiting = { $of }() : personne n’a à jouer, et la partie n’est pas finie. Chacun attend quelqu’un d’autre.
fault-nothing-legal = { $of }() : la place { $seat } doit jouer, mais n’a aucun coup permis.
fault-out-of-range = { $of }() : propose l’action { $action } à la place { $seat } ; le jeu a les actions 0 à { $most }.
fault-too-many-legal = { $of }() : propose { $count } coups à la place { $seat } ; GAME en annonce { $most } au plus (max_legal).
fault-twice-legal = { $of }() : propose deux fois « { $move } » à la place { $seat }.
fault-legal-count = { $of }() : ne propose aucun coup à une place qui doit jouer, ou plus que max_legal.
fault-legal-range = { $of }() : propose une action que le jeu n’a pas.
fault-reason-refuses = { $of }() : refuse un coup que legal() propose.
fault-unknown-reason = { $of }() : donne la raison { $reason } ; GAME nomme les raisons 0 à { $known }.
fault-reason-against-legal = { $of }() : dit « { $why } » de « { $move } » pour la place { $seat }, alors que legal() le propose.
fault-no-reason = { $of }() : n’a rien contre « { $move } » pour la place { $seat }, mais legal() ne le propose pas.
fault-no-change = { $of }() : « { $move } » est permis à la place { $seat }, mais ne change rien.
fault-field-range = Le champ « { $of } » contient { $value } ; il est déclaré de { $low } à { $high }.
fault-list-tail = La liste « { $of } » contient quelque chose au-delà de sa longueur ; il doit y avoir 0.
fault-score-range = { $of }() : donne { $score } ; GAME annonce { $low } à { $high } (score_range).
fault-draws = { $of }() : « { $move } » tire au hasard sans le compter dans `revealed`. On pourrait l’annuler et recommencer.
fault-no-ending = { $of }() : la partie est finie, mais le champ « ending » vaut toujours 0.
fault-acts-when-over = { $of }() : la place { $seat } doit jouer alors que la partie est finie.
fault-leak = { $of }() : { $who } peut lire le champ caché « { $hidden } » dans « { $shown } ».
fault-not-shown = { $of }() : le champ ouvert « { $field } » n’est pas montré tel quel à { $who }. share(s, v) copie tous les champs ouverts.
fault-imagined = { $of }() : un monde imaginé d’après ce que voit { $who } paraît différent, dans « { $field } ». Soit ce monde est faux, soit la vue révèle quelque chose de caché.
fault-secret-turn = { $of }() : qui doit jouer dépend de quelque chose que { $who } ne peut pas voir.
fault-secret-rule = { $of }() : ce que peut faire { $who } dépend de quelque chose qui lui est caché.
fault-surprise = { $of }() : après « { $move } », { $who } apprend dans « { $field } » quelque chose qui n’est pas compté dans `revealed`.
fault-order = { $of }() : les places { $seat } et { $other } choisissent en même temps, mais le résultat dépend de la plus rapide.
fault-endless = { $of } : une partie n’était pas finie après { $most } coups (max_steps).
fault-never-set = Rien ne remplit jamais le champ « { $of } ».
fault-same-name = { $of } : deux coups s’appellent « { $move } ».
fault-unsaid = { $of } : quelque chose ne peut pas se dire en « { $language } » : { $why }
fault-modes = { $of }() : le code natif arrive à autre chose que Python, après { $moves } coups. Un nombre est peut-être trop grand pour son champ.
fault-compile = Cela ne se compile pas : { $why }
fault-raises = { $of }() : { $why }
fault-spectator = un spectateur
fault-seat = la place { $seat }

## farmyard check, farmyard new
fault-syntax = Python ne sait pas lire ceci : { $why }
fault-import = Ceci ne se charge pas : { $why }
check-laws = parties au hasard, toutes les lois
check-many = des milliers de parties en code natif
check-sound = { $file } est en ordre, pour autant que des parties au hasard le montrent.
new-done = { $folder } contient un petit jeu complet. Allez-y, puis : farmyard dev { $file }
no-rulebook-faults = { $count ->
    [one] { $file } contient une erreur.
   *[other] { $file } contient { $count } erreurs.
}
no-new-name = « { $name } » ne peut pas être le nom d’un jeu : 2 à 24 minuscules, chiffres et tirets bas, une lettre d’abord, et pas un nom déjà pris.
no-new-folder = { $path } existe déjà. Choisissez un autre nom, ou déplacez-le.
help-new = commencer un jeu à soi : un dossier avec de petites règles complètes, leurs tests et de quoi les installer
help-name = le nom du jeu, en minuscules : mon_jeu
help-check = chercher ce qui ne va pas dans des règles, par des parties au hasard ; chaque erreur avec sa ligne
help-rulebook = un fichier avec les règles d’un jeu
help-check-games = parties au hasard pour chaque nombre de joueurs, avec toutes les lois dans chaque position
help-check-many = parties en code natif pour chaque nombre de joueurs, ensuite
