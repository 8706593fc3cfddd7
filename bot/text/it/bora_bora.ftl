### Bora Bora. Prompts are written small, to follow a name; what was told is a whole sentence.
### Forms: of gods .card, .cards (feminine); of persons .woman, .men, .women; of regions .in; of materials .the.

bb-title = Bora Bora
bb-about = Isole dei mari del Sud, per 2-4 giocatori. Dadi, divinità, uomini e donne: costruisci capanne, servi il tempio, completa compiti. Un gioco lungo, fatto di tante piccole scelte.

## Terms

bb-god-B = Blu
    .card = blu
    .cards = blu
bb-god-W = Bianco
    .card = bianca
    .cards = bianche
bb-god-R = Rosso
    .card = rossa
    .cards = rosse
bb-god-G = Verde
    .card = verde
    .cards = verdi
bb-god-Y = Giallo
    .card = gialla
    .cards = gialle
bb-action-H = Aiuto
bb-action-T = Tempio
bb-action-B = Costruire
bb-action-M = Uomo
bb-action-W = Donna
bb-action-L = Via di terra
bb-action-S = Via d’acqua
bb-action-F = Pesca
bb-region-CF = foresta centrale
    .in = nella foresta centrale
bb-region-CP = pianura centrale
    .in = nella pianura centrale
bb-region-CM = montagna centrale
    .in = sulla montagna centrale
bb-region-CB = spiaggia centrale
    .in = sulla spiaggia centrale
bb-region-NB = spiaggia nord
    .in = sulla spiaggia nord
bb-region-NM = montagna nord
    .in = sulla montagna nord
bb-region-EF = foresta est
    .in = nella foresta est
bb-region-EB = spiaggia est
    .in = sulla spiaggia est
bb-region-SF = foresta sud
    .in = nella foresta sud
bb-region-SP = pianura sud
    .in = nella pianura sud
bb-region-WP = pianura ovest
    .in = nella pianura ovest
bb-region-WM = montagna ovest
    .in = sulla montagna ovest
bb-island-central = isola centrale
bb-island-north = isola nord
bb-island-east = isola est
bb-island-south = isola sud
bb-island-west = isola ovest
bb-material-sand = sabbia
    .the = la sabbia
bb-material-stone = pietra
    .the = la pietra
bb-material-wood = legno
    .the = il legno
bb-person-K1 = Pioniere
    .woman = Pioniera
    .men = Pionieri
    .women = Pioniere
bb-person-K2 = Rematore
    .woman = Rematrice
    .men = Rematori
    .women = Rematrici
bb-person-K3 = Cantante
    .woman = Cantante
    .men = Cantanti
    .women = Cantanti
bb-person-K4 = Tamburino
    .woman = Tamburina
    .men = Tamburini
    .women = Tamburine
bb-person-K5 = Costruttore
    .woman = Costruttrice
    .men = Costruttori
    .women = Costruttrici
bb-person-K6 = Raccoglitore
    .woman = Raccoglitrice
    .men = Raccoglitori
    .women = Raccoglitrici
bb-person-K7 = Portatore
    .woman = Portatrice
    .men = Portatori
    .women = Portatrici
bb-person-K8 = Narratore
    .woman = Narratrice
    .men = Narratori
    .women = Narratrici
bb-person-K9 = Veggente
    .woman = Veggente
    .men = Veggenti
    .women = Veggenti
bb-person-K10 = Donatore
    .woman = Donatrice
    .men = Donatori
    .women = Donatrici
bb-person-K11 = Nobile
    .woman = Nobile
    .men = Nobili
    .women = Nobili
bb-person-K12 = Tuffatore
    .woman = Tuffatrice
    .men = Tuffatori
    .women = Tuffatrici
