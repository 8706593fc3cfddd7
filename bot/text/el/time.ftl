### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] μία ώρα
   *[other] { $hours } ώρες
}
time-days = { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
}
time-days-hours = { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
} και { $hours ->
    [one] μία ώρα
   *[other] { $hours } ώρες
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }ω
time-typed-days = { $days }η

## What a table agrees on

time-control-none = Χωρίς όριο χρόνου
time-control-turn = Χρόνος για κάθε σειρά: { $turn }
time-control-reserve = Χρόνος για κάθε σειρά: { $turn }· απόθεμα για όλη την παρτίδα: { $reserve }
time-control-absence-wait = Όταν λήξει ο χρόνος, το τραπέζι περιμένει
time-control-absence-substitute = Όταν λήξει ο χρόνος, τη θέση μπορεί να πάρει κάποιος άλλος
time-control-absence-autopilot = Όταν λήξει ο χρόνος, παίζει το μποτ
time-control-quiet-stops = Στις ώρες ησυχίας κάθε ατόμου το ρολόι του σταματά
time-control-vacation = Άδεια που σταματά το ρολόι, για κάθε άτομο: { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
}

table-time-control-turn = Ο χρόνος για κάθε σειρά: τουλάχιστον { $least }, το πολύ { $most }.
table-time-control-allowance = Ο χρόνος για κάθε σειρά: τουλάχιστον { $least }, το πολύ { $most }.
table-time-control-reserve = Το απόθεμα: τουλάχιστον { $least }, το πολύ { $most }.
table-time-control-vacation = Ένα τραπέζι δίνει το πολύ { NUMBER($most) } ημέρες άδειας σε κάθε άτομο.
table-unreadable-amount = Το «{ $text }» δεν διαβάζεται ως χρόνος. Γράψτε για παράδειγμα 36ω, 2η ή 1η 12ω.
table-unreadable-time = Δεν υπάρχει ώρα «{ $text }». Γράψτε για παράδειγμα 22:30.
table-unreadable-date = Δεν υπάρχει ημέρα «{ $text }». Γράψτε για παράδειγμα 2026-12-24 ή 24.12.
table-unknown-zone = Δεν γνωρίζω ζώνη ώρας «{ $text }». Γράψτε τη χώρα σας ή μια ζώνη, για παράδειγμα Europe/Athens.
table-unknown-zone-near = Δεν γνωρίζω ζώνη ώρας «{ $text }». Μήπως εννοείτε { LIST($near, style: "or") };
table-quiet-same = Οι ώρες ησυχίας πρέπει να λήγουν άλλη ώρα από αυτήν που αρχίζουν.
table-quiet-long = Οι ώρες ησυχίας είναι το πολύ { NUMBER($hours) } την ημέρα. Για περισσότερη ξεκούραση υπάρχει το /{ cmd-me } { cmd-me-show }.
table-vacation-past = Η άδεια δεν μπορεί να αρχίσει στο παρελθόν.
table-vacation-backwards = Η άδεια δεν μπορεί να λήξει πριν αρχίσει.
table-vacation-far = Η άδεια μπορεί να αρχίσει μόνο μέσα στον επόμενο χρόνο.
table-vacation-long = Η άδεια είναι το πολύ { NUMBER($days) } ημέρες.

## What the house says by itself

table-reminder = Υπενθύμιση: είναι η σειρά σας ({ $since }).
table-reminder-until = Υπενθύμιση: είναι η σειρά σας, και έχετε χρόνο ως: { $until }.
table-your-turn = Είναι η σειρά σας.
table-time-out-wait = Ο χρόνος έληξε: { $who }. Το τραπέζι περιμένει.
table-time-out-substitute = Ο χρόνος έληξε: { $who }. Ώσπου να γίνει κίνηση, τη θέση μπορεί να πάρει κάποιος άλλος.
table-time-out-substitute-private = Ο χρόνος έληξε: { $who }. Ώσπου να γίνει κίνηση, οι άλλοι μπορούν να προσφέρουν τη θέση σε κάποιον.
table-autopilot-begins = Ο χρόνος έληξε: { $who }. Τώρα παίζει το μποτ, ώσπου να επιστρέψει το άτομο ή να πάρει τη θέση κάποιος άλλος.
table-expired = Κανείς δεν ξεκίνησε αυτό το τραπέζι για { NUMBER($days) } ημέρες, γι’ αυτό έκλεισε.

board-until = Χρόνος ως { $until }
board-until-who = { $who }: χρόνος ως { $until }
board-paused = Η παρτίδα είναι σε παύση ({ $since }).
status-autopilot = Το μποτ παίζει για: { $who }.
mine-your-turn-until = **η σειρά σας** ({ $since }), προθεσμία: { $until }
mine-waiting-since = περιμένουμε: { $who } ({ $since })
mine-waiting-until = περιμένουμε: { $who } ({ $since }), προθεσμία: { $until }
mine-paused = σε παύση ({ $since })
mine-autopilot = **το μποτ παίζει για εσάς**, μέχρι να πατήσετε **{ button-come-back }**

