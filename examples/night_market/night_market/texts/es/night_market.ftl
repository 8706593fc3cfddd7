### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Mercado nocturno
nm-about = Un pequeño juego de cartas para 2 a 4. Puja en secreto por faroles, especias y sedas; la puja más alta elige primero, pero una buena carta pujada se pierde.
nm-rules-1 =
    ### El mercado nocturno
    Hay faroles, especias y sedas, cada uno con los valores 1 a { $highest }. Cada cual recibe { $hand } cartas.
    {""}
    La partida tiene { $rounds } rondas. En cada ronda se ponen a la vista tantas cartas como personas. Todos pujan una carta de su mano, en secreto y a la vez. La puja más alta toma antes una carta, luego la siguiente; entre pujas iguales, quien esté más cerca de la bandeja. La última persona recibe la carta que queda. Las cartas pujadas salen de la partida.
nm-rules-2 =
    ### La puntuación
    Al final las cartas tomadas cuentan su valor. Quien tiene más cartas de un tipo recibe { $most } puntos más; si hay empate, los reciben todos.{ $option_last_card ->
    [on] {" "}También cuenta la carta que queda en la mano.
    [off] {""}
   *[any] {" "}Con «Última carta» también cuenta la carta que queda en la mano.
    }
nm-option-last-card = Última carta
nm-option-last-card-off = no cuenta
nm-option-last-card-on = cuenta

## Goods

nm-goods-lantern = farol
nm-goods-spice = especia
nm-goods-silk = seda

## Kinds of answers, as headings of menus

nm-kind-bid = Pujar una carta…
nm-kind-back = Cambiar tu puja…
nm-kind-take = Tomar una carta…

## Prompts

nm-ask-make-bids = puja una carta
nm-ask-take-card = toma una carta del lote

## Answers

nm-do-bid = Pujar { $kind } { $value }
nm-do-take-back = Cambiar mi puja
nm-do-take = Tomar { $kind } { $value }

## Told

nm-told-card-dealt = Recibes { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } recibe una carta.
nm-told-card-laid = En el lote: { $kind } { $value }.
nm-told-bid-made = { $who } puja { $kind } { $value }. En secreto hasta que todos pujen.
nm-told-bid-made-hidden = { $who } ya ha pujado.
nm-told-taken-back = { $who } vuelve a pujar.
nm-told-opened = Ronda { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } puja { $kind } { $value }
nm-told-card-taken = { $who } toma { $kind } { $value }.
nm-told-card-left = { $who } recibe lo que queda: { $kind } { $value }.

## Refusals

nm-no-sealed = Tu puja es secreta. Para cambiarla, deshazla antes.
nm-no-hand = { $kind } { $value } no está en tu mano.
nm-no-lot = { $kind } { $value } no está en el lote.

## Score

nm-score-cards = Cartas tomadas
nm-score-most = Más de un tipo (+{ $most })
nm-score-last = Última carta

## Commands

cmd-night-market = mercado-nocturno
cmd-night-market-about = Jugadas de Mercado nocturno
cmd-night-market-bid = pujar
cmd-night-market-bid-about = Pujar una carta de tu mano, en secreto
cmd-night-market-bid-card = carta
cmd-night-market-bid-card-about = Qué carta
cmd-night-market-back = cambiar
cmd-night-market-back-about = Deshacer tu puja secreta
cmd-night-market-take = tomar
cmd-night-market-take-about = Tomar una carta del lote
cmd-night-market-take-card = carta
cmd-night-market-take-card-about = Qué carta

## Why a question is asked

nm-why-bid = Todos pujan una carta en secreto; la puja más alta toma primero, pero la carta pujada se pierde.
nm-why-take = Se toma por orden de puja; una carta cuenta su valor, y tener más de un tipo da { $most } puntos más.
nm-see-lot = {""}**Lote.** Las cartas de esta ronda; la puja más alta toma una primero.
nm-see-stalls = {""}**Puesto.** Las cartas que alguien ha tomado, y la puja.
nm-see-hands = {""}**Mano.** Una de ellas se puja, y se pierde.
nm-learn-bid = Una puja alta elige primero, pero la pierdes: puja alto solo por un buen lote.
nm-learn-take = Los valores altos puntúan, y también tener más de un tipo.

## The table

nm-area-hands = Mano
nm-area-sealed = Puja secreta
nm-area-stalls = Tomadas
nm-area-opened = Puja abierta
nm-area-deck = Mazo
nm-area-lot = El lote
nm-area-spent = Pujas de rondas anteriores
nm-area-tray = La bandeja
nm-tray = La bandeja
nm-card = { $kind } { $value }
