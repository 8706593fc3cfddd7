### Edo for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

edo-why-draft = Tomas uno de cada, en cualquier orden; la ciudad inicial tiene una casa y un samurái.
edo-why-ronin = Antes de planear, quien empieza mueve un ronin; después una ficha dice a qué tipo de casilla.
edo-why-land = La ficha dice el tipo de casilla; si hay varias, elige quien mueve al ronin.
edo-why-plan = Planeas tres de tus cartas en orden, una acción en cada una; nadie ve tu plan antes de que se revele su hueco.
edo-why-crew = Cada funcionario de un hueco realiza la acción una vez; el número de la carta es el máximo, y un hueco puede quedar vacío.
edo-why-walk = Antes de resolver un hueco puedes mover samuráis y al mercader, { $step } ryo por camino; después solo los mueve Viajar.
edo-why-execute = Cada funcionario del hueco realiza su acción una vez, uno tras otro.
edo-why-produce = Cada funcionario pone a trabajar a un samurái en el tipo de casilla adecuado; cada otro samurái que haya allí resta uno.
edo-why-build = Un edificio por funcionario, en una ciudad donde tengas un samurái; madera, piedra y ryo se pagan al momento.
edo-why-travel = Un funcionario se hace samurái en una puerta, o mueve gratis hasta { $travellers } de tus samuráis, a cualquier distancia.
edo-why-trade = Donde el mercader y un samurái tuyo están en la misma ciudad, un funcionario usa una oferta de la carta del mercader.
edo-why-card = Compras una de las cartas especiales visibles; desde la ronda siguiente puedes planear con ella.
edo-why-levy = El funcionario toma 1 de madera o 1 de piedra de la reserva.
edo-why-rally = Trae gratis hasta { $travellers } samuráis contra los ronin; con más samuráis que ronin los expulsas.
edo-why-trade-on = En la ciudad de tu puesto comercial un comercio puede usar las dos ofertas.
edo-why-last = Un privilegio de recursos o ingresos se puede usar en cualquier momento de tu turno, y este es el último.
edo-why-wages = Cada samurái que se queda en el tablero cuesta { $wage } de arroz; los demás vuelven a casa y son otra vez funcionarios.
edo-why-discard = Al final de una ronda nadie conserva más de { $limit } piezas de arroz, madera y piedra.

## What the symbols mean

edo-see-edo = {""}**Edo.** Solo puede ganar quien tiene una casa aquí, salvo que no la tenga nadie.
edo-see-city = {""}**Ciudad.** Solares para casas y puestos comerciales, en orden; las piezas están debajo.
edo-see-income = {""}**Ingresos.** Lo que paga la ciudad esta ronda, por rango.
edo-see-keep = {""}**Fortaleza.** El único solar para ella en una ciudad.
edo-see-land = {""}**Casilla de recursos.** El número es lo que produce aquí el próximo samurái.
edo-see-gate = {""}**Puerta.** Viajar convierte aquí a un funcionario en samurái.
edo-see-samurai = {""}**Samurái.** Una pieza en el tablero: produce y construye, y cuesta salario.
edo-see-merchant = {""}**Mercader.** Comercia donde coincida con un samurái tuyo.
edo-see-ronin = {""}**Ronin.** Un samurái errante: reduce la producción, y varios paralizan una ciudad.
edo-see-market = {""}**Carta del mercader.** Dos ofertas: mercancías por ryo, y mercancías por un punto; debajo, la siguiente carta.
edo-see-supplies = {""}**Reserva.** Funcionarios neutrales, fortalezas y cartas especiales que quedan.
edo-see-demands = {""}**Demandas del sogún.** Cada una da un punto y el privilegio que hay debajo.
edo-see-specials = {""}**Cartas especiales.** Se compran con Autorizar, a estos precios.
edo-see-goal = {""}**Fin.** La partida acaba con la ronda en que alguien tiene tantos puntos.
edo-see-slots = {""}**Plan.** Tres huecos; uno oculto se revela cuando le toca.
edo-see-goods = {""}**Existencias.** Ryo, arroz, madera y piedra de esta persona.
edo-see-officials = {""}**Tus funcionarios.** Los que aún no están en el plan.
edo-see-card = {""}**Carta.** En una ronda se puede planear una de sus acciones.
edo-see-action = {""}**Acción.** Lo que da a cada funcionario, y cuántos admite.

