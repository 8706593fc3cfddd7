### Night Market. Forms of goods: acc (bierze przyprawę).

nm-title = Nocny targ
nm-about = Mała gra karciana dla 2–4 osób. Licytuj w tajemnicy lampiony, przyprawy i jedwabie; najwyższa oferta wybiera pierwsza, ale dobra karta oddana w ofercie przepada.
nm-rules-1 =
    ### Nocny targ
    Są lampiony, przyprawy i jedwabie, każde o wartościach od 1 do { $highest }. Każdy dostaje { $hand } kart.

    Partia ma { $rounds } rundy. W każdej rundzie wykłada się tyle kart, ilu jest graczy. Wszyscy jednocześnie i w tajemnicy oferują jedną kartę z ręki. Najwyższa oferta bierze kartę pierwsza, potem następna; przy remisie ten, kto siedzi bliżej tacy. Ostatni dostaje kartę, która została. Oferty wychodzą z gry.
nm-rules-2 =
    ### Punkty
    Na koniec liczą się wartości wziętych kart. Kto ma najwięcej kart jednego rodzaju, dostaje jeszcze { $most } punktów; przy remisie dostają je wszyscy.{ $option_last_card ->
    [on] {" "}Liczy się też karta, która została na ręce.
    [off] {""}
   *[any] {" "}Z opcją „ostatnia karta” liczy się też karta, która została na ręce.
    }
nm-option-last-card = Ostatnia karta
nm-option-last-card-off = nie liczy się
nm-option-last-card-on = liczy się

## Goods

nm-goods-lantern = lampion
    .acc = lampion
nm-goods-spice = przyprawa
    .acc = przyprawę
nm-goods-silk = jedwab
    .acc = jedwab

## Kinds of answers, as headings of menus

nm-kind-bid = Zaoferuj kartę…
nm-kind-back = Zmień ofertę…
nm-kind-take = Weź kartę…

## Prompts

nm-ask-make-bids = zaoferuj kartę
nm-ask-take-card = weź jedną z wyłożonych kart

## Answers

nm-do-bid = Oferuję { WORD($kind, form: "acc") } { $value }
nm-do-take-back = Zmieniam ofertę
nm-do-take = Biorę { WORD($kind, form: "acc") } { $value }

## Told

nm-told-card-dealt = Dostajesz { WORD($kind, form: "acc") } { $value }.
nm-told-card-dealt-hidden = { $who } dostaje kartę.
nm-told-card-laid = Wyłożona karta: { $kind } { $value }.
nm-told-bid-made = { $who } oferuje { WORD($kind, form: "acc") } { $value }. W tajemnicy, aż wszyscy złożą oferty.
nm-told-bid-made-hidden = { $who } ma już ofertę.
nm-told-taken-back = { $who } licytuje od nowa.
nm-told-opened = Runda { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } oferuje { WORD($kind, form: "acc") } { $value }
nm-told-card-taken = { $who } bierze { WORD($kind, form: "acc") } { $value }.
nm-told-card-left = { $who } dostaje to, co zostało: { $kind } { $value }.

## Refusals

nm-no-sealed = Twoja oferta jest już zapieczętowana. Najpierw ją cofnij, żeby ją zmienić.
nm-no-hand = Nie masz na ręce karty: { $kind } { $value }.
nm-no-lot = Na stole nie ma karty: { $kind } { $value }.

## Score

nm-score-cards = Wzięte karty
nm-score-most = Najwięcej jednego rodzaju (+{ $most })
nm-score-last = Ostatnia karta

## Commands

cmd-night-market = nocny-targ
cmd-night-market-about = Ruchy w Nocnym targu
cmd-night-market-bid = oferta
cmd-night-market-bid-about = Oferujesz w tajemnicy kartę z ręki
cmd-night-market-bid-card = karta
cmd-night-market-bid-card-about = Która karta
cmd-night-market-back = zmień
cmd-night-market-back-about = Cofasz zapieczętowaną ofertę
cmd-night-market-take = weź
cmd-night-market-take-about = Bierzesz jedną z wyłożonych kart
cmd-night-market-take-card = karta
cmd-night-market-take-card-about = Która karta

## Skąd pytanie

nm-why-bid = Wszyscy w tajemnicy oferują po jednej karcie; najwyższa oferta wybiera pierwsza, ale zaoferowana karta przepada.
nm-why-take = Kolejność wyznaczają oferty; karta liczy się za swoją wartość, a najwięcej jednego rodzaju daje jeszcze { $most } punktów.
nm-see-lot = **Wyłożone karty.** Karty tej rundy; najwyższa oferta bierze pierwsza.
nm-see-stalls = **Stragan.** Karty wzięte przez gracza i jego oferta.
nm-see-hands = **Ręka.** Jedną z nich się oferuje, a potem przepada.
nm-learn-bid = Wysoka oferta wybiera pierwsza, ale przepada: oferuj wysoko tylko za dobre karty.
nm-learn-take = Punktują wysokie wartości oraz najwięcej kart jednego rodzaju.

## The table

nm-area-hands = Ręka
nm-area-sealed = Tajna oferta
nm-area-stalls = Wzięte
nm-area-opened = Odkryta oferta
nm-area-deck = Talia
nm-area-lot = Wyłożone karty
nm-area-spent = Oferty z poprzednich rund
nm-area-tray = Taca
nm-tray = Taca
nm-card = { $kind } { $value }
