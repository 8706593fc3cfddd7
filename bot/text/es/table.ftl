### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = No conozco esa mesa.
table-unknown-game = No conozco ese juego.
table-not-seated = No estás en esta mesa.
table-letter-taken = { $value }: ya lo tiene { $who }. Elige otra cosa.
table-not-started = Esta partida aún no ha empezado.
table-already-started = Esta partida ya ha empezado.
table-leave-running = La partida está en curso. Para ceder tu plaza o terminarla entre todos: /{ cmd-table } { cmd-table-manage }.
table-over = Esta partida ha terminado.
table-still-played = Esta partida aún se está jugando.
table-lobby-closed = Esta mesa está cerrada.
table-lobby-full = Todas las plazas están ocupadas.
table-foreign-lobby = Esta mesa es de otro servidor.
table-already-joined = Ya estás en esta mesa.
table-not-host = Solo puede hacerlo quien abrió la mesa: { $host }.
table-not-enough-players = Hacen falta { $need } personas; { $have ->
    [one] hay una
   *[other] hay { $have }
}.
table-bad-seats = Este juego es para { $least } a { $most } personas, no para { $seats }.
table-late = La mesa ha avanzado desde entonces. Mira la última posición y elige de nuevo.
table-nothing-to-undo = No tienes nada que deshacer.
table-undo-answered = Eso ya no se puede deshacer: se ha sorteado algo, o alguien ya ha respondido.
table-undo-asked = { $who } pide deshacer: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}También se desharía todo lo posterior.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Atención: desde entonces se ha sorteado o revelado algo.
} Se hace si todos los demás están de acuerdo.
table-undo-asked-all = { $who } pide volver a una elección anterior. También se desharía todo lo posterior.{ $revealed ->
    [0] {""}
   *[other] {" "}Atención: desde entonces se ha sorteado o revelado algo.
} Se hace si todos los demás están de acuerdo.
table-undo-approved = Todos están de acuerdo.
table-undo-refused = { $who } dice que no: no se deshace nada.
table-undo-overtaken = La partida ha seguido: no se deshace nada.
table-undo-left = La plaza ha cambiado de manos: no se deshace nada.
table-undo-gone = Ya no hay nada que aprobar: la petición se resolvió, o la partida ha seguido.
table-undo-own = Lo has pedido tú: son los demás quienes deben aceptar.
table-nobody-to-approve = No hay nadie más en esta mesa que pueda aceptar.
table-no-vote = No has votado.
table-empty-move = Escribe una jugada.
table-too-many-moves = Eso es demasiado de una vez: { $most } jugadas como máximo.
table-await-chance = Antes de { $move } hay que sortear algo. Envía primero las jugadas hasta ahí.
table-await-others = Antes de { $move } les toca a otros. Envía primero las jugadas hasta ahí.
table-place-lost = No puedo acceder al canal de esta partida. Trasládala con /{ cmd-table } { cmd-table-manage } a otro canal.
table-place-lost-notice = Ya no puedo escribir en el canal de tu partida (mesa { NUMBER($match, useGrouping: 0) }). La partida está a salvo: sigue ahí en cuanto pueda escribir. O trasládala con /{ cmd-table } { cmd-table-manage } a otro canal.
table-place-lost-permission = Allí me falta un permiso: { $permission }.
table-same-place = La partida ya está en este canal.
table-busy = En este segundo tengo demasiado que hacer. No ha cambiado nada: inténtalo de nuevo.
table-storage = Ahora mismo no puedo guardar nada. No ha cambiado nada; avisa a quien administra este bot.
table-storage-silent = Mi base de datos no responde ahora mismo. No ha cambiado nada: inténtalo de nuevo dentro de unos minutos.
table-storage-unsure = Mi base de datos ha dejado de responder mientras guardaba, así que no sé si se ha hecho. Mira la partida dentro de unos minutos y repítelo solo si allí no aparece.
table-storage-waits = Mi base de datos no responde ahora mismo, así que esto tarda más. No lo repitas: en cuanto sepa cómo ha acabado, lo leerás aquí.
table-broken = No puedo leer esta partida con las reglas actuales. No se ha perdido nada; avisa a quien administra este bot.
table-not-your-turn = No es tu turno. Se espera a { $who }.
table-unknown-option = Este juego no tiene la opción «{ $option }».
table-bad-option = «{ $value }» no es un valor de { $option }. Posibles: { LIST($allowed, style: "semicolon") }.
table-illegal = «{ $move }» no es posible ahora.
table-end-proposed = { $who } quiere terminar esta partida sin resultado. Termina si todos están de acuerdo.
table-undone = { $who } deshace: { LIST($moves, style: "said") }
table-undone-agreed = Se deshace todo desde esta jugada de { $who }: { LIST($moves, style: "said") }
table-undone-all = Se deshace todo desde una elección anterior de { $who }.
table-invited = { $who } te invita a { $game }, mesa { NUMBER($match, useGrouping: 0) }.
