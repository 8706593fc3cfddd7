### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Su questo server i tavoli si aprono in questi canali: { LIST($channels, style: "comma") }.
table-channels-gone = I canali in cui qui si aprono i tavoli sono stati eliminati. Chi gestisce il server ne sceglie altri con /{ cmd-admin }.
table-too-many-open = Hai aperto qui { NUMBER($have) } tavoli non ancora finiti; questo server ne permette { NUMBER($most) }.
table-too-many-here = Questo server ha { NUMBER($have) } tavoli non ancora finiti; questo bot ne permette { NUMBER($most) }. Appena uno finisce, puoi aprirne un altro.
table-too-many-own = Hai aperto { NUMBER($have) } tavoli non ancora finiti; questo bot ne permette { NUMBER($most) }. Appena uno finisce, puoi aprirne un altro.
table-too-many-channels = Un elenco può contenere al massimo { NUMBER($most) } canali.
error-not-manager = Possono farlo solo i gestori di questo server.

cmd-admin = admin
cmd-admin-about = Per i gestori di questo server: impostazioni, e riparazione di partite
form-admin-tables-about = Tavoli non finiti che una persona può avere aperti; 0: senza limite
form-admin-end = Chi può chiudere una partita
form-admin-move = Chi può spostare una partita
form-admin-language-about = La lingua dei messaggi pubblici, anche delle partite in corso
form-admin-channels = Dove si possono aprire tavoli

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

table-players-decide = Su questo server lo decidono solo i giocatori. Si cambia con /{ cmd-admin }.
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

form-admin-seat = Quale posto
form-admin-person-about = Chi prende il posto; indica chi ce l’ha ora per lasciarlo com’è

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
table-restored = Sono stato ripristinato da un backup, quindi gli ultimi turni possono mancare. Il tabellone mostra a che punto è la partita.
table-handed-over = Questa partita continua altrove. Qui non succede più niente.

form-admin-file-about = La registrazione, come la dà un’esportazione o la fine di una partita

admin-imported = La partita è qui: { $link }
admin-export-whole = Chi gestisce il bot può esportare l’intera partita, perché continui altrove.
button-admin-settings = Impostazioni
button-admin-channels = Canali
button-admin-list = Elenco dei tavoli aperti
button-admin-import = Porta qui una partita
button-admin-board = Ripubblica il tabellone
button-admin-move = Continua qui
button-admin-seat = Assegna un posto
button-admin-record = Registrazione
button-admin-server = Questo server
menu-admin-match = Una partita di questo server…
admin-note = Una partita finita: /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Tavoli a persona
form-admin-language = Lingua dei messaggi pubblici
form-admin-open = Oltre questo server
form-admin-pages = Pagine delle partite
form-admin-listed = Pagina del server
form-admin-elsewhere = Persone di altri server
form-admin-channels-about = Anche i loro thread; nessuno: tutti i canali
form-admin-meeting = Tavoli di chi aspetta
form-admin-forum = Forum per le partite
form-admin-list = L’elenco di questo canale
form-admin-list-here = Con i tavoli di questo server
form-admin-list-everywhere = Anche con tavoli di altri server
form-admin-list-none = Nessun elenco: toglilo
form-admin-file = Registrazione
form-admin-person = Chi lo prende?
error-admin-tables = Al massimo { NUMBER($most) } tavoli a persona; 0 o niente: senza limite.
