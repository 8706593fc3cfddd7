### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = wyniki
cmd-results-about = Skończone partie: historia, bezpośrednie starcia, ranking, statystyki
cmd-results-player = osoba
cmd-results-player-about = Czyje partie; bez osoby: twoje
cmd-results-game = gra
cmd-results-game-about = Tylko ta gra

results-history-title = Historia: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Ranking: { $game }
results-own-title = Ranking: { $name }
results-all-games = wszystkie gry
results-this-server = ten serwer
results-all-servers = wszystkie serwery
results-matches-of = { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
}, { $where }

results-date = data
results-game = gra
results-points = punkty
results-with = z kim
results-player = kto
results-here = tutaj
results-everywhere = łącznie
results-played = partie
results-by-game = Według gier
results-latest = Ostatnie partie
results-figure-matches = skończone partie
results-figure-wins = pierwsze miejsca
results-figure-average = średnia punktów
results-figure-best = najlepszy wynik
results-figure-ahead = wyżej: { $name }
results-figure-level = remisy
results-figure-usual = zwykły czas partii w dniach
results-figure-lengths = najkrótsza i najdłuższa, w dniach
results-figure-highest = najwyższy wynik
results-figure-highest-of = najwyższy wynik: { $names }
results-figure-winner = średnia punktów zwycięzcy
results-even = Linia przerywana: równy udział każdego miejsca.
results-wins = Pierwsze miejsca według kolejności przy stole: grających { $players }, { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
}
results-versus-foot = › zajęte wyższe miejsce
results-rating-foot = Na początku jest 1000. Liczba w nawiasie jest jeszcze niepewna.

button-show-in-channel = Pokaż na kanale
button-this-server = Ten serwer
button-all-servers = Wszystkie serwery
button-unrate = Nie chcę być w rankingu
button-rate = Chcę być w rankingu
button-unrate-sure = Usuń mnie z rankingu
button-results-history = Partie
button-results-versus = Przeciwko mnie
button-results-ratings = Ranking
button-results-game = Gra w liczbach
menu-results-game = Która gra…
results-every-game = Wszystkie gry

page-results-none = Nie ma tu jeszcze żadnej skończonej partii.
page-results-computers = Skończono tu na razie tylko partie z komputerami: nie liczą się do rankingu ani do innych liczb.
page-results-none-of = Nie ma skończonych partii do pokazania tutaj: { $name }.
page-results-none-both = Nie macie żadnej wspólnej skończonej partii.
page-results-no-rating = Nie masz jeszcze rankingu. Potrzebna jest skończona partia z kimś, kto też jest w rankingu.
page-results-not-rated = Nie bierzesz udziału w rankingu.
page-results-yourself = Wybierz inną osobę: z sobą zawsze masz remis.
page-unrate = Bez rankingu nie ma cię na żadnej liście, a twoje partie nie zmieniają niczyjego rankingu. Obecny ranking przepada: po powrocie zaczynasz od nowa.
page-unrated = Nie bierzesz już udziału w rankingu.
page-rated-again = Od następnej partii bierzesz udział w rankingu.
