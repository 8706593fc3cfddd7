### Κανόνες ανά κεφάλαιο, βοήθεια, σημασία των συμβόλων, καθοδηγούμενη πρώτη παρτίδα. Ίσως με markdown· δεν ζωγραφίζονται.

cmd-rules = κανόνες
cmd-rules-about = Οι κανόνες αυτής της παρτίδας ή ενός παιχνιδιού, ανά κεφάλαιο
cmd-rules-game = παιχνίδι
cmd-rules-game-about = Ποιο παιχνίδι· αλλιώς η παρτίδα αυτού του καναλιού
cmd-rules-find = εύρεση
cmd-rules-find-about = Λέξεις προς αναζήτηση
cmd-help = βοήθεια
cmd-help-about = Τι κάνει αυτό το μποτ και πώς αρχίζετε

button-see = Τι βλέπω;
page-see-none = Τα σύμβολα αυτής της εικόνας δεν εξηγούνται ακόμη.
button-why = Γιατί;
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Τι δείχνει η εικόνα

menu-chapter = Κεφάλαιο…
menu-game = Κανόνες για…

page-rules-match = Τραπέζι { NUMBER($match, useGrouping: 0) }, { $players } παίκτες
page-find = **{ $query }**: { $count ->
    [one] 1 σημείο
   *[other] { $count } σημεία
}
page-find-more = { $count ->
    [one] Άλλο 1 σημείο· προσθέστε μια λέξη για να μείνουν λιγότερα.
   *[other] Άλλα { $count } σημεία· προσθέστε μια λέξη για να μείνουν λιγότερα.
}
page-find-english = Οι αριθμημένοι κανόνες υπάρχουν μόνο στα αγγλικά.
page-find-none = Οι κανόνες δεν λένε κάτι για **{ $query }**. Δοκιμάστε άλλη λέξη ή ανοίξτε ένα κεφάλαιο.

help-title = Επιτραπέζια, σειρά με τη σειρά
help-about = Το Turnpost κρατά το ταμπλό, τους κανόνες και τα μυστικά μεγάλων επιτραπέζιων παιχνιδιών. Εσείς παίζετε τη σειρά σας όποτε έχετε χρόνο.
help-find = **Ψάχνετε συμπαίκτες:** το /{ cmd-play } βρίσκει παίκτες του επιπέδου σας, το /{ cmd-table } { cmd-table-find } δείχνει τα ανοιχτά τραπέζια και με το /{ cmd-event } δηλώνετε συμμετοχή σε πρωτάθλημα ή νοκ άουτ. Μόνο για φίλους: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = **Η σειρά σας:** πατήστε **{ button-turn }** κάτω από το ταμπλό ή γράψτε /{ cmd-turn }. Απαντάτε μία ερώτηση τη φορά σε σελίδα που βλέπετε μόνο εσείς. Οι κάρτες σας: /{ cmd-hand }. Όλες οι παρτίδες σας: /{ cmd-table } { cmd-table-mine }.
help-time = **Ο χρόνος σας:** με /{ cmd-me } { cmd-me-show } ορίζετε πότε επιτρέπεται να σας ενοχλώ και κρατάτε μέρες ελεύθερες.
help-trouble = **Κάτι δεν πάει καλά:** το /{ cmd-table } { cmd-table-undo } αναιρεί ένα βήμα, το /{ cmd-table } { cmd-table-time } λέει ποιον περιμένει το τραπέζι, το /{ cmd-table } { cmd-table-manage } δίνει τη θέση σας σε άλλον.

cmd-learn = μάθημα
cmd-learn-about = Καθοδηγούμενη πρώτη παρτίδα με εύκολους υπολογιστές, περίπου δέκα λεπτά
cmd-learn-game = παιχνίδι
cmd-learn-game-about = Ποιο παιχνίδι θέλετε να μάθετε

