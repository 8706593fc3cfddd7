### Edo. Forms of buildings: acc (κτίζει …), gen (για την κατασκευή …).
### Places stay in the nominative, after a colon or beside an arrow: a phrase cannot be inflected.

edo-title = Έντο
edo-about = Η Ιαπωνία γύρω στο 1600, για 2 έως 5. Σχεδιάστε μυστικά τρεις κάρτες, στείλτε σαμουράι σε δάση, ορυζώνες και λατομεία και κτίστε στις πόλεις γύρω από την πρωτεύουσα του σογκούν.

## Terms

edo-town-edo = Έντο
edo-town-mito = Μίτο
edo-town-utsunomiya = Ουτσουνομίγια
edo-town-kawagoe = Καουαγκόε
edo-town-kofu = Κόφου
edo-town-odawara = Οντάουαρα
edo-building-house = σπίτι
    .acc = σπίτι
    .gen = σπιτιού
edo-building-post = αγορά
    .acc = αγορά
    .gen = αγοράς
edo-building-stronghold = οχυρό
    .acc = οχυρό
    .gen = οχυρού
edo-building-temple = ναός
    .acc = ναό
    .gen = ναού
edo-do-RICE = Ρύζι
edo-do-MONEY = Χρήματα
edo-do-WOOD = Ξύλο
edo-do-STONE = Πέτρα
edo-do-HARVEST = Σοδειά
edo-do-BUILD = Κατασκευή
edo-do-TRAVEL = Ταξίδι
edo-do-TRADE = Εμπόριο
edo-do-RECRUIT = Πρόσληψη
edo-do-AUTHORIZE = Εξουσιοδότηση
edo-do-FAVOUR = Εύνοια
edo-do-LEVY = Εισφορά
edo-demand-porcelain = πορσελάνη
edo-demand-silk = μετάξι
edo-demand-tea = τσάι
edo-demand-lacquerware = λάκα
edo-demand-swords = σπαθιά
edo-demand-spices = μπαχαρικά
edo-demand-glassware = γυαλικά
edo-demand-clocks = ρολόγια
edo-demand-books = βιβλία
edo-demand-muskets = μουσκέτα
edo-demand-gate = πύλη του παλατιού
edo-demand-garden = κήπος
edo-demand-watchtower = σκοπιά
edo-demand-hall = μεγάλη αίθουσα
edo-demand-moat = τάφρος
edo-land-city = πόλη
edo-land-forest = δάσος
edo-land-rice = ορυζώνας
edo-land-quarry = λατομείο
edo-land-free = ελεύθερη επιλογή
edo-lands-cities = πόλεις
edo-lands-fields = πόροι
edo-lands-ways = δρόμοι, φυλάκια
edo-privilege-a = προνομιακή θέση κτισίματος
edo-privilege-b = υποστήριξη
edo-privilege-c = εμπόριο
edo-privilege-d = εισόδημα από μια πόλη
edo-privilege-ews = ξύλο ή πέτρα
edo-privilege-esr = πέτρα ή ρύζι
edo-privilege-erw = ρύζι ή ξύλο
edo-privilege-fr = πλήρης παραγωγή ρυζιού
edo-privilege-fw = πλήρης παραγωγή ξύλου
edo-privilege-fs = πλήρης παραγωγή πέτρας
edo-privilege-ew = ξύλο
edo-privilege-es = πέτρα
edo-privilege-er = ρύζι
edo-privilege-erws = οποιοσδήποτε πόρος

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = δάσος { $code }
edo-place-rice = ορυζώνας { $code }
edo-place-quarry = λατομείο { $code }
edo-place-river = ποτάμι { $code }
edo-place-road = δρόμος { $code }
edo-place-gate = φυλάκιο { $code }
edo-amount-ryo = { $count } ριό
edo-amount-rice = { $count ->
    [one] 1 ρύζι
   *[other] { $count } ρύζια
}
edo-amount-wood = { $count ->
    [one] 1 ξύλο
   *[other] { $count } ξύλα
}
edo-amount-stone = { $count ->
    [one] 1 πέτρα
   *[other] { $count } πέτρες
}
edo-officials-own = { $count ->
    [one] 1 υπάλληλος
   *[other] { $count } υπάλληλοι
}
edo-officials-neutral = { $count ->
    [one] 1 ουδέτερος
   *[other] { $count } ουδέτεροι
}
edo-officials-black = { $count ->
    [one] 1 μαύρος
   *[other] { $count } μαύροι
}
edo-officials-first-neutral = { $count ->
    [one] 1 ουδέτερος υπάλληλος
   *[other] { $count } ουδέτεροι υπάλληλοι
}
edo-officials-first-black = { $count ->
    [one] 1 μαύρος υπάλληλος
   *[other] { $count } μαύροι υπάλληλοι
}
edo-officials-none = κανένας υπάλληλος
edo-does-RICE = { $value ->
    [one] από 1 ρύζι
   *[other] από { $value } ρύζια
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-MONEY = από { $value } ριό, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-WOOD = { $value ->
    [0] ξύλο από δάσος
   *[other] ξύλο από δάσος και { $value } παραπάνω
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-STONE = { $value ->
    [0] πέτρα από λατομείο
   *[other] πέτρα από λατομείο και { $value } παραπάνω
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-HARVEST = { $value ->
    [0] ρύζι από ορυζώνα
   *[other] ρύζι από ορυζώνα και { $value } παραπάνω
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-BUILD = { $value ->
    [0] από ένα κτίσμα
   *[other] από ένα κτίσμα, φθηνότερο κατά { $value } ριό
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-TRAVEL = σε φυλάκιο ή { $value ->
    [one] μία κίνηση
    [2] δύο κινήσεις
   *[other] { $value } κινήσεις
} δωρεάν, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-TRADE = { $value ->
    [0] εμπόριο με τον έμπορο
   *[other] εμπόριο σαν να έχετε αγορά
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-RECRUIT = { $value ->
    [0] ουδέτερος υπάλληλος δωρεάν
    [one] ουδέτερος υπάλληλος για 1 ρύζι
   *[other] ουδέτερος υπάλληλος για { $value } ρύζια
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-AUTHORIZE = απόκτηση ειδικής κάρτας, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-FAVOUR = ισχύς για { $value } ριό, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}
edo-does-LEVY = { $value ->
    [0] 1 ξύλο ή 1 πέτρα
   *[other] ξύλα ή πέτρες: { $value }
}, το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}

## Options: each value explains the variant in one line

edo-option-temples = Ναοί
edo-option-temples-off = όχι – έξω από τις πόλεις δεν κτίζεται τίποτα, κάθε βήμα πληρώνεται
edo-option-temples-on = ναι – κτίζονται έξω από τις πόλεις και κάνουν δωρεάν τους δρόμους δίπλα τους
edo-option-privileges = Προνόμια
edo-option-privileges-off = όχι – ο σογκούν δεν έχει απαιτήσεις και δεν δίνει προνόμια
edo-option-privileges-on = ναι – κάθε απαίτηση του σογκούν δίνει πόντο και προνόμιο μιας χρήσης
edo-option-ronin = Ρόνιν
edo-option-ronin-off = όχι – κανένας μοναχικός σαμουράι δεν εμποδίζει
edo-option-ronin-on = ναι – τρεις μοναχικοί σαμουράι μειώνουν την παραγωγή και εμποδίζουν το κτίσιμο

## Kinds of answers, as headings of menus

edo-kind-take = Πάρτε πόλη ή πακέτο…
edo-kind-act = Κάρτα και ενέργεια…
edo-kind-crew = Υπάλληλοι…
edo-kind-ask = Ερωτήσεις…
edo-kind-asking = Ερωτήσεις…
edo-kind-back = Αλλαγή σχεδίου…
edo-kind-ronin = Ποιος Ρόνιν…
edo-kind-land = Είδος θέσης…
edo-kind-send = Πού πηγαίνει…
edo-kind-walk = Κίνηση με πληρωμή…
edo-kind-go = Συνέχεια…
edo-kind-pass = Τίποτε άλλο…
edo-kind-produce = Παραγωγή…
edo-kind-build = Κατασκευή…
edo-kind-travel = Ταξίδι…
edo-kind-trade = Εμπόριο…
edo-kind-agree = Εκτέλεση…
edo-kind-card = Απόκτηση κάρτας…
edo-kind-levy = Πάρτε ξύλο ή πέτρα…
edo-kind-privilege = Χρήση προνομίου…
edo-kind-wage = Ποιοι μένουν…
edo-kind-discard = Απόρριψη…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = πάρτε αρχική πόλη ή πακέτο πόρων
edo-ask-draft-city = πάρτε αρχική πόλη
edo-ask-draft-bundle = πάρτε πακέτο πόρων
edo-ask-ronin = ποιος Ρόνιν μετακινείται;
edo-ask-land = ελεύθερη επιλογή: σε τι είδος θέσης πηγαίνει ο Ρόνιν { $ronin };
edo-ask-send = πού πηγαίνει ο Ρόνιν { $ronin }; Είδος θέσης: { $land }
edo-ask-plan = γύρος { $round }: σχεδιάστε τρεις κάρτες
edo-ask-plan-many = γύρος { $round }: σχεδιάστε τρεις κάρτες
edo-ask-act = στάδιο { $number }: ποια κάρτα και ποια ενέργεια;
edo-ask-crew = στάδιο { $number }, { $card } { $action }: ποιοι εργάζονται εκεί; Το πολύ { $most }· διαθέσιμοι: { LIST($officials) }
edo-ask-walk = στάδιο { $number }, { $card } { $action } ({ LIST($officials) }): πρώτα κίνηση με πληρωμή; Έχετε { $ryo } ριό
edo-ask-execute = { $action }: τι κάνει { $left ->
    [one] ο υπάλληλός σας
   *[other] ο επόμενος από { $left } υπαλλήλους
};
edo-ask-travel-on = δωρεάν κίνηση και για δεύτερο σαμουράι;
edo-ask-rally = θα φέρετε δωρεάν { $left ->
    [one] ακόμη έναν σαμουράι
   *[other] έως { $left } σαμουράι
} εναντίον των Ρόνιν; { $place }
edo-ask-trade-on = δεύτερη προσφορά σε αυτή τη συναλλαγή;
edo-ask-last = χρήση προνομίου ή τέλος της σειράς σας;
edo-ask-wages = μισθοί: σαμουράι στο ταμπλό { $count }, ρύζι στο απόθεμα { $rice }. Ποιοι μένουν;
edo-ask-discard = πάνω από το όριο: { $count }. Τι απορρίπτετε;

## Answers: labels

edo-offer-city = Αρχική πόλη: { $city }
edo-offer-bundle = Πακέτο: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ρόνιν { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = στάδιο { $number }: { LIST($officials) }
edo-offer-quiet = στάδιο { $number }: κανένας υπάλληλος και καμία ερώτηση
edo-stop-slot = { $number } { $action }
edo-stop-wages = Μισθοί
edo-offer-ask = Ρωτήστε με για όλα
edo-offer-ask-standing = Αποφασίστε εσείς τα μικρά
edo-offer-ask-planned = Ερωτήσεις όπως στο σχέδιο
edo-offer-back = Αλλαγή του σχεδίου μου
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Έμπορος: { $start } → { $end }
edo-offer-stay = Χωρίς κίνηση
edo-offer-go = Τέλος κίνησης
edo-offer-end = Τέλος σειράς
edo-offer-pass = Δεν κάνει τίποτα
edo-offer-enough = Τίποτε άλλο
edo-offer-produce = Παραγωγή: { $place }
edo-offer-produce-full = Παραγωγή με προνόμιο: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } στην πρώτη θέση (προνόμιο)
edo-offer-gate = Υπάλληλος στο ταμπλό: { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Διασκορπισμός { $count ->
    [one] του Ρόνιν
   *[other] { $count } Ρόνιν
}: { $place }
edo-offer-meet = Κάλυψη απαίτησης: { $demand }
edo-offer-buy-goods = { $card }, προσφορά 1: { $goods }
edo-offer-trade = { $card }, προσφορά 2: ισχύς
edo-offer-favour = Απόκτηση της εύνοιας
edo-offer-recruit = Πρόσληψη
edo-offer-buy = Απόκτηση της κάρτας { $card }
edo-offer-levy = Παίρνω { $goods }
edo-offer-claim = Εισόδημα τώρα: { $city }
edo-offer-redeem = Παίρνω { $goods }
edo-offer-pay = { $count ->
    [one] Μένει
    [2] Μένουν και οι δύο
   *[other] Μένουν και οι { $count }
}
edo-offer-withdraw = Απόσυρση: { $place }
edo-offer-home = { $count ->
    [one] Γυρίζει πίσω
    [2] Γυρίζουν και οι δύο πίσω
   *[other] Γυρίζουν και οι { $count } πίσω
}
edo-offer-discard = Απορρίπτω { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] δεν κοστίζει τίποτα
   *[other] κοστίζει { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] δωρεάν
   *[other] { $ryo } ριό
}
edo-gain = δίνει { $goods }
edo-effect-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
edo-effect-weight = το βάρος σας στο εισόδημα γίνεται { $weight }
edo-effect-near = δίπλα: { LIST($places, style: "comma") }
edo-effect-needs = χρειάζονται { $count } σαμουράι εκεί
edo-effect-markers = { $count ->
    [0] κανένας δείκτης
    [one] 1 δείκτης Ρόνιν
   *[other] { $count } δείκτες Ρόνιν
}
edo-effect-privilege = προνόμιο: { $privilege }
edo-effect-quiet = η σειρά περνά μόνη της
edo-effect-ask-everything = και όπου το bot θα προχωρούσε, θα εκτελούσε ένα στάδιο ή θα πλήρωνε μισθούς για εσάς
edo-effect-ask-too = και στα στάδια που σχεδιάσατε με «καμία ερώτηση»
edo-effect-ask-standing = κάποιες κινήσεις και κάποια στάδια γίνονται χωρίς ερώτηση και οι μισθοί πληρώνονται αν υπάρχει ρύζι, ακόμη κι αν θα θέλατε κάτι άλλο
edo-effect-ask-planned = τα στάδια που σχεδιάσατε με «καμία ερώτηση» περνούν μόνα τους

## What an action could do, and what a plan could not

edo-could-short = θέλει ακόμη { LIST($goods) }
edo-could-not-recruit = δεν έμεινε ουδέτερος υπάλληλος
edo-could-nobody = κανένας σαμουράι εκεί
edo-could-walk = { $goods } με { $ryo } ριό για τον δρόμο: { $place }
edo-could-produce = { $goods }: { $place }
edo-could-build = { $building }: ναι
edo-could-build-moved = { $building }: μετά από κίνηση
edo-could-build-short = { $building }: όχι (θέλει ακόμη { LIST($goods) })
edo-could-not-build = { $building }: όχι (καμία θέση κοντά)
edo-could-not-meet = ο έμπορος είναι αλλού: { $place }
edo-could-buy = έως { $goods }
edo-could-power = ισχύς: ναι
edo-could-power-short = ισχύς: όχι (θέλει ακόμη { LIST($goods) })
edo-idle = { $count ->
    [one] Ένας υπάλληλος στο { $card } { $action } δεν θα έκανε τίποτα: τίποτα δεν είναι εφικτό
   *[other] { $count } υπάλληλοι στο { $card } { $action } δεν θα έκαναν τίποτα: τίποτα δεν είναι εφικτό
}
edo-idle-here = { $count ->
    [one] Ένας υπάλληλος στο { $card } { $action } δεν θα έκανε τίποτα τώρα
   *[other] { $count } υπάλληλοι στο { $card } { $action } δεν θα έκαναν τίποτα τώρα
}
edo-idle-short = { $count ->
    [one] Ένας υπάλληλος στο { $card } { $action } δεν θα έκανε τίποτα: χρειάζεται ακόμη { LIST($goods) }
   *[other] { $count } υπάλληλοι στο { $card } { $action } δεν θα έκαναν τίποτα: χρειάζεται ακόμη { LIST($goods) }
}
edo-twice-empty = Σε αυτό το σχέδιο δεν εργάζεται κανείς: δεν θα κάνατε τίποτα σε αυτόν τον γύρο. Να σφραγιστεί παρ’ όλα αυτά;

## Under a turn

edo-chance-note = { $alone ->
    [1] Το επόμενο είναι ακόμη κρυφό. Επιβεβαιώστε για να το δείτε.
   *[0] Το επόμενο είναι ακόμη κρυφό. Επιβεβαιώστε για να το δείτε· μετά δεν αναιρείται πια.
}
edo-confirm-so-far = Επιβεβαίωση και συνέχεια

## Groups of answers

edo-group-card = Κάρτα { $card }
edo-group-samurai = Από: { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Έμπορος
edo-group-merchant-to = Έμπορος → { $lands }
edo-group-build = { $place }
edo-group-gate = Υπάλληλος σε φυλάκιο
edo-group-ronin = Διασκορπισμός Ρόνιν
edo-group-demand = Κάλυψη απαίτησης
edo-group-privilege = Προνόμιο

## Told: the log and the captions

edo-log-start = { $who } ξεκινά τον πρώτο γύρο.
edo-log-card-current = Η πρώτη κάρτα εμπόρου: { $card }.
edo-log-card-next = Η επόμενη κάρτα εμπόρου: { $card }.
edo-log-display = Νέα διαθέσιμη κάρτα: { $card }.
edo-log-display-many = Νέες διαθέσιμες κάρτες: { LIST($card, style: "comma") }.
edo-log-profit = Πλακίδιο κέρδους { $tile }: { $city }.
edo-log-demand = Ο σογκούν απαιτεί: { $demand } ({ $marker }).
edo-log-demand-next = Η επόμενη απαίτηση: { $demand } ({ $marker }).
edo-log-privilege = Προνόμιο προς απόκτηση: { $privilege }.
edo-log-privilege-many = Προνόμια προς απόκτηση: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = Το επόμενο προνόμιο: { $privilege }.
edo-log-ronin = Εμφανίζεται ο Ρόνιν { $ronin }: { $place }.
edo-log-city = { $who } ξεκινά από εδώ: { $city }.
edo-log-bundle = { $who } παίρνει το πακέτο { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } διαλέγει τον Ρόνιν { $ronin }: { $place }.
edo-log-tile = Το πλακίδιο για τον Ρόνιν { $ronin }: { $land }.
edo-log-land = { $who } ορίζει το είδος θέσης: { $land }.
edo-log-send = { $who } στέλνει τον Ρόνιν { $ronin }: { $start } → { $end }.
edo-log-act = Στάδιο { $number }: { $card } { $action }.
edo-log-crew = Στάδιο { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-sealed = Στάδιο { $number }: { $card } { $action } ({ LIST($officials) }). Σφραγισμένο ώσπου να σχεδιάσουν όλοι.
edo-log-ask-on = Από εδώ και πέρα σας ρωτώ για όλα.
edo-log-ask-standing = Από εδώ και πέρα κάποιες κινήσεις και κάποια στάδια γίνονται χωρίς ερώτηση και οι μισθοί πληρώνονται αν υπάρχει ρύζι, ακόμη κι αν θα θέλατε κάτι άλλο.
edo-log-ask-planned = Από εδώ και πέρα τα στάδια που σχεδιάσατε με «καμία ερώτηση» περνούν μόνα τους.
edo-log-ready = { $who } έχει έτοιμο σχέδιο.
edo-log-ready-many = Έτοιμα σχέδια: { $who }.
edo-log-back = { $who } σχεδιάζει ξανά.
edo-log-opened = { $who } ανοίγει το στάδιο { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-quiet = { $who } ανοίγει το στάδιο { $number } και το προσπερνά: { $card } { $action } ({ LIST($officials) }).
edo-log-walk = { $who } κινεί σαμουράι: { $start } → { $end }, { $cost ->
    [0] δωρεάν
   *[other] για { $cost } ριό
}.
edo-log-merchant = { $who } κινεί τον έμπορο: { $start } → { $end }, { $cost ->
    [0] δωρεάν
   *[other] για { $cost } ριό
}.
edo-log-go = { $who } τελειώνει την κίνηση.
edo-log-turn-over = { $who } τελειώνει τη σειρά.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } παράγει { $goods }: { $place }.
edo-log-produced-full = { $who } παράγει { $goods } με προνόμιο: { $place }.
edo-log-built = { $who } κτίζει { WORD($building, form: "acc") }, { COUNT($cost) ->
    [0] δωρεάν
   *[other] για { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
edo-log-built-prime = { $who } κτίζει { WORD($building, form: "acc") }, { COUNT($cost) ->
    [0] δωρεάν
   *[other] για { LIST($cost) }
}, με προνόμιο στην πρώτη θέση: { $place }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
edo-log-gate = { $who } βάζει υπάλληλο στο ταμπλό: { $place }.
edo-log-travel = { $who } κινεί σαμουράι δωρεάν: { $start } → { $end }.
edo-log-enough = { $who } αρκείται σε αυτό.
edo-log-disperse = { $who } στρέφεται εναντίον { $count ->
    [one] του Ρόνιν
   *[other] { $count } Ρόνιν
}: { $place }.
edo-log-rally = { $who } φέρνει σαμουράι: { $start } → { $end }.
edo-log-dispersed = { $who } διασκορπίζει { $ronin ->
    [one] τον Ρόνιν
   *[other] { $ronin } Ρόνιν
}: { $place }, σαμουράι και Ρόνιν { $samurai } προς { $ronin }{ $came ->
    [0] {""}
   *[other] , ο τελευταίος ήρθε από: { $start }
}. { $markers ->
    [0] Κανένας δείκτης.
    [one] 1 δείκτης Ρόνιν.
   *[other] { $markers } δείκτες Ρόνιν.
}
edo-log-stood = { $who }: οι Ρόνιν αντέχουν, { $place }, σαμουράι και Ρόνιν { $samurai } προς { $ronin }{ $came ->
    [0] {""}
   *[other] , ο τελευταίος ήρθε από: { $start }
}.
edo-log-met = { $who } καλύπτει την απαίτηση ({ $demand }) με { LIST($cost) }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
edo-log-met-privilege = { $who } καλύπτει την απαίτηση ({ $demand }) με { LIST($cost) }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} και προνόμιο ({ $privilege }).
edo-log-bought-goods = { $who } αγοράζει { $goods } για { $ryo } ριό ({ $card }).
edo-log-traded = { $who } δίνει { LIST($cost) } για { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ({ $card }).
edo-log-favour = { $who } αγοράζει την εύνοια του σογκούν για { $ryo } ριό: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
edo-log-recruit = { $who } προσλαμβάνει ουδέτερο υπάλληλο, { $rice ->
    [0] δωρεάν
    [one] για 1 ρύζι
   *[other] για { $rice } ρύζια
}.
edo-log-bought = { $who } αγοράζει την κάρτα { $card } για { $ryo } ριό.
edo-log-levy = { $who } εισπράττει εισφορά: { $goods }.
edo-log-impossible = { $who }, { $action }: ένας υπάλληλος δεν μπορούσε να κάνει τίποτα.
edo-log-impossible-many = { $who }, { $action }: { $count } υπάλληλοι δεν μπορούσαν να κάνουν τίποτα.
edo-log-passed = { $who }, { $action }: ένας υπάλληλος δεν κάνει τίποτα.
edo-log-passed-many = { $who }, { $action }: { $count } υπάλληλοι δεν κάνουν τίποτα.
edo-log-claim = { $who } παίρνει με προνόμιο το εισόδημα μιας πόλης: { $city }, { $ryo } ριό.
edo-log-redeem = { $who } παίρνει με προνόμιο { $goods }.
edo-log-paid = { $who } πληρώνει μισθούς: ρύζι { $rice }, σαμουράι { $count }.
edo-log-paid-standing = { $who } πληρώνει μισθούς χωρίς ερώτηση: ρύζι { $rice }, σαμουράι { $count }.
edo-log-withdrew = { $who } αποσύρει σαμουράι: { $place }.
edo-log-withdrew-many = { $who } αποσύρει { $count } σαμουράι: { $place }.
edo-log-home = { $who } καλεί πίσω { $count ->
    [one] τον σαμουράι
    [2] και τους δύο σαμουράι
   *[other] και τους { $count } σαμουράι
}.
edo-log-income = { $count ->
    [0] Καμία πόλη δεν δίνει εισόδημα.
   *[other] Εισόδημα: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ριό ({ $city })
edo-log-discard = { $who } απορρίπτει { $goods }.
edo-log-discard-many = { $who } απορρίπτει { $goods }.

## Why not

edo-no-space = Δεν υπάρχει θέση { $space } σε αυτό το ταμπλό.
edo-no-covered = Η θέση είναι καλυμμένη σε αυτό το παιχνίδι και δεν προσφέρει τίποτα: { $place }.
edo-no-samurai = Δεν έχετε σαμουράι εκεί: { $place }.
edo-no-goods = Κοστίζει { LIST($cost) }. Σας λείπουν ακόμη: { LIST($missing) }.
edo-no-city = Δεν μπορείτε να ξεκινήσετε εκεί: { $city }.
edo-no-city-edo = Κανείς δεν ξεκινά στο Έντο. Πάρτε μία από τις άλλες πόλεις.
edo-no-city-taken = Αυτή η πόλη είναι πιασμένη: { $city }. Εκεί ξεκινά: { $who }.
edo-no-city-twice = Έχετε ήδη αρχική πόλη. Πάρτε πακέτο πόρων.
edo-no-bundle-taken = Το πακέτο { $bundle } το έχει ήδη: { $who }.
edo-no-bundle-twice = Έχετε ήδη πακέτο. Πάρτε αρχική πόλη.
edo-no-ronin = Δύο Ρόνιν είναι μαζί, άρα πρέπει να κινηθεί εκείνος που είναι μόνος του.
edo-no-ronin-off = Η παρτίδα παίζεται χωρίς Ρόνιν.
edo-no-land = Ορίστε είδος θέσης: forest (δάσος), quarry (λατομείο), rice (ορυζώνας) ή city (πόλη).
edo-no-send-edo = Κανένας Ρόνιν δεν μπαίνει στο Έντο.
edo-no-send-land = Δεν είναι το σωστό είδος θέσης: { $place }. Χρειάζεται: { $land }.
edo-no-send-leaving = Ο Ρόνιν πρέπει να εγκαταλείψει τη θέση του: { $place }.
edo-no-send-join = Ο Ρόνιν πρέπει να συναντήσει τους άλλους σε θέση αυτού του είδους, άρα όχι εδώ: { $place }.
edo-no-sealed = Το σχέδιό σας είναι σφραγισμένο. Για αλλαγή, αναιρέστε το πρώτα.
edo-no-back = Δεν υπάρχει κάτι για αναίρεση.
edo-no-plan-late = Ο σχεδιασμός αυτού του γύρου τελείωσε.
edo-no-act-first = Πρώτα η κάρτα και η ενέργεια, ύστερα οι υπάλληλοι.
edo-no-crew-first = Πρώτα ορίστε ποιοι υπάλληλοι εργάζονται στην τελευταία κάρτα.
edo-no-card = Δεν έχετε την κάρτα { $card }.
edo-no-card-late = Η κάρτα { $card } αγοράστηκε σε αυτόν τον γύρο. Παίζεται από τον επόμενο.
edo-no-card-used = Η κάρτα { $card } είναι ήδη στο σχέδιό σας. Κάθε κάρτα δίνει μία μόνο ενέργεια.
edo-no-action = Η κάρτα { $card } δεν έχει ενέργεια «{ $action }». Έχει: { LIST($actions, style: "comma") }.
edo-no-most = { $card } { $action }: το πολύ { $most ->
    [one] 1 υπάλληλος
   *[other] { $most } υπάλληλοι
}.
edo-no-officials-own = Δεν φτάνουν οι υπάλληλοι: θέλετε { $count }, μένουν { $left }.
edo-no-officials-neutral = Δεν φτάνουν οι ουδέτεροι υπάλληλοι: θέλετε { $count }, μένουν { $left }.
edo-no-officials-black = Δεν φτάνουν οι μαύροι υπάλληλοι: θέλετε { $count }, μένουν { $left }.
edo-no-walk-ryo = Ο δρόμος κοστίζει { $cost } ριό και έχετε { $ryo }.
edo-no-walk-free = Αυτό το πιόνι μόλις κινήθηκε δωρεάν· μια δεύτερη τέτοια κίνηση δεν δίνει τίποτα.
edo-no-walk-first = Πρώτα η κίνηση. Γράψτε «go» όταν τελειώσει.
edo-no-walk-late = Η κίνηση αυτής της σειράς τελείωσε.
edo-no-way = Το πιόνι είναι ήδη εκεί: { $place }.
edo-no-go = Τώρα δεν γίνεται κίνηση. Πείτε τι κάνει ο υπάλληλος.
edo-no-official = Κανένας υπάλληλος δεν εργάζεται σε αυτή την κάρτα. Μπορείτε μόνο να κινηθείτε.
edo-no-other-action = Η ενέργεια αυτής της κάρτας είναι: { $action }. Αυτό θέλει: { $wanted }.
edo-no-ask = Σας ρωτώ όπου υπάρχει επιλογή· μόνα τους περνούν μόνο τα στάδια που σχεδιάζετε με «καμία ερώτηση» (`0!`), και δεν σας μένει κανένα.
edo-no-ask-here = Σας ρωτώ όπου υπάρχει επιλογή, εκτός αν κάτω από το σχέδιό σας γράφει «χωρίς ερώτηση». Όσο περιμένετε, η σελίδα σας έχει το κουμπί **{ button-ask-all }**.
edo-no-quiet = Σχεδιάστε `0`. Όταν το σχέδιο είναι πλήρες, πατήστε από κάτω «χωρίς ερώτηση» γι’ αυτό το στάδιο: έτσι η σειρά περνά μόνη της.
edo-no-more = Όλοι οι υπάλληλοί σας εργάστηκαν. Μένει να χρησιμοποιήσετε προνόμιο ή να τελειώσετε τη σειρά σας.
edo-no-pass = Αυτή η ενέργεια γίνεται υποχρεωτικά.
edo-no-produce-land = { $action }: όχι εδώ ({ $place }). Χρειάζεται: { $land }.
edo-no-produce-twice = Κάθε σαμουράι παράγει μία φορά στη σειρά σας και δεν έχετε άλλον εκεί: { $place }.
edo-no-build-place = Εδώ δεν κτίζεται κάτι τέτοιο ({ $building }): { $place }.
edo-no-build-nobody = Για την κατασκευή { WORD($building, form: "gen") } χρειάζεστε σαμουράι εκεί: { $place }.
edo-no-build-site = Δεν υπάρχει ελεύθερη θέση για την κατασκευή { WORD($building, form: "gen") }: { $place }.
edo-no-build-taken = Υπάρχει ήδη εκεί ({ $building }): { $place }.
edo-no-build-none = Δεν έμεινε κομμάτι για την κατασκευή { WORD($building, form: "gen") } ({ $place }): όλα είναι στο ταμπλό.
edo-no-build-ronin = Δύο ή περισσότεροι Ρόνιν εμποδίζουν κάθε κτίσιμο εκεί ({ $building }): { $place }.
edo-no-temples = Η παρτίδα παίζεται χωρίς ναούς.
edo-no-gate = Δεν είναι φυλάκιο: { $place }.
edo-no-gate-own = Σε φυλάκιο πηγαίνει μόνο δικός σας υπάλληλος.
edo-no-travel-merchant = Οι δωρεάν κινήσεις είναι μόνο για σαμουράι. Ο έμπορος κινείται με πληρωμή, πριν από την ενέργεια.
edo-no-travel-same = Η δεύτερη δωρεάν κίνηση είναι για άλλον σαμουράι.
edo-no-rally = Τώρα φέρνετε σαμουράι μόνο εδώ: { $place }.
edo-no-disperse-none = Δεν υπάρχει Ρόνιν εκεί: { $place }.
edo-no-disperse-twice = Μία προσπάθεια διασκορπισμού επιτρέπεται σε κάθε σειρά.
edo-no-trade-place = Ο έμπορος και ένας σαμουράι σας πρέπει να είναι στην ίδια ανοιχτή πόλη. Ο έμπορος: { $place }.
edo-no-trade-card = Η κάρτα εμπόρου { $card } δεν είναι ανοιχτή.
edo-no-trade-next = Η { $card } είναι η επόμενη κάρτα εμπόρου. Την ανοίγει μόνο το προνόμιο εμπορίου.
edo-no-trade-most = Από την κάρτα { $card } αγοράζετε 1 έως { $most } κομμάτια.
edo-no-trade-twice = Κάθε προσφορά ισχύει μία φορά σε μια συναλλαγή.
edo-no-demand-open = Αυτή η απαίτηση δεν είναι ανοιχτή: { $demand }.
edo-no-demand-edo = Οι απαιτήσεις για το παλάτι θέλουν έναν σαμουράι σας στο Έντο.
edo-no-demand-second = Η απαίτηση θέλει ολόκληρο υπάλληλο και αυτός άρχισε ήδη κάτι άλλο.
edo-no-display = Η κάρτα { $card } δεν είναι διαθέσιμη.
edo-no-neutral = Δεν έμεινε ουδέτερος υπάλληλος στο απόθεμα.
edo-no-privilege = Δεν έχετε αυτό το προνόμιο: { $privilege }.
edo-no-privilege-goods = Αυτό το προνόμιο δεν το δίνει: { $privilege }.
edo-no-privilege-now = Τελειώστε πρώτα αυτό· το προνόμιο μπορεί να περιμένει.
edo-no-claim = Αυτή η πόλη δεν θα σας έδινε τίποτα τώρα: { $city }.
edo-no-rice = Οι μισθοί θέλουν ρύζι { $due } και έχετε { $rice }. Αποσύρετε πρώτα κάποιον.
edo-no-home = Έχετε μόνο έναν σαμουράι. Αποσύρετέ τον με τη θέση του.
edo-no-discard = Δεν έχετε κάτι τέτοιο για απόρριψη.

## Score

edo-item-track = πόντοι ισχύος
edo-item-ryo = χρήματα
edo-item-samurai = σαμουράι στο ταμπλό
edo-item-ronin = δείκτες Ρόνιν
edo-item-no-house = χωρίς σπίτι στο Έντο: πιο κάτω
edo-tie-resources = πόροι

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] χωρίς βάρος
   *[other] βάρος { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 δείκτης
   *[other] { $markers } δείκτες
} για { $ronin }
edo-rules-1 =
    ### Με δυο λόγια
    Είστε νταΐμιο με { $pieces ->
    [one] 1 πιόνι
   *[other] { $pieces } πιόνια
    }. Έξω από το ταμπλό είναι **υπάλληλοι** που εκτελούν ενέργειες, πάνω στο ταμπλό είναι **σαμουράι** που παράγουν και κτίζουν. Πόντους ισχύος κερδίζετε κτίζοντας στις πόλεις και με εμπόριο. Το παιχνίδι τελειώνει στον γύρο που κάποιος έχει { $goal ->
    [one] 1 πόντο
   *[other] { $goal } πόντους
    } ή όταν τελειώσουν οι κάρτες εμπόρου ({ $rounds ->
    [one] 1 γύρος
   *[other] { $rounds } γύροι
    }).
    {""}**Κερδίζει μόνο όποιος έχει σπίτι στο Έντο**, εκτός αν δεν έχει κανείς.
    Στην αρχή ο καθένας παίρνει ένα πακέτο πόρων και μια αρχική πόλη έξω από το Έντο, με ένα σπίτι και έναν σαμουράι.
edo-rules-2 =
    ### Ο γύρος
    1. **Σχέδιο**, όλοι μαζί και μυστικά: διαλέξτε τρεις κάρτες σας, μία ενέργεια στην καθεμία, βάλτε τις σε σειρά και μοιράστε τους υπαλλήλους σας. Ένα στάδιο μπορεί να μείνει χωρίς υπαλλήλους. Ο αριθμός στην κάρτα λέει πόσους παίρνει το πολύ. Το σχέδιο αλλάζει ώσπου να σφραγίσει και ο τελευταίος.
    2. **Ενέργειες**: όλοι με τη σειρά εκτελούν το στάδιο 1, μετά το 2, μετά το 3. Κάθε στάδιο ανοίγει μόνο όταν έρθει η ώρα του. Πριν από την ενέργεια μπορείτε να κινήσετε τους σαμουράι σας και τον έμπορο, { $step } ριό το βήμα. Ύστερα κάθε υπάλληλος εργάζεται μία φορά. Κάτω από το σχέδιό σας βλέπετε για κάθε στάδιο και για τους μισθούς αν σας ρωτώ, και το αλλάζετε με ένα άγγιγμα: χωρίς ερώτηση, ενεργώ αμέσως όπου δεν θα κερδίζατε περισσότερα.
    3. **Μισθοί και εισόδημα**. 4. **Τέλος γύρου**: απορρίψτε πόρους πάνω από { $limit }, ανοίγει η επόμενη κάρτα εμπόρου, αλλάζει ο πρώτος παίκτης.
edo-rules-3 =
    ### Οι ενέργειες
    {""}**Ρύζι, Χρήματα**: παίρνετε όσα γράφει. **Ξύλο, Πέτρα, Σοδειά**: ένας σαμουράι σας σε δάσος, λατομείο ή ορυζώνα παράγει { $forest }, { $quarry } ή { $rice }· ένα λιγότερο για κάθε άλλον σαμουράι εκεί.
    {""}**Κατασκευή**: ένα κτίσμα όπου έχετε σαμουράι. **Ταξίδι**: ο υπάλληλος γίνεται σαμουράι σε φυλάκιο ή κινεί δωρεάν έως { $travellers } σαμουράι, όσο μακριά θέλετε. **Εμπόριο**: μια προσφορά του εμπόρου, εκεί όπου βρίσκεται μαζί με έναν σαμουράι σας.
    {""}**Πρόσληψη**: ένας ουδέτερος υπάλληλος για όλο το παιχνίδι· δεν γίνεται σαμουράι. **Εξουσιοδότηση**: απόκτηση ειδικής κάρτας για τους επόμενους γύρους. **Εύνοια**: πόντοι με χρήματα. **Εισφορά**: 1 ξύλο ή 1 πέτρα.
edo-rules-4 =
    ### Κτίσματα και έμπορος
    {""}**Σπίτι**: { LIST($house_cost, style: "comma") }· { $house_points }, { $house_weight }. **Αγορά**: { LIST($post_cost, style: "comma") }· { $post_points }, { $post_weight }· μία για κάθε παίκτη και κάθε πόλη, όχι στο Έντο. **Οχυρό**: { LIST($stronghold_cost, style: "comma") }· { $stronghold_points }, { $stronghold_weight }· ένα σε κάθε πόλη.
    Σπίτια και αγορές μπαίνουν στην πρώτη ελεύθερη θέση. Η κάρτα εμπόρου έχει δύο προσφορές: αγοράζετε πόρους ή δίνετε κάτι για { $trade ->
    [one] 1 πόντο
   *[other] { $trade } πόντους
    }. Μια συναλλαγή είναι μία προσφορά· στην πόλη της αγοράς σας γίνονται και οι δύο.
edo-rules-5 =
    ### Μισθοί, εισόδημα, τέλος
    Κάθε σαμουράι που μένει στο ταμπλό κοστίζει { $wage ->
    [one] 1 ρύζι
   *[other] { $wage } ρύζια
    }· οι άλλοι γυρίζουν και είναι πάλι υπάλληλοι.
    Ύστερα κάθε πόλη πληρώνει όσους έχουν βάρος εκεί, ανάλογα με την κατάταξη, όπως λέει το πλακίδιο κέρδους· σε ίσο βάρος προηγείται η πιο μπροστινή θέση.
    Στο τέλος: 1 πόντος για κάθε { $ryo_a_point } ριό, 1 πόντος για κάθε { $samurai_a_point } σαμουράι στο ταμπλό. Όποιος δεν έχει σπίτι στο Έντο κατατάσσεται πίσω από όλους τους άλλους. Ισοπαλία: περισσότερα ριό, μετά πόροι, μετά σαμουράι.
edo-rules-temples =
    ### Παραλλαγή: ναοί
    Με την Κατασκευή κτίζετε και ναό σε δάσος, ορυζώνα, λατομείο, ποτάμι ή δρόμο όπου έχετε σαμουράι: { LIST($temple_cost) }, { $temple_points }, ένας σε κάθε θέση. Οι δρόμοι δίπλα στους ναούς σας δεν σας κοστίζουν τίποτα.
edo-rules-privileges =
    ### Παραλλαγή: προνόμια
    Αντί για τη συνηθισμένη εργασία ένας υπάλληλος μπορεί να καλύψει μια ανοιχτή απαίτηση του σογκούν: αγαθά με Εμπόριο (δίπλα στον έμπορο) ή Ταξίδι, το παλάτι με Κατασκευή (σαμουράι στο Έντο). Δίνει { $demand ->
    [one] 1 πόντο
   *[other] { $demand } πόντους
    } και το προνόμιο από κάτω, για μία χρήση: σπίτι στην πρώτη θέση, μαύρος υπάλληλος για ένα σχέδιο, η επόμενη κάρτα εμπόρου, το εισόδημα μιας πόλης, ένας πόρος ή παραγωγή σαν να ήταν ο σαμουράι σας μόνος.
edo-rules-ronin =
    ### Παραλλαγή: Ρόνιν
    Τρεις μοναχικοί σαμουράι βρίσκονται σε θέσεις πόρων. Σε κάθε γύρο ο πρώτος παίκτης μετακινεί έναν· ένα πλακίδιο δείχνει το είδος θέσης, και εκεί συναντά τους άλλους, αν υπάρχουν. Δεν μπαίνει ποτέ στο Έντο.
    Ένας Ρόνιν μειώνει την παραγωγή όπως ένας σαμουράι. Σε μια πόλη { $stops_building } Ρόνιν εμποδίζουν το κτίσιμο, { $stops_income } κόβουν και το εισόδημά της.
    Ένας υπάλληλος σε κάθε σειρά μπορεί να τους διασκορπίσει με **Ταξίδι**: ορίζετε τη θέση και φέρνετε δωρεάν έως { $travellers } σαμουράι. Αν έχετε εκεί περισσότερους από τους Ρόνιν, φεύγουν: { LIST($rewards, style: "comma") }. Κάθε δείκτης είναι 1 πόντος στο τέλος.
edo-rules-6 =
    ### Πώς γράφεται μια σειρά
    Κάθε θέση έχει κωδικό: C πόλη, FO δάσος, RI ορυζώνας, QU λατομείο, RV ποτάμι, RD δρόμος, GA φυλάκιο. Το σχέδιο γράφει κάρτα και ενέργεια (`B.TRAVEL`) και υπαλλήλους: `2`, `1+1n` με ουδέτερο, `1b` μαύρος, ή `0`.
    Κινήσεις: `C1-FO2`, `M-C2` για τον έμπορο, `go` στο τέλος. Κτίσμα: `H.C1` σπίτι, `P` αγορά, `S` οχυρό, `T` ναός. Εμπόριο: `M04.1.3` τρία κομμάτια της προσφοράς 1, `M04.2` η προσφορά 2. Ο αστερίσκος χρησιμοποιεί προνόμιο.
