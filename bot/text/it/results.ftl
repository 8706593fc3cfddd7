### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = risultati
cmd-results-about = Partite finite: storico, testa a testa, rating, statistiche
cmd-results-player = giocatore
cmd-results-player-about = Di chi; se manca: le tue
cmd-results-game = gioco
cmd-results-game-about = Solo questo gioco

results-history-title = Storico: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Rating: { $game }
results-own-title = Rating: { $name }
results-all-games = tutti i giochi
results-this-server = questo server
results-all-servers = tutti i server
results-matches-of = { $matches ->
    [one] una partita
   *[other] { $matches } partite
}, { $where }

results-date = data
results-game = gioco
results-points = punti
results-with = con
results-player = giocatore
results-here = qui
results-everywhere = ovunque
results-played = partite
results-by-game = Per gioco
results-latest = Ultime partite
results-figure-matches = partite finite
results-figure-wins = primi posti
results-figure-average = punti in media
results-figure-best = miglior punteggio
results-figure-ahead = davanti: { $name }
results-figure-level = pari
results-figure-usual = durata abituale in giorni
results-figure-lengths = la più corta e la più lunga, in giorni
results-figure-highest = punteggio più alto
results-figure-highest-of = punteggio più alto: { $names }
results-figure-winner = punti di chi vince, in media
results-even = Linea tratteggiata: una quota uguale per ogni posto.
results-wins = Vittorie per posto al tavolo: { $players } giocatori, { $matches ->
    [one] una partita
   *[other] { $matches } partite
}
results-versus-foot = › si è piazzato più in alto
results-rating-foot = Si comincia da 1000. Un rating fra parentesi è ancora incerto.

button-show-in-channel = Mostra nel canale
button-this-server = Questo server
button-all-servers = Tutti i server
button-unrate = Non partecipare ai rating
button-rate = Partecipa ai rating
button-unrate-sure = Elimina i miei rating
button-results-history = Partite
button-results-versus = Contro di me
button-results-ratings = Rating
button-results-game = Il gioco in cifre
menu-results-game = Quale gioco…
results-every-game = Tutti i giochi

page-results-none = Qui non è ancora finita nessuna partita.
page-results-computers = Qui sono finite solo partite con computer: non contano per nessun rating e nessun’altra cifra.
page-results-none-of = Non c’è nessuna partita finita di { $name } che io possa mostrarti qui.
page-results-none-both = Voi due non avete ancora finito una partita insieme.
page-results-no-rating = Non hai ancora un rating. Serve una partita finita con qualcuno che partecipa ai rating.
page-results-not-rated = Non partecipi ai rating.
page-results-yourself = Indica un’altra persona: una partita contro di te finisce sempre in parità.
page-unrate = Senza rating non sei in nessun elenco, e le tue partite non cambiano il rating di nessuno. I tuoi rating vengono eliminati: se torni, ricominci da capo.
page-unrated = Non partecipi più ai rating.
page-rated-again = Partecipi ai rating dalla prossima partita.
