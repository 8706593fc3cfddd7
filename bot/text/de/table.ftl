### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = Diesen Tisch kenne ich nicht.
table-unknown-game = Dieses Spiel kenne ich nicht.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-letter-taken = { $value }: Das hat schon { $who }. Wähle etwas anderes.
table-not-started = Diese Partie hat noch nicht begonnen.
table-already-started = Diese Partie hat schon begonnen.
table-leave-running = Die Partie läuft. Deinen Platz abgeben oder die Partie gemeinsam beenden: /{ cmd-table } { cmd-table-manage }.
table-over = Diese Partie ist vorbei.
table-still-played = Diese Partie wird noch gespielt.
table-lobby-closed = Dieser Tisch ist geschlossen.
table-lobby-full = Alle Plätze sind besetzt.
table-foreign-lobby = Dieser Tisch gehört zu einem anderen Server.
table-already-joined = Du sitzt schon an diesem Tisch.
table-not-host = Das darf nur, wer den Tisch eröffnet hat: { $host }.
table-not-enough-players = Es müssen { $need } mitspielen, da { $have ->
    [one] ist eine Person
   *[other] sind { $have }
}.
table-bad-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
table-late = Am Tisch ist es inzwischen weitergegangen. Sieh dir die neueste Stellung an und wähle noch einmal.
table-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
table-undo-answered = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas gezogen, oder jemand hat schon geantwortet.
table-undo-asked = { $who } möchte zurücknehmen: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] { " " }Alles danach würde mit zurückgenommen.
}{ $revealed ->
    [0] {""}
   *[other] { " " }Vorsicht: Seitdem wurde etwas gezogen oder aufgedeckt.
} Es geschieht, wenn alle anderen zustimmen.
table-undo-asked-all = { $who } möchte zu einer früheren Wahl zurück. Alles danach würde mit zurückgenommen.{ $revealed ->
    [0] {""}
   *[other] { " " }Vorsicht: Seitdem wurde etwas gezogen oder aufgedeckt.
} Es geschieht, wenn alle anderen zustimmen.
table-undo-approved = Alle haben zugestimmt.
table-undo-refused = { $who } sagt Nein: Nichts wird zurückgenommen.
table-undo-overtaken = Die Partie ist weitergegangen: Nichts wird zurückgenommen.
table-undo-left = Der Platz hat gewechselt: Nichts wird zurückgenommen.
table-undo-gone = Hier ist nichts mehr offen: Die Bitte ist erledigt, oder die Partie ist weitergegangen.
table-undo-own = Das ist deine eigene Bitte: Die anderen müssen zustimmen.
table-nobody-to-approve = Niemand sonst sitzt an diesem Tisch, der zustimmen könnte.
table-no-vote = Du hast nicht abgestimmt.
table-empty-move = Schreibe einen Zug.
table-too-many-moves = Das ist zu viel auf einmal: höchstens { $most } Züge.
table-await-chance = Vor { $move } muss etwas gezogen werden. Schicke zuerst die Züge bis dahin.
table-await-others = Vor { $move } sind andere an der Reihe. Schicke zuerst die Züge bis dahin.
table-place-lost = Ich erreiche den Kanal dieser Partie nicht. Hole sie mit /{ cmd-table } { cmd-table-manage } in einen anderen Kanal.
table-place-lost-notice = Ich kann im Kanal deiner Partie (Tisch { NUMBER($match, useGrouping: 0) }) nichts mehr schreiben. Die Partie ist sicher: Sie geht dort weiter, sobald ich wieder schreiben kann. Oder hole sie mit /{ cmd-table } { cmd-table-manage } in einen anderen Kanal.
table-place-lost-permission = Dort fehlt mir eine Berechtigung: { $permission }.
table-same-place = Die Partie ist schon in diesem Kanal.
table-busy = Ich habe in dieser Sekunde zu viel zu tun. Nichts hat sich geändert: Bitte versuche es noch einmal.
table-storage = Ich kann zurzeit nichts speichern. Nichts hat sich geändert; bitte sag dem Betreiber dieses Bots Bescheid.
table-storage-silent = Meine Datenbank antwortet zurzeit nicht. Nichts hat sich geändert: Bitte versuche es in ein paar Minuten noch einmal.
table-storage-unsure = Meine Datenbank hat mitten im Speichern aufgehört zu antworten; ich weiß deshalb nicht, ob es geklappt hat. Bitte sieh in ein paar Minuten in der Partie nach und wiederhole es nur, wenn es dort fehlt.
table-storage-waits = Meine Datenbank antwortet zurzeit nicht, darum dauert es länger. Bitte wiederhole nichts: Sobald ich weiß, wie es ausgegangen ist, steht es hier.
table-broken = Mit den jetzigen Regeln kann ich diese Partie nicht lesen. Nichts ist verloren; bitte sag dem Betreiber dieses Bots Bescheid.
table-not-your-turn = Du bist nicht am Zug. Am Zug: { $who }.
table-unknown-option = Dieses Spiel hat keine Option „{ $option }“.
table-bad-option = „{ $value }“ ist kein Wert von { $option }. Möglich: { LIST($allowed, style: "semicolon") }.
table-illegal = „{ $move }“ ist jetzt nicht möglich.
table-end-proposed = { $who } möchte diese Partie ohne Ergebnis beenden. Sie endet, wenn alle zustimmen.
table-undone = { $who } nimmt zurück: { LIST($moves, style: "said") }
table-undone-agreed = Alles ab diesem Zug von { $who } ist zurückgenommen: { LIST($moves, style: "said") }
table-undone-all = Alles seit einer früheren Wahl von { $who } ist zurückgenommen.
table-invited = { $who } lädt dich zu einer Partie ein: { $game }, Tisch { NUMBER($match, useGrouping: 0) }.
