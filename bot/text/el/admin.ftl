### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Σε αυτόν τον διακομιστή τα τραπέζια ανοίγουν στα κανάλια: { LIST($channels, style: "comma") }.
table-too-many-open = Τα τραπέζια σας εδώ που δεν τελείωσαν: { NUMBER($have) }. Ο διακομιστής επιτρέπει το πολύ { NUMBER($most) }.
table-too-many-here = Τα τραπέζια αυτού του διακομιστή που δεν τελείωσαν: { NUMBER($have) }. Το μποτ επιτρέπει το πολύ { NUMBER($most) }. Μόλις τελειώσει ένα, ανοίγετε άλλο.
table-too-many-own = Τα τραπέζια που ανοίξατε και δεν τελείωσαν: { NUMBER($have) }. Το μποτ επιτρέπει το πολύ { NUMBER($most) }. Μόλις τελειώσει ένα, ανοίγετε άλλο.
table-too-many-channels = Η λίστα χωράει το πολύ { NUMBER($most) } κανάλια.
error-not-manager = Αυτό το κάνουν μόνο όσοι διαχειρίζονται τον διακομιστή.

cmd-admin = διαχείριση
cmd-admin-about = Για όσους διαχειρίζονται τον διακομιστή: ρυθμίσεις και επιδιόρθωση παρτίδων
cmd-admin-settings = ρυθμίσεις
cmd-admin-settings-about = Δείτε ή αλλάξτε τις ρυθμίσεις του διακομιστή
cmd-admin-settings-tables = τραπέζια
cmd-admin-settings-tables-about = Πόσα τραπέζια που δεν τελείωσαν μπορεί να έχει ανοίξει ένα άτομο· 0: όσα θέλει
cmd-admin-settings-end = λήξη
cmd-admin-settings-end-about = Ποιος μπορεί να τερματίσει μια παρτίδα
cmd-admin-settings-move = μεταφορά
cmd-admin-settings-move-about = Ποιος μπορεί να μεταφέρει μια παρτίδα σε άλλο κανάλι
cmd-admin-settings-language = γλώσσα
cmd-admin-settings-language-about = Η γλώσσα των δημόσιων μηνυμάτων, και στις παρτίδες που παίζονται
cmd-admin-channels = κανάλια
cmd-admin-channels-about = Πού επιτρέπεται να ανοίγουν τραπέζια
cmd-admin-channels-add = προσθήκη
cmd-admin-channels-add-about = Σε αυτό το κανάλι και στα νήματά του επιτρέπονται τραπέζια
cmd-admin-channels-remove = αφαίρεση
cmd-admin-channels-remove-about = Όχι πια σε αυτό το κανάλι· οι παρτίδες που παίζονται μένουν
cmd-admin-channels-everywhere = παντού
cmd-admin-channels-everywhere-about = Τραπέζια επιτρέπονται σε κάθε κανάλι

admin-title = Αυτός ο διακομιστής
admin-channels = Τραπέζια ανοίγουν στα κανάλια: { LIST($channels, style: "comma") }
admin-channels-all = Τραπέζια ανοίγουν σε κάθε κανάλι
admin-limit = Τραπέζια που δεν τελείωσαν, το πολύ για κάθε άτομο: { NUMBER($most) }
admin-limit-none = Κάθε άτομο μπορεί να ανοίξει όσα τραπέζια θέλει
admin-end = Ποιος μπορεί να τερματίσει μια παρτίδα: { $who }
admin-move = Ποιος μπορεί να μεταφέρει μια παρτίδα: { $who }
admin-players = μόνο οι παίκτες
admin-managers = οι παίκτες και όσοι διαχειρίζονται τον διακομιστή
admin-language = Γλώσσα των δημόσιων μηνυμάτων: { $language }
admin-language-locale = Γλώσσα των δημόσιων μηνυμάτων: όπως ορίζει ο διακομιστής στο Discord
admin-locale = όπως ορίζει ο διακομιστής στο Discord

## Repair of a match

