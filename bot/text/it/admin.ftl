### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Su questo server i tavoli si aprono in questi canali: { LIST($channels, style: "comma") }.
table-too-many-open = Hai aperto qui { NUMBER($have) } tavoli non ancora finiti; questo server ne permette { NUMBER($most) }.
table-too-many-here = Questo server ha { NUMBER($have) } tavoli non ancora finiti; questo bot ne permette { NUMBER($most) }. Appena uno finisce, puoi aprirne un altro.
table-too-many-own = Hai aperto { NUMBER($have) } tavoli non ancora finiti; questo bot ne permette { NUMBER($most) }. Appena uno finisce, puoi aprirne un altro.
table-too-many-channels = Un elenco può contenere al massimo { NUMBER($most) } canali.
error-not-manager = Possono farlo solo i gestori di questo server.

cmd-admin = admin
cmd-admin-about = Per i gestori di questo server: impostazioni, e riparazione di partite
cmd-admin-settings = impostazioni
cmd-admin-settings-about = Vedi o cambia le impostazioni di questo server
cmd-admin-settings-tables = tavoli
cmd-admin-settings-tables-about = Tavoli non finiti che una persona può avere aperti; 0: senza limite
cmd-admin-settings-end = fine
cmd-admin-settings-end-about = Chi può chiudere una partita
cmd-admin-settings-move = spostamento
cmd-admin-settings-move-about = Chi può spostare una partita in un altro canale
cmd-admin-settings-language = lingua
cmd-admin-settings-language-about = La lingua dei messaggi pubblici, anche delle partite in corso
cmd-admin-channels = canali
cmd-admin-channels-about = Dove si possono aprire tavoli
cmd-admin-channels-add = aggiungi
cmd-admin-channels-add-about = In questo canale e nei suoi thread si possono aprire tavoli
cmd-admin-channels-remove = togli
cmd-admin-channels-remove-about = Non più in questo canale; le partite in corso restano
cmd-admin-channels-everywhere = ovunque
cmd-admin-channels-everywhere-about = Si possono aprire tavoli in tutti i canali

admin-title = Questo server
admin-channels = Si possono aprire tavoli in: { LIST($channels, style: "comma") }
admin-channels-all = Si possono aprire tavoli in tutti i canali
admin-limit = Tavoli non finiti che una persona può avere aperti: { NUMBER($most) }
admin-limit-none = Una persona può aprire quanti tavoli vuole
admin-end = Chi può chiudere una partita: { $who }
admin-move = Chi può spostare una partita: { $who }
admin-players = solo i giocatori
admin-managers = i giocatori e i gestori del server
admin-language = Lingua dei messaggi pubblici: { $language }
admin-language-locale = Lingua dei messaggi pubblici: quella del server in Discord
admin-locale = quella del server in Discord

## Repair of a match

table-players-decide = Su questo server lo decidono solo i giocatori. Si cambia con /{ cmd-admin } { cmd-admin-settings }.
table-managers-seat = I gestori non possono dare un posto a sé stessi: indica qualcun altro.
table-undone-by-manager = { $more ->
    [0] Per decisione dei gestori di questo server si annulla: { LIST($moves, style: "said") }
   *[other] Per decisione dei gestori di questo server si annulla tutto da qui in poi: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Per decisione dei gestori di questo server si annulla tutto da una posizione precedente.
table-rolled-back = { $by }, che gestisce questo server, riporta la partita a una posizione precedente.
table-moved-by-manager = { $by }, che gestisce questo server, ha spostato qui la partita.
table-ended-by-manager = { $by }, che gestisce questo server, chiude questa partita senza risultato.
table-seat-by-manager = { $by }, che gestisce questo server, assegna a { $new } il posto di { $who }. Passa di mano quando { $new } lo prende.

cmd-admin-board = tabellone
cmd-admin-board-about = Pubblica di nuovo l’ultimo tabellone di una partita
cmd-admin-move = sposta
cmd-admin-move-about = Continua una partita in questo canale
cmd-admin-seat = posto
cmd-admin-seat-about = Chiedi a qualcuno di prendere un posto, con tutto ciò che c’è
cmd-admin-seat-seat = posto
cmd-admin-seat-seat-about = Quale posto
cmd-admin-seat-person = persona
cmd-admin-seat-person-about = Chi prende il posto; indica chi ce l’ha ora per lasciarlo com’è
cmd-admin-rollback = ripristina
cmd-admin-rollback-about = Riporta una partita a una posizione precedente; tutti vengono avvisati
cmd-admin-end = chiudi
cmd-admin-end-about = Chiudi una partita senza risultato

admin-reposted = È stato pubblicato di nuovo: { $link }
admin-moved = La partita continua qui. I suoi giocatori sono avvisati.
admin-seat-given = Chiesto a: { $name }. Finché nessuno lo prende, il posto resta com’è.
admin-seat-kept = { $name } tiene il posto.
admin-rollback = A quale posizione? Il turno che scegli viene annullato, con tutto ciò che è venuto dopo.
admin-rollback-none = Non c’è nessun turno da annullare.
admin-rollback-menu = Annulla questo turno e tutti i seguenti
admin-turn = Turno { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = Da questo turno in poi si annullerebbe tutto: { $moves }
admin-rollback-warning = Ciò che da allora è stato estratto e mostrato è noto, e verrà estratto di nuovo. Tutti i giocatori sapranno che l’hai fatto tu.
admin-rolled-back = Fatto. Il tabellone è stato pubblicato di nuovo, e chi deve giocare viene chiamato.
admin-end-sure = La partita finirebbe ora, senza risultato, e nessuno può tornare indietro. Tutti i giocatori sapranno che l’hai fatto tu.
admin-ended = La partita è stata chiusa senza risultato.
button-roll-back = Ripristina
button-end-match = Chiudi la partita

## A match as a file

table-import-damaged = Questo file è danneggiato, o non è la registrazione di una partita.
table-import-step = Il passo { $n } di questa registrazione non segue dal suo segreto e dalle regole.
table-import-rules = Questa partita è stata giocata con regole o dati diversi dai miei.
table-import-newer = Questo file è stato scritto da una mia versione più recente.
table-import-big = Questo file è troppo grande.
table-import-running = La partita era ancora in corso quando è stata fatta questa registrazione, quindi mancano i segreti. Si può importare una registrazione fatta dopo la fine.
table-import-handover = Questo file contiene mani nascoste: può importarlo solo chi gestisce questo bot.
table-import-known = Questa partita è già qui.
table-imported = Questa partita finita è stata portata qui da un file, per essere guardata. Non conta in nessun risultato né rating.
table-imported-by = { $by }, che gestisce questo server, ha portato qui da un file questa partita finita, per farla guardare. Non conta in nessun risultato né rating.
table-imported-running = Questa partita viene da altrove e continua qui. Chi deve giocare viene chiamato.
table-handed-over = Questa partita continua altrove. Qui non succede più niente.

cmd-admin-export = esporta
cmd-admin-export-about = Ottieni la registrazione di una partita di questo server
cmd-admin-import = importa
cmd-admin-import-about = Porta qui una partita finita dalla sua registrazione, per guardarla
cmd-admin-import-file = file
cmd-admin-import-file-about = La registrazione, come la dà un’esportazione o la fine di una partita

admin-imported = La partita è qui: { $link }
admin-export-whole = Chi gestisce il bot può esportare l’intera partita, perché continui altrove.
