### Bora Bora. Forms of gods: card (eine blaue Karte), low (die Farbe allein: blau), cards (Dativ: mit zwei blauen Karten).
### Forms of regions: in (im Nordwald), acc (in den Nordwald). Of persons: many (Männer), fem (eine Frau), fems (Frauen).

bb-title = Bora Bora
bb-about = Inseln der Südsee, für 2 bis 4. Würfel, Götter, Männer und Frauen: Besiedelt die Inseln, dient dem Tempel, erfüllt Aufgaben. Ein langes Spiel voller kleiner Entscheidungen.

## Terms

bb-god-B = Blau
    .card = blaue
    .low = blau
    .cards = blauen
bb-god-W = Weiß
    .card = weiße
    .low = weiß
    .cards = weißen
bb-god-R = Rot
    .card = rote
    .low = rot
    .cards = roten
bb-god-G = Grün
    .card = grüne
    .low = grün
    .cards = grünen
bb-god-Y = Gelb
    .card = gelbe
    .low = gelb
    .cards = gelben
bb-action-H = Helfer
bb-action-T = Tempel
bb-action-B = Bauen
bb-action-M = Mann
bb-action-W = Frau
bb-action-L = Landweg
bb-action-S = Wasserweg
bb-action-F = Fischen
bb-region-CF = Zentralwald
    .in = im Zentralwald
    .acc = den Zentralwald
bb-region-CP = Zentralebene
    .in = auf der Zentralebene
    .acc = die Zentralebene
bb-region-CM = Zentralberg
    .in = auf dem Zentralberg
    .acc = den Zentralberg
bb-region-CB = Zentralstrand
    .in = am Zentralstrand
    .acc = den Zentralstrand
bb-region-NB = Nordstrand
    .in = am Nordstrand
    .acc = den Nordstrand
bb-region-NM = Nordberg
    .in = auf dem Nordberg
    .acc = den Nordberg
bb-region-EF = Ostwald
    .in = im Ostwald
    .acc = den Ostwald
bb-region-EB = Oststrand
    .in = am Oststrand
    .acc = den Oststrand
bb-region-SF = Südwald
    .in = im Südwald
    .acc = den Südwald
bb-region-SP = Südebene
    .in = auf der Südebene
    .acc = die Südebene
bb-region-WP = Westebene
    .in = auf der Westebene
    .acc = die Westebene
bb-region-WM = Westberg
    .in = auf dem Westberg
    .acc = den Westberg
bb-island-central = Zentralinsel
bb-island-north = Nordinsel
bb-island-east = Ostinsel
bb-island-south = Südinsel
bb-island-west = Westinsel
bb-material-sand = Sand
bb-material-stone = Stein
bb-material-wood = Holz
bb-person-K1 = Pionier
    .many = Pioniere
    .fem = Pionierin
    .fems = Pionierinnen
bb-person-K2 = Paddler
    .many = Paddler
    .fem = Paddlerin
    .fems = Paddlerinnen
bb-person-K3 = Sänger
    .many = Sänger
    .fem = Sängerin
    .fems = Sängerinnen
bb-person-K4 = Trommler
    .many = Trommler
    .fem = Trommlerin
    .fems = Trommlerinnen
bb-person-K5 = Baumeister
    .many = Baumeister
    .fem = Baumeisterin
    .fems = Baumeisterinnen
bb-person-K6 = Sammler
    .many = Sammler
    .fem = Sammlerin
    .fems = Sammlerinnen
bb-person-K7 = Träger
    .many = Träger
    .fem = Trägerin
    .fems = Trägerinnen
bb-person-K8 = Erzähler
    .many = Erzähler
    .fem = Erzählerin
    .fems = Erzählerinnen
bb-person-K9 = Seher
    .many = Seher
    .fem = Seherin
    .fems = Seherinnen
bb-person-K10 = Spender
    .many = Spender
    .fem = Spenderin
    .fems = Spenderinnen
bb-person-K11 = Edelmann
    .many = Edelmänner
    .fem = Edelfrau
    .fems = Edelfrauen
bb-person-K12 = Taucher
    .many = Taucher
    .fem = Taucherin
    .fems = Taucherinnen
