### Robots : niveaux, conseils, tournois.

bot-level-chick = poussin
    .about = Picore n’importe quel coup permis.
bot-level-farmhand = valet de ferme
    .about = Joue comme un enfant raisonnable : vite, et presque toujours bien.
bot-level-farmer = fermier
    .about = Réfléchit un instant et pèse les chances.
bot-level-champion = champion
    .about = Joue des milliers de parties dans sa tête avant chaque coup.

hint-only = Il n’y a qu’un seul coup.
hint-clear = Deuxième choix : { $other } %, sur { $games } parties imaginées.
hint-close = Deuxième choix : { $other } %, sur { $games } parties imaginées : affaire de goût.
hint-mixed = Tout le monde choisit en même temps, il faut donc varier : sur { $games } parties imaginées, ce coup a été essayé le plus souvent.

arena-level = Niveau
arena-seats = Places
arena-share = Victoires
arena-fair = Part équitable
arena-score = Score moyen
arena-rating = Classement
arena-heading = { $title }, { $players } joueurs, { $games } parties sur { $deals } donnes, graine { $seed }
arena-progress = Donnes
arena-moves = Donnes, { $moves } coups par partie jusqu’ici

analysis-heading = { $title } : chaque décision revue
analysis-progress = Décisions
analysis-move = Coup
analysis-player = Joueur
analysis-played = Joué
analysis-better = Mieux
analysis-before = Avant
analysis-after = Après
analysis-result = Résultat
analysis-fair = Part équitable
analysis-best = Les meilleurs moments
analysis-worst = Les plus grosses erreurs
analysis-none = Aucun.
analysis-account = D’où vient le résultat
analysis-sum = Tous ensemble
analysis-accounts = Comptes
account-fair = Part égale
    .about = Ce que chacun a au départ : une victoire, partagée entre tous.
account-result = Résultat
    .about = La victoire entière, une part de celle-ci, ou rien.
account-deal = Donne
    .about = Ce que valaient les premières cartes.
account-draws = Pioche
    .about = Les cartes venues plus tard.
account-dice = Hasard
    .about = Les caprices des valets de ferme : ils jouent aussi bien que le juge le suppose.
account-gifts = Cadeaux
    .about = Ce que les décisions des autres ont donné ou pris.
account-hidden = Caché
    .about = Ce que ses décisions ont changé par des cartes invisibles depuis cette place.
account-choices = Décisions
    .about = Ce que valaient ses décisions, d’après ce qu’on voyait de cette place, face à celles d’un valet de ferme.
account-said = { $choices } ; { $luck }.
account-choices-up = { $who } a joué mieux qu’un valet de ferme, de { $percent } % d’une victoire
account-choices-down = { $who } a gâché { $percent } % d’une victoire
account-choices-even = { $who } a joué aussi bien qu’un valet de ferme
account-luck-up = les cartes et les autres ont apporté { $percent } %
account-luck-down = les cartes et les autres ont coûté { $percent } %
account-luck-even = la chance s’est équilibrée

help-arena = faire s’affronter les robots et les comparer équitablement
help-analyse = revoir chaque décision d’une partie terminée
help-arena-bots = niveaux ou joueurs à soi (fichier.py, module:fonction, policy:FICHIER), un par place ; le dernier complète la table
help-arena-games = nombre de parties (par défaut : 100), arrondi à des donnes entières
help-workers = processus (par défaut : tous les cœurs)
help-keep = garder les résultats dans ce fichier et continuer à partir de lui
help-parquet = écrire aussi chaque place de chaque partie dans ce fichier Parquet
help-playouts = parties imaginées par décision (par défaut : 4000)
help-streams = parties selon lesquelles le compte juge chaque position (200 par défaut)

