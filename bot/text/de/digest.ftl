### The daily digest: a list of somebody's matches by direct message.

me-digest = Tägliche Übersicht: **{ $time }**
me-digest-none = Tägliche Übersicht: keine
digest-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
digest-note = Deine tägliche Übersicht. Ändern kannst du sie mit /{ cmd-me } { cmd-me-show }.
button-mine = Meine Partien
