### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
time-days = { $days ->
    [one] un día
   *[other] { $days } días
}
time-days-hours = { $days ->
    [one] un día
   *[other] { $days } días
} y { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }h
time-typed-days = { $days }d

## What a table agrees on

time-control-none = Sin límite de tiempo
time-control-turn = Tiempo por turno: { $turn }
time-control-reserve = Tiempo: { $turn } por turno, y una reserva de { $reserve } para toda la partida
time-control-absence-wait = Si se acaba el tiempo, la mesa espera
time-control-absence-substitute = Si se acaba el tiempo, otra persona puede ocupar la plaza
time-control-absence-autopilot = Si se acaba el tiempo, juego yo por esa persona
time-control-quiet-stops = El reloj se para en las horas de silencio de cada cual
time-control-vacation = Vacaciones que paran el reloj, por persona: { $days ->
    [one] un día
   *[other] { $days } días
}

table-time-control-turn = El tiempo por turno debe estar entre { $least } y { $most }.
table-time-control-allowance = El tiempo por turno debe estar entre { $least } y { $most }.
table-time-control-reserve = La reserva debe estar entre { $least } y { $most }.
table-time-control-vacation = Una mesa puede conceder a cada persona { NUMBER($most) } días de vacaciones como máximo.
table-unreadable-amount = No puedo leer «{ $text }» como un tiempo. Escribe algo como 36h, 2d o 1d 12h.
table-unreadable-time = No existe la hora «{ $text }». Escribe algo como 22:30.
table-unreadable-date = No existe el día «{ $text }». Escribe algo como 24/12 o 2026-12-24.
table-unknown-zone = No conozco la zona horaria «{ $text }». Escribe tu país, o una zona como Europe/Madrid o America/Bogota.
table-unknown-zone-near = No conozco la zona horaria «{ $text }». ¿Querías decir { LIST($near, style: "or") }?
table-quiet-same = Las horas de silencio deben acabar a una hora distinta de la de inicio.
table-quiet-long = Las horas de silencio pueden ocupar { NUMBER($hours) } horas al día como máximo. Para un descanso más largo está /{ cmd-me } { cmd-me-show }.
table-vacation-past = Unas vacaciones no pueden empezar en el pasado.
table-vacation-backwards = Unas vacaciones no pueden acabar antes de empezar.
table-vacation-far = Unas vacaciones solo pueden empezar dentro del próximo año.
table-vacation-long = Unas vacaciones pueden durar { NUMBER($days) } días como máximo.

## What the house says by itself

table-reminder = Recordatorio: tu turno empezó { $since }.
table-reminder-until = Recordatorio: te toca, y tienes tiempo hasta el { $until }.
table-your-turn = Te toca.
table-time-out-wait = Se acabó el tiempo de { $who }. La mesa espera.
table-time-out-substitute = Se acabó el tiempo de { $who }. Hasta que { $who } juegue, otra persona puede ocupar la plaza.
table-time-out-substitute-private = Se acabó el tiempo de { $who }. Hasta que { $who } juegue, los demás pueden ofrecer la plaza a otra persona.
table-autopilot-begins = Se acabó el tiempo de { $who }. Ahora juego yo por { $who }, hasta que vuelva o alguien ocupe la plaza.
table-expired = Nadie ha empezado esta mesa en { NUMBER($days) } días, así que queda cerrada.

board-until = Tiempo hasta el { $until }
board-until-who = Tiempo de { $who }: hasta el { $until }
board-paused = La partida está en pausa ({ $since }).
status-autopilot = Juego yo por { $who }.
mine-your-turn-until = {""}**te toca** ({ $since }), plazo: { $until }
mine-waiting-since = se espera a { $who } ({ $since })
mine-waiting-until = se espera a { $who } ({ $since }), plazo: { $until }
mine-paused = en pausa ({ $since })
mine-autopilot = **juego yo por ti** hasta que pulses **{ button-come-back }**

## Among the players

table-pause-asked = { $who } pide una pausa: si todos están de acuerdo, la partida queda en pausa hasta que alguien siga.
table-paused = La partida está en pausa hasta que alguien siga.
table-goes-on = La partida sigue.
table-extend-asked = { $who } pide más tiempo: { $amount }. Todos los demás deben aceptar.
table-extended = Más tiempo para { $who }: hasta el { $until }.
table-seat-offered = ¿Quién quiere ocupar la plaza de { $who }, con todo lo que tiene?
table-seat-asked = { $by } pregunta si quieres ocupar la plaza de { $who }, con todo lo que tiene.
table-own-seat-asked = { $by } te ofrece su plaza, con todo lo que tiene.
table-seat-unheard = No consigo contactar con { $name } por mensaje directo. La plaza queda ofrecida igualmente: se puede ocupar aquí.
table-invite-unheard = No consigo contactar con { $name } por mensaje directo. La invitación vale igualmente: aquí está el botón para unirse.
table-seat-taken = { $who } ocupa la plaza de { $old }.
table-seat-taken-empty = { $who } ocupa una plaza vacía.
table-back = { $who } ha vuelto.
table-stays = { $who } sigue en la mesa.

