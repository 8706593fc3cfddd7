### Words inside the pictures of Edo: short, because room is short.

edo-pic-title = Edo
edo-pic-setup = Aufbau
edo-pic-round = Runde { $round } von { $rounds }
edo-pic-phase-setup = der Spielplan wird ausgelegt
edo-pic-phase-draft = Städte und Waren
edo-pic-phase-ronin = die Ronin ziehen
edo-pic-phase-plan = verdeckt planen
edo-pic-phase-act = Karten, Planfeld { $slot } von 3
edo-pic-phase-wages = Lohn und Einkommen
edo-pic-phase-limit = Rundenende
edo-pic-phase-over = Die Partie ist vorbei
edo-pic-plans = Planen noch
edo-pic-next = nächste
edo-pic-left = noch { $count }
edo-pic-last-card = letzte Runde
edo-pic-goal = Ende

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Scheiben
edo-emblem-triangles = Dreiecke
edo-emblem-lozenges = Rauten
edo-emblem-grid = Gitter
edo-emblem-ring = Ring

## What is awaited, after a name

edo-pic-ask-draft-any = nimmt Stadt oder Waren
edo-pic-ask-draft-bundle = nimmt Waren
edo-pic-ask-draft-city = nimmt eine Stadt
edo-pic-ask-ronin = bewegt einen Ronin
edo-pic-ask-land = nennt die Art
edo-pic-ask-send = schickt den Ronin
edo-pic-ask-plan = plant
edo-pic-ask-act = plant
edo-pic-ask-crew = plant
edo-pic-ask-walk = { $action }: darf bewegen
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = bewegt noch einen?
edo-pic-ask-rally = sammelt Samurai
edo-pic-ask-trade-on = zweites Angebot?
edo-pic-ask-last = noch etwas?
edo-pic-ask-wages = zahlt Lohn
edo-pic-ask-discard = wirft ab

## Private pages

