### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = ergebnisse
cmd-results-about = Beendete Partien: Rückblick, Vergleich zu zweit, Wertungszahlen, Statistik
cmd-results-player = wer
cmd-results-player-about = Wessen Partien; ohne Angabe: deine eigenen
cmd-results-game = spiel
cmd-results-game-about = Nur dieses Spiel

results-history-title = Rückblick: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Wertung: { $game }
results-own-title = Wertung: { $name }
results-all-games = alle Spiele
results-this-server = dieser Server
results-all-servers = alle Server
results-matches-of = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $where }

results-date = Datum
results-game = Spiel
results-points = Punkte
results-with = mit
results-player = Name
results-here = hier
results-everywhere = gesamt
results-played = Partien
results-by-game = Nach Spielen
results-latest = Neueste Partien
results-figure-matches = beendete Partien
results-figure-wins = erste Plätze
results-figure-average = Punkte im Mittel
results-figure-best = bestes Ergebnis
results-figure-ahead = vorn: { $name }
results-figure-level = gleichauf
results-figure-usual = übliche Dauer in Tagen
results-figure-lengths = kürzeste und längste, in Tagen
results-figure-highest = höchstes Ergebnis
results-figure-highest-of = höchstes Ergebnis: { $names }
results-figure-winner = Punkte beim Sieg, im Mittel
results-even = Gestrichelt: ein gleicher Anteil für jeden Sitzplatz.
results-wins = Erste Plätze nach Sitzplatz: { $players } Personen, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
results-versus-foot = › war besser platziert
results-rating-foot = Wer neu ist, beginnt mit 1000. Eine Zahl in Klammern ist noch unsicher.

button-show-in-channel = Im Kanal zeigen
button-this-server = Dieser Server
button-all-servers = Alle Server
button-unrate = Ohne Wertung spielen
button-rate = Mit Wertung spielen
button-unrate-sure = Meine Wertung löschen
button-results-history = Partien
button-results-versus = Gegen mich
button-results-ratings = Wertungszahlen
button-results-game = Das Spiel in Zahlen
menu-results-game = Welches Spiel…
results-every-game = Alle Spiele

page-results-none = Hier wurde noch keine Partie beendet.
page-results-computers = Hier wurden bisher nur Partien mit Computern beendet: Sie zählen für keine Wertung und keine andere Statistik.
page-results-none-of = Es gibt keine beendete Partie von { $name }, die ich dir hier zeigen kann.
page-results-none-both = Ihr zwei habt noch keine Partie zusammen beendet.
page-results-no-rating = Du hast noch keine Wertungszahl. Dafür braucht es eine beendete Partie mit jemandem, der mit Wertung spielt.
page-results-not-rated = Du spielst ohne Wertung.
page-results-yourself = Nenne jemand anderen: Mit dir selbst stehst du immer gleich.
page-unrate = Ohne Wertung stehst du in keiner Liste, und deine Partien ändern niemandes Zahl. Deine Zahlen werden gelöscht: Kommst du zurück, fängst du neu an.
page-unrated = Du spielst nicht mehr mit Wertung.
page-rated-again = Von der nächsten Partie an spielst du mit Wertung.
