### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = Non conosco questo tavolo.
table-unknown-game = Non conosco questo gioco.
table-not-seated = Non giochi a questo tavolo.
table-letter-taken = { $value }: è già di { $who }. Scegli altro.
table-not-started = Questa partita non è ancora iniziata.
table-already-started = Questa partita è già iniziata.
table-leave-running = La partita è in corso. Per cedere il tuo posto o chiuderla insieme: /{ cmd-table } { cmd-table-manage }.
table-over = Questa partita è finita.
table-still-played = Questa partita è ancora in corso.
table-lobby-closed = Questo tavolo è chiuso.
table-lobby-full = Tutti i posti sono occupati.
table-foreign-lobby = Questo tavolo appartiene a un altro server.
table-already-joined = Sei già a questo tavolo.
table-not-host = Può farlo solo chi ha aperto il tavolo: { $host }.
table-not-enough-players = Servono { $need } giocatori; al tavolo { $have ->
    [one] ce n’è uno
   *[other] ce ne sono { $have }
}.
table-bad-seats = Questo gioco è per { $least }–{ $most } giocatori, non per { $seats }.
table-late = La partita nel frattempo è andata avanti. Guarda l’ultima posizione e scegli di nuovo.
table-nothing-to-undo = Non hai niente da annullare.
table-undo-answered = Non si può più annullare: qualcosa è stato estratto, o qualcun altro ha già risposto.
table-undo-asked = { $who } chiede di annullare: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}Si annullerebbe anche tutto ciò che è venuto dopo.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Attenzione: da allora qualcosa è stato estratto o svelato.
} Serve l’accordo di tutti gli altri.
table-undo-asked-all = { $who } chiede di tornare a una scelta precedente. Si annullerebbe anche tutto ciò che è venuto dopo.{ $revealed ->
    [0] {""}
   *[other] {" "}Attenzione: da allora qualcosa è stato estratto o svelato.
} Serve l’accordo di tutti gli altri.
table-undo-approved = Tutti sono d’accordo.
table-undo-refused = { $who } dice di no: non si annulla niente.
table-undo-overtaken = La partita è andata avanti: non si annulla niente.
table-undo-left = Il posto è passato di mano: non si annulla niente.
table-undo-gone = Non c’è più niente da approvare: la richiesta è stata risolta, o la partita è andata avanti.
table-undo-own = La richiesta è tua: devono accettarla gli altri.
table-nobody-to-approve = A questo tavolo non c’è nessun altro che possa essere d’accordo.
table-no-vote = Non hai votato.
table-empty-move = Scrivi una mossa.
table-too-many-moves = Troppe in una volta: al massimo { $most } mosse.
table-await-chance = Prima di { $move } c’è un’estrazione. Manda prima le mosse fino a lì.
table-await-others = Prima di { $move } tocca ad altri. Manda prima le mosse fino a lì.
table-place-lost = Non raggiungo più il canale di questa partita. Spostala con /{ cmd-table } { cmd-table-manage } in un altro canale.
table-place-lost-notice = Non posso più scrivere nel canale della tua partita (tavolo { NUMBER($match, useGrouping: 0) }). La partita è al sicuro: continua lì appena posso di nuovo scrivere. Oppure spostala con /{ cmd-table } { cmd-table-manage } in un altro canale.
table-place-lost-permission = Lì mi manca un permesso: { $permission }.
table-same-place = La partita è già in questo canale.
table-busy = In questo secondo ho troppo da fare. Non è cambiato niente: riprova, per favore.
table-storage = Al momento non posso salvare niente. Non è cambiato niente; avvisa chi gestisce questo bot.
table-storage-silent = Al momento il mio database non risponde. Non è cambiato niente: riprova tra qualche minuto, per favore.
table-storage-unsure = Il mio database ha smesso di rispondere durante il salvataggio, quindi non so se è andato a buon fine. Guarda la partita tra qualche minuto e rifallo solo se lì non c’è.
table-storage-waits = Al momento il mio database non risponde, perciò ci vuole più tempo. Non rifarlo: appena so com’è andata, lo leggi qui.
table-broken = Non riesco a leggere questa partita con le regole attuali. Niente è perduto; avvisa chi gestisce questo bot.
table-not-your-turn = Non tocca a te. Si aspetta { $who }.
table-unknown-option = Questo gioco non ha l’opzione «{ $option }».
table-bad-option = «{ $value }» non è un valore di { $option }. Possibili: { LIST($allowed, style: "semicolon") }.
table-illegal = «{ $move }» ora non è possibile.
table-end-proposed = { $who } vorrebbe chiudere questa partita senza risultato. Serve l’accordo di tutti.
table-undone = { $who } annulla: { LIST($moves, style: "said") }
table-undone-agreed = Si annulla tutto a partire da questa mossa ({ $who }): { LIST($moves, style: "said") }
table-undone-all = Si annulla tutto da una scelta precedente ({ $who }).
table-invited = { $who } ti invita a giocare: { $game }, tavolo { NUMBER($match, useGrouping: 0) }.
