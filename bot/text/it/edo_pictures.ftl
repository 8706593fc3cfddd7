### Words inside the pictures of Edo: short, because room is short.

edo-pic-title = Edo
edo-pic-setup = Preparazione
edo-pic-round = Round { $round } di { $rounds }
edo-pic-phase-setup = si prepara il tabellone
edo-pic-phase-draft = città e merci
edo-pic-phase-ronin = i ronin si muovono
edo-pic-phase-plan = piani in segreto
edo-pic-phase-act = carte, fase { $slot } di 3
edo-pic-phase-wages = paga e rendita
edo-pic-phase-limit = fine del round
edo-pic-phase-over = La partita è finita
edo-pic-plans = Pianificazione
edo-pic-next = poi
edo-pic-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
edo-pic-last-card = ultimo round
edo-pic-goal = fine

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Dischi
edo-emblem-triangles = Triangoli
edo-emblem-lozenges = Losanghe
edo-emblem-grid = Griglia
edo-emblem-ring = Anello

## What is awaited, after a name

edo-pic-ask-draft-any = prende una città o merci
edo-pic-ask-draft-bundle = prende merci
edo-pic-ask-draft-city = prende una città
edo-pic-ask-ronin = muove un ronin
edo-pic-ask-land = nomina il tipo di spazio
edo-pic-ask-send = manda il ronin
edo-pic-ask-plan = pianifica
edo-pic-ask-act = pianifica
edo-pic-ask-crew = pianifica
edo-pic-ask-walk = { $action }: prima muovere?
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = un secondo samurai?
edo-pic-ask-rally = raduna samurai
edo-pic-ask-trade-on = la seconda offerta?
edo-pic-ask-last = altro?
edo-pic-ask-wages = versa la paga
edo-pic-ask-discard = scarta

## Private pages

edo-pic-your-plan = Il tuo piano
edo-pic-your-turn = Il tuo turno
edo-pic-your-hand = Ciò che vedi
edo-pic-slot = fase { $number }
edo-pic-which-action = Fase { $number }: quale azione?
edo-pic-which-crew = Fase { $number }: quanti funzionari?
edo-pic-sealed = Sigillato finché non hanno pianificato tutti
edo-pic-confirm = confermi?
edo-pic-quiet = passa, senza domande
edo-pic-plan-now = Così com’è ora, senza movimenti
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → niente
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → niente, lì non c’è nessun samurai
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, decidi allora
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Paga: { $rice } riso per { $count } samurai
edo-pic-plan-wages-short = Paga: solo { $rice } riso per { $count } samurai; { $home ->
    [one] ne torna 1
   *[other] ne tornano { $home }
}
edo-pic-plan-income = Rendita: { $ryo } ryo
edo-pic-plan-quiet = { $card } { $action }: passa, senza domande
edo-pic-nobody = nessuno
edo-pic-officials = Funzionari rimasti
edo-pic-of-limit = { $count } di { $limit }
edo-pic-no-samurai = nessuno sul tabellone
edo-pic-if-over = { $points } se finisse ora

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
edo-pic-tell-starts = inizia
edo-pic-tell-ready = ha pianificato
edo-pic-tell-out = sta pianificando
edo-pic-tell-slot = fase { $number }: { $action } su { $card } ({ LIST($officials) })
edo-pic-tell-hidden = { $count ->
    [one] una fase coperta
   *[other] { $count } fasi coperte
}
edo-pic-tell-officials = funzionari propri { $own }, neutrali { $neutral }
edo-pic-tell-supply = da costruire: { $houses ->
    [one] 1 casa
   *[other] { $houses } case
}, { $post ->
    [yes] un emporio
   *[no] nessun emporio
}
edo-pic-tell-temples = templi { $count }
edo-pic-tell-cards = carte { $list }
edo-pic-tell-privileges = privilegi: { $list }
edo-pic-tell-markers = segnalini Ronin { $count }
edo-pic-tell-samurai = samurai: { $list }
edo-pic-tell-no-samurai = nessun samurai sul tabellone
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = siti occupati { $taken } di { $sites }: { $list }
edo-pic-tell-row-empty = { $sites } siti, tutti liberi
edo-pic-tell-house = casa di { $who }
edo-pic-tell-post = emporio di { $who }
edo-pic-tell-stronghold = fortezza di { $who }
edo-pic-tell-income = rendita { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = paga { $list } per rango
edo-pic-tell-no-building = i ronin bloccano la costruzione
edo-pic-tell-no-income = i ronin bloccano la rendita
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = Sul tabellone: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Un samurai produce ora: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Città (siti occupati, rendita): { $list }.
edo-pic-tell-roads = Vie: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Coperti: { $list }.
edo-pic-tell-strangers = un samurai di nessun giocatore
edo-pic-tell-merchant = il mercante
edo-pic-tell-ronin = ronin { $number }
edo-pic-tell-temple = tempio di { $who }
edo-pic-tell-offer = { $card }: fino a { $most } × { $goods }, { $price } ryo l’uno; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $cost }.
edo-pic-goods-rice = riso
edo-pic-goods-wood = legno
edo-pic-goods-stone = pietra
edo-pic-tell-current = Carta del mercante { $offer }
edo-pic-tell-coming = Prossima carta del mercante { $offer }
edo-pic-tell-stack = Carte del mercante rimaste: { $count }.
edo-pic-tell-demand = { $demand } con { $action } per { $cost }
edo-pic-tell-demand-brings = { $demand } con { $action } per { $cost } dà { $privilege }
edo-pic-tell-demands = Richieste: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Prossima richiesta: { $demand }; rimaste: { $count }.
edo-pic-tell-next-privilege = Prossimo privilegio: { $privilege }; rimasti: { $count }.
edo-pic-tell-display = Carte speciali da comprare: { LIST($list, style: "semicolon") }. Restano: { $count }.
edo-pic-tell-card = { $card } per { $price } ryo ({ $actions })
edo-pic-tell-supplies = Riserva: funzionari neutrali { $neutral }, fortezze { $strongholds }.
edo-pic-tell-bag = Sacchetto dei ronin: { $list }; segnalini rimasti { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Il tuo piano, non pubblico: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Ancora liberi: { LIST($officials) }.
edo-pic-tell-plan-open = fase { $number }: { $action } su { $card }
edo-pic-tell-chosen = La scelta non è ancora confermata.

## The second picture: income, market, supplies

edo-pic-ledger = tabelle e riserve
edo-pic-income = Rendita
edo-pic-income-about = ryo per rango, secondo quanti vi costruiscono
edo-pic-merchant = Mercante
edo-pic-now = ora
edo-pic-supply = Riserva
edo-pic-neutral = funzionari neutrali
edo-pic-strongholds = fortezze
edo-pic-deck = carte speciali
edo-pic-markers = segnalini Ronin
edo-pic-bag = Sacchetto dei ronin
edo-pic-demands = Richieste
edo-pic-stacks = restano: richieste { $demands }, privilegi { $privileges }
edo-pic-special = Carte speciali
edo-pic-owned = Carte speciali comprate
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Tessera Profitto di { $city } (giocatori presenti: ryo per rango): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = { $who } ha comprato { LIST($list, style: "comma") }.

edo-pic-tell-goal = La partita finisce anche con il round in cui qualcuno ha { $points } punti potere.
edo-pic-tell-reached = È l’ultimo round: { $points } punti potere raggiunti da { LIST($list) }.
edo-pic-tell-now = Se finisse ora: { $list }
