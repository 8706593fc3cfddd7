# Matches as posts of forums: their tags, and what may be missing there.

tag-open = Abierta
tag-running = En curso
tag-finished = Terminada
post-begins = { $game } con { LIST($names, style: "comma") }. Ahora viene el tablero.
page-new-post = La mesa { NUMBER($match, useGrouping: 0) } está abierta: su publicación aparece en { $forum }. Cuando estén todos, pulsa **{ $start }** en su tarjeta, allí.
error-forum-gone = No veo el foro en el que aquí las partidas se hacen publicaciones. Quien administra el servidor elige otro con /{ cmd-admin }.
error-forum-permission = No puedo publicar en { $forum }: allí me falta { LIST($permissions, style: "comma") }.
error-forum-tag = Cada publicación de { $forum } necesita una etiqueta, y no puedo ponérsela. Déjame gestionar canales, o crea allí una etiqueta que todos puedan usar.
error-no-post = Ahora mismo no he podido publicar en el foro. La mesa sigue abierta: prueba otra vez **{ button-start }** en un momento, o trasládala con /{ cmd-table } { cmd-table-manage }.
form-admin-forum-about = Las partidas se publican en este foro, con etiquetas de juego y estado
admin-forum = Las partidas se publican en { $forum }
admin-forum-none = Las partidas tienen hilos donde se abren
admin-forum-tags = El foro tiene sus etiquetas: cómo va una partida, y cada juego.
admin-forum-tags-missing = Allí no puedo crear etiquetas. Déjame gestionar ese canal y elige otra vez el foro, o crea tú estas etiquetas: { LIST($names, style: "comma") }. Hasta entonces las publicaciones tienen menos.
admin-forum-tags-full = Un foro tiene 20 etiquetas como máximo. Faltan estas, o solo puede usarlas la moderación: { LIST($names, style: "comma") }. Las publicaciones tienen menos etiquetas.
permission-manage-channels = Gestionar canales
