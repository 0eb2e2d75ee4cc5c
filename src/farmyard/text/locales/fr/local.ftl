### Les mots des tables qui tournent sur l’appareil même, sans serveur.

no-module-missing = Les règles de ce jeu ne sont pas encore sur cet appareil. Connectez-vous une fois, et elles y seront.
no-module-changed = Les règles de { $title } ne sont pas arrivées intactes. Rechargez la page ; vos parties sont conservées.
no-module-start = Ce navigateur ne peut pas faire tourner les règles de { $title } : { $why }
no-module-failed = Les règles de { $title } ont échoué : { $why } La partie est conservée telle qu’elle était avant.
local-bot-failed = La réflexion d’un bot a échoué ({ $why }) ; il a joué à la place un coup de valet.

## On this device

here-title = Sur cet appareil
here-title-why = Contre des robots, ou à plusieurs en se passant l’appareil. Fonctionne sans connexion.
here-online = Avec d’autres, en ligne
here-online-why = Chacun sur son appareil, où qu’il soit.
here-person = Nom à la place { $seat }
here-somebody = Joueur { $seat }
here-deal = Distribuer
here-games = Sur cet appareil
here-over = terminée
here-remove = Retirer
here-remove-really = Vraiment retirer ?
here-save = Enregistrer dans un fichier
here-open-file = Ouvrir une partie depuis un fichier
here-drop = Déposez le fichier : la partie s’ouvre ici.
here-kept-nowhere = Ce navigateur ne garde rien : une partie dure ici tant que cette fenêtre est ouverte.
here-broken = Cette partie est illisible : { $why } Elle reste ici et peut être enregistrée dans un fichier.
here-broken-json = ce qui a été gardé est abîmé.
here-elsewhere = Cette partie est ouverte dans une autre fenêtre.
here-elsewhere-take = La jouer ici

## Passing the device around

here-pass = Passez l’appareil à { $who }
here-pass-only = Les autres ne regardent pas.
here-look = C’est moi, { $who }
here-back = Retour à { $who }
here-react = { $who } peut réagir

## Inviting somebody

here-invite = Jouer avec quelqu’un en ligne
here-invite-why = Cet appareil connaît les cartes de cette partie : personne d’autre ne pourrait se fier à la donne. Ouvrez plutôt une table en ligne : même jeu, mêmes règles, nouvelle donne. Cette partie reste sur l’appareil.
here-invite-open = Ouvrir une table en ligne
here-invite-alone = Cette cour n’a pas de serveur : on y joue contre des robots, ou à plusieurs sur un même appareil.

## Without a connection

here-newer = Il y a une nouvelle version de cette page.
here-reload = La charger
here-offline = Sans connexion
here-offline-all = Tout est sur cet appareil : jeux, règles et leçons fonctionnent sans connexion.
here-offline-missing = Il manque encore { $megabytes } Mo sur cet appareil.
here-offline-fetch = Tout télécharger
here-offline-fetching = Téléchargement … encore { $megabytes } Mo
here-offline-failed = Tout n’est pas arrivé. Réessayez avec une meilleure connexion.