bb-jewel-J1 = collana
bb-jewel-J2 = bracciale
bb-jewel-J3 = orecchino
bb-jewel-J4 = cavigliera
bb-jewel-J5 = pettine
bb-jewel-J6 = fascia per capelli
bb-fish-F1 = tonnetto
bb-fish-F2 = pesce angelo
bb-fish-F3 = razza
bb-fish-F4 = pesce palla
bb-task-T01 = un uomo e una donna
bb-task-T02 = una donna e un sacerdote nel tempio
bb-task-T03 = un uomo e un sacerdote nel tempio
bb-task-T04 = { $need ->
    [one] 1 sacerdote nel tempio
   *[other] { $need } sacerdoti nel tempio
}
bb-task-T05 = una donna e un gioiello
bb-task-T06 = un uomo e la tessera Ordine 1
bb-task-T07 = { $need ->
    [one] capanne in 1 regione
   *[other] capanne in { $need } regioni
}
bb-task-T08 = { $need ->
    [one] 1 uomo
   *[other] { $need } uomini
}
bb-task-T09 = { $need ->
    [one] 1 donna
   *[other] { $need } donne
}
bb-task-T10 = { $need ->
    [one] 1 gioiello
   *[other] { $need } gioielli
}
bb-task-T11 = { $need ->
    [one] 1 edificio
   *[other] { $need } edifici
}
bb-task-T12 = { $need ->
    [one] 1 collana
   *[other] { $need } collane
}
bb-task-T13 = { $need ->
    [one] 1 bracciale
   *[other] { $need } bracciali
}
bb-task-T14 = { $need ->
    [one] 1 orecchino
   *[other] { $need } orecchini
}
bb-task-T15 = { $need ->
    [one] 1 cavigliera
   *[other] { $need } cavigliere
}
bb-task-T16 = { $need ->
    [one] 1 pettine
   *[other] { $need } pettini
}
bb-task-T17 = { $need ->
    [one] 1 fascia per capelli
   *[other] { $need } fasce per capelli
}
bb-task-T18 = { $need ->
    [one] 1 tessera Divinità
   *[other] { $need } tessere Divinità
}
bb-task-T19 = { $need ->
    [one] 1 offerta
   *[other] { $need } offerte
}
bb-task-T20 = { $need ->
    [one] 1 conchiglia
   *[other] { $need } conchiglie
}
bb-task-T21 = { $need ->
    [one] capanne in 1 regione
   *[other] capanne in { $need } regioni
}
bb-task-T22 = { $need ->
    [5] capanne su tutte e 5 le isole
   *[other] capanne su { $need } isole
}
bb-task-T23 = { $need ->
    [one] 1 pietra
   *[other] { $need } pietre
}
bb-task-T24 = { $need } sabbia
bb-task-T25 = { $need } legno
bb-task-T26 = { $need ->
    [one] 1 materiale qualsiasi
   *[other] { $need } materiali qualsiasi
}
bb-task-T27 = { $need ->
    [one] 1 carta Divinità di un colore
   *[other] { $need } carte Divinità di un colore
}
bb-task-T28 = { $need ->
    [one] 1 carta Divinità blu
   *[other] { $need } carte Divinità blu
}
bb-task-T29 = { $need ->
    [one] 1 carta Divinità bianca
   *[other] { $need } carte Divinità bianche
}
bb-task-T30 = { $need ->
    [one] 1 carta Divinità rossa
   *[other] { $need } carte Divinità rosse
}
bb-task-T31 = { $need ->
    [one] 1 carta Divinità verde
   *[other] { $need } carte Divinità verdi
}
bb-task-T32 = { $need ->
    [one] 1 carta Divinità gialla
   *[other] { $need } carte Divinità gialle
}
bb-task-T33 = { $need ->
    [one] carte Divinità di 1 colore
   *[other] carte Divinità di { $need } colori
}
bb-task-T34 = { $need ->
    [3] capanne su tutte e 3 le montagne
   *[other] capanne su { $need } montagne
}
bb-task-T35 = { $need ->
    [3] capanne su tutte e 3 le spiagge
   *[other] capanne su { $need } spiagge
}
bb-task-T36 = { $need ->
    [3] capanne in tutte e 3 le foreste
   *[other] capanne in { $need } foreste
}
bb-task-T37 = { $need ->
    [3] capanne in tutte e 3 le pianure
   *[other] capanne in { $need } pianure
}
bb-task-T38 = { $need ->
    [3] capanne presso tutti e 3 i tonnetti
   *[other] capanne presso { $need } tonnetti
}
bb-task-T39 = { $need ->
    [3] capanne presso tutti e 3 i pesci angelo
   *[other] capanne presso { $need } pesci angelo
}
bb-task-T40 = { $need ->
    [3] capanne presso tutte e 3 le razze
   *[other] capanne presso { $need } razze
}
bb-task-T41 = { $need ->
    [3] capanne presso tutti e 3 i pesci palla
   *[other] capanne presso { $need } pesci palla
}
bb-task-T42 = { $need ->
    [one] 1 capanna sulla casella 12
   *[other] { $need } capanne sulla casella 12
}
bb-task-T43 = { $need ->
    [one] 1 uomo tatuato
   *[other] { $need } uomini tatuati
}
bb-task-T44 = { $need ->
    [one] 1 donna che ha raccolto conchiglie
   *[other] { $need } donne che hanno raccolto conchiglie
}
bb-task-T45 = { $need ->
    [one] 1 persona tatuata o che ha raccolto conchiglie
   *[other] { $need } persone tatuate o che hanno raccolto conchiglie
}
bb-task-T46 = { $need ->
    [one] uomini di 1 tipo
   *[other] uomini di { $need } tipi
}
bb-task-T47 = { $need ->
    [one] donne di 1 tipo
   *[other] donne di { $need } tipi
}
bb-task-T48 = { $need ->
    [one] gioielli di 1 tipo
   *[other] gioielli di { $need } tipi
}
bb-task-T49 = { $need ->
    [one] 1 Pioniere, uomo o donna
   *[other] { $need } Pionieri, uomini o donne
}
bb-task-T50 = { $need ->
    [one] 1 Rematore, uomo o donna
   *[other] { $need } Rematori, uomini o donne
}
bb-task-T51 = { $need ->
    [one] 1 Cantante, uomo o donna
   *[other] { $need } Cantanti, uomini o donne
}
bb-task-T52 = { $need ->
    [one] 1 Tamburino, uomo o donna
   *[other] { $need } Tamburini, uomini o donne
}
bb-task-T53 = { $need ->
    [one] 1 Costruttore, uomo o donna
   *[other] { $need } Costruttori, uomini o donne
}
bb-task-T54 = { $need ->
    [one] 1 Raccoglitore, uomo o donna
   *[other] { $need } Raccoglitori, uomini o donne
}
bb-task-T55 = { $need ->
    [one] 1 Portatore, uomo o donna
   *[other] { $need } Portatori, uomini o donne
}
bb-task-T56 = { $need ->
    [one] 1 Narratore, uomo o donna
   *[other] { $need } Narratori, uomini o donne
}
bb-task-T57 = { $need ->
    [one] 1 Veggente, uomo o donna
   *[other] { $need } Veggenti, uomini o donne
}
bb-task-T58 = { $need ->
    [one] 1 Donatore, uomo o donna
   *[other] { $need } Donatori, uomini o donne
}
bb-task-T59 = { $need ->
    [one] 1 Nobile, uomo o donna
   *[other] { $need } Nobili, uomini o donne
}
bb-task-T60 = { $need ->
    [one] 1 Tuffatore, uomo o donna
   *[other] { $need } Tuffatori, uomini o donne
}
bb-thing-man = un uomo
bb-thing-woman = una donna
bb-thing-priest = un sacerdote nel tempio
bb-thing-jewelry = un gioiello
bb-thing-first = la tessera Ordine 1

