### Λέξεις στις εικόνες του Edo: σύντομες, γιατί ο χώρος είναι λίγος.

edo-pic-title = Έντο
edo-pic-setup = Προετοιμασία
edo-pic-round = Γύρος { $round } από { $rounds }
edo-pic-phase-setup = στήνεται το ταμπλό
edo-pic-phase-draft = πόλεις και πόροι
edo-pic-phase-ronin = κίνηση των Ρόνιν
edo-pic-phase-plan = μυστικά σχέδια
edo-pic-phase-act = κάρτες, στάδιο { $slot } από 3
edo-pic-phase-wages = μισθοί και εισόδημα
edo-pic-phase-limit = τέλος του γύρου
edo-pic-phase-over = Η παρτίδα τελείωσε
edo-pic-plans = Σχεδιάζουν
edo-pic-next = μετά
edo-pic-left = ακόμη { $count }
edo-pic-last-card = τελευταίος γύρος
edo-pic-goal = τέλος

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Δίσκοι
edo-emblem-triangles = Τρίγωνα
edo-emblem-lozenges = Ρόμβοι
edo-emblem-grid = Πλέγμα
edo-emblem-ring = Κρίκος

## What is awaited, after a name

edo-pic-ask-draft-any = παίρνει πόλη ή πόρους
edo-pic-ask-draft-bundle = παίρνει πόρους
edo-pic-ask-draft-city = παίρνει πόλη
edo-pic-ask-ronin = κινεί έναν Ρόνιν
edo-pic-ask-land = ορίζει είδος θέσης
edo-pic-ask-send = στέλνει τον Ρόνιν
edo-pic-ask-plan = σχεδιάζει
edo-pic-ask-act = σχεδιάζει
edo-pic-ask-crew = σχεδιάζει
edo-pic-ask-walk = { $action }: πρώτα κίνηση
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = δεύτερος σαμουράι;
edo-pic-ask-rally = μαζεύει σαμουράι
edo-pic-ask-trade-on = η δεύτερη προσφορά;
edo-pic-ask-last = κάτι ακόμη;
edo-pic-ask-wages = πληρώνει μισθούς
edo-pic-ask-discard = απορρίπτει

## Private pages

