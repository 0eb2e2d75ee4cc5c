### Mots qui n’appartiennent à aucun jeu en particulier.

player = Joueur { $number }
list = { $first } et { $final }
over = La partie est terminée.
waiting-for = On attend { $who }.
unofficial = Version non officielle de { $title } de { $author } ({ $publisher }, { $year }), avec ses propres dessins et ses propres textes. Sans lien avec l’auteur ni l’éditeur.
facts = { $low }–{ $high } joueurs · { $short }–{ $long } minutes · dès { $age } ans
rules-heading = Règles (imprimées par l’éditeur)
decisions-heading = Décisions (les nôtres : là où la règle imprimée se tait)
options-heading = Options
ours = notre choix
default = par défaut : { $value }

## Refus : ce qui n’allait pas, et que faire.

no-game-unknown = Il n’y a pas de jeu nommé « { $game } ». Choisissez parmi : { $known }.
no-language-unknown = La langue « { $language } » n’est pas disponible. Choisissez parmi : { $known }.
no-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
no-option-unknown = { $title } n’a pas d’option « { $option } ». Options : { $known }.
no-option-value = « { $value } » est impossible pour l’option { $option }. Permis : { $allowed }.
no-option-shape = « { $text } » n’est pas une option. Écrivez nom=valeur.
no-seed = La graine doit être un nombre entier de 0 à { $most }, pas { $seed }.
no-seed-key = La clé d’une partie scellée se compose de 64 caractères, 0 à 9 et a à f, et non de « { $seed } ».
no-seat-unknown = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $most }.
no-names = { $seats } joueurs ont besoin de { $seats } noms, pas de { $names }.
no-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Choisissez parmi : { $known }.
no-over = La partie est terminée ; plus personne ne peut jouer.
no-not-your-turn = Ce n’est pas à { $who } de jouer. On attend { $waiting }.
no-move-unknown = « { $move } » n’est pas un coup de ce jeu. Vouliez-vous dire : { $near } ?
no-move-nonsense = « { $move } » n’est pas un coup de ce jeu.
no-move-number = Ce jeu n’a pas de coup numéro { $move }.
no-undo-nothing = { $who } n’a aucun coup à annuler.
no-undo-revealed = Trop tard : quelque chose de caché a été révélé depuis.
no-undo-others = Trop tard : { $other } a joué depuis.
no-position-shape = Une position est un objet JSON, comme ceux que lit « farmyard show ».
no-position-head = La position indique { $where } = { $value } ; ici c’est { $wanted }.
no-position-field = Une position n’a pas de partie « { $where } ». Elle a : { $known }.
no-position-impossible = Cette position ne peut pas être jouée jusqu’à la fin.
no-position-seats = La position ne dit pas combien de joueurs il y a : il manque « seats ».
no-position-record = C’est un enregistrement de partie, pas une position. « farmyard replay » le raconte.
no-position-game = La position ne nomme pas son jeu : il manque « game ». Choisissez parmi : { $known }.
no-position-value = { $where } : « { $value } » ne convient pas. Permis : { $allowed }.
no-position-long = { $where } compte { $count } entrées ; il y a place pour { $most } au plus.
no-position-count = { $what } : { $have } dans la position, mais la boîte en contient { $want }.
no-position-turn = Il n’y a que { $seats } joueurs à cette table ; un numéro de place est trop grand.
no-record-json = Ce n’est pas un enregistrement de partie : le fichier n’est pas du JSON ({ $why }).
no-record-format = Ce n’est pas un enregistrement Farmyard (format « { $format } », attendu « { $wanted } »).
no-record-missing = Il manque « { $part } » dans l’enregistrement.
no-record-shape = L’enregistrement est abîmé à l’endroit « { $part } ».
no-record-version = La partie a été jouée avec la version { $version } des règles de { $title } ; ce programme a la version { $have }.
no-record-move = Le coup { $number } de l’enregistrement est injouable : { $why }
no-record-long = L’enregistrement compte { $count } coups ; aucune partie de { $title } n’en a plus de { $most }.
no-record-result = En rejouant l’enregistrement, on n’arrive pas au résultat annoncé : il a été modifié ou abîmé.
no-file-missing = Le fichier « { $path } » n’existe pas.
no-file-unreadable = Impossible de lire « { $path } » : { $why }
no-games-count = Il faut au moins une partie.
no-games-most = Il faut au plus { $most } parties.
