### Mots de la ligne de commande et du jeu dans le terminal.

language = Français
decimal-point = ,
bye = Au revoir !
compiling = Compilation de { $title }, une fois pour toutes…
compiling-far = Compilation de { $title }, une fois pour toutes : { $percent } %
compiled = { $title } est prêt.
no-backend = Il n’y a pas de compilateur « { $backend } ». Choisissez parmi : { $known }.
no-numba = Numba, qui compile les jeux, ne peut pas être chargé : { $why }
backend-plain = Numba { $version } n’a pas été essayé avec Farmyard (essayé : { $tried }) : les jeux sont compilés de la façon ordinaire, plus lente.
cache-elsewhere = Les jeux compilés sont conservés dans { $path }, faute d’un autre dossier où écrire. NUMBA_CACHE_DIR en indique un autre.
cache-none = Les jeux compilés ne peuvent pas être conservés, faute d’un dossier où écrire : indiquez-en un dans NUMBA_CACHE_DIR.
warm-done = { $title } : { $count ->
    [0] prêt
    [1] une fonction compilée
   *[other] { $count } fonctions compilées
} ({ $seconds } s).

## Sur chaque table

table-players = Joueurs
table-you = vous
table-cards = cartes
table-points = points
table-none = aucun
table-your-hand = Votre main
table-draw-pile = Pioche
table-discards = Défausse
points = points
result-place = rang

## Jouer

play-welcome = { $title } · donne { $seed } · ? pour l’aide
play-prompt = { $who } >{" "}
play-hide = [Entrée] cache vos cartes.{" "}
play-pass = Passez l’écran à { $who }, puis appuyez sur [Entrée].{" "}
play-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : tapez le début d’un coup, ou « coups » pour les voir tous.
play-thinking = { $who } réfléchit…
play-undone = Coup annulé.
play-saved = Enregistré sous { $path }.
play-help = Tout le reste est un coup : son numéro, sa notation ou le début de celle-ci (« b 5 » pour « brown 5 »). Entrée seule montre de nouveau la table.
command-undo = annuler
    .help = annuler votre dernier coup, si rien de caché n’a été révélé depuis
command-moves = coups
    .help = énumérer tous les coups possibles maintenant
command-story = récit
    .help = raconter toute la partie jusqu’ici
command-rules = règles
    .help = les règles, et ce que nous avons décidé là où elles se taisent
command-save = enregistrer
    .help = enregistrer FICHIER : garder la partie ; « farmyard play --resume FICHIER » la continue
command-help = ?
    .help = cette aide
command-quit = quitter
    .help = s’arrêter ici
bot-name = { $name } ({ $level })
bot-names = Pip, Tilda, Otto, Lotte, Bruno, Greta, Felix, Nora, Hugo, Ida, Max, Emma, Paul, Rosa, Leo, Frida, Karl, Ella, Oskar, Mia
menu-language = Langue ?
menu-game = Quel jeu ? (numéro ou nom)
menu-seats = Combien de joueurs, de { $low } à { $high } ?
menu-people = Qui joue ? Des noms séparés par des virgules, ou le nombre de personnes ; des robots prennent les autres places.
menu-options = Changer quelque chose ? Par exemple nom=valeur ; Entrée garde les valeurs par défaut.

## Pages

games-broken = { $source } est inutilisable : { $why }
rules-compile = Les règles ne peuvent pas être compilées : { $why }
games-game = jeu
games-title = titre
games-players = joueurs
games-minutes = minutes
games-age = âge
replay-unfinished = L’enregistrement s’arrête ici, après { $count ->
    [0] 0 coup
    [1] un coup
   *[other] { $count } coups
} ; la partie n’était pas finie.
simulate-title = { $title } à { $players } joueurs : { $games ->
    [one] { $games } partie jouée au hasard
   *[other] { $games } parties jouées au hasard
}
simulate-lengths = Coups par partie : { $mean } en moyenne, de { $least } à { $most } ; la moitié en prend au plus { $median }, neuf sur dix au plus { $nine_in_ten }.
simulate-endings = fin
simulate-games = parties
simulate-share = part
simulate-shared = victoires partagées
simulate-mean = moyenne
simulate-deviation = ± écart
simulate-least = min.
simulate-most = max.
simulate-wins = victoires
simulate-note = Les scores comprennent le départage ; plus, c’est mieux. Une victoire partagée est répartie entre ses vainqueurs.

## Aide

help-farmyard = Farmyard : cinq jeux d’animaux de la ferme, à jouer et à étudier.
help-more = « farmyard COMMANDE --help » explique une commande.
help-usage = usage :
help-arguments = arguments
help-options = options
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue de tout l’affichage (par défaut : celle du terminal)
help-games = les cinq jeux d’un coup d’œil
help-rules = les règles d’un jeu, nos décisions et ses options
help-play = jouer dans le terminal : seul contre des robots, ou à plusieurs devant le même écran
help-simulate = jouer beaucoup de parties au hasard et compter ce qui arrive
help-replay = raconter une partie enregistrée
help-show = dessiner une position à partir d’un fichier JSON
help-warm = compiler tous les jeux maintenant, pour ne plus attendre ensuite
help-game = un des jeux que cite « farmyard games »
help-seats = nombre de joueurs
help-humans = noms des personnes, ou leur nombre (par défaut : 1)
help-bots = niveaux des robots sur les autres places : chick (aussi appelé random), farmhand, farmer, champion
help-option = une règle à changer ; peut se répéter
help-seed = quelle donne : le même nombre donne les mêmes cartes
help-save = enregistrer la partie dans ce fichier quand elle finit ou que quelqu’un quitte
help-resume = continuer une partie enregistrée
help-players = nombre de joueurs (par défaut : le plus petit possible)
help-simulate-games = nombre de parties (par défaut : 1000)
help-json = sortie lisible par une machine
help-file = une partie enregistrée
help-seat = voir avec les yeux de ce joueur : nom, ou numéro à partir de 1 (par défaut : en spectateur)
help-open = raconter chaque coup tel que l’a vu son auteur, secrets compris
help-position = une position en JSON, telle que la décrit docs/rules

## Refus

no-command-unknown = Il n’y a pas de commande « { $command } ». Choisissez parmi : { $known }.
no-argument-missing = Il manque { $argument }. « --help » montre ce qu’il faut à la commande.
no-argument-unknown = « { $argument } » n’est pas compris ici. « --help » montre ce qui l’est.
no-argument-value = { $argument } demande une valeur. « --help » montre laquelle.
no-argument-whole = { $argument } doit être un nombre entier, pas « { $value } ».
no-argument-port = { $argument } doit être un port de 0 à { $most }, pas { $value }.
no-system = Le système refuse : { $why }
no-system-file = Le système refuse « { $path } » : { $why }
no-choice-number = Le numéro { $number } n’est pas dans la liste ; choisissez de 1 à { $most }.
no-choice-several = Cela peut désigner plusieurs coups, précisez : { $moves }
no-party = { $people ->
    [0] Aucune personne
    [1] Une personne
   *[other] { $people } personnes
} et { $bots ->
    [0] aucun robot
    [1] un robot
   *[other] { $bots } robots
} ne correspondent pas à { $seats } places.
no-name-long = Un nom compte au plus { $most } caractères.
no-viewer-unknown = Personne à cette table ne s’appelle « { $who } ». Choisissez de 1 à { $most } ou un nom : { $names }.
no-position-json = Ce n’est pas une position : le fichier n’est pas du JSON ({ $why }).
no-file-unwritable = Impossible d’écrire « { $path } » : { $why }
