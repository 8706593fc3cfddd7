### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Una mesa de { $game }
lobby-seat-taken = Plaza { $seat }: { $name }
lobby-seat-free = Plaza { $seat }: libre
lobby-option = { $option }: **{ $value }**
lobby-closed = Esta mesa se ha cerrado.
lobby-missing = { $missing ->
    [one] Hay una plaza libre: pulsa «Unirse».
   *[other] Hay { $missing } plazas libres: pulsa «Unirse».
}
lobby-missing-others = { $missing ->
    [one] Hay una plaza libre.
   *[other] Hay { $missing } plazas libres.
}
lobby-ready = Están todos: { $host }, pulsa «Empezar».
lobby-started = La partida ha empezado: { $link }

dm-closed = No puedo enviarte mensajes directos. Tu mano siempre está en /{ cmd-hand }. Para recibirla por mensaje, permite los mensajes directos de este servidor.
dm-hand = Tu mano en { $link }

board-started = La partida empieza. En la mesa: { $names }.
board-ping = { $who }, te toca. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = Cada sorteo está fijado por un secreto cuyo SHA-256 es `{ $hash }`. El secreto se muestra al final, y cualquiera puede comprobar todos los sorteos.
board-over = La partida ha terminado.
board-winner = { COUNT($who) ->
    [one] { $who } gana con { $total ->
    [1] un punto
   *[other] { $total } puntos
}.
   *[other] { $who } comparten la victoria con { $total ->
    [1] un punto
   *[other] { $total } puntos
}.
}
board-ended = La partida ha terminado sin resultado.
board-secret = Secreto de los sorteos: `{ $secret }`. Con él se puede comprobar cada sorteo.
board-no-picture = No se pudo dibujar la imagen. Este es el tablero en palabras.

mine-waiting = se espera a { $who }
mine-lobby = sin empezar, { $taken } de { $seats } plazas ocupadas
mine-over = terminada
mine-your-turn = {""}**te toca** ({ $since })

page-match-line = {""}**{ $game }** · mesa { NUMBER($match, useGrouping: 0) }
page-draft = Hasta ahora: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Nada es público hasta que confirmes.
page-finish-note = Un botón verde juega tu turno al momento; con *Deshacer* lo anulas.
page-left-out = Ya no es posible y se ha quitado: { LIST($labels, style: "comma") }
page-instead = Otra cosa en su lugar…
page-chance-note = { $alone ->
    [1] Lo que sigue depende del azar. Confirma para verlo.
   *[0] Lo que sigue depende del azar. Confirma para verlo; después ya no se puede deshacer nada anterior.
}
page-foreseen-note = { $alone ->
    [1] Lo que se sortea solo se ve cuando confirmas.
   *[0] Lo que se sortea solo se ve cuando confirmas; después ya no se puede deshacer.
}
page-done-waiting = Hecho. Ahora se espera a { $who }.
page-done-at-once = Hecho. Justo después de ti: { $who }.
page-done-again = Hecho. Te toca otra vez.
page-done-over = Hecho. La partida ha terminado.
page-waiting = Ahora no tienes nada que hacer. Se espera a { $who }.
page-over = Esta partida ha terminado.
page-sealed = Tu elección es secreta. Puedes cambiarla hasta que todos hayan elegido.
page-hand-title = Tu mano en { $game }, mesa { NUMBER($match, useGrouping: 0) }
page-hand-missed = Tus mensajes directos están cerrados, así que no se pudo enviar tu mano. Aquí está.
page-mine-title = Tus partidas
page-mine-count = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}{ $waiting ->
    [0] {""}
   *[other] {" "}· te esperan: { $waiting }
}
page-mine-none = No estás en ninguna mesa. Abre una con /{ cmd-table } { cmd-table-new }.
page-mine-line = {""}**{ $game }** · mesa { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Juegas varias partidas. ¿Cuál?
page-log-title = Qué ha pasado · { $game }, mesa { NUMBER($match, useGrouping: 0) }
page-status-title = Cómo va · { $game }, mesa { NUMBER($match, useGrouping: 0) }
page-new-opened = La mesa { NUMBER($match, useGrouping: 0) } está abierta. Cuando estén todos, pulsa «{ $start }» en su tarjeta, abajo.
page-joined = { $hand ->
    [0] Ya estás en la mesa.
   *[1] Ya estás en la mesa. Cuando empiece la partida, tu mano llegará por mensaje directo.
}
page-left = Has dejado la mesa.
page-started = La partida ha empezado.
page-board-anew = El tablero está ahora al final: { $link }
page-invited = Invitación enviada a: { $names }.
page-vote = Por terminar: { $agreed }. Faltan: { $missing }.
page-vote-none = Nadie ha votado por terminar la partida.
page-vote-about = Una partida termina sin resultado si están de acuerdo todos los que juegan.
page-export = El registro de la mesa { NUMBER($match, useGrouping: 0) }, con el secreto de los sorteos.
page-export-running = El registro de la mesa { NUMBER($match, useGrouping: 0) } hasta ahora. Los secretos no entran en él hasta que la partida termine.
page-moved = La partida sigue aquí.
page-options-title = Opciones de la mesa { NUMBER($match, useGrouping: 0) }
page-options-note = Solo puede cambiarlas quien abrió la mesa, y hasta que empiece.
page-rules-title = { $game } – las reglas en breve
page-rules-which = ¿Las reglas de qué juego?
page-confirm-title = ¿Confirmar este turno?
page-answered-on = Has dado más respuestas desde que se hizo esta página. Ahora estás aquí.
page-late = La mesa ha avanzado desde que se hizo ese botón. Esta es la posición actual.

log-none = Aún no ha pasado nada.

status-lobby = Sin empezar: { $taken } de { $seats } plazas ocupadas.
status-running = { $round ->
    [0] Se espera a { $who } ({ $since }).
   *[other] Ronda { $round }. Se espera a { $who } ({ $since }).
}
status-over = La partida ha terminado.
status-ended = La partida ha terminado sin resultado.

thread-name = { $game } · mesa { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
