### What a player tries out and plans: seen by that player alone.

button-try = Probar
button-try-again = Empezar de nuevo
button-order = Jugarlo cuando me toque
button-keep-plan = Guardarlo para mi turno
button-use-plan = Usarlo en mi turno
button-unorder = { $kind ->
    [ahead] Retirar las respuestas
   *[other] Retirar la jugada programada
}
button-repeat = Pasar hasta que pueda hacer otra cosa
button-note-delete = Borrar la nota
button-ahead = Responder por adelantado
button-stop = { $moment }: pregúntame
button-stop-none = { $moment }: sin preguntar
button-ask-all = Preguntármelo todo
button-ask-choices = Preguntarme solo si puedo elegir

page-try-title = ¿Y si…?
page-try-then = ¿Y si…? Desde la posición { $n }
page-try-note = Solo lo ves tú, y no se juega nada.
page-try-chance = Lo que sigue se sortea o aún está oculto. Queda abierto.
page-try-done = Este sería tu turno entero.
page-try-late = Entretanto has probado otra cosa. Así está ahora.
page-try-lost = { $count ->
    [one] La partida ha avanzado: una jugada ya no es posible y se ha quitado.
   *[other] La partida ha avanzado: { $count } jugadas ya no son posibles y se han quitado.
}
page-plan-kept = Guardado. Estará en tu página cuando empiece tu turno.
page-plan-ordered = Cuando empiece tu turno, lo juego si aún es legal. Antes no se entera nadie.
page-plan-withdrawn = { $kind ->
    [ahead] Las respuestas quedan retiradas.
   *[other] La jugada programada queda retirada.
}
page-plan-order = Tu jugada programada: { $moves }
page-plan-not-now = Tal como está la partida, ya no se puede jugar. Si sigue así, te preguntaré en tu turno.
page-plan-pass = Tu jugada programada, hasta que puedas hacer otra cosa: { $moves }
page-ahead = Tu turno está completo: «Confirmar» lo juega. Lo que viene después lo puedes responder ya; lo juego cuando te toque, sin llamarte, si aún es posible.
page-ahead-title = Respondido por adelantado
page-wishes = ¿Más de un deseo? Pulsa más respuestas en orden: si la primera ya no es posible, cuenta la siguiente.
page-wishes-unsure = { $answer }: con { $enough } deseos distintos, al menos uno seguirá siendo posible en tu turno. Por ahora tienes { $count }.
page-wishes-sure = { $count ->
    [one] { $answer }: seguro que seguirá siendo posible en tu turno; no te llamaré por esto.
   *[other] { $answer }: seguro que uno de tus deseos seguirá siendo posible en tu turno; no te llamaré por esto.
}
page-plan-ahead = Respondido por adelantado: { $moves }
page-plan-dropped = { $kind ->
    [ahead] Lo que respondiste por adelantado ya no se pudo jugar. Lo que queda de ello está aquí; decides tú.
   *[other] Tu jugada programada ya no se pudo jugar. Lo que queda de ella está aquí; decides tú.
}
page-plan-dropped-all = { $kind ->
    [ahead] Lo que respondiste por adelantado ya no se pudo jugar. Decides tú.
   *[other] Tu jugada programada ya no se pudo jugar. Decides tú.
}
table-plan-undone = Se han deshecho jugadas, así que lo que habías decidido por adelantado ya no vale: te aviso cuando te toque.
stop-title = Dónde te pregunto en esta ronda. Un toque lo cambia hasta que llegue el momento.
stop-none = { $moment }: sin preguntar, salvo que mi respuesta pueda costarte algo
stop-stop = { $moment }: te pregunto
stop-fixed = { $moment }: solo tú puedes decidirlo; te pregunto si no has respondido por adelantado
stop-late = Demasiado tarde: la ronda ya ha pasado por ese momento y allí se cumplió tu orden. Esta pulsación no ha cambiado nada.
page-plan-choice = Ahora puedes hacer otra cosa, así que no he pasado por ti. Decides tú.
page-plan-loaded = Esto es lo que guardaste para tu turno.
page-plan-part = De lo que guardaste para tu turno, esto aún es posible.
page-plan-gone = Lo que guardaste para tu turno ya no es posible.
page-note = Tu nota: { $text }
page-note-none = No tienes ninguna nota sobre esta partida. Escribe una con /{ cmd-me } { cmd-me-note }.
log-ordered = (programada)
log-by-itself = (automáticamente: no había nada que elegir)

plan-nothing-to-try = Desde esta posición no hay nada que probar: aquí no se te podría preguntar nada.
plan-none = Esto ya no se puede planear. Mira tu página otra vez.

cmd-me-note = nota
cmd-me-note-about = Una nota privada sobre una partida; sin texto: la muestra
cmd-me-note-text = texto
cmd-me-note-text-about = Lo que quieres recordar; solo lo ves tú