no-lineup = { $bots } robots ne tiennent pas sur { $players } places. Nommez-en { $players } au plus.
no-arena-file = « { $path } » contient les résultats d’un autre tournoi ; choisissez un autre fichier.
no-arena-cuda = « { $level } » ne peut pas jouer sur une carte graphique. Choisissez parmi : { $known }.
no-streams-few = { $streams } ne suffit pas pour juger une position : il faut au moins 2 parties, pour estimer l’erreur.
no-analyse-unfinished = Cette partie n’est pas terminée ; on n’analyse que les parties finies.
no-extra = Des paquets nécessaires ne sont pas installés. Pour les installer : { $command }
no-arena-old-seeds = « { $path } » a été commencé par une version antérieure, qui tirait d’autres parties de la même graine ; choisissez un autre fichier.
no-bot-own = Le joueur « { $bot } » est inutilisable : { $why }
no-bot-name-long = Le joueur « { $bot } » ne peut pas être proposé aux tables : un nom compte { $most } caractères au plus.
no-bot-illegal = Le joueur « { $bot } » a choisi { $move }, qui n’est pas une de ses actions permises.
no-tensor-of-information-state = Les états d’information n’existent qu’en texte : une vue, que montrent les tenseurs, ne retient pas chaque coup.
no-extra-old = La version installée, { $package }, est trop ancienne. Pour la mettre à jour : { $command }
no-opponent-unknown = Il n’y a pas de stratégie « { $policy } » pour les autres places. Choisissez parmi : { $known }.
no-render-mode = Il n’y a pas de mode d’affichage « { $mode } » ; il y a : { $known }.
no-array = { $name } doit être { $wanted }, contigu, et non { $have }.
no-legal-odd = Les actions permises de { $title } doivent être des nombres entiers distincts de 0 à { $most }.
no-view-odd = D’aucune place on ne voit { $title } ainsi : { $field } ne peut valoir { $value }.
no-index = L’indice { $index } n’existe pas ; le dernier est { $most }.
no-policy-file = « { $path } » ne se lit pas comme une stratégie : { $why }
no-policy-broken = « { $path } » n’est pas une stratégie, ou est abîmé. Entraînez-la à nouveau.
no-policy-game = « { $path } » est une stratégie pour un autre jeu ou d’autres règles ({ $made }), pas pour { $title } tel qu’il est. Entraînez-la à nouveau.
no-day-unknown = « { $day } » n’est pas un jour du calendrier. Écrivez-le comme 2026-11-19.
no-day-terms = Ce n’est pas la partie du { $day } : elle a été jouée avec d’autres règles, d’autres places ou d’autres options.
no-day-deal = Ce ne sont pas les cartes du { $day }.
no-day-bot = Le coup { $number } ne correspond pas à la partie du jour : le robot de la place { $seat } ne l’aurait pas joué à ce moment-là.

benchmark-heading = { $title }, saison { $season } : { $label } à des tables de { $players }
benchmark-against = Contre
benchmark-games = Parties
benchmark-probing = Les adversaires sont-ils encore ceux de cette saison ?
benchmark-written = Écrit dans { $path }.
benchmark-fits = { $bot ->
    [yes] { $games } parties sur { $all } ont été rejouées avec ce joueur : toutes concordent.
   *[no] { $games } parties sur { $all } ont été rejouées avec les coups notés : toutes concordent.
}

help-benchmark = faire jouer un joueur sur des donnes fixes contre des adversaires fixes, ou vérifier un tel résultat
help-benchmark-bot = qui joue : fichier.py, module:fonction, policy:FICHIER ou un niveau ; avec --check : interroger aussi ce joueur de nouveau
help-against = adversaires (par défaut : tous les niveaux)
help-deals = seulement ce nombre de donnes contre chaque niveau
help-label = nom du joueur dans le résultat
help-benchmark-out = fichier du résultat (par défaut : JEU-benchmark.json)
help-benchmark-check = rejouer les parties de ce résultat
help-sample = ne vérifier que ce nombre de parties, tirées au hasard

no-benchmark-nothing = Il n’y a rien à jouer : demandez au moins une donne.
no-benchmark-file = « { $path } » n’est pas un résultat de « farmyard benchmark », ou a été modifié depuis.
no-benchmark-old = « { $path } » appartient à la saison { $season } ; ce farmyard joue la saison { $now }.
no-benchmark-game = { $title } n’est pas évalué ici. Choisissez parmi : { $known }.
no-benchmark-season = { $title } : « { $level } » ne joue pas comme à la saison { $season }. Il faut un farmyard de cette saison, sans modification.
no-benchmark-other-bot = « { $bot } » n’est pas le joueur de « { $path } » : l’empreinte de son fichier est différente.
no-benchmark-misfit = « { $path } » ne concorde pas : contre « { $opponents } », donne { $deal }, place { $seat }, { $why ->
    [moves] les coups sont différents.
   *[scores] la partie se termine autrement.
}
