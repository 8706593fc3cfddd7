### Silver & Gold: Pyramids. Forms of colours: fem (die grüne Karte), pl (für grüne Pyramiden).

py-title = Silver & Gold: Pyramiden
py-about = Schatzkammern unter 48 Pyramiden, für 2 bis 4. Alle kreuzen gleichzeitig dieselbe Form an, jeder auf dem eigenen Weg zum goldenen Grab.

## Terms

py-colour-green = grün
    .pl = grüne
py-colour-orange = orange
    .pl = orangefarbene
py-colour-purple = lila
    .pl = lilafarbene
py-shape-I2 = 2 in einer Reihe
    .one = 2 in einer Reihe
py-shape-I3 = 3 in einer Reihe
    .one = 3 in einer Reihe
py-shape-V3 = 3 über Eck
    .one = 3 über Eck
py-shape-I4 = 4 in einer Reihe
    .one = 4 in einer Reihe
py-shape-L4 = L aus 4
    .one = ein L aus 4
py-shape-O4 = Quadrat aus 4
    .one = ein Quadrat aus 4
py-left = links
py-right = rechts

## Phrases

py-card = Karte { $card } ({ $colour })
py-marks = { $cells } auf Karte { $card }
py-holds-red = { $count ->
    [one] 1 roter Edelstein
   *[other] { $count } rote Edelsteine
}
py-holds-green = { $count ->
    [one] 1 grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
py-holds-torch = { $count ->
    [one] 1 Fackel
   *[other] { $count } Fackeln
}
py-holds-potion = { $count ->
    [one] 1 Trank
   *[other] { $count } Tränke
}
py-holds-cross = { $count ->
    [one] 1 rotes X
   *[other] { $count } rote X
}
py-holds-skull = { $count ->
    [one] 1 Totenkopf
   *[other] { $count } Totenköpfe
}

## Gains

py-gain-tomb = Grab von { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 roter Edelstein
   *[other] { $count } rote Edelsteine
}
py-gain-green = { $count ->
    [one] 1 grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
py-gain-torch = Fackel der Runde { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 Totenkopf
   *[other] { $count } Totenköpfe
}
py-gain-potion = { $count ->
    [one] Trank
   *[other] { $count } Tränke
}: { $erased ->
    [0] kein Totenkopf zum Löschen
    [one] löscht 1 Totenkopf
   *[other] löscht { $erased } Totenköpfe
}
py-gain-skulls-now = { $skulls ->
    [0] kein Totenkopf mehr
   *[other] Totenköpfe jetzt { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] 1 Totenkopf weniger
   *[other] { $count } Totenköpfe weniger
}
py-gain-level = Totenköpfe wie zuvor
py-gain-extra = rotes X: { $count ->
    [one] 1 Feld mehr
   *[other] { $count } Felder mehr
}
py-gain-lost = { $count ->
    [one] 1 weiteres Feld verfällt
   *[other] { $count } weitere Felder verfallen
}: kein Feld ist offen
py-gain-nothing = kein Symbol

## Kinds of answers, as headings of menus

py-kind-keep = Zwei Karten behalten …
py-kind-place = Form oder ein Feld ankreuzen …
py-kind-extra = Noch ein Feld ankreuzen …
py-kind-back = Wahl ändern …
py-kind-take = Eine Karte nehmen …

## Prompts: what is awaited, after the player's name

py-ask-keep = behalte zwei der Karten, die du bekommen hast
py-ask-keep-many = behaltet zwei der Karten, die ihr bekommen habt
py-ask-mark = kreuze { WORD($shape, form: "one") } an oder ein einzelnes Feld
py-ask-mark-many = kreuzt { WORD($shape, form: "one") } an oder ein einzelnes Feld
py-ask-take = { $count ->
    [one] nimm eine neue Karte
   *[other] nimm { $count } neue Karten, eine nach der anderen
}
py-ask-wait = warte auf die anderen
py-ask-extra = { $due ->
    [one] rotes X: kreuze noch ein Feld an
   *[other] rotes X: kreuze noch { $due } Felder an, eines nach dem anderen
}

## Answers: labels

py-offer-keep = { $first } und { $second } behalten
py-offer-shape = Karte { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = Karte { $card } ({ $side }): nur { $cells }
py-offer-extra = Karte { $card } ({ $side }): { $cells }
py-offer-take = { $card } nehmen
py-offer-top = Die verdeckte oberste Karte nehmen ({ $pile } im Stapel)
py-offer-back = Meine Wahl ändern

## Told: the log and the captions

py-log-dealt = Du bekommst Karte { $card } ({ $colour }).
py-log-dealt-all = Alle haben Karten zur Auswahl.
py-log-kept = { $who } behält { $cards }. Verdeckt, bis alle gewählt haben.
py-log-ready = { $who } ist fertig.
py-log-back = { $who } wählt neu.
py-log-mark = { $who } kreuzt { $cells } auf Karte { $card } an ({ LIST($gains, style: "comma") }).
py-log-open-start = Die ersten Karten: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } behält { $cards }
py-log-reveal = Runde { $round }, Zug { $turn }: { $shape }.
py-log-open = Runde { $round }, Zug { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } kreuzt { $marks } an ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } kreuzt { $marks } an ({ LIST($gains, style: "comma") }) und vollendet { COUNT($cards) ->
    [one] Karte { $cards }
   *[other] die Karten { $cards }
}
py-log-seat-none = { $who } kann nichts ankreuzen
py-log-took = { $who } nimmt Karte { $card } ({ $colour }).
py-log-only = { $who } bekommt die letzte Karte: { $card } ({ $colour }).
py-log-top = { $who } nimmt die verdeckte oberste Karte.
py-log-unseen = { $who } zieht Karte { $card } ({ $colour }).
py-log-display = Neu in der Auslage: { $card }.
py-log-display-many = Neu in der Auslage: { LIST($card, style: "comma") }.
py-log-box = { $who } bekommt { $points } Punkte für { WORD($colour, form: "pl") } Pyramiden, mit Karte { $card }.

## Why not

py-no-late = Dieser Zug ist abgerechnet, oder das ist jetzt nicht dran.
py-no-sealed = Deine Wahl liegt verdeckt. Um sie zu ändern, nimm sie zuerst zurück.
py-no-nothing-back = Es gibt nichts zurückzunehmen.
py-no-keep-first = Wähle zuerst die zwei Karten, die du behältst.
py-no-mark-first = Zuerst musst du ankreuzen.
py-no-two = Behalte genau zwei der Karten, die du bekommen hast.
py-no-not-dealt = Karte { $card } hast du nicht bekommen.
py-no-not-your-card = { $card } ist keine deiner Karten. L ist die linke, R die rechte.
py-no-off-grid = Es gibt kein Feld { $cell }: Die Spalten gehen von A bis E, die Zeilen von 1 bis 5.
py-no-twice = { $cell } ist zweimal genannt.
py-no-wall = { $cell } ist eine Mauer.
py-no-marked = { $cell } ist schon angekreuzt.
py-no-count = Die Form ({ $shape }) hat { $size } Felder, nicht { $count }. Du darfst auch ein einzelnes Feld ankreuzen.
py-no-shape = { $cells } ergeben die Form ({ $shape }) nicht, wie du sie auch drehst und spiegelst.
py-no-one-cell = Zusätzlich kreuzt du ein einzelnes Feld an.
py-no-contact = Das berührt kein angekreuztes Feld. Ecken zählen nicht.
py-no-entrance = Eine leere Karte beginnt an ihrem Eingang, { $cell }.
py-no-not-your-pick = { $who } wählt zuerst.
py-no-not-on-display = Karte { $card } liegt nicht in der Auslage.
py-no-pile-empty = Der Stapel ist leer. Nimm eine Karte aus der Auslage.
py-no-one-card = Nimm eine Karte nach der anderen.

## Score

py-score-cards = vollendete Karten
py-score-torches = Fackeln
py-score-boxes = Pyramidenpunkte
py-score-gems = Edelsteine
py-score-skulls = Totenköpfe
py-tie-lowest = niedrigste vollendete Karte

## The rules at the table, page by page

py-ordinal = { $number }.
py-rules-1 =
    ### Worum es geht
    Du hast zwei Pyramidenkarten. Jede zeigt eine Kammer aus 5 × 5 Feldern mit einem Eingang in der obersten und einem goldenen Grab in der untersten Zeile. Kreuze dich vom Eingang zum Grab durch: Eine vollendete Karte bringt { $completed ->
    [one] 1 Punkt
   *[other] { $completed } Punkte
    }, und du nimmst eine neue. Am Weg liegen Edelsteine, Fackeln und Tränke, aber auch Totenköpfe.
    Das Spiel dauert { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    } zu { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
    }. Alle spielen gleichzeitig und verdeckt; aufgedeckt wird gemeinsam.
py-rules-2 =
    ### Ein Zug
    1. Eine Expeditionskarte zeigt eine Form aus zwei bis vier Feldern.
    2. Kreuze die ganze Form auf einer deiner Karten an; du darfst sie drehen und spiegeln. **Oder** kreuze stattdessen ein einzelnes Feld an, wann immer du willst.
    Auf einer leeren Karte muss der Eingang dabei sein. Später muss ein angekreuztes Feld an der Seite berührt werden; Ecken zählen nicht. Keine Mauern, kein Feld zweimal, nichts außerhalb der Karte.
py-rules-3 =
    ### Symbole
    {""}**Rotes X**: Kreuze sofort noch ein offenes Feld an, auf einer beliebigen deiner Karten. Ein weiteres rotes X gibt noch eines.
    {""}**Edelstein**: Streiche den nächsten Edelstein dieser Farbe ab, höchstens { $gems }. **Fackel**: Streiche die Fackel dieser Runde ab; eine pro Runde und nur in ihrer eigenen Runde.
    {""}**Totenkopf**: Streiche den nächsten ab. **Trank**: Lösche { $potion ->
    [one] deinen teuersten Totenkopf
   *[other] deine { $potion } teuersten Totenköpfe
    }.
py-rules-4 =
    ### Vollendete Karten
    Lege sie beiseite und nimm für jede eine neue: aus der Auslage oder verdeckt vom Stapel. Die niedrigste Kartennummer wählt zuerst; danach wird die Auslage aufgefüllt.
    Deine **{ LIST($claims) } Karte einer Farbe** bringt die nächsten Pyramidenpunkte dieser Farbe: { LIST($boxes, style: "comma") }, wer zuerst kommt. Im selben Zug hat die niedrigere Kartennummer Vorrang.
py-rules-5 =
    ### Die Wertung
    Vollendete Karte { $completed }. Fackel { $torch }. Pyramidenpunkte wie angegeben. Ein Paar aus rotem und grünem Edelstein { $gem_pair }, jeder einzelne Edelstein { $gem_single }. Totenköpfe: Nur der teuerste abgestrichene zählt, als Minuspunkte. Nicht vollendete Karten zählen nicht.
    Bei Gleichstand gewinnt, wer die vollendete Karte mit der niedrigsten Nummer hat.