table-players-decide = Σε αυτόν τον διακομιστή αυτό το αποφασίζουν οι παίκτες. Αλλάζει με /{ cmd-admin } { cmd-admin-settings }.
table-managers-seat = Όποιος διαχειρίζεται τον διακομιστή δεν δίνει θέση στον εαυτό του: ορίστε κάποιον άλλον.
table-undone-by-manager = { $more ->
    [0] Με απόφαση των διαχειριστών του διακομιστή αναιρείται: { LIST($moves, style: "said") }
   *[other] Με απόφαση των διαχειριστών του διακομιστή αναιρούνται όλα από εδώ και μετά: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Με απόφαση των διαχειριστών του διακομιστή αναιρούνται όλα μετά από ένα παλιότερο στιγμιότυπο.
table-rolled-back = { $by } (διαχείριση του διακομιστή) γυρίζει την παρτίδα σε ένα παλιότερο στιγμιότυπο.
table-moved-by-manager = { $by } (διαχείριση του διακομιστή) μεταφέρει την παρτίδα εδώ.
table-ended-by-manager = { $by } (διαχείριση του διακομιστή) τερματίζει την παρτίδα χωρίς αποτέλεσμα.
table-seat-by-manager = { $by } (διαχείριση του διακομιστή) δίνει αλλού τη θέση που έχει τώρα: { $who }. Νέο άτομο: { $new }. Η θέση αλλάζει χέρια όταν την πάρει.

cmd-admin-board = ταμπλό
cmd-admin-board-about = Δημοσίευση ξανά του νεότερου ταμπλό μιας παρτίδας
cmd-admin-move = μεταφορά
cmd-admin-move-about = Η παρτίδα συνεχίζεται σε αυτό το κανάλι
cmd-admin-seat = θέση
cmd-admin-seat-about = Ζητήστε από κάποιον να πάρει μια θέση, με ό,τι έχει
cmd-admin-seat-seat = θέση
cmd-admin-seat-seat-about = Ποια θέση
cmd-admin-seat-person = άτομο
cmd-admin-seat-person-about = Ποιος θα την πάρει· αν ορίσετε όποιον κάθεται εκεί, μένει όπως είναι
cmd-admin-rollback = επαναφορά
cmd-admin-rollback-about = Η παρτίδα γυρίζει σε παλιότερο στιγμιότυπο· το μαθαίνουν όλοι
cmd-admin-end = τέλος
cmd-admin-end-about = Λήξη μιας παρτίδας χωρίς αποτέλεσμα

admin-reposted = Δημοσιεύτηκε ξανά: { $link }
admin-moved = Η παρτίδα συνεχίζεται εδώ. Οι παίκτες ειδοποιούνται.
admin-seat-given = Το ερώτημα στάλθηκε σε: { $name }. Ώσπου να πάρει τη θέση, δεν αλλάζει τίποτα.
admin-seat-kept = Κρατά τη θέση: { $name }
admin-rollback = Σε ποιο στιγμιότυπο; Αναιρείται η κίνηση που διαλέγετε και όλα όσα ακολούθησαν.
admin-rollback-none = Δεν υπάρχει κάτι για αναίρεση.
admin-rollback-menu = Αναίρεση από εδώ και μετά
admin-turn = Σειρά { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = Θα αναιρεθούν όλα από αυτό το σημείο: { $moves }
admin-rollback-warning = Όσα τραβήχτηκαν και φάνηκαν από τότε είναι γνωστά και θα τραβηχτούν ξανά. Όλοι οι παίκτες μαθαίνουν ότι το κάνατε εσείς.
admin-rolled-back = Έγινε. Το ταμπλό δημοσιεύεται ξανά και καλείται όποιος πρέπει να παίξει.
admin-end-sure = Η παρτίδα θα λήξει τώρα χωρίς αποτέλεσμα, και αυτό δεν αναιρείται. Όλοι οι παίκτες μαθαίνουν ότι το κάνατε εσείς.
admin-ended = Η παρτίδα έληξε χωρίς αποτέλεσμα.
button-roll-back = Επαναφορά
button-end-match = Τέλος της παρτίδας

## Μια παρτίδα ως αρχείο

table-import-damaged = Το αρχείο έχει βλάβη, ή δεν είναι αρχείο παρτίδας.
table-import-step = Το βήμα { $n } αυτού του αρχείου δεν είναι αυτό που δίνουν το μυστικό του και οι κανόνες.
table-import-rules = Αυτή η παρτίδα παίχτηκε με άλλους κανόνες ή άλλα στοιχεία από όσα έχω.
table-import-newer = Αυτό το αρχείο το έγραψε μια νεότερη έκδοσή μου.
table-import-big = Το αρχείο είναι πολύ μεγάλο.
table-import-running = Όταν έγινε αυτό το αρχείο η παρτίδα παιζόταν ακόμη, οπότε λείπουν τα μυστικά της. Ένα αρχείο που έγινε μετά το τέλος μπορείτε να το φέρετε εδώ.
table-import-handover = Αυτό το αρχείο έχει κρυφές κάρτες: μόνο όποιος διαχειρίζεται το μποτ μπορεί να το φέρει εδώ.
table-import-known = Αυτή η παρτίδα υπάρχει ήδη εδώ.
table-imported = Αυτή η παρτίδα που τελείωσε ήρθε εδώ από αρχείο, για να τη βλέπετε. Δεν μετρά σε αποτελέσματα και βαθμολογίες.
table-imported-by = { $by } (διαχείριση του διακομιστή) έφερε εδώ από αρχείο αυτή την παρτίδα που τελείωσε, για να τη βλέπετε. Δεν μετρά σε αποτελέσματα και βαθμολογίες.
table-imported-running = Αυτή η παρτίδα έρχεται από αλλού και συνεχίζεται εδώ. Καλείται όποιος πρέπει να παίξει.
table-handed-over = Αυτή η παρτίδα συνεχίζεται αλλού. Εδώ δεν γίνεται τίποτε άλλο.

cmd-admin-export = εξαγωγή
cmd-admin-export-about = Παίρνετε το αρχείο μιας παρτίδας αυτού του διακομιστή
cmd-admin-import = εισαγωγή
cmd-admin-import-about = Φέρτε εδώ από το αρχείο της μια παρτίδα που τελείωσε, για να τη βλέπετε
cmd-admin-import-file = αρχείο
cmd-admin-import-file-about = Το αρχείο, όπως το δίνει η εξαγωγή ή το τέλος μιας παρτίδας

admin-imported = Η παρτίδα είναι εδώ: { $link }
admin-export-whole = Όποιος διαχειρίζεται το μποτ μπορεί να την εξαγάγει ολόκληρη, για να συνεχιστεί αλλού.
