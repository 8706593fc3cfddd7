### Golden Horn, en español «El Cuerno de Oro». Forms of colours: fem (una carta roja), pl (cubos rojos).

gh-title = El Cuerno de Oro
gh-about = Flotas mercantes entre Venecia y Constantinopla, para 2 a 4. Lleva a casa mercancías de muchos colores y cuídate de los piratas.

## Terms

gh-colour-O = naranja
    .fem = naranja
    .fems = naranja
    .pl = naranja
gh-colour-P = rosa
    .fem = rosa
    .fems = rosa
    .pl = rosa
gh-colour-G = verde
    .fem = verde
    .fems = verdes
    .pl = verdes
gh-colour-R = rojo
    .fem = roja
    .fems = rojas
    .pl = rojos
gh-colour-B = azul
    .fem = azul
    .fems = azules
    .pl = azules
gh-colour-Y = amarillo
    .fem = amarilla
    .fems = amarillas
    .pl = amarillos
gh-port-V = Venecia
gh-port-C = Constantinopla
gh-port-M = Modone
gh-square = { $text }
gh-crest-L = León
gh-crest-E = Águila
gh-crest-T = Torre
gh-crest-A = Ancla

## Options

gh-option-ship-placement = Puertos iniciales
gh-option-ship-placement-random = por sorteo
gh-option-ship-placement-choice = cada cual elige, en secreto
gh-option-open-warehouses = Almacenes
gh-option-open-warehouses-off = ocultos, cada cual ve solo el suyo
gh-option-open-warehouses-on = abiertos, todos los ven
gh-option-start-seat = Quién empieza
gh-option-start-seat-random = por sorteo
gh-option-start-seat-1 = plaza 1
gh-option-start-seat-2 = plaza 2
gh-option-start-seat-3 = plaza 3
gh-option-start-seat-4 = plaza 4
gh-option-crests = Emblemas por plaza
gh-option-crests-own = Tu emblema
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Elegir los puertos iniciales…
gh-kind-back = Cambiar los puertos…
gh-kind-raid = Enviar piratas antes…
gh-kind-ship = Mover un barco…
gh-kind-pass = Pasar…
gh-kind-load = Cargar…
gh-kind-turn = Fijar el rumbo…
gh-kind-sail = Navegar hasta…
gh-kind-call = Anunciar el final…

## Prompts: what is awaited, after the player's name

gh-ask-ports = elige un puerto principal para cada uno de tus barcos
gh-ask-ports-many = elegir un puerto principal para cada uno de los barcos propios
gh-ask-ports-sealed = tus puertos están elegidos en secreto; aún puedes cambiarlos
gh-ask-turn = envía piratas o elige qué barco mover
gh-ask-move = elige qué barco mover
gh-ask-pass = ningún barco puede moverse: envía piratas o pasa
gh-ask-ship = ¿qué barco se mueve?
gh-ask-load = ¿qué color carga { $ship }?
gh-ask-bow = ¿{ $ship } mantiene el rumbo o vira?
gh-ask-sail = ¿adónde navega { $ship }?
gh-ask-call = ¡los seis colores! ¿Anuncias el final?
gh-draw-now = Sortear ahora: la carga queda fijada

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Cambiar mis puertos
gh-do-raid = Asaltar { $ship } ({ $owner }) con { COUNT($cards) ->
    [one] dos cartas { WORD($cards, form: "fems") }
   *[other] { LIST(WORD($cards, form: "fem")) }
} por un cubo { $cube }
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Pasar
gh-do-load = Cargar { $count ->
    [one] 1 { $colour }
   *[other] { $count } { WORD($colour, form: "pl") }
}
gh-do-keep = { $ship } mantiene el rumbo al { $direction ->
    [E] este
   *[W] oeste
}
gh-do-turn = { $ship } vira al { $direction ->
    [E] este
   *[W] oeste
}
gh-do-sail = { $place }
gh-do-call = Anunciar el final
gh-do-decline = Seguir jugando

## Answers: what they cost and bring