## Phrases

bb-man = { $kind } (uomo, { $symbols ->
    [one] 1 passo
   *[other] { $symbols } passi
})
bb-woman = { WORD($kind, form: "woman") } (donna, { $symbols ->
    [one] 1 conchiglia
   *[other] { $symbols } conchiglie
})
bb-men = { $tiles ->
    [one] { $kind } (uomo)
   *[other] { $tiles } { WORD($kind, form: "men") } (uomini)
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "woman") } (donna)
   *[other] { $tiles } { WORD($kind, form: "women") } (donne)
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 conchiglia
   *[other] { $cost } conchiglie
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
})
bb-fish = { $kind } { $points }
bb-does-K1 = espandersi per una via di terra fino a { $value }
bb-does-K2 = espandersi per una via d’acqua fino a { $value }
bb-does-K3 = prendere una donna dagli spazi da 1 a { $value }
bb-does-K4 = prendere un uomo dagli spazi da 1 a { $value }
bb-does-K5 = costruire una tessera fino a { $value }
bb-does-K6 = { $value ->
    [one] prendere un materiale
   *[other] prendere fino a { $value } materiali
}
bb-does-K7 = { $value ->
    [one] spostare una capanna sulla casella 12
   *[other] spostare fino a { $value } capanne sulla casella 12
}
bb-does-K8 = { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
bb-does-K9 = { $value ->
    [one] prendere una carta Divinità
   *[other] prendere fino a { $value } carte Divinità
}
bb-does-K10 = { $value ->
    [one] 1 offerta
   *[other] { $value } offerte
}
bb-does-K11 = { $value ->
    [one] 1 passo di status
   *[other] { $value } passi di status
}
bb-does-K12 = { $value ->
    [one] 1 conchiglia
   *[other] { $value } conchiglie
}
bb-payment-card = una carta { WORD($god, form: "card") } e un’offerta
bb-payment-pair = due carte { WORD($god, form: "cards") } e un’offerta
bb-payment-tile = una tessera Divinità
bb-gain-offering = un’offerta
bb-gain-material = { $material }
bb-result = { $who } { $points }
bb-how-met = completato, { $points } punti
bb-how-met-cards = completato mostrando { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } punti
bb-how-yellow = con il Giallo ({ $how }), { $points } punti
bb-how-yellow-cards = con il Giallo ({ $how }), mostrando { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } punti
bb-how-given = abbandonato
bb-lack-things = manca: { LIST($things, style: "comma") }
bb-lack-islands = ancora nessuna capanna: { $islands }
bb-lack-regions = ancora nessuna capanna: { LIST($regions, style: "comma") }
bb-lack-count = { $count ->
    [one] hai { $have } di { $need }, ne manca 1
   *[other] hai { $have } di { $need }, ne mancano { $count }
}
bb-lack-cards = { $count ->
    [one] in mano hai { $have } di { $need }, ne manca 1
   *[other] in mano hai { $have } di { $need }, ne mancano { $count }
}

## Kinds of answers, as headings of menus

bb-kind-place = Piazza un dado…
bb-kind-place-gods = Piazza un dado con divinità…
bb-kind-pay = Paga la divinità…
bb-kind-region = Scegli la regione…
bb-kind-hut = Prendi la capanna da…
bb-kind-space = Metti il materiale su…
bb-kind-red = Prendi i punti del pesce…
bb-kind-slot = Prendi una persona…
bb-kind-home = Metti la persona su…
bb-kind-trade = Scambia, una o più cose…
bb-kind-priest = Manda il sacerdote su…
bb-kind-building = Scegli l’edificio…
bb-kind-pair = Costruisci su…
bb-kind-fire-first = Bonus del fuoco, prima metà…
bb-kind-fire-second = Bonus del fuoco, seconda metà…
bb-kind-use = Usa uomini o donne…
bb-kind-green = Usa con il Verde…
bb-kind-end = Finisci il turno…
bb-kind-material = Prendi un materiale…
bb-kind-carry = Sposta una o più capanne…
bb-kind-card = Prendi una carta Divinità…
bb-kind-jewel = Compra un gioiello…
bb-kind-task = Risolvi un compito…
bb-kind-take = Prendi un nuovo compito…

## Prompts: what is awaited, after the player's name

bb-ask-start = dove va la prima capanna (regione con un pesce da 1)?
bb-ask-hut = da quale casella della tua plancia viene la capanna per la { $region }?
bb-ask-space = su quale casella cerimonia va { WORD($material, form: "the") }?
bb-ask-place = { $lap ->
    [1] piazza il tuo primo dado
    [2] piazza il tuo secondo dado
   *[other] piazza il tuo ultimo dado
}
bb-ask-pay = come paghi il dio { $god }?
bb-ask-region = { $action ->
    [bb-action-L] dove ti espandi per terra? (vie fino a { $value })
   *[other] dove ti espandi per acqua? (vie fino a { $value })
}
bb-ask-red = giocare il Rosso e prendere i punti del pesce della { $region } ({ $points })?
bb-ask-man = quale uomo prendi (spazi fino a { $value })?
bb-ask-woman = quale donna prendi (spazi fino a { $value })?
bb-ask-home = su quale casella libera della tua plancia va { $person }?
bb-ask-trade = aiuto: scambia { $left ->
    [one] il tuo ultimo punto
   *[other] { $left } punti
}
bb-ask-priest = quale spazio del tempio, da 1 a { $value }?
bb-ask-building = quale tessera Edificio, fino a { $value } ({ $points } punti)?
bb-ask-pair = su quali due caselle costruisci la tessera { $number }?
bb-ask-fire-first = bonus del fuoco: una carta Divinità o un’offerta?
bb-ask-fire-second = bonus del fuoco: un passo di status o una conchiglia?
bb-ask-use = quali dei tuoi uomini e donne usi?
bb-ask-use-more = usi qualcun altro?
bb-ask-material = { $left ->
    [one] quale materiale prendi?
   *[other] quale materiale prendi? (ancora al massimo { $left })
}
bb-ask-carry = { $left ->
    [one] quale capanna va sulla casella 12?
   *[other] quale capanna va sulla casella 12? (ancora al massimo { $left })
}
bb-ask-card = { $left ->
    [one] quale carta Divinità prendi?
   *[other] quale carta Divinità prendi? (ancora al massimo { $left })
}
bb-ask-jewel = comprare un gioiello? Hai { $shells ->
    [one] 1 conchiglia
   *[other] { $shells } conchiglie
}
bb-ask-task = quale compito completi, o a quale rinunci?
bb-ask-final-task = { $left ->
    [one] la fine: risolvi il tuo ultimo compito
   *[other] la fine: risolvi i tuoi { $left } compiti
}
bb-ask-take = quale nuovo compito prendi?
bb-ask-wait = si estraggono dadi e tessere

## Answers: labels

bb-group-die = Dado { $face }
bb-switch-gods = Con l’aiuto di divinità
bb-group-men = Uomini
bb-group-women = Donne
bb-group-task = { $task }
bb-do-place = Dado { $face } su { $action }
bb-do-place-gods = Dado { $face } su { $action } con { $gods }
bb-do-fish = Dado { $face } su Pesca
bb-do-pay = Paga con { $how }
bb-do-red = Gioca il Rosso: { $how }
bb-do-red-no = Lascia il pesce
bb-do-region = { $region }
bb-do-hut = Capanna dalla casella { $space }
bb-do-space = Casella { $space }
bb-do-slot = { $person }, spazio { $slot }
bb-do-home = Casella { $space }
bb-do-tattoo = Tatua: { $person }
bb-do-collect = Conchiglie: { $person }
bb-do-point = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bb-do-offering = { $count ->
    [one] 1 offerta
   *[other] { $count } offerte
}
bb-do-card = Carta Divinità scoperta: { WORD($god, form: "card") }
bb-do-card-top = Carta Divinità coperta dal mazzo
bb-do-material = Prendi { $material }
bb-do-carry = Capanna dalla casella { $space } alla 12
bb-do-stop = Fermati qui
bb-do-priest = Spazio { $slot }
bb-do-building = Tessera Edificio { $number }
bb-do-pair = { $one } e { $other }
bb-do-status = 1 passo di status
bb-do-shell = { $count ->
    [one] 1 conchiglia
   *[other] { $count } conchiglie
}
bb-do-use = { $persons }
bb-do-double = { $persons }, in doppio con il Verde
bb-do-extra = { $persons }, in più con il Verde
bb-do-end = Finisci il turno
bb-do-buy = Compra { $jewel }
bb-do-buy-none = Non comprare niente
bb-do-task = { $task }: completa
bb-do-task-cards = { $task }: mostra { LIST(WORD($cards, form: "card"), style: "comma") }
bb-do-task-yellow-cards = { $task }: mostra { LIST(WORD($cards, form: "card"), style: "comma") }; con il Giallo, { $how }
bb-do-task-yellow = { $task }: con il Giallo, { $how }
bb-do-task-give-up = { $task }: rinuncia
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = raggiunge: { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 uomo
   *[other] { $count } uomini
} fra cui scegliere, spazi fino a { $value }
bb-effect-women = { $count ->
    [one] 1 donna
   *[other] { $count } donne
} fra cui scegliere, spazi fino a { $value }
bb-effect-slot = spazi del tempio fino a { $slot }, bonus del fuoco
bb-effect-trades = { $count ->
    [one] 1 punto
   *[other] { $count } punti
} da scambiare
bb-effect-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}
bb-effect-pay-gods = { $count ->
    [one] paga una divinità
   *[other] paga { $count } divinità
}
bb-effect-offerings-left = { $count ->
    [0] nessuna offerta rimasta
    [one] 1 offerta rimasta
   *[other] { $count } offerte rimaste
}
bb-effect-tile-lost = non usata, la tessera dà { $points } alla fine
bb-effect-offerings = { $count ->
    [one] +1 offerta
   *[other] +{ $count } offerte
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 conchiglia
   *[other] +{ $count } conchiglie
}
bb-effect-aside = spinge da parte la capanna di { $who }
bb-effect-frees = libera la casella per una persona
bb-effect-huts-left = { $count ->
    [one] vi resta 1 capanna
   *[other] vi restano { $count } capanne
}
bb-effect-pairs = { $count ->
    [one] accanto a 1 materiale
   *[other] accanto a { $count } materiali
}
bb-effect-together = allora ne hai { $tiles } di questo tipo
bb-effect-closes-12 = chiude per sempre la casella 12 alle capanne
bb-effect-cost = { $count ->
    [one] 1 punto del dado
   *[other] { $count } punti del dado
}
bb-effect-lost = { $count ->
    [one] 1 punto va perso
   *[other] { $count } punti vanno persi
}
bb-effect-status = casella di status { $space } (vale { $points })
bb-effect-beside = nessuna casella libera: resta accanto alla plancia, conta solo per i compiti
bb-effect-no-back = porta una carta ignota: poi non si torna indietro
bb-effect-pushes = { COUNT($priests) ->
    [one] si sposta
   *[other] si spostano
} a destra: { $priests }
bb-effect-drops = esce dal tempio: { $who }
bb-effect-uses = usa { $materials }
bb-effect-shells-left = { $count ->
    [0] nessuna conchiglia rimasta
    [one] 1 conchiglia rimasta
   *[other] { $count } conchiglie rimaste
}
bb-effect-missing = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
bb-effect-met = già soddisfatto
bb-effect-no-points = nessun punto
bb-effect-no-nine = il bonus per { $tasks ->
    [9] nove compiti
   *[other] { $tasks } compiti
} è perso

