### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = übersicht
cmd-me-digest-about = Eine Liste deiner Partien per Direktnachricht, einmal am Tag; ohne Uhrzeit: keine
cmd-me-digest-time = uhrzeit
cmd-me-digest-time-about = Wann sie kommt, etwa 8:00

me-digest = Tägliche Übersicht: **{ $time }**
me-digest-none = Tägliche Übersicht: keine
digest-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
digest-note = Deine tägliche Übersicht. Ändern kannst du sie mit /{ cmd-me } { cmd-me-digest }.
button-mine = Meine Partien
