### Resigning, and how reliably people take their turns.

table-resigned-already = Έχετε παραιτηθεί από αυτή την παρτίδα.
table-resigned-won = { $who } παραιτείται. Νίκη: { $winner }.
table-resigned = { $who } παραιτείται. Δεν έμεινε κανείς, γι’ αυτό η παρτίδα λήγει.
table-resigned-seat = { $who } παραιτείται. Τώρα παίζει εκεί το μποτ, ώσπου να πάρει κάποιος τη θέση.
board-won = { $who } κερδίζει λόγω παραίτησης.
board-resigned = Η παρτίδα τελείωσε με παραίτηση: { $who }.
page-resign = Οριστική παραίτηση; Αν μείνει ένα μόνο άτομο, κερδίζει αυτό. Αλλιώς παίζει για εσάς το μποτ, ώσπου να πάρει κάποιος τη θέση. Στη βαθμολογία παίρνετε την τελευταία θέση, εκτός αν τελειώσει την παρτίδα κάποιος στη θέση σας.
page-end-alone = Τέλος της παρτίδας; Δεν χρειάζεται να συμφωνήσει κανείς άλλος: θα λήξει τώρα χωρίς αποτέλεσμα, και αυτό δεν αναιρείται.
page-resigned = Παραιτηθήκατε.
button-resign = Παραίτηση
cmd-table-resign = παραίτηση
cmd-table-resign-about = Παραιτείστε: κερδίζουν οι άλλοι ή παίζουν χωρίς εσάς

reliability = { $percent }% των κινήσεων στην ώρα τους, συνήθως μέσα σε: { $answer }
lobby-reliability = { $name }: { $how }
lobby-least-reliability = Για όσους παίζουν στην ώρα τους τουλάχιστον { $percent }%· οι νέοι είναι ευπρόσδεκτοι
table-too-unreliable = Εδώ ζητούνται τουλάχιστον { $least }% των κινήσεων στην ώρα τους· οι τελευταίες δικές σας είναι { $percent }%. Ανεβαίνει με κάθε κίνηση στην ώρα της, εδώ ή σε άλλα τραπέζια.
table-bad-reliability = Μπορείτε να ζητήσετε από 0 έως { $most }% των κινήσεων στην ώρα τους.
page-access = Ορίστηκε ποιοι μπορούν να καθίσουν σε αυτό το τραπέζι.
page-access-asks = Για να καθίσει κανείς σε αυτό το τραπέζι ισχύουν:
page-access-asks-nothing = Σε αυτό το τραπέζι μπορεί να καθίσει όποιος θέλει.
page-access-how = Αλλάζει με /{ cmd-table } { cmd-table-access } { cmd-table-access-reliability }:, { cmd-table-access-lowest }:, { cmd-table-access-highest }:, { cmd-table-access-elsewhere }:
cmd-table-access = πρόσβαση
cmd-table-access-about = Αν ανοίξατε το τραπέζι: ποιος μπορεί να καθίσει
cmd-table-access-reliability = συνέπεια
cmd-table-access-reliability-about = Ελάχιστο ποσοστό κινήσεων στην ώρα τους· 0: όλοι