## Told: the log and the captions

bb-order = { $who } riceve la tessera Ordine { $number }.
bb-laid-fish = Pesce { WORD($region, form: "in") }: { $fish }.
bb-laid-person = Spazio { $slot }: { $person }.
bb-dealt-task = { $who } riceve il compito: { $task }.
bb-laid-task = Nuovo compito sul tabellone: { $task }.
bb-laid-jewel = Gioiello del round { $round }: { $jewel }.
bb-laid-card = Carta Divinità scoperta: { WORD($god, form: "card") }.
bb-laid-card-reshuffled = Gli scarti delle carte Divinità sono stati mescolati; carta Divinità scoperta: { WORD($god, form: "card") }.
bb-dealt = { $who } riceve una carta Divinità.
bb-dealt-you = Ricevi una carta Divinità { WORD($god, form: "card") }.
bb-dealt-reshuffled = Gli scarti delle carte Divinità sono stati mescolati; { $who } riceve una carta Divinità.
bb-dealt-you-reshuffled = Gli scarti delle carte Divinità sono stati mescolati; ricevi una carta Divinità { WORD($god, form: "card") }.
bb-drew = { $who } pesca una carta Divinità.
bb-drew-you = Peschi una carta Divinità { WORD($god, form: "card") }.
bb-drew-reshuffled = Gli scarti delle carte Divinità sono stati mescolati; { $who } pesca una carta Divinità.
bb-drew-you-reshuffled = Gli scarti delle carte Divinità sono stati mescolati; peschi una carta Divinità { WORD($god, form: "card") }.
bb-rolled = { $who } tira { $face }.
bb-placed = { $who } piazza un { $face } su { $action }.
bb-placed-gods = { $who } piazza un { $face } su { $action } con { $gods }.
bb-fished = { $who } pesca con un { $face }: { $points } punti.
bb-paid = { $who } paga il dio { $god }: { $how }.
bb-red = { $who } prende { $points } per il pesce della { $region } con il Rosso ({ $how }).
bb-red-no = { $who } lascia il pesce della { $region }.
bb-chose-region = { $who } si espande { WORD($region, form: "in") }.
bb-settled = { $who } costruisce una capanna { WORD($region, form: "in") } (dalla casella { $space }) e riceve { $gain }.
bb-settled-aside = { $who } costruisce una capanna { WORD($region, form: "in") } (dalla casella { $space }), spinge da parte quella di { $owner } e riceve { $gain }.
bb-put = { $who } mette { $material } su { $space }.
bb-got-material = { $who } prende { $material }.
bb-got-beside = { $who } prende { $material }, accanto alla plancia.
bb-took-person = { $who } prende { $person } dallo spazio { $slot }.
bb-housed = { $who } mette { $person } sulla casella { $space }.
bb-tattooed = { $who } tatua { $person }: casella di status { $space }.
bb-collected = { $who } raccoglie { $count ->
    [one] 1 conchiglia
   *[other] { $count } conchiglie
} con { $person }.
bb-point = { $who } prende { $count ->
    [one] 1 punto
   *[other] { $count } punti
}.
bb-got-offerings = { $who } prende { $count ->
    [one] un’offerta
   *[other] { $count } offerte
}.
bb-got-shells = { $who } prende { $count ->
    [one] una conchiglia
   *[other] { $count } conchiglie
}.
bb-rose = { $who } sale alla casella di status { $space }.
bb-took-card = { $who } prende la carta Divinità scoperta { WORD($god, form: "card") }.
bb-takes-top = { $who } prende la prima carta del mazzo.
bb-carried = { $who } sposta la capanna dalla casella { $space } alla 12.
bb-stopped = { $who } si ferma lì.
bb-priest = { $who } manda un sacerdote sullo spazio { $slot }.
bb-priest-out = { $who } manda un sacerdote sullo spazio { $slot }; ne esce uno di { $owner }.
bb-chose-building = { $who } sceglie la tessera Edificio { $number }.
bb-built = { $who } costruisce la tessera { $number } su { $one } e { $other }: { $points } punti.
bb-used = { $who } usa { $persons }: { $does }.
bb-used-doubled = { $who } usa { $persons }, in doppio con il Verde: { $does }.
bb-used-extra = { $who } usa { $persons }, in più con il Verde: { $does }.
bb-ended = { $who } finisce il turno.
bb-passed = { $who } non usa nessuno.
bb-idle-use = { $who } non ha nessuno da usare.
bb-idle-buy = { $who } non può permettersi gioielli.
bb-ranked = Tracciato dello status: { LIST($results, style: "comma") }. È il nuovo ordine di turno.
bb-temple = Tempio: { LIST($results, style: "comma") }. { $who } prende la tessera Divinità.
bb-temple-empty = Il tempio è vuoto; la sua tessera Divinità esce dal gioco.
bb-final = Si contano i punti finali.
bb-bought = { $who } compra: { $jewel }.
bb-not-bought = { $who } non compra gioielli.
bb-resolved = Compito di { $who }, «{ $task }»: { $end }.
bb-took-task = { $who } prende il compito «{ $task }».

