# What a game says like all games, unless it has a text of its own.

own-ask-over = die Partie ist vorbei
own-ask-wait = es wird gerade gezogen
own-no-over = Die Partie ist vorbei.
own-no-wait = Zuerst wird etwas gezogen. Warte einen Augenblick.
own-no-turn = { $who } ist am Zug, nicht du.
own-no-write = Schreibe es so: { $text }
own-luck-none = Die Ziehungen dieses Spiels werden nicht verglichen.
