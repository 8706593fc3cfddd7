### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
time-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
time-days-hours = { $days ->
    [one] un giorno
   *[other] { $days } giorni
} e { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }h
time-typed-days = { $days }gg

## What a table agrees on

time-control-none = Senza limite di tempo
time-control-turn = Tempo per turno: { $turn }
time-control-reserve = Tempo: { $turn } per ogni turno, e una riserva di { $reserve } per tutta la partita
time-control-absence-wait = A tempo scaduto, il tavolo aspetta
time-control-absence-substitute = A tempo scaduto, un altro può prendere il posto
time-control-absence-autopilot = A tempo scaduto, gioco io al posto del giocatore
time-control-quiet-stops = Il tempo si ferma nelle ore silenziose di ciascuno
time-control-vacation = Vacanze che fermano l’orologio, per giocatore: { $days ->
    [one] un giorno
   *[other] { $days } giorni
}

table-time-control-turn = Il tempo per un turno deve essere fra { $least } e { $most }.
table-time-control-allowance = Il tempo per ogni turno deve essere fra { $least } e { $most }.
table-time-control-reserve = La riserva deve essere fra { $least } e { $most }.
table-time-control-vacation = Un tavolo può concedere a ciascuno al massimo { NUMBER($most) } giorni di vacanza.
table-unreadable-amount = Non capisco la durata «{ $text }». Scrivila così: 36h, 2gg o 1gg 12h.
table-unreadable-time = «{ $text }» non è un’ora del giorno. Scrivila così: 22:30.
table-unreadable-date = «{ $text }» non è un giorno. Scrivilo così: 24/12 o 2026-12-24.
table-unknown-zone = Non conosco il fuso orario «{ $text }». Scrivi il tuo paese, o un fuso, per esempio Europe/Rome.
table-unknown-zone-near = Non conosco il fuso orario «{ $text }». Intendevi { LIST($near, style: "or") }?
table-quiet-same = Le ore silenziose non possono finire all’ora in cui cominciano.
table-quiet-long = Le ore silenziose possono essere al massimo { NUMBER($hours) } al giorno. Per un riposo più lungo c’è /{ cmd-me } { cmd-me-show }.
table-vacation-past = Una vacanza non può cominciare nel passato.
table-vacation-backwards = Una vacanza non può finire prima di cominciare.
table-vacation-far = Una vacanza può cominciare solo entro un anno.
table-vacation-long = Una vacanza può durare al massimo { NUMBER($days) } giorni.

## What the house says by itself

table-reminder = Promemoria: il tuo turno è cominciato { $since }.
table-reminder-until = Promemoria: tocca a te. Scadenza: { $until }.
table-your-turn = Tocca a te.
table-time-out-wait = Tempo scaduto per { $who }. Il tavolo aspetta.
table-time-out-substitute = Tempo scaduto per { $who }. Finché { $who } non gioca, chiunque altro può prendere il posto.
table-time-out-substitute-private = Tempo scaduto per { $who }. Finché { $who } non gioca, gli altri possono offrire il posto a qualcuno.
table-autopilot-begins = Tempo scaduto per { $who }. Ora gioco io, finché { $who } non torna o un altro non prende il posto.
table-expired = Da { NUMBER($days) } giorni nessuno ha avviato questo tavolo, quindi ora è chiuso.

board-until = Scadenza: { $until }
board-until-who = Scadenza per { $who }: { $until }
board-paused = La partita è in pausa ({ $since }).
status-autopilot = Gioco io per { $who }.
mine-your-turn-until = **tocca a te** ({ $since }), scadenza: { $until }
mine-waiting-since = si aspetta { $who } ({ $since })
mine-waiting-until = si aspetta { $who } ({ $since }), scadenza: { $until }
mine-paused = in pausa ({ $since })
mine-autopilot = **gioco io per te** finché non premi **{ button-come-back }**

## Among the players

table-pause-asked = { $who } chiede una pausa: se tutti sono d’accordo, la partita resta in pausa finché qualcuno non la riprende.
table-paused = La partita è in pausa finché qualcuno non la riprende.
table-goes-on = La partita riprende.
table-extend-asked = { $who } chiede più tempo: { $amount }. Serve l’accordo di tutti gli altri.
table-extended = Più tempo per { $who }. Scadenza: { $until }.
table-seat-offered = Chi vuole subentrare a { $who }, con tutto ciò che ha?
table-seat-asked = { $by } ti chiede se vuoi subentrare a { $who }, con tutto ciò che ha.
table-own-seat-asked = { $by } ti offre il suo posto, con tutto ciò che ha.
table-seat-unheard = Non riesco a raggiungere { $name } per messaggio privato. Il posto resta offerto: si può prendere qui.
table-invite-unheard = Non riesco a raggiungere { $name } per messaggio privato. L’invito vale lo stesso: ecco il pulsante per partecipare.
table-seat-taken = { $who } subentra a { $old }.
table-seat-taken-empty = { $who } prende un posto vuoto.
table-back = { $who } è di nuovo qui.
table-stays = { $who } resta al tavolo.