bb-jewel-J1 = Halskette
bb-jewel-J2 = Armreif
bb-jewel-J3 = Ohrring
bb-jewel-J4 = Fußkette
bb-jewel-J5 = Kamm
bb-jewel-J6 = Stirnband
bb-fish-F1 = Bonito
bb-fish-F2 = Kaiserfisch
bb-fish-F3 = Rochen
bb-fish-F4 = Kugelfisch
bb-task-T01 = ein Mann und eine Frau
bb-task-T02 = eine Frau und ein Priester im Tempel
bb-task-T03 = ein Mann und ein Priester im Tempel
bb-task-T04 = { $need ->
    [one] 1 Priester im Tempel
   *[other] { $need } Priester im Tempel
}
bb-task-T05 = eine Frau und ein Schmuckstück
bb-task-T06 = ein Mann und Reihenfolgeplättchen 1
bb-task-T07 = { $need ->
    [one] Hütten in 1 Gebiet
   *[other] Hütten in { $need } Gebieten
}
bb-task-T08 = { $need ->
    [one] 1 Mann
   *[other] { $need } Männer
}
bb-task-T09 = { $need ->
    [one] 1 Frau
   *[other] { $need } Frauen
}
bb-task-T10 = { $need ->
    [one] 1 Schmuckstück
   *[other] { $need } Schmuckstücke
}
bb-task-T11 = { $need ->
    [one] 1 Gebäude
   *[other] { $need } Gebäude
}
bb-task-T12 = { $need ->
    [one] 1 Halskette
   *[other] { $need } Halsketten
}
bb-task-T13 = { $need ->
    [one] 1 Armreif
   *[other] { $need } Armreife
}
bb-task-T14 = { $need ->
    [one] 1 Ohrring
   *[other] { $need } Ohrringe
}
bb-task-T15 = { $need ->
    [one] 1 Fußkette
   *[other] { $need } Fußketten
}
bb-task-T16 = { $need ->
    [one] 1 Kamm
   *[other] { $need } Kämme
}
bb-task-T17 = { $need ->
    [one] 1 Stirnband
   *[other] { $need } Stirnbänder
}
bb-task-T18 = { $need ->
    [one] 1 Götterplättchen
   *[other] { $need } Götterplättchen
}
bb-task-T19 = { $need ->
    [one] 1 Opferplättchen
   *[other] { $need } Opferplättchen
}
bb-task-T20 = { $need ->
    [one] 1 Muschel
   *[other] { $need } Muscheln
}
bb-task-T21 = { $need ->
    [one] Hütten in 1 Gebiet
   *[other] Hütten in { $need } Gebieten
}
bb-task-T22 = { $need ->
    [5] Hütten auf allen 5 Inseln
   *[other] Hütten auf { $need } Inseln
}
bb-task-T23 = { $need } Stein
bb-task-T24 = { $need } Sand
bb-task-T25 = { $need } Holz
bb-task-T26 = { $need ->
    [one] 1 beliebiger Rohstoff
   *[other] { $need } beliebige Rohstoffe
}
bb-task-T27 = { $need ->
    [one] 1 Götterkarte einer Farbe
   *[other] { $need } Götterkarten einer Farbe
}
bb-task-T28 = { $need ->
    [one] 1 blaue Götterkarte
   *[other] { $need } blaue Götterkarten
}
bb-task-T29 = { $need ->
    [one] 1 weiße Götterkarte
   *[other] { $need } weiße Götterkarten
}
bb-task-T30 = { $need ->
    [one] 1 rote Götterkarte
   *[other] { $need } rote Götterkarten
}
bb-task-T31 = { $need ->
    [one] 1 grüne Götterkarte
   *[other] { $need } grüne Götterkarten
}
bb-task-T32 = { $need ->
    [one] 1 gelbe Götterkarte
   *[other] { $need } gelbe Götterkarten
}
bb-task-T33 = { $need ->
    [one] Götterkarten in 1 Farbe
   *[other] Götterkarten in { $need } Farben
}
bb-task-T34 = { $need ->
    [3] Hütten auf allen 3 Bergen
   *[other] Hütten auf { $need } Bergen
}
bb-task-T35 = { $need ->
    [3] Hütten an allen 3 Stränden
   *[other] Hütten an { $need } Stränden
}
bb-task-T36 = { $need ->
    [3] Hütten in allen 3 Wäldern
   *[other] Hütten in { $need } Wäldern
}
bb-task-T37 = { $need ->
    [3] Hütten auf allen 3 Ebenen
   *[other] Hütten auf { $need } Ebenen
}
bb-task-T38 = { $need ->
    [3] Hütten an allen 3 Bonitos
   *[other] Hütten an { $need } Bonitos
}
bb-task-T39 = { $need ->
    [3] Hütten an allen 3 Kaiserfischen
   *[other] Hütten an { $need } Kaiserfischen
}
bb-task-T40 = { $need ->
    [3] Hütten an allen 3 Rochen
   *[other] Hütten an { $need } Rochen
}
bb-task-T41 = { $need ->
    [3] Hütten an allen 3 Kugelfischen
   *[other] Hütten an { $need } Kugelfischen
}
bb-task-T42 = { $need ->
    [one] 1 Hütte auf Feld 12
   *[other] { $need } Hütten auf Feld 12
}
bb-task-T43 = { $need ->
    [one] 1 tätowierter Mann
   *[other] { $need } tätowierte Männer
}
bb-task-T44 = { $need ->
    [one] 1 Frau, die Muscheln gesammelt hat
   *[other] { $need } Frauen, die Muscheln gesammelt haben
}
bb-task-T45 = { $need ->
    [one] 1 Person, tätowiert oder mit gesammelten Muscheln
   *[other] { $need } Personen, tätowiert oder mit gesammelten Muscheln
}
bb-task-T46 = { $need ->
    [one] Männer 1 Art
   *[other] Männer { $need } verschiedener Arten
}
bb-task-T47 = { $need ->
    [one] Frauen 1 Art
   *[other] Frauen { $need } verschiedener Arten
}
bb-task-T48 = { $need ->
    [one] Schmuck 1 Art
   *[other] Schmuck { $need } verschiedener Arten
}
bb-task-T49 = { $need ->
    [one] 1 Pionier, Mann oder Frau
   *[other] { $need } Pioniere, Männer oder Frauen
}
bb-task-T50 = { $need ->
    [one] 1 Paddler, Mann oder Frau
   *[other] { $need } Paddler, Männer oder Frauen
}
bb-task-T51 = { $need ->
    [one] 1 Sänger, Mann oder Frau
   *[other] { $need } Sänger, Männer oder Frauen
}
bb-task-T52 = { $need ->
    [one] 1 Trommler, Mann oder Frau
   *[other] { $need } Trommler, Männer oder Frauen
}
bb-task-T53 = { $need ->
    [one] 1 Baumeister, Mann oder Frau
   *[other] { $need } Baumeister, Männer oder Frauen
}
bb-task-T54 = { $need ->
    [one] 1 Sammler, Mann oder Frau
   *[other] { $need } Sammler, Männer oder Frauen
}
bb-task-T55 = { $need ->
    [one] 1 Träger, Mann oder Frau
   *[other] { $need } Träger, Männer oder Frauen
}
bb-task-T56 = { $need ->
    [one] 1 Erzähler, Mann oder Frau
   *[other] { $need } Erzähler, Männer oder Frauen
}
bb-task-T57 = { $need ->
    [one] 1 Seher, Mann oder Frau
   *[other] { $need } Seher, Männer oder Frauen
}
bb-task-T58 = { $need ->
    [one] 1 Spender, Mann oder Frau
   *[other] { $need } Spender, Männer oder Frauen
}
bb-task-T59 = { $need ->
    [one] 1 Edelmann oder 1 Edelfrau
   *[other] { $need } Edelleute, Männer oder Frauen
}
bb-task-T60 = { $need ->
    [one] 1 Taucher, Mann oder Frau
   *[other] { $need } Taucher, Männer oder Frauen
}
bb-thing-man = ein Mann
bb-thing-woman = eine Frau
bb-thing-priest = ein Priester im Tempel
bb-thing-jewelry = ein Schmuckstück
bb-thing-first = Reihenfolgeplättchen 1

