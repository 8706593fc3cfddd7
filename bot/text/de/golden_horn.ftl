### Golden Horn, auf Deutsch „Das Goldene Horn“. Forms of colours: acc (einen … Würfel), fem (eine … Karte),
### pl (mehrere, ohne Artikel), gen (keine Artikel, nach „von“ und im Dativ Plural: grünen).

gh-title = Das Goldene Horn
gh-about = Handelsflotten zwischen Venedig und Konstantinopel, für 2 bis 4. Bringt Waren in vielen Farben heim und nehmt euch vor den Piraten in Acht.

## Terms

gh-colour-O = orange
    .acc = orangefarbenen
    .nom = orangefarbener
    .fem = orangefarbene
    .pl = orangefarbene
gh-colour-P = rosa
    .acc = rosafarbenen
    .nom = rosafarbener
    .fem = rosafarbene
    .pl = rosafarbene
gh-colour-G = grün
    .acc = grünen
    .nom = grüner
    .fem = grüne
    .pl = grüne
gh-colour-R = rot
    .acc = roten
    .nom = roter
    .fem = rote
    .pl = rote
gh-colour-B = blau
    .acc = blauen
    .nom = blauer
    .fem = blaue
    .pl = blaue
gh-colour-Y = gelb
    .acc = gelben
    .nom = gelber
    .fem = gelbe
    .pl = gelbe
gh-port-V = Venedig
gh-port-C = Konstantinopel
gh-port-M = Modone
gh-square = { $text }
gh-crest-L = Löwe
gh-crest-E = Adler
gh-crest-T = Turm
gh-crest-A = Anker

## Options

gh-option-ship-placement = Erste Häfen
gh-option-ship-placement-random = ausgelost
gh-option-ship-placement-choice = jeder wählt, verdeckt
gh-option-open-warehouses = Lager
gh-option-open-warehouses-off = verdeckt, alle sehen nur das eigene
gh-option-open-warehouses-on = offen, alle sehen alle
gh-option-start-seat = Wer beginnt
gh-option-start-seat-random = ausgelost
gh-option-start-seat-1 = Platz 1
gh-option-start-seat-2 = Platz 2
gh-option-start-seat-3 = Platz 3
gh-option-start-seat-4 = Platz 4
gh-option-crests = Wappen nach Plätzen
gh-option-crests-own = Dein Wappen
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Erste Häfen nennen …
gh-kind-back = Häfen ändern …
gh-kind-raid = Zuerst Piraten …
gh-kind-ship = Ein Schiff bewegen …
gh-kind-pass = Passen …
gh-kind-load = Laden …
gh-kind-turn = Kurs bestimmen …
gh-kind-sail = Fahren nach …
gh-kind-call = Das Ende ausrufen …

## Prompts: what is awaited, after the player's name

gh-ask-ports = nenne einen Haupthafen für jedes deiner Schiffe
gh-ask-ports-many = nennt einen Haupthafen für jedes eurer Schiffe
gh-ask-ports-sealed = deine Häfen liegen verdeckt; du darfst sie noch ändern
gh-ask-turn = schicke Piraten oder wähle das Schiff, das fährt
gh-ask-move = wähle das Schiff, das fährt
gh-ask-pass = kein Schiff kann fahren: schicke Piraten oder passe
gh-ask-ship = welches Schiff fährt?
gh-ask-load = welche Farbe lädt { $ship }?
gh-ask-bow = bleibt { $ship } auf Kurs oder wendet es?
gh-ask-sail = wohin fährt { $ship }?
gh-ask-call = alle sechs Farben! Das Ende ausrufen?
gh-draw-now = Jetzt ziehen: Die Ladung steht dann fest

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Meine Häfen ändern
gh-do-raid = { $ship } ({ $owner }) überfallen mit { COUNT($cards) ->
    [one] zwei { WORD($cards, form: "acc") } Karten
   *[other] { LIST($cards) }
} für einen { WORD($cube, form: "acc") } Würfel
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Passen
gh-do-load = Laden: { $count ->
    [one] einen { WORD($colour, form: "acc") }
   *[other] { $count } { WORD($colour, form: "pl") }
}
gh-do-keep = { $ship } bleibt auf Kurs nach { $direction ->
    [E] Osten
   *[W] Westen
}
gh-do-turn = { $ship } wendet nach { $direction ->
    [E] Osten
   *[W] Westen
}
gh-do-sail = { $place }
gh-do-call = Das Ende ausrufen
gh-do-decline = Weiterspielen