edo-pic-your-plan = Dein Plan
edo-pic-your-turn = Dein Zug
edo-pic-your-hand = Deine Sicht
edo-pic-slot = Feld { $number }
edo-pic-which-action = Planfeld { $number }: welche Aktion?
edo-pic-which-crew = Planfeld { $number }: wie viele Beamte?
edo-pic-sealed = Verdeckt, bis alle geplant haben
edo-pic-confirm = bestätigen?
edo-pic-quiet = läuft von selbst ab
edo-pic-plan-now = Nach jetzigem Stand, ohne Bewegung
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → nichts
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → nichts, dort steht kein Samurai
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, du entscheidest dann
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Lohn: { $rice } Reis für { $count } Samurai
edo-pic-plan-wages-short = Lohn: nur { $rice } Reis für { $count } Samurai; { $home ->
    [one] { $home } muss
   *[other] { $home } müssen
} zurück
edo-pic-plan-income = Einkommen: { $ryo } Ryo
edo-pic-plan-quiet = { $card } { $action }: läuft von selbst ab
edo-pic-nobody = niemand
edo-pic-officials = Übrige Beamte
edo-pic-of-limit = { $count } von { $limit }
edo-pic-no-samurai = keiner auf dem Spielplan
edo-pic-if-over = bei Ende jetzt: { $points }

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
edo-pic-tell-starts = beginnt
edo-pic-tell-ready = hat geplant
edo-pic-tell-out = plant noch
edo-pic-tell-slot = Planfeld { $number }: { $action } auf { $card }, { LIST($officials) }
edo-pic-tell-hidden = { $count ->
    [one] ein Planfeld verdeckt
   *[other] { $count } Planfelder verdeckt
}
edo-pic-tell-officials = eigene Beamte: { $own }, neutrale: { $neutral }
edo-pic-tell-supply = zu bauen: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}, { $post ->
    [yes] ein Handelsposten
   *[no] kein Handelsposten
}
edo-pic-tell-temples = Tempel { $count }
edo-pic-tell-cards = Karten { $list }
edo-pic-tell-privileges = Privilegien: { $list }
edo-pic-tell-markers = Ronin-Marker { $count }
edo-pic-tell-samurai = Samurai: { $list }
edo-pic-tell-no-samurai = kein Samurai auf dem Spielplan
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = { $taken } von { $sites } Bauplätzen besetzt: { $list }
edo-pic-tell-row-empty = { $sites } Bauplätze, alle frei
edo-pic-tell-house = Haus von { $who }
edo-pic-tell-post = Handelsposten von { $who }
edo-pic-tell-stronghold = Festung, gebaut von { $who }
edo-pic-tell-income = Einkommen { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = zahlt { $list } nach Rang
edo-pic-tell-no-building = Ronin verhindern den Bau
edo-pic-tell-no-income = Ronin verhindern das Einkommen
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = Auf dem Spielplan: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Ein Samurai produziert jetzt: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Städte (besetzte Bauplätze, Einkommen): { $list }.
edo-pic-tell-roads = Wege: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Abgedeckt: { $list }.
edo-pic-tell-strangers = ein Samurai, der niemandem gehört
edo-pic-tell-merchant = der Händler
edo-pic-tell-ronin = Ronin { $number }
edo-pic-tell-temple = Tempel von { $who }
edo-pic-tell-offer = { $card }: bis zu { $most } × { $goods }, je { $price } Ryo; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $cost }.
edo-pic-goods-rice = Reis
edo-pic-goods-wood = Holz
edo-pic-goods-stone = Stein
edo-pic-tell-current = Händlerkarte { $offer }
edo-pic-tell-coming = Nächste Händlerkarte { $offer }
edo-pic-tell-stack = Übrige Händlerkarten: { $count }.
edo-pic-tell-demand = { $demand } mit { $action } für { $cost }
edo-pic-tell-demand-brings = { $demand } mit { $action } für { $cost } bringt { $privilege }
edo-pic-tell-demands = Forderungen: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Nächste Forderung: { $demand }; übrig { $count }.
edo-pic-tell-next-privilege = Nächstes Privileg: { $privilege }; übrig { $count }.
edo-pic-tell-display = Spezialkarten zu kaufen: { LIST($list, style: "semicolon") }. Übrig: { $count }.
edo-pic-tell-card = { $card } für { $price } Ryo ({ $actions })
edo-pic-tell-supplies = Vorrat: neutrale Beamte { $neutral }, Festungen { $strongholds }.
edo-pic-tell-bag = Ronin-Beutel: { $list }; übrige Marker { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Dein Plan, nicht öffentlich: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Noch frei: { LIST($officials) }.
edo-pic-tell-plan-open = Planfeld { $number }: { $action } auf { $card }
edo-pic-tell-chosen = Der Entwurf ist nicht bestätigt.

## The second picture: income, market, supplies

edo-pic-ledger = Tabellen und Vorrat
edo-pic-income = Einkommen
edo-pic-income-about = Ryo nach Rang, bei so vielen, die dort bauen
edo-pic-merchant = Händler
edo-pic-now = jetzt
edo-pic-supply = Vorrat
edo-pic-neutral = neutrale Beamte
edo-pic-strongholds = Festungen
edo-pic-deck = Spezialkarten
edo-pic-markers = Ronin-Marker
edo-pic-bag = Ronin-Beutel
edo-pic-demands = Forderungen
edo-pic-stacks = übrig: Forderungen { $demands }, Privilegien { $privileges }
edo-pic-special = Spezialkarten
edo-pic-owned = Gekaufte Spezialkarten
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Gewinnplättchen von { $city } (Anwesende: Ryo nach Rang): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = { $who } hat gekauft: { LIST($list, style: "comma") }.

edo-pic-tell-goal = Die Partie endet auch mit der Runde, in der jemand { $points } Machtpunkte hat.
edo-pic-tell-reached = Das ist die letzte Runde; { $points } Machtpunkte erreicht: { LIST($list) }.
edo-pic-tell-now = Wäre sie jetzt zu Ende: { $list }