## Phrases

bb-man = { $kind } (Mann, { $symbols ->
    [one] 1 Schritt
   *[other] { $symbols } Schritte
})
bb-woman = { WORD($kind, form: "fem") } (Frau, { $symbols ->
    [one] 1 Muschel
   *[other] { $symbols } Muscheln
})
bb-men = { $tiles ->
    [one] { $kind }
   *[other] { $tiles } { WORD($kind, form: "many") }
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "fem") }
   *[other] { $tiles } { WORD($kind, form: "fems") }
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 Muschel
   *[other] { $cost } Muscheln
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
bb-fish = { $kind } { $points }
bb-does-K1 = über einen Landweg bis { $value } ausbreiten
bb-does-K2 = über einen Wasserweg bis { $value } ausbreiten
bb-does-K3 = eine Frau von Position 1 bis { $value } nehmen
bb-does-K4 = einen Mann von Position 1 bis { $value } nehmen
bb-does-K5 = ein Plättchen bis { $value } bauen
bb-does-K6 = { $value ->
    [one] einen Rohstoff nehmen
   *[other] bis zu { $value } Rohstoffe nehmen
}
bb-does-K7 = { $value ->
    [one] eine Hütte auf Feld 12 versetzen
   *[other] bis zu { $value } Hütten auf Feld 12 versetzen
}
bb-does-K8 = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
bb-does-K9 = { $value ->
    [one] eine Götterkarte nehmen
   *[other] bis zu { $value } Götterkarten nehmen
}
bb-does-K10 = { $value ->
    [one] 1 Opferplättchen
   *[other] { $value } Opferplättchen
}
bb-does-K11 = { $value ->
    [one] 1 Statusschritt
   *[other] { $value } Statusschritte
}
bb-does-K12 = { $value ->
    [one] 1 Muschel
   *[other] { $value } Muscheln
}
bb-payment-card = eine { WORD($god, form: "card") } Karte und ein Opferplättchen
bb-payment-pair = zwei { WORD($god, form: "card") } Karten und ein Opferplättchen
bb-payment-tile = ein Götterplättchen
bb-gain-offering = ein Opferplättchen
bb-gain-material = { $material }
bb-result = { $who } { $points }
bb-how-met = erfüllt, { $points } Punkte
bb-how-met-cards = erfüllt, gezeigt: { LIST(WORD($cards, form: "low"), style: "comma") }, { $points } Punkte
bb-how-yellow = mit Gelb ({ $how }), { $points } Punkte
bb-how-yellow-cards = mit Gelb ({ $how }), gezeigt: { LIST(WORD($cards, form: "low"), style: "comma") }, { $points } Punkte
bb-how-given = aufgegeben
bb-lack-things = es fehlt: { LIST($things, style: "comma") }
bb-lack-islands = noch keine Hütte hier: { $islands }
bb-lack-regions = noch keine Hütte hier: { LIST($regions, style: "comma") }
bb-lack-count = { $count ->
    [one] du hast { $have } von { $need }, es fehlt 1
   *[other] du hast { $have } von { $need }, es fehlen { $count }
}
bb-lack-cards = { $count ->
    [one] auf der Hand hast du { $have } von { $need }, es fehlt 1
   *[other] auf der Hand hast du { $have } von { $need }, es fehlen { $count }
}

## Kinds of answers, as headings of menus

bb-kind-place = Einen Würfel legen …
bb-kind-place-gods = Einen Würfel mit Göttern legen …
bb-kind-pay = Den Gott bezahlen …
bb-kind-region = Das Gebiet wählen …
bb-kind-hut = Die Hütte nehmen von …
bb-kind-space = Den Rohstoff legen auf …
bb-kind-red = Den Fisch werten …
bb-kind-slot = Eine Person nehmen …
bb-kind-home = Die Person legen auf …
bb-kind-trade = Tauschen, eines oder mehreres …
bb-kind-priest = Den Priester schicken auf …
bb-kind-building = Das Gebäude wählen …
bb-kind-pair = Bauen auf …
bb-kind-fire-first = Feuerbonus, erste Hälfte …
bb-kind-fire-second = Feuerbonus, zweite Hälfte …
bb-kind-use = Männer oder Frauen einsetzen …
bb-kind-green = Mit Grün einsetzen …
bb-kind-end = Den Zug beenden …
bb-kind-material = Einen Rohstoff nehmen …
bb-kind-carry = Hütten versetzen …
bb-kind-card = Eine Götterkarte nehmen …
bb-kind-jewel = Schmuck kaufen …
bb-kind-task = Eine Aufgabe abrechnen …
bb-kind-take = Eine neue Aufgabe nehmen …

## Prompts: what is awaited, after the player's name

