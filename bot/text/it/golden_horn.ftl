### Golden Horn. Forms of colours: one, several (of cubes, masculine), card, cards (feminine, also of sails).
### Forms of places: to (a …, in …), from (da …); squares take theirs from gh-square.
### Prompts are written small, to follow a name; what was told is a whole sentence.

gh-title = Il Corno d’Oro
gh-about = Flotte mercantili fra Venezia e Costantinopoli, per 2-4 giocatori. Porta a casa merci di molti colori, e occhio ai pirati.

## Terms

gh-colour-O = arancione
    .one = arancione
    .several = arancioni
    .card = arancione
    .cards = arancioni
gh-colour-P = rosa
    .one = rosa
    .several = rosa
    .card = rosa
    .cards = rosa
gh-colour-G = verde
    .one = verde
    .several = verdi
    .card = verde
    .cards = verdi
gh-colour-R = rosso
    .one = rosso
    .several = rossi
    .card = rossa
    .cards = rosse
gh-colour-B = blu
    .one = blu
    .several = blu
    .card = blu
    .cards = blu
gh-colour-Y = giallo
    .one = giallo
    .several = gialli
    .card = gialla
    .cards = gialle
gh-port-V = Venezia
    .to = a Venezia
    .from = da Venezia
gh-port-C = Costantinopoli
    .to = a Costantinopoli
    .from = da Costantinopoli
gh-port-M = Modone
    .to = a Modone
    .from = da Modone
gh-square = { $text }
    .to = in { $text }
    .from = da { $text }
gh-crest-L = Leone
gh-crest-E = Aquila
gh-crest-T = Torre
gh-crest-A = Ancora

## Options

gh-option-ship-placement = Primi porti
gh-option-ship-placement-random = a sorte
gh-option-ship-placement-choice = ognuno sceglie, in segreto
gh-option-open-warehouses = Magazzini
gh-option-open-warehouses-off = chiusi, ognuno vede solo il proprio
gh-option-open-warehouses-on = aperti, tutti vedono tutto
gh-option-start-seat = Chi inizia
gh-option-start-seat-random = a sorte
gh-option-start-seat-1 = posto 1
gh-option-start-seat-2 = posto 2
gh-option-start-seat-3 = posto 3
gh-option-start-seat-4 = posto 4
gh-option-crests = Stemmi per posto
gh-option-crests-own = Il tuo stemma
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Scegli i primi porti…
gh-kind-back = Cambia i porti…
gh-kind-raid = Prima i pirati…
gh-kind-ship = Muovi una nave…
gh-kind-pass = Passa…
gh-kind-load = Carica…
gh-kind-turn = Fissa la rotta…
gh-kind-sail = Naviga verso…
gh-kind-call = Annuncia la fine…

## Prompts: what is awaited, after the player's name

gh-ask-ports = scegli un porto principale per ognuna delle tue navi
gh-ask-ports-many = scegliete un porto principale per ognuna delle vostre navi
gh-ask-ports-sealed = i tuoi porti sono sigillati; puoi ancora cambiarli
gh-ask-turn = manda i pirati, o scegli la nave da muovere
gh-ask-move = scegli la nave da muovere
gh-ask-pass = nessuna nave può muoversi: manda i pirati, o passa
gh-ask-ship = quale nave si muove?
gh-ask-load = quale colore carica { $ship }?
gh-ask-bow = { $ship } tiene la rotta o vira?
gh-ask-sail = dove va { $ship }?
gh-ask-call = tutti e sei i colori! Annunciare la fine?
gh-draw-now = Estrai ora: fissa il carico

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Cambia i miei porti
gh-do-raid = Pirati su { $ship } ({ $owner }) per un cubo { WORD($cube, form: "one") }, carte: { COUNT($cards) ->
    [one] due { WORD($cards, form: "cards") }
   *[other] { LIST(WORD($cards, form: "card"), style: "comma") }
}
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Passa
gh-do-load = Carica { $count } { $count ->
    [one] { WORD($colour, form: "one") }
   *[other] { WORD($colour, form: "several") }
}
gh-do-keep = { $ship } tiene la rotta verso { $direction ->
    [E] est
   *[W] ovest
}
gh-do-turn = { $ship } vira verso { $direction ->
    [E] est
   *[W] ovest
}
gh-do-sail = { $place }
gh-do-call = Annuncia la fine
gh-do-decline = Continua a giocare

