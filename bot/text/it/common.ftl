### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Posto { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Scudo
seat-sign-2 = Disco
seat-sign-3 = Losanga
seat-sign-4 = Torre
seat-sign-5 = Esagono
seat-free = posto libero

button-turn = Gioca il mio turno
button-next = Prossima: { $game } · tavolo { NUMBER($match, useGrouping: 0) } ({ NUMBER($count, useGrouping: 0) } in attesa)
button-hand = La mia mano
button-log = Cronaca
button-rules = Regole
button-boards = Plance dei giocatori
button-ledger = Tabelle e riserve
button-table = Tavolo
button-board = Tabellone
button-anew = Pubblica di nuovo
button-promise = Estrazioni eque
button-again = Gioca ancora
button-join = Partecipa
button-leave = Lascia
button-start = Inizia
button-options = Opzioni
button-confirm = Conferma
button-back = Indietro
button-gear = Domande
button-undo = Annulla la mossa
button-former = Come l’ultima volta
button-export = La registrazione
button-confirm-so-far = Conferma questo ed estrai
button-draw-now = Estrai ora
button-sure = Sì, davvero
button-instead = Invece: { $label }
button-switch-off = { $label }: sì
button-older = Meno recenti
button-newer = Più recenti
button-more-choices = Altro… ({ $page } di { $pages })
button-previous-choices = Pagina precedente
button-vote = Vota per finire
button-offer = Offri il posto
button-give-computer = Affidalo al computer
button-unvote = Ritira il mio voto

where-thread = in un thread a parte
where-here = in questo canale

turn-round = Round { $round }
turn-last-round = Ultimo round

match-name = { $game }, tavolo { NUMBER($match, useGrouping: 0) }

board-all = conserva tutti i tabelloni
board-newest = conserva solo il tabellone più recente

final-title = Punteggio finale
final-points = { $points ->
    [1] un punto
   *[other] { $points } punti
}

word-none = nessuno
word-empty = vuoto
word-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Quale partita?
menu-your-turn = tocca a te