bb-ask-start = wohin kommt deine erste Hütte (in ein Gebiet mit einem Fisch zu 1)?
bb-ask-hut = von welchem Feld deines Tableaus kommt die Hütte für dieses Gebiet: { $region }?
bb-ask-space = auf welches Zeremonienfeld kommt dieser Rohstoff: { $material }?
bb-ask-place = { $lap ->
    [1] lege deinen ersten Würfel
    [2] lege deinen zweiten Würfel
   *[other] lege deinen letzten Würfel
}
bb-ask-pay = womit bezahlst du { $god }?
bb-ask-region = { $action ->
    [bb-action-L] wohin breitest du dich über Land aus? (Wege bis { $value })
   *[other] wohin breitest du dich über Wasser aus? (Wege bis { $value })
}
bb-ask-red = mit Rot den Fisch { WORD($region, form: "in") } werten ({ $points })?
bb-ask-man = welchen Mann nimmst du (Positionen bis { $value })?
bb-ask-woman = welche Frau nimmst du (Positionen bis { $value })?
bb-ask-home = auf welches freie Feld deines Tableaus kommt { $person }?
bb-ask-trade = Helfer: tausche { $left ->
    [one] deinen letzten Punkt
   *[other] { $left } Punkte
} ein
bb-ask-priest = welche Position im Tempel, 1 bis { $value }?
bb-ask-building = welches Gebäudeplättchen, bis { $value } ({ $points } Punkte)?
bb-ask-pair = auf welche zwei Felder baust du Plättchen { $number }?
bb-ask-fire-first = Feuerbonus: eine Götterkarte oder ein Opferplättchen?
bb-ask-fire-second = Feuerbonus: ein Statusschritt oder eine Muschel?
bb-ask-use = welche deiner Männer und Frauen setzt du ein?
bb-ask-use-more = setzt du noch jemanden ein?
bb-ask-material = { $left ->
    [one] welchen Rohstoff nimmst du?
   *[other] welchen Rohstoff nimmst du? (noch bis zu { $left })
}
bb-ask-carry = { $left ->
    [one] welche Hütte kommt auf Feld 12?
   *[other] welche Hütte kommt auf Feld 12? (noch bis zu { $left })
}
bb-ask-card = { $left ->
    [one] welche Götterkarte nimmst du?
   *[other] welche Götterkarte nimmst du? (noch bis zu { $left })
}
bb-ask-jewel = Schmuck kaufen? Du hast { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
}
bb-ask-task = welche Aufgabe erfüllst du oder gibst du auf?
bb-ask-final-task = { $left ->
    [one] Schluss: rechne deine letzte Aufgabe ab
   *[other] Schluss: rechne deine { $left } Aufgaben ab
}
bb-ask-take = welche neue Aufgabe nimmst du?
bb-ask-wait = Würfel und Plättchen werden gezogen

## Answers: labels

bb-group-die = Würfel { $face }
bb-switch-gods = Mit Hilfe von Göttern
bb-group-men = Männer
bb-group-women = Frauen
bb-group-task = { $task }
bb-do-place = Würfel { $face } auf { $action }
bb-do-place-gods = Würfel { $face } auf { $action } mit { $gods }
bb-do-fish = Würfel { $face } auf Fischen
bb-do-pay = Bezahlen: { $how }
bb-do-red = Rot spielen: { $how }
bb-do-red-no = Den Fisch lassen
bb-do-region = { $region }
bb-do-hut = Hütte von Feld { $space }
bb-do-space = Feld { $space }
bb-do-slot = { $person }, Position { $slot }
bb-do-home = Feld { $space }
bb-do-tattoo = Tätowieren: { $person }
bb-do-collect = Muscheln: { $person }
bb-do-point = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
bb-do-offering = { $count ->
    [one] 1 Opferplättchen
   *[other] { $count } Opferplättchen
}
bb-do-card = Offene { WORD($god, form: "card") } Götterkarte
bb-do-card-top = Götterkarte verdeckt vom Stapel
bb-do-material = { $material } nehmen
bb-do-carry = Hütte von Feld { $space } auf Feld 12
bb-do-stop = Hier aufhören
bb-do-priest = Position { $slot }
bb-do-building = Gebäudeplättchen { $number }
bb-do-pair = { $one } und { $other }
bb-do-status = 1 Statusschritt
bb-do-shell = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
}
bb-do-use = { $persons }
bb-do-double = { $persons }, mit Grün verdoppelt
bb-do-extra = { $persons }, zusätzlich mit Grün
bb-do-end = Zug beenden
bb-do-buy = Kaufen: { $jewel }
bb-do-buy-none = Nichts kaufen
bb-do-task = { $task }: erfüllen
bb-do-task-cards = { $task }: zeige { LIST(WORD($cards, form: "low"), style: "comma") }
bb-do-task-yellow-cards = { $task }: zeige { LIST(WORD($cards, form: "low"), style: "comma") }; mit Gelb, { $how }
bb-do-task-yellow = { $task }: mit Gelb, { $how }
bb-do-task-give-up = { $task }: aufgeben
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = erreicht: { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 Mann
   *[other] { $count } Männer
} zur Wahl, Positionen bis { $value }
bb-effect-women = { $count ->
    [one] 1 Frau
   *[other] { $count } Frauen
} zur Wahl, Positionen bis { $value }
bb-effect-slot = Tempelpositionen bis { $slot }, Feuerbonus
bb-effect-trades = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} zum Tauschen
bb-effect-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
bb-effect-pay-gods = { $count ->
    [one] einen Gott bezahlen
   *[other] { $count } Götter bezahlen
}
bb-effect-offerings-left = { $count ->
    [0] kein Opferplättchen übrig
    [one] 1 Opferplättchen übrig
   *[other] { $count } Opferplättchen übrig
}
bb-effect-tile-lost = unbenutzt zählt das Plättchen am Ende { $points }
bb-effect-offerings = { $count ->
    [one] +1 Opferplättchen
   *[other] +{ $count } Opferplättchen
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 Muschel
   *[other] +{ $count } Muscheln
}
bb-effect-aside = verdrängt die Hütte von { $who }
bb-effect-frees = macht das Feld für eine Person frei
bb-effect-huts-left = { $count ->
    [one] 1 Hütte bleibt dort
   *[other] { $count } Hütten bleiben dort
}
bb-effect-pairs = { $count ->
    [one] neben 1 Rohstoff
   *[other] neben { $count } Rohstoffen
}
bb-effect-together = mit den { $tiles } dieser Art, die du dann hast
bb-effect-closes-12 = sperrt Feld 12 endgültig für Hütten
bb-effect-cost = { $count ->
    [one] 1 Punkt des Würfels
   *[other] { $count } Punkte des Würfels
}
bb-effect-lost = { $count ->
    [one] 1 Punkt verfällt
   *[other] { $count } Punkte verfallen
}
bb-effect-status = Statusfeld { $space } (zählt { $points })
bb-effect-beside = kein Feld mehr frei: liegt neben dem Tableau, zählt nur für Aufgaben
bb-effect-no-back = bringt eine unbekannte Karte: danach kein Zurück
bb-effect-pushes = { $priests } { COUNT($priests) ->
    [one] rückt
   *[other] rücken
} nach rechts
bb-effect-drops = { $who } fällt aus dem Tempel
bb-effect-uses = verbraucht { $materials }
bb-effect-shells-left = { $count ->
    [0] keine Muschel übrig
    [one] 1 Muschel übrig
   *[other] { $count } Muscheln übrig
}
bb-effect-missing = { $count ->
    [one] es fehlt noch 1
   *[other] es fehlen noch { $count }
}
bb-effect-met = schon erfüllt
bb-effect-no-points = keine Punkte
bb-effect-no-nine = der Bonus für { $tasks ->
    [9] neun Aufgaben
   *[other] { $tasks } Aufgaben
} ist dahin