## Answers: what they cost and bring

gh-effect-cargo = { $count ->
    [one] un cubo { WORD($colour, form: "one") }
   *[other] { $count } cubi { WORD($colour, form: "several") }
} a bordo
gh-effect-empty = senza carico
gh-effect-must-load = prima carica
gh-effect-heads = verso { $direction ->
    [E] est
   *[W] ovest
}
gh-effect-gain = un cubo { WORD($colour, form: "one") } per il tuo magazzino
gh-effect-left = { $count ->
    [0] { $ship } resta vuota e può virare
    [one] a { $ship } resta un cubo
   *[other] a { $ship } restano { $count } cubi
}
gh-effect-free = gratis
gh-effect-wind = { $winds ->
    [one] carta Vento
   *[other] carte Vento
}: { LIST(WORD($wind, form: "card"), style: "comma") }
gh-effect-unload = scarica { $count } { $count ->
    [one] { WORD($colour, form: "one") }
   *[other] { WORD($colour, form: "several") }
}
gh-effect-cards = { $count ->
    [one] pesca una carta
   *[other] pesca { $count } carte
}
gh-effect-refill = { $count ->
    [one] un nuovo cubo
   *[other] { $count } nuovi cubi
} { WORD($port, form: "to") }
gh-effect-final = svuota { $port }: comincia l’ultimo round
gh-effect-skips = supera { $places } ({ COUNT($places) ->
    [one] occupata
   *[other] occupate
})
gh-effect-once = in questo viaggio non vira più

## Told: the log and the captions

gh-start = { $who } inizia la partita.
gh-placed = { $ship } comincia { WORD($port, form: "to") }.
gh-cube = Un cubo { WORD($colour, form: "one") } arriva { WORD($port, form: "to") }.
gh-refilled = Nuovo cubo { WORD($port, form: "to") }: { WORD($colour, form: "one") }.
gh-dealt = { $who } riceve una carta.
gh-dealt-you = Ricevi una carta { WORD($colour, form: "card") }.
gh-drew = { $who } pesca una carta.
gh-drew-you = Peschi una carta { WORD($colour, form: "card") }.
gh-drew-reshuffled = Gli scarti sono stati mescolati; { $who } pesca una carta.
gh-drew-you-reshuffled = Gli scarti sono stati mescolati; peschi una carta { WORD($colour, form: "card") }.
gh-ports-ready = { $who } ha scelto i suoi porti, sigillati.
gh-ports-sealed = I tuoi porti sono sigillati: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } sceglie di nuovo i porti.
gh-ports-open = { $who } ha scelto per ultimo.{ $venices ->
    [0] {""}
   *[other] {" "}Venezia: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Costantinopoli: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } muove { $ship }.
gh-raided = { $who } assale { $ship } ({ $owner }) con { COUNT($cards) ->
    [one] due carte { WORD($cards, form: "cards") }
   *[other] le carte { LIST(WORD($cards, form: "card")) }
} e prende un cubo { WORD($cube, form: "one") }.
gh-passed = { $who } non ha navi che possano muoversi.
gh-loaded = { $who } carica { $count ->
    [one] un cubo { WORD($colour, form: "one") }
   *[other] { $count } cubi { WORD($colour, form: "several") }
} su { $ship } { WORD($port, form: "to") }.
gh-loaded-emptied = { $who } carica { $count ->
    [one] un cubo { WORD($colour, form: "one") }
   *[other] { $count } cubi { WORD($colour, form: "several") }
} su { $ship } e svuota { $port }: comincia l’ultimo round.
gh-kept = { $who } tiene { $ship } sulla sua rotta.
gh-turned = { $who } fa virare { $ship } verso { $direction ->
    [E] est
   *[W] ovest
}.
gh-sailed = { $who } porta { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , oltre { $skipped },{" "}
}{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta Vento
       *[other] carte Vento
    }: { LIST(WORD($wind, form: "card"), style: "comma") })
}.
gh-arrived = { $who } porta { $ship }, vuota, { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , oltre { $skipped },{" "}
}{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta Vento
       *[other] carte Vento
    }: { LIST(WORD($wind, form: "card"), style: "comma") })
}.
gh-delivered = { $who } porta { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {" "}
   *[other] , oltre { $skipped },{" "}
}{ WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
   *[other] {" "}({ $winds ->
        [one] carta Vento
       *[other] carte Vento
    }: { LIST(WORD($wind, form: "card"), style: "comma") })
} e scarica { $count ->
    [one] un cubo { WORD($colour, form: "one") }
   *[other] { $count } cubi { WORD($colour, form: "several") }
}.
gh-called = { $who } annuncia la fine: tutti giocano lo stesso numero di turni, poi la partita è finita.
gh-not-called = { $who } continua a giocare.
gh-opened = La partita è finita; tutti i magazzini vengono aperti.

