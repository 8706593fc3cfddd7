### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = buscar
cmd-table-find-about = Mesas a las que puedes unirte, aquí y en otros servidores
cmd-table-find-game = juego
cmd-table-find-game-about = Solo este juego
cmd-table-find-speed = ritmo
cmd-table-find-speed-about = Solo mesas de este ritmo
cmd-table-find-where = dónde
cmd-table-find-where-about = Solo este servidor, o todos los que lo permiten
find-where-everywhere = en todos los servidores
find-where-here = en este servidor
speed-fast = rápido: hasta un día por turno
speed-normal = normal: hasta 3 días por turno
speed-slow = lento: más de 3 días por turno
speed-free = sin reloj

find-title = Mesas abiertas
find-game = { $game }
find-none = No hay abierta ninguna mesa así. Abre una con /{ cmd-table } { cmd-table-new }.
find-line = {""}**{ $game }** · mesa { NUMBER($match, useGrouping: 0) } · { $taken }/{ $seats } plazas ocupadas · { $clock } · { $language } · { $level }
find-on = en { $server }
find-on-another = en otro servidor
find-clock = { $turn } por turno
find-clock-reserve = { $turn } por turno y { $reserve } de reserva
find-clock-none = sin reloj
level-unknown = nadie con valoración aún
level-about = valoración de unos { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = Desde aquí puedes unirte a mesas de otros servidores y jugarlas en mensajes directos conmigo. Sus hilos son solo para la gente de esos servidores.
find-more = { $count ->
    [one] Y una más.
   *[other] Y { $count } más.
}
find-standing = Este mensaje se mantiene al día solo.
menu-find-join = Unirse a una mesa
button-find = Buscar una mesa
button-find-everywhere = También otros servidores
button-find-here = Solo este servidor

page-joined-visitor = Esta mesa es de otro servidor, así que juegas en mensajes directos conmigo: ahí llegan tu mano y tus turnos, y ahí funcionan /{ cmd-turn }, /{ cmd-move } y /{ cmd-table } { cmd-table-board }. Su hilo es solo para la gente de aquel servidor.
table-finished = La partida ha terminado. Su tablero muestra cómo acabó.

## What a host says about those who join

band = valoraciones de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
band-from = valoraciones desde { NUMBER($least, useGrouping: 0) }
band-to = valoraciones hasta { NUMBER($most, useGrouping: 0) }
lobby-band = Quien abrió la mesa sugiere { $band }; todos pueden unirse
lobby-elsewhere = La gente de otros servidores ve esta mesa y puede unirse
lobby-outside = Quien abrió esta mesa sugiere { $band }; la tuya es { NUMBER($rating, useGrouping: 0) }. Igualmente puedes jugar.
lobby-outside-new = Quien abrió esta mesa sugiere { $band }; aún no tienes valoración en este juego. Igualmente puedes jugar.
table-bad-ratings = Las valoraciones son números de 0 a { NUMBER($most, useGrouping: 0) }, primero el más bajo.
table-private-elsewhere = Una mesa privada no aparece en ninguna lista.
table-elsewhere-closed = Quienes administran este servidor no dejan que sus mesas aparezcan en otros. Pueden cambiarlo con /{ cmd-admin }.
cmd-table-new-elsewhere = fuera
cmd-table-new-elsewhere-about = La gente de otros servidores ve la mesa y puede unirse

form-admin-elsewhere-about = Si las mesas pueden mostrarse a gente de otros servidores, que podrá unirse
admin-elsewhere = Las mesas pueden mostrarse a gente de otros servidores, que podrá unirse
admin-elsewhere-none = Las mesas aparecen solo en este servidor

## A standing list of open tables

admin-listing-put = La lista de mesas abiertas está en este canal y se mantiene al día sola.
admin-listing-removed = La lista se ha quitado.
table-no-listing = En este canal no hay ninguna lista de mesas abiertas.
table-too-many-listings = Un servidor puede tener { NUMBER($most) } listas de mesas abiertas como máximo.

## Being told of open tables

table-opened = Hay una mesa abierta para ti: { $game }, mesa { NUMBER($match, useGrouping: 0) }, { $seats } plazas.
table-too-many-alerts = Es el máximo: { NUMBER($most) } tipos de mesas. Quita antes uno.
table-no-alert = No se te avisa de mesas así.
alerts-title = Mesas de las que se te avisa
alerts-none = Ninguna.
alerts-note = Una vez por mesa, por mensaje directo, y no en tus horas de silencio.
alert-added = Te escribo cuando se abra una mesa así.
alert-withdrawn = Ya no te escribo sobre eso.
alert-any-game = cualquier juego
alert-any-speed = cualquier ritmo
alert-here = en un servidor
menu-no-alert = No avisarme más de…
button-alerts = De qué se me avisa
button-tell-me = Avisarme de nuevas
button-to-table = A la mesa

## Waiting for others to play with

cmd-play = jugar
cmd-play-about = Encontrar gente de tu nivel: se abre una mesa cuando esperan bastantes
cmd-play-game = juego
cmd-play-game-about = A qué quieres jugar; sin indicarlo: qué esperas
cmd-play-speed = ritmo
cmd-play-speed-about = El reloj de la mesa; normal si no eliges ninguno
cmd-play-seats = plazas
cmd-play-seats-about = Cuántas personas, contándote a ti; las menos posibles si no eliges
cmd-play-across = fuera
cmd-play-across-about = También con gente de otros servidores
cmd-play-leave = dejar
cmd-play-leave-about = No esperar más, por este juego o por todos
play-title = Lo que esperas
play-none = Nada. /{ cmd-play } { cmd-play-game }: espera a gente de tu nivel.
play-line = {""}**{ $game }** · { $clock } · { $seats } personas · { $where } · hasta el { $until }.
play-others = { $others ->
    [0] Nadie más espera eso todavía.
    [one] Otra persona espera eso, { $near ->
    [0] con una valoración alejada de la tuya.
   *[other] con una valoración cercana a la tuya.
}
   *[other] Otras { $others } personas esperan eso, { $near } de ellas con valoraciones cercanas a la tuya.
}
play-note = En cuanto espere bastante gente, abro una mesa, aviso y empiezo. Cuanto más esperes, más pueden distar las valoraciones; tras un día ya no importan.
play-waiting = Ahora estás en espera.
play-met = Encontrada: mesa { NUMBER($match, useGrouping: 0) }. { $link } La partida empieza en un momento.
play-left = Ya no estás en espera.
play-nobody = No se ha encontrado a nadie para jugar contigo a { $game } en { $days } días, así que ya no esperas. ¿Quizá con gente de otros servidores, o a otro ritmo?
play-no-speed = Elige un ritmo con reloj: entre desconocidos hace falta uno.
play-across-only = En mensajes directos solo puedo buscar gente de otros servidores: elige eso, o pregunta en un servidor.
play-too-many = Ya esperas { NUMBER($most) } juegos. Deja antes uno.
play-not-waiting = No esperas eso.
menu-play-leave = No esperar más…
button-play-again = Buscar otra vez
table-met = Todo el mundo aquí ha esperado para jugar a { $game }: esta es la mesa { NUMBER($match, useGrouping: 0) }. La partida empieza sola en un momento; quien no pueda jugar, que se levante ahora.
form-admin-meeting-about = Dónde se abren mesas para la gente que espera a otra
admin-meeting = Las mesas para la gente que espera a otra se abren en { $channel }
admin-meeting-none = Las mesas para la gente que espera a otra se abren donde preguntó alguien
form-alert-game = ¿Qué juego?
form-alert-speed = ¿Qué ritmo?
form-alert-where = ¿Dónde?