## Among the players

table-pause-asked = { $who } προτείνει παύση. Όταν συμφωνήσουν όλοι, η παρτίδα σταματά ώσπου να θελήσει κάποιος να συνεχίσει.
table-paused = Η παρτίδα είναι σε παύση, ώσπου να θελήσει κάποιος να συνεχίσει.
table-goes-on = Η παρτίδα συνεχίζεται.
table-extend-asked = { $who } ζητά περισσότερο χρόνο: { $amount }. Τον παίρνει όταν συμφωνήσουν όλοι οι άλλοι.
table-extended = Περισσότερος χρόνος: { $who }, ως { $until }.
table-seat-offered = Ποιος θα ήθελε να πάρει τη θέση, με όλα όσα έχει; Τώρα κάθεται εδώ: { $who }.
table-seat-asked = { $by }: θέλετε να πάρετε μια θέση στο τραπέζι, με όλα όσα έχει; Τώρα κάθεται εκεί: { $who }.
table-own-seat-asked = { $by }: θέλετε να πάρετε τη θέση μου στο τραπέζι, με όλα όσα έχει;
table-seat-unheard = Δεν μπορώ να στείλω προσωπικό μήνυμα: { $name }. Η προσφορά της θέσης ισχύει, και γίνεται δεκτή εδώ.
table-invite-unheard = Δεν μπορώ να στείλω προσωπικό μήνυμα: { $name }. Η πρόσκληση ισχύει: εδώ είναι το κουμπί για συμμετοχή.
table-seat-taken = { $who } παίρνει τη θέση. Εκεί καθόταν: { $old }.
table-seat-taken-empty = { $who } παίρνει μια άδεια θέση.
table-back = { $who } επέστρεψε στο παιχνίδι.
table-stays = { $who } μένει στο τραπέζι.

table-zone-first = Πείτε μου πρώτα τη ζώνη ώρας σας, με το κουμπί **{ button-me-time }** στην εντολή /{ cmd-me } { cmd-me-show }.
table-vacation-none = Δεν υπάρχει άδεια για να λήξει.
table-vacation-many = Μπορείτε να έχετε προγραμματίσει το πολύ { NUMBER($most) } άδειες.
table-time-control-more = Κάθε φορά ζητάτε τουλάχιστον { $least } και το πολύ { $most }.
table-substitute-seated = Αυτό το άτομο έχει ήδη θέση στο τραπέζι.
table-seat-not-offered = Αυτή η θέση δεν προσφέρεται.
table-foreign-seat = Αυτό το τραπέζι ανήκει σε άλλον διακομιστή.
table-seat-present = { $who } δεν λείπει. Τη θέση μπορεί να τη δώσει μόνο όποιος την έχει.
table-waits = Οι παίκτες αυτού του τραπεζιού συμφώνησαν να περιμένουν: { $who }.
table-not-away = Δεν λείπετε: η θέση είναι δική σας.
table-no-clock = Δεν τρέχει εδώ χρόνος για εσάς.
table-nobody-to-ask = Δεν υπάρχει άλλος παίκτης που θα μπορούσε να συμφωνήσει.
table-nothing-asked = Αυτό έχει ήδη κριθεί.
table-too-many-calls = Μέσα σε μία ημέρα ρωτήσατε εδώ τους άλλους { NUMBER($most) } φορές. Μπορείτε να ρωτήσετε ξανά από: { $until }.
table-own-ask = Σε αυτό πρέπει να συμφωνήσουν οι άλλοι.

button-take-seat = Παίρνω τη θέση
button-come-back = Επέστρεψα
button-grant = Συμφωνώ
button-pause = Συμφωνώ για παύση
button-go-on = Συνεχίζουμε

## Commands and pages

cmd-me = εγώ
cmd-me-about = Για εσάς: ζώνη ώρας, ησυχία, άδεια, υπενθυμίσεις, τα δεδομένα σας
cmd-me-show = προβολή
cmd-me-show-about = Οι ρυθμίσεις σας: χρόνος, άδεια, υπενθυμίσεις, γλώσσα, ειδοποιήσεις, webhook
cmd-me-look = εμφάνιση
cmd-me-look-about = Πώς φαίνονται οι δικές σας εικόνες: φωτεινές ή σκούρες, μεγαλύτερα γράμματα, λιγότερα στολίδια
form-zone-about = Η χώρα σας ή το όνομα της ζώνης
form-quiet-begin-about = Πότε αρχίζουν, για παράδειγμα 22:30
form-vacation-first-about = Η πρώτη ημέρα, για παράδειγμα 2026-12-24 ή 24.12.
form-vacation-last = Η τελευταία ημέρα

