### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord non ha accettato la risposta. Riprova fra un minuto.
error-no-player = A questo tavolo non c’è questo giocatore.
error-no-match-here = In questo canale non c’è nessuna partita. Indica quale vuoi.
error-permission = In questo canale mi manca un permesso: { $permissions }. Può darmelo chi gestisce il server.
error-private-thread = Qui non arriverebbe niente di ciò che pubblico: non sono in questo thread privato. Menzionami qui ({ $bot }) perché Discord mi faccia entrare e riprova; oppure fallo nel canale.
error-inside = Qualcosa è andato storto da parte mia. Non è cambiato niente, e l’errore è stato annotato.
error-stale-commands = I comandi sono appena stati rinnovati. Riprova fra un minuto.
error-extra = «{ $text }» è di troppo in questo turno.
error-other-game = Questo comando è di un altro gioco: il gioco di questo tavolo è { $game }.
error-unknown-asker = Discord non ha detto chi sei. Non è cambiato niente; riprova, per favore.
error-stale-control = Questo pulsante non serve più. Apri di nuovo la pagina.
error-not-in-dm = Funziona solo nel canale di un server.
error-illegal = { $why } Possibili ora: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Possibili ora: { LIST($legal, style: "semicolon") } e altre { $more }.
error-illegal-none = { $why } Ora per te non è possibile niente.
error-number = «{ $text }» non è un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = Non capisco le opzioni «{ $text }»: scrivi chiave=valore.
error-blocked-person = Non puoi usare questo bot: chi lo gestisce ti ha bloccato l’accesso.
error-blocked-server = Questo bot non risponde su questo server: chi lo gestisce ha bloccato il server.
error-maintenance = Per ora non si possono aprire né iniziare tavoli: sta per cominciare la manutenzione del bot. Le partite in corso continuano.
error-bot-person = Un bot non può prendere un posto.

permission-view-channel = Visualizzare il canale
permission-send-messages = Inviare messaggi
permission-send-messages-in-threads = Inviare messaggi nei thread
permission-create-public-threads = Creare thread pubblici
permission-manage-threads = Gestire i thread
permission-manage-messages = Gestire i messaggi
permission-embed-links = Incorporare i link
permission-attach-files = Allegare file
permission-read-message-history = Leggere la cronologia dei messaggi
error-name-match = Stai giocando più partite. Di’ quale con «{ cmd-param-match }».
error-form-late = Ci è voluto troppo tempo. Premi ancora una volta, per favore.
error-no-number = «{ $text }» non è un numero intero da 0 in su.