## Told: the log and the captions

bb-order = { $who } bekommt Reihenfolgeplättchen { $number }.
bb-laid-fish = Fisch { WORD($region, form: "in") }: { $fish }.
bb-laid-person = Position { $slot }: { $person }.
bb-dealt-task = { $who } bekommt die Aufgabe: { $task }.
bb-laid-task = Neue Aufgabe auf dem Spielplan: { $task }.
bb-laid-jewel = Schmuck der Runde { $round }: { $jewel }.
bb-laid-card = Offene Götterkarte: { WORD($god, form: "low") }.
bb-laid-card-reshuffled = Die abgelegten Götterkarten wurden gemischt; offene Götterkarte: { WORD($god, form: "low") }.
bb-dealt = { $who } bekommt eine Götterkarte.
bb-dealt-you = Du bekommst eine { WORD($god, form: "card") } Götterkarte.
bb-dealt-reshuffled = Die abgelegten Götterkarten wurden gemischt; { $who } bekommt eine Götterkarte.
bb-dealt-you-reshuffled = Die abgelegten Götterkarten wurden gemischt; du bekommst eine { WORD($god, form: "card") } Götterkarte.
bb-drew = { $who } zieht eine Götterkarte.
bb-drew-you = Du ziehst eine { WORD($god, form: "card") } Götterkarte.
bb-drew-reshuffled = Die abgelegten Götterkarten wurden gemischt; { $who } zieht eine Götterkarte.
bb-drew-you-reshuffled = Die abgelegten Götterkarten wurden gemischt; du ziehst eine { WORD($god, form: "card") } Götterkarte.
bb-rolled = { $who } würfelt { $face }.
bb-placed = { $who } legt eine { $face } auf { $action }.
bb-placed-gods = { $who } legt eine { $face } auf { $action } mit { $gods }.
bb-fished = { $who } fischt mit einer { $face }: { $points } Punkte.
bb-paid = { $who } bezahlt { $god }: { $how }.
bb-red = { $who } wertet den Fisch { WORD($region, form: "in") } mit Rot ({ $how }): { $points }.
bb-red-no = { $who } lässt den Fisch { WORD($region, form: "in") }.
bb-chose-region = { $who } breitet sich aus: { $region }.
bb-settled = { $who } baut { WORD($region, form: "in") } eine Hütte (von Feld { $space }) und bekommt { $gain }.
bb-settled-aside = { $who } baut { WORD($region, form: "in") } eine Hütte (von Feld { $space }), verdrängt die von { $owner } und bekommt { $gain }.
bb-put = { $who } legt { $material } auf { $space }.
bb-got-material = { $who } nimmt { $material }.
bb-got-beside = { $who } nimmt { $material } und legt den Rohstoff neben das Tableau.
bb-took-person = { $who } nimmt von Position { $slot }: { $person }.
bb-housed = { $who } legt auf Feld { $space }: { $person }.
bb-tattooed = { $who } tätowiert: { $person }. Statusfeld { $space }.
bb-collected = { $who } sammelt { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
}: { $person }.
bb-point = { $who } nimmt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
bb-got-offerings = { $who } nimmt { $count ->
    [one] ein Opferplättchen
   *[other] { $count } Opferplättchen
}.
bb-got-shells = { $who } nimmt { $count ->
    [one] eine Muschel
   *[other] { $count } Muscheln
}.
bb-rose = { $who } steigt auf Statusfeld { $space }.
bb-took-card = { $who } nimmt die offene { WORD($god, form: "card") } Götterkarte.
bb-takes-top = { $who } nimmt die oberste Karte vom Stapel.
bb-carried = { $who } versetzt die Hütte von Feld { $space } auf Feld 12.
bb-stopped = { $who } hört hier auf.
bb-priest = { $who } schickt einen Priester auf Position { $slot }.
bb-priest-out = { $who } schickt einen Priester auf Position { $slot }; einer von { $owner } fällt heraus.
bb-chose-building = { $who } wählt Gebäudeplättchen { $number }.
bb-built = { $who } baut Plättchen { $number } auf { $one } und { $other }: { $points } Punkte.
bb-used = { $who } setzt ein: { $persons }. Wirkung: { $does }.
bb-used-doubled = { $who } setzt mit Grün verdoppelt ein: { $persons }. Wirkung: { $does }.
bb-used-extra = { $who } setzt zusätzlich mit Grün ein: { $persons }. Wirkung: { $does }.
bb-ended = { $who } beendet den Zug.
bb-passed = { $who } setzt niemanden ein.
bb-idle-use = { $who } hat niemanden einzusetzen.
bb-idle-buy = { $who } kann sich keinen Schmuck leisten.
bb-ranked = Statusleiste: { LIST($results, style: "comma") }. Das ist die neue Zugreihenfolge.
bb-temple = Tempel: { LIST($results, style: "comma") }. { $who } bekommt das Götterplättchen.
bb-temple-empty = Der Tempel ist leer; sein Götterplättchen kommt aus dem Spiel.
bb-final = Die Schlusswertung.
bb-bought = { $who } kauft: { $jewel }.
bb-not-bought = { $who } kauft keinen Schmuck.
bb-resolved = Aufgabe von { $who }, „{ $task }“: { $end }.
bb-took-task = { $who } nimmt die Aufgabe „{ $task }“.

