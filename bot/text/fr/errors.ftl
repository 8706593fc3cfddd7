### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord n’a pas accepté la réponse. Réessaie dans une minute.
error-no-player = Ce joueur n’est pas à cette table.
error-no-match-here = Il n’y a pas de partie dans ce salon. Précise laquelle tu veux.
error-permission = Dans ce salon, il me manque une permission : { $permissions }. Quelqu’un qui gère le serveur peut me l’accorder.
error-private-thread = Rien de ce que je publie n’arriverait ici : je ne suis pas dans ce fil privé. Mentionne-moi ici ({ $bot }) pour que Discord m’y laisse entrer, puis réessaie ; ou fais-le dans le salon.
error-inside = Quelque chose s’est mal passé de mon côté. Rien n’a changé, et l’erreur est notée.
error-stale-commands = Les commandes viennent d’être renouvelées. Réessaie dans une minute.
error-extra = « { $text } » est de trop dans ce tour.
error-other-game = Cette commande est celle d’un autre jeu : à cette table, on joue à { $game }.
error-unknown-asker = Discord n’a pas dit qui tu es. Rien n’a changé ; réessaie, s’il te plaît.
error-stale-control = Ce bouton ne sert plus. Ouvre la page à nouveau.
error-not-in-dm = Cela ne marche que dans un salon de serveur.
error-illegal = { $why } Possible maintenant : { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Possible maintenant : { LIST($legal, style: "semicolon") } et { $more } de plus.
error-illegal-none = { $why } Rien n’est possible pour toi maintenant.
error-number = « { $text } » n’est pas un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = Je ne comprends pas les options « { $text } » : écris clé=valeur.
error-blocked-person = Tu ne peux pas utiliser ce bot : la personne qui s’en occupe t’a bloqué l’accès.
error-blocked-server = Ce bot ne répond pas sur ce serveur : la personne qui s’en occupe a bloqué le serveur.
error-maintenance = On ne peut ni ouvrir ni commencer de table pour l’instant : la maintenance du bot va commencer. Les parties en cours continuent.
error-bot-person = Un bot ne peut pas prendre de place.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-manage-threads = Gérer les fils
permission-manage-messages = Gérer les messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
error-name-match = Tu joues plusieurs parties. Précise laquelle avec « { cmd-param-match } ».
error-form-late = Cela a pris trop de temps. Appuie encore une fois, s’il te plaît.
error-no-number = « { $text } » n’est pas un nombre entier à partir de 0.
