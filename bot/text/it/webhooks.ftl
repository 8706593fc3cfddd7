### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Tocca a te: { $game } (tavolo { NUMBER($match, useGrouping: 0) }).
webhook-try = Così ti dico che tocca a te.
webhook-title = I tuoi webhook
webhook-none = Non ne hai. **{ button-webhook-add }** chiede un indirizzo.
webhook-added = { $host } viene chiamato quando tocca a te
webhook-added-about = Una prima chiamata è in viaggio, per prova. Questo è il segreto che firma ogni chiamata; non verrà più mostrato:
webhook-signed = Turnpost-Signature è v1= e lo HMAC-SHA256 di Turnpost-Timestamp, un punto e il corpo.
webhook-remove = Togli il { $n }
webhook-match = solo il tavolo { NUMBER($match, useGrouping: 0) }
webhook-last-status = ultima risposta: { $status }
webhook-last-unreachable = l’ultima volta: nessuna risposta
webhook-last-forbidden = non chiamato: l’indirizzo porta a un luogo privato
webhook-stopped = **fermo**; toglilo e aggiungilo di nuovo
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Posso chiamare solo indirizzi pubblici che cominciano con https:// e non contengono password.
table-webhook-which = «{ form-webhook-everybody }» vale per un solo tavolo, aperto da te. Sceglilo sotto «{ form-webhook-match }».
table-webhook-none = Qui i webhook non sono offerti.
table-webhook-many = { $most ->
    [one] Puoi avere un webhook. Prima togli quello.
   *[other] Puoi avere { $most } webhook. Togline prima uno.
}
table-webhook-failing = Il tuo webhook su { $host } non è stato raggiunto. Ci riprovo quando tocca a te; /{ cmd-me } { cmd-me-show } mostra a che punto è.
table-webhook-stopped = Il tuo webhook su { $host } più volte non è stato raggiungibile, ed è fermo. Toglilo con /{ cmd-me } { cmd-me-show } e aggiungilo di nuovo quando funziona.
webhook-match-turn = { $game } (tavolo { NUMBER($match, useGrouping: 0) }): tocca a { $who }.
webhook-match-try = Così dico a chi tocca: { $game } (tavolo { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (tavolo { NUMBER($match, useGrouping: 0) }): la partita è finita.
webhook-match-title = Webhook del tavolo { NUMBER($match, useGrouping: 0) }
webhook-match-none = Non ne ha. Può aggiungerne uno chi ha aperto il tavolo con /{ cmd-me } { cmd-me-show }, e chi gestisce il server con /{ cmd-admin }.
webhook-match-about = Vengono chiamati a ogni turno, e quando il tavolo finisce. Vengono a sapere il gioco, chi deve giocare e dov’è il tavolo, ma niente che solo un giocatore possa sapere.
webhook-match-added = { $host } viene chiamato a ogni turno del tavolo { NUMBER($match, useGrouping: 0) }
webhook-match-every = ogni turno del tavolo { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } ha aggiunto un webhook a questo tavolo. { $host } viene chiamato a ogni turno e viene a sapere chi deve giocare, ma niente che solo un giocatore possa sapere. Lo vedi con /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = { $by } ha tolto il webhook di questo tavolo. { $host } non viene più chiamato.
table-webhook-match-many = { $most ->
    [one] Un tavolo può avere un webhook. Prima togli quello.
   *[other] Un tavolo può avere { $most } webhook. Togline prima uno.
}
table-webhook-match-failing = Il webhook che hai aggiunto al tavolo non è stato raggiunto su { $host }. Ci riprovo al prossimo turno; /{ cmd-me } { cmd-me-show } mostra a che punto è.
table-webhook-match-stopped = Il webhook che hai aggiunto al tavolo più volte non è stato raggiungibile su { $host }, ed è fermo. Toglilo con /{ cmd-me } { cmd-me-show } e aggiungilo di nuovo quando funziona.

form-webhook-url-about = L’indirizzo, che comincia con https://
form-webhook-form-about = Che cosa capisce il destinatario
form-webhook-everybody-about = A ogni turno di questo tavolo, chiunque debba giocare; per chi l’ha aperto
button-webhooks = Webhook
button-webhook-add = Aggiungi un webhook
menu-webhooks-of = Webhook di un tavolo…
form-webhook-url = Indirizzo
form-webhook-form = Formato
form-webhook-match = Per quale tavolo?
form-webhook-all = Tutti i miei tavoli
form-webhook-everybody = Ai turni di tutti
