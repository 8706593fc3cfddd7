### The daily digest: a list of somebody's matches by direct message.

cmd-me-digest = σύνοψη
cmd-me-digest-about = Λίστα με τις παρτίδες σας σε προσωπικό μήνυμα, μία φορά τη μέρα· χωρίς ώρα: καμία
cmd-me-digest-time = ώρα
cmd-me-digest-time-about = Πότε έρχεται, για παράδειγμα 8:00

me-digest = Ημερήσια σύνοψη: **{ $time }**
me-digest-none = Ημερήσια σύνοψη: καμία
digest-more = { $count ->
    [one] και μία ακόμη παρτίδα
   *[other] και { $count } ακόμη παρτίδες
}
digest-note = Η ημερήσια σύνοψή σας. Αλλάζει με /{ cmd-me } { cmd-me-digest }.
button-mine = Οι παρτίδες μου
