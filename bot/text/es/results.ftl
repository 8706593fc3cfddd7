### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = resultados
cmd-results-about = Partidas terminadas: historial, cara a cara, valoraciones, estadísticas
cmd-results-player = quién
cmd-results-player-about = De quién; sin indicarlo: las tuyas
cmd-results-game = juego
cmd-results-game-about = Solo este juego

results-history-title = Historial: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Valoraciones: { $game }
results-own-title = Valoraciones: { $name }
results-all-games = todos los juegos
results-this-server = este servidor
results-all-servers = todos los servidores
results-matches-of = { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}, { $where }

results-date = fecha
results-game = juego
results-points = puntos
results-with = con
results-player = nombre
results-here = aquí
results-everywhere = en total
results-played = partidas
results-by-game = Por juego
results-latest = Últimas partidas
results-figure-matches = partidas terminadas
results-figure-wins = primeros puestos
results-figure-average = puntos de media
results-figure-best = mejor puntuación
results-figure-ahead = por delante: { $name }
results-figure-level = empate
results-figure-usual = duración habitual en días
results-figure-lengths = la más corta y la más larga, en días
results-figure-highest = puntuación más alta
results-figure-highest-of = puntuación más alta: { $names }
results-figure-winner = puntos de quien gana, de media
results-even = Línea discontinua: la misma parte para cada plaza.
results-wins = Primeros puestos por plaza: { $players } personas, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}
results-versus-foot = › quedó por delante
results-rating-foot = Quien es nuevo empieza con 1000. Una valoración entre paréntesis aún es incierta.

button-show-in-channel = Mostrar en el canal
button-this-server = Este servidor
button-all-servers = Todos los servidores
button-unrate = Jugar sin valoración
button-rate = Jugar con valoración
button-unrate-sure = Borrar mis valoraciones
button-results-history = Partidas
button-results-versus = Contra mí
button-results-ratings = Valoraciones
button-results-game = El juego en cifras
menu-results-game = Qué juego…
results-every-game = Todos los juegos

page-results-none = Aquí aún no ha terminado ninguna partida.
page-results-computers = Aquí solo han terminado partidas con IA: no cuentan para la valoración ni para ninguna otra cifra.
page-results-none-of = No hay ninguna partida terminada de { $name } que pueda mostrarte aquí.
page-results-none-both = Aún no hay ninguna partida terminada entre estas dos personas.
page-results-no-rating = Aún no tienes valoración. Hace falta una partida terminada con alguien que juegue con valoración.
page-results-not-rated = Juegas sin valoración.
page-results-yourself = Nombra a otra persona: una partida contra ti siempre acaba en empate.
page-unrate = Sin valoración no estás en ninguna lista, y tus partidas no cambian la de nadie. Tus valoraciones se borran: si vuelves, empiezas de nuevo.
page-unrated = Ya no juegas con valoración.
page-rated-again = Juegas con valoración desde la próxima partida.
