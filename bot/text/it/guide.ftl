### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = regole
cmd-rules-about = Le regole di questa partita o di un gioco, per capitoli
cmd-rules-game = gioco
cmd-rules-game-about = Quale gioco; se manca, la partita di questo canale
cmd-rules-find = cerca
cmd-rules-find-about = Parole da cercare
cmd-help = aiuto
cmd-help-about = Che cosa sa fare questo bot, e come cominciare

button-see = Che cosa vedo?
page-see-none = I simboli di questa immagine non hanno ancora una spiegazione.
button-why = Perché?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Che cosa mostra l’immagine

menu-chapter = Capitolo…
menu-game = Regole di…

page-rules-match = Tavolo { NUMBER($match, useGrouping: 0) }, { $players } giocatori
page-find = **{ $query }**: { $count ->
    [one] 1 risultato
   *[other] { $count } risultati
}
page-find-more = { $count ->
    [one] Un altro risultato; aggiungi una parola per vederne meno.
   *[other] Altri { $count } risultati; aggiungi una parola per vederne meno.
}
page-find-english = Le regole numerate sono solo in inglese.
page-find-none = In queste regole non c’è niente su **{ $query }**. Prova un’altra parola, o apri un capitolo.

help-title = Giochi da tavolo, turno per turno
help-about = Turnpost gestisce il tabellone, le regole e i segreti di lunghi giochi da tavolo. Giochi il tuo turno quando hai tempo.
help-find = **Cerchi con chi giocare:** /{ cmd-play } trova persone del tuo livello, /{ cmd-table } { cmd-table-find } mostra i tavoli aperti e /{ cmd-event } ti iscrive a un campionato o a un’eliminazione diretta. Solo tra amici: /{ cmd-table } { cmd-table-new } con **{ cmd-table-new-private }**.
help-play = **Il tuo turno:** premi **{ button-turn }** sotto il tabellone, o usa /{ cmd-turn }. Ti viene fatta una domanda alla volta, e la pagina la vedi solo tu. Le tue carte: /{ cmd-hand }. Tutti i tuoi tavoli: /{ cmd-table } { cmd-table-mine }.
help-time = **Il tuo tempo:** /{ cmd-me } { cmd-me-show } dice quando ti si può disturbare, e tiene liberi dei giorni.
help-trouble = **Qualcosa non va:** /{ cmd-table } { cmd-table-undo } annulla un passo, /{ cmd-table } { cmd-table-time } dice chi si aspetta, /{ cmd-table } { cmd-table-manage } cede il tuo posto.

cmd-learn = impara
cmd-learn-about = Una prima partita guidata contro computer facili, circa dieci minuti
cmd-learn-game = gioco
cmd-learn-game-about = Quale gioco vuoi imparare

button-learn = Prima provalo
button-learned = Lo so già: lascia
button-learn-here = Impara qui, in un thread
button-parts = Che cosa sta dove?
learn-thread = Imparare { $game }
learn-none = Questo gioco non ha una partita guidata. /{ cmd-rules } ha le sue regole.
learn-welcome = Qui comincia la tua prima partita (**{ $game }**), contro computer facili. Premi **{ button-turn }** sotto il tabellone: ogni domanda viene spiegata la prima volta. Dura circa dieci minuti, poi finisce da sola. **{ button-learned }** la finisce subito.
learn-begun = La tua prima partita (**{ $game }**) è pronta: { $link }
learn-found = Hai già una partita guidata (**{ $game }**). Ti aspetta: { $link }
learn-closed = Non posso mandarti messaggi privati. Consentili nelle impostazioni sulla privacy di questo server e usa di nuovo /{ cmd-learn }, o impara qui in un thread.
learn-over = Hai visto tutte le domande di questa guida. Continua pure a giocare, o lascia la partita.
learn-done = Questa era la tua lezione (**{ $game }**). { LIST($points, style: "comma") }. { $review } Una partita intera continua così fino alla fine.
learn-won = Il tabellone alla fine di una partita intera vinta.
learn-part-turn = a chi tocca
learn-points = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
learn-look-up = /{ cmd-rules } ha ciò che vuoi rivedere.
learn-ended = La lezione finisce qui. Com’è andata sta sotto il tabellone.
learn-own-way = Vai per la tua strada: da qui ogni domanda viene spiegata la prima volta.
learn-left = La partita guidata (**{ $game }**) è finita.

