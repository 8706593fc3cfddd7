### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Τραπέζι: { $game }
lobby-seat-taken = Θέση { $seat }: { $name }
lobby-seat-free = Θέση { $seat }: ελεύθερη
lobby-option = { $option }: **{ $value }**
lobby-closed = Αυτό το τραπέζι έκλεισε.
lobby-missing = { $missing ->
    [one] Μία θέση είναι ελεύθερη: πατήστε Μπαίνω.
   *[other] { $missing } θέσεις είναι ελεύθερες: πατήστε Μπαίνω.
}
lobby-missing-others = { $missing ->
    [one] Μία θέση είναι ελεύθερη.
   *[other] { $missing } θέσεις είναι ελεύθερες.
}
lobby-ready = Το τραπέζι γέμισε: { $host }, πατήστε Έναρξη.
lobby-started = Η παρτίδα ξεκίνησε: { $link }

dm-closed = Δεν μπορώ να σας στείλω προσωπικά μηνύματα. Το χέρι σας είναι πάντα στο /{ cmd-hand }. Για να έρχεται με μήνυμα, επιτρέψτε προσωπικά μηνύματα από αυτόν τον διακομιστή.
dm-hand = Το χέρι σας: { $link }

board-started = Η παρτίδα αρχίζει. Στο τραπέζι: { $names }.
board-ping = { $who }, η σειρά σας. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = Κάθε κλήρωση ορίζεται από ένα μυστικό με SHA-256 `{ $hash }`. Το μυστικό φανερώνεται στο τέλος και καθένας μπορεί να ελέγξει όλες τις κληρώσεις.
board-over = Η παρτίδα τελείωσε.
board-winner = { COUNT($who) ->
    [one] Νίκη: { $who } με { $total ->
        [1] έναν πόντο
       *[other] { $total } πόντους
    }.
   *[other] Μοιράζονται τη νίκη: { $who } με { $total ->
        [1] έναν πόντο
       *[other] { $total } πόντους
    }.
}
board-ended = Η παρτίδα τερματίστηκε χωρίς αποτέλεσμα.
board-secret = Το μυστικό των κληρώσεων: `{ $secret }`. Με αυτό ελέγχεται κάθε κλήρωση.
board-no-picture = Η εικόνα δεν μπόρεσε να σχεδιαστεί. Το ταμπλό με λόγια:

mine-waiting = περιμένουμε: { $who }
mine-lobby = δεν ξεκίνησε, πιασμένες θέσεις: { $taken } από { $seats }
mine-over = τελείωσε
mine-your-turn = **η σειρά σας** ({ $since })

