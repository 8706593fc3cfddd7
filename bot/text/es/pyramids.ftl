### Silver & Gold: Pyramids. Forms of colours: card (la carta verde), pl (pirámides verdes).

py-title = Silver & Gold: Pirámides
py-about = Cámaras del tesoro bajo 48 pirámides, para 2 a 4. Todos marcan a la vez la misma forma, cada cual camino de la tumba de oro.

## Terms

py-colour-green = verde
    .pl = verdes
py-colour-orange = naranja
    .pl = naranja
py-colour-purple = morada
    .pl = moradas
py-shape-I2 = 2 en línea
    .one = 2 en línea
py-shape-I3 = 3 en línea
    .one = 3 en línea
py-shape-V3 = esquina de 3
    .one = una esquina de 3
py-shape-I4 = 4 en línea
    .one = 4 en línea
py-shape-L4 = L de 4
    .one = una L de 4
py-shape-O4 = cuadrado de 4
    .one = un cuadrado de 4
py-left = izquierda
py-right = derecha

## Phrases

py-card = carta { $card } ({ $colour })
py-marks = { $cells } en la carta { $card }
py-holds-red = { $count ->
    [one] 1 gema roja
   *[other] { $count } gemas rojas
}
py-holds-green = { $count ->
    [one] 1 gema verde
   *[other] { $count } gemas verdes
}
py-holds-torch = { $count ->
    [one] 1 antorcha
   *[other] { $count } antorchas
}
py-holds-potion = { $count ->
    [one] 1 poción
   *[other] { $count } pociones
}
py-holds-cross = { $count ->
    [one] 1 X roja
   *[other] { $count } X rojas
}
py-holds-skull = { $count ->
    [one] 1 calavera
   *[other] { $count } calaveras
}

## Gains

py-gain-tomb = tumba de { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 gema roja
   *[other] { $count } gemas rojas
}
py-gain-green = { $count ->
    [one] 1 gema verde
   *[other] { $count } gemas verdes
}
py-gain-torch = antorcha de la ronda { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 calavera
   *[other] { $count } calaveras
}
py-gain-potion = { $count ->
    [one] poción
   *[other] { $count } pociones
}: { $erased ->
    [0] ninguna calavera que borrar
    [one] borra 1 calavera
   *[other] borra { $erased } calaveras
}
py-gain-skulls-now = { $skulls ->
    [0] ya no quedan calaveras
   *[other] calaveras ahora: { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] 1 calavera menos
   *[other] { $count } calaveras menos
}
py-gain-level = calaveras como antes
py-gain-extra = X roja: { $count ->
    [one] 1 casilla más
   *[other] { $count } casillas más
}
py-gain-lost = { $count ->
    [one] se pierde 1 casilla extra
   *[other] se pierden { $count } casillas extra
}: no hay ninguna casilla abierta
py-gain-nothing = ningún símbolo

## Kinds of answers, as headings of menus

py-kind-keep = Conservar dos cartas…
py-kind-place = Marcar la forma o una casilla…
py-kind-extra = Marcar una casilla más…
py-kind-back = Cambiar tu elección…
py-kind-take = Tomar una carta…

## Prompts: what is awaited, after the player's name

py-ask-keep = conserva dos de las cartas que has recibido
py-ask-keep-many = conservar dos de las cartas recibidas
py-ask-mark = marca { WORD($shape, form: "one") }, o una sola casilla
py-ask-mark-many = marcar { WORD($shape, form: "one") }, o una sola casilla
py-ask-take = { $count ->
    [one] toma una carta nueva
   *[other] toma { $count } cartas nuevas, una tras otra
}
py-ask-wait = espera a los demás
py-ask-extra = { $due ->
    [one] X roja: marca una casilla más
   *[other] X roja: marca { $due } casillas más, una tras otra
}

## Answers: labels

