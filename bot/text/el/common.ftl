### Words that every game shares: tables, turns, buttons, results, refusals.

## Seats and people

seat-name = Θέση { $seat }
seat-free = ελεύθερη θέση
seat-you = εσείς
seat-starts = ξεκινά
seat-computer = υπολογιστής

## Games

game-version = { $game }, κανόνες { $version }
match-name = { $game }, τραπέζι { $match }
match-place = { $game } στο { $channel }

## Buttons

button-turn = Παίζω τώρα
button-hand = Το χέρι μου
button-log = Τι έγινε
button-rules = Κανόνες
button-board = Ταμπλό
button-text = Με λόγια
button-join = Μπαίνω
button-leave = Φεύγω
button-start = Έναρξη
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-refresh = Ανανέωση
button-undo = Αναίρεση
button-more = Περισσότερα…
button-earlier = Παλιότερα
button-later = Νεότερα
button-next = Επόμενη
button-previous = Προηγούμενη
button-cancel = Άκυρο
button-agree = Συμφωνώ
button-against = Διαφωνώ
button-open = Προς το τραπέζι

## Lobby

lobby-title = { $game }: νέο τραπέζι
lobby-opened = { $who }: νέο τραπέζι για { $game }. Ποιος μπαίνει;
lobby-seats = { $taken } από { $seats } θέσεις πιασμένες
lobby-players = Στο τραπέζι
lobby-options = Επιλογές
lobby-option = { $option }: { $value }
lobby-missing = { $missing ->
    [one] Χρειάζεται ακόμη ένα άτομο.
   *[other] Χρειάζονται ακόμη { $missing } άτομα.
}
lobby-ready = Το τραπέζι γέμισε: πατήστε Έναρξη.
lobby-can-start = Μπορείτε να ξεκινήσετε τώρα ή να περιμένετε κι άλλους.
lobby-joined = Μπαίνει: { $who }.
lobby-left = Φεύγει από το τραπέζι: { $who }.
lobby-invited = { $who }, σας κρατάμε θέση: { $game }.
lobby-you-joined = Έχετε θέση. Όταν ξεκινήσει η παρτίδα, οι κάρτες σας έρχονται με προσωπικό μήνυμα.
lobby-you-left = Η θέση σας ελευθερώθηκε.
lobby-closed = Το τραπέζι έκλεισε πριν ξεκινήσει.
lobby-started = { $game }: αρχίζουμε. Πρώτη σειρά: { $who }.
lobby-started-together = { $game }: αρχίζουμε. Διαλέγουν όλοι ταυτόχρονα.

## Turns

turn-round = Γύρος { $round }
turn-last-round = Τελευταίος γύρος
turn-of = Σειρά: { $who }
turn-yours = Η σειρά σας
turn-not-yours = Δεν είναι η σειρά σας
turn-ping = { $who }, η σειρά σας: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-prompt = { $who }: { $prompt }
turn-waiting = Περιμένουμε: { $who }
turn-draft = Η σειρά σας ως εδώ
turn-draft-nothing = Δεν έχετε διαλέξει κάτι ακόμη.
turn-question = { $question }
turn-confirm = Αυτή είναι όλη η σειρά σας. Τίποτα δεν φαίνεται στους άλλους πριν επιβεβαιώσετε.
turn-confirm-part = Ως εδώ είναι έτοιμο. Επιβεβαιώστε ή συνεχίστε.
turn-chance-next = Επιβεβαιώστε για να δείτε τι τραβιέται και μετά συνεχίστε.
turn-done = Έγινε. Το τραπέζι είδε τη σειρά σας.
turn-sealed = Σφραγίστηκε. Οι άλλοι το βλέπουν όταν διαλέξουν όλοι.
turn-change = Μπορείτε να αλλάξετε γνώμη ώσπου να διαλέξουν όλοι.
turn-nothing = Δεν έχετε να κάνετε κάτι τώρα σε αυτό το τραπέζι.
turn-choose = Διαλέξτε
turn-choose-number = Διαλέξτε απάντηση, 1 έως { $last }
turn-page = Σελίδα { $page } από { $pages }
turn-last = Τελευταία σειρά
turn-undone = { $who }: { $count ->
    [one] αναίρεση του τελευταίου βήματος.
   *[other] αναίρεση των { $count } τελευταίων βημάτων.
}
turn-deadline = Προθεσμία: { $when }
turn-reminder = { $who }, το τραπέζι σας περιμένει.

## Hands and direct messages

