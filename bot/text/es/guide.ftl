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
help-open = {""}**Abrir una mesa** con /{ cmd-table } { cmd-table-new }: elige un juego y pulsa **{ button-start }** cuando estén todos. ¿No hay nadie más? Deja las otras plazas a las IA.
help-find = {""}**Buscas con quién jugar:** /{ cmd-play } encuentra gente de tu nivel, /{ cmd-table } { cmd-table-find } muestra las mesas abiertas y /{ cmd-event } te inscribe en una liga o una eliminatoria. Solo para amigos: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = {""}**Tu turno:** pulsa **{ button-turn }** bajo el tablero, o usa /{ cmd-turn }. Se te pregunta una cosa tras otra, y solo tú ves la página. Tus cartas: /{ cmd-hand }. Todas tus mesas: /{ cmd-table } { cmd-table-mine }.
help-learn = {""}**Si un juego es nuevo para ti:** /{ cmd-learn } juega contigo una primera partida guiada; /{ cmd-rules } tiene las reglas por capítulos, y busca palabras en ellas.
help-time = {""}**Tu tiempo:** /{ cmd-me } { cmd-me-show } dice cuándo se te puede molestar, y deja días libres.
help-trouble = {""}**Algo va mal:** /{ cmd-table } { cmd-table-undo } deshace un paso, /{ cmd-table } { cmd-table-status } dice a quién espera la mesa, /{ cmd-table } { cmd-table-substitute } cede tu plaza.

cmd-learn = aprender
cmd-learn-about = Una primera partida guiada contra IA fáciles, unos diez minutos
cmd-learn-game = juego
cmd-learn-game-about = Qué juego quieres aprender

button-learn = Probarlo antes
button-learned = Ya lo sé: salir
button-learn-here = Aprender aquí, en un hilo
learn-thread = Aprender { $game }
learn-none = Este juego no tiene partida guiada. /{ cmd-rules } tiene sus reglas.
learn-welcome = Aquí empieza tu primera partida de **{ $game }**, contra IA fáciles. Pulsa **{ button-turn }** bajo el tablero: cada pregunta se explica la primera vez que aparece. Dura unos diez minutos y luego termina sola. **{ button-learned }** la termina enseguida.
learn-begun = Tu primera partida de **{ $game }** está lista: { $link }
learn-found = Ya tienes una partida guiada de **{ $game }**. Te espera: { $link }
learn-closed = No puedo enviarte mensajes directos. Permítelos en los ajustes de privacidad de este servidor y usa otra vez /{ cmd-learn }, o aprende aquí en un hilo.
learn-over = Ya has visto todas las preguntas de esta guía. Sigue jugando si quieres, o déjalo.
learn-done = Esa fue tu lección de **{ $game }**. { LIST($points, style: "comma") }. { $review } Una partida entera sigue así hasta el final.
learn-points = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
learn-look-up = Lo que quieras consultar está en /{ cmd-rules }.
learn-ended = Aquí acaba la lección. El balance está bajo el tablero.
learn-own-way = Sigues tu propio camino: desde aquí cada pregunta se explica la primera vez que aparece.
learn-left = La partida guiada de **{ $game }** ha terminado. Abre una mesa con /{ cmd-table } { cmd-table-new } cuando te animes.
