### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = riepilogo
cmd-me-digest-about = Un elenco delle tue partite per messaggio, una volta al giorno; senza ora: niente
cmd-me-digest-time = ora
cmd-me-digest-time-about = Quando arriva, per esempio 8:00

me-digest = Riepilogo del giorno: **{ $time }**
me-digest-none = Riepilogo del giorno: nessuno
digest-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
digest-note = Il tuo riepilogo del giorno. Si cambia con /{ cmd-me } { cmd-me-digest }.
button-mine = Le mie partite