table-zone-first = Dimmi prima il tuo fuso orario, con **{ button-me-time }** in /{ cmd-me } { cmd-me-show }.
table-vacation-none = Non c’è nessuna vacanza da terminare.
table-vacation-many = Puoi programmare al massimo { NUMBER($most) } vacanze.
table-time-control-more = Puoi chiedere da { $least } a { $most } per volta.
table-substitute-seated = Questa persona gioca già a questo tavolo.
table-seat-not-offered = Questo posto non è offerto.
table-foreign-seat = Questo tavolo appartiene a un altro server.
table-seat-present = { $who } non è via. Solo { $who } può cedere questo posto.
table-waits = I giocatori di questo tavolo hanno deciso di aspettare { $who }.
table-not-away = Non sei via: il posto è tuo.
table-no-clock = Qui non scorre nessun tempo per te.
table-nobody-to-ask = Non c’è nessun altro giocatore che possa essere d’accordo.
table-nothing-asked = La questione è risolta.
table-too-many-calls = Hai già chiesto qualcosa agli altri di questo tavolo { NUMBER($most) } volte in un giorno. Potrai chiedere di nuovo: { $until }.
table-own-ask = Devono accettarlo gli altri.

button-take-seat = Prendi il posto
button-come-back = Rieccomi
button-grant = D’accordo per più tempo
button-pause = D’accordo per la pausa
button-go-on = Riprendi

## Commands and pages

cmd-me = io
cmd-me-about = Su di te: fuso orario, ore silenziose, vacanze, promemoria, i tuoi dati
cmd-me-show = mostra
cmd-me-show-about = Le tue impostazioni: tempo, vacanza, promemoria, lingua, avvisi, webhook
cmd-me-look = aspetto
cmd-me-look-about = Come sono le tue immagini: chiare o scure, lettere più grandi, meno ornamenti
form-zone-about = Il tuo paese, o il nome del fuso
form-quiet-begin-about = Quando cominciano, per esempio 22:30
form-vacation-first-about = Il primo giorno, per esempio 24/12 o 2026-12-24
form-vacation-last = L’ultimo giorno

clock-none = senza limite di tempo
clock-turn = tempo per turno
clock-reserve = tempo per turno, e una riserva
quiet-runs = gli orologi vanno sempre
quiet-stops = gli orologi si fermano nelle ore silenziose
remind-all = Tutti i promemoria
remind-all-about = A metà tempo, e prima della scadenza
remind-one = Un promemoria per turno
remind-one-about = Prima della scadenza
remind-none = Nessun promemoria
remind-none-about = Solo la menzione quando comincia il tuo turno
remind-by-dm = I promemoria arrivano per messaggio privato
remind-by-thread = I promemoria arrivano nel thread della partita
call-thread = Il tuo turno: una menzione nel thread
call-dm = Il tuo turno: un messaggio privato
call-both = Il tuo turno: una menzione e un messaggio privato
menu-clock = Orologio
menu-absence = A tempo scaduto

me-title = Tu e il tuo tempo
me-zone = Fuso orario: **{ $zone }**. Ora locale: { $now }.
me-zone-none = Fuso orario: non indicato. Uso UTC.
me-quiet = Ore silenziose: **{ $start }–{ $end }**
me-quiet-none = Ore silenziose: nessuna
me-vacation = Vacanza: { $first } – { $last }
me-vacation-none = Vacanza: nessuna
me-note = Sul tuo schermo ora è: { $now }.
page-clock-title = Il tempo al tavolo { NUMBER($match, useGrouping: 0) }
page-paused = La partita è in pausa.
page-pause-none = La partita non è in pausa.
page-agreed = Tutti sono d’accordo.
page-agreed-alone = Fatto: non serve l’accordo di nessun altro.
page-asked = Chiesto a: { $missing }.
page-agreeing = D’accordo: { $agreed }. Mancano ancora: { $missing }.
page-offer-own = Cedere il tuo posto?
page-offer-of = Cercare qualcuno che subentri a { $who }?
page-offer-anybody = Avviso tutti qui, e il primo che prende il posto continua con tutto ciò che c’è.
page-offer-to = { $name } riceve la domanda per messaggio privato. Chi prende il posto continua con tutto ciò che c’è.
page-offer-computer = Un computer ({ $level }) prende subito il posto, con tutto ciò che c’è. Tutti vengono avvisati.
page-seat-offered = Offerto. Chi prende il posto riceve tutto ciò che c’è; fino ad allora resta com’è.
page-seat-offered-to = Offerto a { $name }. Finché nessuno lo prende, il posto resta com’è.
page-seat-taken = Il posto è tuo, con tutto ciò che c’è.
page-back = Il posto è tuo.
button-me-time = Fuso e ore silenziose
button-me-vacation = Vacanza
button-me-back = Sono di nuovo qui
button-me-told = Come vengo avvisato
button-me-reading = Lingua e immagini
button-me-web = Nel browser
button-my-links = I miei link
form-empty-none = Vuoto: nessuna
form-zone = Fuso orario
form-quiet-begin = Ore silenziose dalle
form-quiet-end = Ore silenziose fino alle
form-vacation-first = Il primo giorno
form-vacation-last-about = Vuoto: solo quel giorno
form-call = Quando tocca a me
form-remind = Quanti promemoria?
form-remind-by = Dove arrivano?
form-digest = Riepilogo del giorno alle
form-digest-about = Un elenco delle tue partite per messaggio, per esempio alle 8:00; vuoto: niente
form-language = Lingua
form-display = Le mie pagine private mostrano
form-name = Il mio nome sulle pagine delle partite
form-page = Una pagina su di me