button-learn = Πρώτα δοκιμή
button-learned = Το ξέρω: έξοδος
button-learn-here = Μάθημα εδώ, σε νήμα
button-parts = Τι είναι τι;
learn-thread = Μάθημα: { $game }
learn-none = Αυτό το παιχνίδι δεν έχει καθοδηγούμενη παρτίδα. Οι κανόνες του είναι στο /{ cmd-rules }.
learn-welcome = **{ $game }**: εδώ αρχίζει η πρώτη σας παρτίδα, με εύκολους υπολογιστές. Πατήστε **{ button-turn }** κάτω από το ταμπλό: κάθε ερώτηση εξηγείται την πρώτη φορά. Κρατά περίπου δέκα λεπτά και μετά τελειώνει μόνη της· με **{ button-learned }** τελειώνει αμέσως.
learn-begun = **{ $game }**: η πρώτη σας παρτίδα είναι έτοιμη: { $link }
learn-found = **{ $game }**: έχετε ήδη μια καθοδηγούμενη παρτίδα. Σας περιμένει: { $link }
learn-closed = Δεν μπορώ να σας στείλω προσωπικά μηνύματα. Επιτρέψτε τα στις ρυθμίσεις απορρήτου του διακομιστή και γράψτε πάλι /{ cmd-learn }, ή μάθετε το παιχνίδι εδώ, σε νήμα.
learn-over = Είδατε όλες τις ερωτήσεις του οδηγού. Συνεχίστε αν θέλετε, ή φύγετε.
learn-done = **{ $game }**: αυτό ήταν το μάθημά σας. { LIST($points, style: "comma") }. { $review } Μια ολόκληρη παρτίδα συνεχίζει έτσι ως το τέλος.
learn-won = Το ταμπλό στο τέλος μιας ολόκληρης παρτίδας που κερδήθηκε.
learn-part-turn = ποιος παίζει τώρα
learn-points = { $who }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
learn-look-up = Ό,τι θέλετε να δείτε ξανά είναι στο /{ cmd-rules }.
learn-ended = Εδώ τελειώνει το μάθημα. Το αποτέλεσμα είναι κάτω από το ταμπλό.
learn-own-way = Ακολουθείτε τον δικό σας δρόμο: από εδώ και πέρα κάθε ερώτηση εξηγείται την πρώτη φορά.
learn-left = **{ $game }**: η καθοδηγούμενη παρτίδα τελείωσε. Όποτε θέλετε, ανοίξτε τραπέζι με /{ cmd-table } { cmd-table-new }.

