### Silver & Gold: Pyramids. Forms of colours: card (μία κάρτα), pyramids (πολλές πυραμίδες).

py-title = Silver & Gold: Πυραμίδες
py-about = Αίθουσες θησαυρού κάτω από 48 πυραμίδες, για 2 έως 4. Μαρκάρουν όλοι το ίδιο σχήμα ταυτόχρονα, με τον δικό τους δρόμο προς τον χρυσό τάφο.

## Terms

py-colour-green = πράσινο
    .card = πράσινη
    .pyramids = πράσινες
py-colour-orange = πορτοκαλί
    .card = πορτοκαλί
    .pyramids = πορτοκαλί
py-colour-purple = μωβ
    .card = μωβ
    .pyramids = μωβ
py-shape-I2 = 2 στη σειρά
py-shape-I3 = 3 στη σειρά
py-shape-V3 = γωνία με 3
py-shape-I4 = 4 στη σειρά
py-shape-L4 = σχήμα L με 4
py-shape-O4 = τετράγωνο με 4
py-left = αριστερή
py-right = δεξιά

## Phrases

py-card = κάρτα { $card } ({ WORD($colour, form: "card") })
py-marks = { $cells } στην κάρτα { $card }
py-holds-red = { $count ->
    [one] 1 κόκκινο
   *[other] { $count } κόκκινα
}
py-holds-green = { $count ->
    [one] 1 πράσινο
   *[other] { $count } πράσινα
}
py-holds-torch = { $count ->
    [one] 1 πυρσός
   *[other] { $count } πυρσοί
}
py-holds-potion = { $count ->
    [one] 1 φίλτρο
   *[other] { $count } φίλτρα
}
py-holds-cross = { $count ->
    [one] 1 Χ
   *[other] { $count } Χ
}
py-holds-skull = { $count ->
    [one] 1 νεκροκεφαλή
   *[other] { $count } νεκροκεφαλές
}

## Gains

py-gain-tomb = τάφος της { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 κόκκινο πετράδι
   *[other] { $count } κόκκινα πετράδια
}
py-gain-green = { $count ->
    [one] 1 πράσινο πετράδι
   *[other] { $count } πράσινα πετράδια
}
py-gain-torch = πυρσός του γύρου { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 νεκροκεφαλή
   *[other] { $count } νεκροκεφαλές
}
py-gain-potion = { $count ->
    [one] φίλτρο
   *[other] { $count } φίλτρα
}: { $erased ->
    [0] καμία νεκροκεφαλή για σβήσιμο
    [one] σβήνει 1 νεκροκεφαλή
   *[other] σβήνει { $erased } νεκροκεφαλές
}
py-gain-skulls-now = { $skulls ->
    [0] καμία νεκροκεφαλή πια
   *[other] νεκροκεφαλές τώρα { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] 1 νεκροκεφαλή λιγότερη
   *[other] { $count } νεκροκεφαλές λιγότερες
}
py-gain-level = νεκροκεφαλές όπως πριν
py-gain-extra = κόκκινο Χ: { $count ->
    [one] ακόμη 1 κουτάκι
   *[other] ακόμη { $count } κουτάκια
}
py-gain-lost = { $count ->
    [one] χάνεται 1 επιπλέον κουτάκι
   *[other] χάνονται { $count } επιπλέον κουτάκια
}: δεν υπάρχει ανοιχτό
py-gain-nothing = κανένα σύμβολο

## Kinds of answers, as headings of menus

py-kind-keep = Κρατήστε δύο κάρτες…
py-kind-place = Μαρκάρετε το σχήμα ή ένα κουτάκι…
py-kind-extra = Μαρκάρετε ακόμη ένα κουτάκι…
py-kind-back = Αλλαγή επιλογής…
py-kind-take = Πάρτε μια κάρτα…

## Prompts: what is awaited, after the player's name

py-ask-keep = κρατήστε δύο από τις κάρτες που πήρατε
py-ask-keep-many = κρατήστε δύο από τις κάρτες που πήρατε
py-ask-mark = μαρκάρετε { $shape } ή ένα μόνο κουτάκι
py-ask-mark-many = μαρκάρετε { $shape } ή ένα μόνο κουτάκι
py-ask-take = { $count ->
    [one] πάρτε νέα κάρτα
   *[other] πάρτε { $count } νέες κάρτες, μία μία
}
py-ask-wait = περιμένετε τους άλλους
py-ask-extra = { $due ->
    [one] κόκκινο Χ: μαρκάρετε ακόμη ένα κουτάκι
   *[other] κόκκινο Χ: μαρκάρετε ακόμη { $due } κουτάκια, ένα ένα
}

