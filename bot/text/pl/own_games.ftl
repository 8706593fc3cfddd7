# What a game says like all games, unless it has a text of its own.

own-ask-over = partia jest skończona
own-ask-wait = trwa losowanie
own-no-over = Partia jest skończona.
own-no-wait = Najpierw trwa losowanie. Poczekaj chwilę.
own-no-turn = To nie twoja tura. Teraz gra: { $who }.
own-no-write = Napisz to tak: { $text }
own-luck-none = Losowania w tej grze nie są porównywane.
