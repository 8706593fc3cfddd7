### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

## Seats and people

seat-name = Θέση { $seat }
seat-free = ελεύθερη θέση

## Buttons: at most 80 characters, short enough for a phone

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

## Menus and choices

where-thread = σε δικό του νήμα
where-here = σε αυτό το κανάλι
option-board-all = μένουν όλα
option-board-newest = μένει μόνο το νεότερο

## Lobby

lobby-title = Τραπέζι: { $game }
lobby-seats = { $taken } από { $seats } θέσεις πιασμένες
lobby-seat-taken = Θέση { $seat }: { $name }
lobby-seat-free = Θέση { $seat }: ελεύθερη
lobby-options = Επιλογές
lobby-option = { $option }: { $value }
lobby-closed = Αυτό το τραπέζι έκλεισε.
lobby-expired = Το τραπέζι δεν ξεκίνησε εγκαίρως και έκλεισε.
lobby-invited = { $who }, σας κρατάμε θέση: { $game }.
lobby-you-joined = Έχετε θέση. Όταν ξεκινήσει η παρτίδα, το χέρι σας έρχεται με προσωπικό μήνυμα.
lobby-you-left = Η θέση σας ελευθερώθηκε.
lobby-begun = Το παιχνίδι άρχισε: { $link }
lobby-you-opened = Το τραπέζι { NUMBER($match, useGrouping: 0) } άνοιξε. Η κάρτα του είναι στο κανάλι.
lobby-you-started = Η παρτίδα ξεκίνησε.
lobby-you-invited = Πρόσκληση προς: { $who }.

## Turns

turn-round = Γύρος { $round }
turn-last-round = Τελευταίος γύρος
turn-waiting = Περιμένουμε: { $who }
match-name = { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
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
match-moved = Η παρτίδα συνεχίζεται εδώ: { $link }

## Hands and direct messages

dm-turn = { $game }: είναι η σειρά σας.
dm-over = { $game }: η παρτίδα τελείωσε.
dm-closed = Δεν μπορώ να σας στείλω προσωπικά μηνύματα. Το χέρι σας είναι πάντα στο /{ cmd-hand }. Για να έρχεται με μήνυμα, επιτρέψτε προσωπικά μηνύματα από αυτόν τον διακομιστή.
hand-title = Το χέρι σας
hand-empty = Το χέρι σας είναι άδειο.
hand-at = Το χέρι σας: { $game }
dm-dealt = { $game }: αυτό είναι το χέρι σας.
dm-changed = { $game }: το χέρι σας άλλαξε.
dm-lost = { $game }: το κανάλι της παρτίδας δεν βρίσκεται πια. Η παρτίδα συνεχίζει να υπάρχει: γράψτε /{ cmd-table } { cmd-table-move } σε άλλο κανάλι.

## The board message

board-started = { $game }: αρχίζουμε
board-alt = Ταμπλό: { $game }
board-happened-empty = Δεν έχει γίνει κάτι ακόμη.
board-log-title = Τι έγινε: { $game }
board-status-title = { $game }: πού βρισκόμαστε

## My tables

mine-waiting = { $count ->
    [0] Κανένα τραπέζι δεν σας περιμένει.
    [one] Σας περιμένει ένα τραπέζι.
   *[other] Σας περιμένουν { $count } τραπέζια.
}
mine-lobby = δεν ξεκίνησε
mine-over = τελείωσε
mine-title = Τα τραπέζια σας
mine-none = Δεν έχετε θέση σε τραπέζι. Ανοίξτε ένα με /{ cmd-table } { cmd-table-new }.
mine-which = Ποιο τραπέζι;
mine-yours = η σειρά σας
mine-others = περιμένουμε: { $who }

## The end of a match

final-title = Τελική βαθμολογία
final-rounds = { $rounds ->
    [one] ένας γύρος
   *[other] { $rounds } γύροι
}
final-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
final-total = σύνολο
final-winner = Νίκη: { $who } ({ $points })
final-shared = Μοιράζονται τη νίκη: { $who } ({ $points })
final-place = { $rank }. { $who }: { $points }
final-ended = Το τραπέζι συμφώνησε να λήξει η παρτίδα. Δεν υπάρχει νίκη.
end-asked = { $who }: πρόταση να λήξει η παρτίδα χωρίς αποτέλεσμα. Πρέπει να συμφωνήσουν όλοι οι άλλοι.
end-votes = Συμφωνούν { $votes } από { $seats }.
end-own = Η ψήφος σας μέτρησε.

## Fair draws, the record

fair-commitment = Κάθε τράβηγμα αυτής της παρτίδας βγαίνει από ένα μυστικό. Το αποτύπωμά του: { $digest }
fair-secret = Το μυστικό ήταν { $secret }
fair-verify = Μπορείτε να ελέγξετε όλα τα τραβήγματα: python -m bot verify { $file }
export-done = Η παρτίδα σε αρχείο. Όσο παίζεται, τα μυστικά μένουν απέξω.

## Small words

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

## Languages, each by its own name

language-en = English
language-el = Ελληνικά
language-pl = Polski
