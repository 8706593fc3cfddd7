### Edo. Form of buildings: acc (baut ein Haus).
### Orte stehen im Nominativ, nach einem Doppelpunkt oder neben einem Pfeil: Eine Fügung lässt sich nicht beugen.

edo-title = Edo
edo-about = Japan um 1600, für 2 bis 5. Plane verdeckt drei Karten, schicke Samurai in Wälder, auf Felder und in Steinbrüche und baue in den Städten rund um die Hauptstadt des Shoguns.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = Haus
    .acc = ein Haus
edo-building-post = Handelsposten
    .acc = einen Handelsposten
edo-building-stronghold = Festung
    .acc = eine Festung
edo-building-temple = Tempel
    .acc = einen Tempel
edo-do-RICE = Reis
edo-do-MONEY = Geld
edo-do-WOOD = Holz
edo-do-STONE = Stein
edo-do-HARVEST = Ernte
edo-do-BUILD = Bauen
edo-do-TRAVEL = Reisen
edo-do-TRADE = Handeln
edo-do-RECRUIT = Anwerben
edo-do-AUTHORIZE = Erwerben
edo-do-FAVOUR = Gunst
edo-do-LEVY = Abgabe
edo-demand-porcelain = Porzellan
edo-demand-silk = Seide
edo-demand-tea = Tee
edo-demand-lacquerware = Lackwaren
edo-demand-swords = Schwerter
edo-demand-spices = Gewürze
edo-demand-glassware = Glaswaren
edo-demand-clocks = Uhren
edo-demand-books = Bücher
edo-demand-muskets = Musketen
edo-demand-gate = Palasttor
edo-demand-garden = Garten
edo-demand-watchtower = Wachturm
edo-demand-hall = Große Halle
edo-demand-moat = Burggraben
edo-land-city = Stadt
edo-land-forest = Wald
edo-land-rice = Reisfeld
edo-land-quarry = Steinbruch
edo-land-free = freie Wahl
edo-lands-cities = Städte
edo-lands-fields = Felder
edo-lands-ways = Straßen, Tore
edo-privilege-a = erster Bauplatz
edo-privilege-b = Unterstützung
edo-privilege-c = Handel
edo-privilege-d = Stadteinkommen
edo-privilege-ews = Holz oder Stein
edo-privilege-esr = Stein oder Reis
edo-privilege-erw = Reis oder Holz
edo-privilege-fr = volle Reisernte
edo-privilege-fw = volle Holzernte
edo-privilege-fs = voller Steinertrag
edo-privilege-ew = Holz
edo-privilege-es = Stein
edo-privilege-er = Reis
edo-privilege-erws = beliebiger Rohstoff

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = Wald { $code }
edo-place-rice = Reisfeld { $code }
edo-place-quarry = Steinbruch { $code }
edo-place-river = Fluss { $code }
edo-place-road = Straße { $code }
edo-place-gate = Tor { $code }
edo-amount-ryo = { $count } Ryo
edo-amount-rice = { $count } Reis
edo-amount-wood = { $count } Holz
edo-amount-stone = { $count } Stein
edo-officials-own = { $count ->
    [one] 1 Beamter
   *[other] { $count } Beamte
}
edo-officials-neutral = { $count ->
    [one] { $count } neutraler
   *[other] { $count } neutrale
}
edo-officials-black = { $count ->
    [one] { $count } schwarzer
   *[other] { $count } schwarze
}
edo-officials-first-neutral = { $count ->
    [one] 1 neutraler Beamter
   *[other] { $count } neutrale Beamte
}
edo-officials-first-black = { $count ->
    [one] 1 schwarzer Beamter
   *[other] { $count } schwarze Beamte
}
edo-officials-none = kein Beamter
edo-does-RICE = je { $value } Reis, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-MONEY = je { $value } Ryo, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-WOOD = { $value ->
    [0] Holz aus einem Wald
   *[other] Holz aus einem Wald und { $value } dazu
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-STONE = { $value ->
    [0] Stein aus einem Steinbruch
   *[other] Stein aus einem Steinbruch und { $value } dazu
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-HARVEST = { $value ->
    [0] Reis von einem Feld
   *[other] Reis von einem Feld und { $value } dazu
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-BUILD = { $value ->
    [0] je ein Gebäude
   *[other] je ein Gebäude, { $value } Ryo billiger
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-TRAVEL = je auf ein Tor oder { $value ->
    [one] eine freie Bewegung
    [2] zwei freie Bewegungen
   *[other] { $value } freie Bewegungen
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-TRADE = { $value ->
    [0] Handel mit dem Händler
   *[other] Handel wie mit einem Handelsposten
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-RECRUIT = { $value ->
    [0] ein neutraler Beamter gratis
   *[other] ein neutraler Beamter für { $value } Reis
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-AUTHORIZE = eine Spezialkarte kaufen, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-FAVOUR = Macht für { $value } Ryo, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}
edo-does-LEVY = { $value ->
    [0] 1 Holz oder 1 Stein
   *[other] { $value } Holz oder Stein
}, bis zu { $most ->
    [one] 1 Beamter
   *[other] { $most } Beamte
}

## Options: each value explains the variant in one line

edo-option-temples = Tempel
edo-option-temples-off = aus – keine Gebäude außerhalb der Städte, jeder Schritt kostet
edo-option-temples-on = an – sie stehen außerhalb der Städte und machen die Straßen daneben gratis
edo-option-privileges = Privilegien
edo-option-privileges-off = aus – der Shogun fordert nichts und gewährt nichts
edo-option-privileges-on = an – Forderungen des Shoguns bringen einen Punkt und ein einmaliges Privileg
edo-option-ronin = Ronin
edo-option-ronin-off = aus – keine herrenlosen Samurai im Weg
edo-option-ronin-on = an – drei herrenlose Samurai mindern Erträge und verhindern Bauten, bis man sie vertreibt

## Kinds of answers, as headings of menus

edo-kind-take = Stadt oder Bündel nehmen …
edo-kind-act = Karte und Aktion …
edo-kind-crew = Beamte darauf …
edo-kind-ask = Fragen …
edo-kind-asking = Fragen …
edo-kind-back = Plan ändern …
edo-kind-ronin = Welcher Ronin …
edo-kind-land = Art des Felds …
edo-kind-send = Wohin …
edo-kind-walk = Gegen Bezahlung bewegen …
edo-kind-go = Weiter …
edo-kind-pass = Nichts mehr …
edo-kind-produce = Produzieren …
edo-kind-build = Bauen …
edo-kind-travel = Reisen …
edo-kind-trade = Handeln …
edo-kind-agree = Ausführen …
edo-kind-card = Eine Karte kaufen …
edo-kind-levy = Holz oder Stein nehmen …
edo-kind-privilege = Ein Privileg nutzen …
edo-kind-wage = Wer bleibt …
edo-kind-discard = Abwerfen …

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = nimm eine Startstadt oder ein Bündel
edo-ask-draft-city = nimm eine Startstadt
edo-ask-draft-bundle = nimm ein Bündel
edo-ask-ronin = welcher Ronin zieht?
edo-ask-land = freie Wahl: auf welche Art von Feld geht Ronin { $ronin }?
edo-ask-send = wohin geht Ronin { $ronin } ({ $land })?
edo-ask-plan = Runde { $round }: plane deine drei Karten
edo-ask-plan-many = Runde { $round }: plant eure drei Karten
edo-ask-act = Planfeld { $number }: welche Karte und welche Aktion?
edo-ask-crew = Planfeld { $number }, { $card } { $action }: wer arbeitet dort? Höchstens { $most }; übrig: { LIST($officials) }
edo-ask-walk = Planfeld { $number }, { $card } { $action } ({ LIST($officials) }): zuerst gegen Bezahlung bewegen? Du hast { $ryo } Ryo
edo-ask-execute = { $action }: was tut { $left ->
    [one] dein Beamter
   *[other] der nächste von { $left } Beamten
}?
edo-ask-travel-on = noch einen Samurai gratis bewegen?
edo-ask-rally = { $left ->
    [one] noch einen Samurai
   *[other] bis zu { $left } Samurai
} gratis gegen die Ronin holen? { $place }
edo-ask-trade-on = auch das zweite Angebot dieses Handels?
edo-ask-last = ein Privileg nutzen oder den Zug beenden?
edo-ask-wages = Lohn: { $count } Samurai auf dem Spielplan, { $rice } Reis im Vorrat. Wer bleibt?
edo-ask-discard = { $count ->
    [one] ein Stück
   *[other] { $count } Stück
} über dem Limit: was wirfst du ab?

## Answers: labels

edo-offer-city = Start in { $city }
edo-offer-bundle = Bündel: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = { LIST($officials) } auf Planfeld { $number }
edo-offer-quiet = kein Beamter auf Planfeld { $number }, ohne Rückfragen
edo-stop-slot = { $number } { $action }
edo-stop-wages = Lohn
edo-offer-ask = Alles fragen
edo-offer-ask-standing = Kleinigkeiten für mich entscheiden
edo-offer-ask-planned = Wie geplant fragen
edo-offer-back = Meinen Plan ändern
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Händler: { $start } → { $end }
edo-offer-stay = Keine Bewegung
edo-offer-go = Keine Bewegung mehr
edo-offer-end = Zug beenden
edo-offer-pass = Nichts tun
edo-offer-enough = Nichts mehr
edo-offer-produce = Produzieren: { $place }
edo-offer-produce-full = Mit dem Privileg produzieren: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } auf Bauplatz 1 (Privileg)
edo-offer-gate = Beamter auf { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = { $count ->
    [one] Den Ronin
   *[other] { $count } Ronin
} vertreiben: { $place }
edo-offer-meet = Forderung erfüllen: { $demand }
edo-offer-buy-goods = { $card }, Angebot 1: { $goods }
edo-offer-trade = { $card }, Angebot 2: Macht
edo-offer-favour = Die Gunst kaufen
edo-offer-recruit = Anwerben
edo-offer-buy = Karte { $card } kaufen
edo-offer-levy = { $goods } nehmen
edo-offer-claim = Jetzt Einkommen: { $city }
edo-offer-redeem = { $goods } nehmen
edo-offer-pay = { $count ->
    [one] Der Samurai bleibt
    [2] Beide bleiben
   *[other] Alle { $count } bleiben
}
edo-offer-withdraw = Zurückziehen: { $place }
edo-offer-home = { $count ->
    [one] Der Samurai kommt heim
    [2] Beide kommen heim
   *[other] Alle { $count } kommen heim
}
edo-offer-discard = { $goods } abwerfen

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] kostet nichts
   *[other] kostet { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] gratis
   *[other] { $ryo } Ryo
}
edo-gain = bringt { $goods }
edo-effect-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
edo-effect-weight = dein Gewicht beim Einkommen wird { $weight }
edo-effect-near = neben { LIST($places, style: "comma") }
edo-effect-needs = braucht dort { $count } Samurai
edo-effect-markers = { $count ->
    [0] kein Marker
    [one] 1 Ronin-Marker
   *[other] { $count } Ronin-Marker
}
edo-effect-privilege = Privileg: { $privilege }
edo-effect-quiet = der Zug läuft von selbst ab
edo-effect-ask-everything = auch dort, wo der Bot für dich weitergehen, ein Planfeld ausführen oder Lohn zahlen würde
edo-effect-ask-too = auch auf Planfeldern, die du „ohne Rückfragen“ geplant hast
edo-effect-ask-standing = manche Bewegungen und Planfelder laufen ohne Rückfrage ab, und Lohn wird gezahlt, wenn Reis da ist, auch wo du vielleicht etwas anderes willst
edo-effect-ask-planned = Planfelder, die du „ohne Rückfragen“ geplant hast, laufen von selbst ab

## What an action could do, and what a plan could not

edo-could-short = fehlt: { LIST($goods, style: "comma") }
edo-could-not-recruit = kein neutraler Beamter mehr da
edo-could-nobody = dort steht kein Samurai
edo-could-walk = { $goods } nach { $ryo } Ryo für den Weg: { $place }
edo-could-produce = { $goods }: { $place }
edo-could-build = { $building }: ja
edo-could-build-moved = { $building }: nach Bewegung
edo-could-build-short = { $building }: nein (fehlt: { LIST($goods, style: "comma") })
edo-could-not-build = { $building }: nein (kein Ort in Reichweite)
edo-could-not-meet = der Händler ist anderswo: { $place }
edo-could-buy = bis zu { $goods }
edo-could-power = Macht: ja
edo-could-power-short = Macht: nein (fehlt: { LIST($goods, style: "comma") })
edo-idle = { $count ->
    [one] 1 Beamter auf { $card } { $action } täte nichts: nichts ist in Reichweite
   *[other] { $count } Beamte auf { $card } { $action } täten nichts: nichts ist in Reichweite
}
edo-idle-here = { $count ->
    [one] 1 Beamter auf { $card } { $action } täte jetzt nichts
   *[other] { $count } Beamte auf { $card } { $action } täten jetzt nichts
}
edo-idle-short = { $count ->
    [one] 1 Beamter auf { $card } { $action } täte nichts (fehlt: { LIST($goods, style: "comma") })
   *[other] { $count } Beamte auf { $card } { $action } täten nichts (fehlt: { LIST($goods, style: "comma") })
}
edo-twice-empty = In diesem Plan arbeitet niemand: Du würdest diese Runde nichts tun. Trotzdem verdeckt bestätigen?

## Under a turn

edo-chance-note = { $alone ->
    [1] Was als Nächstes kommt, ist noch verborgen. Bestätige, um es zu sehen.
   *[0] Was als Nächstes kommt, ist noch verborgen. Bestätige, um es zu sehen; danach lässt sich das nicht mehr zurücknehmen.
}
edo-confirm-so-far = Bestätigen und weiter

## Groups of answers

edo-group-card = Karte { $card }
edo-group-samurai = Von { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Händler
edo-group-merchant-to = Händler → { $lands }
edo-group-build = { $place }
edo-group-gate = Beamter auf ein Tor
edo-group-ronin = Ronin vertreiben
edo-group-demand = Eine Forderung erfüllen
edo-group-privilege = Privileg

## Told: the log and the captions

edo-log-start = { $who } beginnt die erste Runde.
edo-log-card-current = Die erste Karte des Händlers: { $card }.
edo-log-card-next = Die nächste Karte des Händlers: { $card }.
edo-log-display = Neu in der Auslage: { $card }.
edo-log-display-many = Neu in der Auslage: { LIST($card, style: "comma") }.
edo-log-profit = Gewinnplättchen { $tile } für { $city }.
edo-log-demand = Der Shogun fordert: { $demand } ({ $marker }).
edo-log-demand-next = Die nächste Forderung: { $demand } ({ $marker }).
edo-log-privilege = Ein Privileg ist zu gewinnen: { $privilege }.
edo-log-privilege-many = Privilegien sind zu gewinnen: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = Das nächste Privileg: { $privilege }.
edo-log-ronin = Ronin { $ronin } erscheint: { $place }.
edo-log-city = { $who } beginnt in { $city }.
edo-log-bundle = { $who } nimmt Bündel { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } wählt Ronin { $ronin }: { $place }.
edo-log-tile = Das Plättchen für Ronin { $ronin }: { $land }.
edo-log-land = { $who } nennt die Art des Felds: { $land }.
edo-log-send = { $who } schickt Ronin { $ronin }: { $start } → { $end }.
edo-log-act = Planfeld { $number }: { $card } { $action }.
edo-log-crew = Planfeld { $number }: { $card } { $action }, { LIST($officials) }.
edo-log-sealed = Planfeld { $number }: { $card } { $action }, { LIST($officials) }. Verdeckt, bis alle geplant haben.
edo-log-ask-on = Von jetzt an wirst du alles gefragt.
edo-log-ask-standing = Von jetzt an laufen manche Bewegungen und Planfelder ohne Rückfrage ab, und Lohn wird gezahlt, wenn Reis da ist, auch wo du vielleicht etwas anderes willst.
edo-log-ask-planned = Von jetzt an laufen Planfelder, die du „ohne Rückfragen“ geplant hast, von selbst ab.
edo-log-ready = { $who } hat geplant.
edo-log-ready-many = { $who } haben geplant.
edo-log-back = { $who } plant neu.
edo-log-opened = { $who } deckt Planfeld { $number } auf: { $card } { $action }, { LIST($officials) }.
edo-log-quiet = { $who } deckt Planfeld { $number } auf: { $card } { $action }, { LIST($officials) }, und lässt es verstreichen.
edo-log-walk = { $who } bewegt einen Samurai: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , für { $cost } Ryo
}.
edo-log-merchant = { $who } bewegt den Händler: { $start } → { $end }{ $cost ->
    [0] , gratis
   *[other] , für { $cost } Ryo
}.
edo-log-go = { $who } beendet die Bewegung.
edo-log-turn-over = { $who } beendet den Zug.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } produziert { $goods }: { $place }.
edo-log-produced-full = { $who } produziert { $goods } mit einem Privileg: { $place }.
edo-log-built = { $who } baut { WORD($building, form: "acc") } für { COUNT($cost) ->
    [0] nichts
   *[other] { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
edo-log-built-prime = { $who } baut { WORD($building, form: "acc") } für { COUNT($cost) ->
    [0] nichts
   *[other] { LIST($cost) }
} auf Bauplatz 1, mit Privileg: { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
edo-log-gate = { $who } stellt einen Beamten auf { $place }.
edo-log-travel = { $who } bewegt einen Samurai gratis: { $start } → { $end }.
edo-log-enough = { $who } belässt es dabei.
edo-log-disperse = { $who } tritt gegen { $count ->
    [one] den Ronin
   *[other] { $count } Ronin
} an: { $place }.
edo-log-rally = { $who } holt einen Samurai: { $start } → { $end }.
edo-log-dispersed = { $who } vertreibt { $ronin ->
    [one] den Ronin
   *[other] { $ronin } Ronin
}: { $place }, { $samurai } Samurai gegen { $ronin }{ $came ->
    [0] {""}
   *[other] , der letzte von { $start }
}. { $markers ->
    [0] Dafür gibt es keinen Marker.
    [one] Dafür gibt es 1 Ronin-Marker.
   *[other] Dafür gibt es { $markers } Ronin-Marker.
}
edo-log-stood = Die Ronin halten { $who } stand: { $place }, { $samurai } Samurai gegen { $ronin }{ $came ->
    [0] {""}
   *[other] , der letzte von { $start }
}.
edo-log-met = { $who } erfüllt die Forderung { $demand } mit { LIST($cost) }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
edo-log-met-privilege = { $who } erfüllt die Forderung { $demand } mit { LIST($cost) }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und ein Privileg ({ $privilege }).
edo-log-bought-goods = { $who } kauft { $goods } für { $ryo } Ryo ({ $card }).
edo-log-traded = { $who } tauscht { LIST($cost) } gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $card }).
edo-log-favour = { $who } kauft die Gunst des Shoguns für { $ryo } Ryo: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
edo-log-recruit = { $who } wirbt einen neutralen Beamten an{ $rice ->
    [0] , gratis
   *[other] {" "}für { $rice } Reis
}.
edo-log-bought = { $who } kauft Karte { $card } für { $ryo } Ryo.
edo-log-levy = { $who } treibt { $goods } ein.
edo-log-impossible = { $who }, { $action }: Ein Beamter konnte nichts tun.
edo-log-impossible-many = { $who }, { $action }: { $count } Beamte konnten nichts tun.
edo-log-passed = { $who }, { $action }: Ein Beamter tut nichts.
edo-log-passed-many = { $who }, { $action }: { $count } Beamte tun nichts.
edo-log-claim = { $who } nimmt mit Privileg das Einkommen von { $city }: { $ryo } Ryo.
edo-log-redeem = { $who } nimmt mit Privileg { $goods }.
edo-log-paid = { $who } zahlt { $rice } Reis für { $count } Samurai.
edo-log-paid-standing = { $who } zahlt { $rice } Reis für { $count } Samurai, ohne Rückfrage.
edo-log-withdrew = { $who } zieht einen Samurai zurück: { $place }.
edo-log-withdrew-many = { $who } zieht { $count } Samurai zurück: { $place }.
edo-log-home = { $who } ruft { $count ->
    [one] den Samurai
    [2] beide Samurai
   *[other] alle { $count } Samurai
} heim.
edo-log-income = { $count ->
    [0] Keine Stadt zahlt Einkommen.
   *[other] Einkommen: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } Ryo ({ $city })
edo-log-discard = { $who } wirft { $goods } ab.
edo-log-discard-many = { $who } wirft { $goods } ab.

## Why not

edo-no-space = Auf diesem Spielplan gibt es kein Feld { $space }.
edo-no-covered = Dieses Feld ist in dieser Partie abgedeckt und bietet nichts: { $place }.
edo-no-samurai = Du hast dort keinen Samurai: { $place }.
edo-no-goods = Das kostet { LIST($cost) }. Dir fehlen noch { LIST($missing) }.
edo-no-city = Dort kannst du nicht beginnen: { $city }.
edo-no-city-edo = In Edo beginnt niemand. Nimm eine der anderen Städte.
edo-no-city-taken = Dort beginnt schon { $who }: { $city }.
edo-no-city-twice = Deine Startstadt hast du. Nimm ein Bündel.
edo-no-bundle-taken = Bündel { $bundle } hat schon { $who }.
edo-no-bundle-twice = Dein Bündel hast du. Nimm eine Startstadt.
edo-no-ronin = Zwei Ronin teilen sich ein Feld, darum muss der einzelne ziehen.
edo-no-ronin-off = In dieser Partie gibt es keine Ronin.
edo-no-land = Nenne eine Art von Feld: forest (Wald), quarry (Steinbruch), rice (Reisfeld) oder city (Stadt).
edo-no-send-edo = Nach Edo geht kein Ronin.
edo-no-send-land = Es muss ein Feld dieser Art sein: { $land }. Nicht: { $place }.
edo-no-send-leaving = Der Ronin muss sein Feld verlassen: { $place }.
edo-no-send-join = Der Ronin muss zu den anderen auf einem Feld dieser Art, also nicht hierher: { $place }.
edo-no-sealed = Dein Plan liegt verdeckt. Um ihn zu ändern, nimm ihn zuerst zurück.
edo-no-back = Es gibt nichts zurückzunehmen.
edo-no-plan-late = Für diese Runde ist fertig geplant.
edo-no-act-first = Nenne zuerst die Karte und ihre Aktion, dann die Beamten.
edo-no-crew-first = Sag zuerst, welche Beamten auf der zuletzt genannten Karte arbeiten.
edo-no-card = Du hast keine Karte { $card }.
edo-no-card-late = Karte { $card } hast du in dieser Runde gekauft. Planen kannst du sie ab der nächsten.
edo-no-card-used = Karte { $card } ist schon in deinem Plan. Von einer Karte lässt sich nur eine Aktion planen.
edo-no-action = Karte { $card } hat keine Aktion „{ $action }“. Sie hat { LIST($actions, style: "or") }.
edo-no-most = { $card } { $action }: höchstens { $most ->
    [one] ein Beamter
   *[other] { $most } Beamte
}.
edo-no-officials-own = Du willst { $count ->
    [one] einen Beamten
   *[other] { $count } Beamte
}, hast aber nur noch { $left }.
edo-no-officials-neutral = Du willst { $count ->
    [one] einen neutralen Beamten
   *[other] { $count } neutrale Beamte
}, hast aber nur noch { $left }.
edo-no-officials-black = Du willst { $count ->
    [one] einen schwarzen Beamten
   *[other] { $count } schwarze Beamte
}, hast aber nur noch { $left }.
edo-no-walk-ryo = Der Weg kostet { $cost } Ryo, und du hast { $ryo }.
edo-no-walk-free = Diese Figur hat sich gerade gratis bewegt; eine weitere freie Bewegung bringt nichts.
edo-no-walk-first = Zuerst kommt die Bewegung. Sag „go“, wenn sie zu Ende ist.
edo-no-walk-late = Die Bewegung dieses Zugs ist vorbei.
edo-no-way = Die Figur ist schon dort: { $place }.
edo-no-go = Jetzt gibt es keine Bewegung. Sag, was der Beamte tut.
edo-no-official = Auf dieser Karte arbeitet kein Beamter. Du kannst nur Figuren bewegen.
edo-no-other-action = Die Aktion dieser Karte ist { $action }. Dafür bräuchte es { $wanted }.
edo-no-ask = Du wirst überall gefragt, wo du eine Wahl hast; nur Planfelder, die du „ohne Rückfragen“ (`0!`) planst, laufen von selbst ab, und davon kommt keines mehr.
edo-no-ask-here = Du wirst überall gefragt, wo du eine Wahl hast, außer wo unter deinem Plan „ohne Rückfrage“ steht. Solange du wartest, hat deine Seite den Knopf **{ button-ask-all }**.
edo-no-quiet = Plane `0`. Sobald der Plan vollständig ist, tippe darunter für dieses Planfeld auf „nicht fragen“: Dann läuft der Zug von selbst ab.
edo-no-more = Alle deine Beamten haben gearbeitet. Du kannst ein Privileg nutzen oder den Zug beenden.
edo-no-pass = Auf diese Aktion lässt sich nicht verzichten.
edo-no-produce-land = { $action } braucht ein Feld dieser Art: { $land }. Nicht: { $place }.
edo-no-produce-twice = Ein Samurai produziert einmal pro Zug. Du hast dort keinen weiteren: { $place }.
edo-no-build-place = Dort kannst du nicht bauen: { $place }. Gewünscht: { $building }.
edo-no-build-nobody = Um { WORD($building, form: "acc") } zu bauen, brauchst du dort einen Samurai: { $place }.
edo-no-build-site = Für { WORD($building, form: "acc") } ist kein Bauplatz mehr frei: { $place }.
edo-no-build-taken = Es gibt dort schon einen Bau dieser Art, darum kannst du nicht bauen: { $building }, { $place }.
edo-no-build-none = Davon ist nichts mehr zum Bauen da: { $building }. Alle stehen schon auf dem Spielplan. Gewünscht: { $place }.
edo-no-build-ronin = Zwei oder mehr Ronin verhindern dort jeden Bau: { $place }. Gewünscht: { $building }.
edo-no-temples = In dieser Partie gibt es keine Tempel.
edo-no-gate = Das ist kein Tor: { $place }.
edo-no-gate-own = Auf ein Tor kann nur ein eigener Beamter.
edo-no-travel-merchant = Freie Bewegungen sind nur für Samurai. Der Händler zieht gegen Bezahlung, vor der Aktion.
edo-no-travel-same = Die zweite freie Bewegung ist für einen anderen Samurai.
edo-no-rally = Samurai dürfen nur auf das genannte Feld geholt werden: { $place }.
edo-no-disperse-none = Dort ist kein Ronin: { $place }.
edo-no-disperse-twice = Mehr als ein Versuch pro Zug, Ronin zu vertreiben, ist nicht erlaubt.
edo-no-trade-place = Der Händler und einer deiner Samurai müssen in derselben offenen Stadt stehen. Der Händler: { $place }.
edo-no-trade-card = Händlerkarte { $card } liegt nicht offen.
edo-no-trade-next = { $card } ist die nächste Händlerkarte. Nur das Handelsprivileg öffnet sie.
edo-no-trade-most = Mit Karte { $card } kannst du 1 bis { $most } Stück kaufen.
edo-no-trade-twice = Jedes Angebot lässt sich pro Handel nur einmal nutzen.
edo-no-demand-open = Diese Forderung liegt nicht aus: { $demand }.
edo-no-demand-edo = Palastforderungen brauchen einen deiner Samurai in Edo.
edo-no-demand-second = Eine Forderung braucht einen ganzen Beamten. Dieser hat etwas anderes begonnen.
edo-no-display = Karte { $card } liegt nicht in der Auslage.
edo-no-neutral = Im Vorrat ist kein neutraler Beamter mehr.
edo-no-privilege = Dieses Privileg hast du nicht: { $privilege }.
edo-no-privilege-goods = Dieses Privileg gibt das nicht: { $privilege }.
edo-no-privilege-now = Bring zuerst das zu Ende; das Privileg kann warten.
edo-no-claim = Diese Stadt würde dir jetzt nichts zahlen: { $city }.
edo-no-rice = Der Lohn beträgt { $due } Reis, und du hast { $rice }. Zieh zuerst jemanden zurück.
edo-no-home = Du hast nur einen Samurai. Zieh ihn mit seinem Feld zurück.
edo-no-discard = Davon hast du nichts abzuwerfen.

## Score

edo-item-track = Machtpunkte
edo-item-ryo = Geld
edo-item-samurai = Samurai auf dem Spielplan
edo-item-ronin = Ronin-Marker
edo-item-no-house = kein Haus in Edo: dahinter
edo-tie-resources = Rohstoffe

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] kein Gewicht
   *[other] Gewicht { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
} für { $ronin }
edo-rules-1 =
    ### Worum es geht
    Du bist ein Daimyo mit { $pieces ->
    [one] 1 Figur
   *[other] { $pieces } Figuren
    }. Neben dem Spielplan sind sie **Beamte**, die Aktionen ausführen, auf dem Spielplan sind sie **Samurai**, die produzieren und bauen. Du sammelst Machtpunkte, indem du in den Städten baust und handelst. Das Spiel endet in der Runde, in der jemand { $goal ->
    [one] 1 Punkt
   *[other] { $goal } Punkte
    } erreicht oder in der die Karten des Händlers ausgehen ({ $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    }).
    {""}**Nur wer ein Haus in Edo besitzt, kann gewinnen**, außer niemand hat eines.
    Zu Beginn nimmt jeder ein Warenbündel und eine Startstadt außerhalb von Edo, mit einem Haus und einem Samurai darin.
edo-rules-2 =
    ### Die Runde
    1. **Planen**, alle gleichzeitig und verdeckt: Wähle drei deiner Karten, auf jeder eine Aktion, ordne sie und verteile deine Beamten. Ein Planfeld darf ohne Beamte bleiben. Die Zahl auf der Karte sagt, wie viele die Aktion höchstens nimmt. Deinen Plan kannst du ändern, bis alle fertig sind.
    2. **Handeln**: Alle führen der Reihe nach Planfeld 1 aus, dann Planfeld 2, dann Planfeld 3. Jedes wird erst aufgedeckt, wenn es dran ist. Vor der Aktion darfst du deine Samurai und den Händler bewegen, { $step } Ryo je Schritt. Dann arbeitet jeder Beamte einmal. Unter deinem Plan siehst du für jedes Planfeld und den Lohn, ob ich dich frage, und änderst es durch Antippen: Ohne Rückfrage handle ich sofort, wo du nichts Besseres tun könntest.
    3. **Lohn und Einkommen**. 4. **Rundenende**: Wirf bis auf { $limit ->
    [one] 1 Rohstoff
   *[other] { $limit } Rohstoffe
    } ab, der Händler zeigt seine nächste Karte, der Startspieler wechselt.
edo-rules-3 =
    ### Die Aktionen
    {""}**Reis, Geld**: Nimm, was aufgedruckt ist. **Holz, Stein, Ernte**: Einer deiner Samurai in einem Wald, einem Steinbruch oder einem Reisfeld produziert { $forest }, { $quarry } oder { $rice }; eins weniger für jeden anderen Samurai dort.
    {""}**Bauen**: ein Gebäude, wo du einen Samurai hast. **Reisen**: Der Beamte wird auf einem Tor zum Samurai oder bewegt bis zu { $travellers } Samurai gratis, beliebig weit. **Handeln**: Nutze ein Angebot des Händlers dort, wo er mit einem deiner Samurai zusammensteht.
    {""}**Anwerben**: ein neutraler Beamter für den Rest des Spiels; Samurai werden kann er nicht. **Erwerben**: Kaufe eine Spezialkarte, für die nächsten Runden. **Gunst**: Punkte für Geld. **Abgabe**: 1 Holz oder 1 Stein.
edo-rules-4 =
    ### Gebäude und der Händler
    {""}**Haus**: { LIST($house_cost, style: "comma") }; { $house_points }, { $house_weight }. **Handelsposten**: { LIST($post_cost, style: "comma") }; { $post_points }, { $post_weight }; einer je Person und einer je Stadt, nicht in Edo. **Festung**: { LIST($stronghold_cost, style: "comma") }; { $stronghold_points }, { $stronghold_weight }; eine je Stadt.
    Häuser und Handelsposten kommen auf den ersten freien Bauplatz. Die Karte des Händlers hat zwei Angebote: Waren kaufen oder etwas für { $trade ->
    [one] 1 Punkt
   *[other] { $trade } Punkte
    } geben. Ein Handel nutzt ein Angebot; in der Stadt deines Handelspostens darf er beide nutzen.
edo-rules-5 =
    ### Lohn, Einkommen, Ende
    Jeder Samurai, der auf dem Spielplan bleibt, kostet { $wage } Reis; die anderen kommen heim und sind wieder Beamte.
    Dann zahlt jede Stadt allen, die dort Gewicht haben, nach Rang, wie ihr Gewinnplättchen sagt; bei gleichem Gewicht geht der frühere Bauplatz vor.
    Am Ende: 1 Punkt für je { $ryo_a_point } Ryo, 1 Punkt für je { $samurai_a_point } Samurai auf dem Spielplan. Wer kein Haus in Edo hat, steht hinter allen anderen. Bei Gleichstand: mehr Ryo, dann mehr Rohstoffe, dann mehr Samurai.
edo-rules-temples =
    ### Variante: Tempel
    Bauen kann auch einen Tempel auf einen Wald, ein Reisfeld, einen Steinbruch, einen Fluss oder eine Straße setzen, wo du einen Samurai hast: { LIST($temple_cost) }, { $temple_points }, einer je Feld. Straßen neben deinen Tempeln kosten dich nichts.
edo-rules-privileges =
    ### Variante: Privilegien
    Statt der üblichen Arbeit darf ein Beamter eine offene Forderung des Shoguns erfüllen: Waren mit Handeln (beim Händler) oder Reisen, den Palast mit Bauen (ein Samurai in Edo). Das bringt { $demand ->
    [one] 1 Punkt
   *[other] { $demand } Punkte
    } und das Privileg darunter, einmal zu nutzen: ein Haus auf Bauplatz 1, ein schwarzer Beamter für einen Plan, die nächste Karte des Händlers, das Einkommen einer Stadt, ein Rohstoff oder ein Ertrag, als wärst du allein.
edo-rules-ronin =
    ### Variante: Ronin
    Drei herrenlose Samurai stehen auf Rohstofffeldern. Jede Runde bewegt der Startspieler einen; ein Plättchen nennt die Art des Felds, und er schließt sich auf einem solchen Feld den anderen an. Nach Edo geht er nie.
    Ein Ronin mindert den Ertrag wie ein Samurai. In einer Stadt verhindern { $stops_building } jeden Bau, { $stops_income } auch ihr Einkommen.
    Ein Beamter pro Zug darf sie mit **Reisen** vertreiben: Nenne das Feld und hole bis zu { $travellers } Samurai gratis. Mit mehr Samurai als Ronin dort jagst du sie davon: { LIST($rewards, style: "comma") }. Jeder Marker ist am Ende 1 Punkt.
edo-rules-6 =
    ### Einen Zug schreiben
    Jedes Feld hat einen Code: C Stadt, FO Wald, RI Reisfeld, QU Steinbruch, RV Fluss, RD Straße, GA Tor. Ein Plan nennt Karte und Aktion (`B.TRAVEL`) und die Beamten: `2`, `1+1n` mit einem neutralen, `1b` schwarz, oder `0`.
    Bewegung: `C1-FO2`, `M-C2` für den Händler, `go` am Ende. Bauen: `H.C1` Haus, `P` Handelsposten, `S` Festung, `T` Tempel. Handel: `M04.1.3` drei Stück von Angebot 1, `M04.2` Angebot 2. Ein Stern nutzt ein Privileg.
