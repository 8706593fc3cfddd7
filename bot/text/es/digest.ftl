### The daily digest: a list of somebody's matches by direct message.

me-digest = Resumen diario: **{ $time }**
me-digest-none = Resumen diario: ninguno
digest-more = { $count ->
    [one] y una partida más
   *[other] y { $count } partidas más
}
digest-note = Tu resumen diario. Cámbialo con /{ cmd-me } { cmd-me-show }.
button-mine = Mis partidas
