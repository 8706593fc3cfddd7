### Pages of matches in the browser. Plain text: no markdown.

web-skip = Vai al contenuto
web-languages = Lingue
web-foot = Questa pagina non richiede un account, non usa cookie e non chiede niente ad altri siti.
web-home = Qui si possono guardare partite giocate su Discord. Il link a una partita è sotto il suo tabellone.
web-fault = Questa pagina non si può mostrare
web-unknown = A questo indirizzo non c’è nessuna pagina, o non tutti possono vederla.
web-no-position = Questa posizione non esiste in questa partita.
web-gone-elsewhere = Questa partita continua altrove. Qui non succede più niente.
web-gone-closed = Questo tavolo è stato chiuso prima che la partita iniziasse.
web-bad-range = In questo indirizzo qualcosa dovrebbe essere un numero e non lo è, o il numero è fuori dai limiti.
web-too-much = Troppo in una volta. Aspetta un attimo e riprova.
web-not-now = Al momento non si può mostrare. Riprova presto.
web-not-allowed = Queste pagine si possono solo leggere.
web-no-film = Questa partita non ha un filmato.
web-film-drawing = Il filmato è in preparazione. Torna fra un minuto.
web-autopilot = via: gioca il bot
web-reserve = riserva: { $left }
web-reserve-short = riserva: meno di un’ora
web-news = È successo qualcosa di nuovo.
web-players = Giocatori
web-time-control = Che cosa si è concordato
web-since-visit = Nuovo dalla tua ultima visita
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutto il tabellone
web-position = Posizione { $n } di { $count }
web-to-newest = alla più recente
web-paused = La partita è in pausa.
web-since = dal
web-until = scadenza:
web-ended-at = Fine:
web-started-at = Inizio:
web-pictures = Immagini di questa posizione
web-full-size = Immagine a grandezza piena
web-positions = Posizioni della partita
web-first = Prima posizione
web-back = Una posizione indietro
web-on = Una posizione avanti
web-newest = Posizione più recente
web-go = Vai
web-keys = Tasti: ← e → vanno passo per passo, Home e Fine agli estremi; sul tabellone + e − ingrandiscono e rimpiccioliscono, 0 lo mostra tutto.
web-total = Totale
web-rank = Piazzamento
web-sheet = Il foglio dei punti come immagine
web-looking-back = Riepilogo della partita
web-curves = Punti previsti alla fine
web-curves-note = I punti che ogni giocatore avrebbe probabilmente alla fine, secondo il giudizio a posteriori del computer su ogni posizione.
web-curves-end = Alla fine sono quelli veri.
web-proof = La prova
web-film = Filmato accelerato
web-words = Il tabellone a parole
web-about = Su questa partita
web-commitment = SHA-256 del segreto:
web-log-file = Cronaca come file (JSON)
web-to-match = Alla partita
web-checked-here = Questo è ciò che il bot ha trovato rigiocando la partita. Non devi crederci sulla parola.
web-verify-title = Verifica qui
web-verify-about = Il tuo browser calcola lo SHA-256 del segreto, ne rifà ogni estrazione e confronta tutto con la registrazione. Confronta lo SHA-256 con quello sul primo tabellone della partita su Discord.
web-verify-here = Verifica qui
web-verify-script = Serve un browser con JavaScript.
web-verify-self = Per verificare anche le mosse, prendi la registrazione ed esegui:
web-verify-sound = Il segreto è quello promesso, ogni estrazione ne consegue e la registrazione ha le stesse estrazioni.
web-verify-wrong = Segreto, estrazioni e registrazione non corrispondono a quanto promesso.
web-hints = { $hints ->
    [one] un suggerimento ricevuto
   *[other] { $hints } suggerimenti ricevuti
}
web-words-of-it = A parole
web-foot-own = Questa pagina è solo tua. Non richiede un account, tiene un solo cookie per questa partita e non chiede niente ad altri siti.
web-own = Lo vedi solo tu
web-own-about = Chiudi la finestra su un computer che usano anche altri. Su Discord «{ button-my-links }», in /{ cmd-me } { cmd-me-show }, revoca tutte le tue pagine.
web-own-hand = La tua mano
web-own-draft = La tua bozza
web-own-draft-board = Dove porterebbe
web-own-order = La tua disposizione
web-own-note = La tua nota
web-own-closed = Questa pagina è per chi gioca a questo tavolo, nel browser in cui l’ha aperta. Premi «Apri la mia pagina» sotto il tuo turno o la tua mano su Discord.
web-link-forged = Questo link non l’ha dato il bot. Premi «Apri la mia pagina» su Discord.
web-link-used = Questo link è già stato aperto, e un link si apre una volta sola. Premi «Apri la mia pagina» su Discord per averne un altro. Se non l’hai aperto tu, revoca lì tutte le tue pagine con «{ button-my-links }», in /{ cmd-me } { cmd-me-show }.
web-link-ended = Questo link è troppo vecchio. Premi «Apri la mia pagina» su Discord per averne uno nuovo.
web-link-revoked = Questa pagina è stata revocata. Premi «Apri la mia pagina» su Discord per un nuovo link.
web-server = Un server su Discord
web-tables = Tavoli aperti
web-tables-about = Partecipa su Discord.
web-tables-none = Nessun tavolo è aperto.
web-running = Partite in corso
web-running-none = Nessuna partita è in corso.
web-results = Risultati
web-results-none = Nessuna partita è ancora finita.
web-ratings = Rating
web-ratings-none = Nessuno ha ancora un rating.
web-ratings-about = Un rating fra parentesi non è ancora sicuro. Chi nasconde il proprio nome non compare.
web-player = Giocatore
web-game = Gioco
web-rating = Rating
web-matches = Partite
web-events = Eventi
web-hidden = (nascosto)
web-unrated = Ancora nessun rating.

