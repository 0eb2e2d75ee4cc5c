### Les mots des tables qui tournent sur l’appareil même, sans serveur.

no-module-missing = Les règles de ce jeu ne sont pas encore sur cet appareil. Connectez-vous une fois, et elles y seront.
no-module-changed = Les règles de { $title } ne sont pas arrivées intactes. Rechargez la page ; vos parties sont conservées.
no-module-start = Ce navigateur ne peut pas faire tourner les règles de { $title } : { $why }
no-module-failed = Les règles de { $title } ont échoué : { $why } La partie est conservée telle qu’elle était avant.
local-bot-failed = La réflexion d’un bot a échoué ({ $why }) ; il a joué à la place un coup de valet.
no-here-damaged = La partie enregistrée { $table } n’est plus lisible. Elle reste sur cet appareil telle quelle.
no-here-elsewhere = Cette partie est ouverte dans une autre fenêtre. Fermez-la pour continuer ici.
no-here-missing = Ce qu’il faut pour jouer sans serveur n’est pas encore sur cet appareil. Connectez-vous une fois, et ce sera fait.
no-here-only = Ce n’est pas possible dans une partie sur un seul appareil.
here-unsaved = Ce navigateur n’enregistre rien pour le moment : la partie ne dure que tant que la page est ouverte.
here-invite = Cette partie reste sur cet appareil. Pour des amis ailleurs, une nouvelle table est ouverte, avec une donne que personne ne connaît.
here-discard = Supprimer cette partie
here-discard-really = Vraiment la supprimer, pour de bon ?

## Setting up a table here

here-together = Sur un appareil
here-which = Quel jeu sur cet appareil ?
here-where = Où ?
here-where-apart = En ligne
here-where-here = Sur cet appareil
here-about = Tout le monde joue sur cet appareil. L’écran est caché pendant qu’il change de mains : personne ne voit le jeu d’un autre.
here-name-of = Nom à la place { $seat }
here-time = Temps
here-watch = Regarder les robots

## Passing the device around

here-pass = Passez l’appareil à { $who }
here-pass-only = Les autres ne regardent pas.
here-look = C’est moi, { $who }
here-back = Retour à { $who }
here-hand-on = Passer à { $who }

## Records of finished games

no-here-position = Cet enregistrement commence au milieu d’une partie. Seules les parties entières peuvent être ouvertes ici.
here-record = Enregistrement
here-open = Ouvrir un enregistrement…
here-drop = Déposez l’enregistrement ici
here-about-game = Analyse et enregistrement
here-check = Vérifier la donne
here-honest = Chaque coup découle de la donne, et la donne de ce qui avait été promis avant que quiconque ait vu une carte.

## Without a connection

here-newer = Il y a une nouvelle version de cette page.
here-reload = La charger
here-renew = Charger la nouvelle version
here-offline = Sans connexion
here-offline-all = Tout est sur cet appareil : jeux, règles et leçons fonctionnent sans connexion.
here-offline-missing = Il manque encore { $megabytes } Mo sur cet appareil.
here-offline-fetch = Tout télécharger
here-offline-fetching = Téléchargement … encore { $megabytes } Mo
here-offline-failed = Tout n’est pas arrivé. Réessayez avec une meilleure connexion.