## Why not

bb-no-setup = Die Partie wird noch aufgebaut.
bb-no-wait = Zuerst werden Würfel und Plättchen gezogen. Warte einen Augenblick.
bb-no-now = Das ist jetzt nicht gefragt. Gefragt ist: { $ask }.
bb-no-die = Du hast keine { $face } zu legen. Deine Würfel: { LIST($dice, style: "comma") }.
bb-no-lower = Eine { $face } darf nicht auf { $action }: Der niedrigste Würfel dort zeigt { $lowest }, es muss ein niedrigerer sein. Von deinen: { LIST($dice, style: "comma") }. Oder spiele Blau.
bb-no-lower-none = Eine { $face } darf nicht auf { $action }: Der niedrigste Würfel dort zeigt { $lowest }, und keiner von deinen ist niedriger. Nur Blau hilft.
bb-no-reach = Eine { $face } reicht nicht für { $action }: Es braucht eine { $needs }. Weiß macht sie zur 6.
bb-no-gods-fishing = Beim Fischen gibt es keine Götter.
bb-no-blue-needed = Eine { $face } darf auch ohne Blau auf { $action }.
bb-no-white-six = Eine 6 braucht kein Weiß.
bb-no-target = { $action }: Von deinen Hütten führt kein Weg in ein neues Gebiet.
bb-no-huts = Auf deinem Tableau sind keine Hütten mehr.
bb-no-free-space = Dein Tableau hat kein freies Feld für eine Person. Zuerst muss eine Hütte eines räumen.
bb-no-men = In der Auslage sind keine Männer mehr.
bb-no-women = In der Auslage sind keine Frauen mehr.
bb-no-priests = Alle deine Priester sind im Tempel.
bb-no-materials = Zum Bauen brauchst du zwei Rohstoffe auf benachbarten Zeremonienfeldern.
bb-no-buildings = Du hast alle deine Gebäude gebaut.
bb-no-pay-offering = { $god } lässt sich nicht bezahlen: Karten hast du, aber kein Opferplättchen.
bb-no-pay-card = { $god } lässt sich nicht bezahlen: Du hast weder eine Karte dieser Farbe noch zwei gleiche Karten noch ein Götterplättchen.
bb-no-pay-both = { $god } lässt sich nicht bezahlen: Dir fehlen die Karten, ein Opferplättchen und ein Götterplättchen.
bb-no-pay-two = Blau und Weiß zusammen lassen sich nicht bezahlen.
bb-no-pay-then = Wird { $god } so bezahlt, ist der Rest nicht mehr möglich.
bb-no-god-tile = Du hast kein Götterplättchen.
bb-no-pair-mixed = Die zwei Karten müssen dieselbe Farbe haben.
bb-no-pair-own = Für { $god } reicht eine Karte der eigenen Farbe.
bb-no-card-colour = Mit einer einzigen Karte in { $colour } lässt sich { $god } nicht spielen; es braucht zwei.
bb-no-cards = Du hast { $have } von { $need } { WORD($colour, form: "cards") } Götterkarten.
bb-no-region = Es gibt kein Gebiet { $text }.
bb-no-region-own = Du hast { WORD($region, form: "in") } schon eine Hütte.
bb-no-path = { $action }: Von deinen Hütten führt kein solcher Weg in dieses Gebiet: { $region }.
bb-no-path-value = Der Weg in dieses Gebiet ({ $region }) braucht { $needs }; du hast { $value }.
bb-no-start-value = Der Fisch { WORD($region, form: "in") } zählt { $points }. Erste Hütten kommen dorthin, wo er 1 zählt.
bb-no-start-taken = { $who } ist schon dort: { $region }.
bb-no-hut = Auf Feld { $space } ist keine Hütte.
bb-no-space-kind = Feld { $space } nimmt nur { $material }.
bb-no-space-full = Feld { $space } ist belegt.
bb-no-home-huts = Auf Feld { $space } ist eine Hütte.
bb-no-home-person = Auf Feld { $space } ist schon eine Person.
bb-no-carry-person = Auf Feld 12 liegt eine Person, darum kann dort keine Hütte mehr hin.
bb-no-carry-12 = Diese Hütte ist schon auf Feld 12.
bb-no-slot-empty = Position { $slot } ist leer.
bb-no-slot-value = Position { $slot } ist zu hoch: Du hast { $value }.
bb-no-slot-man = Jetzt wird ein Mann genommen, keine Frau.
bb-no-slot-woman = Jetzt wird eine Frau genommen, kein Mann.
bb-no-stop = Aufhören darfst du erst nach mindestens einem.
bb-no-points = Das kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
} des Würfels; übrig: { $left }.
bb-no-shifted = Schon verschoben: { $person }. Jede Person nur einmal.
bb-no-person-own = Diese Person hast du nicht: { $person }.
bb-no-open-card = Es liegt keine { WORD($god, form: "card") } Götterkarte offen.
bb-no-deck = Im Stapel ist keine Karte mehr.
bb-no-built = Plättchen { $number } hast du schon gebaut.
bb-no-building-value = Plättchen { $number } ist zu hoch: Du hast { $value }.
bb-no-pair = { $one } und { $other } sind nicht benachbart.
bb-no-pair-empty = Auf { $space } liegt kein Rohstoff.
bb-no-kind-men = Du hast keinen Mann dieser Art: { $kind }.
bb-no-kind-women = Du hast keine Frau dieser Art: { WORD($kind, form: "fem") }.
bb-no-spent-men = Du hast in diesem Zug schon Männer eingesetzt. Für eine weitere Art brauchst du Grün.
bb-no-spent-women = Du hast in diesem Zug schon Frauen eingesetzt. Für eine weitere Art brauchst du Grün.
bb-no-green-twice = Grün lässt sich einmal pro Zug spielen.
bb-no-extra-first = Von diesem Geschlecht ist noch niemand eingesetzt: Nimm sie ohne Grün.
bb-no-extra-used = Diese Art hast du schon eingesetzt: { $persons }.
bb-no-double = { $persons }: Auch verdoppelt bleibt der Wert { $value }.
bb-no-effect = { $persons }: Das brächte jetzt nichts ({ $does }).
bb-no-jewel = Nicht beim Schmuck dieser Runde: { $jewel }.
bb-no-shells = { $jewel }: Du hast { $have } von { $cost ->
    [one] 1 Muschel
   *[other] { $cost } Muscheln
}.
bb-no-task-own = Das ist keine deiner Aufgaben: { $task }.
bb-no-task-met = „{ $task }“ ist nicht erfüllt: { $lacks }.
bb-no-give-up = Du darfst keine Aufgabe aufgeben, solange eine von dir erfüllt ist. Erfüllt ist: { $task }.
bb-no-leave-met = „{ $task }“ ist erfüllt, also rechne sie ab.
bb-no-show = Sag, welche Karten du zeigst, zum Beispiel so: { $text }
bb-no-yellow-met = „{ $task }“ ist auch ohne Gelb erfüllt.
bb-no-yellow-short = Gelb hilft bei „{ $task }“ nicht. Nach dem Bezahlen: { $lacks }.
bb-no-take = Diese Aufgabe liegt nicht auf dem Spielplan: { $task }.