edo-pic-your-plan = Το σχέδιό σας
edo-pic-your-turn = Η σειρά σας
edo-pic-your-hand = Τα δικά σας
edo-pic-slot = στάδιο { $number }
edo-pic-which-action = Στάδιο { $number }: ποια ενέργεια;
edo-pic-which-crew = Στάδιο { $number }: πόσοι υπάλληλοι;
edo-pic-sealed = Σφραγισμένο ώσπου να σχεδιάσουν όλοι
edo-pic-confirm = επιβεβαίωση;
edo-pic-quiet = πάσο χωρίς ερώτηση
edo-pic-plan-now = Με τα τωρινά δεδομένα, χωρίς κινήσεις
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → τίποτα
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → τίποτα, κανένας σαμουράι εκεί
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, αποφασίζετε τότε
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Μισθοί: ρύζι { $rice }, σαμουράι { $count }
edo-pic-plan-wages-short = Μισθοί: ρύζι μόνο { $rice }, σαμουράι { $count }· { $home ->
    [one] επιστρέφει ένας
   *[other] επιστρέφουν { $home }
}
edo-pic-plan-income = Εισόδημα: { $ryo } ριό
edo-pic-plan-quiet = { $card } { $action }: πάσο χωρίς ερώτηση
edo-pic-nobody = κανένας
edo-pic-officials = Υπάλληλοι
edo-pic-of-limit = { $count } από { $limit }
edo-pic-no-samurai = κανένας στο ταμπλό
edo-pic-if-over = { $points } αν τελείωνε τώρα

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
edo-pic-tell-starts = ξεκινά
edo-pic-tell-ready = το σχέδιο είναι έτοιμο
edo-pic-tell-out = σχεδιάζει
edo-pic-tell-slot = στάδιο { $number }: { $action } στην κάρτα { $card }, { LIST($officials) }
edo-pic-tell-hidden = { $count ->
    [one] ένα κρυφό στάδιο
   *[other] { $count } κρυφά στάδια
}
edo-pic-tell-officials = υπάλληλοι: δικοί { $own }, ουδέτεροι { $neutral }
edo-pic-tell-supply = για κατασκευή: σπίτια { $houses }, { $post ->
    [yes] μία αγορά
   *[no] καμία αγορά
}
edo-pic-tell-temples = ναοί { $count }
edo-pic-tell-cards = κάρτες { $list }
edo-pic-tell-privileges = προνόμια: { $list }
edo-pic-tell-markers = δείκτες Ρόνιν { $count }
edo-pic-tell-samurai = σαμουράι: { $list }
edo-pic-tell-no-samurai = κανένας σαμουράι στο ταμπλό
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = πιασμένες θέσεις { $taken } από { $sites }: { $list }
edo-pic-tell-row-empty = θέσεις { $sites }, όλες ελεύθερες
edo-pic-tell-house = σπίτι ({ $who })
edo-pic-tell-post = αγορά ({ $who })
edo-pic-tell-stronghold = οχυρό ({ $who })
edo-pic-tell-income = εισόδημα { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = πληρώνει, ανάλογα με την κατάταξη, { $list }
edo-pic-tell-no-building = οι Ρόνιν εμποδίζουν το κτίσιμο
edo-pic-tell-no-income = οι Ρόνιν κόβουν το εισόδημα
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = Στο ταμπλό: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Ένας σαμουράι παράγει τώρα: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Πόλεις (πιασμένες θέσεις, εισόδημα): { $list }.
edo-pic-tell-roads = Συνδέσεις: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Καλυμμένα: { $list }.
edo-pic-tell-strangers = ένας σαμουράι χωρίς παίκτη
edo-pic-tell-merchant = ο έμπορος
edo-pic-tell-ronin = Ρόνιν { $number }
edo-pic-tell-temple = ναός ({ $who })
edo-pic-tell-offer = { $card }: έως { $most } × { $goods }, προς { $price } ριό· { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} για { $cost }.
edo-pic-goods-rice = ρύζι
edo-pic-goods-wood = ξύλο
edo-pic-goods-stone = πέτρα
edo-pic-tell-current = Κάρτα εμπόρου { $offer }
edo-pic-tell-coming = Επόμενη κάρτα εμπόρου { $offer }
edo-pic-tell-stack = Απομένουν κάρτες εμπόρου: { $count }.
edo-pic-tell-demand = { $demand } με { $action } για { $cost }
edo-pic-tell-demand-brings = { $demand } με { $action } για { $cost }, φέρνει προνόμιο: { $privilege }
edo-pic-tell-demands = Απαιτήσεις: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Επόμενη απαίτηση: { $demand }· απομένουν { $count }.
edo-pic-tell-next-privilege = Επόμενο προνόμιο: { $privilege }· απομένουν { $count }.
edo-pic-tell-display = Διαθέσιμες ειδικές κάρτες: { LIST($list, style: "semicolon") }. Απομένουν: { $count }.
edo-pic-tell-card = { $card } για { $price } ριό ({ $actions })
edo-pic-tell-supplies = Απόθεμα: ουδέτεροι υπάλληλοι { $neutral }, οχυρά { $strongholds }.
edo-pic-tell-bag = Σακουλάκι των Ρόνιν: { $list }· δείκτες που απομένουν { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Το σχέδιό σας, μυστικό: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Ελεύθεροι ακόμη: { LIST($officials) }.
edo-pic-tell-plan-open = στάδιο { $number }: { $action } στην κάρτα { $card }
edo-pic-tell-chosen = Το πρόχειρο δεν έχει επιβεβαιωθεί.

## The second picture: income, market, supplies

edo-pic-ledger = πίνακες και αποθέματα
edo-pic-income = Εισόδημα
edo-pic-income-about = ριό ανάλογα με την κατάταξη, για τόσους παίκτες με κτίσματα εκεί
edo-pic-merchant = Έμπορος
edo-pic-now = τώρα
edo-pic-supply = Απόθεμα
edo-pic-neutral = ουδέτεροι υπάλληλοι
edo-pic-strongholds = οχυρά
edo-pic-deck = ειδικές κάρτες
edo-pic-markers = δείκτες Ρόνιν
edo-pic-bag = σακουλάκι των Ρόνιν
edo-pic-demands = Απαιτήσεις
edo-pic-stacks = μένουν: απαιτήσεις { $demands }, προνόμια { $privileges }
edo-pic-special = Ειδικές κάρτες
edo-pic-owned = Αγορασμένες ειδικές κάρτες
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Πλακίδιο κέρδους, { $city } (παίκτες εκεί: ριό ανάλογα με την κατάταξη): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = Αγορασμένες κάρτες ({ $who }): { LIST($list, style: "comma") }.

edo-pic-tell-goal = Η παρτίδα τελειώνει και με τον γύρο στον οποίο κάποιος έχει { $points } πόντους ισχύος.
edo-pic-tell-reached = Αυτός είναι ο τελευταίος γύρος. Επιτεύχθηκε το όριο των { $points } πόντων ισχύος: { LIST($list) }.
edo-pic-tell-now = Αν τελείωνε τώρα: { $list }
