### The daily digest: a list of somebody's matches by direct message.

me-digest = Ημερήσια σύνοψη: **{ $time }**
me-digest-none = Ημερήσια σύνοψη: καμία
digest-more = { $count ->
    [one] και μία ακόμη παρτίδα
   *[other] και { $count } ακόμη παρτίδες
}
digest-note = Η ημερήσια σύνοψή σας. Αλλάζει με /{ cmd-me } { cmd-me-show }.
button-mine = Οι παρτίδες μου
