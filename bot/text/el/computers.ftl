### Παίκτες-υπολογιστές: στο τραπέζι, σε παρτίδα που τρέχει, και υποδείξεις.

table-too-many-computers = Σε αυτό το τραπέζι { $most ->
    [one] χωράει ένας υπολογιστής
   *[other] χωράνε { $most } υπολογιστές
}, όχι { $computers }.
table-unknown-level = Δεν υπάρχει επίπεδο «{ $level }». Επιτρέπονται: { LIST($levels, style: "comma") }.
table-computer-there = Εκεί παίζει ήδη υπολογιστής.
table-no-computer = Εκεί δεν κάθεται υπολογιστής.
table-private = Στα προσωπικά μηνύματα παίζετε μόνο με υπολογιστές: κανείς άλλος δεν μπορεί να καθίσει σε αυτό το τραπέζι. Για να παίξετε με φίλους, ανοίξτε ένα με την επιλογή «{ cmd-table-new-private }».
table-deserted = Δεν έμεινε κανείς εδώ. Η παρτίδα σταματά μέχρι να επιστρέψει κάποιος παίκτης· οι υπολογιστές δεν συνεχίζουν μόνοι τους.
table-computer-offered = Ποιος θέλει να πάρει τη θέση του υπολογιστή { $who }, με όλα όσα έχει;
table-computer-asked = { $by } ρωτά αν θα παίρνατε τη θέση του υπολογιστή { $who }, με όλα όσα έχει.
table-computer-taken = Τη θέση ({ $old }) παίρνει τώρα ένας υπολογιστής: { $who }.
table-computer-taken-empty = Την άδεια θέση παίρνει τώρα ένας υπολογιστής: { $who }.

level-easy = εύκολο
level-normal = κανονικό
level-hard = δύσκολο

level-easy-about = Κάνει λάθη· για τις πρώτες σας παρτίδες
level-normal-about = Παίζει λογικά
level-hard-about = Σκέφτεται πιο μπροστά

button-remove-computer = Αφαίρεση υπολογιστή
menu-add-computer = Προσθήκη υπολογιστή
menu-computer-level = Προσθήκη υπολογιστή: { $level }
menu-hints = Υποδείξεις μεταξύ ανθρώπων
hints-off = Υποδείξεις μεταξύ ανθρώπων: όχι
hints-on = Υποδείξεις μεταξύ ανθρώπων: ναι, για όλους
menu-withouthints = Υποδείξεις με υπολογιστές
without-hints-off = Υποδείξεις σε παρτίδα μόνο με υπολογιστές: ναι
without-hints-on = Καμία υπόδειξη, ούτε σε παρτίδα μόνο με υπολογιστές

lobby-computer = { $name }: υπολογιστής, επίπεδο { $level }
lobby-hints = Οι υποδείξεις επιτρέπονται σε όλους.
lobby-without-hints = Σε αυτό το τραπέζι δεν υπάρχουν υποδείξεις για κανέναν.
computer-badge = (υπολογιστής)

page-computer-added = Ο υπολογιστής κάθισε στο τραπέζι.
page-computer-removed = Ο υπολογιστής έφυγε από το τραπέζι.
page-computer-seated = Ένας υπολογιστής πήρε τη θέση.
error-person-or-computer = Ορίστε ένα άτομο ή έναν υπολογιστή, όχι και τα δύο.

final-with-computers = Με υπολογιστές: αυτή η παρτίδα δεν μετρά στις βαθμολογίες.
final-hints = { $who }: βοήθεια από τον υπολογιστή { $hints ->
    [one] μία φορά
   *[other] { $hints } φορές
}.
results-with-computers = Οι παρτίδες με υπολογιστές μένουν χωριστά: δεν μετρούν σε βαθμολογίες και σε άλλα στατιστικά.
results-figure-computers = με υπολογιστές

button-hint = Υπόδειξη
button-finish-turn = Να τελειώσει ο υπολογιστής τη σειρά
page-hint = Υπόδειξη: { $label }.
page-hint-effects = Υπόδειξη: { $label } — { $effects }.
page-hint-rule = Ο κανόνας: { $says }
page-hint-turn = Όλη η σειρά: { $said }
page-hint-points = Πόντοι, αν η παρτίδα τελείωνε τότε: { $before } → { $after }.
table-no-hints = Σε αυτό το τραπέζι παίζουμε χωρίς υποδείξεις: έτσι ορίστηκε πριν από την έναρξη.