## Score

bb-tie-order = Reihenfolgeplättchen
bb-score-start = für die Startreihenfolge
bb-score-fishing = Fischen
bb-score-helper = getauschte Punkte
bb-score-persons = Erzähler
bb-score-buildings = Gebäude
bb-score-red = Fische mit Rot
bb-score-status = Statusleiste
bb-score-priests = Priester
bb-score-tasks = Aufgaben
bb-score-god-tiles = übrige Götterplättchen
bb-score-fish = Fische am Ende
bb-score-jewelry = Schmuck
bb-score-bonus-tasks = Bonus: { $bonus_tasks ->
    [one] 1 Aufgabe
   *[other] { $bonus_tasks } Aufgaben
}
bb-score-bonus-jewelry = Bonus: { $bonus_jewelry ->
    [one] 1 Schmuckstück
   *[other] { $bonus_jewelry } Schmuckstücke
}
bb-score-bonus-ceremony = Bonus: { $bonus_ceremony ->
    [one] 1 Zeremonienfeld
   *[other] { $bonus_ceremony } Zeremonienfelder
}
bb-score-bonus-buildings = Bonus: { $bonus_buildings ->
    [one] 1 Gebäude
   *[other] { $bonus_buildings } Gebäude
}
bb-score-bonus-regions = Bonus: { $bonus_regions ->
    [one] 1 Gebiet
   *[other] { $bonus_regions } Gebiete
}
bb-score-bonus-persons = Bonus: { $bonus_persons } Männer und Frauen

## The rules at the table, page by page

bb-yield-stone = Stein
bb-yield-sand = Sand
bb-yield-wood = Holz
bb-yield-offering = ein Opferplättchen
bb-rules-1 =
    ### Worum es geht
    { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    }, jede mit drei Phasen. **A**: Du legst deine { $dice } Würfel, einen nach dem anderen, und jeder gibt eine Aktion. **B**: Du setzt Männer und Frauen ein. **C**: Status, Tempel, Schmuck und Aufgaben werden gewertet.
    Auf deinem Tableau stehen 12 Hütten. Eine Hütte, die es verlässt, macht Platz für einen Mann oder eine Frau. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer in der letzten Zugreihenfolge vorn ist.
bb-rules-2 =
    ### Einen Würfel legen
    Ein Würfel darf nur auf ein Aktionsplättchen, wenn er **niedriger ist als jeder Würfel dort**. Seine Zahl sagt, was du damit tun darfst: Wege, Positionen und Plättchen bis zu dieser Zahl. Die Aktion muss ausführbar sein. Auf dem **Fischfeld** bringt jeder Würfel { $fishing ->
    [one] 1 Punkt
   *[other] { $fishing } Punkte
    }.
    { $players ->
    [2] Mann und Frau teilen sich ein Plättchen, Landweg und Wasserweg ebenso: Wähle eine der beiden Aktionen.
    [3] Landweg und Wasserweg teilen sich ein Plättchen: Wähle eine der beiden Aktionen.
    [4] Zu viert hat jede Aktion ein eigenes Plättchen.
   *[other] Zu zweit teilen sich Mann und Frau ein Plättchen, zu zweit und zu dritt Landweg und Wasserweg: Wähle eine der beiden Aktionen.
    }