page-match-line = **{ $game }** · τραπέζι { NUMBER($match, useGrouping: 0) }
page-draft = Ως εδώ: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Τίποτα δεν φαίνεται στους άλλους πριν επιβεβαιώσετε.
page-finish-note = Κάθε πράσινο κουμπί παίζει αμέσως τη σειρά σας· με την *Αναίρεση* την παίρνετε πίσω.
page-left-out = Δεν γίνονται πια και παραλείπονται: { LIST($labels, style: "comma") }
page-instead = Κάτι άλλο στη θέση του…
page-chance-note = { $alone ->
    [1] Το επόμενο εξαρτάται από την τύχη. Επιβεβαιώστε για να το δείτε.
   *[0] Το επόμενο εξαρτάται από την τύχη. Επιβεβαιώστε για να το δείτε· μετά δεν αναιρείται τίποτα από τα προηγούμενα.
}
page-foreseen-note = { $alone ->
    [1] Όσα τραβηχτούν φαίνονται μόλις επιβεβαιώσετε.
   *[0] Όσα τραβηχτούν φαίνονται μόλις επιβεβαιώσετε· μετά δεν αναιρούνται.
}
page-done-waiting = Έγινε. Τώρα περιμένουμε: { $who }.
page-done-at-once = Έγινε. Αμέσως μετά από εσάς: { $who }.
page-done-again = Έγινε. Είναι πάλι η σειρά σας.
page-done-over = Έγινε. Η παρτίδα τελείωσε.
page-waiting = Δεν έχετε να κάνετε τίποτα τώρα. Περιμένουμε: { $who }.
page-over = Αυτή η παρτίδα τελείωσε.
page-sealed = Η επιλογή σας σφραγίστηκε. Μπορείτε να την αλλάξετε ώσπου να διαλέξουν όλοι.
page-hand-title = Το χέρι σας · { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
page-hand-missed = Τα προσωπικά σας μηνύματα είναι κλειστά και το χέρι σας δεν στάλθηκε. Δείτε το εδώ.
page-mine-title = Οι παρτίδες σας
page-mine-count = { $count ->
    [one] Ένα τραπέζι
   *[other] { $count } τραπέζια
}{ $waiting ->
    [0] { "" }
   *[other] { " " }· σας περιμένουν: { $waiting }
}
page-mine-none = Δεν έχετε θέση σε τραπέζι. Ανοίξτε ένα με /{ cmd-table } { cmd-table-new }.
page-mine-line = **{ $game }** · τραπέζι { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Παίζετε σε πολλές παρτίδες. Σε ποια;
page-log-title = Τι έγινε · { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
page-status-title = Πού βρισκόμαστε · { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
page-new-opened = Το τραπέζι { NUMBER($match, useGrouping: 0) } άνοιξε. Όταν μπουν όλοι, πατήστε { $start } στην κάρτα του παρακάτω.
page-joined = { $hand ->
    [0] Έχετε θέση.
   *[1] Έχετε θέση. Όταν ξεκινήσει η παρτίδα, το χέρι σας έρχεται με προσωπικό μήνυμα.
}
page-left = Η θέση σας ελευθερώθηκε.
page-started = Η παρτίδα ξεκίνησε.
page-board-anew = Το ταμπλό βρίσκεται τώρα στο τέλος: { $link }
page-invited = Πρόσκληση προς: { $names }.
page-vote = Υπέρ της λήξης: { $agreed }. Μένει να συμφωνήσουν: { $missing }.
page-vote-none = Κανείς δεν ψήφισε να λήξει η παρτίδα.
page-vote-about = Μια παρτίδα λήγει χωρίς αποτέλεσμα όταν συμφωνήσουν όλοι όσοι παίζουν.
page-export = Το αρχείο για το τραπέζι { NUMBER($match, useGrouping: 0) }, με το μυστικό των κληρώσεων.
page-export-running = Το αρχείο για το τραπέζι { NUMBER($match, useGrouping: 0) } ως τώρα. Τα μυστικά δεν μπαίνουν σε αυτό ώσπου να τελειώσει η παρτίδα.
page-moved = Η παρτίδα συνεχίζεται εδώ.
page-options-title = Επιλογές για το τραπέζι { NUMBER($match, useGrouping: 0) }
page-options-note = Τις αλλάζει μόνο όποιος άνοιξε το τραπέζι, ώσπου να ξεκινήσει.
page-rules-title = { $game } – οι κανόνες με λίγα λόγια
page-rules-which = Οι κανόνες ποιου παιχνιδιού;
page-confirm-title = Επιβεβαιώνετε τη σειρά σας;
page-answered-on = Από τότε που φτιάχτηκε η σελίδα, απαντήσατε και σε άλλες ερωτήσεις. Εδώ βρίσκεστε τώρα.
page-late = Το τραπέζι προχώρησε από τότε που φτιάχτηκε το κουμπί. Έτσι είναι η παρτίδα τώρα.

log-none = Δεν έχει γίνει ακόμη τίποτα.

status-lobby = Δεν ξεκίνησε. Πιασμένες θέσεις: { $taken } από { $seats }.
status-running = { $round ->
    [0] Περιμένουμε: { $who } ({ $since }).
   *[other] Γύρος { $round }. Περιμένουμε: { $who } ({ $since }).
}
status-over = Η παρτίδα τελείωσε.
status-ended = Η παρτίδα τερματίστηκε χωρίς αποτέλεσμα.

thread-name = { $game } · τραπέζι { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
