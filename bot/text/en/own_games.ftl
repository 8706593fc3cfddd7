# What a game says like all games, unless it has a text of its own.

own-ask-over = the match is over
own-ask-wait = something is being drawn
own-no-over = The match is over.
own-no-wait = Something is being drawn first. Wait a moment.
own-no-turn = It is the turn of { $who }, not yours.
own-no-write = Write it like this: { $text }
own-luck-none = The draws of this game are not compared.
