### Les mots des tables qui tournent sur l’appareil même, sans serveur.

no-module-missing = Les règles de ce jeu ne sont pas encore sur cet appareil. Connectez-vous une fois, et elles y seront.
no-module-changed = Les règles de { $title } ne sont pas arrivées intactes. Rechargez la page ; vos parties sont conservées.
no-module-start = Ce navigateur ne peut pas faire tourner les règles de { $title } : { $why }
no-module-failed = Les règles de { $title } ont échoué : { $why } La partie est conservée telle qu’elle était avant.
