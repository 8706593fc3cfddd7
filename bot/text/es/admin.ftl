### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = En este servidor las mesas van en estos canales: { LIST($channels, style: "comma") }.
table-channels-gone = Los canales en los que van aquí las mesas ya no existen. Quien administra el servidor elige otros con /{ cmd-admin }.
table-too-many-open = Has abierto aquí { NUMBER($have) } mesas sin terminar; este servidor permite { NUMBER($most) }.
table-too-many-here = Este servidor tiene { NUMBER($have) } mesas sin terminar; este bot permite { NUMBER($most) }. En cuanto acabe una, puedes abrir otra.
table-too-many-own = Has abierto { NUMBER($have) } mesas sin terminar; este bot permite { NUMBER($most) }. En cuanto acabe una, puedes abrir otra.
table-too-many-channels = Una lista puede tener { NUMBER($most) } canales como máximo.
error-not-manager = Eso solo pueden hacerlo quienes administran este servidor.

cmd-admin = administrar
cmd-admin-about = Para quienes administran este servidor: ajustes, y arreglo de partidas
form-admin-tables-about = Mesas sin terminar que una persona puede tener abiertas; 0: sin límite
form-admin-end = Quién puede terminar una partida
form-admin-move = Quién puede trasladar una partida
form-admin-language-about = El idioma de los mensajes públicos, también de las partidas en curso
form-admin-channels = Dónde se pueden abrir mesas

admin-title = Este servidor
admin-channels = Se pueden abrir mesas en: { LIST($channels, style: "comma") }
admin-channels-all = Se pueden abrir mesas en todos los canales
admin-limit = Mesas sin terminar que una persona puede tener abiertas: { NUMBER($most) }
admin-limit-none = Una persona puede abrir cuantas mesas quiera
admin-end = Quién puede terminar una partida: { $who }
admin-move = Quién puede trasladar una partida: { $who }
admin-players = solo quienes juegan
admin-managers = quienes juegan y quienes administran el servidor
admin-language = Idioma de los mensajes públicos: { $language }
admin-language-locale = Idioma de los mensajes públicos: el del servidor en Discord
admin-locale = el del servidor en Discord

## Repair of a match

table-players-decide = En este servidor eso lo deciden solo quienes juegan. Se cambia con /{ cmd-admin }.
table-managers-seat = Quien administra no puede darse una plaza: nombra a otra persona.
table-undone-by-manager = { $more ->
    [0] Por decisión de quienes administran este servidor, se deshace: { LIST($moves, style: "said") }
   *[other] Por decisión de quienes administran este servidor, se deshace todo desde aquí: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Por decisión de quienes administran este servidor, se deshace todo desde una posición anterior.
table-rolled-back = { $by }, que administra este servidor, devuelve la partida a una posición anterior.
table-moved-by-manager = { $by }, que administra este servidor, ha trasladado la partida aquí.
table-ended-by-manager = { $by }, que administra este servidor, termina esta partida sin resultado.
table-seat-by-manager = { $by }, que administra este servidor, da la plaza de { $who } a { $new }. Cambia de manos cuando { $new } la ocupe.

form-admin-seat = Qué plaza
form-admin-person-about = Quién ocupa la plaza; nombra a quien la tiene para dejarla como está

admin-reposted = Publicado otra vez: { $link }
admin-moved = La partida sigue aquí. Se avisa a quienes juegan.
admin-seat-given = Preguntado a: { $name }. Hasta que se ocupe, la plaza queda como está.
admin-seat-kept = { $name } conserva la plaza.
admin-rollback = ¿A qué posición? Se deshace el turno que elijas, con todo lo posterior.
admin-rollback-none = No hay ningún turno que deshacer.
admin-rollback-menu = Deshacer este turno y todo lo posterior
admin-turn = Turno { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = Se desharía todo desde este turno: { $moves }
admin-rollback-warning = Lo sorteado y mostrado desde entonces ya se conoce, y se sorteará de nuevo. Se avisa a todos los que juegan de que lo hiciste tú.
admin-rolled-back = Hecho. El tablero se publica de nuevo, y se llama a quien le toque.
admin-end-sure = La partida terminaría ahora, sin resultado, y nadie podrá deshacerlo. Se avisa a todos los que juegan de que lo hiciste tú.
admin-ended = La partida ha terminado sin resultado.
button-roll-back = Retroceder
button-end-match = Terminar la partida

## A match as a file

table-import-damaged = Este archivo está dañado, o no es el registro de una partida.
table-import-step = El paso { $n } de este registro no se sigue de su secreto y las reglas.
table-import-rules = Esta partida se jugó con otras reglas u otros datos que los míos.
table-import-newer = Este archivo es de una versión más nueva que yo.
table-import-big = Este archivo es demasiado grande.
table-import-running = La partida aún estaba en curso cuando se hizo este registro, así que le faltan sus secretos. Sí se puede traer un registro hecho después del final.
table-import-handover = Este archivo contiene manos ocultas: solo puede traerlo quien administra este bot.
table-import-known = Esta partida ya está aquí.
table-imported = Esta partida terminada se ha traído de un archivo, para verla. No cuenta en resultados ni valoraciones.
table-imported-by = { $by }, que administra este servidor, ha traído esta partida terminada de un archivo, para verla. No cuenta en resultados ni valoraciones.
table-imported-running = Esta partida viene de otro sitio y sigue aquí. Se llama a quien le toque.
table-restored = Me han restaurado desde una copia de seguridad, así que pueden faltar los últimos turnos. El tablero muestra cómo está ahora la partida.
table-handed-over = Esta partida sigue en otro sitio. Aquí no pasa nada más.

form-admin-file-about = El registro, tal como lo da una exportación o el final de una partida

admin-imported = La partida está aquí: { $link }
admin-export-whole = Quien administra el bot puede exportar la partida entera, para que siga en otro sitio.
button-admin-settings = Ajustes
button-admin-channels = Canales
button-admin-list = Lista de mesas abiertas
button-admin-import = Traer una partida aquí
button-admin-board = Publicar el tablero de nuevo
button-admin-move = Seguir aquí
button-admin-seat = Dar una plaza
button-admin-record = Registro
button-admin-server = Este servidor
menu-admin-match = Una partida de este servidor…
admin-note = Una partida terminada: /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Mesas por persona
form-admin-language = Idioma de lo público
form-admin-open = Más allá de este servidor
form-admin-pages = Páginas de partidas
form-admin-listed = Página del servidor
form-admin-elsewhere = Gente de otros servidores
form-admin-channels-about = También sus hilos; ninguno: todos
form-admin-meeting = Mesas de quienes esperan
form-admin-forum = Foro para partidas
form-admin-list = La lista de este canal
form-admin-list-here = Con mesas de este servidor
form-admin-list-everywhere = También con mesas de otros servidores
form-admin-list-none = Sin lista: quitarla
form-admin-file = Registro
form-admin-person = ¿Quién la ocupa?
error-admin-tables = Como mucho { NUMBER($most) } mesas por persona; 0 o nada: sin límite.
