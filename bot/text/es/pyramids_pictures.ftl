### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Pirámides
py-pic-when = Ronda { $round } de { $rounds } · turno { $turn } de { $turns }
py-pic-start = Elección de cartas
py-pic-over = La partida ha terminado
py-pic-bonus = Bonus
py-pic-points = { $points ->
    [one] punto
   *[other] puntos
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Ojo
py-emblem-scarab = Escarabajo
py-emblem-lotus = Loto

## Private pages

py-pic-your-choice = Tu elección secreta
py-pic-your-pick = Tu carta nueva
py-pic-your-cards = Tus cartas
py-pic-ask-keep = ¿qué dos?
py-pic-ask-mark = ¿dónde va?
py-pic-ask-extra = una casilla más
py-pic-ask-take = ¿qué carta?
py-pic-ask-confirm = ¿confirmar?
py-pic-sealed = en secreto
py-pic-more-cells = { $count ->
    [one] una casilla más
   *[other] { $count } casillas más
}
py-pic-to-come = Por salir
py-pic-others = Los demás
py-pic-if-confirmed = Si confirmas
py-pic-if-tried = Si lo juegas
py-pic-if-opened = Cuando todos elijan
py-pic-step = { $cells } en la carta { $card }
py-pic-which-card = Elige primero la carta y luego el sitio.
py-pic-finished = Completas
py-pic-keep = { $dealt ->
    [4] Cuatro cartas
   *[other] { $dealt } cartas
}: conserva dos.
py-pic-keep-confirm = Estas dos son tuyas si confirmas.
py-pic-keep-sealed = Estas dos son tuyas, en secreto hasta que todos elijan.
py-pic-pile = mazo: { $count }

## A position in words

py-pic-tell-turn = { $when }. Forma: { $shape }.
py-pic-tell-used = Formas hasta ahora en esta ronda: { $list }.
py-pic-tell-to-come = Formas que aún pueden salir en esta ronda: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Oferta: { $list }. Mazo: { $pile }.
py-pic-tell-display-empty = Oferta: vacía. Mazo: { $pile }.
py-pic-tell-boxes = Puntos de pirámides { WORD($colour, form: "pl") }: { $list }.
py-pic-tell-open = { $points } libres
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
py-pic-tell-cards = delante: { $list }
py-pic-tell-done = completas: { $list }
py-pic-tell-no-done = ninguna completa
py-pic-tell-gems = gemas rojas { $red }, gemas verdes { $green }
py-pic-tell-skulls = calaveras { $skulls } ({ $value })
py-pic-tell-next-skull = próxima calavera { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] antorcha de la ronda { $list }
   *[other] antorchas de las rondas { $list }
}
py-pic-tell-no-torches = ninguna antorcha
py-pic-tell-box = { $colour } { $points }
py-pic-tell-boxes-own = puntos de pirámide { $list }
py-pic-tell-last = Marcado en el último turno: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Casillas de A1 (arriba a la izquierda) a E5; punto vacía, E entrada, T tumba, # muro, X X roja, R gema roja, G gema verde, F antorcha, S calavera, P poción, * marcada.
py-pic-tell-ready = ya ha elegido
py-pic-tell-out = eligiendo
py-pic-tell-kept = Conservas: { $cards }.
py-pic-tell-draft = Marcado hasta ahora, no público: { $list }.
py-pic-tell-card = { $card } ({ $colour })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
