### Computer players: at the table, in a running match, and hints.

table-too-many-computers = A questo tavolo c’è posto per { $most ->
    [one] un computer
   *[other] { $most } computer
}, non per { $computers }.
table-unknown-level = Non c’è un livello «{ $level }». Possibili: { LIST($levels, style: "comma") }.
table-computer-there = Lì gioca già un computer.
table-no-computer = Lì non siede nessun computer.
table-private = Nei messaggi privati giochi solo contro computer: nessun altro può sedersi a questo tavolo. Per giocare con amici, aprine uno con «{ cmd-table-new-private }».
table-deserted = Qui non c’è più nessuno. La partita è in pausa finché un giocatore non torna; i computer non continuano da soli.
table-computer-offered = Chi vuole prendere il posto del computer { $who }, con tutto ciò che c’è?
table-computer-asked = { $by } ti chiede se vuoi prendere il posto del computer { $who }, con tutto ciò che c’è.
table-computer-taken = Un computer subentra a { $old }: { $who }.
table-computer-taken-empty = Un computer prende il posto vuoto: { $who }.

level-easy = facile
level-normal = normale
level-hard = difficile

level-easy-about = Fa errori; per le tue prime partite
level-normal-about = Gioca con giudizio
level-hard-about = Pensa in anticipo

button-remove-computer = Togli il computer
menu-add-computer = Aggiungi un computer
menu-computer-level = Aggiungi un computer: { $level }
menu-hints = Suggerimenti tra persone
hints-off = Suggerimenti tra persone: no
hints-on = Suggerimenti tra persone: sì, per tutti
menu-withouthints = Suggerimenti contro i computer
without-hints-off = Suggerimenti da soli contro i computer: sì
without-hints-on = Nessun suggerimento, nemmeno da soli contro i computer

lobby-computer = { $name }: computer, { $level }
lobby-hints = I suggerimenti sono permessi a tutti.
lobby-without-hints = A questo tavolo non ci sono suggerimenti per nessuno.
computer-badge = (computer)

page-computer-added = Il computer si è seduto.
page-computer-removed = Il computer ha lasciato il tavolo.
page-computer-seated = Un computer ha preso il posto.
error-person-or-computer = Indica una persona o un computer, non entrambi.

final-with-computers = Con computer: questa partita non conta per nessun rating.
final-hints = { $who } ha avuto l’aiuto del computer { $hints ->
    [one] una volta
   *[other] { $hints } volte
}.
results-with-computers = Le partite con computer sono tenute a parte: non contano per nessun rating e nessun’altra cifra.
results-figure-computers = con computer

button-hint = Suggerimento
button-finish-turn = Fai finire il turno al computer
page-hint = Suggerimento: { $label }.
page-hint-effects = Suggerimento: { $label } — { $effects }.
page-hint-rule = La regola: { $says }
page-hint-turn = Il turno intero: { $said }
page-hint-points = Punti se la partita finisse allora: { $before } → { $after }.
table-no-hints = A questo tavolo si gioca senza suggerimenti: così è stato deciso prima dell’inizio.
