### Resigning, and how reliably people take their turns.

table-resigned-already = Hai già abbandonato questa partita.
table-resigned-won = { $who } abbandona: vince { $winner }.
table-resigned = { $who } abbandona. Non resta nessuno, quindi la partita finisce.
table-resigned-voted = { $who } abbandona. Tutti gli altri vogliono chiudere, quindi la partita finisce.
table-resigned-seat = { $who } abbandona. Ora lì gioco io, finché qualcuno non prende il posto.
board-won = { $who } vince per abbandono.
board-resigned = La partita è finita per abbandono: { $who }.
page-resign = Abbandonare davvero? Se resta un solo giocatore, la vittoria è sua. Altrimenti gioco io al tuo posto finché qualcuno non lo prende. Per i rating hai l’ultimo posto, a meno che un sostituto non finisca la partita.
page-resign-alone = Abbandonare davvero? Restano solo computer, quindi la partita finisce ora.
page-end-alone = Chiudere la partita? Nessun altro deve essere d’accordo: finirebbe ora, senza risultato, e nessuno può tornare indietro.
page-resigned = Hai abbandonato.
button-resign = Abbandona

reliability = { $percent }% dei turni in tempo, di solito entro { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = Per chi gioca in tempo almeno il { $percent }% dei turni; chi è nuovo è benvenuto
table-too-unreliable = Questo tavolo chiede almeno il { $least }% di turni in tempo; i tuoi ultimi arrivano al { $percent }%. Sale a ogni turno in tempo, qui o ad altri tavoli.
table-bad-reliability = Si può chiedere da 0 a { $most }% di turni in tempo.
page-access = È deciso che cosa questo tavolo chiede a chi partecipa.
page-access-asks = Questo tavolo chiede a chi partecipa:
page-access-asks-nothing = Questo tavolo non chiede niente a chi partecipa.
