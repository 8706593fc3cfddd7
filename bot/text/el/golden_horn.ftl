### Golden Horn, στα ελληνικά «Κεράτιος Κόλπος».
### Forms of colours: one, several (of cubes), cube (one, accusative), cubes (several, accusative);
### of cards: nom, card (one, accusative), cards (several).
### Forms of places: to (στη …), from (από τη …), acc (τη …); squares take theirs from gh-square.

gh-title = Κεράτιος Κόλπος
gh-about = Εμπορικοί στόλοι ανάμεσα στη Βενετία και την Κωνσταντινούπολη, για 2 έως 4. Φέρτε πίσω εμπορεύματα σε πολλά χρώματα και προσέξτε τους πειρατές.

## Terms

gh-colour-O = πορτοκαλί
    .one = πορτοκαλί
    .several = πορτοκαλί
    .cube = πορτοκαλί
    .cubes = πορτοκαλί
    .nom = πορτοκαλί
    .card = πορτοκαλί
    .cards = πορτοκαλί
gh-colour-P = ροζ
    .one = ροζ
    .several = ροζ
    .cube = ροζ
    .cubes = ροζ
    .nom = ροζ
    .card = ροζ
    .cards = ροζ
gh-colour-G = πράσινο
    .one = πράσινος
    .several = πράσινοι
    .cube = πράσινο
    .cubes = πράσινους
    .nom = πράσινη
    .card = πράσινη
    .cards = πράσινες
gh-colour-R = κόκκινο
    .one = κόκκινος
    .several = κόκκινοι
    .cube = κόκκινο
    .cubes = κόκκινους
    .nom = κόκκινη
    .card = κόκκινη
    .cards = κόκκινες
gh-colour-B = μπλε
    .one = μπλε
    .several = μπλε
    .cube = μπλε
    .cubes = μπλε
    .nom = μπλε
    .card = μπλε
    .cards = μπλε
gh-colour-Y = κίτρινο
    .one = κίτρινος
    .several = κίτρινοι
    .cube = κίτρινο
    .cubes = κίτρινους
    .nom = κίτρινη
    .card = κίτρινη
    .cards = κίτρινες
gh-port-V = Βενετία
    .to = στη Βενετία
    .from = από τη Βενετία
    .acc = τη Βενετία
gh-port-C = Κωνσταντινούπολη
    .to = στην Κωνσταντινούπολη
    .from = από την Κωνσταντινούπολη
    .acc = την Κωνσταντινούπολη
gh-port-M = Μεθώνη
    .to = στη Μεθώνη
    .from = από τη Μεθώνη
    .acc = τη Μεθώνη
gh-square = { $text }
    .to = στο { $text }
    .from = από το { $text }
    .acc = το { $text }
gh-crest-L = Λιοντάρι
gh-crest-E = Αετός
gh-crest-T = Πύργος
gh-crest-A = Άγκυρα

## Options

gh-option-ship-placement = Αρχικά λιμάνια
gh-option-ship-placement-random = με κλήρο
gh-option-ship-placement-choice = τα διαλέγουν όλοι, μυστικά
gh-option-open-warehouses = Αποθήκες
gh-option-open-warehouses-off = κλειστές, βλέπετε μόνο τη δική σας
gh-option-open-warehouses-on = ανοιχτές, τις βλέπουν όλοι
gh-option-start-seat = Ποιος ξεκινά
gh-option-start-seat-random = με κλήρο
gh-option-start-seat-1 = θέση 1
gh-option-start-seat-2 = θέση 2
gh-option-start-seat-3 = θέση 3
gh-option-start-seat-4 = θέση 4
gh-option-crests = Οικόσημα κατά θέση
gh-option-crests-own = Το οικόσημό σας
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Αρχικά λιμάνια…
gh-kind-back = Αλλαγή λιμανιών…
gh-kind-raid = Πρώτα πειρατές…
gh-kind-ship = Κίνηση πλοίου…
gh-kind-pass = Πάσο…
gh-kind-load = Φόρτωση…
gh-kind-turn = Πορεία…
gh-kind-sail = Προορισμός…
gh-kind-call = Αναγγελία τέλους…

## Prompts: what is awaited, after the player's name

