### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = regole
cmd-rules-about = Le regole di questa partita o di un gioco, per capitoli
cmd-rules-game = gioco
cmd-rules-game-about = Quale gioco; se manca, la partita di questo canale
cmd-rules-find = cerca
cmd-rules-find-about = Parole da cercare
cmd-help = aiuto
cmd-help-about = Che cosa sa fare questo bot, e come cominciare

button-see = Che cosa vedo?
page-see-none = I simboli di questa immagine non hanno ancora una spiegazione.
button-why = Perché?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Che cosa mostra l’immagine

menu-chapter = Capitolo…
menu-game = Regole di…

page-rules-match = Tavolo { NUMBER($match, useGrouping: 0) }, { $players } giocatori
page-find = **{ $query }**: { $count ->
    [one] 1 risultato
   *[other] { $count } risultati
}
page-find-more = { $count ->
    [one] Un altro risultato; aggiungi una parola per vederne meno.
   *[other] Altri { $count } risultati; aggiungi una parola per vederne meno.
}
page-find-english = Le regole numerate sono solo in inglese.
page-find-none = In queste regole non c’è niente su **{ $query }**. Prova un’altra parola, o apri un capitolo.

help-title = Giochi da tavolo, turno per turno
help-about = Turnpost tiene il tabellone, le regole e i segreti di lunghi giochi da tavolo. Giochi il tuo turno quando hai tempo.
help-open = **Apri un tavolo** con /{ cmd-table } { cmd-table-new }: scegli un gioco e premi **{ button-start }** quando ci siete tutti. Non c’è nessuno? Lascia gli altri posti ai computer.
help-find = **Cerchi con chi giocare:** /{ cmd-play } trova persone del tuo livello, /{ cmd-table } { cmd-table-find } mostra i tavoli aperti e /{ cmd-event } ti iscrive a un campionato o a un’eliminazione diretta. Solo tra amici: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = **Il tuo turno:** premi **{ button-turn }** sotto il tabellone, o usa /{ cmd-turn }. Ti viene fatta una domanda alla volta, e la pagina la vedi solo tu. Le tue carte: /{ cmd-hand }. Tutti i tuoi tavoli: /{ cmd-table } { cmd-table-mine }.
help-learn = **Un gioco è nuovo per te:** /{ cmd-learn } gioca con te una prima partita guidata; /{ cmd-rules } ha le regole per capitoli, e ci trova le parole.
help-time = **Il tuo tempo:** /{ cmd-me } { cmd-me-show } dice quando ti si può disturbare, e tiene liberi dei giorni.
help-trouble = **Qualcosa non va:** /{ cmd-table } { cmd-table-undo } annulla un passo, /{ cmd-table } { cmd-table-status } dice chi si aspetta, /{ cmd-table } { cmd-table-substitute } cede il tuo posto.

cmd-learn = impara
cmd-learn-about = Una prima partita guidata contro computer facili, circa dieci minuti
cmd-learn-game = gioco
cmd-learn-game-about = Quale gioco vuoi imparare

button-learn = Prima provalo
button-learned = Lo so già: lascia
button-learn-here = Impara qui, in un thread
learn-thread = Imparare { $game }
learn-none = Questo gioco non ha una partita guidata. /{ cmd-rules } ha le sue regole.
learn-welcome = Qui comincia la tua prima partita (**{ $game }**), contro computer facili. Premi **{ button-turn }** sotto il tabellone: ogni domanda viene spiegata la prima volta. Dura circa dieci minuti, poi finisce da sola. **{ button-learned }** la finisce subito.
learn-begun = La tua prima partita (**{ $game }**) è pronta: { $link }
learn-found = Hai già una partita guidata (**{ $game }**). Ti aspetta: { $link }
learn-closed = Non posso mandarti messaggi privati. Consentili nelle impostazioni sulla privacy di questo server e usa di nuovo /{ cmd-learn }, o impara qui in un thread.
learn-over = Hai visto tutte le domande di questa guida. Continua pure a giocare, o lascia la partita.
learn-done = Questa era la tua lezione (**{ $game }**). { LIST($points, style: "comma") }. { $review } Una partita intera continua così fino alla fine.
learn-points = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
learn-look-up = /{ cmd-rules } ha ciò che vuoi rivedere.
learn-ended = La lezione finisce qui. Com’è andata sta sotto il tabellone.
learn-own-way = Vai per la tua strada: da qui ogni domanda viene spiegata la prima volta.
learn-left = La partita guidata (**{ $game }**) è finita. Apri un tavolo con /{ cmd-table } { cmd-table-new } quando te la senti.
