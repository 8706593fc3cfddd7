### Edo. Forms of buildings: a (with the article).
### Prompts are written small, to follow a name; what was told is a whole sentence.

edo-title = Edo
edo-about = Il Giappone intorno al 1600, per 2-5 giocatori. Pianifica in segreto tre carte, manda samurai nelle foreste, nelle risaie e nelle cave, e costruisci nelle città intorno alla capitale dello shogun.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = casa
    .a = una casa
edo-building-post = emporio
    .a = un emporio
edo-building-stronghold = fortezza
    .a = una fortezza
edo-building-temple = tempio
    .a = un tempio
edo-do-RICE = Riso
edo-do-MONEY = Denaro
edo-do-WOOD = Legno
edo-do-STONE = Pietra
edo-do-HARVEST = Raccolto
edo-do-BUILD = Costruzione
edo-do-TRAVEL = Viaggio
edo-do-TRADE = Commercio
edo-do-RECRUIT = Reclutamento
edo-do-AUTHORIZE = Licenza
edo-do-FAVOUR = Favore
edo-do-LEVY = Tributo
edo-demand-porcelain = porcellana
edo-demand-silk = seta
edo-demand-tea = tè
edo-demand-lacquerware = lacche
edo-demand-swords = spade
edo-demand-spices = spezie
edo-demand-glassware = vetri
edo-demand-clocks = orologi
edo-demand-books = libri
edo-demand-muskets = moschetti
edo-demand-gate = porta del palazzo
edo-demand-garden = giardino
edo-demand-watchtower = torre di guardia
edo-demand-hall = grande sala
edo-demand-moat = fossato
edo-land-city = città
edo-land-forest = foresta
edo-land-rice = risaia
edo-land-quarry = cava
edo-land-free = libera scelta
edo-lands-cities = città
edo-lands-fields = risorse
edo-lands-ways = strade, porte
edo-privilege-a = sito migliore
edo-privilege-b = sostegno
edo-privilege-c = commercio
edo-privilege-d = rendita di una città
edo-privilege-ews = legno o pietra
edo-privilege-esr = pietra o riso
edo-privilege-erw = riso o legno
edo-privilege-fr = pieno raccolto di riso
edo-privilege-fw = piena produzione di legno
edo-privilege-fs = piena produzione di pietra
edo-privilege-ew = legno
edo-privilege-es = pietra
edo-privilege-er = riso
edo-privilege-erws = risorsa a scelta

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = foresta { $code }
edo-place-rice = risaia { $code }
edo-place-quarry = cava { $code }
edo-place-river = fiume { $code }
edo-place-road = strada { $code }
edo-place-gate = porta { $code }
edo-amount-ryo = { $count } ryo
edo-amount-rice = { $count } riso
edo-amount-wood = { $count } legno
edo-amount-stone = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
edo-officials-own = { $count ->
    [one] 1 funzionario
   *[other] { $count } funzionari
}
edo-officials-neutral = { $count ->
    [one] 1 neutrale
   *[other] { $count } neutrali
}
edo-officials-black = { $count ->
    [one] 1 nero
   *[other] { $count } neri
}
edo-officials-first-neutral = { $count ->
    [one] 1 funzionario neutrale
   *[other] { $count } funzionari neutrali
}
edo-officials-first-black = { $count ->
    [one] 1 funzionario nero
   *[other] { $count } funzionari neri
}
edo-officials-none = nessun funzionario
edo-does-RICE = { $value } riso ciascuno, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-MONEY = { $value } ryo ciascuno, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-WOOD = { $value ->
    [0] legno da una foresta
   *[other] legno da una foresta e { $value } in più
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-STONE = { $value ->
    [0] pietre da una cava
   *[other] pietre da una cava e { $value } in più
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-HARVEST = { $value ->
    [0] riso da una risaia
   *[other] riso da una risaia e { $value } in più
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-BUILD = { $value ->
    [0] un edificio ciascuno
   *[other] un edificio ciascuno, { $value } ryo in meno
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-TRAVEL = su una porta o { $value ->
    [one] un movimento gratuito
    [2] due movimenti gratuiti
   *[other] { $value } movimenti gratuiti
} ciascuno, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-TRADE = { $value ->
    [0] commercio con il mercante
   *[other] commercio come con un emporio
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-RECRUIT = { $value ->
    [0] un funzionario neutrale gratis
   *[other] un funzionario neutrale per { $value } riso
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-AUTHORIZE = acquisto di una carta speciale, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-FAVOUR = potere per { $value } ryo, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}
edo-does-LEVY = { $value ->
    [0] 1 legno o 1 pietra
   *[other] { $value } legno o pietre
}, al massimo { $most ->
    [one] 1 funzionario
   *[other] { $most } funzionari
}

## Options: each value explains the variant in one line

edo-option-temples = Templi
edo-option-temples-off = no – niente edifici fuori dalle città, ogni passo si paga
edo-option-temples-on = sì – stanno fuori dalle città e rendono gratuite le strade accanto
edo-option-privileges = Privilegi
edo-option-privileges-off = no – lo shogun non chiede niente e non concede niente
edo-option-privileges-on = sì – soddisfa le richieste dello shogun per un punto e un privilegio da usare una volta
edo-option-ronin = Ronin
edo-option-ronin-off = no – nessun samurai solitario d’intralcio
edo-option-ronin-on = sì – tre samurai solitari riducono la produzione e bloccano la costruzione

## Kinds of answers, as headings of menus

edo-kind-take = Prendi una città o un lotto di merci…
edo-kind-act = Carta e azione…
edo-kind-crew = Funzionari sopra…
edo-kind-ask = Domande…
edo-kind-asking = Domande…
edo-kind-back = Cambia il tuo piano…
edo-kind-ronin = Quale ronin…
edo-kind-land = Tipo di spazio…
edo-kind-send = Dove…
edo-kind-walk = Muovi a pagamento…
edo-kind-go = Avanti…
edo-kind-pass = Nient’altro…
edo-kind-produce = Produci…
edo-kind-build = Costruisci…
edo-kind-travel = Viaggia…
edo-kind-trade = Commercia…
edo-kind-agree = Fallo…
edo-kind-card = Compra una carta…
edo-kind-levy = Prendi legno o pietra…
edo-kind-privilege = Usa un privilegio…
edo-kind-wage = Chi resta…
edo-kind-discard = Scarta…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = prendi una città di partenza o un lotto di merci
edo-ask-draft-city = prendi una città di partenza
edo-ask-draft-bundle = prendi un lotto di merci
edo-ask-ronin = quale ronin si muove?
edo-ask-land = libera scelta: su quale tipo di spazio va il ronin { $ronin }?
edo-ask-send = in quale { $land } va il ronin { $ronin }?
edo-ask-plan = round { $round }: pianifica le tue tre carte
edo-ask-plan-many = round { $round }: pianificate le vostre tre carte
edo-ask-act = fase { $number }: quale carta e quale azione?
edo-ask-crew = fase { $number }, { $card } { $action }: chi ci lavora? Al massimo { $most }; restano: { LIST($officials) }
edo-ask-walk = fase { $number }, { $card } { $action } ({ LIST($officials) }): prima muovere, a pagamento? Hai { $ryo } ryo
edo-ask-execute = { $action }: che cosa fa { $left ->
    [one] il tuo funzionario
   *[other] il primo dei tuoi { $left } funzionari
}?
edo-ask-travel-on = muovere gratis un secondo samurai?
edo-ask-rally = portare gratis { $left ->
    [one] un altro samurai
   *[other] fino a { $left } samurai
} contro i ronin? { $place }
edo-ask-trade-on = una seconda offerta per questo scambio?
edo-ask-last = usare un privilegio, o finire il turno?
edo-ask-wages = paga: { $count } samurai sul tabellone, { $rice } riso nella scorta. Chi resta?
edo-ask-discard = { $count ->
    [one] una risorsa
   *[other] { $count } risorse
} di troppo: che cosa scarti?

## Answers: labels

edo-offer-city = Parti da { $city }
edo-offer-bundle = Lotto: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = { LIST($officials) } nella fase { $number }
edo-offer-quiet = 0 funzionari nella fase { $number }, e non chiedermi niente
edo-stop-slot = { $number } { $action }
edo-stop-wages = Paga
edo-offer-ask = Chiedimi tutto
edo-offer-ask-standing = Decidi per me le piccole cose
edo-offer-ask-planned = Chiedi come da piano
edo-offer-back = Cambia il mio piano
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Mercante: { $start } → { $end }
edo-offer-stay = Nessun movimento
edo-offer-go = Nessun altro movimento
edo-offer-end = Finisci il turno
edo-offer-pass = Non fare niente
edo-offer-enough = Nient’altro
edo-offer-produce = Produci: { $place }
edo-offer-produce-full = Produci con il privilegio: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } sul sito 1 (privilegio)
edo-offer-gate = Funzionario: { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Disperdi { $count ->
    [one] il ronin
   *[other] { $count } ronin
}: { $place }
edo-offer-meet = Soddisfa la richiesta: { $demand }
edo-offer-buy-goods = { $card }, offerta 1: { $goods }
edo-offer-trade = { $card }, offerta 2: potere
edo-offer-favour = Compra il favore
edo-offer-recruit = Recluta
edo-offer-buy = Compra la carta { $card }
edo-offer-levy = Prendi { $goods }
edo-offer-claim = Incassa ora la rendita: { $city }
edo-offer-redeem = Prendi { $goods }
edo-offer-pay = { $count ->
    [one] Resta
    [2] Restano entrambi
   *[other] Restano tutti e { $count }
}
edo-offer-withdraw = Ritira: { $place }
edo-offer-home = { $count ->
    [one] Torna a casa
    [2] Tornano a casa entrambi
   *[other] Tornano a casa tutti e { $count }
}
edo-offer-discard = Scarta { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] non costa niente
   *[other] costa { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] gratis
   *[other] { $ryo } ryo
}
edo-gain = dà { $goods }
edo-effect-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
edo-effect-weight = il tuo peso per la rendita diventa { $weight }
edo-effect-near = accanto: { LIST($places, style: "comma") }
edo-effect-needs = richiede lì { $count } samurai
edo-effect-markers = { $count ->
    [0] nessun segnalino
    [one] 1 segnalino Ronin
   *[other] { $count } segnalini Ronin
}
edo-effect-privilege = privilegio: { $privilege }
edo-effect-quiet = il turno passa da solo
edo-effect-ask-everything = anche dove il bot andrebbe avanti, eseguirebbe una fase o verserebbe la paga per te
edo-effect-ask-too = anche nelle fasi pianificate con «non chiedermi niente»
edo-effect-ask-standing = alcuni movimenti e alcune fasi si fanno senza domande, e la paga si versa se c’è riso, anche dove potresti volere altro
edo-effect-ask-planned = le fasi pianificate con «non chiedermi niente» passano da sole

## What an action could do, and what a plan could not

edo-could-short = manca: { LIST($goods) }
edo-could-not-recruit = non ci sono più funzionari neutrali
edo-could-nobody = lì non c’è nessun samurai
edo-could-walk = { $goods } dopo { $ryo } ryo di strada: { $place }
edo-could-produce = { $goods }: { $place }
edo-could-build = { $building }: sì
edo-could-build-moved = { $building }: dopo un movimento
edo-could-build-short = { $building }: no (manca: { LIST($goods) })
edo-could-not-build = { $building }: no (nessun sito a portata)
edo-could-not-meet = il mercante è altrove: { $place }
edo-could-buy = fino a { $goods }
edo-could-power = potere: sì
edo-could-power-short = potere: no (manca: { LIST($goods) })
edo-idle = { $count ->
    [one] 1 funzionario su { $card } { $action } non farebbe niente: niente è a portata
   *[other] { $count } funzionari su { $card } { $action } non farebbero niente: niente è a portata
}
edo-idle-here = { $count ->
    [one] 1 funzionario su { $card } { $action } adesso non farebbe niente
   *[other] { $count } funzionari su { $card } { $action } adesso non farebbero niente
}
edo-idle-short = { $count ->
    [one] 1 funzionario su { $card } { $action } non farebbe niente; manca: { LIST($goods) }
   *[other] { $count } funzionari su { $card } { $action } non farebbero niente; manca: { LIST($goods) }
}
edo-twice-empty = In questo piano non lavora nessuno: in questo round non faresti niente. Sigillarlo lo stesso?

## Under a turn

edo-chance-note = { $alone ->
    [1] Il seguito è ancora nascosto. Conferma per vederlo.
   *[0] Il seguito è ancora nascosto. Conferma per vederlo; dopo non si può più annullare.
}
edo-confirm-so-far = Conferma e prosegui

## Groups of answers

edo-group-card = Carta { $card }
edo-group-samurai = Da: { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Mercante
edo-group-merchant-to = Mercante → { $lands }
edo-group-build = { $place }
edo-group-gate = Funzionario su una porta
edo-group-ronin = Disperdi i ronin
edo-group-demand = Soddisfa una richiesta
edo-group-privilege = Privilegio

## Told: the log and the captions

edo-log-start = { $who } inizia il primo round.
edo-log-card-current = La prima carta del mercante: { $card }.
edo-log-card-next = La prossima carta del mercante: { $card }.
edo-log-display = Nuova carta scoperta: { $card }.
edo-log-display-many = Nuove carte scoperte: { LIST($card, style: "comma") }.
edo-log-profit = Tessera Profitto { $tile } per { $city }.
edo-log-demand = Lo shogun chiede { $demand } ({ $marker }).
edo-log-demand-next = La prossima richiesta sarà { $demand } ({ $marker }).
edo-log-privilege = Un privilegio da vincere: { $privilege }.
edo-log-privilege-many = Privilegi da vincere: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = Il prossimo privilegio sarà: { $privilege }.
edo-log-ronin = Appare il ronin { $ronin }: { $place }.
edo-log-city = { $who } parte da { $city }.
edo-log-bundle = { $who } prende il lotto { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } sceglie il ronin { $ronin }: { $place }.
edo-log-tile = La tessera per il ronin { $ronin }: { $land }.
edo-log-land = { $who } nomina il tipo di spazio: { $land }.
edo-log-send = { $who } manda il ronin { $ronin }: { $start } → { $end }.
edo-log-act = Fase { $number }: { $card } { $action }.
edo-log-crew = Fase { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-sealed = Fase { $number }: { $card } { $action } ({ LIST($officials) }). Sigillato finché non hanno pianificato tutti.
edo-log-ask-on = D’ora in poi ti viene chiesto tutto.
edo-log-ask-standing = D’ora in poi alcuni movimenti e alcune fasi si fanno senza domande, e la paga si versa se c’è riso, anche dove potresti volere altro.
edo-log-ask-planned = D’ora in poi le fasi pianificate con «non chiedermi niente» passano da sole.
edo-log-ready = { $who } ha pianificato.
edo-log-ready-many = { $who } hanno pianificato.
edo-log-back = { $who } pianifica di nuovo.
edo-log-opened = { $who } svela la fase { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-quiet = { $who } svela la fase { $number }: { $card } { $action } ({ LIST($officials) }), e la lascia passare.
edo-log-walk = { $who } muove un samurai: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , per { $cost } ryo
}.
edo-log-merchant = { $who } muove il mercante: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , per { $cost } ryo
}.
edo-log-go = { $who } chiude i movimenti.
edo-log-turn-over = { $who } finisce il turno.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } produce { $goods }: { $place }.
edo-log-produced-full = { $who } produce { $goods } con un privilegio: { $place }.
edo-log-built = { $who } costruisce { WORD($building, form: "a") } per { COUNT($cost) ->
    [0] niente
   *[other] { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
edo-log-built-prime = { $who } costruisce { WORD($building, form: "a") } per { COUNT($cost) ->
    [0] niente
   *[other] { LIST($cost) }
} sul sito 1, per privilegio: { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
edo-log-gate = { $who } mette un funzionario: { $place }.
edo-log-travel = { $who } muove gratis un samurai: { $start } → { $end }.
edo-log-enough = { $who } si ferma lì.
edo-log-disperse = { $who } affronta { $count ->
    [one] il ronin
   *[other] { $count } ronin
}: { $place }.
edo-log-rally = { $who } porta un samurai: { $start } → { $end }.
edo-log-dispersed = { $who } disperde { $ronin ->
    [one] il ronin
   *[other] { $ronin } ronin
}: { $place }, { $samurai } samurai contro { $ronin }{ $came ->
    [0] {""}
   *[other] , l’ultimo da { $start }
}. { $markers ->
    [0] Nessun segnalino.
    [one] 1 segnalino Ronin vinto.
   *[other] { $markers } segnalini Ronin vinti.
}
edo-log-stood = I ronin resistono a { $who }: { $place }, { $samurai } samurai contro { $ronin }{ $came ->
    [0] {""}
   *[other] , l’ultimo da { $start }
}.
edo-log-met = { $who } soddisfa la richiesta ({ $demand }) con { LIST($cost) }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
edo-log-met-privilege = { $who } soddisfa la richiesta ({ $demand }) con { LIST($cost) }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e un privilegio ({ $privilege }).
edo-log-bought-goods = { $who } compra { $goods } per { $ryo } ryo ({ $card }).
edo-log-traded = { $who } scambia { LIST($cost) } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $card }).
edo-log-favour = { $who } compra il favore dello shogun per { $ryo } ryo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
edo-log-recruit = { $who } recluta un funzionario neutrale{ $rice ->
    [0] , gratis
   *[other] {" "}per { $rice } riso
}.
edo-log-bought = { $who } compra la carta { $card } per { $ryo } ryo.
edo-log-levy = { $who } preleva { $goods }.
edo-log-impossible = { $who }, { $action }: per un funzionario non era possibile niente.
edo-log-impossible-many = { $who }, { $action }: per { $count } funzionari non era possibile niente.
edo-log-passed = { $who }, { $action }: un funzionario non fa niente.
edo-log-passed-many = { $who }, { $action }: { $count } funzionari non fanno niente.
edo-log-claim = { $who } incassa per privilegio la rendita di { $city }: { $ryo } ryo.
edo-log-redeem = { $who } prende { $goods } per privilegio.
edo-log-paid = { $who } paga { $rice } riso per { $count } samurai.
edo-log-paid-standing = { $who } paga { $rice } riso per { $count } samurai, senza domande.
edo-log-withdrew = { $who } ritira un samurai: { $place }.
edo-log-withdrew-many = { $who } ritira { $count } samurai: { $place }.
edo-log-home = { $who } richiama a casa { $count ->
    [one] il samurai
    [2] entrambi i samurai
   *[other] tutti e { $count } i samurai
}.
edo-log-income = { $count ->
    [0] Nessuna città paga una rendita.
   *[other] Rendita: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ryo ({ $city })
edo-log-discard = { $who } scarta { $goods }.
edo-log-discard-many = { $who } scarta { $goods }.

## Why not

edo-no-space = Su questo tabellone non c’è uno spazio { $space }.
edo-no-covered = In questa partita questo spazio è coperto e non offre niente: { $place }.
edo-no-samurai = Lì non hai nessun samurai: { $place }.
edo-no-goods = Costa { LIST($cost) }. Ti manca ancora: { LIST($missing) }.
edo-no-city = Non puoi partire da lì: { $city }.
edo-no-city-edo = Nessuno parte da Edo. Prendi una delle altre città.
edo-no-city-taken = { $who } parte già da lì: { $city }.
edo-no-city-twice = Hai già la tua città di partenza. Prendi un lotto di merci.
edo-no-bundle-taken = { $who } ha già il lotto { $bundle }.
edo-no-bundle-twice = Hai già il tuo lotto. Prendi una città di partenza.
edo-no-ronin = Due ronin condividono uno spazio, quindi deve muoversi quello che sta da solo.
edo-no-ronin-off = Questa partita si gioca senza ronin.
edo-no-land = Nomina un tipo di spazio: forest (foresta), quarry (cava), rice (risaia) o city (città).
edo-no-send-edo = Nessun ronin va mai a Edo.
edo-no-send-land = Dev’essere uno spazio del tipo «{ $land }», non { $place }.
edo-no-send-leaving = Il ronin deve lasciare il suo spazio: { $place }.
edo-no-send-join = Il ronin deve unirsi agli altri su uno spazio di questo tipo, quindi non { $place }.
edo-no-sealed = Il tuo piano è sigillato. Per cambiarlo, prima riprendilo.
edo-no-back = Non c’è niente da riprendere.
edo-no-plan-late = Per questo round la pianificazione è finita.
edo-no-act-first = Nomina prima la carta e la sua azione, poi i funzionari.
edo-no-crew-first = Di’ prima quali funzionari lavorano sull’ultima carta che hai nominato.
edo-no-card = Non hai una carta { $card }.
edo-no-card-late = Hai comprato la carta { $card } in questo round. Si può pianificare dal prossimo.
edo-no-card-used = La carta { $card } è già nel tuo piano. Di una carta si può pianificare una sola azione.
edo-no-action = La carta { $card } non ha un’azione «{ $action }». Ha { LIST($actions, style: "or") }.
edo-no-most = { $card } { $action } accetta al massimo { $most ->
    [one] un funzionario
   *[other] { $most } funzionari
}.
edo-no-officials-own = Vuoi { $count ->
    [one] un funzionario
   *[other] { $count } funzionari
}, ma ne hai solo { $left }.
edo-no-officials-neutral = Vuoi { $count ->
    [one] un funzionario neutrale
   *[other] { $count } funzionari neutrali
}, ma ne hai solo { $left }.
edo-no-officials-black = Vuoi { $count ->
    [one] un funzionario nero
   *[other] { $count } funzionari neri
}, ma ne hai solo { $left }.
edo-no-walk-ryo = Questa via costa { $cost } ryo, e tu ne hai { $ryo }.
edo-no-walk-free = Questo pezzo si è appena mosso gratis; un altro movimento gratuito non porta niente.
edo-no-walk-first = Prima viene il movimento. Di’ «go» quando è finito.
edo-no-walk-late = Il movimento di questo turno è finito.
edo-no-way = Il pezzo è già lì: { $place }.
edo-no-go = Ora non c’è movimento. Di’ che cosa fa il funzionario.
edo-no-official = Su questa carta non lavora nessun funzionario. Puoi solo muovere.
edo-no-other-action = L’azione di questa carta è { $action }. Servirebbe { $wanted }.
edo-no-ask = Ti viene chiesto tutto ciò che lascia una scelta; solo le fasi pianificate con «non chiedermi niente» (`0!`) passano da sole, e non te ne restano.
edo-no-ask-here = Ti viene chiesto tutto ciò che lascia una scelta, tranne dove sotto il tuo piano c’è scritto «senza chiedere». Mentre aspetti, la tua pagina ha il pulsante **{ button-ask-all }**.
edo-no-quiet = Pianifica `0`. Quando il piano è completo, tocca lì sotto «senza chiedere» per questa fase: così il turno passa da solo.
edo-no-more = Tutti i tuoi funzionari hanno lavorato. Puoi usare un privilegio o finire il turno.
edo-no-pass = Questa azione non si può rifiutare.
edo-no-produce-land = { $action } funziona su uno spazio del tipo «{ $land }», non { $place }.
edo-no-produce-twice = Un samurai produce una volta per turno. Lì non ne hai altri: { $place }.
edo-no-build-place = Lì non puoi costruire { WORD($building, form: "a") }: { $place }.
edo-no-build-nobody = Per costruire { WORD($building, form: "a") } ti serve lì un samurai: { $place }.
edo-no-build-site = Non c’è più un sito libero per { WORD($building, form: "a") }: { $place }.
edo-no-build-taken = Ce n’è già, quindi non puoi costruire { WORD($building, form: "a") }: { $place }.
edo-no-build-none = Non ti resta niente per costruire { WORD($building, form: "a") } ({ $place }): è già tutto sul tabellone.
edo-no-build-ronin = Due o più ronin bloccano lì ogni costruzione, anche di { WORD($building, form: "a") }: { $place }.
edo-no-temples = Questa partita si gioca senza templi.
edo-no-gate = Non è una porta: { $place }.
edo-no-gate-own = Su una porta può andare solo un tuo funzionario.
edo-no-travel-merchant = I movimenti gratuiti sono solo per i samurai. Il mercante si muove a pagamento, prima dell’azione.
edo-no-travel-same = Il secondo movimento gratuito è per un altro samurai.
edo-no-rally = I samurai si possono portare solo sullo spazio nominato: { $place }.
edo-no-disperse-none = Lì non c’è nessun ronin: { $place }.
edo-no-disperse-twice = Un solo tentativo per turno di disperdere ronin.
edo-no-trade-place = Il mercante e un tuo samurai devono essere nella stessa città aperta. Il mercante: { $place }.
edo-no-trade-card = La carta { $card } del mercante non è scoperta.
edo-no-trade-next = { $card } è la prossima carta del mercante. Vi dà accesso solo il privilegio di commercio.
edo-no-trade-most = Con la carta { $card } puoi comprare da 1 a { $most } pezzi.
edo-no-trade-twice = Ogni offerta serve una volta per scambio.
edo-no-demand-open = Questa richiesta non è scoperta: { $demand }.
edo-no-demand-edo = Le richieste del palazzo vogliono un tuo samurai a Edo.
edo-no-demand-second = Una richiesta occupa un funzionario intero. Questo ha cominciato altro.
edo-no-display = La carta { $card } non è fra quelle scoperte.
edo-no-neutral = Nella riserva non ci sono più funzionari neutrali.
edo-no-privilege = Non hai questo privilegio: { $privilege }.
edo-no-privilege-goods = Questo privilegio non lo dà: { $privilege }.
edo-no-privilege-now = Finisci prima questo; il privilegio può aspettare.
edo-no-claim = Ora questa città non ti pagherebbe niente: { $city }.
edo-no-rice = La paga è di { $due } riso, e tu ne hai { $rice }. Ritira prima qualcuno.
edo-no-home = Hai un solo samurai. Ritiralo indicando la sua casella.
edo-no-discard = Non ne hai da scartare.

## Score

edo-item-track = punti potere
edo-item-ryo = denaro
edo-item-samurai = samurai sul tabellone
edo-item-ronin = segnalini Ronin
edo-item-no-house = nessuna casa a Edo: in coda
edo-tie-resources = risorse

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] nessun peso
   *[other] peso { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
} per { $ronin }
edo-rules-1 =
    ### Di che si tratta
    Sei un daimyo con { $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
    }. Fuori dal tabellone sono **funzionari** che eseguono azioni, sul tabellone sono **samurai** che producono e costruiscono. Raccogli punti potere costruendo nelle città e commerciando. La partita finisce nel round in cui qualcuno ha { $goal ->
    [one] 1 punto
   *[other] { $goal } punti
    }, o quando finiscono le carte del mercante ({ $rounds ->
    [one] 1 round
   *[other] { $rounds } round
    }).
    {""}**Può vincere solo chi ha una casa a Edo**, a meno che non l’abbia nessuno.
    All’inizio ognuno prende un lotto di merci e una città di partenza fuori Edo, con una casa e un samurai.
edo-rules-2 =
    ### Il round
    1. **Pianificare**, tutti insieme e in segreto: scegli tre delle tue carte, un’azione su ognuna, mettile in ordine e assegna i tuoi funzionari. Una fase può restare senza funzionari. Il numero sulla carta è il massimo che un’azione accetta. Il piano si può cambiare finché l’ultimo giocatore non ha sigillato il suo.
    2. **Agire**: tutti eseguono la fase 1 in ordine di turno, poi la fase 2, poi la fase 3. Ogni fase si svela solo quando viene il suo turno. Prima dell’azione puoi muovere i tuoi samurai e il mercante, { $step } ryo a passo. Poi ogni funzionario lavora una volta. Sotto il tuo piano vedi, per ogni fase e per la paga, se ti chiedo cosa fare, e lo cambi con un tocco: senza chiedere, agisco subito dove non potresti fare di meglio.
    3. **Paga e rendita**. 4. **Fine del round**: scarta fino a { $limit ->
    [one] 1 risorsa
   *[other] { $limit } risorse
    }, il mercante mostra la sua prossima carta, cambia il primo giocatore.
edo-rules-3 =
    ### Le azioni
    {""}**Riso, Denaro**: prendi ciò che è stampato. **Legno, Pietra, Raccolto**: un tuo samurai in una foresta, una cava o una risaia produce { $forest }, { $quarry } o { $rice }; uno in meno per ogni altro samurai lì.
    {""}**Costruzione**: un edificio dove hai un samurai. **Viaggio**: il funzionario diventa un samurai su una porta, o muove gratis fino a { $travellers } samurai, a qualsiasi distanza. **Commercio**: usa un’offerta del mercante, dove sta insieme a un tuo samurai.
    {""}**Reclutamento**: un funzionario neutrale per il resto della partita; non può diventare samurai. **Licenza**: compra una carta speciale, per i prossimi round. **Favore**: punti in cambio di denaro. **Tributo**: 1 legno o 1 pietra.
edo-rules-4 =
    ### Gli edifici e il mercante
    {""}**Casa**: { LIST($house_cost, style: "comma") }; { $house_points }, { $house_weight }. **Emporio**: { LIST($post_cost, style: "comma") }; { $post_points }, { $post_weight }; uno per giocatore e per città, non a Edo. **Fortezza**: { LIST($stronghold_cost, style: "comma") }; { $stronghold_points }, { $stronghold_weight }; una per città.
    Case ed empori occupano il primo sito libero. La carta del mercante ha due offerte: compra merci, o dai qualcosa in cambio di { $trade ->
    [one] 1 punto
   *[other] { $trade } punti
    }. Uno scambio usa un’offerta; nella città del tuo emporio può usarle entrambe.
edo-rules-5 =
    ### Paga, rendita, fine
    Ogni samurai che resta sul tabellone costa { $wage } riso; gli altri tornano a casa e sono di nuovo funzionari.
    Ogni città paga poi chi vi ha peso, in ordine di rango, come dice la sua tessera Profitto; a parità precede chi sta su un sito che viene prima.
    Alla fine: 1 punto ogni { $ryo_a_point } ryo, 1 punto ogni { $samurai_a_point } samurai sul tabellone. I giocatori senza una casa a Edo stanno dopo tutti gli altri. Parità: più ryo, poi più risorse, poi più samurai.
edo-rules-temples =
    ### Variante: templi
    Con Costruzione si può anche erigere un tempio su una foresta, una risaia, una cava, un fiume o una strada dove hai un samurai: { LIST($temple_cost) }, { $temple_points }, uno per spazio. Le strade accanto ai tuoi templi non ti costano niente.
edo-rules-privileges =
    ### Variante: privilegi
    Invece del lavoro abituale un funzionario può soddisfare una richiesta scoperta dello shogun: merci con Commercio (accanto al mercante) o Viaggio, il palazzo con Costruzione (un samurai a Edo). Dà { $demand ->
    [one] 1 punto
   *[other] { $demand } punti
    } e il privilegio sotto di essa, da usare una volta: una casa sul sito 1, un funzionario nero per un piano, la prossima carta del mercante, la rendita di una città, una risorsa, o una produzione come se si fosse soli.
edo-rules-ronin =
    ### Variante: ronin
    Tre samurai solitari stanno su spazi di risorse. Ogni round il primo giocatore ne muove uno; una tessera dice il tipo di spazio, e se altri ronin sono su uno spazio così, si unisce a loro. Non va mai a Edo.
    Un ronin riduce la produzione come un samurai. In una città { $stops_building } bloccano ogni costruzione, { $stops_income } bloccano anche la rendita.
    Un funzionario per turno può disperderli con **Viaggio**: nomina lo spazio, porta gratis fino a { $travellers } samurai. Con più samurai che ronin, vengono cacciati: { LIST($rewards, style: "comma") }. Ogni segnalino vale 1 punto alla fine.
edo-rules-6 =
    ### Scrivere un turno
    Ogni spazio ha un codice: C città, FO foresta, RI risaia, QU cava, RV fiume, RD strada, GA porta. Un piano nomina carta e azione (`B.TRAVEL`) e i funzionari: `2`, `1+1n` con uno neutrale, `1b` nero, o `0`.
    Mosse: `C1-FO2`, `M-C2` per il mercante, `go` quando hai finito. Costruire: `H.C1` casa, `P` emporio, `S` fortezza, `T` tempio. Commerciare: `M04.1.3` tre pezzi dell’offerta 1, `M04.2` l’offerta 2. Una stella usa un privilegio.