## Why not

bb-no-setup = La partita è ancora in preparazione.
bb-no-wait = Prima si estraggono dadi e tessere. Aspetta un attimo.
bb-no-now = Ora non è questa la domanda. La domanda è: { $ask }.
bb-no-die = Non hai un { $face } da piazzare. I tuoi dadi: { LIST($dice, style: "comma") }.
bb-no-lower = Un { $face } non può andare su { $action }: lì il dado più basso è { $lowest }, quindi ne serve uno più basso. Dei tuoi: { LIST($dice, style: "comma") }. Oppure gioca il Blu.
bb-no-lower-none = Un { $face } non può andare su { $action }: lì il dado più basso è { $lowest } e nessuno dei tuoi è più basso. Aiuta solo il Blu.
bb-no-reach = Un { $face } non basta per { $action }: serve un { $needs }. Il Bianco ne fa un 6.
bb-no-gods-fishing = Niente divinità sullo spazio Pesca.
bb-no-blue-needed = Un { $face } può andare su { $action } senza il Blu.
bb-no-white-six = Un 6 non ha bisogno del Bianco.
bb-no-target = { $action }: dalle tue capanne nessuna via porta a una nuova regione.
bb-no-huts = Sulla tua plancia non ci sono più capanne.
bb-no-free-space = La tua plancia non ha caselle libere per una persona. Prima una dev’essere lasciata dalle capanne.
bb-no-men = Non ci sono più uomini disponibili.
bb-no-women = Non ci sono più donne disponibili.
bb-no-priests = Tutti i tuoi sacerdoti sono nel tempio.
bb-no-materials = Per costruire ti servono due materiali su caselle cerimonia vicine.
bb-no-buildings = Hai costruito tutti i tuoi edifici.
bb-no-pay-offering = Il dio { $god } non si può pagare: hai le carte ma nessuna offerta.
bb-no-pay-card = Il dio { $god } non si può pagare: non hai una carta di questo colore, né due carte uguali, né una tessera Divinità.
bb-no-pay-both = Il dio { $god } non si può pagare: ti mancano le carte, un’offerta e una tessera Divinità.
bb-no-pay-two = Il Blu e il Bianco non si possono pagare insieme.
bb-no-pay-then = Se paghi così il dio { $god }, il resto non è più possibile.
bb-no-god-tile = Non hai tessere Divinità.
bb-no-pair-mixed = Le due carte devono avere lo stesso colore.
bb-no-pair-own = Per il dio { $god } basta una carta del suo colore.
bb-no-card-colour = Una carta { WORD($colour, form: "card") } non basta per il dio { $god }; ne servono due.
bb-no-cards = Hai { $have } di { $need } carte Divinità { WORD($colour, form: "cards") }.
bb-no-region = Non c’è una regione { $text }.
bb-no-region-own = Hai già una capanna { WORD($region, form: "in") }.
bb-no-path = { $action }: nessuna via di questo tipo va dalle tue capanne alla { $region }.
bb-no-path-value = La via verso la { $region } richiede { $needs }; tu hai { $value }.
bb-no-start-value = Il pesce { WORD($region, form: "in") } vale { $points }. Le prime capanne vanno dove vale 1.
bb-no-start-taken = { $who } ha già preso la { $region }.
bb-no-hut = Sulla casella { $space } non c’è una capanna.
bb-no-space-kind = La casella { $space } accetta solo { $material }.
bb-no-space-full = La casella { $space } è occupata.
bb-no-home-huts = Sulla casella { $space } c’è una capanna.
bb-no-home-person = Sulla casella { $space } c’è già una persona.
bb-no-carry-person = Sulla casella 12 c’è una persona, quindi nessuna capanna può più andarci.
bb-no-carry-12 = Quella capanna è già sulla casella 12.
bb-no-slot-empty = Lo spazio { $slot } è vuoto.
bb-no-slot-value = Lo spazio { $slot } è troppo alto: tu hai { $value }.
bb-no-slot-man = Ora va preso un uomo, non una donna.
bb-no-slot-woman = Ora va presa una donna, non un uomo.
bb-no-stop = Puoi fermarti solo dopo almeno una scelta.
bb-no-points = Costa { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
} del dado; punti rimasti: { $left }.
bb-no-shifted = { $person }: tessera già spostata; ogni persona una volta sola.
bb-no-person-own = Non hai questa persona: { $person }.
bb-no-open-card = Non c’è una carta Divinità { WORD($god, form: "card") } scoperta.
bb-no-deck = Nel mazzo non ci sono più carte.
bb-no-built = Hai già costruito la tessera { $number }.
bb-no-building-value = La tessera { $number } è troppo alta: tu hai { $value }.
bb-no-pair = { $one } e { $other } non sono vicine.
bb-no-pair-empty = Su { $space } non c’è materiale.
bb-no-kind-men = Non hai un uomo di questo tipo: { $kind }.
bb-no-kind-women = Non hai una donna di questo tipo: { WORD($kind, form: "woman") }.
bb-no-spent-men = In questo turno hai già usato uomini. Un altro tipo richiede il Verde.
bb-no-spent-women = In questo turno hai già usato donne. Un altro tipo richiede il Verde.
bb-no-green-twice = Il Verde si può giocare una volta per turno.
bb-no-extra-first = Non hai ancora usato nessuno di questo sesso: usali senza il Verde.
bb-no-extra-used = Hai già usato questo tipo: { $persons }.
bb-no-double = { $persons }: anche in doppio, il valore resta { $value }.
bb-no-effect = { $persons }: ora non servirebbe a niente ({ $does }).
bb-no-jewel = Non è fra i gioielli di questo round: { $jewel }.
bb-no-shells = { $jewel }: hai { $have } di { $cost ->
    [one] 1 conchiglia
   *[other] { $cost } conchiglie
}.
bb-no-task-own = Non è uno dei tuoi compiti: { $task }.
bb-no-task-met = «{ $task }» non è soddisfatto: { $lacks }.
bb-no-give-up = Non puoi rinunciare a un compito finché uno dei tuoi è soddisfatto. È soddisfatto: { $task }.
bb-no-leave-met = «{ $task }» è soddisfatto, quindi completalo.
bb-no-show = Di’ quali carte mostri, per esempio così: { $text }
bb-no-yellow-met = «{ $task }» è soddisfatto senza il Giallo.
bb-no-yellow-short = Il Giallo non aiuta con «{ $task }». Dopo aver pagato: { $lacks }.
bb-no-take = Questo compito non è sul tabellone: { $task }.

