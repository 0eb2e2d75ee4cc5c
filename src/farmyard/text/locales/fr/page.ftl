### La page, tout ce que dit seulement le navigateur.

# Glossaire : un mot par chose, dans tous les catalogues. On vouvoie partout.
#   table     table                               seat      place (« rang » est le classement d’un résultat)
#   player    joueur                              person    personne ; au choix d’une place « Une personne »
#   bot, computer player  robot                   policy    stratégie
#   host      hôte                                operator  l’administrateur du serveur
#   spectator spectateur                          hand      main ; « visible », jamais « ouverte »
#   game      jeu, et partie quand on y joue      deal      donne
#   move, turn  coup, tour                        action    action (Happy Pigs)
#   round, race, lap, trick  manche, course, tour, pli       series    série
#   draw pile, discards  pioche, défausse         play, lay, add   jouer, poser, ajouter
#   take back   annuler (« reprendre » est continuer)        extend a +2   transférer
#   strip, bet, wreath, space, finish  emplacement, pari, couronne, case, arrivée
#   Schlappi, Bauer  Flapi, Fermier, comme dans la règle française
#   exchange pile, special space  pile d’échange, case spéciale         swap, exchange  échanger ses places, une carte
#   set       famille                             ask       demander
#   herd, stable, fly, closer, acrobat, slowpoke  troupeau, étable, mouche, serre-file (m.), acrobate (f.), retardataire (f.)
#   take the herd  ramasser le troupeau           sty, shop, tool, first player  porcherie, magasin, outil, premier joueur
#   analysis, ratings, notification  analyse, classement, notification
# Espace fine insécable (U+202F) devant ; : ! ? » et après « ; espace insécable (U+00A0) devant % et $.
# Sous [one] tombe aussi 0 : là où 0 peut venir, il y a [0], ou le nombre est dit.

## The frame

page-you = vous
page-colon = { $what } : { $text }
page-players = Joueurs
page-here = est là
page-away = n’est pas là
page-held = un robot joue
page-program = un programme, hors classement
page-leaving = robot dans { $seconds } s
page-gone = { $who } n’est plus là : un robot prend sa place dans { $seconds } s.
page-bot-now = Au robot de jouer
page-about = À propos de { $who }
page-open-hands = Mains visibles
page-status = Ce qu’il faut faire
page-goal = But du jeu
page-your-turn = À vous
page-all-choose = Tous choisissent
page-others-choose = Les autres choisissent
page-still-to-choose = { $count ->
    [one] { $count } choix attendu
   *[other] { $count } choix attendus
}
page-looking-back = Retour en arrière
page-to-now = Revenir au jeu
page-scene-next-race = Course suivante
page-scene-next-round = Manche suivante
page-scene-skip = Passer
page-scene-on = Continuer
page-you-win = Vous avez gagné !
page-you-share = Vous partagez la victoire !
page-on-its-way = Envoi…
page-move-kept = Votre coup est enregistré : il partira dès le retour de la connexion.
page-offline = Pas de connexion
page-confirm = Oui
page-confirm-not = Non
page-undo = Annuler (U)
page-undo-leap = Cela revient avant la dernière donne. Annuler quand même ?
page-ask-hint = Conseil (H)
page-hint-only = Un seul coup est possible : { $move }.
page-hint-numbers = En chiffres
page-hint-chance = { $chance } % de chances de gagner.
page-hint-others = Ou bien : { $moves }.
page-last-move = Dernier coup
page-log = Journal
page-log-hint = cliquer pour revoir
page-say = Dire un mot gentil
page-close = Fermer
page-dealt = La partie commence.
page-dealt-again = La même donne recommence.
page-start = Départ
page-your-hand = Votre main
page-ahead = Jouée dès votre tour. Touchez-la pour la reprendre.
page-ahead-not = La carte que vous aviez choisie ne convient pas.
page-your-choice = Votre choix
page-hand-count = Votre main · { $count }
page-sort = Trier
page-cards-fit = { $count ->
    [0] aucune carte ne convient
    [1] une carte convient
   *[other] { $count } cartes conviennent
}
page-cards-in-hand = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
}
page-points = { $count ->
    [one] point
   *[other] points
}
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-of = { $done } sur { $all }
page-race = Course { $race } sur { $races }
page-draw-pile = { $count ->
    [0] Pioche : vide
    [1] Pioche : une carte
   *[other] Pioche : { $count } cartes
}

