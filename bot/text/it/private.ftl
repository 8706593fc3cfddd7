### Private tables: by invitation only.

lobby-private = Privato: /{ cmd-table } { cmd-table-manage } invita qualcuno; nessun altro vede questo tavolo.
table-invite-unheard-private = Non riesco a raggiungere { $name } per messaggio privato. L’invito vale lo stesso: { $name } partecipa con /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = Non riesco a raggiungere { $name } per messaggio privato. Il posto resta offerto: { $name } lo prende con /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Qui non posso creare un thread privato.
permission-create-private-threads = Creare thread privati
cmd-table-new-private = privato
cmd-table-new-private-about = Solo su invito: in un thread privato, o nei messaggi privati con amici
table-stays-private = Questa partita è privata: nessun altro può leggerla. I suoi giocatori possono spostarla con /{ cmd-table } { cmd-table-manage }, e le creo un nuovo thread privato.
error-no-new-private-thread = Qui non posso creare un thread privato, quindi la partita resta dov’è. Lasciami creare thread privati, o prova un altro canale.
page-moved-private = La partita continua in un nuovo thread privato, con i suoi soli giocatori:
