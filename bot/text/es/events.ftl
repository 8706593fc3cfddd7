### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = No conozco ese torneo.
event-unknown-code = Ningún torneo tiene ese código. Quien lo organiza lo encuentra en **Organizar**.
event-not-organiser = Eso solo puede hacerlo quien organiza el torneo, o quienes administran su servidor.
event-too-many = Organizas aquí { NUMBER($most) } torneos sin terminar; es el máximo.
event-too-few = Un torneo necesita al menos { NUMBER($need) } personas; hay { NUMBER($have) } inscritas. No ha empezado nada, y la inscripción sigue abierta.
event-groups-too-small = { NUMBER($groups) } grupos necesitan al menos { NUMBER($need) } personas, tres en cada uno; hay { NUMBER($have) } inscritas. No ha empezado nada, y la inscripción sigue abierta.
event-full = Ya participan { NUMBER($most) } personas; es el máximo.
event-entry-closed = Ya no es posible inscribirse en este torneo.
event-over = Este torneo ha terminado.
event-started = Este torneo ya ha empezado.
event-not-started = Este torneo aún no ha empezado.
event-not-over = La próxima temporada puede empezar cuando esta termine.
event-entered-already = Ya participas.
event-not-entered = No participas en este torneo.
event-unknown-entry = Esta persona no participa en el torneo.
event-not-shared = Inscríbete en un servidor que comparta el torneo. Quien administra tu servidor puede traerlo con su código: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = Ya comparten este torneo { NUMBER($most) } servidores; es el máximo.
event-followed = Ya hay una próxima temporada.
event-bad-name = Dale al torneo un nombre que se pueda leer.
event-bad-format = No conozco ese formato.
event-bad-rounds = Un torneo puede tener hasta { NUMBER($most) } rondas; con 0 su número depende de cuánta gente haya.
event-bad-groups = Una liga puede tener de 1 a { NUMBER($most) } grupos.
event-groups-league = Solo una liga tiene grupos.
event-rounds-knockout = Las rondas de una eliminatoria dependen del número de personas: no las indiques.
event-knockout-seats = A este juego no se puede jugar entre dos, así que una eliminatoria no tendría final.
event-bad-turn = Un turno de torneo puede durar entre { $least } y { $most }.
event-bad-round-time = Una ronda puede durar entre { $least } y { $most }.
event-bad-points = Los puntos por puesto son hasta cinco números enteros de 0 a { NUMBER($most) }, ninguno mayor que el anterior, como «10 6 3 1».
event-in-thread = Las mesas de un torneo son hilos, y un hilo no puede contener otros. Usa un canal.
event-none-here = Aquí no hay ningún torneo.
event-which = Hay varios. ¿Cuál?

event-place-lost = Ya no puedo escribir en un canal del torneo **{ $event }**. /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** lo muestra en otro canal ({ cmd-param-event }: { NUMBER($number, useGrouping: 0) }). La gente sigue jugando, y se entera por mensaje directo.
event-table-elsewhere = {""}**{ $event }**, ronda { NUMBER($round) }: tu mesa está abierta ({ $game }). Su hilo está en otro servidor; juegas aquí, por mensaje directo, y no hace falta que vayas allí.
event-time-over = La ronda { NUMBER($round) } de **{ $event }** ha terminado, así que esta partida termina ahora. Quienes están comparten los puestos; los ausentes comparten los últimos.
event-uncounted = {""}**{ $event }** ha terminado. Esta partida sigue, pero ya no cuenta.
event-dropped = Quien organiza te ha quitado de la lista de **{ $event }**. La mesa en la que juegas ahora sigue.
event-finished = {""}**{ $event }** ha terminado. Primer puesto: { LIST($names, style: "comma") }. ¡Felicidades!

event-season = { $event } · temporada { NUMBER($season) }
event-format-swiss = { $game } · sistema suizo: se encuentran quienes tienen puntos parecidos, y repiten solo si no hay remedio · mesas de hasta { NUMBER($seats) } · { $rounds ->
    [0] tantas rondas como pida el número de personas
    [one] 1 ronda
   *[other] { $rounds } rondas
}
event-format-league = { $game } · liga, { $groups ->
    [one] un grupo
   *[other] { $groups } grupos
} · mesas de hasta { NUMBER($seats) } · { $rounds ->
    [0] tantas rondas como hagan falta para que se encuentren todos
    [one] 1 ronda
   *[other] { $rounds } rondas
}
event-format-knockout = { $game } · eliminatoria: pasa quien gana cada mesa; las exenciones son para los cabezas de serie · mesas de hasta { NUMBER($seats) }
event-clock = { $turn } por turno (las horas de silencio no cuentan), después juega el piloto automático; una ronda dura como máximo { $round }
event-points = Puntos por puesto: { $points }. Quien comparte puestos comparte sus puntos; una exención cuenta como primer puesto.
event-points-usual = Puntos por puesto: 12 el primero, 0 el último, con pasos iguales entre medias. Quien comparte puestos comparte sus puntos; una exención cuenta como primer puesto.
event-ties-swiss = A igualdad de puntos deciden los puntos de todos los rivales, luego los primeros puestos, luego la parte de los puntos del tablero, luego el orden inicial.
event-ties-league = A igualdad de puntos decide cómo les fue entre sí, luego los primeros puestos, luego la parte de los puntos del tablero, luego el orden inicial.
event-ties-knockout = Fuera en la misma ronda: decide el puesto en la última mesa, luego el orden inicial. Si se comparte el primer puesto, pasa quien tenga mejor orden inicial.
event-absent = Quien abandonó, se fue o tiene al piloto automático cuando acaba la mesa ocupa su último puesto. Si una mesa termina sin resultado, sus puestos se comparten.
event-computers = Las IA llenan las plazas que quedan libres.
event-open = La inscripción está abierta: { $people ->
    [0] nadie todavía
    [one] 1 persona
   *[other] { $people } personas
}; hacen falta al menos { NUMBER($least) }.
event-running = Ronda { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
} · hasta el { $ends } a más tardar · { $people ->
    [one] participa 1 persona
   *[other] participan { $people } personas
}
event-over-line = Este torneo ha terminado.
event-cancelled-line = Este torneo se canceló.
event-computer = IA
event-bye-word = exento
event-bye = { $name }: { event-bye-word }
event-table = Mesa { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = terminada, primer puesto: { LIST($names, style: "comma") }
event-how-resigned = terminada por abandono, primer puesto: { LIST($names, style: "comma") }
event-how-ended = terminada sin resultado, la comparten: { LIST($names, style: "comma") }
event-how-time = terminada con la ronda, la comparten: { LIST($names, style: "comma") }
event-how-void = no se jugó aquí, la comparten: { LIST($names, style: "comma") }
event-opening = la estoy abriendo
event-elsewhere = en otro servidor, partida { NUMBER($match, useGrouping: 0) }
event-tie-direct = sus propias mesas
event-tie-opponents = puntos de los rivales
event-tie-firsts = primeros puestos
event-tie-share = parte de los puntos del tablero
event-tie-last = puesto en la última mesa
event-tie-seed = orden inicial
event-decided = { $one } va por delante de { $other }: { $why } ({ $mine } a { $theirs })
event-group = Grupo { $group }
event-final = clasificación final
event-after = ronda { NUMBER($round) }
event-player = nombre
event-won = rondas ganadas
event-played = mesas
event-head-direct = entre iguales
event-head-opponents = rivales
event-head-firsts = primeros
event-head-share = parte
event-head-last = última mesa
event-out = { $name } (fuera)
event-shared = Comparten este torneo { NUMBER($servers) } servidores. El hilo de una mesa está donde se inscribió la mayoría de su gente; a los demás se los llama por mensaje directo, y juegan ahí.
event-somebody = Participante { NUMBER($number) }
event-no-table = No tienes mesa en esta ronda.
event-play-here = Tu mesa está en otro servidor: juégala desde aquí o por mensaje directo.
event-code = Quienes administran otros servidores traen el torneo con /{ cmd-event }, **{ button-event-share }** y este código: `{ $code }`
event-table-opened = {""}**{ $event }**, ronda { NUMBER($round) }, mesa { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · ronda { NUMBER($round) }, mesa { NUMBER($table) }

button-event = Torneo
button-event-join = Inscribirse
button-event-leave = Retirarse
button-event-lead = Organizar
button-event-start = Empezar
button-event-cancel = Cancelarlo
button-event-next = Terminar ya esta ronda
button-event-end = Terminar el torneo
button-event-unshare = Dejar de compartirlo
button-event-season = Próxima temporada
menu-event-drop = Quitar a alguien de la lista
page-event-joined = Participas. Cuando empiece una ronda, se abrirá tu mesa y te llamaré.
page-event-joined-shared = Participas. Varios servidores comparten este torneo: si el hilo de tu mesa está en otro, te llamo por mensaje directo, y juegas ahí. Ten abiertos tus mensajes directos; si están cerrados, te llamo en este canal.
page-event-left = Ya no estás en la lista.
page-event-left-running = No participas en más rondas. La mesa en la que juegas ahora sigue: termínala, o abandona con /{ cmd-table } { cmd-table-manage }.
page-event-ended = Hecho.
page-event-round-ended = La ronda ha terminado; la siguiente empieza en un momento.
page-event-season = La inscripción para la próxima temporada está abierta.
page-event-shared = Tu servidor comparte el torneo desde ahora.
page-event-moved = El torneo se muestra aquí desde ahora.
page-event-next = ¿Terminar ya esta ronda de **{ $event }**? Las mesas que aún se juegan terminan sin resultado.
page-event-end = ¿Terminar **{ $event }** con la clasificación como está? Las mesas que aún se juegan siguen, pero ya no cuentan.
page-event-cancel = ¿Cancelar **{ $event }**? Se cierra la inscripción y no empieza nada.
page-event-unshare = ¿Dejar de mostrar **{ $event }** en este servidor? Quienes se inscribieron aquí siguen en el torneo y reciben los avisos por mensaje directo.
format-swiss = sistema suizo
format-league = liga
format-knockout = eliminatoria

cmd-event = torneo
cmd-event-about = Ligas, eliminatorias y sistema suizo en varias rondas
cmd-param-event = torneo
cmd-param-event-about = Qué torneo; sin indicarlo: el de este servidor
form-event-name = Cómo se llama
form-event-game = Qué juego
form-event-format = Cómo se empareja a la gente
form-event-seats = Cuántas personas como máximo en una mesa
form-event-rounds-about = Cuántas rondas; sin indicarlo: según el número de personas
form-event-groups = Grupos de una liga
form-event-turn-about = Tiempo por turno, p. ej. 36h o 2d; después juega el piloto automático
form-event-days-about = Tras tantos días acaba una ronda, aunque aún se esté jugando
form-event-points-about = Puntos por puesto, p. ej. 10 6 3 1; sin indicarlos: de 12 a 0
form-event-computers-about = Las IA de este nivel llenan plazas libres
form-event-extend = Cuántos días más
form-event-code-about = El código que te ha dado quien lo organiza
button-event-new = Nuevo torneo
button-event-share = Traer un torneo aquí
button-event-move = Mostrarlo aquí
button-event-rules = Rondas y mesas
button-event-time = Tiempo y puntos
button-event-more-time = Más tiempo
menu-event-other = Otro torneo…
form-event-rounds = Rondas
form-event-late = Se puede entrar más tarde
form-event-turn = Tiempo por turno
form-event-days = Días por ronda
form-event-points = Puntos por puesto
form-event-computers = Ordenadores
form-event-no-computers = Ninguno
form-event-code = Código
event-rules-kept = Alguien se ha apuntado con estas reglas, así que se quedan. Cancela el torneo y crea otro.
