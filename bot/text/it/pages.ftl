### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Un tavolo per { $game }
lobby-seat-taken = Posto { $seat }: { $name }
lobby-seat-free = Posto { $seat }: libero
lobby-option = { $option }: **{ $value }**
lobby-closed = Questo tavolo è stato chiuso.
lobby-missing = { $missing ->
    [one] C’è un posto libero: premi Partecipa.
   *[other] Ci sono { $missing } posti liberi: premi Partecipa.
}
lobby-missing-others = { $missing ->
    [one] C’è un posto libero.
   *[other] Ci sono { $missing } posti liberi.
}
lobby-ready = Ci siamo tutti: { $host }, premi Inizia.
lobby-started = La partita è iniziata: { $link }

dm-closed = Non posso mandarti messaggi privati. La tua mano è sempre su /{ cmd-hand }. Per riceverla per messaggio, consenti i messaggi privati da questo server.
dm-hand = La tua mano, { $link }

board-started = La partita comincia. Al tavolo: { $names }.
board-ping = { $who }, tocca a te. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = Ogni estrazione è fissata da un segreto il cui SHA-256 è `{ $hash }`. Il segreto viene mostrato alla fine, e chiunque può verificare tutte le estrazioni.
board-over = La partita è finita.
board-winner = { COUNT($who) ->
    [one] { $who } vince con { $total ->
        [1] un punto
       *[other] { $total } punti
    }.
   *[other] { $who } si dividono la vittoria con { $total ->
        [1] un punto
       *[other] { $total } punti
    }.
}
board-ended = La partita è stata chiusa senza risultato.
board-secret = Segreto delle estrazioni: `{ $secret }`. Permette di verificare ogni estrazione.
board-no-picture = Non è stato possibile disegnare l’immagine. Ecco il tabellone a parole.

mine-waiting = si aspetta { $who }
mine-lobby = non iniziata, { $taken ->
    [one] { $taken } posto occupato
   *[other] { $taken } posti occupati
} su { $seats }
mine-over = finita
mine-your-turn = **tocca a te** ({ $since })

page-match-line = **{ $game }** · tavolo { NUMBER($match, useGrouping: 0) }
page-draft = Finora: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Niente è pubblico finché non confermi.
page-finish-note = Un pulsante verde gioca subito il tuo turno; con *Annulla la mossa* lo annulli.
page-left-out = Non più possibile, quindi tralasciato: { LIST($labels, style: "comma") }
page-instead = Qualcos’altro…
page-chance-note = { $alone ->
    [1] Il seguito dipende dal caso. Conferma per vederlo.
   *[0] Il seguito dipende dal caso. Conferma per vederlo; dopo, niente di ciò che precede si può più annullare.
}
page-foreseen-note = { $alone ->
    [1] Ciò che viene estratto si vede solo dopo la conferma.
   *[0] Ciò che viene estratto si vede solo dopo la conferma; poi non si può più annullare.
}
page-done-waiting = Fatto. Ora si aspetta { $who }.
page-done-at-once = Fatto. Subito dopo di te: { $who }.
page-done-again = Fatto. Tocca di nuovo a te.
page-done-over = Fatto. La partita è finita.
page-waiting = Per ora non hai niente da fare. Si aspetta { $who }.
page-over = Questa partita è finita.
page-sealed = La tua scelta è sigillata. Puoi cambiarla finché non hanno scelto tutti.
page-hand-title = La tua mano · { $game }, tavolo { NUMBER($match, useGrouping: 0) }
page-hand-missed = I tuoi messaggi privati sono chiusi, quindi non ho potuto mandarti la mano. Eccola.
page-mine-title = Le tue partite
page-mine-count = { $count ->
    [one] Un tavolo
   *[other] { $count } tavoli
}{ $waiting ->
    [0] { "" }
   *[other] { " " }· aspettano te: { $waiting }
}
page-mine-none = Non giochi a nessun tavolo. Aprine uno con /{ cmd-table } { cmd-table-new }.
page-mine-line = **{ $game }** · tavolo { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Stai giocando più partite. Quale?
page-log-title = Che cosa è successo · { $game }, tavolo { NUMBER($match, useGrouping: 0) }
page-status-title = Come sta la partita · { $game }, tavolo { NUMBER($match, useGrouping: 0) }
page-new-opened = Il tavolo { NUMBER($match, useGrouping: 0) } è aperto. Quando ci siete tutti, premi { $start } nel suo annuncio qui sotto.
page-joined = { $hand ->
    [0] Ci sei anche tu.
   *[1] Ci sei anche tu. Quando la partita inizia, la tua mano arriva per messaggio privato.
}
page-left = Hai lasciato il tavolo.
page-started = La partita è iniziata.
page-board-anew = Il tabellone ora è in fondo: { $link }
page-invited = Inviti mandati: { $names }.
page-vote = Per la fine: { $agreed }. Mancano ancora: { $missing }.
page-vote-none = Nessuno ha votato per chiudere la partita.
page-vote-about = Una partita finisce senza risultato se tutti i suoi giocatori sono d’accordo.
page-export = La registrazione del tavolo { NUMBER($match, useGrouping: 0) }, con il segreto delle estrazioni.
page-export-running = La registrazione del tavolo { NUMBER($match, useGrouping: 0) } fino a qui. I segreti ne restano fuori finché la partita non è finita.
page-moved = La partita continua qui.
page-options-title = Opzioni del tavolo { NUMBER($match, useGrouping: 0) }
page-options-note = Solo chi ha aperto il tavolo può cambiarle, finché la partita non inizia.
page-rules-title = { $game } – le regole in breve
page-rules-which = Le regole di quale gioco?
page-confirm-title = Confermi questo turno?
page-answered-on = Hai dato altre risposte da quando è stata fatta questa pagina. Ecco a che punto sei.
page-late = La partita è andata avanti da quando è stato fatto quel pulsante. Ecco la posizione attuale.

log-none = Non è ancora successo niente.

status-lobby = Non iniziata: { $taken ->
    [one] { $taken } posto occupato
   *[other] { $taken } posti occupati
} su { $seats }.
status-running = { $round ->
    [0] Si aspetta { $who } ({ $since }).
   *[other] Round { $round }. Si aspetta { $who } ({ $since }).
}
status-over = La partita è finita.
status-ended = La partita è stata chiusa senza risultato.

thread-name = { $game } · tavolo { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
