### Los puntos de una partida como curvas. Lo que empieza por `pic-` se dibuja: es corto.

pic-curves = Puntos si la partida hubiera acabado entonces
pic-leads = en cabeza con { $points }
pic-level = En cabeza
pic-round = Ronda
pic-moves = Curso de la partida
curves-lead = { COUNT($who) ->
    [one] { $who } va en cabeza
   *[other] { $who } comparten la cabeza
} con { $total ->
    [1] un punto
   *[other] { $total } puntos
}.
curves-round = Tras la ronda { $round }: { $list }

button-curves = Curvas
page-curves = Los puntos a lo largo de la partida
error-curves-hidden = Mientras dura esta partida nadie puede conocer los puntos de todos. Las curvas aparecen cuando termina.
error-curves-early = La partida acaba de empezar: todavía no hay curvas.
