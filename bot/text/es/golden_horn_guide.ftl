### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Antes de empezar, cada cual elige en secreto Venecia o Constantinopla para cada barco; todas las elecciones se revelan a la vez.
gh-why-turn = En un turno se mueve exactamente un barco; desde un puerto principal antes carga, y su primer paso es gratis.
gh-why-raid = Antes de mover, dos cartas de los colores de sus velas envían piratas a un barco ajeno con carga en el mar y te dan un cubo; después se mueve un barco en todo caso.
gh-why-pass = Ahora ninguno de tus barcos puede moverse; aun así puedes enviar piratas.
gh-why-ship = En cada turno se mueve exactamente uno de tus barcos.
gh-why-load = Un barco carga todos los cubos de un color, y nunca un color de sus propias velas.
gh-why-bow = Un barco sin carga puede virar una vez en su viaje; entonces vuelve por donde vino.
gh-why-sail = El primer paso es gratis; desde una casilla de un color de tus velas sigues gratis, y desde cualquier otra, por una carta de viento de ese color.
gh-why-call = Quien tiene los seis colores puede anunciar el final; entonces todos juegan el mismo número de turnos.

## What the symbols mean

gh-see-ship = {""}**Barco.** Los colores de sus velas no los puede cargar, lo llevan gratis y lo hacen vulnerable; su carga está en la línea de flotación.
gh-see-quay = {""}**Muelle.** Los cubos que esperan en este puerto: un barco se lleva todos los de un color.
gh-see-square = {""}**Casilla de mar.** Un barco como máximo; su color y su signo dicen qué velas, o qué carta de viento, permiten seguir.
gh-see-bow = {""}**Flecha.** El rumbo de un barco en la ruta.
gh-see-modone = {""}**Modone.** Un puerto con pocos amarres: ahí acaba el movimiento, y la carga sigue a bordo.
gh-see-stock = {""}**Reserva.** Cubos que quedan en la bolsa, cartas del mazo y cartas ya usadas.
gh-see-hand = {""}**Mano.** Cartas de viento, para seguir navegando y para los piratas; los demás solo ven cuántas son.
gh-see-warehouse = {""}**Almacén.** Los cubos entregados: cada uno puntúa, y las series de colores distintos puntúan más.

## The main parts of the table, each at its letter

gh-part-port = puerto principal: aquí los barcos cargan cubos y entregan otros
gh-part-ship = tu barco: nunca carga los colores de sus velas
gh-part-square = casilla de mar: con velas de su color sigues gratis; si no, con una carta
gh-part-modone = Modone: una parada segura para pocos barcos
gh-part-hand = tus cartas de viento: para seguir y para los piratas
gh-part-warehouse = tu almacén: los cubos son puntos, los colores distintos dan más
gh-part-stock = cubos de la bolsa, cartas del mazo

## The guided first match: the second line of each question

gh-learn-turn = Elige un barco en un puerto con muchos cubos de un color que pueda cargar.
gh-learn-raid = Los piratas te dan un cubo por dos cartas; guárdalas si las vas a usar para navegar.
gh-learn-load = Llévate el montón más grande: cada cubo cuenta en cuanto está en tu almacén.
gh-learn-sail = Para en una casilla de un color de tus velas: desde ahí sigues gratis la próxima vez.
gh-learn-bow = Un barco vacío no gana nada: da la vuelta si su puerto de origen tiene más cubos.

## The story of the first match: the reason before a move, and what it has brought

gh-story-about = Dos flotas navegan entre Venecia y Constantinopla. Cada cubo que un barco lleva a un puerto principal es un punto; cuatro o más colores distintos dan más. Gana quien tenga más puntos.
gh-story-load = Llévate la carga más grande: en Constantinopla, L2 puede cargar cuatro cubos rojos. Un barco nunca carga los colores de sus propias velas; el rojo no está entre ellos. Carga el rojo y navega a Modone.
gh-story-loaded = El primer paso fue gratis, tu carta verde pagó el segundo, y desde las casillas de los colores de sus velas L2 siguió gratis. En un puerto nadie puede robarle.
gh-story-risk = Mira ahora lo que les cuesta cubos a los principiantes. Carga el rosa en L3 y para en S2, en el mar: tres colores de velas lo llevan lejos, pero con cartas de tres colores se le puede robar.
gh-story-raided = ¡Piratas! Dos cartas rojas, un color de las velas de L3, y uno de tus cubos rosas ha desaparecido. Con lo que más te importe para en puertos, o usa un barco con pocos colores de velas.
gh-story-wait = Sal de Modone con L2: el primer paso es gratis. Se para en S3, porque el amarillo no está en sus velas y no tienes ninguna carta amarilla. Ahí pocas cartas pueden robarle.
gh-story-home = Lleva L2 a Venecia. Las casillas ocupadas se pasan sin pagar, así que S2 se salta; desde S1 sigue con una carta roja.
gh-story-arrived = Hay cuatro cubos rojos en tu almacén: 4 puntos. L2 tiene dos colores de velas, y por eso te da también dos cartas: azul y rosa.
gh-story-raid = Ahora haz tú de pirata. E2 está en el mar con cubos naranjas, y el azul está en sus velas: con dos cartas azules le quitas uno. Después carga los cuatro cubos verdes en L2 y navega a S3.
gh-story-booty = El cubo naranja ha ido directo a tu almacén: un punto sin viaje, por dos cartas.
gh-story-full = Modone tiene dos amarres, y ahora los dos están ocupados.
gh-story-past = Lleva L3 a Constantinopla pasando de largo por Modone, que está lleno: una carta naranja y una rosa pagan S4 y S5, y desde S6 lo lleva su propio verde.
gh-story-third = Ha llegado el rosa: tu tercer color. Y la carta que has robado es verde.
gh-story-fourth = Para una serie falta un color, y está en el mar: con la carta verde, lleva L2 a Constantinopla.
gh-story-set = Cuatro cubos verdes, y con rojo, naranja, rosa y verde una serie de cuatro: 1 punto más. Un quinto color daría 2, un sexto 4.
gh-story-own = El último turno de esta lección es solo tuyo: ¿qué harías? Una partida entera sigue hasta que un puerto quede vacío, o alguien con los seis colores anuncie el final.
gh-story-review = En tu almacén: { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} de { $colours ->
    [one] 1 color
   *[other] { $colours } colores
}. { $lacking ->
    [0] Forman una serie: bien reunidos.
    [one] Con un color más habrías formado una serie.
   *[other] Con { $lacking } colores más habrías formado una serie.
} { $afloat ->
    [0] No queda nada en tus barcos.
    [one] 1 cubo sigue en un barco y no puntúa.
   *[other] { $afloat } cubos siguen en barcos y no puntúan.
}