bb-rules-3 =
    ### Die Aktionen
    {""}**Landweg, Wasserweg**: eine Hütte in ein Gebiet neben einem deiner Gebiete. Du bekommst seinen Ertrag: Berg { $yield_mountain }, Strand { $yield_beach }, Wald { $yield_forest }, Ebene { $yield_plains }. Eine Hütte, die dort steht, wird zur Seite geschoben.
    {""}**Mann, Frau**: Nimm eine Person aus der Auslage auf ein freies Feld deines Tableaus.
    {""}**Tempel**: ein Priester auf eine Position; andere rücken nach rechts und können herausfallen. Feuerbonus.
    {""}**Bauen**: Bedecke zwei benachbarte Rohstoffe mit einem Plättchen. Punkte nach Runde: { LIST($building, style: "comma") }. Feuerbonus.
    {""}**Feuerbonus**: eine Götterkarte oder ein Opferplättchen, dazu ein Statusschritt oder eine Muschel.
bb-rules-4 =
    ### Der Helfer
    Tausche die Punkte des Würfels, eines nach dem anderen. Was es kostet: einen Mann tätowieren (Statusschritte) **{ $trade_tattoo }**, mit einer Frau Muscheln sammeln **{ $trade_collect }**, { $helper ->
    [one] 1 Punkt
   *[other] { $helper } Punkte
    } **{ $trade_point }**, ein Opferplättchen **{ $trade_offering }**, eine Götterkarte **{ $trade_card }**, ein Rohstoff **{ $trade_material }**, eine Hütte auf Feld 12 versetzen **{ $trade_hut }**. Jede Person kann nur einmal im Spiel tätowiert werden oder Muscheln sammeln.
    Rohstoffe liegen auf Zeremonienfeldern ihrer Art. Solche, die kein Feld finden, zählen nur für Aufgaben.
bb-rules-5 =
    ### Die Götter
    Um einen zu spielen, bezahle eine Karte seiner Farbe und ein Opferplättchen, oder zwei gleiche Karten einer anderen Farbe und ein Opferplättchen, oder ein Götterplättchen.
    {""}**Blau**: Lege den Würfel, obwohl er nicht niedriger ist. **Weiß**: Der Würfel gilt für seine Aktion als 6. **Rot**: Werte den Fisch des Gebiets, in das du gerade gekommen bist. **Grün** (Phase B, einmal): Verdopple eine Art oder setze eine weitere ein. **Gelb** (Phase C): Bei einer Aufgabe darf eines fehlen, für { $helped_task ->
    [one] 1 Punkt
   *[other] { $helped_task } Punkte
    } statt { $task }.
bb-rules-6 =
    ### Männer und Frauen
    In Phase B darfst du eine Art Männer und eine Art Frauen einsetzen. Alle Plättchen derselben Art und desselben Geschlechts wirken zusammen: Zwei oder drei davon tun mehr. Ob sie verschoben sind, ist gleich.
    {""}**Pionier** Land, **Paddler** Wasser, **Sänger** nimmt eine Frau, **Trommler** einen Mann, **Baumeister** baut, **Sammler** Rohstoffe, **Träger** Hütten auf Feld 12, **Erzähler** Punkte, **Seher** Götterkarten, **Spender** Opferplättchen, **Edelleute** Status, **Taucher** Muscheln.
bb-rules-7 =
    ### Wertung einer Runde
    1. **Status**: Punkte deines Felds; die Reihenfolge dort ist die neue Zugreihenfolge. Die Marker gehen auf 0 zurück.
    2. **Tempel**: Punkte für jeden Priester, nach Runde: { LIST($priest, style: "comma") }. Wer die meisten Priester hat, bekommt ein Götterplättchen.
    3. **Schmuck**: Kaufe ein Stück mit Muscheln.
    4. **Aufgaben**: Erfülle eine deiner { $tasks } für { $task ->
    [one] 1 Punkt
   *[other] { $task } Punkte
    }, oder mit Gelb für { $helped_task }. Ist keine erfüllt, gib eine auf. Dann nimm eine neue.
bb-rules-8 =
    ### Das Ende
    Nach Runde { $rounds } rechnest du deine letzten Aufgaben ab. Dann: { $god_tile ->
    [one] 1 Punkt
   *[other] { $god_tile } Punkte
    } für jedes übrige Götterplättchen, die Fische aller Gebiete, auf deren Bauplatz deine Hütte steht, dein Schmuck.
    Je { $bonus ->
    [one] 1 Punkt
   *[other] { $bonus } Punkte
    } für: { $bonus_tasks } erfüllte Aufgaben, { $bonus_jewelry } Schmuckstücke, { $bonus_ceremony } bedeckte Zeremonienfelder, { $bonus_buildings } Gebäude, Hütten in { $bonus_regions } Gebieten, { $bonus_persons } Männer und Frauen.

## Runs of the same thing, said once

bb-rolled-many = { $who } würfelt { COUNT($face) ->
    [one] { $count }-mal eine { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } bekommt { $count } Götterkarten.
bb-dealt-you-many = Du bekommst { $count } Götterkarten: { LIST(WORD($god, form: "low"), style: "comma") }.
bb-drew-many = { $who } zieht { $count } Götterkarten.
bb-drew-you-many = Du ziehst { $count } Götterkarten: { LIST(WORD($god, form: "low"), style: "comma") }.
bb-laid-task-many = Neue Aufgaben auf dem Spielplan: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Offene Götterkarten: { LIST(WORD($god, form: "low"), style: "comma") }.
bb-dealt-task-many = { $who } bekommt die Aufgaben: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } nimmt { $count } Punkte.
bb-got-offerings-many = { $who } nimmt { $count } Opferplättchen.
bb-took-card-many = { $who } nimmt die offenen Götterkarten: { LIST(WORD($god, form: "low"), style: "comma") }.
