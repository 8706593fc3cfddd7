### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = resumen
cmd-me-digest-about = Una lista de tus partidas por mensaje directo, una vez al día; sin hora: ninguna
cmd-me-digest-time = hora
cmd-me-digest-time-about = Cuándo llega, p. ej. 8:00

me-digest = Resumen diario: **{ $time }**
me-digest-none = Resumen diario: ninguno
digest-more = { $count ->
    [one] y una partida más
   *[other] y { $count } partidas más
}
digest-note = Tu resumen diario. Cámbialo con /{ cmd-me } { cmd-me-digest }.
button-mine = Mis partidas
