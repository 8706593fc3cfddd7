### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Από τη σειρά μου
button-moving = Κίνηση
button-step = Βήμα βήμα
button-luck = Τύχη
button-verify = Έλεγχος κληρώσεων
button-agree = Συμφωνώ
button-agree-knowing = Συμφωνώ παρ’ όλα αυτά
button-refuse = Όχι
button-ask = Ρωτώ τους άλλους
button-withdraw = Δεν το ζητώ πια

page-then-title = Στιγμιότυπο { $n } από { $count } · { $when }
page-then-jump = Πήγαινε σε…
page-then-n = { $n } από { $count }

page-since-title = Από την τελευταία σας σειρά ({ $when })
page-since-stranger = Η τελευταία κίνηση ({ $when })
page-since-nothing = Δεν έγινε τίποτα από τότε.
page-since-more = …
page-moving = Τι έγινε, σε κίνηση
page-moving-alt = Κινούμενη εικόνα με { NUMBER($count) } ταμπλό, από την τελευταία σας σειρά ως τώρα.
error-moving = Η κινούμενη εικόνα δεν σχεδιάστηκε αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.
page-since-pictures = Η πρώτη εικόνα είναι από πριν, η δεύτερη δείχνει πώς είναι τώρα.

page-back-at-once = Αυτό αναιρείται αμέσως: { $moves }
page-back-nothing = Δεν αναιρείτε τίποτα με δική σας απόφαση: κάτι τραβήχτηκε ή απάντησε κάποιος άλλος.
page-back-ask = Για κάτι παλιότερο πρέπει να συμφωνήσουν όλοι οι άλλοι.
page-back-asked = Ζητήσατε από τους άλλους να αναιρεθεί μια σειρά σας. Δεν απάντησαν ακόμη όλοι.
page-back-menu = Ζητήστε κάτι παλιότερο…
page-back-turn = Η σειρά σας με αριθμό { $n }
page-back-revealed = από τότε κάτι τραβήχτηκε ή αποκαλύφθηκε
page-back-sure = Να ερωτηθούν οι άλλοι για την αναίρεση; { $moves } Αναιρούνται και όλα όσα ακολούθησαν.
page-back-sure-revealed = Από τότε κάτι τραβήχτηκε ή αποκαλύφθηκε. Όλοι πρέπει να συμφωνήσουν και σε αυτό· ό,τι τραβήχτηκε θα τραβηχτεί ξανά.

page-votes-asked = Ρωτήθηκαν. Μένει να συμφωνήσουν: { $missing }.
page-votes-warned = { $who } το ζητά, όμως από τότε κάτι τραβήχτηκε ή αποκαλύφθηκε και είναι πια γνωστό. Ό,τι τραβήχτηκε θα τραβηχτεί ξανά. Συμφωνείτε παρ’ όλα αυτά;
page-votes-open = Συμφωνείτε. Μένει να συμφωνήσουν: { $missing }.
page-votes-approved = Συμφώνησαν όλοι: αναιρέθηκε.
page-votes-refused = Δεν συμφωνείτε: τίποτα δεν αναιρείται.
page-votes-withdrawn = Δεν το ζητάτε πια.

page-verify-title = Η απόδειξη
page-verify-promise = Η υπόσχεση με το πρώτο ταμπλό: `{ $hash }`. Το μυστικό: `{ $secret }`.
page-verify-self = Συγκρίνετε την υπόσχεση με το πρώτο ταμπλό της παρτίδας. Όποιος δεν εμπιστεύεται κανέναν ελέγχει το αρχείο με `python -m bot verify`.
page-verify-unproven = Δεν αποδεικνύονται τα ονόματα, οι ώρες και ποια βήματα έγιναν μαζί. Είναι όπως τα σημείωσε το bot.

table-verify-sound = Σωστό: το μυστικό είναι αυτό της υπόσχεσης, { $draws ->
    [one] η μία κλήρωση προκύπτει
   *[other] και οι { $draws } κληρώσεις προκύπτουν
} από αυτό, και κάθε κίνηση ήταν νόμιμη ({ $steps } βήματα).
table-verify-damaged = Το αρχείο δεν ταιριάζει. Ειδοποιήστε όποιον διαχειρίζεται το μποτ.
table-verify-step = Το βήμα { $n } δεν είναι αυτό που δίνουν το μυστικό και οι κανόνες. Ειδοποιήστε όποιον διαχειρίζεται το μποτ.
table-verify-rules = Οι κανόνες ή τα στοιχεία τους άλλαξαν μετά από αυτή την παρτίδα. Το αρχείο της ελέγχεται με την έκδοση που παίχτηκε.
table-unfinished = Αυτό γίνεται μόνο όταν τελειώσει η παρτίδα: ως τότε θα πρόδιδε τα κρυφά.

luck-label = { $label }
