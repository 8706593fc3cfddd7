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
manage-empty = 36h o 3d; vuoto: come ora
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