## Why not

gh-no-setup = La partita è ancora in preparazione.
gh-no-such-ship = In questa partita non c’è una nave { $ship }.
gh-no-own-ship = { $ship } appartiene a { $owner }.
gh-no-load-possible = { $ship } non può caricare { WORD($port, form: "to") }, quindi non può partire: nessun cubo lì ha un colore che manchi sulle sue vele.
gh-no-ship-chosen = { $ship } è già scelta per questo turno.
gh-no-choose-first = Scegli prima la nave.
gh-no-raid-late = I pirati vengono prima del movimento della nave, non dopo.
gh-no-raid-second = Un solo attacco per turno.
gh-no-raid-own = { $ship } è una tua nave.
gh-no-raid-port = { $ship } è al sicuro { WORD($port, form: "to") }. I pirati attaccano solo in mare.
gh-no-raid-empty = { $ship } non ha un carico da prendere.
gh-no-raid-cards = Un attacco richiede esattamente due carte.
gh-no-raid-sail = Nessuna vela di { $ship } è { WORD($colour, form: "card") }.
gh-no-raid-hand = Non hai in mano: { LIST(WORD($cards, form: "card"), style: "comma") }.
gh-no-load-late = Ora non c’è niente da caricare.
gh-no-load-absent = Non c’è nessun cubo { WORD($colour, form: "one") } { WORD($port, form: "to") }.
gh-no-load-sail = { $ship } ha una vela { WORD($colour, form: "card") }, quindi non può portare quel colore.
gh-no-load-first = { $ship } deve caricare prima di salpare.
gh-no-bow-port = { $ship } è in un porto principale e non ha una rotta da cambiare.
gh-no-bow-cargo = { $ship } ha un carico; solo una nave vuota può virare.
gh-no-bow-twice = { $ship } ha già virato in questo viaggio.
gh-no-bow-late = Ora non c’è una rotta da scegliere.
gh-no-bow-first = Di’ prima se { $ship } tiene la rotta o vira.
gh-no-node = { $place } non è su questa rotta.
gh-no-stay = { $ship } è già { WORD($place, form: "to", plain: "gh-square") }. Deve muoversi.
gh-no-behind = { $place } sta dietro { $ship }.
gh-no-full = { $place } non ha più posto, quindi la nave passa oltre.
gh-no-past = { $place } sta oltre { $port }, e la nave deve fermarsi lì.
gh-no-wind = Per raggiungere { $place } ti serve una carta { WORD($colour, form: "card") } per ripartire { WORD($at, form: "from", plain: "gh-square") }.
gh-no-call-colours = Al tuo magazzino manca ancora: { $missing }.
gh-no-call-final = L’ultimo round è già in corso.
gh-no-call-late = Puoi annunciare la fine subito dopo il movimento della tua nave.
gh-no-moved = La tua nave si è già mossa. Resta solo la domanda sulla fine.
gh-no-pass = Non puoi passare finché una tua nave può muoversi: { $ship } può.
gh-no-ports-late = I primi porti sono decisi.
gh-no-ports-form = Scrivi tre lettere, V o C, una per nave: VVC.
gh-no-ports-sealed = I tuoi porti sono sigillati. Per cambiarli, prima riprendili.
gh-no-back = Non c’è niente da riprendere.

## Score

