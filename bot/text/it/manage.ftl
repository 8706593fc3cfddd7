# The Table panel of a match, and its forms

cmd-table-time = tempo
cmd-table-time-about = A chi tocca, quanto tempo resta e come cambiarlo
cmd-table-manage = gestisci
cmd-table-manage-about = Tutti i pulsanti di una partita: orologio, pausa, sostituto, fine, trasloco, registro

page-manage = Questo tavolo: che cosa vuoi fare?
button-manage = Tavolo
button-time = Tempo
button-clock = Orologio…
button-away = Assenza…
button-ask-pause = Pausa
button-more-time = Più tempo…
button-substitute = Sostituto…
button-move-here = Sposta qui
button-invite = Invita…
button-access = Chi può giocare…

manage-clock = Orologio
manage-turn = Tempo per turno
manage-reserve = Riserva per tutta la partita
manage-empty = 36h o 3gg; vuoto: come ora
manage-quiet = Ore di quiete
manage-vacation = Giorni di vacanza a persona
manage-patience = Giorni di attesa prima del pilota automatico
manage-more-time = Quanto in più
manage-other-time = Oppure un’altra durata
manage-seat = Quale posto
manage-person = Chi lo prende
manage-person-about = Se manca: chi vuole
manage-computer = Oppure subito un computer
manage-autopilot-about = Se manca: chi aspetti da più tempo
manage-invite = Chi invitare
manage-reliability = Turni puntuali almeno, in percento
manage-lowest = Punteggio più basso, indicativo
manage-highest = Punteggio più alto, indicativo
manage-nothing = Vuoto: nessuno
manage-elsewhere = Aperto ad altri server

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = orologio quanto può durare turno partita corso serve accordo degli altri pausa chiedi una accettala prolunga agli più tempo per tuo stato chi tocca quando lento aspettare amico giocatore assente risponde
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = sostituisci cedi tuo posto quello qualcuno che via pilota-automatico gioco per hai aspettato lungo ritorno torna giocare dopo giocato tieni amico giocatore assente non risponde lento sostituire espellere
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = abbandona rinuncia gli altri vincono continuano senza fine vota per chiudere partita risultato sposta continua questo canale finire fermare smettere lasciare annullare arrendersi uscire
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = esporta ottieni registrazione della partita come file verifica ogni estrazione una finita storia ripercorri passo per posizioni precedenti imbroglio imbrogliare onesto caso dadi fortuna salvare
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = lascia tuo posto prima dell inizio inizia partita con giocatori presenti invita qualcuno tavolo accesso per chi aperto può partecipare amico amici invitare espellere
