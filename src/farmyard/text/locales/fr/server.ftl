### Les mots du serveur de tables.

## À la table

server-sat = { $who } prend place.
server-seat-free = La place { $seat } est libre.
server-bot-sits = Un robot prend la place { $seat } : { $who }.
server-held = { $who } n’est plus là ; un robot joue à sa place.
server-late = Le temps est écoulé pour { $who }.
server-returned = { $who } est de retour.
server-rose = { $who } se lève.
server-left = { $who } quitte la table.
server-kicked = L’hôte a retiré quelqu’un de la table.
server-configured = L’hôte a changé les réglages.
server-hands-on = L’hôte montre toutes les mains : le lien des spectateurs donne à voir les cartes de tous. Ici, les parties ne comptent pas pour le classement.
server-hands-off = Chaque main n’est plus visible que de son joueur.
server-spectators-everyone = Tout le monde peut regarder à présent.
server-spectators-link = Seuls ceux qui ont le lien des spectateurs peuvent regarder à présent.
server-spectators-nobody = Plus personne ne peut regarder.
server-unrated = Cette partie ne compte plus pour le classement.
server-put-out = Cette partie compte toujours pour les autres ; contre la personne retirée, l’hôte a perdu.
server-rematch-asked = { $who } propose une autre partie.
server-rematch-asked-same = { $who } propose une autre partie avec la même donne.
server-rematch = Encore une partie !
server-rematch-same = Encore une partie, avec la même donne !
server-newer-rules = La prochaine partie suit les nouvelles règles, version { $version }.
server-taken-back = { $who } annule un coup.

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous de jouer.
phrase-one-moment = Un instant, merci.
phrase-well-played = Bien joué !
phrase-oh-no = Oh non !
phrase-lucky = Quelle chance !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-again = On recommence ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## Faire tourner le serveur

serve-open = Farmyard est ouvert : { $url }
serve-network = Sur ce réseau : { $url }
serve-admin = Pour vous seulement, pour fermer des tables et lire les signalements : { $url }
serve-stop = Ctrl+C pour arrêter.
no-server-libraries = Farmyard ne connaît pas cette version d’une bibliothèque du serveur de tables : { $why }
no-folder-none = Il n’y a pas de dossier personnel où garder les tables : indiquez-en un autre avec --folder.
serve-closed = Fermé. Toutes les parties sont conservées dans { $folder }.
backup-done = Copié dans { $path }.
site-done = La cour est dans { $folder } ({ $megabytes } Mo). N’importe quel hébergeur peut la servir ; pour essayer : python3 -m http.server --directory { $folder }
site-left-out = { $title } n’y est pas, car le navigateur ne peut pas s’en charger : { $why }
export-done = { $count ->
    [0] Aucune partie écrite
    [1] Une partie écrite
   *[other] { $count } parties écrites
} dans { $path }.
import-done = { $count ->
    [0] Aucune partie ajoutée
    [1] Une partie ajoutée
   *[other] { $count } parties ajoutées
} ; { $known ->
    [0] aucune n’était
    [1] une était
   *[other] { $known } étaient
} déjà là.
verify-done = Le mélange était honnête : l’engagement a été tenu, la donne en découle, et les { $count } coups se rejouent.
help-serve = ouvrir les tables à d’autres, dans le navigateur
help-site = écrire la cour dans un dossier pour n’importe quel hébergeur : tous les jeux contre des robots et à plusieurs sur un appareil, sans serveur
help-serve-bots = vos propres joueurs, qui s’assoient aux tables quand on les y invite (module:fonction ou fichier.py, séparés par des virgules) ; ceux qui sont installés le font d’office
help-out = un dossier nouveau ou vide, ou déjà écrit par cette commande
help-export = écrire les parties terminées dans un dossier, un fichier par partie
help-import = ajouter des parties enregistrées
help-backup = copier tout ce que le serveur conserve, même pendant qu’il tourne
help-verify = vérifier que le mélange d’une partie terminée était honnête
help-port = port d’écoute (par défaut : 8765 ; FARMYARD_PORT)
help-address = adresse d’écoute ; 0.0.0.0 pour tout le réseau (par défaut : 127.0.0.1 ; FARMYARD_ADDRESS)
help-folder = où tout est conservé (par défaut : le dossier de données ; FARMYARD_FOLDER)
help-url = l’adresse telle qu’on l’atteint (FARMYARD_URL)
help-database = postgresql://… au lieu de fichiers dans le dossier (FARMYARD_DATABASE)
help-redis = redis://… quand plusieurs processus se partagent les tables (FARMYARD_REDIS)
help-worker = le nom de ce processus parmi d’autres (FARMYARD_WORKER)
help-proxy = croire X-Forwarded-For : seulement derrière votre propre proxy (FARMYARD_PROXY)
help-open-metrics = laisser tout le monde lire /metrics et tout /health, pas seulement cette machine (FARMYARD_OPEN_METRICS)
help-no-browser = ne pas ouvrir le navigateur
help-to = le dossier ou le fichier à écrire
help-path = un fichier de partie, ou un dossier qui en contient