gh-effect-cargo = { $count ->
    [one] un cubo { $colour }
   *[other] { $count } cubos { WORD($colour, form: "pl") }
} a bordo
gh-effect-empty = sin carga
gh-effect-must-load = antes carga
gh-effect-heads = rumbo al { $direction ->
    [E] este
   *[W] oeste
}
gh-effect-gain = un cubo { $colour } para tu almacén
gh-effect-left = { $count ->
    [0] deja { $ship } sin carga: podrá virar
    [one] deja a { $ship } un cubo
   *[other] deja a { $ship } { $count } cubos
}
gh-effect-free = gratis
gh-effect-wind = { $winds ->
    [one] carta de viento
   *[other] cartas de viento
}: { LIST(WORD($wind, form: "fem"), style: "comma") }
gh-effect-unload = descarga { $count ->
    [one] 1 { $colour }
   *[other] { $count } { WORD($colour, form: "pl") }
}
gh-effect-cards = { $count ->
    [one] roba una carta
   *[other] roba { $count } cartas
}
gh-effect-refill = { $count ->
    [one] un cubo nuevo
   *[other] { $count } cubos nuevos
} para { $port }
gh-effect-final = vacía { $port }: empieza la última ronda
gh-effect-skips = pasa de largo por { $places } ({ COUNT($places) ->
    [one] ocupada
   *[other] ocupadas
})
gh-effect-once = no podrá virar otra vez en este viaje

## Told: the log and the captions

gh-start = { $who } empieza la partida.
gh-placed = { $ship } empieza en { $port }.
gh-cube = { $port } recibe un cubo { $colour }.
gh-refilled = Cubo nuevo para { $port }: { $colour }.
gh-dealt = { $who } recibe una carta.
gh-dealt-you = Recibes una carta { WORD($colour, form: "fem") }.
gh-drew = { $who } roba una carta.
gh-drew-you = Robas una carta { WORD($colour, form: "fem") }.
gh-drew-reshuffled = Se barajan las cartas usadas; { $who } roba una carta.
gh-drew-you-reshuffled = Se barajan las cartas usadas; robas una carta { WORD($colour, form: "fem") }.
gh-ports-ready = { $who } ha elegido sus puertos en secreto.
gh-ports-sealed = Tus puertos, en secreto: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } vuelve a elegir sus puertos.
gh-ports-open = { $who } elige en último lugar y todos revelan.{ $venices ->
    [0] {""}
   *[other] {" "}Venecia: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Constantinopla: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } mueve { $ship }.
gh-raided = { $who } asalta { $ship } ({ $owner }) con { COUNT($cards) ->
    [one] dos cartas { WORD($cards, form: "fems") }
   *[other] las cartas { LIST(WORD($cards, form: "fem")) }
} y se lleva un cubo { $cube }.
gh-passed = { $who } no tiene ningún barco que pueda moverse.
gh-loaded = { $who } carga { $count ->
    [one] un cubo { $colour }
   *[other] { $count } cubos { WORD($colour, form: "pl") }
} en { $ship } en { $port }.
gh-loaded-emptied = { $who } carga { $count ->
    [one] un cubo { $colour }
   *[other] { $count } cubos { WORD($colour, form: "pl") }
} en { $ship } y deja { $port } sin cubos: empieza la última ronda.
gh-kept = { $who } mantiene el rumbo de { $ship }.
gh-turned = { $who } hace virar { $ship } al { $direction ->
    [E] este
   *[W] oeste
}.
gh-sailed = { $who } navega con { $ship } de { $from } a { $to }{ $skips ->
    [0] {""}
   *[other] {" "}pasando de largo por { $skipped }
}{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta de viento
       *[other] cartas de viento
    }: { LIST(WORD($wind, form: "fem"), style: "comma") })
}.
gh-arrived = { $who } navega sin carga con { $ship } de { $from } a { $to }{ $skips ->
    [0] {""}
   *[other] {" "}pasando de largo por { $skipped }
}{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta de viento
       *[other] cartas de viento
    }: { LIST(WORD($wind, form: "fem"), style: "comma") })
}.
gh-delivered = { $who } navega con { $ship } de { $from } a { $to }{ $skips ->
    [0] {""}
   *[other] {" "}pasando de largo por { $skipped }
}{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta de viento
       *[other] cartas de viento
    }: { LIST(WORD($wind, form: "fem"), style: "comma") })
} y descarga { $count ->
    [one] un cubo { $colour }
   *[other] { $count } cubos { WORD($colour, form: "pl") }
}.
gh-called = { $who } anuncia el final: todos jugarán el mismo número de turnos, y se acabó.
gh-not-called = { $who } sigue jugando.
gh-opened = La partida ha terminado; se abren todos los almacenes.