## Answers: what they cost and bring

gh-effect-cargo = { $count ->
    [one] ein { WORD($colour, form: "nom") } Würfel
   *[other] { $count } { WORD($colour, form: "pl") } Würfel
} an Bord
gh-effect-empty = ohne Ladung
gh-effect-must-load = lädt zuerst
gh-effect-heads = Kurs { $direction ->
    [E] Osten
   *[W] Westen
}
gh-effect-gain = ein { WORD($colour, form: "nom") } Würfel für dein Lager
gh-effect-left = { $count ->
    [0] { $ship } bleibt leer und darf wenden
    [one] { $ship } behält einen Würfel
   *[other] { $ship } behält { $count } Würfel
}
gh-effect-free = gratis
gh-effect-wind = { $winds ->
    [one] Windkarte
   *[other] Windkarten
}: { LIST($wind, style: "comma") }
gh-effect-unload = entlädt { $count ->
    [one] 1 { WORD($colour, form: "acc") }
   *[other] { $count } { WORD($colour, form: "pl") }
}
gh-effect-cards = { $count ->
    [one] ziehe eine Karte
   *[other] ziehe { $count } Karten
}
gh-effect-refill = { $count ->
    [one] ein neuer Würfel
   *[other] { $count } neue Würfel
} für { $port }
gh-effect-final = leert { $port }: die letzte Runde beginnt
gh-effect-skips = fährt an { $places } vorbei (besetzt)
gh-effect-once = keine zweite Wende auf dieser Fahrt

## Told: the log and the captions

gh-start = { $who } beginnt die Partie.
gh-placed = { $ship } beginnt in { $port }.
gh-cube = { $port } bekommt einen { WORD($colour, form: "acc") } Würfel.
gh-refilled = Neuer Würfel für { $port }: { $colour }.
gh-dealt = { $who } bekommt eine Karte.
gh-dealt-you = Du bekommst eine { WORD($colour, form: "fem") } Karte.
gh-drew = { $who } zieht eine Karte.
gh-drew-you = Du ziehst eine { WORD($colour, form: "fem") } Karte.
gh-drew-reshuffled = Die Ablage wird gemischt; { $who } zieht eine Karte.
gh-drew-you-reshuffled = Die Ablage wird gemischt; du ziehst eine { WORD($colour, form: "fem") } Karte.
gh-ports-ready = { $who } hat alle Häfen verdeckt gewählt.
gh-ports-sealed = Deine Häfen liegen verdeckt: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } wählt die Häfen neu.
gh-ports-open = { $who } wählt zuletzt, alle decken auf.{ $venices ->
    [0] {""}
   *[other] {" "}Venedig: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Konstantinopel: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } bewegt { $ship }.
gh-raided = { $who } überfällt { $ship } ({ $owner }) mit { COUNT($cards) ->
    [one] zwei { WORD($cards, form: "acc") } Karten
   *[other] den Karten { LIST($cards) }
} und erbeutet einen { WORD($cube, form: "acc") } Würfel.
gh-passed = { $who } hat kein Schiff, das fahren kann.
gh-loaded = { $who } lädt in { $port } { $count ->
    [one] einen { WORD($colour, form: "acc") } Würfel
   *[other] { $count } { WORD($colour, form: "pl") } Würfel
} auf { $ship }.
gh-loaded-emptied = { $who } lädt { $count ->
    [one] einen { WORD($colour, form: "acc") } Würfel
   *[other] { $count } { WORD($colour, form: "pl") } Würfel
} auf { $ship } und leert { $port }: Die letzte Runde beginnt.
gh-kept = { $who } hält { $ship } auf Kurs.
gh-turned = { $who } wendet { $ship } nach { $direction ->
    [E] Osten
   *[W] Westen
}.
gh-sailed = { $who } fährt mit { $ship } von { $from }{ $skips ->
    [0] {""}
   *[other] {" "}vorbei an { $skipped }
} nach { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(Wind: { LIST($wind, style: "comma") })
}.
gh-arrived = { $who } fährt leer mit { $ship } von { $from }{ $skips ->
    [0] {""}
   *[other] {" "}vorbei an { $skipped }
} nach { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(Wind: { LIST($wind, style: "comma") })
}.
gh-delivered = { $who } fährt mit { $ship } von { $from }{ $skips ->
    [0] {""}
   *[other] {" "}vorbei an { $skipped }
} nach { $to }{ $winds ->
    [0] {""}
   *[other] {" "}(Wind: { LIST($wind, style: "comma") })
} und entlädt { $count ->
    [one] einen { WORD($colour, form: "acc") } Würfel
   *[other] { $count } { WORD($colour, form: "pl") } Würfel
}.
gh-called = { $who } ruft das Ende aus: Alle kommen auf gleich viele Züge, dann ist Schluss.
gh-not-called = { $who } spielt weiter.
gh-opened = Das Spiel ist aus; alle Lager werden aufgedeckt.

