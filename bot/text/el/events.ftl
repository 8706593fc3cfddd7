### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = Δεν γνωρίζω αυτή τη διοργάνωση.
event-unknown-code = Καμία διοργάνωση δεν έχει αυτόν τον κωδικό. Ο διοργανωτής τον βρίσκει στο **Διαχείριση**.
event-not-organiser = Αυτό το κάνουν μόνο ο διοργανωτής και όσοι διαχειρίζονται τον διακομιστή της διοργάνωσης.
event-too-many = Οι διοργανώσεις σας εδώ που δεν τελείωσαν είναι ήδη { NUMBER($most) }, όσες επιτρέπονται.
event-too-few = Μια διοργάνωση θέλει τουλάχιστον { NUMBER($need) } άτομα· ως τώρα δηλώθηκαν { NUMBER($have) }. Δεν ξεκίνησε τίποτα, και οι δηλώσεις μένουν ανοιχτές.
event-groups-too-small = Για { NUMBER($groups) } ομίλους χρειάζονται τουλάχιστον { NUMBER($need) } άτομα, τρία στον καθένα· ως τώρα δηλώθηκαν { NUMBER($have) }. Δεν ξεκίνησε τίποτα, και οι δηλώσεις μένουν ανοιχτές.
event-full = Συμμετέχουν ήδη { NUMBER($most) } άτομα, όσα επιτρέπονται.
event-entry-closed = Οι δηλώσεις για αυτή τη διοργάνωση έκλεισαν.
event-over = Αυτή η διοργάνωση τελείωσε.
event-started = Αυτή η διοργάνωση έχει ήδη ξεκινήσει.
event-not-started = Αυτή η διοργάνωση δεν έχει ξεκινήσει ακόμη.
event-not-over = Η επόμενη σεζόν ξεκινά όταν τελειώσει αυτή.
event-entered-already = Συμμετέχετε ήδη.
event-not-entered = Δεν συμμετέχετε σε αυτή τη διοργάνωση.
event-unknown-entry = Αυτό το άτομο δεν συμμετέχει στη διοργάνωση.
event-not-shared = Δηλώστε συμμετοχή σε διακομιστή όπου γίνεται η διοργάνωση. Όποιος διαχειρίζεται τον δικό σας μπορεί να τη φέρει εκεί με τον κωδικό της: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = Σε αυτή τη διοργάνωση συμμετέχουν ήδη { NUMBER($most) } διακομιστές, όσοι επιτρέπονται.
event-followed = Η επόμενη σεζόν υπάρχει ήδη.
event-bad-name = Δώστε στη διοργάνωση ένα όνομα που να διαβάζεται.
event-bad-format = Δεν γνωρίζω αυτή τη μορφή.
event-bad-rounds = Μια διοργάνωση έχει έως { NUMBER($most) } γύρους· με 0 ο αριθμός τους εξαρτάται από τα άτομα.
event-bad-groups = Ένα πρωτάθλημα έχει από 1 έως { NUMBER($most) } ομίλους.
event-groups-league = Ομίλους έχει μόνο το πρωτάθλημα.
event-rounds-knockout = Στα νοκ άουτ οι γύροι εξαρτώνται από τον αριθμό των ατόμων: μην τους ορίσετε.
event-knockout-seats = Το παιχνίδι δεν παίζεται με δύο, οπότε τα νοκ άουτ δεν θα είχαν τελικό.
event-bad-turn = Ο χρόνος για κάθε σειρά σε μια διοργάνωση: τουλάχιστον { $least }, το πολύ { $most }.
event-bad-round-time = Ο χρόνος για κάθε γύρο: τουλάχιστον { $least }, το πολύ { $most }.
event-bad-points = Οι πόντοι ανά θέση είναι έως πέντε ακέραιοι αριθμοί από 0 έως { NUMBER($most) }, κανένας μεγαλύτερος από τον προηγούμενο, όπως «10 6 3 1».
event-in-thread = Τα τραπέζια μιας διοργάνωσης είναι νήματα, και ένα νήμα δεν έχει δικά του. Χρησιμοποιήστε ένα κανάλι.
event-none-here = Εδώ δεν υπάρχει διοργάνωση.
event-which = Υπάρχουν αρκετές. Ποια;

