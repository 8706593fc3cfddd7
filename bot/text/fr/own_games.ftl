# What a game says like all games, unless it has a text of its own.

own-ask-over = la partie est finie
own-ask-wait = un tirage est en cours
own-no-over = La partie est finie.
own-no-wait = Un tirage a lieu d’abord. Attends un instant.
own-no-turn = C’est à { $who } de jouer, pas à toi.
own-no-write = Écris-le ainsi : { $text }
own-luck-none = Les tirages de ce jeu ne sont pas comparés.