## Score

bb-tie-order = tessera Ordine
bb-score-start = per l’ordine iniziale
bb-score-fishing = dadi alla pesca
bb-score-helper = punti scambiati
bb-score-persons = Narratori
bb-score-buildings = edifici
bb-score-red = pesci con il Rosso
bb-score-status = tracciato dello status
bb-score-priests = sacerdoti
bb-score-tasks = compiti
bb-score-god-tiles = tessere Divinità rimaste
bb-score-fish = pesci alla fine
bb-score-jewelry = gioielli
bb-score-bonus-tasks = bonus: { $bonus_tasks ->
    [one] 1 compito
   *[other] { $bonus_tasks } compiti
}
bb-score-bonus-jewelry = bonus: { $bonus_jewelry ->
    [one] 1 gioiello
   *[other] { $bonus_jewelry } gioielli
}
bb-score-bonus-ceremony = bonus: { $bonus_ceremony ->
    [one] 1 casella cerimonia
   *[other] { $bonus_ceremony } caselle cerimonia
}
bb-score-bonus-buildings = bonus: { $bonus_buildings ->
    [one] 1 edificio
   *[other] { $bonus_buildings } edifici
}
bb-score-bonus-regions = bonus: { $bonus_regions ->
    [one] 1 regione
   *[other] { $bonus_regions } regioni
}
bb-score-bonus-persons = bonus: { $bonus_persons } uomini e donne

