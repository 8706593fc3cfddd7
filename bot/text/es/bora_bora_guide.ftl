### Bora Bora for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

bb-why-start = La primera choza da enseguida lo que produce su región.
bb-why-hut = Una choza del mapa viene de tu tablero; la casilla que deja acogerá a un hombre o una mujer.
bb-why-space = Un material nuevo va enseguida a una casilla ceremonial libre de su tipo; sobre dos vecinas se puede construir.
bb-why-place = Un dado va a una acción solo si es menor que todos los que hay en ella, y su número es lo que puedes hacer con la acción.
bb-why-pay = Un dios cuesta una carta de su color y una ofrenda, o dos cartas iguales de otro color y una ofrenda, o una ficha de dios.
bb-why-region = La choza va a una región vecina de una tuya, por un trayecto de hasta el número del dado, y da lo que produce esa región.
bb-why-red = Rojo puntúa el pez de la región en la que acabas de entrar, una vez por región y persona.
bb-why-person = Tomas una ficha de los puestos hasta el número del dado; su habilidad se puede usar en la fase B de cada ronda.
bb-why-home = Una persona vive en una casilla de tu tablero sin chozas, y ya no se mueve.
bb-why-trade = Cada punto del dado compra algo; paras cuando quieras, y los puntos que sobran se pierden.
bb-why-priest = El sacerdote va a un puesto hasta el número del dado; los demás se desplazan a la derecha y pueden caer.
bb-why-building = Una ficha de edificio hasta el número del dado cubre dos materiales vecinos; las primeras rondas dan más.
bb-why-pair = El edificio cubre dos casillas ceremoniales vecinas, ambas con material; los materiales se devuelven.
bb-why-fire = El bonus de fuego tiene dos mitades: una carta de dios o una ofrenda, y luego un paso de estatus o una concha.
bb-why-use = Una vez por ronda usas un tipo de hombres y un tipo de mujeres; todas las fichas de un tipo actúan juntas.
bb-why-material = Los Recolectores toman materiales uno a uno; puedes parar después de cualquiera.
bb-why-carry = La choza que va a la casilla 12 deja libre una casilla para una persona.
bb-why-card = Tomas una de las cartas de dios visibles, o la oculta del mazo.
bb-why-jewel = Cada ronda puedes comprar una joya con conchas; cuenta al final.
bb-why-task = Cada ronda se resuelve una de tus { $tasks } tareas: { $task } puntos si se cumple; si no se cumple ninguna, se abandona una.
bb-why-final-task = Tras la última ronda se resuelven todas tus tareas, las que se cumplan.
bb-why-take = Una tarea resuelta se cambia por una del tablero.

## What the symbols mean

bb-see-hut = {""}**Choza.** Una región de su dueño; desde aquí se llega a las vecinas.
bb-see-place = {""}**Lugar libre.** La próxima choza que llegue aquí da lo que produce la región.
bb-see-fish = {""}**Pez.** Puntos al final para la choza que ocupa el lugar de la región, y ahora con Rojo.
bb-see-path = {""}**Trayecto.** Su número es el dado mínimo que lo usa; las tablas van por tierra, las olas por mar.
bb-see-action = {""}**Ficha de acción.** El signo dice el dado más alto que aún cabe; debajo están los dados de esta ronda.
bb-see-persons = {""}**Hombres y mujeres.** El número de un puesto es el dado mínimo que toma la ficha.
bb-see-temple = {""}**Templo.** Cada sacerdote puntúa cada ronda; quien tiene más gana una ficha de dios.
bb-see-tasks = {""}**Tareas disponibles.** Tomas una después de resolver una de las tuyas.
bb-see-gods = {""}**Cartas de dios.** Las visibles y el mazo.
bb-see-jewelry = {""}**Joyas.** Su precio en conchas, y sus puntos al final.
bb-see-status = {""}**Escala de estatus.** Puntos al final de la ronda, y el próximo orden de turno.
bb-see-seat = {""}**Participante.** Puesto en el orden de turno, dados que quedan, lo que tiene, puntos.
bb-see-spots = {""}**Casillas de chozas.** Una vacía tiene sitio para un hombre o una mujer.
bb-see-ceremony = {""}**Zona ceremonial.** Materiales en casillas de su tipo; sobre dos vecinas se puede construir.
bb-see-own-tasks = {""}**Tus tareas.** Una de ellas se resuelve al final de cada ronda.