## Answers: labels

py-offer-keep = Κρατώ: { $first }, { $second }
py-offer-shape = κάρτα { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = κάρτα { $card } ({ $side }): μόνο { $cells }
py-offer-extra = κάρτα { $card } ({ $side }): { $cells }
py-offer-take = Παίρνω: { $card }
py-offer-top = Παίρνω την κλειστή κάρτα της στοίβας (έχει { $pile })
py-offer-back = Αλλάζω την επιλογή μου

## Told: the log and the captions

py-log-dealt = Παίρνετε την κάρτα { $card } ({ WORD($colour, form: "card") }).
py-log-dealt-all = Όλοι έχουν κάρτες για να διαλέξουν.
py-log-kept = { $who } κρατά: { LIST($cards, style: "comma") }. Σφραγισμένο ώσπου να διαλέξουν όλοι.
py-log-ready = { $who } έχει διαλέξει.
py-log-back = { $who } διαλέγει ξανά.
py-log-mark = { $who } μαρκάρει { $cells } στην κάρτα { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = Οι πρώτες κάρτες: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } κρατά: { LIST($cards, style: "comma") }
py-log-reveal = Γύρος { $round }, σειρά { $turn }: { $shape }.
py-log-open = Γύρος { $round }, σειρά { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } μαρκάρει { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } μαρκάρει { $marks } ({ LIST($gains, style: "comma") }) και συμπληρώνει { COUNT($cards) ->
    [one] την κάρτα { $cards }
   *[other] τις κάρτες { $cards }
}
py-log-seat-none = { $who } δεν έχει τι να μαρκάρει
py-log-took = { $who } παίρνει την κάρτα { $card } ({ WORD($colour, form: "card") }).
py-log-only = { $who } παίρνει τη μόνη κάρτα που έμεινε: { $card } ({ WORD($colour, form: "card") }).
py-log-top = { $who } παίρνει την κλειστή κάρτα της στοίβας.
py-log-unseen = { $who } τραβά την κάρτα { $card } ({ WORD($colour, form: "card") }).
py-log-display = Νέα στην ανοιχτή τετράδα: { $card }.
py-log-display-many = Νέες στην ανοιχτή τετράδα: { LIST($card, style: "comma") }.
py-log-box = { $who } κερδίζει { $points } πόντους για { WORD($colour, form: "pyramids") } πυραμίδες, με την κάρτα { $card }.

## Why not

py-no-late = Αυτή η σειρά έκλεισε ή δεν είναι ώρα γι’ αυτό.
py-no-sealed = Η επιλογή σας σφραγίστηκε. Για αλλαγή, αναιρέστε την πρώτα.
py-no-nothing-back = Δεν υπάρχει κάτι για αναίρεση.
py-no-keep-first = Διαλέξτε πρώτα τις δύο κάρτες που κρατάτε.
py-no-mark-first = Πρώτα πρέπει να μαρκάρετε.
py-no-two = Κρατήστε ακριβώς δύο από τις κάρτες που πήρατε.
py-no-not-dealt = Η κάρτα { $card } δεν είναι από αυτές που πήρατε.
py-no-not-your-card = { $card }: δεν είναι δική σας κάρτα. L είναι η αριστερή, R η δεξιά.
py-no-off-grid = Δεν υπάρχει κουτάκι { $cell }: οι στήλες είναι A έως E, οι γραμμές 1 έως 5.
py-no-twice = Το { $cell } αναφέρεται δύο φορές.
py-no-wall = Το { $cell } είναι τοίχος.
py-no-marked = Το { $cell } είναι ήδη μαρκαρισμένο.
py-no-count = Το σχήμα ({ $shape }) έχει { $size } κουτάκια, όχι { $count }. Μπορείτε επίσης να μαρκάρετε ένα μόνο κουτάκι.
py-no-shape = { $cells }: δεν σχηματίζουν το σχήμα ({ $shape }), όπως κι αν γυρίσει.
py-no-one-cell = Το επιπλέον μαρκάρισμα είναι ένα μόνο κουτάκι.
py-no-contact = Δεν εφάπτεται σε μαρκαρισμένο κουτάκι. Οι γωνίες δεν μετρούν.
py-no-entrance = Μια κενή κάρτα αρχίζει από το κουτάκι εισόδου, { $cell }.
py-no-not-your-pick = Διαλέγει πρώτα: { $who }.
py-no-not-on-display = Η κάρτα { $card } δεν είναι στην ανοιχτή τετράδα.
py-no-pile-empty = Η στοίβα τελείωσε. Πάρτε κάρτα από την ανοιχτή τετράδα.
py-no-one-card = Μία κάρτα τη φορά.

## Score

py-score-cards = συμπληρωμένες κάρτες
py-score-torches = πυρσοί
py-score-boxes = πόντοι πυραμίδας
py-score-gems = πετράδια
py-score-skulls = νεκροκεφαλές
py-tie-lowest = χαμηλότερη συμπληρωμένη κάρτα

## The rules at the table, page by page

py-ordinal = { $number }η
py-rules-1 =
    ### Με δυο λόγια
    Έχετε δύο κάρτες πυραμίδας. Καθεμία έχει αίθουσα με 5 × 5 κουτάκια, είσοδο στην πάνω γραμμή και χρυσό τάφο στην κάτω. Ανοίξτε δρόμο από την είσοδο ως τον τάφο: μια συμπληρωμένη κάρτα δίνει { $completed ->
    [one] 1 πόντο
   *[other] { $completed } πόντους
    } και παίρνετε καινούρια. Στον δρόμο υπάρχουν πετράδια, πυρσοί και φίλτρα, αλλά και νεκροκεφαλές.
    Το παιχνίδι έχει { $rounds ->
    [one] 1 γύρο
   *[other] { $rounds } γύρους
    } με { $turns ->
    [one] 1 σειρά
   *[other] { $turns } σειρές
    }. Παίζουν όλοι ταυτόχρονα και κρυφά· όλα ανοίγουν μαζί.
py-rules-2 =
    ### Μία σειρά
    1. Μια κάρτα εκστρατείας δείχνει ένα σχήμα με δύο έως τέσσερα κουτάκια.
    2. Μαρκάρετε ολόκληρο το σχήμα σε μία από τις κάρτες σας· γυρίζει και αναστρέφεται όπως θέλετε. **Ή** μαρκάρετε ένα μόνο κουτάκι, όποτε το προτιμάτε.
    Σε κενή κάρτα το μαρκάρισμα πρέπει να περιέχει την είσοδο. Αργότερα πρέπει να εφάπτεται πλάι πλάι σε μαρκαρισμένο κουτάκι· οι γωνίες δεν μετρούν. Όχι σε τοίχους, όχι δύο φορές το ίδιο, όχι έξω από την κάρτα.
py-rules-3 =
    ### Σύμβολα
    {""}**Κόκκινο Χ**: μαρκάρετε αμέσως ακόμη ένα ανοιχτό κουτάκι, σε όποια κάρτα σας θέλετε. Ένα δεύτερο κόκκινο Χ δίνει κι άλλο.
    {""}**Πετράδι**: διαγράφετε το επόμενο πετράδι αυτού του χρώματος, το πολύ { $gems }. **Πυρσός**: διαγράφετε τον πυρσό αυτού του γύρου· έναν σε κάθε γύρο και μόνο στον γύρο του.
    {""}**Νεκροκεφαλή**: διαγράφετε την επόμενη. **Φίλτρο**: σβήνετε { $potion ->
    [one] την ακριβότερη νεκροκεφαλή
   *[other] τις { $potion } ακριβότερες νεκροκεφαλές
    } σας.
py-rules-4 =
    ### Συμπληρωμένες κάρτες
    Μπαίνουν στην άκρη και για καθεμία παίρνετε νέα: από την ανοιχτή τετράδα ή κλειστή από τη στοίβα. Προηγείται ο μικρότερος αριθμός κάρτας· ύστερα η τετράδα συμπληρώνεται.
    Η **{ LIST($claims) } κάρτα ενός χρώματος** δίνουν τους επόμενους πόντους πυραμίδας αυτού του χρώματος: { LIST($boxes, style: "comma") }, για όποιον προλάβει. Στην ίδια σειρά προηγείται ο μικρότερος αριθμός κάρτας.
py-rules-5 =
    ### Πόντοι
    Συμπληρωμένη κάρτα { $completed }. Πυρσός { $torch }. Οι πόντοι πυραμίδας όπως είναι. Ζευγάρι κόκκινου και πράσινου πετραδιού { $gem_pair }, κάθε μεμονωμένο πετράδι { $gem_single }. Από τις νεκροκεφαλές μετρά μόνο η ακριβότερη που διαγράφηκε, αρνητικά. Οι ασυμπλήρωτες κάρτες δεν μετρούν.
    Στην ισοπαλία κερδίζει η συμπληρωμένη κάρτα με τον μικρότερο αριθμό.
