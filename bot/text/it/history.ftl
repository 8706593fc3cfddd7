### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Dal mio ultimo turno
button-moving = Animazione
button-step = Passo per passo
button-luck = Fortuna
button-verify = Verifica le estrazioni
button-agree = D’accordo
button-agree-knowing = D’accordo lo stesso
button-no = No
button-ask = Chiedi agli altri
button-withdraw = Non chiedere più

page-then-title = Posizione { $n } di { $count } · { $when }
page-then-jump = Vai a…
page-then-n = { $n } di { $count }

page-since-title = Dal tuo ultimo turno ({ $when })
page-since-start = Dall’inizio della partita ({ $when })
page-since-stranger = L’ultima mossa ({ $when })
page-since-nothing = Da allora non è successo niente.
page-since-more = …
page-moving = Che cosa è successo, in animazione
page-moving-alt = Animazione di { NUMBER($count) } tabelloni, dalla fine del tuo ultimo turno a ora.
error-moving = Non è stato possibile disegnare l’animazione. Riprova tra un momento.
page-since-pictures = La prima immagine mostra com’era, la seconda com’è ora.

page-back-at-once = Questo puoi annullarlo subito: { $moves }
page-back-nothing = { $alone ->
    [1] Non si può annullare nulla subito: qualcosa è stato estratto, o un computer ha già risposto.
   *[0] Di tua iniziativa non puoi annullare niente: qualcosa è stato estratto, o un altro giocatore ha già risposto.
}
page-back-ask = { $alone ->
    [1] Puoi tornare a un turno precedente senza chiedere a nessuno.
   *[0] Per annullare qualcosa di precedente serve l’accordo di tutti gli altri.
}
page-back-asked = Hai chiesto agli altri di annullare un turno. Non hanno ancora risposto tutti.
page-back-menu = { $alone ->
    [1] Annulla un turno precedente…
   *[0] Chiedi di annullare un turno precedente…
}
page-back-turn = Il tuo turno numero { $n }
page-back-revealed = da allora qualcosa è stato estratto o svelato
page-back-sure = { $alone ->
    [1] Annullo questo?
   *[0] Chiedo agli altri di annullare questo?
} { $moves } Si annulla anche tutto ciò che segue.
page-back-sure-revealed = { $alone ->
    [1] Da allora qualcosa è stato estratto o svelato; ciò che è stato estratto verrà estratto di nuovo.
   *[0] Da allora qualcosa è stato estratto o svelato. Tutti devono accettare anche questo; ciò che è stato estratto verrà estratto di nuovo.
}

page-votes-asked = Chiesto. Mancano ancora: { $missing }.
page-votes-warned = { $who } lo chiede, ma da allora qualcosa è stato estratto o svelato, e ora si conosce. Ciò che è stato estratto verrà estratto di nuovo. Accetti lo stesso?
page-votes-open = Sei d’accordo. Mancano ancora: { $missing }.
page-votes-approved = { $alone ->
    [1] È annullato.
   *[0] Tutti d’accordo: è annullato.
}
page-votes-refused = Non sei d’accordo: non si annulla niente.
page-votes-withdrawn = Non lo chiedi più.

page-verify-title = La prova
page-verify-promise = Promesso con il primo tabellone: `{ $hash }`. Il segreto: `{ $secret }`.
page-verify-self = Confronta la promessa con quella che mostra **Estrazioni eque** sotto il primo tabellone della partita.
page-verify-unproven = Non provati: i nomi, gli orari, e quali passi sono stati fatti insieme. Sono come il bot li ha annotati.

table-verify-sound = Tutto in ordine: il segreto è quello promesso, { $draws ->
    [one] l’unica estrazione ne consegue
   *[other] tutte le { $draws } estrazioni ne conseguono
}, e ogni mossa era permessa ({ $steps } passi).
table-verify-damaged = La registrazione non è coerente. Avvisa chi gestisce questo bot.
table-verify-step = Il passo { $n } non segue dal segreto e dalle regole. Avvisa chi gestisce questo bot.
table-verify-rules = Le regole o i loro dati sono cambiati dopo questa partita. La sua registrazione si può verificare con la versione di allora.
table-unfinished = Puoi chiederlo solo a partita finita: prima, svelerebbe ciò che è nascosto.

luck-label = { $label }
