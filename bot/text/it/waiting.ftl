### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Chi deve aspettare qualcuno più di { $after } può chiamare il pilota automatico o offrire il posto
table-time-control-patience = Agli altri si può chiedere di aspettare fra { $least } e { $most }.
table-clock-asked = { $who } propone un altro orologio per questa partita. { LIST($time_control, style: "said") } Vale appena tutti i presenti sono d’accordo; chi allora deve giocare ha il tempo di un turno intero.
table-clock-changed = Tutti i presenti sono d’accordo su un altro orologio. { LIST($time_control, style: "said") }
table-clock-set = { $who } sceglie un altro orologio. { LIST($time_control, style: "said") }
table-clock-same = Questo tavolo ha già quell’orologio.
table-waited = Tutti aspettano { $who } ({ $since }). Chi aspetta può chiamare il pilota automatico, che gioca finché { $who } non torna, o offrire il posto a qualcun altro.
table-autopilot-called = { $by } chiama il pilota automatico per { $who }, dopo una lunga attesa. Lì gioco io finché { $who } non torna o un altro non prende il posto.
table-nobody-overdue = Qui nessuno è così in ritardo. Puoi chiamare il pilota automatico dopo { $after } di attesa.
table-all-away = Tutti i giocatori sono via, quindi la partita è in pausa. Riprende appena uno di voi torna.
table-silent = Qui da { NUMBER($days) } giorni non succede niente. Se nessuno gioca, chiudo questa partita senza risultato: { $until }. La registrazione viene conservata.
table-tidied = Qui da mesi non succede niente, quindi chiudo questa partita senza risultato. La registrazione viene conservata.
table-announcement = Da chi gestisce questo bot: { $text }
table-maintenance = Sta per cominciare la manutenzione di questo bot. Finché non è conclusa, non si possono aprire né iniziare tavoli. Le partite in corso continuano, e niente va perduto.
table-maintenance-over = La manutenzione di questo bot è conclusa. Si possono di nuovo aprire e iniziare tavoli.

button-newclock = D’accordo con l’orologio
button-autopilot = Chiama il pilota automatico
button-offer-seat = Offri il posto
button-keep = Tieni questa partita
page-autopilot-called = Fatto: ora lì gioco io.
page-kept = Bene, la partita resta.


table-swap-asked = { $who } propone che { $first } e { $second } si scambino di posto: ognuno continua con ciò che ha l’altro posto, anche mano e segreti. Serve l’accordo di tutti.
table-swap-left = Qualcuno ha lasciato un posto da scambiare: gli altri restano dove sono.
table-swap-none = Questi due non possono scambiarsi di posto: entrambi i posti devono essere occupati, e al tavolo di un evento ognuno tiene il suo.
table-swapped = { $first } e { $second } si sono scambiati di posto; ognuno continua con ciò che ha il suo.
swap-with = Scambiare il posto con { $who }
menu-askplaces = Scambiarsi di posto
button-places = D’accordo con lo scambio

table-move-asked = { $who } propone di continuare in { $place }. La partita si sposta se tutti sono d’accordo.
button-follow = D’accordo a spostarsi

table-end-refused = { $who } dice di no: la partita continua.
table-pause-refused = { $who } dice di no: la partita continua senza pausa.
table-extend-refused = { $who } dice di no: niente tempo in più.
table-clock-refused = { $who } dice di no: l’orologio resta com’è.
table-swap-refused = { $who } dice di no: ognuno tiene il suo posto.
table-move-refused = { $who } dice di no: la partita resta dov’è.
table-asker-left = Chi l’aveva chiesto non è più qui: non c’è più niente da approvare.
table-not-asked = Adesso qui non hai voto: gioco io per te, o il tuo tempo è scaduto.
page-declined = Hai detto di no: la proposta è chiusa e chi era a favore ne viene informato.