event-place-lost = Δεν μπορώ πια να γράψω σε ένα κανάλι της διοργάνωσης **{ $event }**. Με /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** εμφανίζεται σε άλλο κανάλι (διοργάνωση: { NUMBER($number, useGrouping: 0) }). Οι παρτίδες συνεχίζονται, και οι παίκτες ειδοποιούνται με προσωπικό μήνυμα.
event-table-elsewhere = **{ $event }**, { NUMBER($round) }ος γύρος: το τραπέζι σας άνοιξε ({ $game }). Το νήμα του είναι σε άλλον διακομιστή· εσείς παίζετε εδώ, με προσωπικά μηνύματα, και δεν χρειάζεται να πάτε εκεί.
event-time-over = Ο { NUMBER($round) }ος γύρος τελείωσε (**{ $event }**), γι’ αυτό η παρτίδα λήγει τώρα. Όσοι είναι εδώ μοιράζονται τις θέσεις· όσοι λείπουν μοιράζονται τις τελευταίες.
event-uncounted = Η διοργάνωση **{ $event }** τελείωσε. Η παρτίδα συνεχίζεται, αλλά δεν μετρά πια για αυτήν.
event-dropped = Ο διοργανωτής σάς έβγαλε από τη διοργάνωση **{ $event }**. Αν παίζετε τώρα σε κάποιο τραπέζι, αυτό συνεχίζεται.
event-finished = Η διοργάνωση **{ $event }** τελείωσε. Πρώτη θέση: { LIST($names, style: "comma") }. Συγχαρητήρια!