## The rules at the table, page by page

bb-yield-stone = pietra
bb-yield-sand = sabbia
bb-yield-wood = legno
bb-yield-offering = un’offerta
bb-rules-1 =
    ### Di che si tratta
    { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
    }, ognuno in tre fasi. **A**: piazzi i tuoi { $dice } dadi, uno alla volta, e ognuno dà un’azione. **B**: usi i tuoi uomini e le tue donne. **C**: si contano status, tempio, gioielli e compiti.
    La tua plancia ha 12 capanne. Una capanna che la lascia fa posto a un uomo o a una donna. Vince chi ha più punti; a parità, chi è primo nell’ultimo ordine di turno.
bb-rules-2 =
    ### Piazzare un dado
    Un dado va su una tessera Azione solo se è **più basso di tutti i dadi che ci sono**. Il suo numero è ciò che puoi farne: vie, spazi e tessere fino a quel numero. Devi poter eseguire l’azione. Sullo **spazio Pesca** qualsiasi dado dà { $fishing ->
    [one] 1 punto
   *[other] { $fishing } punti
    }.
    { $players ->
    [2] Uomo e Donna sono una sola tessera, e così Via di terra e Via d’acqua: scegli una delle due azioni.
    [3] Via di terra e Via d’acqua sono una sola tessera: scegli una delle due azioni.
    [4] In 4 giocatori ogni azione ha una tessera sua.
   *[other] In 2 giocatori Uomo e Donna sono una sola tessera, in 2 e 3 lo sono Via di terra e Via d’acqua: scegli una delle due azioni.
    }
