### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = Conservas dos de las cuatro cartas que recibes; son las pirámides con las que empiezas.
py-why-mark = Marca la forma entera en una carta, girada y volteada a tu gusto, o una sola casilla; con la entrada o junto a casillas marcadas.
py-why-extra = Una X roja te deja marcar enseguida otra casilla abierta, en cualquiera de tus cartas; otra X roja da una casilla más.
py-why-take = Una carta completa se cambia por otra nueva: una visible, o la oculta del mazo.

## What the symbols mean

py-see-shape = {""}**Carta de expedición.** La forma que todos marcan ahora, girada y volteada como cada cual quiera.
py-see-entrance = {""}**Entrada.** Las primeras marcas de una carta deben incluirla.
py-see-tomb = {""}**Tumba.** Cuando se marca, la carta está completa.
py-see-x = {""}**X roja.** Marca enseguida otra casilla abierta.
py-see-gem = {""}**Gema.** Rojas y verdes forman parejas, lo que más vale.
py-see-torch = {""}**Antorcha.** Cuenta una vez en cada ronda.
py-see-skull = {""}**Calavera.** Puntos negativos, más con cada una.
py-see-potion = {""}**Poción.** Borra calaveras.
py-see-torches = {""}**Rondas.** La antorcha encendida es la de esta ronda.
py-see-display = {""}**Oferta.** Cartas nuevas para elegir, junto al mazo.
py-see-bonus = {""}**Puntos de pirámide.** Por varias cartas completas de un color; más para quien llega antes.
py-see-score = {""}**Tarjeta de puntos.** Gemas, calaveras y antorchas de esta persona, y las casillas de puntos ganadas.

## The main parts of the table, each at its letter

py-part-shape = la forma que todos marcan, y las que vendrán
py-part-rounds = las rondas: una antorcha para cada una
py-part-cards = tus dos pirámides: marca de la entrada a la tumba
py-part-display = pirámides nuevas para elegir cuando completas una
py-part-bonus = puntos por varias pirámides de un color
py-part-score = tus hallazgos: gemas y antorchas puntúan, las calaveras restan

## The guided first match: the second line of each question

py-learn-mark = Empieza por la entrada y ve hacia la tumba; recoge gemas por el camino y evita las calaveras.
py-learn-extra = Una casilla gratis: úsala para llegar a la tumba o a otra X roja.
py-learn-take = Un camino corto a la tumba vale mucho, y también un color del que ya tienes cartas.

## The story of the first match: the reason before a move, and what it has brought

py-story-about = Todos marcan las mismas formas, cada cual en dos pirámides propias, de la entrada a la tumba. Una tumba marcada son 10 puntos; también puntúan las parejas de gemas, las antorchas y varias pirámides de un color, y las calaveras restan. Gana quien tenga más puntos.
py-story-keep = Quédate con 25 y 46. En la 46 hay una X roja junto a la entrada y otra junto a la tumba; en la 25 hay una antorcha a mano.
py-story-torch = En la 25, la L cubre la entrada y la antorcha: marca A1 B1 C1 C2.
py-story-torched = La antorcha de esta ronda es tuya: 5 puntos.
py-story-x = En la 46 marca B1 C1 B2: debajo hay una X roja, que te da enseguida otra casilla, en la carta que quieras. Toma D2 en la 25, otra X; y después D1 en la 46, una gema roja.
py-story-chain = Cinco casillas en un turno, y una gema: busca primero las X rojas.
py-story-way = Ve directo a la tumba: marca A2 A3 A4 en la 46. Ahí no hay nada, pero el próximo turno traerá mucho.
py-story-tomb = Marca A5 B5 C5 en la 46: una gema verde, y la X roja junto a la tumba. La casilla de regalo es D5, la propia tumba.
py-story-done = Una pirámide completa: 10 puntos. Una gema roja y una verde son una pareja: 5 puntos; una sola vale 1.
py-story-take = En lugar de la carta completa llega otra nueva. Toma la 1: es verde como la 46, y quien complete antes dos de un color recibe 10 puntos más.
py-story-skull = Cuatro en línea caben en la 25: marca E2 E3 E4 E5. Una gema roja, pero también una calavera; la X roja te da D5.
py-story-skulls = Una calavera cuesta 1 punto, dos cuestan 2, tres 4: cada una más que la anterior. Los principiantes recogen demasiadas.
py-story-single = El cuadrado no encaja bien en ningún sitio. En vez de una forma siempre puedes marcar una sola casilla: C5 en la 25, una gema verde.
py-story-pairs = Dos parejas de gemas: 10 puntos. Una pirámide cuya tumba no está marcada no puntúa, pero lo que encontraste en ella se queda.
py-story-own = El último turno de esta lección es solo tuyo: ¿qué marcas? Una partida entera tiene cuatro rondas, cada una con su antorcha.
py-story-review = Has completado { $completed ->
    [one] 1 pirámide
   *[other] { $completed } pirámides
} y formado { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
} de gemas; { $skulls ->
    [0] ninguna calavera te cuesta nada.
    [one] 1 calavera te cuesta puntos.
   *[other] { $skulls } calaveras te cuestan puntos.
} { $completed ->
    [0] La próxima vez sigue con una sola pirámide hasta completarla: una completa vale más que dos a medias.
   *[other] Una pirámide completada ya en la primera ronda: bien jugado.
}