py-offer-keep = Conservar la { $first } y la { $second }
py-offer-shape = carta { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = carta { $card } ({ $side }): solo { $cells }
py-offer-extra = carta { $card } ({ $side }): { $cells }
py-offer-take = Tomar la { $card }
py-offer-top = Tomar la carta oculta del mazo (en el mazo: { $pile })
py-offer-back = Cambiar mi elección

## Told: the log and the captions

py-log-dealt = Recibes la carta { $card } ({ $colour }).
py-log-dealt-all = Todos tienen cartas para elegir.
py-log-kept = { $who } conserva: { $cards }. En secreto hasta que todos elijan.
py-log-ready = { $who } ya ha elegido.
py-log-back = { $who } vuelve a elegir.
py-log-mark = { $who } marca { $cells } en la carta { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = Las primeras cartas: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } conserva: { $cards }
py-log-reveal = Ronda { $round }, turno { $turn }: { $shape }.
py-log-open = Ronda { $round }, turno { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } marca { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } marca { $marks } ({ LIST($gains, style: "comma") }) y completa { COUNT($cards) ->
    [one] la carta { $cards }
   *[other] las cartas { $cards }
}
py-log-seat-none = { $who } no tiene nada que marcar
py-log-took = { $who } toma la carta { $card } ({ $colour }).
py-log-only = { $who } recibe la única carta que queda: { $card } ({ $colour }).
py-log-top = { $who } toma la carta oculta del mazo.
py-log-unseen = { $who } roba la carta { $card } ({ $colour }).
py-log-display = Nueva en la oferta: { $card }.
py-log-display-many = Nuevas en la oferta: { LIST($card, style: "comma") }.
py-log-box = { $who } recibe { $points } puntos por pirámides { WORD($colour, form: "pl") }, con la carta { $card }.

## Why not

py-no-late = Ese turno ya está resuelto, o no es el momento.
py-no-sealed = Tu elección es secreta. Para cambiarla, deshazla antes.
py-no-nothing-back = No hay nada que deshacer.
py-no-keep-first = Elige primero las dos cartas que conservas.
py-no-mark-first = Primero tienes que marcar.
py-no-two = Conserva exactamente dos de las cartas que has recibido.
py-no-not-dealt = No has recibido la carta { $card }.
py-no-not-your-card = { $card } no es una de tus cartas. L es la de la izquierda; R, la de la derecha.
py-no-off-grid = No hay casilla { $cell }: las columnas van de la A a la E y las filas del 1 al 5.
py-no-twice = { $cell } aparece dos veces.
py-no-wall = { $cell } es un muro.
py-no-marked = { $cell } ya está marcada.
py-no-count = La forma ({ $shape }) tiene { $size } casillas, no { $count }. También puedes marcar una sola casilla.
py-no-shape = { $cells } no componen la forma ({ $shape }), la gires o la voltees como quieras.
py-no-one-cell = Una marca extra es una sola casilla.
py-no-contact = Eso no toca ninguna casilla marcada. Las esquinas no cuentan.
py-no-entrance = Una carta vacía empieza por su entrada, { $cell }.
py-no-not-your-pick = { $who } elige primero.
py-no-not-on-display = La carta { $card } no está en la oferta.
py-no-pile-empty = El mazo está vacío. Toma una carta de la oferta.
py-no-one-card = Toma las cartas de una en una.

## Score

py-score-cards = cartas completas
py-score-torches = antorchas
py-score-boxes = puntos de pirámide
py-score-gems = gemas
py-score-skulls = calaveras
py-tie-lowest = carta completa más baja

## The rules at the table, page by page

py-ordinal = { $number }.ª
py-rules-1 =
    ### De qué va
    Tienes dos cartas de pirámide. Cada una es una cámara de 5 × 5 casillas, con una entrada en la fila de arriba y una tumba de oro en la de abajo. Marca un camino de la entrada a la tumba: una carta completa da { $completed ->
    [one] 1 punto
   *[other] { $completed } puntos
    }, y tomas otra. Por el camino hay gemas, antorchas y pociones, y también calaveras.
    La partida tiene { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
    } de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
    }. Todos juegan a la vez y en secreto; todo se revela junto.
py-rules-2 =
    ### Un turno
    1. Una carta de expedición muestra una forma de dos a cuatro casillas.
    2. Marca la forma entera en una de tus cartas; puedes girarla y voltearla. **O bien** marca una sola casilla, cuando quieras.
    En una carta vacía tus marcas deben incluir la entrada. Después deben tocar una casilla marcada, lado con lado; las esquinas no cuentan. Ni muros, ni una casilla dos veces, ni nada fuera de la carta.
py-rules-3 =
    ### Símbolos
    {""}**X roja**: marca enseguida otra casilla abierta, en cualquiera de tus cartas. Otra X roja da una casilla más.
    {""}**Gema**: tacha la siguiente gema de ese color, { $gems } como máximo. **Antorcha**: tacha la antorcha de esta ronda; una por ronda, y solo en la suya.
    {""}**Calavera**: tacha la siguiente. **Poción**: borra { $potion ->
    [one] tu calavera más costosa
   *[other] tus { $potion } calaveras más costosas
    }.
py-rules-4 =
    ### Cartas completas
    Apártalas y toma una nueva por cada una: de la oferta, o a ciegas del mazo. El número de carta más bajo elige primero; después se repone la oferta.
    Tu **{ LIST($claims) } carta de un color** da los siguientes puntos de pirámide de ese color: { LIST($boxes, style: "comma") }, para quien llegue antes. En un mismo turno va antes el número de carta más bajo.
py-rules-5 =
    ### La puntuación
    Carta completa { $completed }. Antorcha { $torch }. Puntos de pirámide, lo que marquen. Una pareja de gema roja y verde { $gem_pair }, cada gema suelta { $gem_single }. Calaveras: solo cuenta la más costosa de las tachadas, en negativo. Las cartas sin completar no cuentan.
    En caso de empate gana quien tenga la carta completa de número más bajo.
