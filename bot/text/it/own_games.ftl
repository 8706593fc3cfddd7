# What a game says like all games, unless it has a text of its own.

own-ask-over = la partita è finita
own-ask-wait = è in corso un’estrazione
own-no-over = La partita è finita.
own-no-wait = Prima c’è un’estrazione. Aspetta un attimo.
own-no-turn = Tocca a { $who }, non a te.
own-no-write = Scrivilo così: { $text }
own-luck-none = Le estrazioni di questo gioco non vengono confrontate.
