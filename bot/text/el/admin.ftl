### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Σε αυτόν τον διακομιστή τα τραπέζια ανοίγουν στα κανάλια: { LIST($channels, style: "comma") }.
table-too-many-open = Τα τραπέζια σας εδώ που δεν τελείωσαν: { NUMBER($have) }. Οι υπεύθυνοι του διακομιστή επιτρέπουν το πολύ { NUMBER($most) }.
table-too-many-channels = Η λίστα χωράει το πολύ { NUMBER($most) } κανάλια.
error-not-manager = Αυτό το κάνουν μόνο όσοι διαχειρίζονται τον διακομιστή.

cmd-admin = διαχείριση
cmd-admin-about = Για όσους διαχειρίζονται τον διακομιστή: ρυθμίσεις και επιδιόρθωση παρτίδων
cmd-admin-settings = ρυθμίσεις
cmd-admin-settings-about = Δείτε ή αλλάξτε τις ρυθμίσεις του διακομιστή
cmd-admin-settings-tables = τραπέζια
cmd-admin-settings-tables-about = Πόσα τραπέζια που δεν τελείωσαν μπορεί να έχει ανοίξει ένα άτομο· 0: όσα θέλει
cmd-admin-settings-end = λήξη
cmd-admin-settings-end-about = Ποιος μπορεί να λήξει μια παρτίδα
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
admin-end = Ποιος μπορεί να λήξει μια παρτίδα: { $who }
admin-move = Ποιος μπορεί να μεταφέρει μια παρτίδα: { $who }
admin-players = μόνο οι παίκτες
admin-managers = οι παίκτες και όσοι διαχειρίζονται τον διακομιστή
admin-language = Γλώσσα των δημόσιων μηνυμάτων: { $language }
admin-language-locale = Γλώσσα των δημόσιων μηνυμάτων: όπως ορίζει ο διακομιστής στο Discord
admin-locale = όπως ορίζει ο διακομιστής στο Discord
