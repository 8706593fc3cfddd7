# The Table panel of a match, and its forms

cmd-table-time = tiempo
cmd-table-time-about = A quién le toca, cuánto tiempo queda y cómo cambiarlo
cmd-table-manage = gestionar
cmd-table-manage-about = Todos los botones de una partida: reloj, pausa, sustituto, final, traslado, registro

page-manage = Esta mesa: ¿qué quieres hacer?
button-manage = Mesa
button-time = Tiempo
button-clock = Reloj…
button-away = Ausencia…
button-ask-pause = Pausa
button-more-time = Más tiempo…
button-substitute = Sustituto…
button-move-here = Trasladar aquí
button-invite = Invitar…
button-access = Quién puede jugar…

manage-clock = Reloj
manage-turn = Tiempo por turno
manage-reserve = Reserva para toda la partida
manage-empty = 36h o 3d; vacío: como está
manage-quiet = Horas de silencio
manage-vacation = Días de vacaciones por persona
manage-patience = Días de espera hasta el piloto automático
manage-more-time = Cuánto más
manage-other-time = U otra cantidad
manage-seat = Qué plaza
manage-person = Quién la ocupa
manage-person-about = Sin indicarlo: quien quiera
manage-computer = O una IA, enseguida
manage-autopilot-about = Sin indicarlo: a quien más esperas
manage-invite = A quién invitas
manage-reliability = Turnos a tiempo como mínimo, en %
manage-lowest = Puntuación más baja, orientativa
manage-highest = Puntuación más alta, orientativa
manage-nothing = Vacío: ninguna
manage-elsewhere = Abierta a otros servidores

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = reloj cuánto puede durar turno durante partida deben aceptar los demás pausa pedir una aceptarla ampliar más tiempo para estado quién toca desde cuándo lento esperar amigo jugador ausente responde
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = relevo ceder plaza alguien ausente piloto-automático juego por quien has esperado mucho volver jugar otra vez después que jugara conservar amigo jugador no responde lento sustituir expulsar
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = abandonar rendirte los demás ganan siguen sin fin votar por terminar partida resultado trasladar seguir este canal parar dejar salir cancelar
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = exportar obtener registro partida como archivo verificar comprobar cada sorteo una terminada historial recorrer todas las posiciones anteriores trampa trampas justo azar dados suerte guardar
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = levantarse dejar plaza antes empezar partida con quienes están invitar alguien mesa acceso abriste quién puede unirse amigo amigos expulsar
