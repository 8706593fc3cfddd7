### Words inside the pictures of Bora Bora: short, because room is short.

bb-pic-title = Bora Bora
bb-pic-round = Ronda { $round } de { $rounds }
bb-pic-phase-setup = Preparación
bb-pic-phase-A = Dado { $lap } de { $laps }
bb-pic-phase-B = Hombres y mujeres
bb-pic-phase-jewelry = Joyas
bb-pic-phase-tasks = Cumplir tareas
bb-pic-phase-take = Tomar tareas
bb-pic-phase-final = Las últimas tareas
bb-pic-phase-over = El final
bb-pic-over = La partida ha terminado
bb-pic-temple = Templo
bb-pic-tasks = Tareas nuevas
bb-pic-jewelry = Joyas
bb-pic-gods = Cartas de dios

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Anzuelo
bb-emblem-flower = Flor
bb-emblem-teeth = Dientes
bb-emblem-waves = Olas

## Action tiles: at most twelve letters

bb-pic-action-H = Ayudante
bb-pic-action-T = Templo
bb-pic-action-B = Construir
bb-pic-action-M = Hombre
bb-pic-action-W = Mujer
bb-pic-action-L = Tierra
bb-pic-action-S = Mar
bb-pic-action-F = Pesca

## Player boards

bb-pic-own-tasks = Tareas (hechas: { $done })
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Solo lo ves tú
bb-pic-no-cards = Sin cartas de dios
bb-pic-god-costs = Un dios cuesta
bb-pic-you-have = Tienes
bb-pic-unpaid = no puedes pagarlo
bb-pic-red = Jugar Rojo
bb-pic-confirm = ¿confirmar el turno?
bb-pic-confirm-note = Nada es público antes de que confirmes.
bb-pic-does-B = Dado: no hace falta que sea menor
bb-pic-does-W = Dado: vale 6 para su acción
bb-pic-does-R = Choza nueva: puntúa enseguida el pez
bb-pic-does-G = Hombres y mujeres: dobla un tipo o usa uno más
bb-pic-does-Y = Tarea: una cosa menos, por { $helped_task ->
    [one] 1 punto
   *[other] { $helped_task } puntos
}

## A position in words

bb-pic-tell-nothing = nada
bb-pic-tell-nobody = ninguna
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Puntos: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } ofrenda
   *[other] { $count } ofrendas
}
bb-pic-tell-shells = { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
}
bb-pic-tell-cards = { $count ->
    [one] { $count } carta de dios
   *[other] { $count } cartas de dios
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } ficha de dios
   *[other] { $count } fichas de dios
}
bb-pic-tell-priests = { $count ->
    [one] { $count } sacerdote en reserva
   *[other] { $count } sacerdotes en reserva
}
bb-pic-tell-dice = dados { $list }
bb-pic-tell-tile = Dados en { $tile }: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = libre
bb-pic-tell-host = choza de { $who }
bb-pic-tell-aside = al lado { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Caminos: { $list }.
bb-pic-tell-paths-water = Travesías: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Hombres en la oferta por puesto: { $list }.
bb-pic-tell-women = Mujeres en la oferta por puesto: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Templo por puesto: { $list }. Un sacerdote da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta ronda; fichas de dios que quedan: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Escala de estatus, del primero al último, con puntos: { $list }.
bb-pic-tell-jewelry = Joyas de la ronda { $round }: { $list }.
bb-pic-tell-tasks = Tareas disponibles: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Cartas de dios visibles: { $list }. Cartas en el mazo: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Tus cartas de dios: { $list }.
bb-pic-tell-payable = Dioses que podrías pagar ahora: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = casilla { $space } { $person }
bb-pic-tell-shifted = casilla { $space } { $person }, ficha desplazada
bb-pic-tell-persons = Personas: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Chozas en casillas: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } junto al tablero
bb-pic-tell-materials = Materiales: { $list }.
bb-pic-tell-building = { $number } en { LIST($spaces) }
bb-pic-tell-built = Edificios construidos: { $list }.
bb-pic-tell-regions = Chozas en: { $list }.
bb-pic-tell-jewels = Joyas compradas: { $list }.
bb-pic-tell-task = { $task } ({ $have } de { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Tareas abiertas: { LIST($list, style: "semicolon") }. Cumplidas: { $done }.
bb-pic-tell-draft = Elegido, aún no público: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Puntos de un sacerdote en el templo, por ronda: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Puntos de un edificio, por ronda: { LIST($list, style: "comma") }.
bb-pic-tell-discard = Cartas de dios usadas: { $list }. Cartas en el mazo: { $deck }.
bb-pic-tell-bonus = { $what } { $have } de { $need }
bb-pic-bonus-task = tareas
bb-pic-bonus-jewel = joyas
bb-pic-bonus-ceremony = casillas ceremoniales
bb-pic-bonus-building = edificios
bb-pic-bonus-islands = regiones
bb-pic-bonus-people = hombres y mujeres
