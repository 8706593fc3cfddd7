### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Θέση { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Ασπίδα
seat-sign-2 = Δίσκος
seat-sign-3 = Ρόμβος
seat-sign-4 = Πύργος
seat-sign-5 = Εξάγωνο
seat-free = ελεύθερη θέση

button-turn = Παίζω τώρα
button-next = Επόμενο: { $game } · τραπέζι { NUMBER($match, useGrouping: 0) } ({ NUMBER($count, useGrouping: 0) } σε αναμονή)
button-hand = Το χέρι μου
button-log = Τι έγινε
button-rules = Κανόνες
button-boards = Ταμπλό παικτών
button-ledger = Πίνακες και αποθέματα
button-table = Τραπέζι
button-board = Ταμπλό
button-anew = Ξανά στο τέλος
button-promise = Δίκαιες κληρώσεις
button-again = Παίζουμε ξανά
button-join = Μπαίνω
button-leave = Φεύγω
button-start = Έναρξη
button-options = Επιλογές
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-gear = Ερωτήσεις
button-undo = Αναίρεση
button-former = Όπως την προηγούμενη φορά
button-export = Το αρχείο
button-confirm-so-far = Επιβεβαίωση και κλήρωση
button-draw-now = Κλήρωση τώρα
button-sure = Ναι, σίγουρα
button-instead = Αντ’ αυτού: { $label }
button-switch-off = { $label }: ναι
button-older = Παλιότερα
button-newer = Νεότερα
button-more-choices = Κι άλλα… ({ $page } από { $pages })
button-previous-choices = Μία σελίδα πίσω
button-vote = Ψηφίζω υπέρ της λήξης
button-offer = Προσφέρω τη θέση
button-give-computer = Να παίξει υπολογιστής
button-unvote = Αποσύρω την ψήφο μου

where-thread = σε δικό του νήμα
where-here = σε αυτό το κανάλι

turn-round = Γύρος { $round }
turn-last-round = Τελευταίος γύρος

match-name = { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }

board-all = μένουν όλα τα ταμπλό
board-newest = μένει μόνο το νεότερο ταμπλό

final-title = Τελική βαθμολογία
final-points = { $points ->
    [1] ένας πόντος
   *[other] { $points } πόντοι
}

word-none = κανένα
word-empty = άδειο
word-cards = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Ποια παρτίδα;
menu-your-turn = η σειρά σας