gh-ask-ports = ορίστε ένα κύριο λιμάνι για κάθε πλοίο σας
gh-ask-ports-many = ορίστε ένα κύριο λιμάνι για κάθε πλοίο σας
gh-ask-ports-sealed = τα λιμάνια σας σφραγίστηκαν· μπορείτε ακόμη να τα αλλάξετε
gh-ask-turn = στείλτε πειρατές ή διαλέξτε πλοίο
gh-ask-move = διαλέξτε πλοίο
gh-ask-pass = κανένα πλοίο δεν κινείται: στείλτε πειρατές ή πείτε πάσο
gh-ask-ship = ποιο πλοίο κινείται;
gh-ask-load = τι χρώμα φορτώνει το { $ship };
gh-ask-bow = το { $ship } κρατά πορεία ή κάνει αναστροφή;
gh-ask-sail = πού πηγαίνει το { $ship };
gh-ask-call = έξι χρώματα! Αναγγελία τέλους;
gh-draw-now = Κλήρωση τώρα: κλειδώνει το φορτίο

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Αλλαγή των λιμανιών μου
gh-do-raid = Πειρατές στο { $ship } ({ $owner }) για έναν { WORD($cube, form: "cube") } κύβο, κάρτες: { COUNT($cards) ->
    [one] δύο { WORD($cards, form: "cards") }
   *[other] { LIST(WORD($cards, form: "nom"), style: "comma") }
}
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Πάσο
gh-do-load = Φόρτωση: { $count ->
    [one] ένας { WORD($colour, form: "one") }
   *[other] { $count } { WORD($colour, form: "several") }
}
gh-do-keep = { $ship }: ίδια πορεία, { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}
gh-do-turn = { $ship }: αναστροφή, { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}
gh-do-sail = { $place }
gh-do-call = Αναγγελία τέλους
gh-do-decline = Συνεχίζουμε

## Answers: what they cost and bring

gh-effect-cargo = μεταφέρει { $count ->
    [one] έναν { WORD($colour, form: "cube") } κύβο
   *[other] { $count } { WORD($colour, form: "cubes") } κύβους
}
gh-effect-empty = χωρίς φορτίο
gh-effect-must-load = πρώτα φορτώνει
gh-effect-heads = πλώρη { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}
gh-effect-gain = παίρνετε έναν { WORD($colour, form: "cube") } κύβο στην αποθήκη σας
gh-effect-left = { $count ->
    [0] το { $ship } αδειάζει και μπορεί να κάνει αναστροφή
    [one] στο { $ship } μένει ένας κύβος
   *[other] στο { $ship } μένουν { $count } κύβοι
}
gh-effect-free = δωρεάν
gh-effect-wind = { $winds ->
    [one] κάρτα ανέμου
   *[other] κάρτες ανέμου
}: { LIST(WORD($wind, form: "nom"), style: "comma") }
gh-effect-unload = ξεφορτώνει { $count } { $count ->
    [one] { WORD($colour, form: "cube") }
   *[other] { WORD($colour, form: "cubes") }
}
gh-effect-cards = { $count ->
    [one] τραβάτε μία κάρτα
   *[other] τραβάτε { $count } κάρτες
}
gh-effect-refill = { $count ->
    [one] ένας νέος κύβος
   *[other] { $count } νέοι κύβοι
} { WORD($port, form: "to") }
gh-effect-final = αδειάζει { WORD($port, form: "acc") }: αρχίζει ο τελευταίος γύρος
gh-effect-skips = προσπερνά { WORD($places, form: "acc", plain: "gh-square") } ({ COUNT($places) ->
    [one] δεν έχει χώρο
   *[other] δεν έχουν χώρο
})
gh-effect-once = όχι δεύτερη αναστροφή σε αυτό το ταξίδι

## Told: the log and the captions

gh-start = { $who } ξεκινά το παιχνίδι.
gh-placed = Το { $ship } ξεκινά { WORD($port, form: "from") }.
gh-cube = Ένας κύβος { WORD($port, form: "to") }: { WORD($colour, form: "one") }.
gh-refilled = Νέος κύβος { WORD($port, form: "to") }: { WORD($colour, form: "one") }.
gh-dealt = { $who } παίρνει μία κάρτα.
gh-dealt-you = Παίρνετε μία { WORD($colour, form: "card") } κάρτα.
gh-drew = { $who } τραβά μία κάρτα.
gh-drew-you = Τραβάτε μία { WORD($colour, form: "card") } κάρτα.
gh-drew-reshuffled = Τα σκάρτα ανακατεύτηκαν· { $who } τραβά μία κάρτα.
gh-drew-you-reshuffled = Τα σκάρτα ανακατεύτηκαν· τραβάτε μία { WORD($colour, form: "card") } κάρτα.
gh-ports-ready = { $who } σφραγίζει τα λιμάνια.
gh-ports-sealed = Τα λιμάνια σας σφραγίστηκαν: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } διαλέγει πάλι λιμάνια.
gh-ports-open = { $who }: τελευταία επιλογή, τα λιμάνια ανοίγουν.{ $venices ->
    [0] {""}
   *[other] {" "}Βενετία: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Κωνσταντινούπολη: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } κινεί το { $ship }.