button-page = Nel browser

form-name-about = Se il tuo nome sta sulle pagine delle partite nel browser
me-nameless = Sulle pagine nel browser compare il tuo posto invece del nome.

button-my-page = Apri la mia pagina
button-revoke-links = Revoca tutto
page-my-page = La tua pagina · { $game }, tavolo { NUMBER($match, useGrouping: 0) }
page-my-page-about = Con la tua mano, la tua bozza e la tua nota, solo per te: non passare il link ad altri. Si apre una volta sola e scade { $ends }. Il browser che lo apre mostra poi la pagina per 30 giorni.
page-links = Le tue pagine nel browser
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) }: aperta in un browser, scade { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) }: un link non ancora aperto, scade { $ends }
page-links-none = Non è aperta nessuna pagina che vedi solo tu, né c’è un link a una di esse. «{ button-my-page }», sotto il tuo turno (/{ cmd-turn }) o la tua mano (/{ cmd-hand }), te ne dà uno.
page-links-note = Revocali se qualcun altro può avere un link o usa il tuo browser.
page-links-revoked = { $count ->
    [one] Un link o una pagina è stata revocata. Non apre più niente.
   *[other] { $count } link e pagine sono stati revocati. Non aprono più niente.
}

button-person-page = La mia pagina per tutti
button-server-page = La pagina del server
page-person = C’è una pagina su di te che tutti possono vedere: i tuoi rating, e quelle tue partite che hanno una pagina.
page-person-nameless = La pagina su di te non mostra niente finché nascondi il tuo nome (/{ cmd-me } { cmd-me-show }).
form-page-about = Se c’è una pagina su di te con i tuoi rating e le tue partite
form-admin-listed-about = Se il server ha una pagina con tavoli aperti, risultati e rating
admin-listed = Il server ha una pagina con tavoli aperti, risultati e rating
admin-listed-none = Il server non ha una pagina sua

form-admin-pages-about = Se tutti possono guardare le partite di questo server nel browser
admin-pages = Le partite hanno pagine pubbliche nel browser, se questo bot le offre
admin-pages-none = Le partite non hanno pagine pubbliche nel browser