gh-score-cubes = cubi
gh-score-sets-6 = set di 6 colori
gh-score-sets-5 = set di 5 colori
gh-score-sets-4 = set di 4 colori
gh-score-sets-3 = set di 3 colori
gh-score-sets-2 = set di 2 colori

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 colore
   *[other] { $colours } colori
} +{ $points }
gh-modone = { $berths ->
    [one] 1 ormeggio
   *[other] { $berths } ormeggi
} ({ $players } giocatori)
gh-modone-here = **Modone** ha { $berths ->
    [one] 1 ormeggio
   *[other] { $berths } ormeggi
}; quando è piena si passa oltre.
gh-modone-none = Con questo numero di giocatori Modone non c’è.
gh-rules-1 =
    ### Di che si tratta
    Hai tre navi e un magazzino. Le navi viaggiano fra **Venezia** e **Costantinopoli**, caricano cubi in una e li scaricano nell’altra. Ogni cubo nel tuo magazzino vale { $cube ->
    [one] 1 punto
   *[other] { $cube } punti
    }, e i set di colori diversi rendono di più.
    Le vele di una nave dicono tre cose: che cosa *non* può caricare, quali caselle di mare la fanno proseguire gratis, e quali carte possono usare i pirati contro di lei.
gh-rules-2 =
    ### Il tuo turno
    1. **Pirati**, se vuoi, una volta: gioca due carte contro una nave altrui che è in mare e ha un carico. Ogni carta deve avere un colore delle sue vele; va bene anche due volte lo stesso. Un cubo va nel tuo magazzino. Nei porti si è al sicuro.
    2. **Muovi una nave**, sempre. Quando lascia Venezia o Costantinopoli, prima carica: tutti i cubi di un colore che non è sulle sue vele. Il porto viene riportato a { $port_cubes } cubi.
gh-rules-3 =
    ### Navigare
    Il primo passo è gratis: fino alla prossima casella libera davanti. Le caselle occupate si saltano.
    Da una casella con un colore delle tue vele puoi proseguire gratis. Da ogni altra casella ti serve una **carta Vento** del colore di quella casella. Prosegui quanto puoi e vuoi; puoi fermarti ovunque.
    Un porto chiude il movimento. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] **Modone** ha { LIST($modone, style: "or") }; quando è piena si passa oltre. Con altri numeri di giocatori Modone non c’è.
    }
gh-rules-4 =
    ### Porti, carte, virare
    A Venezia e a Costantinopoli tutto il carico va nel tuo magazzino. In ogni porto peschi carte: { $cards1 } per una nave con vele di un solo colore, { $cards2 } per due colori, { $cards3 } per tre. { COUNT($cardless) ->
    [0] {""}
   *[other] Con { LIST($cardless, style: "or") } giocatori Modone non dà carte.{" "}
    }La mano non ha limite.
    Le navi tengono la rotta. Solo una nave senza carico può virare, una volta per viaggio, quando la muovi; poi torna indietro.
gh-rules-5 =
    ### La fine e il punteggio
    L’ultimo round comincia quando un porto principale resta vuoto, o quando un giocatore che ha tutti e sei i colori annuncia la fine. Dura finché tutti hanno giocato lo stesso numero di turni.
    { $cube ->
    [one] 1 punto
   *[other] { $cube } punti
    } per ogni cubo nel magazzino. Ogni set di colori diversi: { LIST($sets, style: "comma") }; un cubo conta in un solo set. I cubi sulle navi e le carte in mano non contano. In caso di parità la vittoria è condivisa.

## Runs of the same thing, said once

gh-cube-many = { $count } cubi arrivano { WORD($port, form: "to") }: { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { LIST(WORD($colour, form: "one"), style: "comma") }
}.
gh-refilled-many = { $count } nuovi cubi { WORD($port, form: "to") }: { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { LIST(WORD($colour, form: "one"), style: "comma") }
}.
gh-dealt-many = { $who } riceve { $count } carte.
gh-dealt-you-many = Ricevi { $count } carte: { COUNT($colour) ->
    [one] { WORD($colour, form: "cards") }
   *[other] { LIST(WORD($colour, form: "card"), style: "comma") }
}.
gh-drew-many = { $who } pesca { $count } carte.
gh-drew-you-many = Peschi { $count } carte: { COUNT($colour) ->
    [one] { WORD($colour, form: "cards") }
   *[other] { LIST(WORD($colour, form: "card"), style: "comma") }
}.
