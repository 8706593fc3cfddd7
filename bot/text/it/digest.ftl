### The daily digest: a list of somebody's matches by direct message.

me-digest = Riepilogo del giorno: **{ $time }**
me-digest-none = Riepilogo del giorno: nessuno
digest-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
digest-note = Il tuo riepilogo del giorno. Si cambia con /{ cmd-me } { cmd-me-show }.
button-mine = Le mie partite
