### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = Non conosco questo evento.
event-unknown-code = Nessun evento ha questo codice. Chi lo organizza trova il codice sotto **Organizza**.
event-not-organiser = Possono farlo solo chi organizza l’evento e i gestori del suo server.
event-too-many = Organizzi già qui { NUMBER($most) } eventi non finiti; è il massimo.
event-too-few = Un evento ha bisogno di almeno { NUMBER($need) } persone; gli iscritti sono { NUMBER($have) }. Non è cominciato niente, e le iscrizioni restano aperte.
event-groups-too-small = { NUMBER($groups) } gruppi hanno bisogno di almeno { NUMBER($need) } persone, tre per gruppo; gli iscritti sono { NUMBER($have) }. Non è cominciato niente, e le iscrizioni restano aperte.
event-full = Partecipano già { NUMBER($most) } persone; è il massimo.
event-entry-closed = Le iscrizioni a questo evento sono chiuse.
event-over = Questo evento è finito.
event-started = Questo evento è già cominciato.
event-not-started = Questo evento non è ancora cominciato.
event-not-over = La prossima stagione può cominciare quando questa è finita.
event-entered-already = Partecipi già.
event-not-entered = Non partecipi a questo evento.
event-unknown-entry = Questa persona non partecipa all’evento.
event-not-shared = Iscriviti su un server che condivide l’evento. Un gestore del tuo server può portarlo lì con il suo codice: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = { NUMBER($most) } server condividono già questo evento; è il massimo.
event-followed = C’è già una prossima stagione.
event-bad-name = Dai all’evento un nome leggibile.
event-bad-format = Non conosco questa formula.
event-bad-rounds = Un evento può avere fino a { NUMBER($most) } round; con 0 il numero dipende dagli iscritti.
event-bad-groups = Un campionato può avere da 1 a { NUMBER($most) } gruppi.
event-groups-league = Solo un campionato ha gruppi.
event-rounds-knockout = I round di un’eliminazione diretta dipendono dal numero di iscritti: non indicarli.
event-knockout-seats = Questo gioco non si gioca in due, quindi un’eliminazione diretta non avrebbe una finale.
event-bad-turn = Un turno di un evento può durare fra { $least } e { $most }.
event-bad-round-time = Un round può durare fra { $least } e { $most }.
event-bad-points = I punti per piazzamento sono al massimo cinque numeri interi da 0 a { NUMBER($most) }, nessuno più grande del precedente, come «10 6 3 1».
event-in-thread = I tavoli di un evento sono thread, e un thread non può contenerne altri. Usa un canale.
event-none-here = Qui non c’è nessun evento.
event-which = Ce ne sono diversi. Quale?

event-place-lost = Non posso più scrivere in un canale dell’evento **{ $event }**. /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** lo mostra in un altro canale (evento: { NUMBER($number, useGrouping: 0) }). Si continua a giocare, con avvisi per messaggio privato.
event-table-elsewhere = **{ $event }**, round { NUMBER($round) }: il tuo tavolo è aperto ({ $game }). Il suo thread è su un altro server; giochi qui, per messaggio privato, e non devi andarci.
event-time-over = Il round { NUMBER($round) } di **{ $event }** è finito, quindi questa partita finisce ora. I presenti si dividono i piazzamenti; agli assenti vanno gli ultimi.
event-uncounted = **{ $event }** è finito. Questa partita continua, ma lì non conta più.
event-dropped = Chi organizza ti ha tolto dall’elenco di **{ $event }**. Un tavolo a cui stai giocando continua.
event-finished = **{ $event }** è finito. Primo posto: { LIST($names, style: "comma") }. Congratulazioni!