## Refus

no-token = Ce jeton n’est pas valable ici. Présentez-vous de nouveau.
no-hello-first = Présentez-vous d’abord.
no-message = Ce message est illisible : { $why }
no-socket-only = Il faut pour cela une connexion WebSocket.
no-too-fast = Trop de choses à la fois. Attendez un instant.
no-host-unknown = Ce serveur n’est pas connu sous ce nom. Lancez-le avec --url et l’adresse où on l’atteint.
no-too-many-tables = Vous avez ouvert trop de tables en peu de temps. Attendez un instant.
no-id-used = Vous avez déjà utilisé l’identifiant « { $id } » pour autre chose. Un identifiant ne sert qu’une fois, sur tous vos appareils.
no-stopped = Cette table fait une pause : le dernier coup n’a pas pu être enregistré. Elle reprendra d’elle-même dès que possible. Rien de ce qui a été confirmé n’est perdu.
no-unreadable = La table { $table } ne peut pas continuer : l’entrée { $entry } de son journal est illisible.
no-internal = Quelque chose a mal tourné ici ; ce n’est pas votre faute.
no-elsewhere = Un autre processus s’occupe de cette table. Reconnectez-vous.
no-table-unknown = Il n’y a pas de table { $table }.
no-table-private = Cette table est privée : il faut son lien ou son code complet.
no-table-locked = L’hôte a verrouillé cette table.
no-table-full = Toutes les places sont prises.
no-seat-taken = La place { $seat } est prise.
no-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
no-not-your-seat = La place { $seat } n’est pas la vôtre.
no-not-host = Seul l’hôte peut le faire.
no-not-seated = Vous n’avez pas de place à cette table.
no-kicked = L’hôte vous a retiré de cette table. Vous pouvez revenir avec un nouveau lien, donné par quelqu’un qui y est assis.
no-kick-self = L’hôte ne peut pas être retiré de la table.
no-kick-unknown = Ce joueur n’est pas à cette table.
no-swap-self = On ne se remplace pas soi-même ; quittez plutôt votre place.
no-name = « { $name } » ne peut pas servir de nom. Choisissez-en un autre.
no-names-twice = Deux joueurs s’appellent { $name }. Changez le nom de l’un des deux.
no-banned = L’administrateur de ce serveur vous en a exclu.
no-blocked = L’hôte de cette table ne souhaite pas jouer avec vous.
no-blocks-full = Vous avez bloqué { $most } personnes ; débloquez-en d’abord une.
no-block-self = On ne peut pas se bloquer soi-même.
no-push-off = Ce serveur n’envoie pas de notifications.
no-push-address = Impossible d’envoyer des notifications à cette adresse : ce n’est pas celle d’un service push.
no-push-keys = Ce ne sont pas les clés de l’abonnement d’un navigateur.
no-device-code = Ce code n’est pas, ou n’est plus valable : un code sert une seule fois, pendant dix minutes. Créez-en un nouveau.
no-name-rude = Choisissez un autre nom, s’il vous plaît.
no-table-closed = L’administrateur de ce serveur a fermé cette table.
no-admin-key = FARMYARD_ADMIN_KEY est trop court : il faut au moins { $least } caractères.
no-private-fixed = Une table est privée ou non dès son ouverture ; cela ne change plus.
no-clock-running = La pendule ne se règle pas pendant une partie.
no-hands-open = Les mains ne se montrent qu’aux spectateurs munis de leur propre lien.
no-hands-host = Un hôte qui montre toutes les mains aux spectateurs ne joue pas : ouvrez la table sans y prendre place, ou quittez d’abord la vôtre.
no-hands-running = On ne montre pas les mains pendant une partie : attendez la prochaine donne.
no-game-running = Une partie est en cours. Seuls ceux qui ont reçu des cartes peuvent reprendre leur place.
no-seat-running = Une place ne se libère pas pendant une partie ; un robot peut la prendre.
no-day-later = La partie du { $day } n’est pas encore ouverte.
no-day-none = Il n’y avait pas de partie { $game } le { $day }.
no-day-over = La partie du { $day } est close : il fallait la commencer ce jour-là (UTC) et la finir avant la fin du lendemain.
no-day-played = Vous avez joué la partie du { $day } : seul le premier essai compte. Vous pouvez vous entraîner autant que vous voulez.
no-day-closed = Les résultats et les coups des autres dans la partie du { $day } se montrent dès que vous l’avez finie vous-même.
no-day-counts = Impossible dans une partie qui compte : chacun a un seul essai, contre les mêmes robots.
no-day-alone = Impossible ici : vous vous entraînez, sans personne d’autre, sur une partie du jour.
no-day-checking = Votre partie est remise et en cours de vérification : dans un instant, vous verrez les résultats des autres.
no-club-unknown = Aucun club n’a le code { $club }, ou vous n’en faites pas partie. Redemandez le lien à la personne qui vous en a parlé.
no-clubs-many = Vous faites déjà partie de { $most } clubs. Quittez-en un d’abord.
no-club-full = Ce club a déjà { $most } membres.
no-evening-unknown = Aucune soirée n’a le code { $evening }, ou vous n’y participez pas. Redemandez le lien à la personne qui vous a invité.
no-evening-over = Cette soirée est terminée : ses parties ne peuvent plus être commencées.
no-evening-full = Cette soirée compte déjà { $most } participants.
no-evening-host = Seule la personne qui invite peut mettre fin à la soirée.
no-evening-played = Vous avez déjà joué cette partie : il n’y a qu’un essai.
no-evening-closed = Vous verrez comment les autres ont joué cette partie dès que vous l’aurez terminée vous-même.
no-evenings-many = Vous avez déjà invité à { $most } soirées encore ouvertes. Terminez-en une d’abord.
no-spectators-off = Cette table n’admet pas de spectateurs.
no-spectators-link = Pour regarder cette table, il faut le lien des spectateurs.
no-already-dealt = La partie a déjà commencé.
no-not-dealt = Aucune partie n’a commencé à cette table.
no-not-ready = On attend encore { $who }.
no-not-over = La partie n’est pas encore finie.
no-move-missing = Quel coup ? Donnez son numéro ou sa notation.
no-stale = Trop tard : la position a changé depuis.
no-say-one = Une chose à la fois : une phrase, une émotion ou un texte.
no-phrase-unknown = Il n’y a pas de phrase « { $phrase } ». Choisissez parmi : { $known }.
no-chat-off = L’hôte n’autorise pas la discussion libre à cette table.
no-chat-text = Cela ne peut pas se dire ici : une ligne de caractères ordinaires, s’il vous plaît.
no-chat-fast = Pas si vite : les autres veulent aussi se faire entendre.
no-hint-people = Pas de conseils tant que d’autres personnes jouent.
no-hint-later = Il n’y a rien à décider pour l’instant.
no-adviser-unknown = « { $bot } » ne donne pas de conseils. Choisissez parmi : { $known }.
no-study-busy = Un robot réfléchit déjà à une question de votre part, ou à trop de questions de votre réseau. Attendez qu’il ait fini.
no-job-running = On réfléchit déjà à « { $job } ».
no-job-unknown = Personne ne réfléchit à « { $job } ».
no-job-cancelled = Arrêté.
no-record-unknown = Il n’y a pas de partie terminée { $record }.
no-record-unfinished = Cette partie n’est pas terminée ; seules les parties terminées sont conservées.
no-record-large = Cet enregistrement est trop volumineux : { $size } ko, la limite est de { $most } ko.
no-records-many = Trop d’enregistrements sont venus de votre réseau aujourd’hui. Réessayez demain.
no-record-slow = La lecture de cet enregistrement a pris trop de temps et a été arrêtée.
no-name-odd = Un nom s’écrit sur une ligne, sans caractères de contrôle.
no-record-short = Cette partie n’a que { $count ->
    [0] 0 coup
    [1] un coup
   *[other] { $count } coups
}.
no-shuffle-missing = Cet enregistrement ne dit pas comment les cartes ont été mélangées.
no-shuffle-same-deal = Cette partie reprenait exprès une donne ; vérifiez plutôt { $record }.
no-shuffle-commitment = L’engagement ne correspond pas : le secret, les options ou les places ont été changés après coup.
no-shuffle-seed = La donne ne découle pas du secret et des parts des joueurs.
no-port = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port.
no-address = Le serveur ne peut pas être joint à { $address }, port { $port } : { $why }
no-folder = Le dossier { $path } est inutilisable : { $why }
no-site-folder = Le dossier { $path } contient autre chose. Choisissez un dossier nouveau ou vide.
no-page-missing = La page n’a pas été construite. Lancez « make page », ou installez Farmyard avec pip.
no-folder-used = Le dossier { $path } est déjà utilisé par un autre Farmyard (processus { $pid }, { $url }). Arrêtez d’abord celui-là, ou choisissez un autre dossier avec --folder.
no-journal-lost = Le journal { $path } manque, mais son historique est encore là : les tables qu’il contient seraient perdues. Remettez le journal en place (une sauvegarde en contient un), ou supprimez les fichiers journal.db-wal et journal.db-shm pour commencer sans tables.
no-unreachable = { $what } est injoignable : { $why }
no-database-foreign = La base de données contient les tables d’un autre programme ({ $tables }). Farmyard a besoin de la sienne.
no-database-newer = La base de données vient d’une version plus récente de Farmyard ({ $version } ; celle-ci va jusqu’à { $latest }). Installez cette version, ou restaurez une sauvegarde.
no-redis-alone = --redis est fait pour plusieurs processus, et ils partagent une base de données : indiquez aussi --database.
no-backup-database = Les parties sont dans PostgreSQL : sauvegardez-les avec pg_dump.
no-opening = Impossible d’ouvrir de nouvelles tables pour l’instant ; les parties en cours continuent. Réessayez dans une minute.

## Notifications aux absents

push-title = À vous de jouer
push-text = { $game } vous attend.
push-off = Plus de notifications