## Why not

gh-no-setup = Die Partie wird noch aufgebaut.
gh-no-such-ship = In dieser Partie gibt es kein Schiff { $ship }.
gh-no-own-ship = { $ship } gehört dir nicht, sondern { $owner }.
gh-no-load-possible = { $ship } kann in { $port } nichts laden und darum nicht auslaufen: Alle Farben, die dort liegen, hat es in seinen Segeln.
gh-no-ship-chosen = { $ship } ist für diesen Zug schon gewählt.
gh-no-choose-first = Wähle zuerst das Schiff.
gh-no-raid-late = Piraten kommen vor der Fahrt des Schiffs, nicht danach.
gh-no-raid-second = Mehr als ein Überfall pro Zug ist nicht erlaubt.
gh-no-raid-own = { $ship } ist dein eigenes Schiff.
gh-no-raid-port = { $ship } ist in { $port } sicher. Piraten greifen nur auf See an.
gh-no-raid-empty = { $ship } hat keine Ladung.
gh-no-raid-cards = Ein Überfall kostet genau zwei Karten.
gh-no-raid-sail = { $ship } hat kein Segel in dieser Farbe: { $colour }.
gh-no-raid-hand = Du hast das nicht auf der Hand: { LIST($cards, style: "comma") }.
gh-no-load-late = Jetzt gibt es nichts zu laden.
gh-no-load-absent = In { $port } liegt kein { WORD($colour, form: "nom") } Würfel.
gh-no-load-sail = { $ship } hat diese Farbe in den Segeln und lädt sie darum nicht: { $colour }.
gh-no-load-first = { $ship } muss laden, bevor es ausläuft.
gh-no-bow-port = { $ship } liegt in einem Haupthafen und hat keinen Kurs, der sich ändern ließe.
gh-no-bow-cargo = { $ship } hat Ladung; nur ein leeres Schiff darf wenden.
gh-no-bow-twice = { $ship } hat auf dieser Fahrt schon gewendet.
gh-no-bow-late = Jetzt gibt es keinen Kurs zu wählen.
gh-no-bow-first = Sag zuerst, ob { $ship } auf Kurs bleibt oder wendet.
gh-no-node = { $place } liegt nicht auf dieser Route.
gh-no-stay = { $ship } ist schon hier: { $place }. Es muss sich bewegen.
gh-no-behind = { $place } liegt hinter { $ship }.
gh-no-full = { $place } ist besetzt, das Schiff fährt daran vorbei.
gh-no-past = { $place } liegt hinter { $port }, und dort muss das Schiff halten.
gh-no-wind = Um nach { $place } zu kommen, brauchst du eine { WORD($colour, form: "fem") } Windkarte für { $at }.
gh-no-call-colours = In deinem Lager fehlt noch: { LIST($missing, style: "comma") }.
gh-no-call-final = Die letzte Runde läuft schon.
gh-no-call-late = Das Ende ausrufen darfst du, gleich nachdem dein Schiff gefahren ist.
gh-no-moved = Dein Schiff ist schon gefahren. Offen ist nur noch die Frage nach dem Ende.
gh-no-pass = Du darfst nicht passen, solange eines deiner Schiffe fahren kann: { $ship } kann es.
gh-no-ports-late = Die ersten Häfen stehen fest.
gh-no-ports-form = Schreibe drei Buchstaben, V oder C, einen für jedes Schiff: VVC.
gh-no-ports-sealed = Deine Häfen liegen verdeckt. Um sie zu ändern, nimm sie zuerst zurück.
gh-no-back = Es gibt nichts zurückzunehmen.

## Score

