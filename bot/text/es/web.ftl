### Pages of matches in the browser. Plain text: no markdown.

web-skip = Ir al contenido
web-languages = Idiomas
web-foot = Esta página no necesita cuenta, no usa cookies y no pide nada a ningún otro sitio.
web-home = Aquí se pueden ver partidas que se juegan en Discord. El enlace a una partida está bajo su tablero.
web-fault = Esta página no se puede mostrar
web-unknown = En esta dirección no hay ninguna página, o no todos pueden verla.
web-no-position = Esta partida no tiene esa posición.
web-gone-elsewhere = Esta partida sigue en otro sitio. Aquí no pasa nada más.
web-gone-closed = Esta mesa se cerró antes de que empezara la partida.
web-bad-range = En esta dirección algo debería ser un número y no lo es, o el número está fuera de rango.
web-too-much = Eso fue demasiado de una vez. Espera un momento e inténtalo de nuevo.
web-not-now = Esto no se puede mostrar ahora. Inténtalo de nuevo pronto.
web-not-allowed = Estas páginas solo se pueden leer.
web-no-film = Esta partida no tiene cámara rápida.
web-film-drawing = Se está dibujando la cámara rápida. Vuelve en un minuto.
web-autopilot = ausente: juega el bot
web-reserve = reserva: { $left }
web-reserve-short = reserva: menos de una hora
web-news = Hay novedades.
web-players = En la mesa
web-time-control = Lo acordado
web-since-visit = Nuevo desde tu última visita
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ver el tablero entero
web-position = Posición { $n } de { $count }
web-to-newest = a la última
web-paused = La partida está en pausa.
web-since = desde el
web-until = tiempo hasta el
web-ended-at = Terminó:
web-started-at = Empezó:
web-pictures = Imágenes de esta posición
web-full-size = Imagen a tamaño completo
web-positions = Posiciones de la partida
web-first = Primera posición
web-back = Una posición atrás
web-on = Una posición adelante
web-newest = Última posición
web-go = Ir
web-keys = Teclas: ← y → recorren, Inicio y Fin van a los extremos; en el tablero + y − acercan y alejan, 0 lo muestra entero.
web-total = Total
web-rank = Puesto
web-sheet = Hoja de puntuación como imagen
web-looking-back = Resumen de la partida
web-curves = Puntos previstos al final
web-curves-note = Los puntos que cada cual tendría probablemente al final, según juzga la IA cada posición a posteriori.
web-curves-end = Al final son los verdaderos.
web-proof = La prueba
web-film = Cámara rápida
web-words = El tablero en palabras
web-about = Sobre esta partida
web-commitment = SHA-256 del secreto:
web-log-file = Crónica como archivo (JSON)
web-to-match = A la partida
web-checked-here = Esto es lo que encontró el bot al volver a jugar la partida. No tienes por qué creerlo sin más.
web-verify-title = Comprobar aquí
web-verify-about = Tu navegador calcula el SHA-256 del secreto, rehace con él cada sorteo y lo compara todo con el registro. Compara el SHA-256 con el del primer tablero de la partida en Discord.
web-verify-here = Comprobar aquí
web-verify-script = Para esto hace falta un navegador con JavaScript.
web-verify-self = Para comprobar también las jugadas, obtén el registro y ejecuta:
web-verify-sound = El secreto es el prometido, cada sorteo sale de él y el registro tiene los mismos sorteos.
web-verify-wrong = El secreto, los sorteos y el registro no encajan con lo prometido.
web-hints = { $hints ->
    [one] una pista usada
   *[other] { $hints } pistas usadas
}
web-words-of-it = En palabras
web-foot-own = Esta página es solo tuya. No necesita cuenta, guarda una cookie para esta partida y no pide nada a ningún otro sitio.
web-own = Solo lo ves tú
web-own-about = Cierra la ventana en un equipo que usen otros. «{ button-my-links }», en /{ cmd-me } { cmd-me-show } de Discord, revoca todas tus páginas.
web-own-hand = Tu mano
web-own-draft = Tu borrador
web-own-draft-board = Adónde llevaría
web-own-order = Tu jugada programada
web-own-note = Tu nota
web-own-closed = Esta página es para alguien de esta mesa, en el navegador en que la abrió. Pulsa «Abrir mi página» bajo tu turno o tu mano en Discord.
web-link-forged = Este no es un enlace que haya dado el bot. Pulsa «Abrir mi página» en Discord.
web-link-used = Este enlace ya se abrió, y un enlace se abre una vez. Pulsa «Abrir mi página» en Discord para tener otro. Si no lo abriste tú, revoca allí todas tus páginas con «{ button-my-links }», en /{ cmd-me } { cmd-me-show }.
web-link-ended = Este enlace es demasiado antiguo. Pulsa «Abrir mi página» en Discord para tener uno nuevo.
web-link-revoked = Esta página se revocó. Pulsa «Abrir mi página» en Discord para tener un enlace nuevo.
web-server = Un servidor en Discord
web-tables = Mesas abiertas
web-tables-about = Únete a ellas en Discord.
web-tables-none = No hay ninguna mesa abierta.
web-running = Partidas en curso
web-running-none = No se juega ninguna partida.
web-results = Resultados
web-results-none = Aún no ha terminado ninguna partida.
web-ratings = Valoraciones
web-ratings-none = Aún no hay nadie con valoración.
web-ratings-about = Una valoración entre paréntesis aún no es segura. No aparece quien oculta su nombre.
web-player = Nombre
web-game = Juego
web-rating = Valoración
web-matches = Partidas
web-events = Torneos
web-hidden = (oculto)
web-unrated = Sin valoración aún.

button-page = En el navegador

form-name-about = Si tu nombre aparece en las páginas de partidas en el navegador
me-nameless = En las páginas del navegador se te llama por tu plaza.

button-my-page = Abrir mi página
button-revoke-links = Revocar todo
page-my-page = Tu página en { $game }, mesa { NUMBER($match, useGrouping: 0) }
page-my-page-about = Con tu mano, tu borrador y tu nota, solo para ti: no pases el enlace. Se abre una vez y caduca { $ends }. El navegador que lo abra muestra la página durante 30 días.
page-links = Tus páginas en el navegador
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) }: abierta en un navegador, caduca { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) }: un enlace sin abrir, caduca { $ends }
page-links-none = No hay abierta ninguna página que solo veas tú, ni ningún enlace a una. «{ button-my-page }», debajo de tu turno (/{ cmd-turn }) o de tu mano (/{ cmd-hand }), te da uno.
page-links-note = Revócalos si alguien más puede tener un enlace o usa tu navegador.
page-links-revoked = { $count ->
    [one] Se revocó un enlace o página. Ya no abre nada.
   *[other] Se revocaron { $count } enlaces y páginas. Ya no abren nada.
}

button-person-page = Mi página para todos
button-server-page = La página del servidor
page-person = Hay una página sobre ti que todos pueden ver: tus valoraciones, y tus partidas que tienen página.
page-person-nameless = La página sobre ti no muestra nada mientras ocultes tu nombre (/{ cmd-me } { cmd-me-show }).
form-page-about = Si hay una página sobre ti con tus valoraciones y partidas
form-admin-listed-about = Si el servidor tiene una página con mesas abiertas, resultados y valoraciones
admin-listed = El servidor tiene una página con mesas abiertas, resultados y valoraciones
admin-listed-none = El servidor no tiene página propia

form-admin-pages-about = Si todos pueden ver en el navegador las partidas de este servidor
admin-pages = Las partidas tienen páginas públicas en el navegador, si este bot las ofrece
admin-pages-none = Las partidas no tienen páginas públicas en el navegador