hand-title = Το χέρι σας
hand-empty = Το χέρι σας είναι άδειο.
hand-at = Το χέρι σας: { $game }
hand-private = Το βλέπετε μόνο εσείς.
dm-dealt = { $game }: αυτό είναι το χέρι σας.
dm-changed = { $game }: το χέρι σας άλλαξε.
dm-turn = { $game }: είναι η σειρά σας.
dm-over = { $game }: η παρτίδα τελείωσε.
dm-lost = { $game }: το κανάλι της παρτίδας δεν βρίσκεται πια. Η παρτίδα συνεχίζει να υπάρχει: γράψτε /table move σε άλλο κανάλι.
dm-closed = Δεν μπορώ να σας στείλω προσωπικά μηνύματα. Το χέρι σας είναι πάντα στο /hand. Για να έρχεται με μήνυμα, επιτρέψτε προσωπικά μηνύματα από αυτόν τον διακομιστή.

## The board message

board-alt = Ταμπλό: { $game }
board-hand-alt = Το χέρι σας: { $game }
board-sheet-alt = Τελική βαθμολογία: { $game }
board-lobby-alt = Τραπέζι πριν από την έναρξη: { $game }
board-happened = Τι έγινε
board-happened-empty = Δεν έχει γίνει κάτι ακόμη.
board-log-title = Τι έγινε: { $game }
board-status-title = { $game }: πού βρισκόμαστε

## My tables

mine-title = Τα τραπέζια σας
mine-none = Δεν έχετε θέση σε τραπέζι. Ανοίξτε ένα με /table new.
mine-which = Ποιο τραπέζι;
mine-count = { $count ->
    [one] Ένα τραπέζι
   *[other] { $count } τραπέζια
}
mine-waiting = { $count ->
    [0] Κανένα τραπέζι δεν σας περιμένει.
    [one] Σας περιμένει ένα τραπέζι.
   *[other] Σας περιμένουν { $count } τραπέζια.
}
mine-yours = η σειρά σας
mine-others = περιμένουμε: { $who }
mine-lobby = δεν ξεκίνησε
mine-over = τελείωσε

## The end of a match

final-title = Τελική βαθμολογία
final-rounds = { $rounds ->
    [one] ένας γύρος
   *[other] { $rounds } γύροι
}
final-winner = Νίκη: { $who } με { $points }
final-shared = Μοιράζονται τη νίκη: { $who } με { $points }
final-points = { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
}
final-place = { $rank }. { $who }: { $points }
final-total = σύνολο
final-ended = Το τραπέζι συμφώνησε να λήξει η παρτίδα. Δεν υπάρχει νίκη.
final-thanks = Ευχαριστούμε για το παιχνίδι.

end-asked = { $who }: πρόταση να λήξει η παρτίδα χωρίς αποτέλεσμα. Πρέπει να συμφωνήσουν όλοι οι άλλοι.
end-agreed = { $who }: σύμφωνη γνώμη για τη λήξη.
end-declined = { $who }: προτίμηση να συνεχίσουμε. Η παρτίδα συνεχίζεται.
end-votes = Συμφωνούν { $votes } από { $seats }.
end-own = Η ψήφος σας μέτρησε.

## Fair shuffles, the parcel at the end

fair-commitment = Κάθε τράβηγμα αυτής της παρτίδας βγαίνει από ένα μυστικό. Το αποτύπωμά του: { $digest }
fair-secret = Το μυστικό ήταν { $secret }
fair-verify = Μπορείτε να ελέγξετε όλα τα τραβήγματα: python -m bot verify { $file }
parcel-title = Όλη η παρτίδα για το αρχείο σας
parcel-about = Το ιστορικό κάθε βήματος, η κινούμενη εικόνα του ταμπλό και η απόδειξη για τα τραβήγματα.
parcel-log = Ιστορικό
parcel-lapse = Κινούμενη εικόνα
parcel-proof = Απόδειξη των τραβηγμάτων
export-done = Η παρτίδα σε αρχείο. Όσο παίζεται, τα μυστικά μένουν απέξω.

## Refusals

