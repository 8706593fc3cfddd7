### Words that every game shares. No markdown here: pictures, menus and messages use them alike.

## Seats and people

seat-name = Θέση { $seat }
seat-free = ελεύθερη θέση
seat-you = εσείς
seat-starts = ξεκινά

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
button-confirm-so-far = Επιβεβαίωση ως εδώ
button-back = Πίσω
button-undo = Αναίρεση
button-refresh = Ανανέωση
button-older = Παλιότερα
button-newer = Νεότερα
button-more-choices = Κι άλλα… ({ $page } από { $pages })
button-previous-choices = Μία σελίδα πίσω
button-vote = Ψηφίζω λήξη
button-unvote = Αποσύρω την ψήφο μου
button-open = Προς την παρτίδα

## Menus and choices

menu-choose = Διαλέξτε…
menu-choose-match = Ποια παρτίδα;
menu-choose-option = { $option }
where-thread = σε δικό του νήμα
where-here = σε αυτό το κανάλι
board-all = μένουν όλα τα ταμπλό
board-newest = μένει μόνο το νεότερο ταμπλό

## Words around every picture

turn-round = Γύρος { $round }
turn-last-round = Τελευταίος γύρος
turn-waiting = Περιμένουμε: { $who }
hand-title = Το χέρι σας
hand-empty = Το χέρι σας είναι άδειο.
hand-private = Το βλέπετε μόνο εσείς.
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
