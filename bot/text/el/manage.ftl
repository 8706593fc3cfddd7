# The Table panel of a match, and its forms

cmd-table-time = χρόνος
cmd-table-time-about = Ποιος παίζει, πόσος χρόνος μένει και πώς αλλάζει
cmd-table-manage = διαχείριση
cmd-table-manage-about = Όλα τα κουμπιά μιας παρτίδας: ρολόι, παύση, αντικατάσταση, λήξη, μεταφορά, αρχείο

page-manage = Αυτό το τραπέζι: τι θέλετε να κάνετε;
button-manage = Τραπέζι
button-time = Χρόνος
button-clock = Ρολόι…
button-away = Απουσία…
button-ask-pause = Παύση
button-more-time = Περισσότερος χρόνος…
button-substitute = Αντικατάσταση…
button-move-here = Μεταφορά εδώ
button-invite = Πρόσκληση…
button-access = Ποιος μπορεί να παίξει…

manage-clock = Ρολόι
manage-turn = Χρόνος για κάθε γύρο
manage-reserve = Απόθεμα για όλη την παρτίδα
manage-empty = 36ω ή 3η· κενό: όπως είναι
manage-quiet = Ώρες ησυχίας
manage-vacation = Ημέρες διακοπών για κάθε παίκτη
manage-patience = Ημέρες αναμονής ως τον αυτόματο πιλότο
manage-more-time = Πόσο ακόμα
manage-other-time = Ή άλλος χρόνος
manage-seat = Ποια θέση
manage-person = Ποιος την παίρνει
manage-person-about = Κενό: όποιος θέλει
manage-computer = Ή αμέσως ένας υπολογιστής
manage-autopilot-about = Κενό: όποιον περιμένετε περισσότερο
manage-invite = Ποιον προσκαλείτε
manage-reliability = Γύροι στην ώρα τους, τουλάχιστον %
manage-lowest = Χαμηλότερη βαθμολογία, ενδεικτικά
manage-highest = Υψηλότερη βαθμολογία, ενδεικτικά
manage-nothing = Κενό: καμία
manage-elsewhere = Ανοιχτό σε άλλους διακομιστές

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = ρολόι πόσο χρόνο έχει κάθε σειρά παρτίδα που παίζεται συμφωνούν όλοι παύση ζητάτε συμφωνείτε αυτήν παράταση από τους άλλους περισσότερο για σας κατάσταση ποιος και πότε αργεί περιμένω φίλος παίκτης λείπει απαντά
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = αντικατάσταση δίνετε θέση σας κάποιου που λείπει αυτόματα μποτ παίζει για κάποιον περιμένετε πολύ επιστροφή παίζετε πάλι αφού έπαιξε κρατάτε φίλος παίκτης απαντά απαντάει αργεί απών διώξω αντικαταστάτης
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = παραίτηση παραιτείστε κερδίζουν άλλοι παίζουν χωρίς εσάς λήξη ψηφίζετε τελειώσει παρτίδα αποτέλεσμα μεταφορά συνεχίζεται αυτό κανάλι τέλος σταματώ διακοπή τερματισμός φεύγω παιχνίδι παιχνιδιού
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = εξαγωγή παίρνετε αρχείο της παρτίδας έλεγχος ελέγχει κάθε κλήρωση μιας τελειωμένης βήμα-βήμα παλιότερο στιγμιότυπο βήμα απάτη κλέβει τίμια τύχη ζάρια αποθήκευση
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = αποχώρηση αφήνετε θέση σας πριν από την έναρξη ξεκινά παρτίδα όσα άτομα είναι εδώ πρόσκληση προσκαλείτε κάποιο άτομο στο τραπέζι πρόσβαση ανοίξατε ποιος μπορεί καθίσει φίλο φίλου φίλους
