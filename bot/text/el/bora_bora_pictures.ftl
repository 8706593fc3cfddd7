### Λέξεις πάνω στις εικόνες του Bora Bora: σύντομες, γιατί ο χώρος είναι λίγος.

bb-pic-title = Μπόρα Μπόρα
bb-pic-round = Γύρος { $round } από { $rounds }
bb-pic-phase-setup = Στήσιμο
bb-pic-phase-A = Ζάρι { $lap } από { $laps }
bb-pic-phase-B = Άντρες και γυναίκες
bb-pic-phase-jewelry = Κοσμήματα
bb-pic-phase-tasks = Αποστολές
bb-pic-phase-take = Επιλογή αποστολών
bb-pic-phase-final = Οι τελευταίες αποστολές
bb-pic-phase-over = Τέλος
bb-pic-over = Η παρτίδα τελείωσε
bb-pic-temple = Ναός
bb-pic-tasks = Αποστολές
bb-pic-jewelry = Κοσμήματα
bb-pic-gods = Κάρτες Θεών

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Αγκίστρι
bb-emblem-flower = Λουλούδι
bb-emblem-teeth = Δόντια
bb-emblem-waves = Κύματα

## Action tiles: at most twelve letters

bb-pic-action-H = Βοηθός
bb-pic-action-T = Ναός
bb-pic-action-B = Κτίσιμο
bb-pic-action-M = Άντρας
bb-pic-action-W = Γυναίκα
bb-pic-action-L = Ξηρά
bb-pic-action-S = Θάλασσα
bb-pic-action-F = Ψάρεμα

## Player boards

bb-pic-own-tasks = Αποστολές (έγιναν: { $done })
bb-pic-bonus = Μπόνους

## Hand and private pages

bb-pic-only-you = Μόνο εσείς το βλέπετε
bb-pic-no-cards = Καμία κάρτα Θεού
bb-pic-god-costs = Ένας Θεός κοστίζει
bb-pic-you-have = Έχετε
bb-pic-unpaid = δεν πληρώνεται
bb-pic-red = Κόκκινος Θεός
bb-pic-confirm = επιβεβαιώνετε;
bb-pic-confirm-note = Τίποτα δεν φαίνεται πριν την επιβεβαίωση.
bb-pic-does-B = Με ζάρι: μπαίνει και χωρίς να είναι μικρότερο
bb-pic-does-W = Με ζάρι: μετρά ως 6 για την ενέργειά του
bb-pic-does-R = Με νέα καλύβα: σκοράρετε αμέσως το ψάρι
bb-pic-does-G = Με άντρες και γυναίκες: ένα είδος διπλά ή ένα επιπλέον
bb-pic-does-Y = Με αποστολή: χρειάζεται ένα λιγότερο, για { $helped_task ->
    [one] 1 πόντο
   *[other] { $helped_task } πόντους
}

## A position in words

bb-pic-tell-nothing = τίποτα
bb-pic-tell-nobody = κανένας
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Πόντοι: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
bb-pic-tell-offerings = { $count ->
    [one] { $count } προσφορά
   *[other] { $count } προσφορές
}
bb-pic-tell-shells = { $count ->
    [one] { $count } κοχύλι
   *[other] { $count } κοχύλια
}
bb-pic-tell-cards = { $count ->
    [one] { $count } κάρτα Θεού
   *[other] { $count } κάρτες Θεών
}
bb-pic-tell-tiles = { $count ->
    [one] { $count } πλακίδιο Θεού
   *[other] { $count } πλακίδια Θεών
}
bb-pic-tell-priests = ιερείς στο απόθεμα: { $count }
bb-pic-tell-dice = ζάρια { $list }
bb-pic-tell-tile = Ζάρια στο «{ $tile }»: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = χωρίς καλύβα
bb-pic-tell-host = καλύβα: { $who }
bb-pic-tell-aside = δίπλα { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Χερσαία μονοπάτια: { $list }.
bb-pic-tell-paths-water = Θαλάσσια μονοπάτια: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Διαθέσιμοι άντρες ανά θέση: { $list }.
bb-pic-tell-women = Διαθέσιμες γυναίκες ανά θέση: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Ναός ανά θέση: { $list }. Ένας ιερέας δίνει σε αυτόν τον γύρο { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}. Πλακίδια Θεών που μένουν: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Μετρητής θέσης από τον πρώτο ως τον τελευταίο, με πόντους: { $list }.
bb-pic-tell-jewelry = Κοσμήματα του γύρου { $round }: { $list }.
bb-pic-tell-tasks = Διαθέσιμες αποστολές: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Ανοιχτές κάρτες Θεών: { $list }. Κάρτες στη στοίβα: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Οι κάρτες Θεών σας: { $list }.
bb-pic-tell-payable = Θεοί που μπορείτε να πληρώσετε τώρα: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = θέση { $space } { $person }
bb-pic-tell-shifted = θέση { $space } { $person }, κατεβασμένο
bb-pic-tell-persons = Άντρες και γυναίκες: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Καλύβες στις θέσεις: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } δίπλα στο ταμπλό
bb-pic-tell-materials = Υλικά: { $list }.
bb-pic-tell-building = { $number } στις θέσεις { LIST($spaces) }
bb-pic-tell-built = Κτισμένα κτίρια: { $list }.
bb-pic-tell-regions = Καλύβες σε: { $list }.
bb-pic-tell-jewels = Αγορασμένα κοσμήματα: { $list }.
bb-pic-tell-task = { $task } ({ $have } από { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Ανοιχτές αποστολές: { LIST($list, style: "semicolon") }. Ολοκληρωμένες: { $done }.
bb-pic-tell-draft = Η επιλογή σας, κρυφή ακόμη: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Πόντοι ιερέα στον ναό, ανά γύρο: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Πόντοι κτιρίου, ανά γύρο: { LIST($list, style: "comma") }.
bb-pic-tell-discard = Παιγμένες κάρτες Θεών: { $list }. Κάρτες στη στοίβα: { $deck }.
bb-pic-tell-bonus = { $what } { $have } από { $need }
bb-pic-bonus-task = αποστολές
bb-pic-bonus-jewel = κοσμήματα
bb-pic-bonus-ceremony = θέσεις τελετής
bb-pic-bonus-building = κτίρια
bb-pic-bonus-islands = περιοχές
bb-pic-bonus-people = άντρες και γυναίκες
