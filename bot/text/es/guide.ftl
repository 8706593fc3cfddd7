### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = reglas
cmd-rules-about = Las reglas de esta partida o de un juego, por capítulos
cmd-rules-game = juego
cmd-rules-game-about = Qué juego; sin indicarlo, la partida de este canal
cmd-rules-find = buscar
cmd-rules-find-about = Palabras que buscar
cmd-help = ayuda
cmd-help-about = Qué sabe hacer este bot, y cómo empezar

button-see = ¿Qué estoy viendo?
page-see-none = Los símbolos de esta imagen aún no tienen explicación.
button-why = ¿Por qué?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Qué muestra la imagen

menu-chapter = Capítulo…
menu-game = Reglas de…

page-rules-match = Mesa { NUMBER($match, useGrouping: 0) }, { $players } personas
page-find = {""}**{ $query }**: { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
page-find-more = { $count ->
    [one] 1 resultado más; añade una palabra para ver menos.
   *[other] { $count } resultados más; añade una palabra para ver menos.
}
page-find-english = Las reglas numeradas solo están en inglés.
page-find-none = Sobre **{ $query }** no hay nada en estas reglas. Prueba otra palabra, o abre un capítulo.

help-title = Juegos de mesa, turno a turno
help-about = Turnpost lleva el tablero, las reglas y los secretos de juegos de mesa largos. Juegas tu turno cuando tienes tiempo.
help-find = {""}**Buscas con quién jugar:** /{ cmd-play } encuentra gente de tu nivel, /{ cmd-table } { cmd-table-find } muestra las mesas abiertas y /{ cmd-event } te inscribe en una liga o una eliminatoria. Solo para amigos: /{ cmd-table } { cmd-table-new } con **{ cmd-table-new-private }**.
help-play = {""}**Tu turno:** pulsa **{ button-turn }** bajo el tablero, o usa /{ cmd-turn }. Se te pregunta una cosa tras otra, y solo tú ves la página. Tus cartas: /{ cmd-hand }. Todas tus mesas: /{ cmd-table } { cmd-table-mine }.
help-time = {""}**Tu tiempo:** /{ cmd-me } { cmd-me-show } dice cuándo se te puede molestar, y deja días libres.
help-trouble = {""}**Algo va mal:** /{ cmd-table } { cmd-table-undo } deshace un paso, /{ cmd-table } { cmd-table-time } dice a quién espera la mesa, /{ cmd-table } { cmd-table-manage } cede tu plaza.

cmd-learn = aprender
cmd-learn-about = Una primera partida guiada contra IA fáciles, unos diez minutos
cmd-learn-game = juego
cmd-learn-game-about = Qué juego quieres aprender

button-learn = Probarlo antes
button-learned = Ya lo sé: salir
button-learn-here = Aprender aquí, en un hilo
button-parts = ¿Qué es cada cosa?
learn-thread = Aprender { $game }
learn-none = Este juego no tiene partida guiada. /{ cmd-rules } tiene sus reglas.
learn-welcome = Aquí empieza tu primera partida de **{ $game }**, contra IA fáciles. Pulsa **{ button-turn }** bajo el tablero: cada pregunta se explica la primera vez que aparece. Dura unos diez minutos y luego termina sola. **{ button-learned }** la termina enseguida.
learn-begun = Tu primera partida de **{ $game }** está lista: { $link }
learn-found = Ya tienes una partida guiada de **{ $game }**. Te espera: { $link }
learn-closed = No puedo enviarte mensajes directos. Permítelos en los ajustes de privacidad de este servidor y usa otra vez /{ cmd-learn }, o aprende aquí en un hilo.
learn-over = Ya has visto todas las preguntas de esta guía. Sigue jugando si quieres, o déjalo.
learn-done = Esa fue tu lección de **{ $game }**. { LIST($points, style: "comma") }. { $review } Una partida entera sigue así hasta el final.
learn-won = El tablero al final de una partida completa ganada.
learn-part-turn = a quién le toca
learn-points = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
learn-look-up = Lo que quieras consultar está en /{ cmd-rules }.
learn-ended = Aquí acaba la lección. El balance está bajo el tablero.
learn-own-way = Sigues tu propio camino: desde aquí cada pregunta se explica la primera vez que aparece.
learn-left = La partida guiada de **{ $game }** ha terminado.

help-way-time = {""}**{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = zona-horaria zona decirme horaria silencio inicio fin horas del día sin avisos ninguna
help-way-vacation = {""}**{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = vacaciones primero último días sin avisos has vuelto descanso viaje pausa
help-way-told = {""}**{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = recordatorios frecuencia dónde cada cuánto recuerdo turno aviso digo que empezado resumen hora una lista tus partidas por mensaje directo vez día sin ninguna demasiados menos mensajes notificaciones desactivar apagar silencio
help-way-reading = {""}**{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = vista cómo las páginas privadas muestran imágenes texto idioma qué respondo diga que discord tamaño grande daltónico cambiar aspecto claras oscuras noche letra adornos
help-way-web = {""}**{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = nombre mostrar aparece las páginas partidas navegador página hay una sobre con tus valoraciones
help-way-alerts = {""}**{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = alertas juego ritmo dónde enterarte cuando abre una mesa sin nada qué avisa
help-way-webhooks = {""}**{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = webhook url formato todos una dirección que llama cuando toca sin ella muestra las tuyas
help-way-links = {""}**{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = enlaces tus páginas navegador cómo revocarlas
help-way-results = {""}**{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = resultados historial quién juego partidas terminadas alguien las más recientes primero contra otra persona cara curvas los puntos una partida como cifras duración victorias por plaza
help-way-ratings = {""}**{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = resultados valoración juego las valoraciones este servidor sin tuyas
help-way-event = {""}**{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = torneo inscribirse inscribirte retirarse retirarte clasificación cómo cada cual mesa las reglas del liga copa
help-way-organise = {""}**{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = torneo nuevo nombre juego formato plazas rondas grupos turno días puntos tarde crear gente puede inscribirse enseguida empezar organizas formar primera ronda siguiente terminar esta ampliar dar más tiempo quitar persona alguien lista fin terminarlo cancelarlo administras otro servidor dejar participar temporada inscripción para próxima organizar todos los controles código otros servidores compartir este traer trasladar mostrar canal
help-way-settings = {""}**{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = administrar ajustes mesas fin trasladar idioma fuera listado páginas ver cambiar los este servidor
help-way-channels = {""}**{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = administrar canales añadir quitar todos encuentro cualquiera foro hilos dónde pueden abrir mesas
help-way-list = {""}**{ button-admin-list }**: /{ cmd-admin }
help-words-list = administrar mesas-abiertas fuera quitar mantener este canal una lista las mesas abiertas
help-way-import = {""}**{ button-admin-import }**: /{ cmd-admin }
help-words-import = administrar importar archivo traer una partida terminada desde registro para verla
help-way-repair = {""}**{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = administrar tablero publicar otra vez último una partida trasladar seguir este canal plaza persona pedir alguien que ocupe con todo tiene retroceder devolver posición anterior avisa todos fin terminar sin resultado exportar obtener registro servidor webhook url formato dirección llama cada turno ella muestra las hay
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = jugar solo sola contra ordenador computadora rival fácil difícil fuerte débil nivel practicar máquina
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = amigos amigo jugar con juntos grupo empezar
help-words-cmd-table-undo = jugada equivocada error cambiar corregir volver atrás
help-words-cmd-hand = ver mis cartas fichas secretas
help-words-cmd-me-delete = borrar eliminar olvidar datos cuenta privacidad
help-words-cmd-table-mine = dónde está partida encontrar partidas en curso
help-words-cmd-play = encontrar buscar jugadores rivales gente
help-words-cmd-rules = cómo se juega manual instrucciones explicar
help-words-cmd-learn = cómo se juega principiante tutorial enseñar
help-words-cmd-table-board = quién gana va ganando puntos marcador posición puntuación
help-words-cmd-table-new = empezar crear abrir partida comenzar revancha otra vez
help-words-cmd-turn = mi turno me toca jugar pista
button-help = Ayuda
button-help-learn = Aprender un juego
button-help-solo = Jugar contra la IA
button-help-solo-how = Más IA o mejores
help-solo = ¿Qué juego? Empieza al momento, contra las menos IA posibles; nivel: { $level }.
button-help-friends = Jugar con amigos
button-learn-solo = Partida completa contra la IA
button-learn-friends = Invitar a amigos
button-help-find = ¿Qué quieres hacer?
menu-learn = Aprender…
form-help-find = Una o dos palabras
form-game = ¿Qué juego?
form-seats = ¿Cuántos juegan, contándote?
form-level = ¿Qué nivel tienen?
form-private = Solo con invitación
form-private-about = Nadie más ve la mesa
help-found = «{ $query }»
help-find-none = No he encontrado nada sobre «{ $query }». Prueba con otra palabra.
cmd-help-find = buscar
cmd-help-find-about = Lo que quieres hacer, en una o dos palabras
