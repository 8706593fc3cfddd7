### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Cartas de viento robadas
gh-luck-dealt = Cartas de viento repartidas
gh-luck-refilled = Cubos sacados para los puertos principales
py-luck-log-reveal = Formas reveladas
py-luck-log-display = Cartas que entran en la oferta
py-luck-log-unseen = Cartas robadas a ciegas
bb-luck-rolled = Dados
bb-luck-drew = Cartas de dios robadas
bb-luck-laid-card = Cartas de dios visibles
edo-luck-log-tile = Fichas de lugar de los ronin
edo-luck-none = En Edo el azar solo prepara la mesa antes de la primera ronda, igual para todos: no hay suerte de una persona que comparar con la de otra.

luck-title = Suerte · { $game }, mesa { NUMBER($match, useGrouping: 0) }
luck-average = media { $came } de { $draws } valores, esperada { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = Entre paréntesis: cuántas veces se esperaba. ▲ y ▼ indican claramente más o menos que eso.
luck-none = Aquí no se ha sorteado nada más de una vez, así que no hay nada que comparar.
luck-ordinary = En conjunto, nada fuera de lo común.
luck-odd = Lo menos común: { $who }, { $what }.
luck-odd-table = Lo menos común: { $what }.