event-season = { $event } · { NUMBER($season) }η σεζόν
event-format-swiss = { $game } · ελβετικό σύστημα: συναντιούνται όσοι έχουν παρόμοιους πόντους, και ξανά μόνο αν δεν γίνεται αλλιώς · τραπέζια έως { NUMBER($seats) } ατόμων · { $rounds ->
    [0] όσοι γύροι ταιριάζουν στα άτομα
    [one] 1 γύρος
   *[other] { $rounds } γύροι
}
event-format-league = { $game } · πρωτάθλημα, { $groups ->
    [one] ένας όμιλος
   *[other] { $groups } όμιλοι
} · τραπέζια έως { NUMBER($seats) } ατόμων · { $rounds ->
    [0] όσοι γύροι χρειάζονται για να συναντηθούν όλοι
    [one] 1 γύρος
   *[other] { $rounds } γύροι
}
event-format-knockout = { $game } · νοκ άουτ: προχωρά ο πρώτος κάθε τραπεζιού· όσοι έχουν την καλύτερη κατάταξη περνούν χωρίς αγώνα όπου χρειάζεται · τραπέζια έως { NUMBER($seats) } ατόμων
event-clock = Χρόνος για κάθε σειρά: { $turn } (οι ώρες ησυχίας δεν μετρούν), μετά παίζει το μποτ· χρόνος για κάθε γύρο: το πολύ { $round }
event-points = Πόντοι ανά θέση: { $points }. Όποιος μοιράζεται θέσεις μοιράζεται και τους πόντους τους· ο γύρος χωρίς αγώνα μετρά ως πρώτη θέση.
event-points-usual = Πόντοι ανά θέση: 12 για την πρώτη, 0 για την τελευταία, με ίσα βήματα ανάμεσα. Όποιος μοιράζεται θέσεις μοιράζεται και τους πόντους τους· ο γύρος χωρίς αγώνα μετρά ως πρώτη θέση.
event-ties-swiss = Σε ισοπαλία: οι πόντοι όλων των αντιπάλων, μετά οι πρώτες θέσεις, μετά το μερίδιο των πόντων στα τραπέζια, μετά η αρχική κατάταξη.
event-ties-league = Σε ισοπαλία: τα μεταξύ τους τραπέζια, μετά οι πρώτες θέσεις, μετά το μερίδιο των πόντων στα τραπέζια, μετά η αρχική κατάταξη.
event-ties-knockout = Σε αποκλεισμό στον ίδιο γύρο: η θέση στο τελευταίο τραπέζι, μετά η αρχική κατάταξη. Αν η πρώτη θέση είναι κοινή, προχωρά ο καλύτερος στην αρχική κατάταξη.
event-absent = Όποιος στο τέλος ενός τραπεζιού έχει παραιτηθεί, έχει φύγει ή έχει αφήσει το μποτ να παίζει παίρνει την τελευταία θέση. Αν ένα τραπέζι λήξει χωρίς αποτέλεσμα, οι θέσεις μοιράζονται.
event-computers = Στις ελεύθερες θέσεις κάθονται υπολογιστές.
event-open = Οι δηλώσεις είναι ανοιχτές: { $people ->
    [0] κανείς ακόμη
    [one] 1 άτομο
   *[other] { $people } άτομα
}, χρειάζονται τουλάχιστον { NUMBER($least) }.
event-running = { NUMBER($round) }ος γύρος{ $rounds ->
    [0] {""}
   *[other] {" "}από { $rounds }
} · το αργότερο ως { $ends } · { $people ->
    [one] συμμετέχει 1 άτομο
   *[other] συμμετέχουν { $people } άτομα
}
event-over-line = Αυτή η διοργάνωση τελείωσε.
event-cancelled-line = Αυτή η διοργάνωση ακυρώθηκε.
event-computer = υπολογιστής
event-bye-word = χωρίς αγώνα
event-bye = { $name }: { event-bye-word }
event-table = Τραπέζι { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = τελείωσε, πρώτη θέση: { LIST($names, style: "comma") }
event-how-resigned = τελείωσε με παραίτηση, πρώτη θέση: { LIST($names, style: "comma") }
event-how-ended = έληξε χωρίς αποτέλεσμα, μοιράζονται τις θέσεις: { LIST($names, style: "comma") }
event-how-time = τέλος γύρου, μοιράζονται τις θέσεις: { LIST($names, style: "comma") }
event-how-void = δεν παίχτηκε εδώ, μοιράζονται τις θέσεις: { LIST($names, style: "comma") }
event-opening = ανοίγει τώρα
event-elsewhere = σε άλλον διακομιστή, παρτίδα { NUMBER($match, useGrouping: 0) }
event-tie-direct = τα μεταξύ τους τραπέζια
event-tie-opponents = πόντοι των αντιπάλων
event-tie-firsts = πρώτες θέσεις
event-tie-share = μερίδιο των πόντων στα τραπέζια
event-tie-last = θέση στο τελευταίο τραπέζι
event-tie-seed = αρχική κατάταξη
event-decided = { $one } πριν από { $other }: { $why } ({ $mine } προς { $theirs })
event-group = Όμιλος { $group }
event-final = τελική κατάταξη
event-after = { NUMBER($round) }ος γύρος
event-player = παίκτης
event-won = γύροι που πέρασε
event-played = τραπέζια
event-head-direct = μεταξύ τους
event-head-opponents = αντίπαλοι
event-head-firsts = πρωτιές
event-head-share = μερίδιο
event-head-last = τελευταίο τραπέζι
event-out = { $name } (εκτός)
event-shared = Συμμετέχουν { NUMBER($servers) } διακομιστές. Το νήμα ενός τραπεζιού ανοίγει εκεί όπου δηλώθηκαν οι περισσότεροι παίκτες του· οι άλλοι καλούνται με προσωπικό μήνυμα και παίζουν από εκεί.
event-somebody = Παίκτης { NUMBER($number) }
event-no-table = Σε αυτόν τον γύρο δεν έχετε τραπέζι.
event-play-here = Το τραπέζι σας είναι σε άλλον διακομιστή: παίξτε από εδώ ή με προσωπικά μηνύματα.
event-code = Όσοι διαχειρίζονται άλλους διακομιστές φέρνουν τη διοργάνωση εκεί με /{ cmd-event }, **{ button-event-share }** και αυτόν τον κωδικό: `{ $code }`
event-table-opened = **{ $event }**, { NUMBER($round) }ος γύρος, τραπέζι { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · { NUMBER($round) }ος γύρος, τραπέζι { NUMBER($table) }

button-event = Διοργάνωση
button-event-join = Δήλωση συμμετοχής
button-event-leave = Αποχώρηση
button-event-lead = Διαχείριση
button-event-start = Έναρξη
button-event-cancel = Ακύρωση
button-event-next = Τέλος του γύρου τώρα
button-event-end = Τέλος της διοργάνωσης
button-event-unshare = Να μη γίνεται πια εδώ
button-event-season = Επόμενη σεζόν
menu-event-drop = Διαγραφή κάποιου από τη λίστα
page-event-joined = Συμμετέχετε. Όταν ξεκινά ένας γύρος, το τραπέζι σας ανοίγει και σας ειδοποιώ.
page-event-joined-shared = Συμμετέχετε. Η διοργάνωση γίνεται σε πολλούς διακομιστές: όπου το νήμα του τραπεζιού σας είναι σε άλλον, σας ειδοποιώ με προσωπικό μήνυμα και παίζετε από εκεί. Κρατήστε ανοιχτά τα προσωπικά σας μηνύματα· αν είναι κλειστά, σας καλώ σε αυτό το κανάλι.
page-event-left = Δεν είστε πια στη λίστα.
page-event-left-running = Δεν συμμετέχετε σε άλλους γύρους. Αν παίζετε τώρα σε κάποιο τραπέζι, αυτό συνεχίζεται: τελειώστε το ή παραιτηθείτε με /{ cmd-table } { cmd-table-manage }.
page-event-ended = Έγινε.
page-event-round-ended = Ο γύρος τελείωσε· ο επόμενος ξεκινά σε λίγο.
page-event-season = Οι δηλώσεις για την επόμενη σεζόν είναι ανοιχτές.
page-event-shared = Από τώρα η διοργάνωση γίνεται και στον διακομιστή σας.
page-event-moved = Από τώρα η διοργάνωση εμφανίζεται εδώ.
page-event-next = Να τελειώσει τώρα ο γύρος (**{ $event }**); Όσα τραπέζια παίζονται ακόμη λήγουν χωρίς αποτέλεσμα.
page-event-end = Να τελειώσει η διοργάνωση **{ $event }** με την κατάταξη όπως είναι; Όσα τραπέζια παίζονται ακόμη συνεχίζονται, αλλά δεν μετρούν πια.
page-event-cancel = Να ακυρωθεί η διοργάνωση **{ $event }**; Οι δηλώσεις κλείνουν και δεν ξεκινά τίποτα.
page-event-unshare = Να μην εμφανίζεται πια η διοργάνωση **{ $event }** σε αυτόν τον διακομιστή; Όσοι δήλωσαν συμμετοχή εδώ παραμένουν και ειδοποιούνται με προσωπικό μήνυμα.
format-swiss = ελβετικό σύστημα
format-league = πρωτάθλημα
format-knockout = νοκ άουτ

cmd-event = διοργάνωση
cmd-event-about = Πρωταθλήματα, νοκ άουτ και ελβετικό σύστημα σε πολλούς γύρους
cmd-param-event = διοργάνωση
cmd-param-event-about = Ποια διοργάνωση· χωρίς αυτήν: του διακομιστή
form-event-name = Πώς λέγεται
form-event-game = Ποιο παιχνίδι
form-event-format = Πώς συναντιούνται οι παίκτες
form-event-seats = Τα περισσότερα άτομα σε ένα τραπέζι
form-event-rounds-about = Πόσοι γύροι· χωρίς αριθμό: όσοι ταιριάζουν στα άτομα
form-event-groups = Όμιλοι ενός πρωταθλήματος
form-event-turn-about = Χρόνος για κάθε σειρά, π.χ. 36ω ή 2η· μετά παίζει το μποτ
form-event-days-about = Μετά από τόσες ημέρες ο γύρος τελειώνει, ό,τι κι αν παίζεται ακόμη
form-event-points-about = Πόντοι ανά θέση, π.χ. 10 6 3 1· χωρίς αυτούς: από 12 έως 0
form-event-computers-about = Υπολογιστές αυτού του επιπέδου στις ελεύθερες θέσεις
form-event-extend = Πόσες ημέρες ακόμη
form-event-code-about = Ο κωδικός που σας έδωσε ο διοργανωτής
button-event-new = Νέα διοργάνωση
button-event-share = Φέρτε διοργάνωση εδώ
button-event-move = Εμφάνιση εδώ
button-event-rules = Γύροι και τραπέζια
button-event-time = Χρόνος και πόντοι
button-event-more-time = Περισσότερος χρόνος
menu-event-other = Άλλη διοργάνωση…
form-event-rounds = Γύροι
form-event-late = Επιτρέπεται η είσοδος αργότερα
form-event-turn = Χρόνος για κάθε σειρά
form-event-days = Ημέρες για κάθε γύρο
form-event-points = Πόντοι ανά θέση
form-event-computers = Υπολογιστές
form-event-no-computers = Κανένας
form-event-code = Κωδικός
event-rules-kept = Κάποιος δήλωσε συμμετοχή με αυτούς τους κανόνες, γι’ αυτό μένουν. Ακυρώστε τη διοργάνωση και κάντε άλλη.