event-season = { $event } · stagione { NUMBER($season) }
event-format-swiss = { $game } · sistema svizzero: si incontra chi ha punti simili, due volte solo se non se ne può fare a meno · tavoli fino a { NUMBER($seats) } · { $rounds ->
    [0] tanti round quanti ne richiede il numero di iscritti
    [one] 1 round
   *[other] { $rounds } round
}
event-format-league = { $game } · campionato, { $groups ->
    [one] un gruppo
   *[other] { $groups } gruppi
} · tavoli fino a { NUMBER($seats) } · { $rounds ->
    [0] tanti round quanti servono per incontrare tutti
    [one] 1 round
   *[other] { $rounds } round
}
event-format-knockout = { $game } · eliminazione diretta: il primo di ogni tavolo passa; le migliori teste di serie riposano · tavoli fino a { NUMBER($seats) }
event-clock = { $turn } per turno (le ore silenziose non contano), poi gioca il pilota automatico; un round dura al massimo { $round }
event-points = Punti per piazzamento: { $points }. A pari piazzamento si dividono i punti; un riposo vale come un primo posto.
event-points-usual = Punti per piazzamento: 12 al primo, 0 all’ultimo, a passi uguali. A pari piazzamento si dividono i punti; un riposo vale come un primo posto.
event-ties-swiss = A parità: decidono i punti di tutti gli avversari, poi i primi posti, poi la quota di punti in gioco, poi l’ordine iniziale.
event-ties-league = A parità: decidono gli scontri diretti, poi i primi posti, poi la quota di punti in gioco, poi l’ordine iniziale.
event-ties-knockout = Eliminati allo stesso round: decide il piazzamento all’ultimo tavolo, poi l’ordine iniziale. Se il primo posto è condiviso, passa la migliore testa di serie.
event-absent = Chi ha abbandonato, è andato via o è sostituito dal pilota automatico quando un tavolo finisce, ne ha l’ultimo posto. Se un tavolo si chiude senza risultato, i piazzamenti si dividono.
event-computers = I computer occupano i posti rimasti liberi.
event-open = Le iscrizioni sono aperte: { $people ->
    [0] ancora nessuno
    [one] 1 persona
   *[other] { $people } persone
}, ne servono almeno { NUMBER($least) }.
event-running = Round { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
} · al più tardi fino a: { $ends } · { $people ->
    [one] partecipa 1 persona
   *[other] partecipano { $people } persone
}
event-over-line = Questo evento è finito.
event-cancelled-line = Questo evento è stato annullato.
event-computer = computer
event-bye-word = riposa
event-bye = { $name }: { event-bye-word }
event-table = Tavolo { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = finito, primo: { LIST($names, style: "comma") }
event-how-resigned = finito per abbandono, primo: { LIST($names, style: "comma") }
event-how-ended = chiuso senza risultato, diviso fra: { LIST($names, style: "comma") }
event-how-time = chiuso con il round, diviso fra: { LIST($names, style: "comma") }
event-how-void = non giocato qui, diviso fra: { LIST($names, style: "comma") }
event-opening = lo sto aprendo
event-elsewhere = su un altro server, partita { NUMBER($match, useGrouping: 0) }
event-tie-direct = scontri diretti
event-tie-opponents = punti degli avversari
event-tie-firsts = primi posti
event-tie-share = quota di punti in gioco
event-tie-last = piazzamento all’ultimo tavolo
event-tie-seed = ordine iniziale
event-decided = { $one } precede { $other }: { $why } ({ $mine } a { $theirs })
event-group = Gruppo { $group }
event-final = classifica finale
event-after = round { NUMBER($round) }
event-player = giocatore
event-won = round vinti
event-played = tavoli
event-head-direct = tra pari
event-head-opponents = avversari
event-head-firsts = primi posti
event-head-share = quota
event-head-last = ultimo tavolo
event-out = { $name } (fuori)
event-shared = { NUMBER($servers) } server condividono questo evento. Il thread di un tavolo è dove si è iscritta la maggior parte dei suoi giocatori; gli altri vengono chiamati per messaggio privato e giocano lì.
event-somebody = Giocatore { NUMBER($number) }
event-no-table = In questo round non hai un tavolo.
event-play-here = Il tuo tavolo è su un altro server: gioca da qui o per messaggio privato.
event-code = I gestori di altri server portano lì l’evento con /{ cmd-event }, **{ button-event-share }** e questo codice: `{ $code }`
event-table-opened = **{ $event }**, round { NUMBER($round) }, tavolo { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · round { NUMBER($round) }, tavolo { NUMBER($table) }

button-event = Evento
button-event-join = Iscrivimi
button-event-leave = Ritirami
button-event-lead = Organizza
button-event-start = Inizia
button-event-cancel = Annulla l’evento
button-event-next = Chiudi questo round
button-event-end = Chiudi l’evento
button-event-unshare = Non condividere più
button-event-season = Prossima stagione
menu-event-drop = Togli qualcuno dall’elenco
page-event-joined = Partecipi. Quando comincia un round, il tuo tavolo si apre e ti chiamo.
page-event-joined-shared = Partecipi. Più server condividono questo evento: se il thread del tuo tavolo è su un altro, ti chiamo per messaggio privato, e giochi lì. Tieni aperti i messaggi privati; se sono chiusi, ti chiamo in questo canale.
page-event-left = Non sei più nell’elenco.
page-event-left-running = Non partecipi a nessun altro round. Un tavolo a cui stai giocando continua: finiscilo, o abbandona con /{ cmd-table } { cmd-table-manage }.
page-event-ended = Fatto.
page-event-round-ended = Il round è finito; il prossimo comincia fra un attimo.
page-event-season = Le iscrizioni alla prossima stagione sono aperte.
page-event-shared = Da ora il tuo server condivide l’evento.
page-event-moved = Da ora l’evento si mostra qui.
page-event-next = Chiudere ora questo round di **{ $event }**? I tavoli ancora in gioco finiscono senza risultato.
page-event-end = Chiudere **{ $event }** con la classifica attuale? I tavoli ancora in gioco continuano, ma non contano più.
page-event-cancel = Annullare **{ $event }**? Le iscrizioni si chiudono, e non comincia niente.
page-event-unshare = Non mostrare più **{ $event }** su questo server? Chi si è iscritto qui continua a partecipare e viene avvisato con un messaggio privato.
format-swiss = sistema svizzero
format-league = campionato
format-knockout = eliminazione diretta

cmd-event = evento
cmd-event-about = Campionati, eliminazioni dirette e sistemi svizzeri in più round
cmd-param-event = evento
cmd-param-event-about = Quale evento; se manca: quello di questo server
form-event-name = Come si chiama
form-event-game = Quale gioco
form-event-format = Come ci si incontra
form-event-seats = Quante persone al massimo a un tavolo
form-event-rounds-about = Quanti round; se manca: secondo il numero di iscritti
form-event-groups = I gruppi di un campionato
form-event-turn-about = Tempo per turno, per esempio 36h o 2gg; poi gioca il pilota automatico
form-event-days-about = Dopo quanti giorni un round finisce, anche se si gioca ancora
form-event-points-about = Punti per piazzamento, per esempio 10 6 3 1; se manca: da 12 a 0
form-event-computers-about = Computer di questo livello occupano i posti liberi
form-event-extend = Quanti giorni in più
form-event-code-about = Il codice che ti ha dato chi organizza
button-event-new = Nuovo evento
button-event-share = Porta qui un evento
button-event-move = Mostralo qui
button-event-rules = Round e tavoli
button-event-time = Tempo e punti
button-event-more-time = Più tempo
menu-event-other = Un altro evento…
form-event-rounds = Round
form-event-late = Si può entrare a evento iniziato
form-event-turn = Tempo per un turno
form-event-days = Giorni per un round
form-event-points = Punti per posto
form-event-computers = Computer
form-event-no-computers = Nessuno
form-event-code = Codice
event-rules-kept = Qualcuno si è iscritto con queste regole, quindi restano. Annulla l’evento e creane un altro.