error-title = Δεν έγινε
error-not-seated = Δεν έχετε θέση σε αυτό το τραπέζι.
error-stranger = Αυτά τα κουμπιά είναι για όσους παίζουν εδώ. Μπορείτε να παρακολουθείτε με τα κουμπιά Ταμπλό και Τι έγινε.
error-not-your-turn = Δεν είναι η σειρά σας. Περιμένουμε: { $who }.
error-no-match = Δεν υπάρχει τραπέζι σε αυτό το κανάλι. Ανοίξτε ένα με /table new.
error-unknown-match = Δεν γνωρίζω αυτό το τραπέζι.
error-several = Έχετε θέση σε περισσότερα τραπέζια εδώ. Πείτε σε ποιο.
error-only-server = Αυτό γίνεται σε διακομιστή, όχι σε προσωπικό μήνυμα.
error-unreadable = Δεν καταλαβαίνω το «{ $text }». { $legal }
error-illegal = Το «{ $text }» δεν γίνεται τώρα. { $legal }
error-legal = Γίνονται τώρα: { LIST($moves, style: "comma") }.
error-legal-more = Γίνονται τώρα, μεταξύ άλλων: { LIST($moves, style: "comma") }.
error-legal-none = Τώρα δεν γίνεται τίποτα.
error-needs = Πείτε κάτι ακόμη: { $question }
error-extra = Το «{ $text }» περισσεύει σε αυτή τη σειρά.
error-late = Το τραπέζι προχώρησε από τότε που φτιάχτηκε το κουμπί. Αυτή είναι η θέση τώρα.
error-old-button = Το κουμπί αυτό δεν ισχύει πια. Χρησιμοποιήστε το νεότερο ταμπλό.
error-permission = Σε αυτό το κανάλι μου λείπει άδεια: { $permissions }. Μπορεί να τη δώσει όποιος διαχειρίζεται τον διακομιστή.
error-channel-gone = Το κανάλι της παρτίδας δεν υπάρχει πια. Η παρτίδα συνεχίζει να υπάρχει: γράψτε /table move σε άλλο κανάλι.
error-thread-locked = Το νήμα της παρτίδας είναι κλειδωμένο. Ζητήστε να ξεκλειδωθεί ή γράψτε /table move σε άλλο κανάλι.
error-thread-archived = Το νήμα της παρτίδας είναι αρχειοθετημένο και δεν μπορώ να το ανοίξω. Γράψτε κάτι εκεί ή /table move σε άλλο κανάλι.
error-busy = Γίνονται πολλά αυτή τη στιγμή. Τίποτα δεν άλλαξε: δοκιμάστε ξανά.
error-inside = Κάτι πήγε στραβά από τη μεριά μου. Τίποτα δεν άλλαξε και το σφάλμα σημειώθηκε.
error-stale-commands = Οι εντολές μόλις ανανεώθηκαν. Δοκιμάστε ξανά σε ένα λεπτό.
error-too-late = Άργησε πολύ και το Discord απέρριψε την απάντηση. Δοκιμάστε ξανά.
error-slow-picture = Η εικόνα αργεί περισσότερο από άλλες φορές. Αυτή είναι η θέση με λόγια.
error-file-damaged = Το αρχείο είναι κατεστραμμένο ή δεν το έφτιαξα εγώ.
error-file-foreign = Το αρχείο ανήκει σε άλλο παιχνίδι ή σε νεότερη έκδοση.
error-text-too-long = Είναι πολύ μεγάλο: το πολύ { $limit } χαρακτήρες.

## Permissions of Discord

permission-view-channel = Προβολή καναλιού
permission-send-messages = Αποστολή μηνυμάτων
permission-send-messages-in-threads = Αποστολή μηνυμάτων σε νήματα
permission-create-public-threads = Δημιουργία δημόσιων νημάτων
permission-manage-threads = Διαχείριση νημάτων
permission-manage-messages = Διαχείριση μηνυμάτων
permission-embed-links = Ενσωμάτωση συνδέσμων
permission-attach-files = Επισύναψη αρχείων
permission-read-message-history = Ανάγνωση ιστορικού μηνυμάτων

## Small words

word-yes = ναι
word-no = όχι
word-and-more = { $count ->
    [one] και ακόμη ένα
   *[other] και ακόμη { $count }
}
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
word-seconds = { $count ->
    [one] ένα δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
word-minutes = { $count ->
    [one] ένα λεπτό
   *[other] { $count } λεπτά
}
word-hours = { $count ->
    [one] μία ώρα
   *[other] { $count } ώρες
}
word-days = { $count ->
    [one] μία ημέρα
   *[other] { $count } ημέρες
}

## Options that every game has

option-board = Μηνύματα ταμπλό
option-board-all = μένουν όλα
option-board-newest = μένει μόνο το νεότερο
option-undo = Αναίρεση
option-language = Γλώσσα του τραπεζιού

## Languages

language-en = English
language-el = Ελληνικά
language-pl = Polski
