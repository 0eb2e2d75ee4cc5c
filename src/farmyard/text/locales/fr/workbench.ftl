### L’établi de « farmyard dev ».

bench-players = Joueurs
bench-seed = Donne
bench-deal = Nouvelle donne
bench-back = Un coup en arrière
bench-yard = Ouvrir la cour avec ce jeu
bench-must-act = doit jouer
bench-spectator = Un spectateur
bench-why-not = Pourquoi pas les autres coups ?
bench-story = Ce qui s’est passé, vu par un spectateur
bench-state = L’état complet
bench-show = Montrer la position
bench-checking = Des parties au hasard cherchent des erreurs…
bench-rulebook = Le livre de règles
bench-change = Changer ces nombres
bench-save = Enregistrer et continuer avec ces règles
bench-stopped = Le coup { $number }, « { $move } », n’est pas possible avec les nouvelles règles : { $why } Il reste en mémoire ; un coup de votre part le remplace.
dev-open = L’établi : { $url } (Ctrl-C pour l’arrêter)
help-dev = un établi dans le navigateur pour des règles : la vue de chaque place côte à côte, relue à chaque enregistrement, vérifiée sans cesse
help-dev-port = port de l’établi (par défaut : un port libre)
playground-open = Le terrain de jeu : { $url } (l’arrêter : Ctrl-C). Le livre de règles est { $file } ; il tourne sur cette machine.
help-playground = un petit jeu à modifier dans le navigateur et à y jouer aussitôt ; une copie dans son propre dossier
