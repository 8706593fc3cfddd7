### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Θέση { $seat }
seat-free = ελεύθερη θέση
seat-you = εσείς
seat-starts = ξεκινά

button-turn = Παίζω τώρα
button-hand = Το χέρι μου
button-log = Τι έγινε
button-rules = Κανόνες
button-board = Ταμπλό
button-join = Μπαίνω
button-leave = Φεύγω
button-start = Έναρξη
button-options = Επιλογές
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-undo = Αναίρεση
button-refresh = Ανανέωση
button-earlier = Παλιότερα
button-later = Νεότερα
button-next = Επόμενη
button-previous = Προηγούμενη
button-against = Διαφωνώ
button-confirm-part = Επιβεβαίωση ως εδώ
button-export = Το αρχείο
button-confirm-so-far = Επιβεβαίωση ως εδώ
button-older = Παλιότερα
button-newer = Νεότερα
button-more-choices = Κι άλλα… ({ $page } από { $pages })
button-previous-choices = Μία σελίδα πίσω
button-vote = Ψηφίζω λήξη
button-unvote = Αποσύρω την ψήφο μου
button-open = Προς την παρτίδα

where-thread = σε δικό του νήμα
where-here = σε αυτό το κανάλι

option-board-all = μένουν όλα
option-board-newest = μένει μόνο το νεότερο

lobby-invited = { $who }, σας κρατάμε θέση: { $game }.
lobby-you-joined = Έχετε θέση. Όταν ξεκινήσει η παρτίδα, το χέρι σας έρχεται με προσωπικό μήνυμα.
lobby-you-left = Η θέση σας ελευθερώθηκε.
lobby-begun = Το παιχνίδι άρχισε: { $link }
lobby-you-opened = Το τραπέζι { NUMBER($match, useGrouping: 0) } άνοιξε. Η κάρτα του είναι στο κανάλι.
lobby-you-started = Η παρτίδα ξεκίνησε.
lobby-you-invited = Πρόσκληση προς: { $who }.

turn-round = Γύρος { $round }
turn-last-round = Τελευταίος γύρος
turn-waiting = Περιμένουμε: { $who }
turn-yours = Η σειρά σας
turn-ping = { $who }, η σειρά σας: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-draft = Η σειρά σας ως εδώ
turn-confirm = Αυτή είναι όλη η σειρά σας. Τίποτα δεν φαίνεται στους άλλους πριν επιβεβαιώσετε.
turn-chance-next = Επιβεβαιώστε για να δείτε τι τραβιέται και μετά συνεχίστε.
turn-done = Έγινε. Το τραπέζι είδε τη σειρά σας.
turn-sealed = Σφραγίστηκε. Οι άλλοι το βλέπουν όταν διαλέξουν όλοι.
turn-change = Μπορείτε να αλλάξετε γνώμη ώσπου να διαλέξουν όλοι.
turn-nothing = Δεν έχετε να κάνετε κάτι τώρα σε αυτό το τραπέζι.
turn-page = Σελίδα { $page } από { $pages }
turn-reminder = { $who }, το τραπέζι σας περιμένει.
turn-foreseen = Όσα μένει να τραβηχτούν λείπουν από αυτή την εικόνα.

match-name = { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
match-moved = Η παρτίδα συνεχίζεται εδώ: { $link }

hand-title = Το χέρι σας
hand-empty = Το χέρι σας είναι άδειο.
hand-at = Το χέρι σας: { $game }
hand-private = Το βλέπετε μόνο εσείς.

dm-dealt = { $game }: αυτό είναι το χέρι σας.
dm-changed = { $game }: το χέρι σας άλλαξε.
dm-lost = { $game }: το κανάλι της παρτίδας δεν βρίσκεται πια. Η παρτίδα συνεχίζει να υπάρχει: γράψτε /{ cmd-table } { cmd-table-move } σε άλλο κανάλι.

board-alt = Ταμπλό: { $game }
board-happened-empty = Δεν έχει γίνει κάτι ακόμη.
board-log-title = Τι έγινε: { $game }
board-status-title = { $game }: πού βρισκόμαστε
board-all = μένουν όλα τα ταμπλό
board-newest = μένει μόνο το νεότερο ταμπλό

mine-title = Τα τραπέζια σας
mine-none = Δεν έχετε θέση σε τραπέζι. Ανοίξτε ένα με /{ cmd-table } { cmd-table-new }.
mine-which = Ποιο τραπέζι;
mine-yours = η σειρά σας
mine-others = περιμένουμε: { $who }

final-title = Τελική βαθμολογία
final-rounds = { $rounds ->
    [one] ένας γύρος
   *[other] { $rounds } γύροι
}
final-points = { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
}
final-total = σύνολο
final-winner = Νίκη: { $who } ({ $points })
final-shared = Μοιράζονται τη νίκη: { $who } ({ $points })
final-place = { $rank }. { $who }: { $points }
final-ended = Το τραπέζι συμφώνησε να λήξει η παρτίδα. Δεν υπάρχει νίκη.

end-asked = { $who }: πρόταση να λήξει η παρτίδα χωρίς αποτέλεσμα. Πρέπει να συμφωνήσουν όλοι οι άλλοι.
end-votes = Συμφωνούν { $votes } από { $seats }.
end-own = Η ψήφος σας μέτρησε.

fair-commitment = Κάθε τράβηγμα αυτής της παρτίδας βγαίνει από ένα μυστικό. Το αποτύπωμά του: { $digest }
fair-secret = Το μυστικό ήταν { $secret }
fair-verify = Μπορείτε να ελέγξετε όλα τα τραβήγματα: python -m bot verify { $file }

export-done = Η παρτίδα σε αρχείο. Όσο παίζεται, τα μυστικά μένουν απέξω.

word-yes = ναι
word-no = όχι
word-none = κανένα
word-nobody = κανείς
word-points = { $points ->
    [one] πόντος
   *[other] πόντοι
}
word-cards = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}

language-en = English
language-el = Ελληνικά
language-pl = Polski

menu-choose = Διαλέξτε…
menu-choose-match = Ποια παρτίδα;
menu-choose-option = { $option }
menu-your-turn = η σειρά σας
