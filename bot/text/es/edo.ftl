### Edo. Form of buildings: acc (construye una casa).
### Los lugares van sin artículo, tras dos puntos o junto a una flecha.

edo-title = Edo
edo-about = Japón hacia 1600, para 2 a 5. Planea en secreto tres cartas, envía samuráis a bosques, campos y canteras, y construye en las ciudades que rodean la capital del sogún.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = casa
    .acc = una casa
edo-building-post = puesto comercial
    .acc = un puesto comercial
edo-building-stronghold = fortaleza
    .acc = una fortaleza
edo-building-temple = templo
    .acc = un templo
edo-do-RICE = Arroz
edo-do-MONEY = Dinero
edo-do-WOOD = Madera
edo-do-STONE = Piedra
edo-do-HARVEST = Cosecha
edo-do-BUILD = Construir
edo-do-TRAVEL = Viajar
edo-do-TRADE = Comerciar
edo-do-RECRUIT = Reclutar
edo-do-AUTHORIZE = Autorizar
edo-do-FAVOUR = Favor
edo-do-LEVY = Tributo
edo-demand-porcelain = porcelana
edo-demand-silk = seda
edo-demand-tea = té
edo-demand-lacquerware = lacas
edo-demand-swords = espadas
edo-demand-spices = especias
edo-demand-glassware = cristalería
edo-demand-clocks = relojes
edo-demand-books = libros
edo-demand-muskets = mosquetes
edo-demand-gate = puerta del palacio
edo-demand-garden = jardín
edo-demand-watchtower = atalaya
edo-demand-hall = gran salón
edo-demand-moat = foso
edo-land-city = ciudad
edo-land-forest = bosque
edo-land-rice = arrozal
edo-land-quarry = cantera
edo-land-free = elección libre
edo-lands-cities = ciudades
edo-lands-fields = campos
edo-lands-ways = caminos, puertas
edo-privilege-a = primer solar
edo-privilege-b = apoyo
edo-privilege-c = comercio
edo-privilege-d = ingresos de ciudad
edo-privilege-ews = madera o piedra
edo-privilege-esr = piedra o arroz
edo-privilege-erw = arroz o madera
edo-privilege-fr = arroz al máximo
edo-privilege-fw = madera al máximo
edo-privilege-fs = piedra al máximo
edo-privilege-ew = madera
edo-privilege-es = piedra
edo-privilege-er = arroz
edo-privilege-erws = cualquier recurso

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = bosque { $code }
edo-place-rice = arrozal { $code }
edo-place-quarry = cantera { $code }
edo-place-river = río { $code }
edo-place-road = camino { $code }
edo-place-gate = puerta { $code }
edo-amount-ryo = { $count } ryo
edo-amount-rice = { $count } de arroz
edo-amount-wood = { $count } de madera
edo-amount-stone = { $count } de piedra
edo-officials-own = { $count ->
    [one] 1 funcionario
   *[other] { $count } funcionarios
}
edo-officials-neutral = { $count ->
    [one] { $count } neutral
   *[other] { $count } neutrales
}
edo-officials-black = { $count ->
    [one] { $count } negro
   *[other] { $count } negros
}
edo-officials-first-neutral = { $count ->
    [one] 1 funcionario neutral
   *[other] { $count } funcionarios neutrales
}
edo-officials-first-black = { $count ->
    [one] 1 funcionario negro
   *[other] { $count } funcionarios negros
}
edo-officials-none = ningún funcionario
edo-does-RICE = { $value } de arroz cada uno, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-MONEY = { $value } ryo cada uno, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-WOOD = { $value ->
    [0] madera de un bosque
   *[other] madera de un bosque y { $value } más
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-STONE = { $value ->
    [0] piedra de una cantera
   *[other] piedra de una cantera y { $value } más
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-HARVEST = { $value ->
    [0] arroz de un arrozal
   *[other] arroz de un arrozal y { $value } más
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-BUILD = { $value ->
    [0] un edificio cada uno
   *[other] un edificio cada uno, { $value } ryo más barato
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-TRAVEL = a una puerta o { $value ->
    [one] un movimiento gratis
    [2] dos movimientos gratis
   *[other] { $value } movimientos gratis
} cada uno, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-TRADE = { $value ->
    [0] comercio con el mercader
   *[other] comercio como con un puesto comercial
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-RECRUIT = { $value ->
    [0] un funcionario neutral gratis
   *[other] un funcionario neutral por { $value } de arroz
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-AUTHORIZE = comprar una carta especial, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-FAVOUR = poder por { $value } ryo, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}
edo-does-LEVY = { $value ->
    [0] 1 de madera o 1 de piedra
   *[other] { $value } de madera o piedra
}, hasta { $most ->
    [one] 1 funcionario
   *[other] { $most } funcionarios
}

## Options: each value explains the variant in one line

edo-option-temples = Templos
edo-option-temples-off = no – sin edificios fuera de las ciudades, cada paso se paga
edo-option-temples-on = sí – están fuera de las ciudades y hacen gratis los caminos de al lado
edo-option-privileges = Privilegios
edo-option-privileges-off = no – el sogún no exige nada ni concede nada
edo-option-privileges-on = sí – cumplir las demandas del sogún da un punto y un privilegio de un solo uso
edo-option-ronin = Ronin
edo-option-ronin-off = no – sin samuráis errantes en el camino
edo-option-ronin-on = sí – tres samuráis errantes reducen la producción e impiden construir, hasta dispersarlos

## Kinds of answers, as headings of menus

edo-kind-take = Tomar una ciudad o un lote…
edo-kind-act = Carta y acción…
edo-kind-crew = Funcionarios en ella…
edo-kind-ask = Preguntas…
edo-kind-asking = Preguntas…
edo-kind-back = Cambiar tu plan…
edo-kind-ronin = Qué ronin…
edo-kind-land = Tipo de casilla…
edo-kind-send = Adónde…
edo-kind-walk = Mover pagando…
edo-kind-go = Adelante…
edo-kind-pass = Nada más…
edo-kind-produce = Producir…
edo-kind-build = Construir…
edo-kind-travel = Viajar…
edo-kind-trade = Comerciar…
edo-kind-agree = Hacerlo…
edo-kind-card = Comprar una carta…
edo-kind-levy = Tomar madera o piedra…
edo-kind-privilege = Usar un privilegio…
edo-kind-wage = Quién se queda…
edo-kind-discard = Descartar…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = toma una ciudad inicial o un lote
edo-ask-draft-city = toma una ciudad inicial
edo-ask-draft-bundle = toma un lote
edo-ask-ronin = ¿qué ronin se mueve?
edo-ask-land = elección libre: ¿a qué tipo de casilla va el ronin { $ronin }?
edo-ask-send = ¿adónde va el ronin { $ronin } ({ $land })?
edo-ask-plan = ronda { $round }: planea tus tres cartas
edo-ask-plan-many = ronda { $round }: planear tres cartas
edo-ask-act = hueco { $number }: ¿qué carta y qué acción?
edo-ask-crew = hueco { $number }, { $card } { $action }: ¿quién trabaja ahí? Máximo { $most }; quedan: { LIST($officials) }
edo-ask-walk = hueco { $number }, { $card } { $action } ({ LIST($officials) }): ¿mueves antes, pagando? Tienes { $ryo } ryo
edo-ask-execute = { $action }: ¿qué hace { $left ->
    [one] tu funcionario
   *[other] el siguiente de { $left } funcionarios
}?
edo-ask-travel-on = ¿mueves gratis otro samurái?
edo-ask-rally = ¿traes gratis { $left ->
    [one] un samurái más
   *[other] hasta { $left } samuráis
} contra los ronin? { $place }
edo-ask-trade-on = ¿otra oferta en este comercio?
edo-ask-last = ¿usas un privilegio o terminas el turno?
edo-ask-wages = salarios: { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
} en el tablero, { $rice } de arroz. ¿Quién se queda?
edo-ask-discard = { $count ->
    [one] una pieza
   *[other] { $count } piezas
} por encima del límite: ¿qué descartas?

## Answers: labels

edo-offer-city = Empezar en { $city }
edo-offer-bundle = Lote: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = { LIST($officials) } en el hueco { $number }
edo-offer-quiet = nadie en el hueco { $number }, y sin preguntarme
edo-stop-slot = { $number } { $action }
edo-stop-wages = Salarios
edo-offer-ask = Preguntármelo todo
edo-offer-ask-standing = Decidir lo pequeño por mí
edo-offer-ask-planned = Preguntar según el plan
edo-offer-back = Cambiar mi plan
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Mercader: { $start } → { $end }
edo-offer-stay = Sin movimiento
edo-offer-go = Sin más movimiento
edo-offer-end = Terminar el turno
edo-offer-pass = No hacer nada
edo-offer-enough = Nada más
edo-offer-produce = Producir: { $place }
edo-offer-produce-full = Producir con el privilegio: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } en el solar 1 (privilegio)
edo-offer-gate = Funcionario a { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Dispersar { $count ->
    [one] al ronin
   *[other] { $count } ronin
}: { $place }
edo-offer-meet = Cumplir la demanda: { $demand }
edo-offer-buy-goods = { $card }, oferta 1: { $goods }
edo-offer-trade = { $card }, oferta 2: poder
edo-offer-favour = Comprar el favor
edo-offer-recruit = Reclutar
edo-offer-buy = Comprar la carta { $card }
edo-offer-levy = Tomar { $goods }
edo-offer-claim = Cobrar ahora: { $city }
edo-offer-redeem = Tomar { $goods }
edo-offer-pay = { $count ->
    [one] Se queda
    [2] Se quedan los dos
   *[other] Se quedan los { $count }
}
edo-offer-withdraw = Retirar de { $place }
edo-offer-home = { $count ->
    [one] Vuelve a casa
    [2] Vuelven a casa los dos
   *[other] Vuelven a casa los { $count }
}
edo-offer-discard = Descartar { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] no cuesta nada
   *[other] cuesta { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] gratis
   *[other] { $ryo } ryo
}
edo-gain = da { $goods }
edo-effect-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
edo-effect-weight = tu peso para los ingresos pasa a { $weight }
edo-effect-near = junto a { LIST($places, style: "comma") }
edo-effect-needs = requiere { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
} allí
edo-effect-markers = { $count ->
    [0] ningún marcador
    [one] 1 marcador de ronin
   *[other] { $count } marcadores de ronin
}
edo-effect-privilege = privilegio: { $privilege }
edo-effect-quiet = el turno pasa solo
edo-effect-ask-everything = también donde el bot seguiría, resolvería un hueco o pagaría salarios por ti
edo-effect-ask-too = también en los huecos que planeaste con «sin preguntarme»
edo-effect-ask-standing = algunos movimientos y huecos se resuelven sin preguntar, y los salarios se pagan si hay arroz, aunque quizá quieras otra cosa
edo-effect-ask-planned = los huecos que planeaste con «sin preguntarme» pasan solos

## What an action could do, and what a plan could not

edo-could-short = falta: { LIST($goods) }
edo-could-not-recruit = no quedan funcionarios neutrales
edo-could-nobody = no hay ningún samurái allí
edo-could-walk = { $goods } tras pagar { $ryo } ryo por el trayecto: { $place }
edo-could-produce = { $goods } en { $place }
edo-could-build = { $building }: sí
edo-could-build-moved = { $building }: si mueves antes
edo-could-build-short = { $building }: no (falta: { LIST($goods) })
edo-could-not-build = { $building }: no (ningún lugar al alcance)
edo-could-not-meet = el mercader está en otro sitio: { $place }
edo-could-buy = hasta { $goods }
edo-could-power = poder: sí
edo-could-power-short = poder: no (falta: { LIST($goods) })
edo-idle = { $count ->
    [one] 1 funcionario en { $card } { $action } no haría nada: no hay nada al alcance
   *[other] { $count } funcionarios en { $card } { $action } no harían nada: no hay nada al alcance
}
edo-idle-here = { $count ->
    [one] 1 funcionario en { $card } { $action } no haría nada ahora
   *[other] { $count } funcionarios en { $card } { $action } no harían nada ahora
}
edo-idle-short = { $count ->
    [one] 1 funcionario en { $card } { $action } no haría nada; falta: { LIST($goods) }
   *[other] { $count } funcionarios en { $card } { $action } no harían nada; falta: { LIST($goods) }
}
edo-twice-empty = En este plan no trabaja nadie: no harías nada en esta ronda. ¿Lo confirmas de todos modos?

## Under a turn

edo-chance-note = { $alone ->
    [1] Lo que sigue aún está oculto. Confirma para verlo.
   *[0] Lo que sigue aún está oculto. Confirma para verlo; después esto ya no se puede deshacer.
}
edo-confirm-so-far = Confirmar y seguir

## Groups of answers

edo-group-card = Carta { $card }
edo-group-samurai = Desde { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Mercader
edo-group-merchant-to = Mercader → { $lands }
edo-group-build = { $place }
edo-group-gate = Funcionario a una puerta
edo-group-ronin = Dispersar ronin
edo-group-demand = Cumplir una demanda
edo-group-privilege = Privilegio

## Told: the log and the captions

edo-log-start = { $who } empieza la primera ronda.
edo-log-card-current = La primera carta del mercader: { $card }.
edo-log-card-next = La siguiente carta del mercader: { $card }.
edo-log-display = Nueva en la oferta: { $card }.
edo-log-display-many = Nuevas en la oferta: { LIST($card, style: "comma") }.
edo-log-profit = Ficha de beneficio { $tile } para { $city }.
edo-log-demand = El sogún exige { $demand } ({ $marker }).
edo-log-demand-next = La próxima demanda será { $demand } ({ $marker }).
edo-log-privilege = Un privilegio por ganar: { $privilege }.
edo-log-privilege-many = Privilegios por ganar: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = El próximo privilegio será: { $privilege }.
edo-log-ronin = Aparece el ronin { $ronin }: { $place }.
edo-log-city = { $who } empieza en { $city }.
edo-log-bundle = { $who } toma el lote { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } elige al ronin { $ronin }: { $place }.
edo-log-tile = La ficha para el ronin { $ronin }: { $land }.
edo-log-land = { $who } nombra el tipo de casilla: { $land }.
edo-log-send = { $who } envía al ronin { $ronin }: { $start } → { $end }.
edo-log-act = Hueco { $number }: { $card } { $action }.
edo-log-crew = Hueco { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-sealed = Hueco { $number }: { $card } { $action } ({ LIST($officials) }). En secreto hasta que todos planeen.
edo-log-ask-on = Desde ahora se te pregunta todo.
edo-log-ask-standing = Desde ahora algunos movimientos y huecos se resuelven sin preguntar, y los salarios se pagan si hay arroz, aunque quizá quieras otra cosa.
edo-log-ask-planned = Desde ahora los huecos que planeaste con «sin preguntarme» pasan solos.
edo-log-ready = { $who } ya tiene su plan.
edo-log-ready-many = { $who } ya tienen su plan.
edo-log-back = { $who } vuelve a planear.
edo-log-opened = { $who } revela el hueco { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-quiet = { $who } revela el hueco { $number }: { $card } { $action } ({ LIST($officials) }), y lo deja pasar.
edo-log-walk = { $who } mueve un samurái: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , por { $cost } ryo
}.
edo-log-merchant = { $who } mueve al mercader: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , por { $cost } ryo
}.
edo-log-go = { $who } termina el movimiento.
edo-log-turn-over = { $who } termina el turno.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } produce { $goods }: { $place }.
edo-log-produced-full = { $who } produce { $goods } con un privilegio: { $place }.
edo-log-built = { $who } construye { WORD($building, form: "acc") } por { COUNT($cost) ->
    [0] nada
   *[other] { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
edo-log-built-prime = { $who } construye { WORD($building, form: "acc") } por { COUNT($cost) ->
    [0] nada
   *[other] { LIST($cost) }
} en el solar 1, por privilegio: { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
edo-log-gate = { $who } pone un funcionario en { $place }.
edo-log-travel = { $who } mueve gratis un samurái: { $start } → { $end }.
edo-log-enough = { $who } lo deja así.
edo-log-disperse = { $who } se enfrenta { $count ->
    [one] al ronin
   *[other] a { $count } ronin
}: { $place }.
edo-log-rally = { $who } trae un samurái: { $start } → { $end }.
edo-log-dispersed = { $who } dispersa { $ronin ->
    [one] al ronin
   *[other] a { $ronin } ronin
}: { $place }, { $samurai ->
    [one] 1 samurái
   *[other] { $samurai } samuráis
} contra { $ronin }{ $came ->
    [0] {""}
   *[other] , el último desde { $start }
}. { $markers ->
    [0] Sin marcador por ello.
    [one] Gana 1 marcador de ronin.
   *[other] Gana { $markers } marcadores de ronin.
}
edo-log-stood = Los ronin resisten ante { $who }: { $place }, { $samurai ->
    [one] 1 samurái
   *[other] { $samurai } samuráis
} contra { $ronin }{ $came ->
    [0] {""}
   *[other] , el último desde { $start }
}.
edo-log-met = { $who } cumple la demanda ({ $demand }) con { LIST($cost) }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
edo-log-met-privilege = { $who } cumple la demanda ({ $demand }) con { LIST($cost) }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y un privilegio ({ $privilege }).
edo-log-bought-goods = { $who } compra { $goods } por { $ryo } ryo ({ $card }).
edo-log-traded = { $who } cambia { LIST($cost) } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $card }).
edo-log-favour = { $who } compra el favor del sogún por { $ryo } ryo: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
edo-log-recruit = { $who } recluta un funcionario neutral{ $rice ->
    [0] , gratis
   *[other] {" "}por { $rice } de arroz
}.
edo-log-bought = { $who } compra la carta { $card } por { $ryo } ryo.
edo-log-levy = { $who } recauda { $goods }.
edo-log-impossible = { $who }, { $action }: un funcionario no pudo hacer nada.
edo-log-impossible-many = { $who }, { $action }: { $count } funcionarios no pudieron hacer nada.
edo-log-passed = { $who }, { $action }: un funcionario no hace nada.
edo-log-passed-many = { $who }, { $action }: { $count } funcionarios no hacen nada.
edo-log-claim = { $who } cobra por privilegio los ingresos de { $city }: { $ryo } ryo.
edo-log-redeem = { $who } toma { $goods } por privilegio.
edo-log-paid = { $who } paga { $rice } de arroz por { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
}.
edo-log-paid-standing = { $who } paga { $rice } de arroz por { $count ->
    [one] 1 samurái
   *[other] { $count } samuráis
}, sin que se le pregunte.
edo-log-withdrew = { $who } retira un samurái: { $place }.
edo-log-withdrew-many = { $who } retira { $count } samuráis: { $place }.
edo-log-home = { $who } hace volver { $count ->
    [one] al samurái
    [2] a los dos samuráis
   *[other] a los { $count } samuráis
}.
edo-log-income = { $count ->
    [0] Ninguna ciudad paga ingresos.
   *[other] Ingresos: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ryo ({ $city })
edo-log-discard = { $who } descarta { $goods }.
edo-log-discard-many = { $who } descarta { $goods }.

## Why not

edo-no-space = En este tablero no hay ninguna casilla { $space }.
edo-no-covered = Esta casilla está tapada en esta partida y no ofrece nada: { $place }.
edo-no-samurai = No tienes ningún samurái allí: { $place }.
edo-no-goods = Cuesta { LIST($cost) }. Aún te falta: { LIST($missing) }.
edo-no-city = No puedes empezar ahí: { $city }.
edo-no-city-edo = Nadie empieza en Edo. Toma otra ciudad.
edo-no-city-taken = { $who } ya empieza ahí: { $city }.
edo-no-city-twice = Ya tienes ciudad inicial. Toma un lote.
edo-no-bundle-taken = { $who } ya tiene el lote { $bundle }.
edo-no-bundle-twice = Ya tienes tu lote. Toma una ciudad inicial.
edo-no-ronin = Dos ronin comparten casilla, así que debe moverse el que está solo.
edo-no-ronin-off = Esta partida se juega sin ronin.
edo-no-land = Nombra un tipo de casilla: forest (bosque), quarry (cantera), rice (arrozal) o city (ciudad).
edo-no-send-edo = Ningún ronin va nunca a Edo.
edo-no-send-land = Debe ser una casilla de este tipo: { $land }. No: { $place }.
edo-no-send-leaving = El ronin debe salir de su casilla: { $place }.
edo-no-send-join = El ronin debe unirse a los otros en una casilla de este tipo, así que no aquí: { $place }.
edo-no-sealed = Tu plan es secreto. Para cambiarlo, deshazlo antes.
edo-no-back = No hay nada que deshacer.
edo-no-plan-late = En esta ronda ya no se planea.
edo-no-act-first = Nombra primero la carta y su acción, y después los funcionarios.
edo-no-crew-first = Di primero qué funcionarios trabajan en la última carta que has nombrado.
edo-no-card = No tienes la carta { $card }.
edo-no-card-late = Compraste la carta { $card } en esta ronda. Podrás planearla desde la siguiente.
edo-no-card-used = La carta { $card } ya está en tu plan. De cada carta solo se planea una acción.
edo-no-action = La carta { $card } no tiene la acción «{ $action }». Tiene { LIST($actions, style: "or") }.
edo-no-most = { $card } { $action }: { $most ->
    [one] un funcionario
   *[other] { $most } funcionarios
} como máximo.
edo-no-officials-own = Quieres { $count ->
    [one] un funcionario
   *[other] { $count } funcionarios
}, pero solo tienes { $left }.
edo-no-officials-neutral = Quieres { $count ->
    [one] un funcionario neutral
   *[other] { $count } funcionarios neutrales
}, pero solo tienes { $left }.
edo-no-officials-black = Quieres { $count ->
    [one] un funcionario negro
   *[other] { $count } funcionarios negros
}, pero solo tienes { $left }.
edo-no-walk-ryo = El trayecto cuesta { $cost } ryo, y tienes { $ryo }.
edo-no-walk-free = Esta pieza acaba de moverse gratis; otro movimiento gratis no aporta nada.
edo-no-walk-first = El movimiento va primero. Di «go» cuando termine.
edo-no-walk-late = El movimiento de este turno ha terminado.
edo-no-way = La pieza ya está allí: { $place }.
edo-no-go = Ahora no hay movimiento. Di qué hace el funcionario.
edo-no-official = En esta carta no trabaja ningún funcionario. Solo puedes mover.
edo-no-other-action = La acción de esta carta es { $action }. Para eso haría falta { $wanted }.
edo-no-ask = Se te pregunta siempre que puedes elegir; solo los huecos que planeas con «sin preguntarme» (`0!`) pasan solos, y ya no te queda ninguno.
edo-no-ask-here = Se te pregunta siempre que puedes elegir, salvo donde pone «sin preguntar» bajo tu plan. Mientras esperas, tu página tiene el botón **{ button-ask-all }**.
edo-no-quiet = Planea `0`. Con el plan completo, toca debajo «sin preguntar» para este hueco: así el turno pasa solo.
edo-no-more = Todos tus funcionarios han trabajado. Puedes usar un privilegio o terminar el turno.
edo-no-pass = A esta acción no se puede renunciar.
edo-no-produce-land = { $action } requiere una casilla de este tipo: { $land }. No: { $place }.
edo-no-produce-twice = Un samurái produce una vez por turno. No tienes otro allí: { $place }.
edo-no-build-place = No puedes construir { WORD($building, form: "acc") } allí: { $place }.
edo-no-build-nobody = Para construir { WORD($building, form: "acc") } necesitas un samurái allí: { $place }.
edo-no-build-site = No queda ningún solar libre para { WORD($building, form: "acc") }: { $place }.
edo-no-build-taken = Ya hay uno allí, así que no puedes construir { WORD($building, form: "acc") }: { $place }.
edo-no-build-none = No queda nada con que construir { WORD($building, form: "acc") } ({ $place }): todo está en el tablero.
edo-no-build-ronin = Dos ronin o más impiden construir allí, también { WORD($building, form: "acc") }: { $place }.
edo-no-temples = Esta partida se juega sin templos.
edo-no-gate = Eso no es una puerta: { $place }.
edo-no-gate-own = Solo un funcionario propio puede ir a una puerta.
edo-no-travel-merchant = Los movimientos gratis son solo para samuráis. El mercader se mueve pagando, antes de la acción.
edo-no-travel-same = El segundo movimiento gratis es para otro samurái.
edo-no-rally = Los samuráis solo se traen a la casilla nombrada: { $place }.
edo-no-disperse-none = No hay ningún ronin allí: { $place }.
edo-no-disperse-twice = Solo se permite un intento de dispersar ronin por turno.
edo-no-trade-place = El mercader y un samurái tuyo deben estar en la misma ciudad abierta. El mercader: { $place }.
edo-no-trade-card = La carta de mercader { $card } no está visible.
edo-no-trade-next = { $card } es la siguiente carta del mercader. Solo la abre el privilegio de comercio.
edo-no-trade-most = Con la carta { $card } puedes comprar de 1 a { $most } piezas.
edo-no-trade-twice = Cada oferta sirve una vez por comercio.
edo-no-demand-open = Esta demanda no está abierta: { $demand }.
edo-no-demand-edo = Las demandas de palacio requieren un samurái tuyo en Edo.
edo-no-demand-second = Una demanda ocupa a un funcionario entero. Este ha empezado otra cosa.
edo-no-display = La carta { $card } no está en la oferta.
edo-no-neutral = No quedan funcionarios neutrales en la reserva.
edo-no-privilege = No tienes este privilegio: { $privilege }.
edo-no-privilege-goods = Este privilegio no da eso: { $privilege }.
edo-no-privilege-now = Termina esto primero; el privilegio puede esperar.
edo-no-claim = Esta ciudad no te pagaría nada ahora: { $city }.
edo-no-rice = Los salarios suman { $due } de arroz, y tienes { $rice }. Retira antes a alguien.
edo-no-home = Solo tienes un samurái. Retíralo por su casilla.
edo-no-discard = No tienes nada de eso que descartar.

## Score

edo-item-track = puntos de poder
edo-item-ryo = dinero
edo-item-samurai = samuráis en el tablero
edo-item-ronin = marcadores de ronin
edo-item-no-house = sin casa en Edo: detrás
edo-tie-resources = recursos

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] sin peso
   *[other] peso { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
} por { $ronin }
edo-rules-1 =
    ### De qué va
    Eres un daimio con { $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
    }. Fuera del tablero son **funcionarios** que realizan acciones; en el tablero son **samuráis** que producen y construyen. Reúnes puntos de poder construyendo en las ciudades y comerciando. La partida termina en la ronda en que alguien llega a { $goal ->
    [one] 1 punto
   *[other] { $goal } puntos
    }, o cuando se acaban las cartas del mercader ({ $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
    }).
    {""}**Solo puede ganar quien tiene una casa en Edo**, salvo que no la tenga nadie.
    Para empezar, cada cual toma un lote de mercancías y una ciudad inicial fuera de Edo, con una casa y un samurái en ella.
edo-rules-2 =
    ### La ronda
    1. **Planear**, todos a la vez y en secreto: elige tres de tus cartas, una acción en cada una, ordénalas y reparte a tus funcionarios. Un hueco puede quedar sin funcionarios. El número de la carta es el máximo que admite la acción. Puedes cambiar tu plan hasta que todos hayan terminado.
    2. **Actuar**: todos resuelven el hueco 1 por orden de turno, luego el 2 y luego el 3. Cada hueco se revela únicamente cuando le toca. Antes de la acción puedes mover tus samuráis y al mercader, { $step } ryo por paso. Después cada funcionario trabaja una vez. Debajo de tu plan ves, para cada hueco y para los salarios, si te pregunto, y lo cambias con un toque: sin preguntar, actúo enseguida donde no podrías hacer nada mejor.
    3. **Salarios e ingresos**. 4. **Fin de la ronda**: descarta hasta quedarte con { $limit ->
    [one] 1 recurso
   *[other] { $limit } recursos
    }, el mercader muestra su siguiente carta y cambia quién empieza.
edo-rules-3 =
    ### Las acciones
    {""}**Arroz, Dinero**: toma lo que está impreso. **Madera, Piedra, Cosecha**: un samurái tuyo en un bosque, una cantera o un arrozal produce { $forest }, { $quarry } o { $rice }; uno menos por cada otro samurái que haya allí.
    {""}**Construir**: un edificio donde tengas un samurái. **Viajar**: el funcionario se hace samurái en una puerta, o mueve gratis hasta { $travellers } samuráis, a cualquier distancia. **Comerciar**: usa una oferta del mercader donde coincida con un samurái tuyo.
    {""}**Reclutar**: un funcionario neutral para el resto de la partida; no puede hacerse samurái. **Autorizar**: compra una carta especial, para las rondas siguientes. **Favor**: puntos por dinero. **Tributo**: 1 de madera o 1 de piedra.
edo-rules-4 =
    ### Edificios y el mercader
    {""}**Casa**: { LIST($house_cost, style: "comma") }; { $house_points }, { $house_weight }. **Puesto comercial**: { LIST($post_cost, style: "comma") }; { $post_points }, { $post_weight }; uno por persona y uno por ciudad, no en Edo. **Fortaleza**: { LIST($stronghold_cost, style: "comma") }; { $stronghold_points }, { $stronghold_weight }; una por ciudad.
    Las casas y los puestos comerciales ocupan el primer solar libre. La carta del mercader tiene dos ofertas: comprar mercancías, o dar algo por { $trade ->
    [one] 1 punto
   *[other] { $trade } puntos
    }. Un comercio usa una oferta; en la ciudad de tu puesto comercial puede usar las dos.
edo-rules-5 =
    ### Salarios, ingresos, final
    Cada samurái que se queda en el tablero cuesta { $wage } de arroz; los demás vuelven a casa y son otra vez funcionarios.
    Después cada ciudad paga a quienes tienen peso en ella, por rango, como dice su ficha de beneficio; a igual peso va antes el solar anterior.
    Al final: 1 punto por cada { $ryo_a_point } ryo, 1 punto por cada { $samurai_a_point } samuráis en el tablero. Quien no tiene casa en Edo queda detrás de todos los demás. En caso de empate: más ryo, después más recursos, después más samuráis.
edo-rules-temples =
    ### Variante: templos
    Construir también puede poner un templo en un bosque, arrozal, cantera, río o camino donde tengas un samurái: { LIST($temple_cost) }, { $temple_points }, uno por casilla. Los caminos junto a tus templos no te cuestan nada.
edo-rules-privileges =
    ### Variante: privilegios
    En vez de su trabajo habitual, un funcionario puede cumplir una demanda abierta del sogún: mercancías con Comerciar (junto al mercader) o Viajar, el palacio con Construir (un samurái en Edo). Da { $demand ->
    [one] 1 punto
   *[other] { $demand } puntos
    } y el privilegio que hay debajo, de un solo uso: una casa en el solar 1, un funcionario negro para un plan, la siguiente carta del mercader, los ingresos de una ciudad, un recurso, o producir como si no hubiera nadie más.
edo-rules-ronin =
    ### Variante: ronin
    Tres samuráis errantes están en casillas de recursos. Cada ronda quien empieza mueve a uno; una ficha dice el tipo de casilla, y él se une a los otros en una así. Nunca va a Edo.
    Un ronin reduce la producción como un samurái. En una ciudad, { $stops_building } impiden construir y { $stops_income } impiden también sus ingresos.
    Un funcionario por turno puede dispersarlos con **Viajar**: nombra la casilla y trae gratis hasta { $travellers } samuráis. Con más samuráis que ronin se los expulsa: { LIST($rewards, style: "comma") }. Cada marcador es 1 punto al final.
edo-rules-6 =
    ### Escribir un turno
    Cada casilla tiene un código: C ciudad, FO bosque, RI arrozal, QU cantera, RV río, RD camino, GA puerta. Un plan nombra carta y acción (`B.TRAVEL`) y los funcionarios: `2`, `1+1n` con uno neutral, `1b` negro, o `0`.
    Movimiento: `C1-FO2`, `M-C2` para el mercader, `go` al acabar. Construir: `H.C1` casa, `P` puesto comercial, `S` fortaleza, `T` templo. Comercio: `M04.1.3` tres piezas de la oferta 1, `M04.2` oferta 2. Un asterisco usa un privilegio.
