### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Quien tenga que esperar a alguien más de { $after } puede llamar al piloto automático u ofrecer la plaza
table-time-control-patience = Se puede pedir a los demás que esperen entre { $least } y { $most }.
table-clock-asked = { $who } propone otro reloj para esta partida. { LIST($time_control, style: "said") } Vale en cuanto acepten todos los presentes; quien tenga entonces el turno tendrá el tiempo de un turno entero.
table-clock-changed = Todos los presentes aceptan otro reloj. { LIST($time_control, style: "said") }
table-clock-set = { $who } elige otro reloj. { LIST($time_control, style: "said") }
table-clock-same = Esta mesa ya tiene ese reloj.
table-waited = Todos esperan a { $who } ({ $since }). Quien espera puede llamar al piloto automático, que juega hasta que vuelva, u ofrecer la plaza a otra persona.
table-autopilot-called = { $by } llama al piloto automático por { $who }, a quien la mesa ha esperado mucho. Juego yo ahí hasta que vuelva o alguien ocupe la plaza.
table-nobody-overdue = Aquí nadie se retrasa tanto. Puedes llamar al piloto automático cuando hayas esperado { $after }.
table-all-away = Nadie está presente, así que la partida queda en pausa. Sigue en cuanto alguien vuelva.
table-silent = Aquí no ha pasado nada en { NUMBER($days) } días. Si nadie juega, termino esta partida sin resultado: { $until }. Su registro se conserva.
table-tidied = Aquí no ha pasado nada en meses, así que termino esta partida sin resultado. Su registro se conserva.
table-announcement = De quienes administran este bot: { $text }
table-maintenance = Pronto empieza el mantenimiento de este bot. Hasta que termine no se puede abrir ni empezar ninguna mesa. Las partidas en curso siguen, y no se pierde nada.
table-maintenance-over = El mantenimiento de este bot ha terminado. Se pueden abrir y empezar mesas otra vez.

button-newclock = Aceptar este reloj
button-autopilot = Llamar al piloto automático
button-offer-seat = Ofrecer la plaza
button-keep = Conservar la partida
page-autopilot-called = Hecho: ahora juego yo ahí.
page-kept = Bien, la partida se conserva.


table-swap-asked = { $who } propone que { $first } y { $second } cambien de plaza: cada cual sigue con lo que tiene la otra plaza, también su mano y sus secretos. Se hace si todos están de acuerdo.
table-swap-left = Alguien ha dejado una plaza que se iba a cambiar: los demás se quedan donde están.
table-swap-none = No pueden cambiar de plaza: las dos plazas deben estar ocupadas, y en la mesa de un evento cada cual conserva la suya.
table-swapped = { $first } y { $second } han cambiado de plaza; cada cual sigue con lo que tiene la suya.
swap-with = Cambiar de plaza con { $who }
menu-askplaces = Cambiar de plaza
button-places = Aceptar el cambio

table-move-asked = { $who } propone seguir en { $place }. La partida se traslada si todos están de acuerdo.
button-follow = Aceptar el traslado

table-end-refused = { $who } dice que no: la partida sigue.
table-pause-refused = { $who } dice que no: la partida sigue sin pausa.
table-extend-refused = { $who } dice que no: no se da más tiempo.
table-clock-refused = { $who } dice que no: el reloj se queda como está.
table-swap-refused = { $who } dice que no: cada cual conserva su plaza.
table-move-refused = { $who } dice que no: la partida se queda donde está.
table-asker-left = Quien lo pidió ya no está: no queda nada que aprobar.
table-not-asked = Ahora no tienes voto en esto: juego yo por ti, o se te acabó el tiempo.
page-declined = Has dicho que no: la propuesta queda cerrada y se avisa a quienes estaban a favor.
