### Words inside the pictures of Bora Bora: short, because room is short.

bb-pic-title = Bora Bora
bb-pic-round = Runde { $round } von { $rounds }
bb-pic-phase-setup = Aufbau
bb-pic-phase-A = Würfel { $lap } von { $laps }
bb-pic-phase-B = Männer und Frauen
bb-pic-phase-jewelry = Schmuck
bb-pic-phase-tasks = Aufgaben erfüllen
bb-pic-phase-take = Aufgaben nehmen
bb-pic-phase-final = Die letzten Aufgaben
bb-pic-phase-over = Schluss
bb-pic-over = Die Partie ist vorbei
bb-pic-temple = Tempel
bb-pic-tasks = Neue Aufgaben
bb-pic-jewelry = Schmuck
bb-pic-gods = Götterkarten

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Haken
bb-emblem-flower = Blüte
bb-emblem-teeth = Zähne
bb-emblem-waves = Wellen

## Action tiles: at most twelve letters

bb-pic-action-H = Helfer
bb-pic-action-T = Tempel
bb-pic-action-B = Bauen
bb-pic-action-M = Mann
bb-pic-action-W = Frau
bb-pic-action-L = Land
bb-pic-action-S = Wasser
bb-pic-action-F = Fischen

## Player boards

bb-pic-own-tasks = Aufgaben ({ $done } erfüllt)
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Nur du siehst das
bb-pic-no-cards = Keine Götterkarten
bb-pic-god-costs = Ein Gott kostet
bb-pic-you-have = Du hast
bb-pic-unpaid = nicht bezahlbar
bb-pic-red = Rot spielen
bb-pic-confirm = Zug bestätigen?
bb-pic-confirm-note = Nichts ist öffentlich, bevor du bestätigst.
bb-pic-does-B = Würfel: muss nicht niedriger sein
bb-pic-does-W = Würfel: gilt für seine Aktion als 6
bb-pic-does-R = Neue Hütte: den Fisch sofort werten
bb-pic-does-G = Männer und Frauen: eine Art doppelt oder eine mehr
bb-pic-does-Y = Aufgabe: eines weniger, für { $helped_task ->
    [one] 1 Punkt
   *[other] { $helped_task } Punkte
}

## A position in words

bb-pic-tell-nothing = nichts
bb-pic-tell-nobody = keine
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Punkte: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } Opferplättchen
   *[other] { $count } Opferplättchen
}
bb-pic-tell-shells = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
}
bb-pic-tell-cards = { $count ->
    [one] { $count } Götterkarte
   *[other] { $count } Götterkarten
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } Götterplättchen
   *[other] { $count } Götterplättchen
}
bb-pic-tell-priests = { $count ->
    [one] { $count } Priester im Vorrat
   *[other] { $count } Priester im Vorrat
}
bb-pic-tell-dice = Würfel { $list }
bb-pic-tell-tile = Würfel auf { $tile }: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = frei
bb-pic-tell-host = Hütte von { $who }
bb-pic-tell-aside = daneben { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Landwege: { $list }.
bb-pic-tell-paths-water = Wasserwege: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Männer in der Auslage nach Positionen: { $list }.
bb-pic-tell-women = Frauen in der Auslage nach Positionen: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Tempel nach Positionen: { $list }. Ein Priester bringt in dieser Runde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; übrige Götterplättchen: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Statusleiste, von vorn nach hinten, mit Punkten: { $list }.
bb-pic-tell-jewelry = Schmuck der Runde { $round }: { $list }.
bb-pic-tell-tasks = Aufgaben in der Auslage: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Offene Götterkarten: { $list }. Karten im Stapel: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Deine Götterkarten: { $list }.
bb-pic-tell-payable = Götter, die du jetzt bezahlen könntest: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = Feld { $space } { $person }
bb-pic-tell-shifted = Feld { $space } { $person }, verschoben
bb-pic-tell-persons = Personen: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Hütten auf Feldern: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } neben dem Tableau
bb-pic-tell-materials = Rohstoffe: { $list }.
bb-pic-tell-building = { $number } auf { LIST($spaces) }
bb-pic-tell-built = Gebaute Gebäude: { $list }.
bb-pic-tell-regions = Hütten in: { $list }.
bb-pic-tell-jewels = Gekaufter Schmuck: { $list }.
bb-pic-tell-task = { $task } ({ $have } von { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Offene Aufgaben: { LIST($list, style: "semicolon") }. Erfüllt: { $done }.
bb-pic-tell-draft = Gewählt, noch nicht öffentlich: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Punkte eines Priesters im Tempel, nach Runde: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Punkte eines Gebäudes, nach Runde: { LIST($list, style: "comma") }.
bb-pic-tell-discard = Abgelegte Götterkarten: { $list }. Karten im Stapel: { $deck }.
bb-pic-tell-bonus = { $what } { $have } von { $need }
bb-pic-bonus-task = Aufgaben
bb-pic-bonus-jewel = Schmuck
bb-pic-bonus-ceremony = Zeremonienfelder
bb-pic-bonus-building = Gebäude
bb-pic-bonus-islands = Gebiete
bb-pic-bonus-people = Männer und Frauen
