### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Pyramiden
py-pic-when = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
py-pic-start = Karten wählen
py-pic-over = Die Partie ist vorbei
py-pic-bonus = Bonus
py-pic-points = { $points ->
    [one] Punkt
   *[other] Punkte
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Auge
py-emblem-scarab = Skarabäus
py-emblem-lotus = Lotos

## Private pages

py-pic-your-choice = Deine verdeckte Wahl
py-pic-your-pick = Deine neue Karte
py-pic-your-cards = Deine Karten
py-pic-ask-keep = welche zwei?
py-pic-ask-mark = wohin damit?
py-pic-ask-extra = ein Feld mehr
py-pic-ask-take = welche Karte?
py-pic-ask-confirm = bestätigen?
py-pic-sealed = verdeckt
py-pic-more-cells = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
py-pic-to-come = Noch offen
py-pic-others = Andere
py-pic-if-confirmed = Wenn bestätigt
py-pic-if-tried = Wenn gespielt
py-pic-if-opened = Wenn alle gewählt haben
py-pic-step = { $cells } auf Karte { $card }
py-pic-which-card = Wähle zuerst die Karte, dann die Felder.
py-pic-finished = Vollendet
py-pic-keep = { $dealt ->
    [4] Vier Karten
   *[other] { $dealt } Karten
}: Behalte zwei davon.
py-pic-keep-confirm = Diese zwei gehören dir, wenn du bestätigst.
py-pic-keep-sealed = Diese zwei gehören dir, verdeckt, bis alle gewählt haben.
py-pic-pile = Stapel: { $count }

## A position in words

py-pic-tell-turn = { $when }. Form: { $shape }.
py-pic-tell-used = Formen bisher in dieser Runde: { $list }.
py-pic-tell-to-come = Formen, die in dieser Runde noch kommen können: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Auslage: { $list }. Stapel: { $pile }.
py-pic-tell-display-empty = Auslage: leer. Stapel: { $pile }.
py-pic-tell-boxes = Pyramidenpunkte { $colour }: { $list }.
py-pic-tell-open = { $points } offen
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
py-pic-tell-cards = vor sich: { $list }
py-pic-tell-done = vollendet: { $list }
py-pic-tell-no-done = keine vollendet
py-pic-tell-gems = rote Edelsteine { $red }, grüne Edelsteine { $green }
py-pic-tell-skulls = Totenköpfe { $skulls } ({ $value })
py-pic-tell-next-skull = nächster Totenkopf { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] Fackel der Runde { $list }
   *[other] Fackeln der Runden { $list }
}
py-pic-tell-no-torches = keine Fackel
py-pic-tell-box = { $colour } { $points }
py-pic-tell-boxes-own = Pyramidenpunkte { $list }
py-pic-tell-last = Im letzten Zug angekreuzt: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Felder von A1 (oben links) bis E5; Punkt leer, E Eingang, T Grab, # Mauer, X rotes X, R roter Edelstein, G grüner Edelstein, F Fackel, S Totenkopf, P Trank, * angekreuzt.
py-pic-tell-ready = fertig
py-pic-tell-out = wählt
py-pic-tell-kept = Du behältst { $cards }.
py-pic-tell-draft = Bisher angekreuzt, nicht öffentlich: { $list }.
py-pic-tell-card = { $card } ({ $colour })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
