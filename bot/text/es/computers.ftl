### Computer players: at the table, in a running match, and hints.

table-too-many-computers = En esta mesa hay sitio para { $most ->
    [one] una IA
   *[other] { $most } IA
}, no para { $computers }.
table-unknown-level = No hay ningún nivel «{ $level }». Posibles: { LIST($levels, style: "comma") }.
table-computer-there = Ahí ya juega una IA.
table-no-computer = Ahí no hay ninguna IA.
table-private = En mensajes directos juegas solo contra IA: nadie más puede sentarse a esta mesa. Para jugar con amigos, abre una con «{ cmd-table-new-private }».
table-deserted = Ya no queda nadie aquí. La partida está en pausa hasta que alguien vuelva; las IA no siguen solas.
table-computer-offered = ¿Quién quiere ocupar la plaza de la IA { $who }, con todo lo que tiene?
table-computer-asked = { $by } pregunta si quieres ocupar la plaza de la IA { $who }, con todo lo que tiene.
table-computer-taken = Una IA ocupa la plaza de { $old }: { $who }.
table-computer-taken-empty = Una IA ocupa la plaza vacía: { $who }.

level-easy = fácil
level-normal = normal
level-hard = difícil

level-easy-about = Comete errores; para tus primeras partidas
level-normal-about = Juega con sensatez
level-hard-about = Piensa por adelantado

button-remove-computer = Quitar una IA
menu-add-computer = Añadir una IA
menu-computer-level = Añadir una IA: { $level }
menu-hints = Pistas entre personas
hints-off = Pistas entre personas: no
hints-on = Pistas entre personas: sí, para todos
menu-withouthints = Pistas contra la IA
without-hints-off = Pistas a solas contra la IA: sí
without-hints-on = Ninguna pista, ni siquiera a solas contra la IA

lobby-computer = { $name }: IA, { $level }
lobby-hints = Se permiten pistas a todos.
lobby-without-hints = En esta mesa no hay pistas para nadie.
computer-badge = (IA)

page-computer-added = La IA se ha sentado.
page-computer-removed = La IA ha dejado la mesa.
page-computer-seated = Una IA ha ocupado la plaza.
error-person-or-computer = Nombra a una persona o una IA, no ambas.

final-with-computers = Con IA: esta partida no cuenta para ninguna valoración.
final-hints = { $who } ha recibido ayuda de la IA { $hints ->
    [one] una vez
   *[other] { $hints } veces
}.
results-with-computers = Las partidas con IA van aparte: no cuentan para la valoración ni para ninguna otra cifra.
results-figure-computers = con IA

button-hint = Pista
button-finish-turn = Que la IA termine el turno
page-hint = Pista: { $label }.
page-hint-effects = Pista: { $label } — { $effects }.
page-hint-rule = La regla: { $says }
page-hint-turn = El turno entero: { $said }
page-hint-points = Puntos si la partida acabara entonces: { $before } → { $after }.
table-no-hints = En esta mesa se juega sin pistas: así se acordó antes de empezar.
