### Tables in direct messages, and the codes with which friends join private tables.

table-unknown-code = Ninguna mesa tiene ese código. Revísalo o pide uno nuevo.
table-stays-direct = Esta mesa se juega en los mensajes directos y se queda ahí.
table-offer-by-name = Nadie más ve esta mesa: nombra a la persona que ocupará la plaza.
table-unreached = { $who } no acepta mensajes directos míos, así que no puedo avisar cuando le toque. La partida sigue: { $who } juega con /{ cmd-turn }, donde yo esté.
dm-closed-direct = No puedo enviarte mensajes directos, así que no puedo avisarte cuando te toque. Juegas con /{ cmd-turn } y /{ cmd-hand }, donde yo esté. Para recibir el tablero por mensaje, permite los mensajes directos de un servidor que compartamos.
lobby-direct = Se juega por mensajes directos: cada cual tiene ahí su propio tablero, y nadie más ve esta mesa.
lobby-code = Los amigos se unen con el código **{ $code }**: /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, en mensajes directos conmigo o en cualquier servidor.
button-code = Invitar
button-new-code = Código nuevo
page-code = El código de esta mesa: **{ $code }**. Tus amigos se unen con /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, en mensajes directos conmigo o en cualquier servidor donde yo esté. Quien no comparta servidor conmigo puede instalarme desde mi perfil.
page-code-renewed = El código anterior ya no vale. Quien se había unido se queda.
page-new-direct = La mesa { NUMBER($match, useGrouping: 0) } está abierta, y su tarjeta te llega por mensaje directo. Cuando estén todos, pulsa ahí «Empezar».
page-nobody-hears = En este servidor solo tú ves mis respuestas, así que pasa tú el código.
page-joined-direct = Ya estás en la mesa. Te llega por mensaje directo.
page-started-direct = La partida ha empezado. El tablero llega a todos por mensaje directo.
learn-closed-here = No puedo enviarte mensajes directos, y esta guía los necesita. Permítelos en tus ajustes de privacidad y usa otra vez /{ cmd-learn }.
cmd-table-join-code = código
cmd-table-join-code-about = El código de invitación de una mesa privada
