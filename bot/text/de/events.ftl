### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = Dieses Turnier kenne ich nicht.
event-unknown-code = Kein Turnier hat diesen Code. Wer es leitet, findet den Code unter **Leiten**.
event-not-organiser = Das dürfen nur die Turnierleitung und die Verwalter ihres Servers.
event-too-many = Du leitest hier { NUMBER($most) } Turniere, die nicht vorbei sind; mehr geht nicht.
event-too-few = Ein Turnier braucht mindestens { NUMBER($need) } Leute; angemeldet sind { NUMBER($have) }. Nichts hat begonnen, und die Anmeldung bleibt offen.
event-groups-too-small = { NUMBER($groups) } Gruppen brauchen mindestens { NUMBER($need) } Leute, drei in jeder; angemeldet sind { NUMBER($have) }. Nichts hat begonnen, und die Anmeldung bleibt offen.
event-full = { NUMBER($most) } Leute nehmen schon teil; mehr geht nicht.
event-entry-closed = Für dieses Turnier kann sich niemand mehr anmelden.
event-over = Dieses Turnier ist vorbei.
event-started = Dieses Turnier hat schon begonnen.
event-not-started = Dieses Turnier hat noch nicht begonnen.
event-not-over = Die nächste Saison kann beginnen, wenn diese vorbei ist.
event-entered-already = Du nimmst schon teil.
event-not-entered = Du nimmst an diesem Turnier nicht teil.
event-unknown-entry = Diese Person nimmt an dem Turnier nicht teil.
event-not-shared = Melde dich auf einem Server an, der das Turnier teilt. Ein Verwalter deines Servers kann es mit seinem Code holen: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = { NUMBER($most) } Server teilen dieses Turnier schon; mehr geht nicht.
event-followed = Eine nächste Saison gibt es schon.
event-bad-name = Gib dem Turnier einen Namen, den man lesen kann.
event-bad-format = Diesen Turniermodus kenne ich nicht.
event-bad-rounds = Ein Turnier kann bis zu { NUMBER($most) } Runden haben; mit 0 ergibt sich ihre Zahl aus der Zahl der Teilnehmenden.
event-bad-groups = Eine Liga kann 1 bis { NUMBER($most) } Gruppen haben.
event-groups-league = Nur eine Liga hat Gruppen.
event-rounds-knockout = Beim K.-o. ergeben sich die Runden aus der Zahl der Leute: Lass sie weg.
event-knockout-seats = Dieses Spiel geht nicht zu zweit, darum hätte ein K.-o. kein Finale.
event-bad-turn = Mögliche Dauer eines Turnierzugs: { $least } bis { $most }.
event-bad-round-time = Mögliche Dauer einer Runde: { $least } bis { $most }.
event-bad-points = Punkte für Plätze sind bis zu fünf ganze Zahlen von 0 bis { NUMBER($most) }, keine größer als die davor, etwa „10 6 3 1“.
event-in-thread = Turniertische sind Threads, und ein Thread hat keine eigenen. Nimm einen Kanal.
event-none-here = Hier gibt es kein Turnier.
event-which = Es gibt mehrere Turniere. Welches?

event-place-lost = In einem Kanal des Turniers **{ $event }** kann ich nicht mehr schreiben. /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** zeigt es in einem anderen Kanal ({ cmd-param-event }: { NUMBER($number, useGrouping: 0) }). Gespielt wird weiter, und alle hören per Direktnachricht davon.
event-table-elsewhere = {""}**{ $event }**, Runde { NUMBER($round) }: Dein Tisch ist eröffnet ({ $game }). Sein Thread ist auf einem anderen Server; du spielst hier, per Direktnachricht, und musst nicht dorthin.
event-time-over = Runde { NUMBER($round) } von **{ $event }** ist vorbei, darum endet diese Partie jetzt. Wer da ist, teilt sich die Plätze; wer abwesend ist, teilt sich die letzten.
event-uncounted = {""}**{ $event }** ist vorbei. Diese Partie geht weiter, zählt dafür aber nicht mehr.
event-dropped = Die Turnierleitung hat dich aus **{ $event }** gestrichen. Ein Tisch, an dem du gerade spielst, geht weiter.
event-finished = {""}**{ $event }** ist vorbei. Erster Platz: { LIST($names, style: "comma") }. Herzlichen Glückwunsch!

