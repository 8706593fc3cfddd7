# What a game says like all games, unless it has a text of its own.

own-ask-over = la partida ha terminado
own-ask-wait = se está sorteando algo
own-no-over = La partida ha terminado.
own-no-wait = Antes hay un sorteo. Espera un momento.
own-no-turn = Es el turno de { $who }, no el tuyo.
own-no-write = Escríbelo así: { $text }
own-luck-none = Los sorteos de este juego no se comparan.