gh-score-cubes = Würfel
gh-score-sets-6 = Sätze aus 6 Farben
gh-score-sets-5 = Sätze aus 5 Farben
gh-score-sets-4 = Sätze aus 4 Farben
gh-score-sets-3 = Sätze aus 3 Farben
gh-score-sets-2 = Sätze aus 2 Farben

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
} +{ $points }
gh-modone = { $berths ->
    [one] 1 Liegeplatz
   *[other] { $berths } Liegeplätze
} ({ $players } Personen)
gh-modone-here = {""}**Modone** hat { $berths ->
    [one] 1 Liegeplatz
   *[other] { $berths } Liegeplätze
}; ist es voll, fährst du vorbei.
gh-modone-none = Mit dieser Personenzahl gibt es kein Modone.
gh-rules-1 =
    ### Worum es geht
    Dir gehören drei Schiffe und ein Lager. Die Schiffe fahren zwischen **Venedig** und **Konstantinopel**, laden im einen Hafen Würfel und entladen sie im anderen. Jeder Würfel in deinem Lager ist { $cube ->
    [one] 1 Punkt
   *[other] { $cube } Punkte
    } wert, und Sätze aus verschiedenen Farben bringen mehr.
    Die Segel eines Schiffs sagen dreierlei: was es *nicht* laden darf, welche Seefelder es gratis weitertragen und welche Piratenkarten ihm gefährlich sind.
gh-rules-2 =
    ### Dein Zug
    1. **Piraten**, wenn du willst, einmal: Spiele zwei Karten auf ein fremdes Schiff, das auf See ist und Ladung hat. Jede Karte muss eine Farbe seiner Segel haben; zweimal dieselbe ist erlaubt. Ein Würfel kommt in dein Lager. Im Hafen sind Schiffe sicher.
    2. **Ein Schiff bewegen**, immer. Läuft es aus Venedig oder Konstantinopel aus, lädt es zuerst: alle Würfel einer Farbe, die nicht auf seinen Segeln ist. Der Hafen wird wieder auf { $port_cubes } aufgefüllt.
gh-rules-3 =
    ### Die Fahrt
    Der erste Schritt ist gratis: auf das nächste freie Feld voraus. Besetzte Felder werden übersprungen.
    Von einem Feld in einer Farbe deiner Segel darfst du gratis weiterfahren. Von jedem anderen brauchst du eine **Windkarte** in der Farbe dieses Felds. Fahre, so weit du kannst und willst; halten darfst du überall.
    In einem Hafen endet die Fahrt. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] {""}**Modone** hat { LIST($modone, style: "or") }; ist es voll, fährst du vorbei. Mit anderen Personenzahlen gibt es kein Modone.
    }
gh-rules-4 =
    ### Häfen, Karten, Wenden
    In Venedig und Konstantinopel kommt die ganze Ladung in dein Lager. In jedem Hafen ziehst du Karten: { $cards1 } für ein Schiff mit einer Segelfarbe, { $cards2 } für zwei Farben, { $cards3 } für drei. { COUNT($cardless) ->
    [0] {""}
   *[other] Mit { LIST($cardless, style: "or") } Personen gibt Modone keine Karten.{" "}
    }Ein Handlimit gibt es nicht.
    Schiffe bleiben auf Kurs. Nur ein Schiff ohne Ladung darf wenden, einmal pro Fahrt, wenn du es bewegst; dann fährt es zurück.
gh-rules-5 =
    ### Ende und Wertung
    Die letzte Runde beginnt, wenn ein Haupthafen leer bleibt oder wenn jemand mit allen sechs Farben das Ende ausruft. Sie läuft, bis alle gleich viele Züge hatten.
    { $cube ->
    [one] 1 Punkt
   *[other] { $cube } Punkte
    } für jeden Würfel im Lager. Jeder Satz verschiedener Farben: { LIST($sets, style: "comma") }; ein Würfel zählt nur in einem Satz. Würfel auf Schiffen und Handkarten zählen nicht. Bei Gleichstand teilt man sich den Sieg.

## Runs of the same thing, said once

gh-cube-many = { $port } bekommt { $count } Würfel: { $colour }.
gh-refilled-many = { $count } neue Würfel für { $port }: { $colour }.
gh-dealt-many = { $who } bekommt { $count } Karten.
gh-dealt-you-many = Du bekommst { $count } Karten: { $colour }.
gh-drew-many = { $who } zieht { $count } Karten.
gh-drew-you-many = Du ziehst { $count } Karten: { $colour }.
