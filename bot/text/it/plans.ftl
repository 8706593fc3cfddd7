### What a player tries out and plans: seen by that player alone.

button-try = Provalo
button-try-again = Ricomincia
button-order = Giocalo quando tocca a me
button-keep-plan = Tienilo per il mio turno
button-use-plan = Usalo per il mio turno
button-unorder = { $kind ->
    [ahead] Ritira le risposte
   *[other] Ritira la disposizione
}
button-repeat = Passa finché non posso fare altro
button-note-delete = Elimina la nota
button-ahead = Rispondi in anticipo
button-stop = { $moment }: chiedimi
button-stop-none = { $moment }: senza chiedere
button-ask-all = Chiedimi tutto
button-ask-choices = Chiedimi solo se posso scegliere

page-try-title = E se…
page-try-then = E se…, dalla posizione { $n }
page-try-note = Lo vedi solo tu, e non si gioca niente.
page-try-chance = Il seguito viene estratto o è ancora nascosto. Resta aperto.
page-try-done = Questo sarebbe tutto il tuo turno.
page-try-late = Nel frattempo hai provato altro. Ecco a che punto sei.
page-try-lost = { $count ->
    [one] La partita è andata avanti: una mossa non è più possibile ed è stata tralasciata.
   *[other] La partita è andata avanti: { $count } mosse non sono più possibili e sono state tralasciate.
}
page-plan-kept = Conservato. Lo trovi sulla tua pagina quando comincia il tuo turno.
page-plan-ordered = Quando comincia il tuo turno lo gioco, se è ancora permesso. Prima nessuno lo viene a sapere.
page-plan-withdrawn = { $kind ->
    [ahead] Le risposte sono ritirate.
   *[other] La disposizione è ritirata.
}
page-plan-order = La tua disposizione: { $moves }
page-plan-not-now = Per come stanno le cose, non è più possibile. Se resta così, te lo chiedo al tuo turno.
page-plan-pass = La tua disposizione, finché non puoi fare altro: { $moves }
page-ahead = Il tuo turno è completo: Conferma lo gioca. Puoi già rispondere a ciò che viene dopo; lo gioco quando tocca a te, senza chiamarti, se è ancora possibile.
page-ahead-title = Risposto in anticipo
page-wishes = Più di un desiderio? Tocca altre risposte nel loro ordine: se la prima non è più possibile, vale la successiva.
page-wishes-unsure = { $answer }: con { $enough } desideri diversi, almeno uno sarà di sicuro ancora possibile quando tocca a te. Finora ne hai { $count }.
page-wishes-sure = { $count ->
    [one] { $answer }: sarà di sicuro ancora possibile quando tocca a te; per questo non ti chiamo.
   *[other] { $answer }: uno dei tuoi desideri sarà di sicuro ancora possibile quando tocca a te; per questo non ti chiamo.
}
page-plan-ahead = Risposto in anticipo: { $moves }
page-plan-dropped = { $kind ->
    [ahead] Ciò che avevi risposto in anticipo non si poteva più giocare. Ecco che cosa ne resta; decidi tu.
   *[other] La tua disposizione non si poteva più giocare. Ecco che cosa ne resta; decidi tu.
}
page-plan-dropped-all = { $kind ->
    [ahead] Ciò che avevi risposto in anticipo non si poteva più giocare. Decidi tu.
   *[other] La tua disposizione non si poteva più giocare. Decidi tu.
}
table-plan-undone = Alcune mosse sono state annullate, quindi ciò che avevi deciso in anticipo non vale più: ti chiamo quando tocca a te.
stop-title = Dove ti chiedo cosa fare in questo round. Un tocco lo cambia finché non arriva il momento.
stop-none = { $moment }: senza chiedere, tranne se la mia risposta può costarti qualcosa
stop-stop = { $moment }: ti chiedo
stop-fixed = { $moment }: puoi decidere solo tu; ti chiedo, se non hai risposto in anticipo
stop-late = Troppo tardi: il round ha già superato quel momento e lì il tuo ordine è stato eseguito. Questo tasto non ha cambiato nulla.
page-plan-choice = Ora puoi fare altro, quindi non ho passato per te. Decidi tu.
page-plan-loaded = Ecco che cosa avevi conservato per il tuo turno.
page-plan-part = Di ciò che avevi conservato per il tuo turno, questo è ancora possibile.
page-plan-gone = Ciò che avevi conservato per il tuo turno non è più possibile.
page-note = La tua nota: { $text }
page-note-none = Non hai note su questa partita. Scrivine una con /{ cmd-me } { cmd-me-note }.
log-ordered = (per disposizione)
log-by-itself = (in automatico: non c’era scelta)

plan-nothing-to-try = Da questa posizione non c’è niente da provare: qui non ti si potrebbe chiedere niente.
plan-none = Questo non si può più pianificare. Guarda di nuovo la tua pagina.

cmd-me-note = nota
cmd-me-note-about = Una nota privata su una partita; senza testo: la mostra
cmd-me-note-text = testo
cmd-me-note-text-about = Che cosa vuoi ricordare; lo vedi solo tu
