### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Plaza { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Escudo
seat-sign-2 = Disco
seat-sign-3 = Rombo
seat-sign-4 = Torre
seat-sign-5 = Hexágono
seat-free = plaza libre

button-turn = Jugar mi turno
button-next = Siguiente: { $game } · mesa { NUMBER($match, useGrouping: 0) } (esperan: { NUMBER($count, useGrouping: 0) })
button-hand = Mi mano
button-log = Qué ha pasado
button-rules = Reglas
button-boards = Tableros personales
button-ledger = Tablas y reserva
button-table = Mesa
button-board = Tablero
button-anew = Volver a publicar
button-promise = Sorteos justos
button-again = Otra partida
button-join = Unirse
button-leave = Levantarse
button-start = Empezar
button-options = Opciones
button-confirm = Confirmar
button-back = Atrás
button-gear = Preguntas
button-undo = Deshacer
button-former = Como la última vez
button-export = El registro
button-confirm-so-far = Confirmar y sortear
button-draw-now = Sortear ahora
button-sure = Sí, seguro
button-instead = En su lugar: { $label }
button-switch-off = { $label }: sí
button-older = Más antiguo
button-newer = Más reciente
button-more-choices = Más… ({ $page } de { $pages })
button-previous-choices = Página anterior
button-vote = Votar por terminar
button-offer = Ofrecer la plaza
button-give-computer = Dejársela a la IA
button-unvote = Retirar mi voto

where-thread = en un hilo propio
where-here = en este canal

turn-round = Ronda { $round }
turn-last-round = Última ronda

match-name = { $game }, mesa { NUMBER($match, useGrouping: 0) }

board-all = conservar todos los tableros
board-newest = conservar solo el último tablero

final-title = Puntuación final
final-points = { $points ->
    [1] un punto
   *[other] { $points } puntos
}

word-none = nada
word-empty = vacío
word-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = ¿Qué partida?
menu-your-turn = te toca