## Why not

gh-no-setup = La partida aún se está preparando.
gh-no-such-ship = En esta partida no hay ningún barco { $ship }.
gh-no-own-ship = { $ship } no es tuyo: es de { $owner }.
gh-no-load-possible = { $ship } no puede cargar en { $port }, así que no puede zarpar: todos los colores que hay allí están en sus velas.
gh-no-ship-chosen = { $ship } ya está elegido para este turno.
gh-no-choose-first = Elige primero el barco.
gh-no-raid-late = Los piratas vienen antes de mover el barco, no después.
gh-no-raid-second = Solo se permite un asalto por turno.
gh-no-raid-own = { $ship } es tu propio barco.
gh-no-raid-port = { $ship } está a salvo en { $port }. Los piratas solo atacan en el mar.
gh-no-raid-empty = { $ship } no lleva carga que quitar.
gh-no-raid-cards = Un asalto cuesta exactamente dos cartas.
gh-no-raid-sail = { $ship } no tiene ninguna vela de ese color: { $colour }.
gh-no-raid-hand = No tienes en la mano: { LIST(WORD($cards, form: "fem"), style: "comma") }.
gh-no-load-late = Ahora no hay nada que cargar.
gh-no-load-absent = No hay ningún cubo { $colour } en { $port }.
gh-no-load-sail = { $ship } tiene una vela { WORD($colour, form: "fem") }, así que no carga cubos { WORD($colour, form: "pl") }.
gh-no-load-first = { $ship } debe cargar antes de zarpar.
gh-no-bow-port = { $ship } está en un puerto principal y no tiene rumbo que cambiar.
gh-no-bow-cargo = { $ship } lleva carga; solo puede virar un barco vacío.
gh-no-bow-twice = { $ship } ya ha virado en este viaje.
gh-no-bow-late = Ahora no hay rumbo que elegir.
gh-no-bow-first = Di primero si { $ship } mantiene el rumbo o vira.
gh-no-node = { $place } no está en esta ruta.
gh-no-stay = { $ship } ya está en { $place }. Tiene que moverse.
gh-no-behind = { $place } queda detrás de { $ship }.
gh-no-full = { $place } está ocupado, y el barco pasa de largo.
gh-no-past = { $place } queda más allá de { $port }, y ahí el barco tiene que parar.
gh-no-wind = Para llegar a { $place } necesitas una carta { WORD($colour, form: "fem") } con la que salir de { $at }.
gh-no-call-colours = A tu almacén aún le falta: { LIST($missing, style: "comma") }.
gh-no-call-final = La última ronda ya está en curso.
gh-no-call-late = Puedes anunciar el final justo después de mover tu barco.
gh-no-moved = Tu barco ya se ha movido. Solo queda la pregunta del final.
gh-no-pass = No puedes pasar mientras un barco tuyo pueda moverse: { $ship } puede.
gh-no-ports-late = Los puertos iniciales ya están decididos.
gh-no-ports-form = Escribe tres letras, V o C, una por barco: VVC.
gh-no-ports-sealed = Tus puertos están elegidos. Para cambiarlos, deshaz antes la elección.
gh-no-back = No hay nada que deshacer.

## Score

