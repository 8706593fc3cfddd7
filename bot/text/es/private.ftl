### Private tables: by invitation only.

lobby-private = Privada: /{ cmd-table } { cmd-table-manage } invita a alguien; nadie más ve esta mesa.
table-invite-unheard-private = No consigo contactar con { $name } por mensaje directo. La invitación vale igualmente: { $name } se une con /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = No consigo contactar con { $name } por mensaje directo. La plaza queda ofrecida igualmente: { $name } la ocupa con /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Aquí no puedo crear un hilo privado.
permission-create-private-threads = Crear hilos privados
cmd-table-new-private = privada
cmd-table-new-private-about = Solo con invitación: en un hilo privado, o en mensajes directos con amigos
table-stays-private = Esta partida es privada: nadie más puede leerla. Quien juega puede trasladarla con /{ cmd-table } { cmd-table-manage }, y yo creo otro hilo privado.
error-no-new-private-thread = Aquí no puedo crear un hilo privado, así que la partida se queda donde está. Permíteme crear hilos privados o prueba en otro canal.
page-moved-private = La partida sigue en un nuevo hilo privado, solo con quienes juegan:
