### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = αναζήτηση
cmd-table-find-about = Τραπέζια όπου μπορείτε να καθίσετε, εδώ και σε άλλους διακομιστές
cmd-table-find-game = παιχνίδι
cmd-table-find-game-about = Μόνο αυτό το παιχνίδι
cmd-table-find-speed = ρυθμός
cmd-table-find-speed-about = Μόνο τραπέζια με αυτόν τον ρυθμό
cmd-table-find-where = πού
cmd-table-find-where-about = Μόνο εδώ ή σε όλους τους διακομιστές που το δέχονται
find-where-everywhere = σε όλους τους διακομιστές
find-where-here = σε αυτόν τον διακομιστή
speed-fast = γρήγορα: έως μία ημέρα για κάθε σειρά
speed-normal = κανονικά: έως 3 ημέρες για κάθε σειρά
speed-slow = αργά: πάνω από 3 ημέρες για κάθε σειρά
speed-free = χωρίς ρολόι

find-title = Ανοιχτά τραπέζια
find-game = { $game }
find-none = Δεν υπάρχει τέτοιο ανοιχτό τραπέζι. Ανοίξτε ένα με /{ cmd-table } { cmd-table-new }.
find-line = **{ $game }** · τραπέζι { NUMBER($match, useGrouping: 0) } · πιασμένες θέσεις: { $taken }/{ $seats } · { $clock } · { $language } · { $level }
find-on = στον διακομιστή { $server }
find-on-another = σε άλλον διακομιστή
find-clock = χρόνος για κάθε σειρά: { $turn }
find-clock-reserve = χρόνος για κάθε σειρά: { $turn }, απόθεμα: { $reserve }
find-clock-none = χωρίς ρολόι
level-unknown = κανείς με βαθμολογία ακόμη
level-about = βαθμολογία γύρω στο { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = Από εδώ μπορείτε να καθίσετε και σε τραπέζια άλλων διακομιστών και να παίξετε με προσωπικά μηνύματα μαζί μου. Τα νήματά τους είναι μόνο για τα μέλη εκείνων των διακομιστών.
find-more = { $count ->
    [one] Και ένα ακόμη.
   *[other] Και { $count } ακόμη.
}
find-standing = Αυτό το μήνυμα ενημερώνεται μόνο του.
menu-find-join = Διαλέξτε τραπέζι για να καθίσετε
button-find = Βρείτε τραπέζι
button-find-everywhere = Και σε άλλους διακομιστές
button-find-here = Μόνο σε αυτόν τον διακομιστή

page-joined-visitor = Το τραπέζι είναι σε άλλον διακομιστή, γι’ αυτό παίζετε με προσωπικά μηνύματα μαζί μου: εκεί έρχονται το χέρι και η σειρά σας, και εκεί λειτουργούν τα /{ cmd-turn }, /{ cmd-move } και /{ cmd-table } { cmd-table-board }. Το νήμα του είναι μόνο για τα μέλη εκείνου του διακομιστή.
table-finished = Η παρτίδα τελείωσε. Το ταμπλό δείχνει πώς έληξε.

## What a host says about those who join

band = βαθμολογία { NUMBER($least, useGrouping: 0) } έως { NUMBER($most, useGrouping: 0) }
band-from = βαθμολογία από { NUMBER($least, useGrouping: 0) } και πάνω
band-to = βαθμολογία έως { NUMBER($most, useGrouping: 0) }
lobby-band = Ενδεικτικά: { $band }· μπορούν να καθίσουν όλοι
lobby-elsewhere = Το τραπέζι το βλέπουν και μέλη άλλων διακομιστών, και μπορούν να καθίσουν
lobby-outside = Ενδεικτικά για αυτό το τραπέζι: { $band }· η δική σας είναι { NUMBER($rating, useGrouping: 0) }. Μπορείτε πάντως να καθίσετε.
lobby-outside-new = Ενδεικτικά για αυτό το τραπέζι: { $band }· εσείς δεν έχετε ακόμη βαθμολογία σε αυτό το παιχνίδι. Μπορείτε πάντως να καθίσετε.
table-bad-ratings = Η βαθμολογία είναι αριθμός από 0 έως { NUMBER($most, useGrouping: 0) }, πρώτα η χαμηλότερη.
table-private-elsewhere = Ένα ιδιωτικό τραπέζι δεν εμφανίζεται σε καμία λίστα.
table-elsewhere-closed = Όσοι διαχειρίζονται αυτόν τον διακομιστή δεν επιτρέπουν να εμφανίζονται τα τραπέζιά του σε άλλους. Αλλάζει με /{ cmd-admin }.
cmd-table-new-elsewhere = παντού
cmd-table-new-elsewhere-about = Το βλέπουν και μέλη άλλων διακομιστών, και μπορούν να καθίσουν

form-admin-elsewhere-about = Αν ένα τραπέζι μπορεί να ανοίγει και για μέλη άλλων διακομιστών
admin-elsewhere = Όποιος ανοίγει τραπέζι μπορεί να το ανοίγει και για μέλη άλλων διακομιστών
admin-elsewhere-none = Τα τραπέζια εμφανίζονται μόνο σε αυτόν τον διακομιστή

## A standing list of open tables

admin-listing-put = Η λίστα με τα ανοιχτά τραπέζια είναι σε αυτό το κανάλι και ενημερώνεται μόνη της.
admin-listing-removed = Η λίστα αφαιρέθηκε.
table-no-listing = Σε αυτό το κανάλι δεν υπάρχει λίστα με ανοιχτά τραπέζια.
table-too-many-listings = Ένας διακομιστής μπορεί να έχει το πολύ { NUMBER($most) } λίστες με ανοιχτά τραπέζια.

## Being told of open tables

table-opened = Άνοιξε τραπέζι όπου μπορείτε να καθίσετε: { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }, θέσεις: { $seats }.
table-too-many-alerts = Αρκούν αυτά: το πολύ { NUMBER($most) } είδη τραπεζιών. Αφαιρέστε πρώτα ένα.
table-no-alert = Δεν σας γράφω για τέτοια τραπέζια.
alerts-title = Τραπέζια για τα οποία σας γράφω
alerts-none = Κανένα.
alerts-note = Μία φορά για κάθε τραπέζι, με προσωπικό μήνυμα, και όχι στις ώρες ησυχίας σας.
alert-added = Θα σας γράψω όταν ανοίξει τέτοιο τραπέζι.
alert-withdrawn = Δεν σας γράφω πια γι’ αυτό.
alert-any-game = όλα τα παιχνίδια
alert-any-speed = κάθε ρυθμός
alert-here = σε έναν διακομιστή
menu-no-alert = Όχι πια για…
button-alerts = Για ποια ειδοποιούμαι
button-tell-me = Ειδοποίηση για νέα
button-to-table = Στο τραπέζι

## Waiting for others to play with

cmd-play = παίζω
cmd-play-about = Βρείτε παίκτες του επιπέδου σας: όταν μαζευτούν αρκετοί, ανοίγει τραπέζι
cmd-play-game = παιχνίδι
cmd-play-game-about = Τι θέλετε να παίξετε· χωρίς αυτό: τι περιμένετε
cmd-play-speed = ρυθμός
cmd-play-speed-about = Το ρολόι του τραπεζιού· αν δεν διαλέξετε: κανονικά
cmd-play-seats = θέσεις
cmd-play-seats-about = Πόσα άτομα, μαζί με εσάς· αν δεν διαλέξετε: όσο γίνεται λιγότερα
cmd-play-across = παντού
cmd-play-across-about = Και με μέλη άλλων διακομιστών
cmd-play-leave = τέλος
cmd-play-leave-about = Δεν περιμένετε άλλο: για αυτό το παιχνίδι ή για κανένα απολύτως
play-title = Τι περιμένετε
play-none = Τίποτα. Με /{ cmd-play } { cmd-play-game }: περιμένετε παίκτες του επιπέδου σας.
play-line = **{ $game }** · { $clock } · παίκτες: { $seats } · { $where } · έως { $until }.
play-others = { $others ->
    [0] Κανείς άλλος δεν το περιμένει ακόμη.
    [one] Το περιμένει άλλο ένα άτομο, { $near ->
        [0] με βαθμολογία μακριά από τη δική σας.
       *[other] με βαθμολογία κοντά στη δική σας.
    }
   *[other] Το περιμένουν άλλα { $others } άτομα· με βαθμολογία κοντά στη δική σας: { $near }.
}
play-note = Μόλις μαζευτούν αρκετοί, ανοίγω τραπέζι, σας καλώ και η παρτίδα αρχίζει. Όσο περισσότερο περιμένετε, τόσο μπορεί να διαφέρουν οι βαθμολογίες· μετά από μία ημέρα δεν παίζουν ρόλο.
play-waiting = Τώρα περιμένετε.
play-met = Βρέθηκε: τραπέζι { NUMBER($match, useGrouping: 0) }. { $link } Η παρτίδα αρχίζει σε λίγο.
play-left = Δεν περιμένετε πια.
play-nobody = Σε { $days } ημέρες δεν βρέθηκε κανείς για { $game }, οπότε δεν περιμένετε πια. Μήπως με μέλη άλλων διακομιστών ή με άλλον ρυθμό;
play-no-speed = Διαλέξτε ρυθμό με ρολόι: όσοι δεν γνωρίζονται μεταξύ τους το χρειάζονται.
play-across-only = Στα προσωπικά μηνύματα μπορώ να ψάξω μόνο μέλη άλλων διακομιστών: διαλέξτε το ή ζητήστε το σε έναν διακομιστή.
play-too-many = Περιμένετε ήδη για { NUMBER($most) } παιχνίδια. Αφήστε πρώτα ένα.
play-not-waiting = Δεν περιμένετε κάτι τέτοιο.
menu-play-leave = Δεν περιμένω άλλο για…
button-play-again = Νέα αναζήτηση
table-met = Περιμένατε όλοι για { $game }: ορίστε το τραπέζι σας, { NUMBER($match, useGrouping: 0) }. Η παρτίδα αρχίζει μόνη της σε λίγο· όποιος δεν μπορεί να παίξει, αποχωρεί τώρα.
form-admin-meeting-about = Πού ανοίγουν τραπέζια για όσους περιμένουν άλλους
admin-meeting = Τα τραπέζια για όσους περιμένουν άλλους ανοίγουν στο κανάλι { $channel }
admin-meeting-none = Τα τραπέζια για όσους περιμένουν άλλους ανοίγουν εκεί όπου το ζήτησε κάποιος από αυτούς
form-alert-game = Ποιο παιχνίδι;
form-alert-speed = Ποιος ρυθμός;
form-alert-where = Πού;