gh-score-cubes = cubos
gh-score-sets-6 = series de 6 colores
gh-score-sets-5 = series de 5 colores
gh-score-sets-4 = series de 4 colores
gh-score-sets-3 = series de 3 colores
gh-score-sets-2 = series de 2 colores

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 color
   *[other] { $colours } colores
} +{ $points }
gh-modone = { $berths ->
    [one] 1 amarre
   *[other] { $berths } amarres
} ({ $players } personas)
gh-modone-here = {""}**Modone** tiene { $berths ->
    [one] 1 amarre
   *[other] { $berths } amarres
}; si está lleno, pasas de largo.
gh-modone-none = Con este número de personas no hay Modone.
gh-rules-1 =
    ### De qué va
    Tienes tres barcos y un almacén. Los barcos navegan entre **Venecia** y **Constantinopla**, cargan cubos en un puerto y los descargan en el otro. Cada cubo de tu almacén vale { $cube ->
    [one] 1 punto
   *[other] { $cube } puntos
    }, y las series de colores distintos dan más.
    Las velas de un barco dicen tres cosas: qué *no* puede cargar, qué casillas de mar lo llevan gratis y qué cartas de piratas lo amenazan.
gh-rules-2 =
    ### Tu turno
    1. **Piratas**, si quieres, una vez: juega dos cartas contra un barco ajeno que esté en el mar y lleve carga. Cada carta debe ser de un color de sus velas; pueden ser dos del mismo. Un cubo pasa a tu almacén. En puerto los barcos están a salvo.
    2. **Mover un barco**, siempre. Cuando zarpa de Venecia o Constantinopla, antes carga: todos los cubos de un color que no esté en sus velas. El puerto se rellena hasta { $port_cubes }.
gh-rules-3 =
    ### La navegación
    El primer paso es gratis: a la siguiente casilla libre por la proa. Por las ocupadas se pasa de largo.
    Desde una casilla de un color de tus velas puedes seguir gratis. Desde cualquier otra necesitas una **carta de viento** del color de esa casilla. Sigue hasta donde puedas y quieras; puedes parar en cualquier sitio.
    En un puerto se acaba el movimiento. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] {""}**Modone** tiene { LIST($modone, style: "or") }; si está lleno, pasas de largo. Con otro número de personas no hay Modone.
    }
gh-rules-4 =
    ### Puertos, cartas, virar
    En Venecia y Constantinopla toda la carga va a tu almacén. En cualquier puerto robas cartas: { $cards1 } por un barco con un color de vela, { $cards2 } por dos colores, { $cards3 } por tres. { COUNT($cardless) ->
    [0] {""}
   *[other] Con { LIST($cardless, style: "or") } personas Modone no da cartas.{" "}
    }No hay límite de mano.
    Los barcos mantienen el rumbo. Solo un barco sin carga puede virar, una vez por viaje, cuando lo mueves; entonces vuelve atrás.
gh-rules-5 =
    ### Final y puntuación
    La última ronda empieza cuando un puerto principal se queda vacío, o cuando alguien con los seis colores anuncia el final. Dura hasta que todos han tenido los mismos turnos.
    { $cube ->
    [one] 1 punto
   *[other] { $cube } puntos
    } por cada cubo del almacén. Cada serie de colores distintos: { LIST($sets, style: "comma") }; un cubo cuenta en una sola serie. Los cubos de los barcos y las cartas de la mano no cuentan. En caso de empate se comparte la victoria.

## Runs of the same thing, said once

gh-cube-many = { $port } recibe { $count } cubos: { COUNT($colour) ->
    [one] { WORD($colour, form: "pl") }
   *[other] { $colour }
}.
gh-refilled-many = { $count } cubos nuevos para { $port }: { COUNT($colour) ->
    [one] { WORD($colour, form: "pl") }
   *[other] { $colour }
}.
gh-dealt-many = { $who } recibe { $count } cartas.
gh-dealt-you-many = Recibes { $count } cartas: { COUNT($colour) ->
    [one] { WORD($colour, form: "fems") }
   *[other] { WORD($colour, form: "fem") }
}.
gh-drew-many = { $who } roba { $count } cartas.
gh-drew-you-many = Robas { $count } cartas: { COUNT($colour) ->
    [one] { WORD($colour, form: "fems") }
   *[other] { WORD($colour, form: "fem") }
}.
