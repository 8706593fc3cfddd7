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
help-open = {""}**Einen Tisch eröffnen** mit /{ cmd-table } { cmd-table-new }: Wähle ein Spiel und drücke **{ button-start }**, wenn alle da sind. Allein? Lass Computer die anderen Plätze nehmen.
help-find = {""}**Du suchst Mitspieler:** /{ cmd-play } findet Leute deiner Stärke, /{ cmd-table } { cmd-table-find } zeigt offene Tische, und /{ cmd-event } meldet dich für eine Liga oder ein K.-o.-Turnier an. Nur für Freunde: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = {""}**Dein Zug:** Drücke **{ button-turn }** unter dem Spielplan oder nimm /{ cmd-turn }. Du bekommst eine Frage nach der anderen gestellt, und nur du siehst die Seite. Deine Karten: /{ cmd-hand }. Alle deine Tische: /{ cmd-table } { cmd-table-mine }.
help-learn = {""}**Ein Spiel ist dir neu:** /{ cmd-learn } spielt eine angeleitete erste Partie mit dir; /{ cmd-rules } hat die Regeln nach Kapiteln und findet Wörter darin.
help-time = {""}**Deine Zeit:** /{ cmd-me } { cmd-me-show } sagt, wann du gestört werden darfst, und hält Tage frei.
help-trouble = {""}**Etwas stimmt nicht:** /{ cmd-table } { cmd-table-undo } geht einen Schritt zurück, /{ cmd-table } { cmd-table-status } sagt, auf wen der Tisch wartet, /{ cmd-table } { cmd-table-substitute } gibt deinen Platz ab.

cmd-learn = lernen
cmd-learn-about = Eine angeleitete erste Partie gegen leichte Computer, etwa zehn Minuten
cmd-learn-game = spiel
cmd-learn-game-about = Welches Spiel du lernen willst

button-learn = Erst ausprobieren
button-learned = Ich kann das: aufstehen
button-learn-here = Hier lernen, in einem Thread
learn-thread = { $game } lernen
learn-none = Für dieses Spiel gibt es keine angeleitete Partie. Seine Regeln stehen bei /{ cmd-rules }.
learn-welcome = Hier beginnt deine erste Partie **{ $game }**, gegen leichte Computer. Drücke **{ button-turn }** unter dem Spielplan: Jede Frage wird erklärt, wenn sie zum ersten Mal kommt. Es dauert etwa zehn Minuten und endet dann von selbst. **{ button-learned }** beendet es sofort.
learn-begun = Deine erste Partie **{ $game }** steht bereit: { $link }
learn-found = Du hast schon eine angeleitete Partie **{ $game }**. Sie wartet auf dich: { $link }
learn-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und nimm noch einmal /{ cmd-learn }, oder lerne hier in einem Thread.
learn-over = Du hast jede Frage dieser Einführung gesehen. Spiel weiter, wenn du magst, oder steh auf.
learn-done = Das war deine Lektion **{ $game }**. { LIST($points, style: "comma") }. { $review } Eine ganze Partie geht so weiter bis zum Ende.
learn-points = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
learn-look-up = Zum Nachschlagen gibt es /{ cmd-rules }.
learn-ended = Hier endet die Lektion. Was daraus geworden ist, steht unter dem Spielplan.
learn-own-way = Du gehst deinen eigenen Weg: Ab hier wird jede Frage erklärt, wenn sie zum ersten Mal kommt.
learn-left = Die angeleitete Partie **{ $game }** ist vorbei. Eröffne einen Tisch mit /{ cmd-table } { cmd-table-new }, wenn du so weit bist.
