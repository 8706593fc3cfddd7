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

## The guided first match: the second line of each question

py-learn-mark = Empieza por la entrada y ve hacia la tumba; recoge gemas por el camino y evita las calaveras.
py-learn-extra = Una casilla gratis: úsala para llegar a la tumba o a otra X roja.
py-learn-take = Un camino corto a la tumba vale mucho, y también un color del que ya tienes cartas.
