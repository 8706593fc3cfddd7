### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Το Discord δεν δέχτηκε την απάντηση. Δοκιμάστε ξανά σε ένα λεπτό.
error-no-player = Δεν υπάρχει τέτοιος παίκτης σε αυτό το τραπέζι.
error-no-match-here = Δεν υπάρχει παρτίδα σε αυτό το κανάλι. Πείτε ποια εννοείτε.
error-permission = Σε αυτό το κανάλι μου λείπουν δικαιώματα: { $permissions }. Μπορεί να τα δώσει όποιος διαχειρίζεται τον διακομιστή.
error-private-thread = Τίποτα δικό μου δεν θα έφτανε εδώ: δεν είμαι μέλος αυτού του ιδιωτικού νήματος. Αναφέρετέ με εδώ ({ $bot }) για να με αφήσει το Discord να μπω και δοκιμάστε ξανά· ή κάντε το στο κανάλι.
error-inside = Κάτι πήγε στραβά από τη μεριά μου. Τίποτα δεν άλλαξε και το σφάλμα σημειώθηκε.
error-stale-commands = Οι εντολές μόλις ανανεώθηκαν. Δοκιμάστε ξανά σε ένα λεπτό.
error-extra = Το «{ $text }» περισσεύει σε αυτή τη σειρά.
error-other-game = Η εντολή ανήκει σε άλλο παιχνίδι: σε αυτό το τραπέζι παίζεται: { $game }.
error-unknown-asker = Το Discord δεν μου έδωσε τα στοιχεία σας. Τίποτα δεν άλλαξε· δοκιμάστε ξανά.
error-stale-control = Το κουμπί αυτό δεν ισχύει πια. Ανοίξτε ξανά τη σελίδα.
error-not-in-dm = Αυτό γίνεται μόνο σε κανάλι διακομιστή.
error-illegal = { $why } Τώρα μπορείτε: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Τώρα μπορείτε: { LIST($legal, style: "semicolon") } και ακόμη { $more }.
error-illegal-none = { $why } Τώρα δεν μπορείτε να κάνετε κάτι.
error-number = Το «{ $text }» δεν είναι ακέραιος αριθμός από { NUMBER($least, useGrouping: 0) } έως { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = Δεν καταλαβαίνω το «{ $text }» ως επιλογές: γράψτε κλειδί=τιμή.
error-blocked-person = Δεν μπορείτε να χρησιμοποιήσετε αυτό το μποτ: σας έχει αποκλείσει όποιος το διαχειρίζεται.
error-blocked-server = Το μποτ δεν απαντά σε αυτόν τον διακομιστή: τον έχει αποκλείσει όποιος διαχειρίζεται το μποτ.
error-maintenance = Προς το παρόν δεν ανοίγουν τραπέζια και δεν αρχίζουν παρτίδες: ετοιμάζεται συντήρηση του μποτ. Οι παρτίδες που παίζονται συνεχίζονται.
error-bot-person = Ένα μποτ δεν μπορεί να πάρει θέση.

permission-view-channel = Προβολή καναλιού
permission-send-messages = Αποστολή μηνυμάτων
permission-send-messages-in-threads = Αποστολή μηνυμάτων σε νήματα
permission-create-public-threads = Δημιουργία δημόσιων νημάτων
permission-manage-threads = Διαχείριση νημάτων
permission-manage-messages = Διαχείριση μηνυμάτων
permission-embed-links = Ενσωμάτωση συνδέσμων
permission-attach-files = Επισύναψη αρχείων
permission-read-message-history = Ανάγνωση ιστορικού μηνυμάτων
error-name-match = Παίζετε σε πολλές παρτίδες. Πείτε ποια εννοείτε με το «{ cmd-param-match }».
error-form-late = Πήρε πολλή ώρα. Πατήστε άλλη μία φορά, παρακαλώ.
error-no-number = Το «{ $text }» δεν είναι ακέραιος αριθμός από 0 και πάνω.
