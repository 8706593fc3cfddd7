### What the bot stores about a person: a copy of it, and deleting it.

cmd-me-export = meine-daten
cmd-me-export-about = Eine Datei mit allem, was ich über dich gespeichert habe
cmd-me-delete = löschen
cmd-me-delete-about = Alles löschen, was ich über dich gespeichert habe

table-person-gone = { $who } ist endgültig gegangen. Die Partie geht weiter, wenn jemand den Platz übernimmt, mit allem, was dazugehört.
table-person-gone-autopilot = { $who } ist endgültig gegangen. Ich spiele dort, bis jemand den Platz übernimmt.

button-me-delete = Alles über mich löschen

page-me-export = In dieser Datei steht alles, was ich über dich gespeichert habe: deine Einstellungen, deine Plätze mit allem, was du dort gespielt hast, deine Ergebnisse. Eine JSON-Datei lässt sich mit jedem Texteditor lesen.
page-me-delete =
    Ich lösche deinen Namen, deine Einstellungen und deine Wertungszahlen, und du verlierst deine Plätze:
    { $running ->
    [0] Du spielst gerade in keiner Partie.
    [one] Du spielst in einer Partie. Sie geht ohne dich weiter.
   *[other] Du spielst in { $running } Partien. Sie gehen ohne dich weiter.
    }
    Beendete Partien bleiben, wie sie waren, aber dein Platz darin gehört niemandem. Was in Kanälen steht, bleibt dort; das kann ich nicht wegnehmen. Rückgängig machen lässt sich das nicht. Eine Kopie deiner Daten: /{ cmd-me } { cmd-me-export }.
page-me-deleted = Fertig. Ich weiß nichts mehr über dich. Was du hier als Nächstes tust, beginnt bei null.