## Home

page-guest = Invité
page-guest-names = Trèfle, Menthe, Genêt, Fraise, Bleuet, Cerise, Avoine, Prune
page-loading = Un instant…
page-connecting = On cherche la ferme…
page-lost = Il n’y a rien à cette adresse.
page-offline-page = Cette page n’est pas disponible hors ligne.
page-offline-help = Pas de connexion pour l’instant. Les règles et les leçons sont là quand même :
page-lesson = Leçon
page-language = Langue
page-theme = Thème
page-theme-system = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-theme-contrast = contraste élevé
page-speed = Animations
page-speed-off = sans
page-settings = Réglages
page-name = Votre nom
page-set-sound = Son
page-ask-sound = Voulez-vous entendre quand c’est à vous de jouer ?
page-set-notify = Me prévenir quand c’est à moi et que cette page est en arrière-plan
page-set-twotaps = Premier appui : choisir ; second : jouer
page-set-single = Jouer automatiquement les coups forcés
page-set-draw = Piocher automatiquement si rien ne convient
page-set-sort = Garder la main triée
page-set-chatter = Les robots parlent et rient de temps en temps
page-set-begin = Je commence quand tous les autres sont des robots (sur cet appareil)
page-set-aids = Aide-mémoire : montrer ce que tous ont pu retenir
page-aids = Aide-mémoire
page-aids-on = affiché
page-aids-off = aucun
page-set-goon = Commencer la course ou la manche suivante sans me demander
page-keys = Touches : chiffres et flèches choisissent, Entrée joue, U annule, H conseille, L ouvre le journal, ? les règles.
page-pitch-1 = Cinq jeux de ferme,
page-pitch-2 = une cour boueuse
page-pitch-3 = Entre amis ou contre des robots qui ne trichent pas.
page-pitch-4 = Sans compte, en deux clics.
page-play-now = Jouer
page-invite-friends = Inviter des amis
page-play-which = Quel jeu ?
page-invite-which = Une table pour quel jeu ?
page-play = Jouer
page-dealing = Distribution…
page-preparing = préparation… { $percent } %
page-prepared-later = en attente
page-learn = Leçon de deux minutes
page-facts = { $players } joueurs · { $minutes } min
page-open-tables = Tables ouvertes
page-live = en direct
page-no-tables = Personne n’attend en ce moment. Ouvrez une table, les autres la verront ici.
page-lobby-filter = Quelles tables
page-lobby-game = Jeu
page-lobby-free = Places libres
page-lobby-any-game = tous les jeux
page-lobby-seats = { $count ->
    [1] places libres
   *[other] au moins { $count } places libres
}
page-lobby-any-rated = classées ou amicales
page-lobby-rated = classée
page-lobby-casual = amicale
page-lobby-time-any = toutes les pendules
page-lobby-time-none = sans limite de temps
page-lobby-time-live = avec pendule
page-lobby-time-days = plusieurs jours par coup
page-lobby-any-language = toutes les langues
page-lobby-more = { $count } de plus
page-lobby-none = { $count ->
    [one] Une table est ouverte, mais pas de ce genre.
   *[other] { $count } tables sont ouvertes, mais aucune de ce genre.
}
page-lobby-all = Tout afficher
page-rated = Compte pour le classement
page-rated-short = Classement
page-code = Code d’un ami
page-join = Rejoindre
page-free-seats = { $count ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $count } places libres
}
page-sit-down = S’asseoir
page-sit-here = S’asseoir ici
page-my-games = Mes parties
page-gathering = attend des joueurs
page-turn-of = à { $who } de jouer
page-all = Toutes
page-replays = Parties terminées
page-continue = Reprendre