gh-raided = { $who } στέλνει πειρατές στο { $ship } ({ $owner }) με { COUNT($cards) ->
    [one] δύο { WORD($cards, form: "cards") } κάρτες
   *[other] κάρτες { LIST(WORD($cards, form: "nom")) }
} και παίρνει έναν { WORD($cube, form: "cube") } κύβο.
gh-passed = { $who }: κανένα πλοίο δεν μπορεί να κινηθεί.
gh-loaded = { $who } φορτώνει { $count ->
    [one] έναν { WORD($colour, form: "cube") } κύβο
   *[other] { $count } { WORD($colour, form: "cubes") } κύβους
} στο { $ship } { WORD($port, form: "to") }.
gh-loaded-emptied = { $who } φορτώνει { $count ->
    [one] έναν { WORD($colour, form: "cube") } κύβο
   *[other] { $count } { WORD($colour, form: "cubes") } κύβους
} στο { $ship } και αδειάζει { WORD($port, form: "acc") }: αρχίζει ο τελευταίος γύρος.
gh-kept = { $who } κρατά το { $ship } στην πορεία του.
gh-turned = { $who } κάνει αναστροφή με το { $ship }, πλώρη { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}.
gh-sailed = { $who } πηγαίνει το { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , περνώντας { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(κάρτα ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(κάρτες ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
}.
gh-arrived = { $who } φέρνει το { $ship } άδειο { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , περνώντας { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(κάρτα ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(κάρτες ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
}.
gh-delivered = { $who } πηγαίνει το { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , περνώντας { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(κάρτα ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(κάρτες ανέμου: { LIST(WORD($wind, form: "nom"), style: "comma") })
} και ξεφορτώνει { $count ->
    [one] έναν { WORD($colour, form: "cube") } κύβο
   *[other] { $count } { WORD($colour, form: "cubes") } κύβους
}.
gh-called = { $who } αναγγέλλει το τέλος: όλοι παίζουν ίσες φορές και το παιχνίδι τελειώνει.
gh-not-called = { $who } συνεχίζει το παιχνίδι.
gh-opened = Το παιχνίδι τελείωσε· όλες οι αποθήκες ανοίγουν.

## Why not

gh-no-setup = Η παρτίδα στήνεται ακόμη.
gh-no-such-ship = Δεν υπάρχει πλοίο { $ship } σε αυτό το παιχνίδι.
gh-no-own-ship = Το { $ship } δεν είναι δικό σας. Ανήκει σε: { $owner }.
gh-no-load-possible = Το { $ship } δεν μπορεί να φορτώσει { WORD($port, form: "to") }, άρα ούτε να φύγει: κανένας κύβος εκεί δεν έχει χρώμα που λείπει από τα πανιά του.
gh-no-ship-chosen = Για αυτή τη σειρά έχει ήδη επιλεγεί το { $ship }.
gh-no-choose-first = Διαλέξτε πρώτα το πλοίο.
gh-no-raid-late = Οι πειρατές έρχονται πριν από την κίνηση του πλοίου, όχι μετά.
gh-no-raid-second = Μία επίθεση επιτρέπεται σε κάθε σειρά.
gh-no-raid-own = Το { $ship } είναι δικό σας πλοίο.
gh-no-raid-port = Το { $ship } είναι ασφαλές { WORD($port, form: "to") }. Οι πειρατές επιτίθενται μόνο στη θάλασσα.
gh-no-raid-empty = Το { $ship } δεν έχει φορτίο.
gh-no-raid-cards = Μια επίθεση θέλει ακριβώς δύο κάρτες.
gh-no-raid-sail = Κανένα πανί του { $ship } δεν είναι { $colour }.
gh-no-raid-hand = Δεν έχετε στο χέρι κάρτες: { LIST(WORD($cards, form: "nom"), style: "comma") }.
gh-no-load-late = Δεν υπάρχει κάτι για φόρτωση τώρα.
gh-no-load-absent = Δεν υπάρχει { WORD($colour, form: "one") } κύβος { WORD($port, form: "to") }.
gh-no-load-sail = Το { $ship } έχει { $colour } πανί και δεν παίρνει κύβους αυτού του χρώματος.
gh-no-load-first = Το { $ship } πρέπει να φορτώσει πριν φύγει.
gh-no-bow-port = Το { $ship } είναι σε κύριο λιμάνι και δεν έχει πορεία να αλλάξει.
gh-no-bow-cargo = Το { $ship } έχει φορτίο· αναστροφή κάνει μόνο άδειο πλοίο.
gh-no-bow-twice = Το { $ship } έκανε ήδη αναστροφή σε αυτό το ταξίδι.
gh-no-bow-late = Δεν διαλέγετε πορεία τώρα.
gh-no-bow-first = Πείτε πρώτα αν το { $ship } κρατά πορεία ή κάνει αναστροφή.
gh-no-node = Στη διαδρομή δεν υπάρχει { $place }.
gh-no-stay = Το { $ship } είναι ήδη { WORD($place, form: "to", plain: "gh-square") }. Πρέπει να κινηθεί.
gh-no-behind = Πίσω από το { $ship }: { $place }. Το πλοίο πηγαίνει μόνο μπροστά.
gh-no-full = Δεν υπάρχει χώρος { WORD($place, form: "to", plain: "gh-square") } και το πλοίο προσπερνά.
gh-no-past = Πριν { WORD($place, form: "from", plain: "gh-square") } το πλοίο πρέπει να σταματήσει { WORD($port, form: "to") }.
gh-no-wind = Για να φτάσετε { WORD($place, form: "to", plain: "gh-square") } χρειάζεστε μία { WORD($colour, form: "card") } κάρτα για να φύγετε από το { $at }.
gh-no-call-colours = Από την αποθήκη σας λείπουν ακόμη: { LIST($missing, style: "comma") }.
gh-no-call-final = Ο τελευταίος γύρος παίζεται ήδη.
gh-no-call-late = Το τέλος αναγγέλλεται αμέσως μετά την κίνηση του πλοίου σας.
gh-no-moved = Το πλοίο σας κινήθηκε ήδη. Μένει μόνο το ερώτημα για το τέλος.
gh-no-pass = Δεν γίνεται πάσο όσο ένα πλοίο σας μπορεί να κινηθεί: { $ship }.
gh-no-ports-late = Τα αρχικά λιμάνια έχουν οριστεί.
gh-no-ports-form = Γράψτε τρία γράμματα, V ή C, ένα για κάθε πλοίο: VVC.
gh-no-ports-sealed = Τα λιμάνια σας είναι σφραγισμένα. Για αλλαγή, αναιρέστε πρώτα την επιλογή σας.
gh-no-back = Δεν υπάρχει κάτι για αναίρεση.

## Score

gh-score-cubes = κύβοι
gh-score-sets-6 = σετ με 6 χρώματα
gh-score-sets-5 = σετ με 5 χρώματα
gh-score-sets-4 = σετ με 4 χρώματα
gh-score-sets-3 = σετ με 3 χρώματα
gh-score-sets-2 = σετ με 2 χρώματα

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 χρώμα
   *[other] { $colours } χρώματα
} +{ $points }
gh-modone = { $berths ->
    [one] 1 θέση
   *[other] { $berths } θέσεις
} ({ $players } άτομα)
gh-modone-here = Η **Μεθώνη** έχει { $berths ->
    [one] 1 θέση
   *[other] { $berths } θέσεις
}· όταν γεμίσει, την προσπερνάτε.
gh-modone-none = Με τόσα άτομα δεν υπάρχει Μεθώνη.
gh-rules-1 =
    ### Με δυο λόγια
    Έχετε τρία πλοία και μία αποθήκη. Τα πλοία ταξιδεύουν ανάμεσα στη **Βενετία** και την **Κωνσταντινούπολη**: φορτώνουν κύβους στη μία και τους ξεφορτώνουν στην άλλη. Κάθε κύβος στην αποθήκη σας αξίζει { $cube ->
    [one] 1 πόντο
   *[other] { $cube } πόντους
    } και τα σετ διαφορετικών χρωμάτων δίνουν παραπάνω.
    Τα πανιά ενός πλοίου λένε τρία πράγματα: τι *δεν* μπορεί να φορτώσει, ποια τετράγωνα το αφήνουν να συνεχίσει δωρεάν και ποιες κάρτες πειρατών το απειλούν.
gh-rules-2 =
    ### Η σειρά σας
    1. **Πειρατές**, αν θέλετε, μία φορά: παίζετε δύο κάρτες εναντίον ξένου πλοίου που είναι στη θάλασσα και έχει φορτίο. Κάθε κάρτα πρέπει να έχει χρώμα από τα πανιά του· γίνεται και δύο φορές το ίδιο χρώμα. Ένας κύβος έρχεται στην αποθήκη σας. Στα λιμάνια τα πλοία είναι ασφαλή.
    2. **Κίνηση ενός πλοίου**, πάντα. Όταν φεύγει από τη Βενετία ή την Κωνσταντινούπολη, πρώτα φορτώνει: όλους τους κύβους ενός χρώματος που δεν υπάρχει στα πανιά του. Το λιμάνι συμπληρώνεται πάλι ως τους { $port_cubes }.
gh-rules-3 =
    ### Το ταξίδι
    Το πρώτο βήμα είναι δωρεάν: ως το επόμενο ελεύθερο τετράγωνο μπροστά. Τα κατειλημμένα τα προσπερνάτε.
    Από τετράγωνο με χρώμα των πανιών σας συνεχίζετε δωρεάν, αν θέλετε. Από κάθε άλλο χρειάζεστε **κάρτα ανέμου** στο χρώμα του τετραγώνου. Συνεχίζετε όσο μπορείτε και θέλετε· σταματάτε όπου θέλετε.
    Σε λιμάνι η κίνηση τελειώνει. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] Η **Μεθώνη** έχει { LIST($modone, style: "or") }· όταν γεμίσει, την προσπερνάτε. Με άλλον αριθμό ατόμων δεν υπάρχει Μεθώνη.
    }
gh-rules-4 =
    ### Λιμάνια, κάρτες, αναστροφή
    Στη Βενετία και την Κωνσταντινούπολη όλο το φορτίο πάει στην αποθήκη σας. Σε κάθε λιμάνι τραβάτε κάρτες: { $cards1 } για πλοίο με ένα χρώμα πανιών, { $cards2 } για δύο χρώματα, { $cards3 } για τρία. { COUNT($cardless) ->
    [0] {""}
   *[other] Με { LIST($cardless, style: "or") } άτομα η Μεθώνη δεν δίνει κάρτες.{" "}
    }Το χέρι δεν έχει όριο.
    Τα πλοία κρατούν την πορεία τους. Μόνο ένα πλοίο χωρίς φορτίο μπορεί να κάνει αναστροφή, μία φορά στο ταξίδι, τη στιγμή που το κινείτε· ύστερα γυρίζει πίσω.
gh-rules-5 =
    ### Τέλος και πόντοι
    Ο τελευταίος γύρος αρχίζει όταν ένα κύριο λιμάνι μείνει άδειο ή όταν κάποιος με έξι χρώματα στην αποθήκη αναγγείλει το τέλος. Κρατά ώσπου να παίξουν όλοι ίσες φορές.
    { $cube ->
    [one] 1 πόντος
   *[other] { $cube } πόντοι
    } για κάθε κύβο στην αποθήκη. Για κάθε σετ διαφορετικών χρωμάτων: { LIST($sets, style: "comma") }· κάθε κύβος μετρά σε ένα σετ. Κύβοι στα πλοία και κάρτες στο χέρι δεν μετρούν. Στην ισοπαλία η νίκη μοιράζεται.

## Το ίδιο πολλές φορές, με μία φράση

gh-cube-many = { $count } κύβοι { WORD($port, form: "to") }: { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { WORD($colour, form: "one") }
}.
gh-refilled-many = { $count } νέοι κύβοι { WORD($port, form: "to") }: { COUNT($colour) ->
    [one] { WORD($colour, form: "several") }
   *[other] { WORD($colour, form: "one") }
}.
gh-dealt-many = { $who } παίρνει { $count } κάρτες.
gh-dealt-you-many = Παίρνετε { $count } κάρτες: { COUNT($colour) ->
    [one] χρώμα { $colour }
   *[other] { WORD($colour, form: "card") }
}.
gh-drew-many = { $who } τραβά { $count } κάρτες.
gh-drew-you-many = Τραβάτε { $count } κάρτες: { COUNT($colour) ->
    [one] χρώμα { $colour }
   *[other] { WORD($colour, form: "card") }
}.
