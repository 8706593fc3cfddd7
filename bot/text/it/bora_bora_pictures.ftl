### Words inside the pictures of Bora Bora: short, because room is short.

bb-pic-title = Bora Bora
bb-pic-round = Round { $round } di { $rounds }
bb-pic-phase-setup = Preparazione
bb-pic-phase-A = Dado { $lap } di { $laps }
bb-pic-phase-B = Uomini e donne
bb-pic-phase-jewelry = Gioielli
bb-pic-phase-tasks = Compiti da risolvere
bb-pic-phase-take = Compiti da prendere
bb-pic-phase-final = Gli ultimi compiti
bb-pic-phase-over = La fine
bb-pic-over = La partita è finita
bb-pic-temple = Tempio
bb-pic-tasks = Compiti disponibili
bb-pic-jewelry = Gioielli
bb-pic-gods = Carte Divinità

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Amo
bb-emblem-flower = Fiore
bb-emblem-teeth = Denti
bb-emblem-waves = Onde

## Action tiles: at most twelve letters

bb-pic-action-H = Aiuto
bb-pic-action-T = Tempio
bb-pic-action-B = Costruire
bb-pic-action-M = Uomo
bb-pic-action-W = Donna
bb-pic-action-L = Terra
bb-pic-action-S = Acqua
bb-pic-action-F = Pesca

## Player boards

bb-pic-own-tasks = Compiti (completati: { $done })
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Lo vedi solo tu
bb-pic-no-cards = Nessuna carta Divinità
bb-pic-god-costs = Una divinità costa
bb-pic-you-have = Hai
bb-pic-unpaid = ora non si può pagare
bb-pic-red = Gioca il Rosso
bb-pic-confirm = confermi il turno?
bb-pic-confirm-note = Niente è pubblico prima che confermi.
bb-pic-does-B = Con un dado: non serve che sia più basso di quelli sulla tessera
bb-pic-does-W = Con un dado: conta come 6 per la sua azione
bb-pic-does-R = Con una nuova capanna: prendi subito i punti del pesce
bb-pic-does-G = Con uomini e donne: raddoppia un tipo, o usane uno in più
bb-pic-does-Y = Con un compito: serve una cosa in meno, per { $helped_task ->
    [one] 1 punto
   *[other] { $helped_task } punti
}

## A position in words

bb-pic-tell-nothing = niente
bb-pic-tell-nobody = nessuna
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Punti: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } offerta
   *[other] { $count } offerte
}
bb-pic-tell-shells = { $count ->
    [one] { $count } conchiglia
   *[other] { $count } conchiglie
}
bb-pic-tell-cards = { $count ->
    [one] { $count } carta Divinità
   *[other] { $count } carte Divinità
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } tessera Divinità
   *[other] { $count } tessere Divinità
}
bb-pic-tell-priests = { $count ->
    [one] { $count } sacerdote di riserva
   *[other] { $count } sacerdoti di riserva
}
bb-pic-tell-dice = dadi { $list }
bb-pic-tell-tile = Dadi su { $tile }: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = senza capanna
bb-pic-tell-host = capanna di { $who }
bb-pic-tell-aside = accanto { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Vie di terra: { $list }.
bb-pic-tell-paths-water = Vie d’acqua: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Uomini disponibili per spazio: { $list }.
bb-pic-tell-women = Donne disponibili per spazio: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Tempio per spazio: { $list }. Un sacerdote dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questo round; tessere Divinità rimaste: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Tracciato dello status, dal primo all’ultimo, con i punti: { $list }.
bb-pic-tell-jewelry = Gioielli del round { $round }: { $list }.
bb-pic-tell-tasks = Compiti disponibili: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Carte Divinità scoperte: { $list }. Carte nel mazzo: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Le tue carte Divinità: { $list }.
bb-pic-tell-payable = Divinità che potresti pagare ora: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = casella { $space } { $person }
bb-pic-tell-shifted = casella { $space } { $person }, tessera spostata
bb-pic-tell-persons = Persone: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Capanne sulle caselle: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } accanto alla plancia
bb-pic-tell-materials = Materiali: { $list }.
bb-pic-tell-building = { $number } su { LIST($spaces) }
bb-pic-tell-built = Edifici costruiti: { $list }.
bb-pic-tell-regions = Capanne: { $list }.
bb-pic-tell-jewels = Gioielli comprati: { $list }.
bb-pic-tell-task = { $task } ({ $have } di { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Compiti aperti: { LIST($list, style: "semicolon") }. Completati: { $done }.
bb-pic-tell-draft = Scelto, non ancora pubblico: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Punti di un sacerdote nel tempio, per round: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Punti di un edificio, per round: { LIST($list, style: "comma") }.
bb-pic-tell-discard = Scarti delle carte Divinità: { $list }. Carte nel mazzo: { $deck }.
bb-pic-tell-bonus = { $what } { $have } di { $need }
bb-pic-bonus-task = compiti
bb-pic-bonus-jewel = gioielli
bb-pic-bonus-ceremony = caselle cerimonia
bb-pic-bonus-building = edifici
bb-pic-bonus-islands = regioni
bb-pic-bonus-people = uomini e donne