## Setting up a table

page-new-table = Nouvelle table
page-table = Table { $code }
page-who-plays = Qui joue ?
page-how-many-people = Personnes, avec vous
page-how-many-bots = Robots
page-bots-play = Niveau des robots
page-one-by-one = Place par place
page-how-long = Combien de temps ?
page-takes = Environ { $short } à { $long } minutes ; plus longtemps à plusieurs.
page-takes-less = Plus court que la partie habituelle de { $short } à { $long } minutes.
page-takes-more = Plus long que la partie habituelle de { $short } à { $long } minutes.
page-house-rules = Règles maison
page-house-usual = comme d’habitude
page-house-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
page-free-seat = Place libre
page-seat-for = La place { $seat } est pour
page-for-person = Une personne
page-bot = Robot : { $level }
page-host = hôte
page-deal = Commencer la partie
page-open-table = Ouvrir la table
page-free-left = { $count ->
    [0] Aucune place n’est plus libre.
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-wait-host = L’hôte distribue dès que toutes les places sont prises.
page-host-deals = Toutes les places sont prises. { $who } distribue.
page-need-code = Cette table est privée : ouvrez son lien ou tapez son code entier.
page-no-code = J’ai un autre code, ou aucun
page-rules-here = Règles à cette table
page-host-decides = L’hôte décide
page-private = Privée : par lien ou code seulement
page-locked = Personne d’autre ne peut s’asseoir
page-allow-chat = Discussion libre
page-spectators = Spectateurs
page-spectators-everyone = tout le monde
page-spectators-link = seulement avec le lien
page-spectators-nobody = personne
page-spectators-hands = seulement avec le lien, mains visibles
page-hands-host = Vous ne jouez pas vous-même à cette table : vous recevez un lien qui montre toutes les mains. Les parties ne comptent pas pour le classement.
page-hands-shown = Le lien des spectateurs montre toutes les mains. Ici, les parties ne comptent pas pour le classement.
page-seat-lost = L’hôte a libéré votre place. Vous pouvez vous rasseoir dès qu’une place est libre.
page-seat-lost-playing = L’hôte a confié votre place à un robot. Vous pouvez la reprendre.
page-sit-again = Reprendre ma place
page-grace = Remplacé par un robot après
page-grace-never = jamais
page-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
page-clock = Pendule
page-time-left = temps restant pour la partie
page-clock-none = sans limite
page-clock-seconds = { $seconds } secondes
page-clock-move = { $seconds } secondes par coup
page-clock-game = { $minutes } minutes par personne et par partie
page-clock-growing = { $minutes } min + { $seconds } s par coup
page-clock-day = un jour par coup
page-clock-days = { $days } jours par coup
page-clock-own = au choix…
page-clock-own-minutes = minutes
page-clock-own-seconds = secondes en plus par coup
page-left-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-fair = Le mélange est fixé avant que quiconque s’assoie et peut se vérifier après la partie.
page-deals = Chaque donne est fixée avant que quiconque voie une carte, et se vérifie : { $promised } jusqu’ici, dont { $finished } terminées, { $open } en cours, { $abandoned } abandonnées.
page-invite = Inviter : lien, code, QR
page-qr = Code QR du lien
page-table-code = Code de la table
page-copy-link = Copier le lien
page-copy-watch = Lien des spectateurs
page-copy-watch-hands = Lien des spectateurs, mains visibles
page-share = Partager
page-share-text = Une partie de { $game } avec moi ?
page-reach-network = Pour tous ceux de votre réseau : ce lien mène à votre ordinateur.
page-reach-nobody = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez Farmyard avec --address 0.0.0.0.
page-copied = Copié

## At the table

page-rules = Règles
page-rules-key = Règles (?)
page-menu = Menu
page-home = Retour à la ferme
page-leave = Quitter la table
page-leave-really = Quitter ? Un robot prend la place.
page-give-bot = Donner la place à un robot
page-own-words = Avec vos mots
page-send = Envoyer
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-you-watch = Vous regardez
page-emote-smile = sourit
page-emote-laugh = rit
page-emote-wow = n’en revient pas
page-emote-cry = pleure
page-emote-angry = grogne
page-emote-pig = groin !
page-emote-cow = meuh !
page-emote-clap = applaudit
page-emote-heart = envoie un cœur
page-emote-think = réfléchit

## The result

page-winner = { $who } gagne la partie !
page-winners = { $who } se partagent la victoire !
page-you-came = { $place ->
    [1] 1re place pour vous
   *[other] { $place }e place pour vous
}
page-chart = Évolution des scores
page-moments-short = Les moments
page-moments-about = Le robot champion revoit chaque décision et trouve la meilleure et la plus coûteuse.
page-find-moments = Analyser la partie
page-thinking = Réflexion…
page-thinking-of = Étape { $done } sur { $all }
page-cancel = Arrêter
page-shares = Comment chacun a joué
page-played = meilleur coup dans { $right } décisions sur { $all } ; perte moyenne par décision : { $lost } %
page-accounts-what = Le juge met un valet de ferme à chaque place : une position vaut la moyenne de 200 parties jouées à partir d’elle. ± dit de combien elle peut se tromper.
page-accounts-sums = Tous ensemble : { $columns }. Ce qu’un coup fait aux autres compte comme un cadeau : seuls « Cadeaux », « Caché » et « Décisions » s’annulent ensemble.
page-best = Meilleur coup : { $who }
page-costly = Pire erreur : { $who }
page-moment-best = { $move } : il n’y avait pas mieux.
page-moment-better = { $move }. Mieux : { $better }.
page-no-moments = Personne n’aurait pu faire bien mieux.
page-look = Revoir
page-look-table = Voir la table
page-rematch = Revanche
page-join-again = Je rejoue
page-not-again = Non merci
page-next-watch = Regarder la nouvelle partie
page-next-open = Une autre partie commence bientôt à cette table.
page-next-on = Une nouvelle partie a commencé à cette table.
page-deciding = n’a pas encore répondu
page-is-in = rejoue
page-waiting-for = On attend { $who }.
page-same-deal = Même donne
page-replay = Revoir la partie
page-to-result = Voir le résultat
page-came = { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }
page-statistics = Statistiques
page-stat = { $game } à { $seats } : { $games ->
    [one] { $games } jouée
   *[other] { $games } jouées
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
page-no-replays = Aucune partie terminée.
page-move-of = Coup { $move } sur { $moves }
page-back-one = Un coup en arrière
page-on-one = Un coup en avant
page-pause = Pause
page-run = Lecture
page-replay-speed = Vitesse : { $times }×
page-whose-eyes = Point de vue
page-spectator = Spectateur
page-download = Télécharger la partie
page-share-moment = Copier le lien vers ce moment

## Lessons

page-lesson-of = Étape { $step } sur { $steps }
page-lesson-no-undo = Inutile d’annuler dans une leçon : essayez simplement un autre coup.
page-lesson-right = Bravo !
page-lesson-next = Continuer
page-lesson-back = Retour
page-lesson-skip = Passer
page-lesson-play = Votre première partie
page-lesson-first-game = Contre les robots les plus doux, avec un conseil à chaque tour.
page-lesson-rules = Lire toutes les règles

## Small words

page-yes = oui
page-no = non

## Preferences

page-pace = Les robots jouent
page-pace-0 = vite
page-pace-1 = normalement
page-pace-2 = lentement

## People and account

page-people = Joueurs
page-people-help = Le masquage ne vaut que sur cet appareil. Une personne bloquée ne peut plus s’asseoir aux tables que vous ouvrez. Un signalement parvient à l’administrateur du serveur, avec ce qui s’est dit à la table.
page-mute = Masquer
page-unmute = Ne plus masquer
page-block = Bloquer
page-unblock = Débloquer
page-report = Signaler
page-report-why = Qu’est-ce qui ne va pas ?
page-report-talk = ses propos
page-report-name = son nom
page-report-cheating = triche
page-report-leaving = abandons volontaires
page-report-other = autre chose
page-report-more = Avec vos mots
page-reported = Merci. L’administrateur du serveur va regarder.
page-send-away = Retirer de la table
page-send-away-about = La place se libère. Pour revenir, il faut un nouveau lien donné à cette table.
page-send-away-playing = Un robot continue à cette place. Pour revenir, il faut un nouveau lien donné à cette table. Si la partie compte pour le classement, vous perdez contre cette personne.
page-send-away-really = Vraiment retirer { $name }
page-sent-away = C’est fait.
page-account = Votre compte
page-account-what = Pas besoin de mot de passe : ce navigateur garde une clé qui dit qui vous êtes.
page-device = Un autre appareil
page-device-what = Continuez sous la même identité sur un téléphone ou un autre ordinateur, avec vos parties et vos classements.
page-device-make = Créer un code
page-device-have = J’ai un code
page-device-qr = Le code sous forme de code QR
page-device-once = Le code sert une seule fois, pendant dix minutes. Ne le donnez à personne : quiconque l’a prend votre identité.
page-device-use = Entrez le code de votre autre appareil. Ici, vous aurez désormais la même identité.
page-device-code = Code
page-device-go = Continuer ici
page-sign-out = Déconnecter les autres appareils
page-sign-out-what = Si quelqu’un d’autre a pu obtenir votre clé : tous les autres appareils devront recommencer, seul celui-ci reste connecté.
page-signed-out = C’est fait. Seul cet appareil est encore connecté.
page-data = Vos données
page-data-what = Tout ce qui est conservé sur vous dans un fichier, ou supprimé pour de bon.
page-data-save = Enregistrer mes données
page-delete = Supprimer mon compte
page-delete-really = Vraiment tout supprimer
page-privacy = Confidentialité
page-privacy-kept = Ce qui est conservé
page-privacy-kept-text = Le nom que vous avez choisi, un numéro qui vous désigne, vos parties avec leurs coups et leurs résultats, vos classements, les personnes que vous avez bloquées, l’adresse où votre navigateur reçoit les notifications si vous en avez demandé, et ce qui se dit à une table tant que la table existe ; avec un signalement, jusqu’à ce qu’il soit traité. Ni adresse électronique, ni mot de passe, ni cookies.
page-privacy-seen = Qui le voit
page-privacy-seen-text = Quiconque est assis à une table ou la regarde voit les noms, les coups visibles et ce qui s’y dit. Les parties terminées des tables publiques s’ouvrent avec leur lien ; celles des tables privées, seulement par leurs joueurs ou avec le lien de la table. L’administrateur du serveur peut tout voir. Les notifications passent par le service push de votre navigateur, qui ne peut pas les lire.
page-privacy-not = Ce qui n’est pas fait
page-privacy-not-text = Pas de publicité, pas de pistage, aucun script venu d’ailleurs, rien de vendu ni de transmis. Votre adresse réseau sert à écarter les abus et n’est pas enregistrée, sauf exclusion.
page-privacy-long = Combien de temps
page-privacy-long-text = Les tables que plus personne n’utilise sont supprimées automatiquement. Les parties terminées et les classements restent jusqu’à ce que vous supprimiez votre compte.
page-privacy-rights = Vos droits
page-privacy-rights-text = Vous pouvez enregistrer tout ce qui est conservé sur vous, et le supprimer. Vos parties restent alors, sans votre nom, à ceux qui les ont jouées.
page-admin = Toute la ferme
page-admin-key = Clé
page-admin-open = Ouvrir
page-admin-again = Actualiser
page-admin-reports = Signalements : { $count }
page-admin-tables = Tables : { $count }
page-admin-bans = Exclus : { $count }
page-admin-table = { $listening ->
    [one] { $listening } connecté
   *[other] { $listening } connectés
} ; inactive depuis { $minutes } min
page-admin-paused = en pause
page-admin-close = Fermer la table
page-admin-ban = Exclure
page-admin-ban-network = Exclure, avec son réseau
page-admin-pardon = Réadmettre
page-admin-settle = Réglé
page-admin-sure = Vraiment ?

## La page des règles

page-guide-contents = Sommaire
page-guide-symbols = Cartes et symboles
page-guide-box = Le contenu de la boîte
page-luck = Chance ou savoir-faire ?
page-luck-about = Des joueurs artificiels d’un même niveau ont joué des parties entières les uns contre les autres. Voici quelle part des écarts entre leurs résultats tient à la chance : à des cartes que personne n’a choisies. Le reste vient de leurs choix, paris et humeurs compris.
page-luck-of = { $title } à { $seats } : { $luck } % de chance (± { $error }) entre joueurs de niveau « { $level } »
page-luck-deal = la donne { $percent } %
page-luck-draws = les cartes suivantes { $percent } %
page-luck-choices = les choix de chacun { $percent } %
page-luck-games = { $games } parties, intervalle à 95 %
page-guide-aim = Le but du jeu
page-guide-setup = Mise en place
page-guide-turn = Un tour de jeu
page-guide-cards = Les cartes
page-guide-bets = Les paris
page-guide-end = La fin
page-guide-scoring = Le décompte
page-guide-variants = Variantes
page-guide-ties = À égalité
page-guide-special = Les cases spéciales
page-guide-sets = Les familles complètes
page-guide-jobs = Les quatre actions
page-guide-sties = Cochons et porcheries
page-guide-tools = Les outils
page-guide-inspection = L’inspection
page-guide-events = Événements et prix
page-guide-green = Les vaches spéciales du paquet vert
page-guide-yellow = Les vaches spéciales du paquet jaune
page-guide-two = À deux

## Après la partie

page-chart-moves = coups joués
page-own-mistake = Votre plus grosse erreur
page-own-best = Votre meilleur coup
page-walk = Pas à pas
page-own-none = Vous n’avez fait aucune erreur qui compte.
page-moment-cost = Sur cent parties comme celle-ci, cela coûte { $count ->
    [one] une victoire
   *[other] { $count } victoires
}.
page-tab-moments = Les miens
page-tab-others = Ceux des autres
page-rating = Classement { $rating }, très probablement entre { $low } et { $high } ({ $games ->
    [one] une partie
   *[other] { $games } parties
})
page-rating-about = Tout le monde commence à 25. Plus on joue contre des personnes, plus la fourchette se resserre.
page-filter = Quels jeux
page-filter-all = Tous les jeux
page-against = avec { $who }
page-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
page-more-games = Plus de parties
page-places = { $wins ->
    [0] Aucune victoire
    [one] Une victoire
   *[other] { $wins } victoires
} sur les { $games } dernières parties
page-place-first = 1er
page-place-last = dernier
page-what-if = Et si ?
page-what-if-about = Rejouer soi-même à partir de ce moment, contre des robots
page-terms = L’hôte a décidé
page-chat = Discussion
page-chat-phrases = phrases et images
page-chat-free = phrases, images, discussion libre
page-move-here = Changer de place
page-skip = Aller au contenu

## What bots say now and then

phrase-glad-1 = Magnifique !
phrase-glad-2 = Exactement comme prévu.
phrase-glad-3 = Quelle journée !
phrase-sigh-1 = Eh bien…
phrase-sigh-2 = Ça fait mal.
phrase-sigh-3 = J’ai connu des jours meilleurs.
phrase-overtaken-1 = Hé, j’étais devant !
phrase-overtaken-2 = Je vous rattraperai !
phrase-overtaken-3 = Attendez-moi !