event-season = { $event } · Saison { NUMBER($season) }
event-format-swiss = { $game } · Schweizer System: Leute mit ähnlichem Stand treffen aufeinander, ein zweites Mal nur, wenn es nicht anders geht · Tische zu höchstens { NUMBER($seats) } · { $rounds ->
    [0] so viele Runden, wie die Zahl der Leute verlangt
    [one] 1 Runde
   *[other] { $rounds } Runden
}
event-format-league = { $game } · Liga, { $groups ->
    [one] eine Gruppe
   *[other] { $groups } Gruppen
} · Tische zu höchstens { NUMBER($seats) } · { $rounds ->
    [0] so viele Runden, bis sich alle getroffen haben
    [one] 1 Runde
   *[other] { $rounds } Runden
}
event-format-knockout = { $game } · K.-o.: Die Ersten jedes Tischs kommen weiter; die Bestgesetzten haben die Freilose · Tische zu höchstens { NUMBER($seats) }
event-clock = { $turn } pro Zug (Ruhezeiten zählen nicht), dann spielt der Autopilot; eine Runde dauert höchstens: { $round }
event-points = Punkte nach Plätzen: { $points }. Wer Plätze teilt, teilt ihre Punkte; ein Freilos zählt als erster Platz.
event-points-usual = Punkte nach Plätzen: 12 für den ersten, 0 für den letzten, dazwischen gleiche Schritte. Wer Plätze teilt, teilt ihre Punkte; ein Freilos zählt als erster Platz.
event-ties-swiss = Bei gleichen Punkten entscheiden die Punkte aller Gegner, dann erste Plätze, dann der Anteil an den Spielpunkten, dann die Setzliste.
event-ties-league = Bei gleichen Punkten entscheidet der direkte Vergleich, dann erste Plätze, dann der Anteil an den Spielpunkten, dann die Setzliste.
event-ties-knockout = In derselben Runde ausgeschieden: Es entscheidet der Platz am letzten Tisch, dann die Setzliste. Bei geteiltem erstem Platz kommt weiter, wer besser gesetzt ist.
event-absent = Wer aufgegeben hat, gegangen ist oder am Ende vom Autopiloten vertreten wird, hat den letzten Platz am Tisch. Endet ein Tisch ohne Ergebnis, werden seine Plätze geteilt.
event-computers = Computer füllen freie Plätze.
event-open = Die Anmeldung läuft: { $people ->
    [0] noch niemand
    [one] 1 Person
   *[other] { $people } Personen
}, mindestens { NUMBER($least) } sind nötig.
event-running = Runde { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
} · bis spätestens { $ends } · { $people ->
    [one] 1 Person nimmt teil
   *[other] { $people } Personen nehmen teil
}
event-over-line = Dieses Turnier ist vorbei.
event-cancelled-line = Dieses Turnier wurde abgesagt.
event-computer = Computer
event-bye-word = Freilos
event-bye = { $name }: { event-bye-word }
event-table = Tisch { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = vorbei, erster Platz: { LIST($names, style: "comma") }
event-how-resigned = durch Aufgabe vorbei, erster Platz: { LIST($names, style: "comma") }
event-how-ended = ohne Ergebnis beendet, geteilt: { LIST($names, style: "comma") }
event-how-time = mit der Runde beendet, geteilt: { LIST($names, style: "comma") }
event-how-void = hier nicht gespielt, geteilt: { LIST($names, style: "comma") }
event-opening = wird gerade eröffnet
event-elsewhere = auf einem anderen Server, Partie { NUMBER($match, useGrouping: 0) }
event-tie-direct = direkter Vergleich
event-tie-opponents = Punkte der Gegner
event-tie-firsts = erste Plätze
event-tie-share = Anteil an den Spielpunkten
event-tie-last = Platz am letzten Tisch
event-tie-seed = Setzliste
event-decided = { $one } liegt vor { $other }: { $why } ({ $mine } zu { $theirs })
event-group = Gruppe { $group }
event-final = Endstand
event-after = Runde { NUMBER($round) }
event-player = Name
event-won = gewonnene Runden
event-played = Tische
event-head-direct = direkt
event-head-opponents = Gegner
event-head-firsts = erste
event-head-share = Anteil
event-head-last = letzter Tisch
event-out = { $name } (raus)
event-shared = { NUMBER($servers) } Server teilen dieses Turnier. Der Thread eines Tischs ist dort, wo sich die meisten seiner Leute angemeldet haben; die anderen werden per Direktnachricht gerufen und spielen dort.
event-somebody = Teilnehmer { NUMBER($number) }
event-no-table = In dieser Runde hast du keinen Tisch.
event-play-here = Dein Tisch ist auf einem anderen Server: Spiele von hier aus oder per Direktnachricht.
event-code = Verwalter anderer Server holen das Turnier mit /{ cmd-event }, **{ button-event-share }** und diesem Code: `{ $code }`
event-table-opened = {""}**{ $event }**, Runde { NUMBER($round) }, Tisch { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · Runde { NUMBER($round) }, Tisch { NUMBER($table) }

button-event = Turnier
button-event-join = Anmelden
button-event-leave = Abmelden
button-event-lead = Leiten
button-event-start = Start
button-event-cancel = Absagen
button-event-next = Diese Runde jetzt beenden
button-event-end = Das Turnier beenden
button-event-unshare = Nicht mehr teilen
button-event-season = Nächste Saison
menu-event-drop = Jemanden streichen
page-event-joined = Du nimmst teil. Wenn eine Runde beginnt, wird dein Tisch eröffnet und du wirst gerufen.
page-event-joined-shared = Du nimmst teil. Mehrere Server teilen dieses Turnier: Ist der Thread deines Tischs auf einem anderen, rufe ich dich per Direktnachricht, und du spielst dort. Lass deine Direktnachrichten offen; sind sie geschlossen, rufe ich dich in diesem Kanal.
page-event-left = Du bist abgemeldet.
page-event-left-running = An weiteren Runden nimmst du nicht teil. Ein Tisch, an dem du gerade spielst, geht weiter: Spiel ihn zu Ende oder gib mit /{ cmd-table } { cmd-table-manage } auf.
page-event-ended = Fertig.
page-event-round-ended = Die Runde ist vorbei; die nächste beginnt gleich.
page-event-season = Die Anmeldung für die nächste Saison ist offen.
page-event-shared = Dein Server teilt das Turnier von jetzt an.
page-event-moved = Das Turnier wird von jetzt an hier gezeigt.
page-event-next = Diese Runde von **{ $event }** jetzt beenden? Tische, an denen noch gespielt wird, enden ohne Ergebnis.
page-event-end = {""}**{ $event }** mit dem jetzigen Stand beenden? Tische, an denen noch gespielt wird, gehen weiter, zählen aber nicht mehr.
page-event-cancel = {""}**{ $event }** absagen? Die Anmeldung wird geschlossen, und nichts beginnt.
page-event-unshare = Soll **{ $event }** auf diesem Server nicht mehr gezeigt werden? Wer sich hier angemeldet hat, bleibt dabei und wird per Direktnachricht gerufen.
format-swiss = Schweizer System
format-league = Liga
format-knockout = K.-o.

cmd-event = turnier
cmd-event-about = Ligen, K.-o.-Turniere und Schweizer System über mehrere Runden
cmd-param-event = turnier
cmd-param-event-about = Welches Turnier; ohne Angabe: das dieses Servers
form-event-name = Wie es heißt
form-event-game = Welches Spiel
form-event-format = Nach welchem Modus gespielt wird
form-event-seats = Wie viele höchstens an einem Tisch sitzen
form-event-rounds-about = Wie viele Runden; ohne Angabe: je nach Zahl der Teilnehmenden
form-event-groups = Gruppen einer Liga
form-event-turn-about = Zeit pro Zug, etwa 36h oder 2d; danach spielt der Autopilot
form-event-days-about = Nach so vielen Tagen endet eine Runde, auch wenn noch gespielt wird
form-event-points-about = Punkte nach Plätzen, etwa 10 6 3 1; ohne Angabe: 12 bis 0
form-event-computers-about = Computer dieser Stärke füllen freie Plätze
form-event-extend = Wie viele Tage mehr
form-event-code-about = Der Code, den dir die Turnierleitung gegeben hat
button-event-new = Neues Turnier
button-event-share = Turnier hierherholen
button-event-move = Hier zeigen
button-event-rules = Runden und Tische
button-event-time = Zeit und Punkte
button-event-more-time = Mehr Zeit
menu-event-other = Ein anderes Turnier …
form-event-rounds = Runden
form-event-late = Späterer Einstieg erlaubt
form-event-turn = Zeit für einen Zug
form-event-days = Tage für eine Runde
form-event-points = Punkte nach Platz
form-event-computers = Computer
form-event-no-computers = Keine
form-event-code = Code
event-rules-kept = Jemand hat sich unter diesen Regeln angemeldet, darum bleiben sie. Sag das Turnier ab und leg ein neues an.
