### Le laboratoire : les essais, les rapports, et ce qui peut échouer.

help-lab-run = jouer de nombreuses parties avec les joueurs et les options choisis, et garder ce qui arrive dans chacune
help-lab-report = faire une page illustrée de ce qu’un essai a montré
help-lab-games = parties pour chaque combinaison des valeurs parcourues (par défaut : 100000)
help-policy = qui joue, place par place : farmhand, random, farmer, champion ou un joueur de votre cru (fichier.py:fonction, module:fonction, policy:FICHIER) ; le dernier nommé remplit la table, et chacun joue à son tour à chaque place (par défaut : farmhand)
help-sweep = une option et ses valeurs : goal=12..24, goal=12..24..4, mau=true,false ou specials=6,12,18|5,10,15 ; plusieurs parcours sont combinés
help-repeats = combien de fois les mêmes joueurs jouent chaque donne (sinon : 2) ; à partir de 2, le rapport distingue la chance de la donne du reste
help-lab-seed = quelles parties ; le même nombre donne les mêmes parties sur toute machine (sinon : 0)
help-lab-workers = fils d’exécution (sinon : tous les cœurs)
help-cuda = jouer sur une carte graphique
help-ray = jouer sur une grappe Ray : « auto », ou son adresse
help-lab-out = le fichier Parquet à écrire (sinon : GAME.parquet) ; la même commande reprend un essai interrompu
help-outcomes = un fichier écrit par « farmyard lab run »
help-lab-page = la page à écrire (sinon : à côté du fichier) ; les images sont à côté d’elle

lab-rate = { $rate } parties/s
lab-going-on = On reprend : { $there } parties sur { $wanted } sont déjà là.
lab-thrown-away = { $path } n’était écrit qu’à moitié ; ses parties sont rejouées.
lab-interrupted = Arrêté. Tout ce qui a été joué est gardé ; la même commande reprend d’ici.
lab-written = { $path } : { $games } parties ({ $rate } parties/s, { $moves } coups/s).
lab-complete = { $path } est déjà complet : { $games } parties.
lab-drawing = Dessin en cours…
lab-reported = { $path }, avec { $plots } images à côté.

no-lab-policy = Il n’y a pas de stratégie « { $policy } ». Choisissez parmi : { $known }.
no-lab-repeats = Chaque donne doit être jouée au moins une fois : --repeats 1 ou plus.
no-lab-workers = Il faut au moins un fil d’exécution : --workers 1 ou plus.
no-lab-backends = Choisissez --cuda ou --ray, pas les deux.
no-lab-cuda-asked = Sur un processeur graphique ne jouent que joueurs au hasard et valets de ferme, pas { $policies }. Retirez --cuda.
no-lab-process-died = Un processus où jouait { $policies } s’est arrêté de lui-même. Ce qui a été joué est conservé ; la même commande reprend.
no-lab-sweep = « { $sweep } » ne se parcourt pas. Écrivez une option et ses valeurs, par exemple goal=12..24.
no-lab-sweep-twice = « { $option } » est parcourue deux fois. Mettez toutes ses valeurs dans un seul --sweep.
no-lab-sweep-and-option = « { $option } » est à la fois parcourue et fixée. Retirez --sweep ou --option.
no-lab-sweep-same = { $option } : la valeur { $value } s’y trouve deux fois.
no-lab-span = { $option } : il n’y a rien dans { $span }. Écrivez DE..À ou DE..À..PAS.
no-lab-cells = Ces parcours font { $cells } combinaisons ; { $most } sont possibles. Parcourez moins, ou en plusieurs essais.
no-lab-gpu = Aucune carte graphique n’est utilisable ici : { $why } Sans --cuda, les mêmes parties se jouent sur le processeur.
no-lab-cluster = Il n’y a pas de grappe Ray à { $address } : { $why }
no-lab-disk-full = Il n’y a plus de place pour { $path }. Tout ce qui précède est gardé : faites de la place, puis relancez la même commande.
no-lab-other-run = { $path } appartient à un autre essai (différent : { $differing }). Choisissez un autre --out, ou effacez-le.
no-lab-missing = Le fichier { $path } n’existe pas. Si son essai a été arrêté, la même commande « farmyard lab run » le termine.
no-lab-broken = { $path } est abîmé ou écrit à moitié. Effacez-le et relancez la même commande « farmyard lab run » : elle joue les mêmes parties.
no-lab-foreign = { $path } n’a pas été écrit par « farmyard lab run ».
no-lab-old-seeds = { $path } a été commencé par farmyard { $made }, qui tirait d’autres parties de la même graine. On peut le lire, mais pas le continuer ; choisissez un autre --out.
no-lab-format = { $path } a été écrit par farmyard { $made } dans un autre format ({ $theirs }, ici { $ours }). Utilisez cette version, ou refaites l’essai.

help-lab-puzzles = trouver des positions où un coup est nettement meilleur que tous les autres et que les valets de ferme manquent souvent
help-puzzles-count = nombre de problèmes voulus (40 par défaut)
help-puzzles-games = nombre maximal de parties passées en revue (10000 par défaut)
help-puzzles-out = le fichier JSON à écrire (par défaut : JEU-puzzles.json) ; ce qu’il contient déjà est gardé et complété
puzzles-progress = Problèmes, { $games } parties passées en revue
puzzles-written = { $count } problèmes tirés de { $games } parties : { $path }
no-puzzles-file = { $path } contient autre chose que des problèmes de cette version. Choisissez un autre --out, ou supprimez ce fichier.

help-lab-measures = mesurer à quoi ressemble un jeu : choix, suspense, retournements, moment où tout se décide, ce que nul ne peut savoir
help-measures-games = nombre de parties de valets à suivre (200 par défaut)
help-measures-playouts = nombre de parties jouées, deux fois, à partir de chaque position pour la juger (100 par défaut)
help-measures-workers = processus (par défaut : tous les cœurs)
measures-heading = { $title }, { $players } valets de ferme, { $games } parties
measures-what = mesure
measures-mean = moyenne
measures-error = 95 %
measure-length = coups
measure-free = part des décisions où il y a un choix
measure-branching = coups entre lesquels choisir
measure-tree = déroulements possibles, puissance de dix
measure-leads = changements de meneur
measure-drama = suspense : retard du gagnant
measure-comeback = retournement : jusqu’où le gagnant fut sous une part égale
measure-decided = part de la partie avant que tout soit décidé
measure-tension = tension : combien l’issue reste ouverte
measure-doubt = bits cachés à qui décide
measure-leak = bits révélés à qui se souvient
measure-deal = résultat connu après la donne
measure-half = résultat connu à la moitié
measure-late = résultat connu aux neuf dixièmes

help-lab-luck = dire quelle part de ce qui sépare les résultats revient à la donne, aux cartes suivantes et aux choix des joueurs
help-luck-level = qui joue, à toutes les places : chick, farmhand, farmer ou champion (sinon : farmhand)
help-luck-games = parties (sinon : 400)
luck-heading = { $title } à { $players } joueurs, niveau { $level } : { $games } parties
luck-part = ce qui décide
luck-share = part
luck-deal = la donne
luck-draws = les cartes suivantes
luck-choices = les choix des joueurs
no-luck-games = Il faut deux parties pour comparer : --games 2 ou plus.