bb-rules-3 =
    ### Le azioni
    {""}**Via di terra, Via d’acqua**: una capanna in una regione accanto a una delle tue. Ne ricevi il prodotto: montagna { $yield_mountain }, spiaggia { $yield_beach }, foresta { $yield_forest }, pianura { $yield_plains }. Una capanna che si trova lì viene spinta da parte.
    {""}**Uomo, Donna**: prendi una persona fra quelle disponibili, per una casella libera della tua plancia.
    {""}**Tempio**: un sacerdote su uno spazio; gli altri vengono spinti a destra e possono uscire. Bonus del fuoco.
    {""}**Costruire**: copri due materiali vicini con una tessera. Punti secondo il round: { LIST($building, style: "comma") }. Bonus del fuoco.
    {""}**Bonus del fuoco**: una carta Divinità o un’offerta, e un passo di status o una conchiglia.
bb-rules-4 =
    ### L’aiuto
    Scambia i punti del dado, una cosa dopo l’altra. Che cosa costa: tatuare un uomo (passi di status) **{ $trade_tattoo }**, raccogliere conchiglie con una donna **{ $trade_collect }**, { $helper ->
    [one] 1 punto
   *[other] { $helper } punti
    } **{ $trade_point }**, un’offerta **{ $trade_offering }**, una carta Divinità **{ $trade_card }**, un materiale **{ $trade_material }**, spostare una capanna sulla casella 12 **{ $trade_hut }**. Ogni persona può essere tatuata o raccogliere conchiglie una volta per partita.
    I materiali stanno su caselle cerimonia del loro tipo. Quelli che non trovano posto contano solo per i compiti.
bb-rules-5 =
    ### Le divinità
    Per giocarne una, paga una carta del suo colore e un’offerta, o due carte uguali di un altro colore e un’offerta, o una tessera Divinità.
    {""}**Blu**: piazza il dado anche se non è più basso. **Bianco**: il dado conta come 6 per la sua azione. **Rosso**: prendi i punti del pesce della regione appena raggiunta. **Verde** (fase B, una volta): raddoppia un tipo, o usane uno in più. **Giallo** (fase C): a un compito può mancare una cosa, per { $helped_task ->
    [one] 1 punto
   *[other] { $helped_task } punti
    } invece di { $task }.
bb-rules-6 =
    ### Uomini e donne
    Nella fase B usa, se vuoi, un tipo di uomini e un tipo di donne. Tutte le tessere dello stesso tipo e sesso agiscono insieme: due o tre fanno di più. Che siano spostate o no, non importa.
    {""}**Pioniere** terra, **Rematore** acqua, **Cantante** prende una donna, **Tamburino** un uomo, **Costruttore** costruisce, **Raccoglitore** materiali, **Portatore** capanne alla 12, **Narratore** punti, **Veggente** carte Divinità, **Donatore** offerte, **Nobile** status, **Tuffatore** conchiglie.
bb-rules-7 =
    ### Il conteggio di un round
    1. **Status**: i punti della tua casella; l’ordine lì è il nuovo ordine di turno. I segnalini tornano a 0.
    2. **Tempio**: punti per ogni sacerdote, secondo il round: { LIST($priest, style: "comma") }. Chi ha più sacerdoti vince una tessera Divinità.
    3. **Gioielli**: comprane uno con conchiglie.
    4. **Compiti**: completa uno dei tuoi { $tasks } per { $task ->
    [one] 1 punto
   *[other] { $task } punti
    }, o per { $helped_task } con il Giallo. Se nessuno è soddisfatto, rinuncia a uno. Poi prendine uno nuovo.
bb-rules-8 =
    ### La fine
    Dopo il round { $rounds } risolvi i tuoi ultimi compiti. Poi: { $god_tile ->
    [one] 1 punto
   *[other] { $god_tile } punti
    } per ogni tessera Divinità rimasta, il pesce di ogni regione in cui la tua capanna sta sul terreno edificabile, i tuoi gioielli.
    { $bonus ->
    [one] 1 punto
   *[other] { $bonus } punti
    } ogni volta per: { $bonus_tasks } compiti completati, { $bonus_jewelry } gioielli, { $bonus_ceremony } caselle cerimonia coperte, { $bonus_buildings } edifici, capanne in { $bonus_regions } regioni, { $bonus_persons } uomini e donne.

## Runs of the same thing, said once

bb-rolled-many = { $who } tira { COUNT($face) ->
    [one] { $count } volte un { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } riceve { $count } carte Divinità.
bb-dealt-you-many = Ricevi { $count } carte Divinità: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-drew-many = { $who } pesca { $count } carte Divinità.
bb-drew-you-many = Peschi { $count } carte Divinità: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-laid-task-many = Nuovi compiti sul tabellone: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Carte Divinità scoperte: { LIST(WORD($god, form: "card"), style: "comma") }.
bb-dealt-task-many = { $who } riceve i compiti: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } prende { $count } punti.
bb-got-offerings-many = { $who } prende { $count } offerte.
bb-took-card-many = { $who } prende le carte Divinità scoperte: { LIST(WORD($god, form: "card"), style: "comma") }.