## The main parts of the table, each at its letter

edo-part-plan = tu plan: tres huecos, que se revelan uno a uno
edo-part-stock = tus ryo y recursos; debajo, los funcionarios y edificios que quedan
edo-part-gate = puerta: aquí los funcionarios se hacen samuráis
edo-part-land = recursos: el número es lo que produce el próximo samurái
edo-part-city = ciudad: aquí los edificios dan puntos e ingresos
edo-part-market = lo que ofrece el mercader donde esté con un samurái tuyo
edo-part-specials = cartas especiales en venta
edo-part-goal = con tantos puntos acaba la partida

## The guided first match: the second line of each question

edo-learn-act = Elige una acción para la que tengas lo necesario: los recursos ya, o un samurái en el lugar adecuado.
edo-learn-crew = Cada funcionario hace la acción una vez; guarda algunos para los siguientes huecos.
edo-learn-walk = Lleva un samurái adonde la acción lo necesita; después sigue.
edo-learn-execute = Elige qué hace este funcionario; los demás del hueco vienen después.
edo-learn-wages = Conserva los samuráis bien situados, hasta donde llegue el arroz.

## The story of the first match: the reason before a move, and what it has brought

edo-story-about = Cada ronda planeas en secreto tres de tus cartas y pones funcionarios en ellas; después los planes se revelan y se resuelven, hueco por hueco. Los samuráis del tablero producen y construyen. Los edificios dan puntos e ingresos; gana quien tenga más puntos.
edo-story-plan = Planea primero Construir, con un funcionario: tienes la madera, la piedra y los ryo para una casa. Luego Dinero con dos funcionarios, 5 ryo por cada uno. Por último Reclutar con uno: trae un funcionario nuevo por 1 de arroz.
edo-story-build = Un edificio necesita un samurái en su ciudad. Mueve el tuyo de Odawara a Edo por 2 ryo, elige «{ edo-offer-go }» y construye allí una casa: pagas 4 ryo, 2 de madera y 1 de piedra.
edo-story-built = 1 punto al momento, y desde ahora la casa da ingresos al final de cada ronda.
edo-story-money = Dinero no necesita a nadie en el tablero: elige «{ edo-offer-stay }». Cada camino cuesta ryo.
edo-story-paid = 10 ryo: un solo funcionario habría traído 5. De funcionarios está hecho tu turno.
edo-story-recruit = Recluta al funcionario nuevo; no hace falta mover. Los principiantes pierden por tener demasiado pocos.
edo-story-wages = La ronda ha terminado. Un samurái que se queda en el tablero cuesta 1 de arroz; no te quedaba, así que el tuyo volvió a casa como funcionario. Tus casas dieron 5 ryo en Edo y 2 en Odawara.
edo-story-own = La segunda ronda es solo tuya: planéala. Antes de cada carta pregúntate qué necesitarán sus funcionarios: un samurái en el lugar adecuado, madera, piedra, arroz o ryo. Sin eso, un funcionario no hace nada.
edo-story-review = Edificios: { $buildings }. Funcionarios y samuráis: { $crew }. { $idle ->
    [0] Ningún funcionario de tus planes se quedó sin hacer nada: bien planeado.
    [one] 1 funcionario de tus planes no hizo nada: antes de cada carta mira si sus funcionarios tendrán lo que necesitan.
   *[other] { $idle } funcionarios de tus planes no hicieron nada: antes de cada carta mira si sus funcionarios tendrán lo que necesitan.
}
