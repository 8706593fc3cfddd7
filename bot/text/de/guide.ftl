### Rules by chapter, help, the meaning of symbols, the guided first match. May hold markdown; never drawn.

cmd-rules = regeln
cmd-rules-about = Die Regeln dieser Partie oder eines Spiels, nach Kapiteln
cmd-rules-game = spiel
cmd-rules-game-about = Welches Spiel; ohne Angabe die Partie dieses Kanals
cmd-rules-find = suche
cmd-rules-find-about = Wörter, nach denen gesucht wird
cmd-help = hilfe
cmd-help-about = Was dieser Bot kann und wie du anfängst

button-see = Was sehe ich?
page-see-none = Die Symbole dieses Bildes sind noch nicht erklärt.
button-why = Warum?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Was das Bild zeigt

menu-chapter = Kapitel …
menu-game = Regeln von …

page-rules-match = Tisch { NUMBER($match, useGrouping: 0) }, { $players } Personen
page-find = {""}**{ $query }**: { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
page-find-more = { $count ->
    [one] 1 weitere Stelle; nimm ein Wort dazu, um weniger zu sehen.
   *[other] { $count } weitere Stellen; nimm ein Wort dazu, um weniger zu sehen.
}
page-find-english = Die nummerierten Regeln gibt es nur auf Englisch.
page-find-none = Über **{ $query }** steht in diesen Regeln nichts. Versuche ein anderes Wort oder öffne ein Kapitel.

help-title = Brettspiele, Zug um Zug
help-about = Turnpost verwaltet Spielplan, Regeln und Geheimnisse langer Brettspiele. Du ziehst, wenn du Zeit hast.
help-find = {""}**Du suchst Mitspieler:** /{ cmd-play } findet Leute deiner Stärke, /{ cmd-table } { cmd-table-find } zeigt offene Tische, und /{ cmd-event } meldet dich für eine Liga oder ein K.-o.-Turnier an. Nur für Freunde: /{ cmd-table } { cmd-table-new } mit **{ cmd-table-new-private }**.
help-play = {""}**Dein Zug:** Drücke **{ button-turn }** unter dem Spielplan oder nimm /{ cmd-turn }. Du bekommst eine Frage nach der anderen gestellt, und nur du siehst die Seite. Deine Karten: /{ cmd-hand }. Alle deine Tische: /{ cmd-table } { cmd-table-mine }.
help-time = {""}**Deine Zeit:** /{ cmd-me } { cmd-me-show } sagt, wann du gestört werden darfst, und hält Tage frei.
help-trouble = {""}**Etwas stimmt nicht:** /{ cmd-table } { cmd-table-undo } geht einen Schritt zurück, /{ cmd-table } { cmd-table-time } sagt, auf wen der Tisch wartet, /{ cmd-table } { cmd-table-manage } gibt deinen Platz ab.

cmd-learn = lernen
cmd-learn-about = Eine angeleitete erste Partie gegen leichte Computer, etwa zehn Minuten
cmd-learn-game = spiel
cmd-learn-game-about = Welches Spiel du lernen willst

button-learn = Erst ausprobieren
button-learned = Kenne ich schon: beenden
button-learn-here = Hier lernen, in einem Thread
button-parts = Was ist was?
learn-thread = { $game } lernen
learn-none = Für dieses Spiel gibt es keine angeleitete Partie. Seine Regeln stehen bei /{ cmd-rules }.
learn-welcome = Hier beginnt deine erste Partie **{ $game }**, gegen leichte Computer. Drücke **{ button-turn }** unter dem Spielplan: Jede Frage wird erklärt, wenn sie zum ersten Mal kommt. Es dauert etwa zehn Minuten und endet dann von selbst. **{ button-learned }** beendet es sofort.
learn-begun = Deine erste Partie **{ $game }** steht bereit: { $link }
learn-found = Du hast schon eine angeleitete Partie **{ $game }**. Sie wartet auf dich: { $link }
learn-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und nimm noch einmal /{ cmd-learn }, oder lerne hier in einem Thread.
learn-over = Du hast jede Frage dieser Einführung gesehen. Spiel weiter, wenn du magst, oder steh auf.
learn-done = Das war deine Lektion **{ $game }**. { LIST($points, style: "comma") }. { $review } Eine ganze Partie geht so weiter bis zum Ende.
learn-won = Das Brett am Ende einer ganzen, gewonnenen Partie.
learn-part-turn = wer am Zug ist
learn-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
learn-look-up = Zum Nachschlagen gibt es /{ cmd-rules }.
learn-ended = Hier endet die Lektion. Was daraus geworden ist, steht unter dem Spielplan.
learn-own-way = Du gehst deinen eigenen Weg: Ab hier wird jede Frage erklärt, wenn sie zum ersten Mal kommt.
learn-left = Die angeleitete Partie **{ $game }** ist vorbei.

help-way-time = {""}**{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = ich zeitzone zone mir deine sagen ruhezeiten beginn ende stunden tag ohne erinnerungen angabe keine nachtruhe nachts
help-way-vacation = {""}**{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = ich urlaub erster letzter tage ohne erinnerungen angabe bist zurück ferien reise pause weg
help-way-told = {""}**{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = ich erinnerungen wie-oft wie oft und dich deinen zug erinnere bescheid dir sage dass dein begonnen hat übersicht uhrzeit eine liste deiner partien per direktnachricht einmal tag ohne keine zu viele weniger nachrichten benachrichtigungen abschalten ausschalten stumm pings
help-way-reading = {""}**{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = ich anzeige wie private seiten bilder oder text zeigen sprache welcher dir antworte gleich was discord eingestellt ist größe groß farbenblind ändern aussehen hell dunkel nacht schrift größere schmuck
help-way-web = {""}**{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = ich name zeigen dein auf den seiten der partien browser steht seite über dich eine mit deinen wertungen und gibt
help-way-alerts = {""}**{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = ich meldungen spiel tempo aus erfahren wenn ein tisch eröffnet wird ohne angabe was dir gemeldet
help-way-webhooks = {""}**{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = ich webhook url format alle eine adresse die aufgerufen wird wenn zug bist ohne angabe zeigt deine
help-way-links = {""}**{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = ich links deine eigenen seiten browser und wie sie widerrufst
help-way-results = {""}**{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = ergebnisse rückblick wer spiel jemandes beendete partien die neuesten zuerst gegen und jemand anderes direkten vergleich kurven punkte einer partie als ein zahlen dauer siege nach sitzplatz
help-way-ratings = {""}**{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = ergebnisse wertung spiel die wertungszahlen dieses servers ohne deine eigenen rangliste bestenliste
help-way-event = {""}**{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = turnier anmelden dich für ein abmelden aus einem ausscheiden stand wie alle stehen dein tisch und die regeln des turniers liga pokal
help-way-organise = {""}**{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = turnier neu name spiel modus plätze runden gruppen zug tage punkte später computer ein anlegen anmelden kann man sich sofort start turnierleitung die erste runde auslosen nächste diese jetzt beenden verlängern dieser mehr zeit geben streichen person jemanden aus der liste ende oder absagen verwalter anderer server nicht teilnehmen saison anmeldung für leiten alle knöpfe und code andere holen dieses servers eines anderen herholen umziehen das diesem kanal zeigen
help-way-settings = {""}**{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = verwalten einstellungen tische ende umziehen sprache anderswo gelistet seiten die dieses servers ansehen oder ändern
help-way-channels = {""}**{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = verwalten kanäle hinzufügen entfernen überall treffpunkt irgendwo forum threads tische eröffnet werden dürfen
help-way-list = {""}**{ button-admin-list }**: /{ cmd-admin }
help-words-list = verwalten offene-tische anderswo entfernen diesem kanal eine liste der offenen tische führen
help-way-import = {""}**{ button-admin-import }**: /{ cmd-admin }
help-words-import = verwalten import datei eine beendete partie aus ihrer aufzeichnung herbringen zum ansehen
help-way-repair = {""}**{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = verwalten spielplan den neuesten einer partie noch einmal zeigen umziehen mit diesem kanal weitermachen platz person jemanden bitten einen allem übernehmen was dazugehört zurücksetzen eine auf frühere stellung alle erfahren ende ohne ergebnis beenden export die aufzeichnung dieses servers holen webhook url format adresse bei jedem zug aufgerufen wird angabe zeigt vorhandenen
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = allein alleine solo computer gegner leicht schwer stark schwach stufe üben
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = freunde freund freunden gemeinsam zusammen gruppe anfangen beginnen starten
help-words-cmd-table-undo = falsch falscher zug fehler zurücknehmen ändern vertippt rückgängig
help-words-cmd-hand = karten sehen ansehen geheim eigene
help-words-cmd-me-delete = daten löschen entfernen vergessen konto datenschutz
help-words-cmd-table-mine = wo ist spiel laufende spiele partien finden
help-words-cmd-play = mitspieler spieler gegner leute suchen finden
help-words-cmd-rules = anleitung spielregeln wie spielt man
help-words-cmd-learn = wie spielt man erklären anfänger einführung
help-words-cmd-table-board = wer gewinnt führt punkte punktestand stand
help-words-cmd-table-new = spiel starten anfangen beginnen eröffnen neues revanche nochmal
help-words-cmd-turn = ich bin dran mein zug ziehen tipp
button-help = Hilfe
button-help-learn = Ein Spiel lernen
button-help-solo = Gegen Computer spielen
button-help-solo-how = Mehr oder stärkere Computer
help-solo = Welches Spiel? Es beginnt sofort, gegen so wenige Computer wie möglich; ihre Stärke: { $level }.
button-help-friends = Mit Freunden spielen
button-learn-solo = Ganze Partie gegen Computer
button-learn-friends = Freunde einladen
button-help-find = Was möchtest du tun?
menu-learn = Lernen …
form-help-find = Ein Wort oder zwei
form-game = Welches Spiel?
form-seats = Wie viele spielen, dich mitgezählt?
form-level = Wie gut spielen sie?
form-private = Nur auf Einladung
form-private-about = Niemand sonst sieht den Tisch
help-found = „{ $query }“
help-find-none = Zu „{ $query }“ habe ich nichts gefunden. Versuch ein anderes Wort.
cmd-help-find = finden
cmd-help-find-about = Was du tun möchtest, in ein, zwei Wörtern
