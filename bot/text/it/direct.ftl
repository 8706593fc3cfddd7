### Tables in direct messages, and the codes with which friends join private tables.

table-unknown-code = Nessun tavolo ha questo codice. Controllalo, o chiedine uno nuovo.
table-stays-direct = Questo tavolo si gioca nei messaggi privati dei suoi giocatori e resta lì.
table-offer-by-name = Nessun altro vede questo tavolo: indica la persona che deve prendere il posto.
table-unreached = { $who } non accetta miei messaggi privati, quindi non posso avvisare quando tocca a quel posto. La partita continua: { $who } gioca con /{ cmd-turn }, ovunque io sia.
dm-closed-direct = Non posso mandarti messaggi privati, quindi non posso avvisarti quando tocca a te. Giochi con /{ cmd-turn } e /{ cmd-hand }, ovunque io sia. Per ricevere il tabellone per messaggio, consenti i messaggi privati da un server che abbiamo in comune.
lobby-direct = Si gioca nei messaggi privati: ognuno vi ha il proprio tabellone, e nessun altro vede questo tavolo.
lobby-code = Gli amici partecipano con il codice **{ $code }**: /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, nei messaggi privati con me o su qualsiasi server.
button-code = Invita
button-new-code = Nuovo codice
page-code = Il codice di questo tavolo: **{ $code }**. I tuoi amici partecipano con /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, nei messaggi privati con me o su un server in cui ci sono. Chi non ha server in comune con me può installarmi dal mio profilo.
page-code-renewed = Il vecchio codice non vale più. Chi è già al tavolo ci resta.
page-new-direct = Il tavolo { NUMBER($match, useGrouping: 0) } è aperto, e il suo annuncio ti arriva per messaggio privato. Quando ci siete tutti, premi lì Inizia.
page-nobody-hears = Su questo server nessuno tranne te vede le mie risposte: passa tu il codice.
page-joined-direct = Ci sei anche tu. Il tavolo ti arriva per messaggio privato.
page-started-direct = La partita è iniziata. Il tabellone arriva a ciascuno per messaggio privato.
learn-closed-here = Non posso mandarti messaggi privati, e questa guida ne ha bisogno. Consentili nelle tue impostazioni sulla privacy e usa di nuovo /{ cmd-learn }.
cmd-table-join-code = codice
cmd-table-join-code-about = Il codice d’invito di un tavolo privato