help-way-time = **{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = εγώ ζώνη λέτε ώρασ σασ ησυχία από ώρεσ χωρίσ υπενθυμίσεισ τέλοσ
help-way-vacation = **{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = εγώ άδεια από ημέρεσ χωρίσ υπενθυμίσεισ επιστρέφετε διακοπές ταξίδι διάλειμμα
help-way-told = **{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = εγώ υπενθυμίσεισ συχνά πού πόσο και σασ υπενθυμίζω σειρά ειδοποίηση ειδοποιώ ότι άρχισε σύνοψη ώρα λίστα τισ παρτίδεσ προσωπικό μήνυμα μία φορά μέρα χωρίσ καμία πολλά λιγότερα μηνύματα ειδοποιήσεις κλείσιμο σίγαση
help-way-reading = **{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = εγώ εμφάνιση πώσ ιδιωτικέσ σελίδεσ δείχνουν εικόνεσ κείμενο γλώσσα στην οποία σασ απαντώ λέει discord μέγεθος μεγάλα αχρωματοψία αλλαγή φωτεινέσ σκούρεσ νύχτα γράμματα μεγαλύτερα στολίδια
help-way-web = **{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = εγώ όνομα φανερό όνομά σασ φαίνεται στισ σελίδεσ παρτίδων στο πρόγραμμα περιήγησησ σελίδα φανερή υπάρχει για εσάσ τισ βαθμολογίεσ και παρτίδεσ
help-way-alerts = **{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = εγώ ειδοποιήσεισ-τραπεζιών παιχνίδι ρυθμόσ πού τέλοσ μήνυμα όταν ανοίγει τραπέζι χωρίσ τίποτα για ποια σασ γράφω
help-way-webhooks = **{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = εγώ webhook διεύθυνση μορφή όλοι που ειδοποιείται όταν έρχεται σειρά σασ χωρίσ όσα έχετε
help-way-links = **{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = εγώ σύνδεσμοι δικέσ σασ σελίδεσ στο πρόγραμμα περιήγησησ και ακύρωσή τουσ
help-way-results = **{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = αποτελέσματα ιστορικό παίκτησ παιχνίδι παρτίδεσ ενόσ παίκτη που τελείωσαν πρώτα πιο νέεσ αναμέτρηση εσείσ και ένασ άλλοσ ποιοσ τερμάτισε ψηλά καμπύλεσ πόντοι μιασ παρτίδασ ένα αριθμούσ διάρκεια νίκεσ ανά θέση
help-way-ratings = **{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = αποτελέσματα βαθμολογία παιχνίδι του διακομιστή χωρίσ δική σασ
help-way-event = **{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = διοργάνωση συμμετοχή δηλώνετε μια αποχώρηση αποχωρείτε από κατάταξη τραπέζι σασ και κανόνεσ τησ διοργάνωσησ
help-way-organise = **{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = διοργάνωση νέα όνομα παιχνίδι μορφή θέσεισ γύροι όμιλοι χρόνοσ ημέρεσ πόντοι αργότερα υπολογιστέσ φτιάχνετε μια δηλώσεισ ανοίγουν αμέσωσ έναρξη διοργανωτήσ σχηματίζεται πρώτοσ γύροσ επόμενοσ τελειώνει τώρα παράταση παίρνει περισσότερο χρόνο διαγραφή άτομο βγάζετε κάποιον από λίστα τέλοσ ακύρωση άλλον διακομιστή τησ συμμετοχήσ του σεζόν για την επόμενη διαχείριση όλα χειριστήρια και κωδικόσ άλλουσ διακομιστέσ σύνδεση διαχειρίζεστε τον φέρνετε εδώ άλλου μεταφορά εμφανίζεται αυτό κανάλι
help-way-settings = **{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = διαχείριση ρυθμίσεισ τραπέζια λήξη μεταφορά γλώσσα παντού κατάλογοσ σελίδεσ δείτε αλλάξτε τισ του διακομιστή
help-way-channels = **{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = διαχείριση κανάλια προσθήκη αφαίρεση παντού συνάντηση οπουδήποτε φόρουμ νήματα πού επιτρέπεται ανοίγουν τραπέζια
help-way-list = **{ button-admin-list }**: /{ cmd-admin }
help-words-list = διαχείριση ανοιχτά-τραπέζια παντού αφαίρεση μόνιμη λίστα ανοιχτά τραπέζια αυτό κανάλι
help-way-import = **{ button-admin-import }**: /{ cmd-admin }
help-words-import = διαχείριση εισαγωγή αρχείο φέρτε εδώ από τησ μια παρτίδα που τελείωσε για βλέπετε
help-way-repair = **{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = διαχείριση ταμπλό δημοσίευση ξανά του νεότερου μιασ παρτίδασ μεταφορά παρτίδα συνεχίζεται αυτό κανάλι θέση άτομο ζητήστε από κάποιον πάρει μια έχει επαναφορά γυρίζει παλιότερο στιγμιότυπο μαθαίνουν όλοι τέλοσ λήξη χωρίσ αποτέλεσμα εξαγωγή παίρνετε αρχείο αυτού διακομιστή webhook διεύθυνση μορφή που ειδοποιείται κάθε σειρά όσεσ υπάρχουν
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = μόνος μόνη παίζω υπολογιστής υπολογιστές υπολογιστή αντίπαλος εύκολο δύσκολο δυνατός επίπεδο εξάσκηση
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = φίλοι φίλους φίλο παρέα μαζί παίζω αρχίζω
help-words-cmd-table-undo = λάθος κίνηση αλλαγή διόρθωση πίσω
help-words-cmd-hand = κάρτες μου βλέπω δω κρυφές
help-words-cmd-me-delete = διαγραφή σβήσιμο δεδομένα δεδομένων λογαριασμός απόρρητο
help-words-cmd-table-mine = πού είναι παιχνίδι παρτίδα βρω
help-words-cmd-play = βρίσκω βρω παίκτες αντιπάλους άτομα
help-words-cmd-rules = πώς παίζεται οδηγίες εξήγηση
help-words-cmd-learn = μαθαίνω μάθω πώς παίζεται αρχάριος
help-words-cmd-table-board = ποιος κερδίζει προηγείται πόντοι σκορ
help-words-cmd-table-new = αρχίζω έναρξη ανοίγω νέο παιχνίδι
help-words-cmd-turn = σειρά μου παίζω κίνηση
button-help = Βοήθεια
button-help-learn = Μάθετε ένα παιχνίδι
button-help-solo = Παίξτε με υπολογιστές
button-help-solo-how = Περισσότεροι ή καλύτεροι υπολογιστές
help-solo = Ποιο παιχνίδι; Αρχίζει αμέσως, με όσο λιγότερους υπολογιστές γίνεται· επίπεδο: { $level }.
button-help-friends = Παίξτε με φίλους
button-learn-solo = Ολόκληρη παρτίδα με υπολογιστές
button-learn-friends = Προσκαλέστε φίλους
button-help-find = Τι θέλετε να κάνετε;
menu-learn = Μάθετε…
form-help-find = Μία ή δύο λέξεις
form-game = Ποιο παιχνίδι;
form-seats = Πόσοι παίζουν, μαζί με εσάς;
form-level = Πόσο καλά παίζουν;
form-private = Μόνο με πρόσκληση
form-private-about = Κανείς άλλος δεν βλέπει το τραπέζι
help-found = «{ $query }»
help-find-none = Δεν βρήκα τίποτα για «{ $query }». Δοκιμάστε άλλη λέξη.
cmd-help-find = αναζήτηση
cmd-help-find-about = Τι θέλετε να κάνετε, με μία ή δύο λέξεις