table-zone-first = Dime antes tu zona horaria, con **{ button-me-time }** en /{ cmd-me } { cmd-me-show }.
table-vacation-none = No hay vacaciones que terminar.
table-vacation-many = Puedes planear { NUMBER($most) } períodos de vacaciones como máximo.
table-time-control-more = De una vez puedes pedir entre { $least } y { $most }.
table-substitute-seated = Esa persona ya está en esta mesa.
table-seat-not-offered = Esta plaza no se ofrece.
table-foreign-seat = Esta mesa es de otro servidor.
table-seat-present = { $who } no está ausente. Solo { $who } puede ceder esa plaza.
table-waits = En esta mesa se ha acordado esperar a { $who }.
table-not-away = No estás ausente: la plaza es tuya.
table-no-clock = Aquí no te corre ningún tiempo.
table-nobody-to-ask = No hay nadie más que pueda aceptar.
table-nothing-asked = Esa pregunta ya está resuelta.
table-too-many-calls = Ya has preguntado { NUMBER($most) } veces en un día a los demás de esta mesa. Podrás volver a preguntar: { $until }.
table-own-ask = Eso deben aceptarlo los demás.

button-take-seat = Ocupar la plaza
button-come-back = He vuelto
button-grant = Aceptar más tiempo
button-pause = Acepto la pausa
button-go-on = Seguir

## Commands and pages

cmd-me = yo
cmd-me-about = Sobre ti: zona horaria, horas de silencio, vacaciones, recordatorios, tus datos
cmd-me-show = ver
cmd-me-show-about = Tus ajustes: tiempo, vacaciones, recordatorios, idioma, avisos, webhooks
cmd-me-look = aspecto
cmd-me-look-about = Cómo se ven tus imágenes: claras u oscuras, letra más grande, menos adornos
form-zone-about = Tu país, o el nombre de la zona
form-quiet-begin-about = Cuándo empiezan, p. ej. 22:30
form-vacation-first-about = El primer día, p. ej. 24/12 o 2026-12-24
form-vacation-last = El último día

clock-none = sin límite de tiempo
clock-turn = tiempo por turno
clock-reserve = tiempo por turno, y una reserva
quiet-runs = los relojes corren siempre
quiet-stops = los relojes se paran en las horas de silencio
remind-all = Todos los recordatorios
remind-all-about = A mitad del tiempo, y antes de que se acabe
remind-one = Un recordatorio por turno
remind-one-about = Antes de que se acabe el tiempo
remind-none = Sin recordatorios
remind-none-about = Solo la mención cuando empieza tu turno
remind-by-dm = Recordatorios por mensaje directo
remind-by-thread = Recordatorios en el hilo de la partida
call-thread = Tu turno: una mención en el hilo
call-dm = Tu turno: un mensaje directo
call-both = Tu turno: una mención y un mensaje directo
menu-clock = Reloj
menu-absence = Si se acaba el tiempo

me-title = Tú y tu tiempo
me-zone = Zona horaria: **{ $zone }**. Hora actual allí: { $now }.
me-zone-none = Zona horaria: sin indicar. Uso UTC.
me-quiet = Horas de silencio: **{ $start }–{ $end }**
me-quiet-none = Horas de silencio: ninguna
me-vacation = Vacaciones: del { $first } al { $last }
me-vacation-none = Vacaciones: ninguna
me-note = En tu pantalla ahora es: { $now }.
page-clock-title = Tiempo en la mesa { NUMBER($match, useGrouping: 0) }
page-paused = La partida está en pausa.
page-pause-none = La partida no está en pausa.
page-agreed = Todos de acuerdo.
page-agreed-alone = Hecho: no hace falta que nadie más lo apruebe.
page-asked = Preguntado a: { $missing }.
page-agreeing = De acuerdo: { $agreed }. Faltan: { $missing }.
page-offer-own = ¿Ceder tu plaza?
page-offer-of = ¿Buscar relevo para { $who }?
page-offer-anybody = Se avisa a todos aquí, y quien ocupe antes la plaza sigue jugando con todo lo que tiene.
page-offer-to = Se pregunta a { $name } por mensaje directo. Quien ocupe la plaza sigue jugando con todo lo que tiene.
page-offer-computer = Una IA ({ $level }) ocupa la plaza enseguida, con todo lo que tiene. Se avisa a todos.
page-seat-offered = Ofrecida. Quien ocupe la plaza recibe todo lo que tiene; hasta entonces queda como está.
page-seat-offered-to = Ofrecida a { $name }. Hasta que se ocupe, la plaza queda como está.
page-seat-taken = La plaza es tuya, con todo lo que tiene.
page-back = La plaza es tuya.
button-me-time = Zona y horas de silencio
button-me-vacation = Vacaciones
button-me-back = He vuelto
button-me-told = Cómo se me avisa
button-me-reading = Idioma e imágenes
button-me-web = En el navegador
button-my-links = Mis enlaces
form-empty-none = Vacío: ninguna
form-zone = Zona horaria
form-quiet-begin = Horas de silencio desde
form-quiet-end = Horas de silencio hasta
form-vacation-first = El primer día
form-vacation-last-about = Vacío: solo ese día
form-call = Cuando me toca
form-remind = ¿Cuántos recordatorios?
form-remind-by = ¿Dónde llegan?
form-digest = Resumen diario a las
form-digest-about = Una lista de tus partidas por mensaje directo, p. ej. a las 8:00; vacío: ninguna
form-language = Idioma
form-display = Mis páginas privadas muestran
form-name = Mi nombre en las páginas de partidas
form-page = Una página sobre mí