clock-none = χωρίς όριο χρόνου
clock-turn = χρόνος για κάθε σειρά
clock-reserve = χρόνος για κάθε σειρά και απόθεμα
quiet-runs = τα ρολόγια τρέχουν πάντα
quiet-stops = στις ώρες ησυχίας τα ρολόγια σταματούν
remind-all = Όλες οι υπενθυμίσεις
remind-all-about = Στα μισά του χρόνου και πριν λήξει
remind-one = Μία υπενθύμιση κάθε φορά
remind-one-about = Πριν λήξει ο χρόνος
remind-none = Καμία υπενθύμιση
remind-none-about = Μόνο η ειδοποίηση όταν αρχίζει η σειρά σας
remind-by-dm = Οι υπενθυμίσεις έρχονται με προσωπικό μήνυμα
remind-by-thread = Οι υπενθυμίσεις έρχονται στο νήμα της παρτίδας
call-thread = Η σειρά σας: ειδοποίηση στο νήμα
call-dm = Η σειρά σας: προσωπικό μήνυμα
call-both = Η σειρά σας: ειδοποίηση στο νήμα και προσωπικό μήνυμα
menu-clock = Ρολόι
menu-absence = Όταν λήξει ο χρόνος

me-title = Εσείς και ο χρόνος σας
me-zone = Ζώνη ώρας: **{ $zone }**. Εκεί η ώρα είναι { $now }.
me-zone-none = Ζώνη ώρας: δεν έχει οριστεί. Υπολογίζω με UTC.
me-quiet = Ώρες ησυχίας: **{ $start }–{ $end }**
me-quiet-none = Ώρες ησυχίας: καμία
me-vacation = Άδεια: { $first } – { $last }
me-vacation-none = Άδεια: καμία
me-note = Στην οθόνη σας η ώρα είναι { $now }.
page-clock-title = Ο χρόνος στο τραπέζι { NUMBER($match, useGrouping: 0) }
page-paused = Η παρτίδα είναι σε παύση.
page-pause-none = Η παρτίδα δεν είναι σε παύση.
page-agreed = Συμφώνησαν όλοι.
page-agreed-alone = Έγινε: δεν χρειάζεται να συμφωνήσει κανείς άλλος.
page-asked = Το ερώτημα στάλθηκε σε: { $missing }.
page-agreeing = Συμφωνούν: { $agreed }. Απομένουν: { $missing }.
page-offer-own = Θέλετε να αφήσετε τη θέση σας;
page-offer-of = Να βρεθεί αντικαταστάτης για: { $who };
page-offer-anybody = Θα το μάθουν όλοι εδώ. Όποιος πάρει πρώτος τη θέση συνεχίζει με όλα όσα έχει.
page-offer-to = Θα σταλεί ερώτημα με προσωπικό μήνυμα σε: { $name }. Όποιος πάρει τη θέση συνεχίζει με όλα όσα έχει.
page-offer-computer = Ένας υπολογιστής ({ $level }) παίρνει αμέσως τη θέση, με όλα όσα έχει. Θα το μάθουν όλοι.
page-seat-offered = Έγινε. Όποιος πάρει τη θέση παίρνει όλα όσα έχει· ως τότε δεν αλλάζει τίποτα.
page-seat-offered-to = Η θέση προσφέρθηκε σε: { $name }. Ώσπου να την πάρει δεν αλλάζει τίποτα.
page-seat-taken = Η θέση είναι δική σας, με όλα όσα έχει.
page-back = Η θέση είναι δική σας.
button-me-time = Ζώνη και ώρες ησυχίας
button-me-vacation = Άδεια
button-me-back = Επέστρεψα
button-me-told = Πώς ειδοποιούμαι
button-me-reading = Γλώσσα και εικόνες
button-me-web = Στο πρόγραμμα περιήγησης
button-my-links = Οι σύνδεσμοί μου
form-empty-none = Κενό: καμία
form-zone = Ζώνη ώρας
form-quiet-begin = Ώρες ησυχίας από
form-quiet-end = Ώρες ησυχίας έως
form-vacation-first = Η πρώτη ημέρα
form-vacation-last-about = Κενό: μόνο εκείνη η ημέρα
form-call = Όταν έρχεται η σειρά μου
form-remind = Πόσο συχνά μου το θυμίζετε;
form-remind-by = Πού μου το θυμίζετε;
form-digest = Ημερήσια σύνοψη στις
form-digest-about = Λίστα με τις παρτίδες σας σε προσωπικό μήνυμα, π.χ. στις 8:00· κενό: καμία
form-language = Γλώσσα
form-display = Οι ιδιωτικές σελίδες δείχνουν
form-name = Το όνομά μου στις σελίδες παρτίδων
form-page = Μια σελίδα για εμένα