help-way-time = **{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = fuso dimmi tuo orario ore-silenziose inizio fine ore del giorno senza promemoria nessuna
help-way-vacation = **{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = vacanza primo ultimo giorni senza promemoria sei nuovo qui ferie viaggio pausa
help-way-told = **{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = promemoria frequenza dove quanto spesso ricordo tuo turno avviso dico che cominciato riepilogo ora elenco delle tue partite per messaggio una volta giorno senza niente troppi meno messaggi notifiche disattivare spegnere silenzio
help-way-reading = **{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = visualizzazione come immagini testo nelle tue pagine private lingua cui rispondo qualunque cosa dica discord grandezza grande daltonico cambiare aspetto chiare scure notte lettere ornamenti
help-way-web = **{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = nome visibile tuo sta sulle pagine delle partite nel browser pagina c’è una con tuoi rating tue
help-way-alerts = **{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = avvisi gioco ritmo dove nessuno quando apre tavolo senza niente quelli che hai
help-way-webhooks = **{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = webhook url formato tutti indirizzo chiamato quando tocca senza mostra tuoi
help-way-links = **{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = link tue pagine nel browser come revocarle
help-way-results = **{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = risultati storico giocatore gioco partite finite dalle più recenti testa-a-testa altro testa curve punti una partita come cifre durata punteggi vittorie per posto cronologia
help-way-ratings = **{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = risultati rating gioco questo server senza tuoi
help-way-event = **{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = evento iscriviti ritirati classifica che punto ciascuno tuo tavolo regolamento dell’evento torneo campionato coppa
help-way-organise = **{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = evento nuovo nome gioco formula posti round gruppi turno giorni punti ritardatari computer crea può iscrivere subito inizia per chi organizza forma primo prossimo chiudi ora questo prolunga dai più tempo escludi persona togli qualcuno dall’elenco annulla l’evento altro server non partecipare stagione apri iscrizioni alla prossima tutti comandi codice altri condividi gestori porta qui sposta mostra canale
help-way-settings = **{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = admin impostazioni tavoli fine spostamento lingua altrove pagina-del-server pagine vedi cambia questo server
help-way-channels = **{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = admin canali aggiungi togli ovunque incontri qualunque-posto forum thread dove possono aprire tavoli
help-way-list = **{ button-admin-list }**: /{ cmd-admin }
help-words-list = admin tavoli-aperti altrove togli tieni questo canale elenco dei tavoli aperti
help-way-import = **{ button-admin-import }**: /{ cmd-admin }
help-words-import = admin importa file porta qui una partita finita dalla sua registrazione per guardarla
help-way-repair = **{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = admin tabellone pubblica nuovo l’ultimo una partita sposta continua questo canale posto persona chiedi qualcuno prendere con tutto ciò che c’è ripristina riporta posizione precedente tutti vengono avvisati chiudi senza risultato esporta ottieni registrazione server webhook url formato indirizzo chiamato ogni turno mostra quelli sono
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = giocare da solo sola contro computer avversario facile difficile forte debole livello esercitarsi
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = amici amico giocare con insieme gruppo cominciare
help-words-cmd-table-undo = mossa sbagliata errore sbagliato cambiare correggere annullare indietro
help-words-cmd-hand = vedere mie carte tessere segrete
help-words-cmd-me-delete = cancellare eliminare dimenticare dati account privacy
help-words-cmd-table-mine = dove partita trovare partite in corso
help-words-cmd-play = trovare cercare giocatori avversari gente
help-words-cmd-rules = come si gioca istruzioni spiegare
help-words-cmd-learn = imparare come si gioca principiante spiegare
help-words-cmd-table-board = chi vince punti punteggio posizione
help-words-cmd-table-new = iniziare cominciare creare aprire partita rivincita di nuovo
help-words-cmd-turn = mio turno tocca a me giocare suggerimento
button-help = Aiuto
button-help-learn = Imparare un gioco
button-help-solo = Giocare contro il computer
button-help-solo-how = Più computer, o più forti
help-solo = Quale gioco? Comincia subito, contro il minor numero possibile di computer; livello: { $level }.
button-help-friends = Giocare con gli amici
button-learn-solo = Partita intera contro il computer
button-learn-friends = Invita amici
button-help-find = Che cosa vuoi fare?
menu-learn = Imparare…
form-help-find = Una parola o due
form-game = Quale gioco?
form-seats = Quanti giocano, compreso te?
form-level = Quanto giocano bene?
form-private = Solo su invito
form-private-about = Nessun altro vede il tavolo
help-found = «{ $query }»
help-find-none = Non ho trovato niente su «{ $query }». Prova un’altra parola.
cmd-help-find = cerca
cmd-help-find-about = Che cosa vuoi fare, in una parola o due