## The main parts of the table, each at its letter

bb-part-seat = tú: puntos, dados y bienes; tu gente y tus tareas están en tu tablero
bb-part-actions = acciones: un dado debe ser menor que todos los que ya hay
bb-part-islands = las islas: cada choza nueva da algo, y su pez puntúa
bb-part-temple = el templo: tus sacerdotes puntúan cada ronda
bb-part-jewelry = joyas: se compran con conchas y puntúan al final
bb-part-status = la escala de estatus: puntos y el próximo orden de turno

## The guided first match: the second line of each question

bb-learn-place = Un dado alto da más, pero cabe en menos fichas; uno bajo cabe casi en todas partes.
bb-learn-region = Busca una región que produzca lo que necesitas y tenga un pez de mucho valor.
bb-learn-person = Dos del mismo tipo dan más que uno: reúne un tipo.
bb-learn-hut = Una casilla sin chozas tiene sitio para un hombre o una mujer.
bb-learn-trade = Compra lo que aún le falta a una de tus tareas.
bb-learn-priest = En un puesto alto el sacerdote aguanta más; cada ronda, quien tiene más sacerdotes gana una ficha de dios.
bb-learn-building = Construye pronto: las primeras rondas dan más puntos.
bb-learn-use = Usa cada ronda un tipo de hombres y uno de mujeres; no cuesta nada.
bb-learn-jewel = Las conchas que sobran no valen nada al final: compra lo que puedas.
bb-learn-task = Una tarea cumplida da los mejores puntos de una ronda.

## The story of the first match: the reason before a move, and what it has brought

bb-story-about = Cada ronda pones tres dados en acciones: chozas en las islas, hombres y mujeres en tu tablero, sacerdotes, edificios. Después trabaja tu gente, compras una joya y resuelves una tarea. Puntúan peces, edificios, tareas y joyas; tras seis rondas gana quien tenga más puntos.
bb-story-woman = Un 1 es un dado débil, pero con el Blanco puede tanto como un 6. Ponlo en Mujer con el Blanco, paga con tu ficha de dios y toma a la Constructora del puesto 5. Vive en la casilla 1 de tu tablero.
bb-story-blue = Mira Mujer: dos dados de 1. Un dado tiene que ser más bajo que todos los que hay, así que un 1 cierra la acción a todos; solo el Azul pasa por encima, como ahora.
bb-story-water = El 6 llega lejos, pero solo cabe donde no hay dados. Ponlo en Travesía y expándete a la playa este, con la choza de la casilla 3. Pon la arena en a1 y puntúa el pez con el Rojo.
bb-story-fish = 6 puntos por el pez. Y ahora hay arena junto a tu piedra: sobre dos vecinas se puede construir.
bb-story-temple = Un 1 aún cabe casi en todas partes. Ponlo en Templo y envía al sacerdote al puesto 1; toma una ofrenda y un paso en la escala de estatus.
bb-story-use = Todos los dados están puestos; ahora trabaja la gente, un tipo de hombres y uno de mujeres. La Constructora cubre arena y piedra con la ficha de edificio 1. Por el fuego toma la carta de dios azul y una concha.
bb-story-built = 10 puntos: cuanto antes construyes, más da.
bb-story-jewel = Las conchas no valen nada al final. Compra la peineta con la tuya: 1 punto, y un primer tipo para tu tarea.
bb-story-task = Cada ronda se resuelve una tarea. «Una mujer y un sacerdote en el templo» se cumple: resuélvela. Si no se cumpliera ninguna, tendrías que abandonar una.
bb-story-tasked = 6 puntos por la tarea.
bb-story-own = La última elección de esta lección es solo tuya: una tarea nueva. ¿Cuál va con lo que tienes? Una partida entera tiene seis rondas.
bb-story-review = Tareas cumplidas: { $tasks }. Chozas en las islas: { $huts }. Hombres y mujeres trabajando: { $people }. { $tasks ->
    [0] La próxima vez busca primero una tarea que vaya con lo que tienes: una tarea cumplida es lo que más da.
   *[other] Una tarea cumplida ya en la primera ronda: bien planeado.
}
