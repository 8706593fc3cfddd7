### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Desde mi último turno
button-moving = Animación
button-step = Recorrer
button-luck = Suerte
button-verify = Comprobar sorteos
button-agree = Aceptar
button-agree-knowing = Aceptar de todos modos
button-no = No
button-ask = Preguntar a los demás
button-withdraw = Dejar de pedirlo

page-then-title = Posición { $n } de { $count } · { $when }
page-then-jump = Ir a…
page-then-n = { $n } de { $count }

page-since-title = Desde tu último turno ({ $when })
page-since-start = Desde el comienzo de la partida ({ $when })
page-since-stranger = La última jugada ({ $when })
page-since-nothing = Desde entonces no ha pasado nada.
page-since-more = …
page-moving = Qué ha pasado, en una animación
page-moving-alt = Animación de { NUMBER($count) } tableros, desde después de tu último turno hasta ahora.
error-moving = Ahora mismo no se pudo dibujar la animación. Inténtalo de nuevo.
page-since-pictures = La primera imagen es de antes; la segunda, de ahora.

page-back-at-once = Esto lo puedes deshacer enseguida: { $moves }
page-back-nothing = { $alone ->
    [1] No se puede deshacer nada enseguida: se ha sorteado algo, o una IA ya ha respondido.
   *[0] No puedes deshacer nada por tu cuenta: se ha sorteado algo, o alguien ya ha respondido.
}
page-back-ask = { $alone ->
    [1] Puedes volver a un turno anterior sin preguntar a nadie.
   *[0] Para deshacer algo anterior deben aceptar todos los demás.
}
page-back-asked = Has pedido a los demás deshacer un turno. Aún no han respondido todos.
page-back-menu = { $alone ->
    [1] Deshacer un turno anterior…
   *[0] Pedir que se deshaga un turno anterior…
}
page-back-turn = Tu turno número { $n }
page-back-revealed = desde entonces se sorteó o reveló algo
page-back-sure = { $alone ->
    [1] ¿Deshago esto?
   *[0] ¿Pido a los demás que se deshaga esto?
} { $moves } También se deshace todo lo posterior.
page-back-sure-revealed = { $alone ->
    [1] Desde entonces se ha sorteado o revelado algo; lo sorteado se sorteará de nuevo.
   *[0] Desde entonces se ha sorteado o revelado algo. Eso también deben aceptarlo todos; lo sorteado se sorteará de nuevo.
}

page-votes-asked = Preguntado. Faltan: { $missing }.
page-votes-warned = { $who } lo pide, pero desde entonces se ha sorteado o revelado algo, y ya se conoce. Lo sorteado se sorteará de nuevo. ¿Aceptas de todos modos?
page-votes-open = Aceptas. Faltan: { $missing }.
page-votes-approved = { $alone ->
    [1] Deshecho.
   *[0] Todos de acuerdo: se deshace.
}
page-votes-refused = No aceptas: no se deshace nada.
page-votes-withdrawn = Ya no lo pides.

page-verify-title = La prueba
page-verify-promise = Prometido con el primer tablero: `{ $hash }`. El secreto: `{ $secret }`.
page-verify-self = Compara la promesa con la que muestra **Sorteos justos** bajo el primer tablero de la partida.
page-verify-unproven = Sin probar: los nombres, las horas y qué pasos se hicieron juntos. Son como los anotó el bot.

table-verify-sound = Correcto: el secreto es el prometido, { $draws ->
    [one] el único sorteo sale
   *[other] los { $draws } sorteos salen
} de él, y cada jugada fue legal ({ $steps } pasos).
table-verify-damaged = El registro no encaja. Avisa a quien administra este bot.
table-verify-step = El paso { $n } no se sigue del secreto y las reglas. Avisa a quien administra este bot.
table-verify-rules = Las reglas o sus datos han cambiado desde esta partida. Su registro se puede comprobar con la versión con la que se jugó.
table-unfinished = Esto solo se puede pedir cuando la partida haya terminado: antes revelaría lo oculto.

luck-label = { $label }
