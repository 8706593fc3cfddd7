### Bora Bora, στα ελληνικά «Μπόρα Μπόρα». Όροι όπως στο ελληνικό βιβλίο κανόνων.
### Forms: gods .acc (τον … Θεό), .card (κάρτα: λευκή), .cards (κάρτες: λευκές); regions .to (στο …); persons .woman, .men, .women.

bb-title = Μπόρα Μπόρα
bb-about = Νησιά της Νότιας Θάλασσας, για 2–4 άτομα. Ζάρια, Θεοί, άντρες και γυναίκες: στήστε καλύβες, στείλτε ιερείς στον ναό, ολοκληρώστε αποστολές. Μεγάλο παιχνίδι με πολλές μικρές επιλογές.

## Terms

bb-god-B = Μπλε
    .acc = Μπλε
    .card = μπλε
    .cards = μπλε
bb-god-W = Λευκός
    .acc = Λευκό
    .card = λευκή
    .cards = λευκές
bb-god-R = Κόκκινος
    .acc = Κόκκινο
    .card = κόκκινη
    .cards = κόκκινες
bb-god-G = Πράσινος
    .acc = Πράσινο
    .card = πράσινη
    .cards = πράσινες
bb-god-Y = Κίτρινος
    .acc = Κίτρινο
    .card = κίτρινη
    .cards = κίτρινες
bb-action-H = Βοηθός
bb-action-T = Ναός
bb-action-B = Κτίσιμο
bb-action-M = Άντρας
bb-action-W = Γυναίκα
bb-action-L = Χερσαίο μονοπάτι
bb-action-S = Θαλάσσιο μονοπάτι
bb-action-F = Ψάρεμα
bb-region-CF = κεντρικό δάσος
    .to = στο κεντρικό δάσος
    .from = για το κεντρικό δάσος
bb-region-CP = κεντρική πεδιάδα
    .to = στην κεντρική πεδιάδα
    .from = για την κεντρική πεδιάδα
bb-region-CM = κεντρικό βουνό
    .to = στο κεντρικό βουνό
    .from = για το κεντρικό βουνό
bb-region-CB = κεντρική παραλία
    .to = στην κεντρική παραλία
    .from = για την κεντρική παραλία
bb-region-NB = βόρεια παραλία
    .to = στη βόρεια παραλία
    .from = για τη βόρεια παραλία
bb-region-NM = βόρειο βουνό
    .to = στο βόρειο βουνό
    .from = για το βόρειο βουνό
bb-region-EF = ανατολικό δάσος
    .to = στο ανατολικό δάσος
    .from = για το ανατολικό δάσος
bb-region-EB = ανατολική παραλία
    .to = στην ανατολική παραλία
    .from = για την ανατολική παραλία
bb-region-SF = νότιο δάσος
    .to = στο νότιο δάσος
    .from = για το νότιο δάσος
bb-region-SP = νότια πεδιάδα
    .to = στη νότια πεδιάδα
    .from = για τη νότια πεδιάδα
bb-region-WP = δυτική πεδιάδα
    .to = στη δυτική πεδιάδα
    .from = για τη δυτική πεδιάδα
bb-region-WM = δυτικό βουνό
    .to = στο δυτικό βουνό
    .from = για το δυτικό βουνό
bb-island-central = κεντρικό νησί
bb-island-north = βόρειο νησί
bb-island-east = ανατολικό νησί
bb-island-south = νότιο νησί
bb-island-west = δυτικό νησί
bb-material-sand = άμμος
    .acc = άμμο
    .the = η άμμος
bb-material-stone = πέτρα
    .acc = πέτρα
    .the = η πέτρα
bb-material-wood = ξύλο
    .acc = ξύλο
    .the = το ξύλο
bb-person-K1 = Ανιχνευτής
    .woman = Ανιχνεύτρια
    .men = Ανιχνευτές
    .women = Ανιχνεύτριες
bb-person-K2 = Κωπηλάτης
    .woman = Κωπηλάτρια
    .men = Κωπηλάτες
    .women = Κωπηλάτριες
bb-person-K3 = Τραγουδιστής
    .woman = Τραγουδίστρια
    .men = Τραγουδιστές
    .women = Τραγουδίστριες
bb-person-K4 = Τυμπανιστής
    .woman = Τυμπανίστρια
    .men = Τυμπανιστές
    .women = Τυμπανίστριες
bb-person-K5 = Κτίστης
    .woman = Κτίστρια
    .men = Κτίστες
    .women = Κτίστριες
bb-person-K6 = Συλλέκτης
    .woman = Συλλέκτρια
    .men = Συλλέκτες
    .women = Συλλέκτριες
bb-person-K7 = Κουβαλητής
    .woman = Κουβαλήτρια
    .men = Κουβαλητές
    .women = Κουβαλήτριες
bb-person-K8 = Αφηγητής
    .woman = Αφηγήτρια
    .men = Αφηγητές
    .women = Αφηγήτριες
bb-person-K9 = Μάντης
    .woman = Μάντισσα
    .men = Μάντεις
    .women = Μάντισσες
bb-person-K10 = Δωρητής
    .woman = Δωρήτρια
    .men = Δωρητές
    .women = Δωρήτριες
bb-person-K11 = Άρχοντας
    .woman = Αρχόντισσα
    .men = Άρχοντες
    .women = Αρχόντισσες
bb-person-K12 = Δύτης
    .woman = Δύτρια
    .men = Δύτες
    .women = Δύτριες
bb-jewel-J1 = κολιέ
bb-jewel-J2 = βραχιόλι
bb-jewel-J3 = σκουλαρίκι
bb-jewel-J4 = βραχιόλι ποδιού
bb-jewel-J5 = χτένα
bb-jewel-J6 = κορδέλα
bb-fish-F1 = παλαμίδα
bb-fish-F2 = αγγελόψαρο
bb-fish-F3 = σαλάχι
bb-fish-F4 = φουσκόψαρο
bb-task-T01 = ένας άντρας και μία γυναίκα
bb-task-T02 = μία γυναίκα και ένας ιερέας στον ναό
bb-task-T03 = ένας άντρας και ένας ιερέας στον ναό
bb-task-T04 = { $need ->
    [one] 1 ιερέας στον ναό
   *[other] { $need } ιερείς στον ναό
}
bb-task-T05 = μία γυναίκα και ένα κόσμημα
bb-task-T06 = ένας άντρας και το πλακίδιο σειράς 1
bb-task-T07 = { $need ->
    [one] καλύβες σε 1 περιοχή
   *[other] καλύβες σε { $need } περιοχές
}
bb-task-T08 = { $need ->
    [one] 1 άντρας
   *[other] { $need } άντρες
}
bb-task-T09 = { $need ->
    [one] 1 γυναίκα
   *[other] { $need } γυναίκες
}
bb-task-T10 = { $need ->
    [one] 1 κόσμημα
   *[other] { $need } κοσμήματα
}
bb-task-T11 = { $need ->
    [one] 1 κτίριο
   *[other] { $need } κτίρια
}
bb-task-T12 = { $need ->
    [one] 1 κολιέ
   *[other] { $need } κολιέ
}
bb-task-T13 = { $need ->
    [one] 1 βραχιόλι
   *[other] { $need } βραχιόλια
}
bb-task-T14 = { $need ->
    [one] 1 σκουλαρίκι
   *[other] { $need } σκουλαρίκια
}
bb-task-T15 = { $need ->
    [one] 1 βραχιόλι ποδιού
   *[other] { $need } βραχιόλια ποδιού
}
bb-task-T16 = { $need ->
    [one] 1 χτένα
   *[other] { $need } χτένες
}
bb-task-T17 = { $need ->
    [one] 1 κορδέλα
   *[other] { $need } κορδέλες
}
bb-task-T18 = { $need ->
    [one] 1 πλακίδιο Θεού
   *[other] { $need } πλακίδια Θεών
}
bb-task-T19 = { $need ->
    [one] 1 προσφορά
   *[other] { $need } προσφορές
}
bb-task-T20 = { $need ->
    [one] 1 κοχύλι
   *[other] { $need } κοχύλια
}
bb-task-T21 = { $need ->
    [one] καλύβες σε 1 περιοχή
   *[other] καλύβες σε { $need } περιοχές
}
bb-task-T22 = { $need ->
    [5] καλύβες και στα 5 νησιά
   *[other] καλύβες σε { $need } νησιά
}
bb-task-T23 = { $need ->
    [one] 1 πέτρα
   *[other] { $need } πέτρες
}
bb-task-T24 = άμμος × { $need }
bb-task-T25 = { $need ->
    [one] 1 ξύλο
   *[other] { $need } ξύλα
}
bb-task-T26 = { $need ->
    [one] 1 οποιοδήποτε υλικό
   *[other] { $need } οποιαδήποτε υλικά
}
bb-task-T27 = { $need ->
    [one] 1 κάρτα Θεού ίδιου χρώματος
   *[other] { $need } κάρτες Θεών ίδιου χρώματος
}
bb-task-T28 = { $need ->
    [one] 1 μπλε κάρτα Θεού
   *[other] { $need } μπλε κάρτες Θεών
}
bb-task-T29 = { $need ->
    [one] 1 λευκή κάρτα Θεού
   *[other] { $need } λευκές κάρτες Θεών
}
bb-task-T30 = { $need ->
    [one] 1 κόκκινη κάρτα Θεού
   *[other] { $need } κόκκινες κάρτες Θεών
}
bb-task-T31 = { $need ->
    [one] 1 πράσινη κάρτα Θεού
   *[other] { $need } πράσινες κάρτες Θεών
}
bb-task-T32 = { $need ->
    [one] 1 κίτρινη κάρτα Θεού
   *[other] { $need } κίτρινες κάρτες Θεών
}
bb-task-T33 = { $need ->
    [one] κάρτες Θεών 1 χρώματος
   *[other] κάρτες Θεών { $need } χρωμάτων
}
bb-task-T34 = { $need ->
    [3] καλύβες και στα 3 βουνά
   *[other] καλύβες σε { $need } βουνά
}
bb-task-T35 = { $need ->
    [3] καλύβες και στις 3 παραλίες
   *[other] καλύβες σε { $need } παραλίες
}
bb-task-T36 = { $need ->
    [3] καλύβες και στα 3 δάση
   *[other] καλύβες σε { $need } δάση
}
bb-task-T37 = { $need ->
    [3] καλύβες και στις 3 πεδιάδες
   *[other] καλύβες σε { $need } πεδιάδες
}
bb-task-T38 = { $need ->
    [3] καλύβες και στις 3 παλαμίδες
   *[other] καλύβες σε { $need } παλαμίδες
}
bb-task-T39 = { $need ->
    [3] καλύβες και στα 3 αγγελόψαρα
   *[other] καλύβες σε { $need } αγγελόψαρα
}
bb-task-T40 = { $need ->
    [3] καλύβες και στα 3 σαλάχια
   *[other] καλύβες σε { $need } σαλάχια
}
bb-task-T41 = { $need ->
    [3] καλύβες και στα 3 φουσκόψαρα
   *[other] καλύβες σε { $need } φουσκόψαρα
}
bb-task-T42 = { $need ->
    [one] 1 καλύβα στη θέση 12
   *[other] { $need } καλύβες στη θέση 12
}
bb-task-T43 = { $need ->
    [one] 1 άντρας με τατουάζ
   *[other] { $need } άντρες με τατουάζ
}
bb-task-T44 = { $need ->
    [one] 1 γυναίκα που μάζεψε κοχύλια
   *[other] { $need } γυναίκες που μάζεψαν κοχύλια
}
bb-task-T45 = { $need ->
    [one] 1 άτομο με τατουάζ ή μαζεμένα κοχύλια
   *[other] { $need } άτομα με τατουάζ ή μαζεμένα κοχύλια
}
bb-task-T46 = { $need ->
    [one] άντρες 1 είδους
   *[other] άντρες { $need } ειδών
}
bb-task-T47 = { $need ->
    [one] γυναίκες 1 είδους
   *[other] γυναίκες { $need } ειδών
}
bb-task-T48 = { $need ->
    [one] κοσμήματα 1 είδους
   *[other] κοσμήματα { $need } ειδών
}
bb-task-T49 = { $need ->
    [one] 1 άτομο: Ανιχνευτής ή Ανιχνεύτρια
   *[other] { $need } άτομα: Ανιχνευτής ή Ανιχνεύτρια
}
bb-task-T50 = { $need ->
    [one] 1 άτομο: Κωπηλάτης ή Κωπηλάτρια
   *[other] { $need } άτομα: Κωπηλάτης ή Κωπηλάτρια
}
bb-task-T51 = { $need ->
    [one] 1 άτομο: Τραγουδιστής ή Τραγουδίστρια
   *[other] { $need } άτομα: Τραγουδιστής ή Τραγουδίστρια
}
bb-task-T52 = { $need ->
    [one] 1 άτομο: Τυμπανιστής ή Τυμπανίστρια
   *[other] { $need } άτομα: Τυμπανιστής ή Τυμπανίστρια
}
bb-task-T53 = { $need ->
    [one] 1 άτομο: Κτίστης ή Κτίστρια
   *[other] { $need } άτομα: Κτίστης ή Κτίστρια
}
bb-task-T54 = { $need ->
    [one] 1 άτομο: Συλλέκτης ή Συλλέκτρια
   *[other] { $need } άτομα: Συλλέκτης ή Συλλέκτρια
}
bb-task-T55 = { $need ->
    [one] 1 άτομο: Κουβαλητής ή Κουβαλήτρια
   *[other] { $need } άτομα: Κουβαλητής ή Κουβαλήτρια
}
bb-task-T56 = { $need ->
    [one] 1 άτομο: Αφηγητής ή Αφηγήτρια
   *[other] { $need } άτομα: Αφηγητής ή Αφηγήτρια
}
bb-task-T57 = { $need ->
    [one] 1 άτομο: Μάντης ή Μάντισσα
   *[other] { $need } άτομα: Μάντης ή Μάντισσα
}
bb-task-T58 = { $need ->
    [one] 1 άτομο: Δωρητής ή Δωρήτρια
   *[other] { $need } άτομα: Δωρητής ή Δωρήτρια
}
bb-task-T59 = { $need ->
    [one] 1 άτομο: Άρχοντας ή Αρχόντισσα
   *[other] { $need } άτομα: Άρχοντας ή Αρχόντισσα
}
bb-task-T60 = { $need ->
    [one] 1 άτομο: Δύτης ή Δύτρια
   *[other] { $need } άτομα: Δύτης ή Δύτρια
}
bb-thing-man = ένας άντρας
bb-thing-woman = μία γυναίκα
bb-thing-priest = ένας ιερέας στον ναό
bb-thing-jewelry = ένα κόσμημα
bb-thing-first = το πλακίδιο σειράς 1

## Phrases

bb-man = { $kind } ({ $symbols ->
    [one] 1 βήμα
   *[other] { $symbols } βήματα
})
bb-woman = { WORD($kind, form: "woman") } ({ $symbols ->
    [one] 1 κοχύλι
   *[other] { $symbols } κοχύλια
})
bb-men = { $tiles ->
    [one] { $kind }
   *[other] { $tiles } { WORD($kind, form: "men") }
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "woman") }
   *[other] { $tiles } { WORD($kind, form: "women") }
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 κοχύλι
   *[other] { $cost } κοχύλια
}, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
})
bb-fish = { $kind } { $points }
bb-does-K1 = επέκταση από χερσαίο μονοπάτι έως { $value }
bb-does-K2 = επέκταση από θαλάσσιο μονοπάτι έως { $value }
bb-does-K3 = μία γυναίκα από τις θέσεις 1 έως { $value }
bb-does-K4 = ένας άντρας από τις θέσεις 1 έως { $value }
bb-does-K5 = κτίσιμο ενός πλακιδίου έως { $value }
bb-does-K6 = { $value ->
    [one] 1 υλικό
   *[other] έως { $value } υλικά
}
bb-does-K7 = { $value ->
    [one] 1 καλύβα στη θέση 12
   *[other] έως { $value } καλύβες στη θέση 12
}
bb-does-K8 = { $value ->
    [one] 1 πόντος
   *[other] { $value } πόντοι
}
bb-does-K9 = { $value ->
    [one] 1 κάρτα Θεού
   *[other] έως { $value } κάρτες Θεών
}
bb-does-K10 = { $value ->
    [one] 1 προσφορά
   *[other] { $value } προσφορές
}
bb-does-K11 = { $value ->
    [one] 1 βήμα στον μετρητή θέσης
   *[other] { $value } βήματα στον μετρητή θέσης
}
bb-does-K12 = { $value ->
    [one] 1 κοχύλι
   *[other] { $value } κοχύλια
}
bb-payment-card = μία { WORD($god, form: "card") } κάρτα και μία προσφορά
bb-payment-pair = δύο { WORD($god, form: "cards") } κάρτες και μία προσφορά
bb-payment-tile = ένα πλακίδιο Θεού
bb-gain-offering = μία προσφορά
bb-gain-material = { WORD($material, form: "acc") }
bb-result = { $who } { $points }
bb-how-met = ολοκληρώθηκε, { $points } πόντοι
bb-how-met-cards = ολοκληρώθηκε με επίδειξη καρτών ({ LIST(WORD($cards, form: "card"), style: "comma") }), { $points } πόντοι
bb-how-yellow = με τον Κίτρινο ({ $how }), { $points } πόντοι
bb-how-yellow-cards = με τον Κίτρινο ({ $how }) και επίδειξη καρτών ({ LIST(WORD($cards, form: "card"), style: "comma") }), { $points } πόντοι
bb-how-given = εγκαταλείφθηκε
bb-lack-things = λείπει: { LIST($things, style: "comma") }
bb-lack-islands = χωρίς καλύβα ακόμη: { LIST($islands, style: "comma") }
bb-lack-regions = χωρίς καλύβα ακόμη: { LIST($regions, style: "comma") }
bb-lack-count = έχετε { $have } από { $need }, { $count ->
    [one] λείπει 1
   *[other] λείπουν { $count }
}
bb-lack-cards = στο χέρι έχετε { $have } από { $need }, { $count ->
    [one] λείπει 1
   *[other] λείπουν { $count }
}

## Kinds of answers, as headings of menus

bb-kind-place = Τοποθέτηση ζαριού…
bb-kind-place-gods = Τοποθέτηση ζαριού με Θεούς…
bb-kind-pay = Πληρωμή του Θεού…
bb-kind-region = Επιλογή περιοχής…
bb-kind-hut = Η καλύβα από τη θέση…
bb-kind-space = Το υλικό στη θέση…
bb-kind-red = Σκοράρισμα του ψαριού…
bb-kind-slot = Πάρτε ένα άτομο…
bb-kind-home = Το άτομο στη θέση…
bb-kind-trade = Εμπόριο, ένα ή περισσότερα…
bb-kind-priest = Ο ιερέας στη θέση…
bb-kind-building = Επιλογή κτιρίου…
bb-kind-pair = Κτίσιμο στις θέσεις…
bb-kind-fire-first = Πλεονέκτημα Φωτιάς, πρώτο μισό…
bb-kind-fire-second = Πλεονέκτημα Φωτιάς, δεύτερο μισό…
bb-kind-use = Χρήση αντρών ή γυναικών…
bb-kind-green = Χρήση με τον Πράσινο…
bb-kind-end = Τέλος της σειράς…
bb-kind-material = Πάρτε ένα υλικό…
bb-kind-carry = Μετακίνηση μιας ή περισσότερων καλυβών…
bb-kind-card = Πάρτε μια κάρτα Θεού…
bb-kind-jewel = Αγορά κοσμήματος…
bb-kind-task = Κλείσιμο αποστολής…
bb-kind-take = Νέα αποστολή…

## Prompts: what is awaited, after the player's name

bb-ask-start = πού μπαίνει η πρώτη σας καλύβα (περιοχή με ψάρι αξίας 1);
bb-ask-hut = από ποια θέση του ταμπλό σας φεύγει η καλύβα { WORD($region, form: "from") };
bb-ask-space = σε ποια θέση τελετής μπαίνει { WORD($material, form: "the") };
bb-ask-place = { $lap ->
    [1] τοποθετήστε το πρώτο σας ζάρι
    [2] τοποθετήστε το δεύτερο ζάρι σας
   *[other] τοποθετήστε το τελευταίο σας ζάρι
}
bb-ask-pay = πώς πληρώνετε τον { WORD($god, form: "acc") } Θεό;
bb-ask-region = { $action ->
    [bb-action-L] πού επεκτείνεστε από στεριά; (μονοπάτια έως { $value })
   *[other] πού επεκτείνεστε από θάλασσα; (μονοπάτια έως { $value })
}
bb-ask-red = παίζετε τον Κόκκινο για το ψάρι { WORD($region, form: "to") } ({ $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
});
bb-ask-man = ποιον άντρα παίρνετε (θέσεις έως { $value });
bb-ask-woman = ποια γυναίκα παίρνετε (θέσεις έως { $value });
bb-ask-home = σε ποια ελεύθερη θέση του ταμπλό σας μπαίνει: { $person };
bb-ask-trade = βοηθός: { $left ->
    [one] δώστε τον τελευταίο σας πόντο
   *[other] έχετε { $left } πόντους για εμπόριο
}
bb-ask-priest = ποια θέση του ναού, 1 έως { $value };
bb-ask-building = ποιο πλακίδιο κτιρίου, έως { $value } ({ $points } πόντοι);
bb-ask-pair = σε ποιες δύο θέσεις κτίζετε το πλακίδιο { $number };
bb-ask-fire-first = Πλεονέκτημα Φωτιάς: κάρτα Θεού ή προσφορά;
bb-ask-fire-second = Πλεονέκτημα Φωτιάς: βήμα στον μετρητή θέσης ή κοχύλι;
bb-ask-use = ποιους άντρες και ποιες γυναίκες χρησιμοποιείτε;
bb-ask-use-more = χρησιμοποιείτε κι άλλους;
bb-ask-material = { $left ->
    [one] ποιο υλικό παίρνετε;
   *[other] ποιο υλικό παίρνετε; (έως { $left } ακόμη)
}
bb-ask-carry = { $left ->
    [one] ποια καλύβα πάει στη θέση 12;
   *[other] ποια καλύβα πάει στη θέση 12; (έως { $left } ακόμη)
}
bb-ask-card = { $left ->
    [one] ποια κάρτα Θεού παίρνετε;
   *[other] ποια κάρτα Θεού παίρνετε; (έως { $left } ακόμη)
}
bb-ask-jewel = αγοράζετε κόσμημα; Έχετε { $shells ->
    [one] 1 κοχύλι
   *[other] { $shells } κοχύλια
}
bb-ask-task = ποια αποστολή ολοκληρώνετε ή εγκαταλείπετε;
bb-ask-final-task = { $left ->
    [one] τέλος παιχνιδιού: η τελευταία σας αποστολή
   *[other] τέλος παιχνιδιού: οι { $left } αποστολές σας
}
bb-ask-take = ποια νέα αποστολή παίρνετε;
bb-ask-wait = ρίχνονται ζάρια και ανοίγουν πλακίδια

## Answers: labels

bb-group-die = Ζάρι { $face }
bb-switch-gods = Με τη βοήθεια Θεών
bb-group-men = Άντρες
bb-group-women = Γυναίκες
bb-group-task = { $task }
bb-do-place = Ζάρι { $face } στο πλακίδιο «{ $action }»
bb-do-place-gods = Ζάρι { $face } στο πλακίδιο «{ $action }», Θεός: { $gods }
bb-do-fish = Ζάρι { $face } στο Ψάρεμα
bb-do-pay = Πληρωμή: { $how }
bb-do-red = Κόκκινος Θεός: { $how }
bb-do-red-no = Χωρίς πόντους για το ψάρι
bb-do-region = { $region }
bb-do-hut = Καλύβα από τη θέση { $space }
bb-do-space = Θέση { $space }
bb-do-slot = { $person }, θέση { $slot }
bb-do-home = Θέση { $space }
bb-do-tattoo = Τατουάζ: { $person }
bb-do-collect = Κοχύλια: { $person }
bb-do-point = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
bb-do-offering = { $count ->
    [one] 1 προσφορά
   *[other] { $count } προσφορές
}
bb-do-card = Ανοιχτή { WORD($god, form: "card") } κάρτα Θεού
bb-do-card-top = Κάρτα Θεού από τη στοίβα, κλειστή
bb-do-material = Υλικό: { $material }
bb-do-carry = Καλύβα από τη θέση { $space } στη θέση 12
bb-do-stop = Ως εδώ
bb-do-priest = Θέση { $slot }
bb-do-building = Πλακίδιο κτιρίου { $number }
bb-do-pair = { $one } και { $other }
bb-do-status = 1 βήμα στον μετρητή θέσης
bb-do-shell = { $count ->
    [one] 1 κοχύλι
   *[other] { $count } κοχύλια
}
bb-do-use = { $persons }
bb-do-double = { $persons }, διπλά με τον Πράσινο
bb-do-extra = { $persons }, επιπλέον με τον Πράσινο
bb-do-end = Τέλος της σειράς μου
bb-do-buy = Αγορά: { $jewel }
bb-do-buy-none = Καμία αγορά
bb-do-task = { $task }: ολοκλήρωση
bb-do-task-cards = { $task }: επίδειξη ({ LIST(WORD($cards, form: "card"), style: "comma") })
bb-do-task-yellow-cards = { $task }: επίδειξη ({ LIST(WORD($cards, form: "card"), style: "comma") }), με τον Κίτρινο, { $how }
bb-do-task-yellow = { $task }: με τον Κίτρινο, { $how }
bb-do-task-give-up = { $task }: εγκατάλειψη
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = φτάνει: { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 άντρας
   *[other] { $count } άντρες
} για επιλογή, θέσεις έως { $value }
bb-effect-women = { $count ->
    [one] 1 γυναίκα
   *[other] { $count } γυναίκες
} για επιλογή, θέσεις έως { $value }
bb-effect-slot = θέσεις του ναού έως { $slot }, Πλεονέκτημα Φωτιάς
bb-effect-trades = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
} για εμπόριο
bb-effect-points = { $points ->
    [one] +1 πόντος
   *[other] +{ $points } πόντοι
}
bb-effect-pay-gods = { $count ->
    [one] πληρώνετε έναν Θεό
   *[other] πληρώνετε { $count } Θεούς
}
bb-effect-offerings-left = { $count ->
    [0] δεν μένει προσφορά
    [one] μένει 1 προσφορά
   *[other] μένουν { $count } προσφορές
}
bb-effect-tile-lost = αχρησιμοποίητο θα έδινε { $points } πόντους στο τέλος
bb-effect-offerings = { $count ->
    [one] +1 προσφορά
   *[other] +{ $count } προσφορές
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 κοχύλι
   *[other] +{ $count } κοχύλια
}
bb-effect-aside = σπρώχνει στην άκρη μια καλύβα ({ $who })
bb-effect-frees = ελευθερώνει θέση για ένα άτομο
bb-effect-huts-left = { $count ->
    [one] μένει εκεί 1 καλύβα
   *[other] μένουν εκεί { $count } καλύβες
}
bb-effect-pairs = { $count ->
    [one] δίπλα σε 1 υλικό
   *[other] δίπλα σε { $count } υλικά
}
bb-effect-together = και τα { $tiles } του είδους μαζί
bb-effect-closes-12 = κλείνει για πάντα τη θέση 12 για καλύβες
bb-effect-cost = { $count ->
    [one] κοστίζει 1 πόντο ζαριού
   *[other] κοστίζει { $count } πόντους ζαριού
}
bb-effect-lost = { $count ->
    [one] χάνεται 1 πόντος
   *[other] χάνονται { $count } πόντοι
}
bb-effect-status = μετρητής θέσης: { $space } (αξίζει { $points })
bb-effect-beside = χωρίς θέση: μένει δίπλα στο ταμπλό, μετρά μόνο για αποστολές
bb-effect-no-back = φέρνει άγνωστη κάρτα: μετά δεν υπάρχει επιστροφή
bb-effect-pushes = { COUNT($priests) ->
    [one] κάνει
   *[other] κάνουν
} δεξιά: { LIST($priests, style: "comma") }
bb-effect-drops = φεύγει από τον ναό: { $who }
bb-effect-uses = ξοδεύει: { LIST($materials, style: "comma") }
bb-effect-shells-left = { $count ->
    [0] δεν μένει κοχύλι
    [one] μένει 1 κοχύλι
   *[other] μένουν { $count } κοχύλια
}
bb-effect-missing = { $count ->
    [one] τώρα λείπει 1
   *[other] τώρα λείπουν { $count }
}
bb-effect-met = ισχύει ήδη
bb-effect-no-points = χωρίς πόντους
bb-effect-no-nine = χάνεται το μπόνους για { $tasks ->
    [9] εννέα αποστολές
   *[other] { $tasks } αποστολές
}

## Told: the log and the captions

bb-order = { $who } παίρνει το πλακίδιο σειράς { $number }.
bb-laid-fish = Ψάρι { WORD($region, form: "to") }: { $fish }.
bb-laid-person = Θέση { $slot }: { $person }.
bb-dealt-task = { $who } παίρνει την αποστολή: { $task }.
bb-laid-task = Νέα αποστολή στο ταμπλό: { $task }.
bb-laid-jewel = Κόσμημα του γύρου { $round }: { $jewel }.
bb-laid-card = Ανοιχτή κάρτα Θεού: { WORD($god, form: "card") }.
bb-laid-card-reshuffled = Οι παιγμένες κάρτες Θεών ανακατεύτηκαν· ανοιχτή κάρτα Θεού: { WORD($god, form: "card") }.
bb-dealt = { $who } παίρνει μία κάρτα Θεού.
bb-dealt-you = Παίρνετε μία { WORD($god, form: "card") } κάρτα Θεού.
bb-dealt-reshuffled = Οι παιγμένες κάρτες Θεών ανακατεύτηκαν· { $who } παίρνει μία κάρτα Θεού.
bb-dealt-you-reshuffled = Οι παιγμένες κάρτες Θεών ανακατεύτηκαν· παίρνετε μία { WORD($god, form: "card") } κάρτα Θεού.
bb-drew = { $who } τραβά μία κάρτα Θεού.
bb-drew-you = Τραβάτε μία { WORD($god, form: "card") } κάρτα Θεού.
bb-drew-reshuffled = Οι παιγμένες κάρτες Θεών ανακατεύτηκαν· { $who } τραβά μία κάρτα Θεού.
bb-drew-you-reshuffled = Οι παιγμένες κάρτες Θεών ανακατεύτηκαν· τραβάτε μία { WORD($god, form: "card") } κάρτα Θεού.
bb-rolled = { $who } ρίχνει { $face }.
bb-placed = { $who } βάζει ένα { $face } στο πλακίδιο «{ $action }».
bb-placed-gods = { $who } βάζει ένα { $face } στο πλακίδιο «{ $action }», { COUNT($gods) ->
    [one] Θεός
   *[other] Θεοί
}: { $gods }.
bb-fished = { $who } βάζει ένα { $face } στο Ψάρεμα: { $points } πόντοι.
bb-paid = { $who } πληρώνει τον { WORD($god, form: "acc") } Θεό: { $how }.
bb-red = { $who } κερδίζει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} για το ψάρι { WORD($region, form: "to") } με τον Κόκκινο ({ $how }).
bb-red-no = { $who } αφήνει το ψάρι { WORD($region, form: "to") }.
bb-chose-region = { $who } επεκτείνεται { WORD($region, form: "to") }.
bb-settled = { $who } βάζει καλύβα { WORD($region, form: "to") } (από τη θέση { $space }) και παίρνει { $gain }.
bb-settled-aside = { $who } βάζει καλύβα { WORD($region, form: "to") } (από τη θέση { $space }), σπρώχνει στην άκρη μια άλλη ({ $owner }) και παίρνει { $gain }.
bb-put = { $who } βάζει { WORD($material, form: "acc") } στη θέση { $space }.
bb-got-material = { $who } παίρνει { WORD($material, form: "acc") }.
bb-got-beside = { $who } παίρνει { WORD($material, form: "acc") } δίπλα στο ταμπλό.
bb-took-person = { $who } παίρνει από τη θέση { $slot }: { $person }.
bb-housed = { $who } βάζει στη θέση { $space }: { $person }.
bb-tattooed = { $who } κάνει τατουάζ: { $person }, μετρητής θέσης { $space }.
bb-collected = { $who } μαζεύει { $count ->
    [one] 1 κοχύλι
   *[other] { $count } κοχύλια
}: { $person }.
bb-point = { $who } παίρνει { $count ->
    [one] 1 πόντο
   *[other] { $count } πόντους
}.
bb-got-offerings = { $who } παίρνει { $count ->
    [one] 1 προσφορά
   *[other] { $count } προσφορές
}.
bb-got-shells = { $who } παίρνει { $count ->
    [one] 1 κοχύλι
   *[other] { $count } κοχύλια
}.
bb-rose = { $who } φτάνει στη θέση { $space } του μετρητή θέσης.
bb-took-card = { $who } παίρνει την ανοιχτή { WORD($god, form: "card") } κάρτα Θεού.
bb-takes-top = { $who } παίρνει την πρώτη κάρτα της στοίβας.
bb-carried = { $who } μετακινεί την καλύβα της θέσης { $space } στη θέση 12.
bb-stopped = { $who } σταματά εδώ.
bb-priest = { $who } στέλνει ιερέα στη θέση { $slot }.
bb-priest-out = { $who } στέλνει ιερέα στη θέση { $slot }· ένας ιερέας φεύγει ({ $owner }).
bb-chose-building = { $who } διαλέγει το πλακίδιο κτιρίου { $number }.
bb-built = { $who } κτίζει το πλακίδιο { $number } στις θέσεις { $one } και { $other }: { $points } πόντοι.
bb-used = { $who } χρησιμοποιεί: { $persons } – { $does }.
bb-used-doubled = { $who } χρησιμοποιεί: { $persons }, διπλά με τον Πράσινο – { $does }.
bb-used-extra = { $who } χρησιμοποιεί: { $persons }, επιπλέον με τον Πράσινο – { $does }.
bb-ended = { $who } ολοκληρώνει τη σειρά.
bb-passed = { $who } δεν χρησιμοποιεί κανέναν.
bb-idle-use = { $who } δεν έχει ποιον να χρησιμοποιήσει.
bb-idle-buy = { $who } δεν έχει αρκετά κοχύλια για κόσμημα.
bb-ranked = Μετρητής θέσης: { LIST($results, style: "comma") }. Αυτή είναι η νέα σειρά παιξίματος.
bb-temple = Ναός: { LIST($results, style: "comma") }. { $who } παίρνει το πλακίδιο Θεού.
bb-temple-empty = Ο ναός είναι άδειος· το πλακίδιο Θεού του φεύγει από το παιχνίδι.
bb-final = Τελικό σκοράρισμα.
bb-bought = { $who } αγοράζει: { $jewel }.
bb-not-bought = { $who } δεν αγοράζει κόσμημα.
bb-resolved = { $who }, αποστολή «{ $task }»: { $end }.
bb-took-task = { $who } παίρνει την αποστολή «{ $task }».

## Why not

bb-no-setup = Η παρτίδα στήνεται ακόμη.
bb-no-wait = Πρώτα ρίχνονται ζάρια και ανοίγουν πλακίδια. Περιμένετε μια στιγμή.
bb-no-now = Δεν είναι αυτό το ερώτημα τώρα. Το ερώτημα είναι: { $ask }.
bb-no-die = Δεν έχετε { $face } να τοποθετήσετε. Τα ζάρια σας: { LIST($dice, style: "comma") }.
bb-no-lower = Το { $face } δεν μπαίνει στο πλακίδιο «{ $action }»: το μικρότερο ζάρι εκεί είναι { $lowest } και χρειάζεται μικρότερο. Από τα δικά σας: { LIST($dice, style: "comma") }. Ή παίξτε τον Μπλε.
bb-no-lower-none = Το { $face } δεν μπαίνει στο πλακίδιο «{ $action }»: το μικρότερο ζάρι εκεί είναι { $lowest } και κανένα δικό σας δεν είναι μικρότερο. Μόνο ο Μπλε βοηθά.
bb-no-reach = Το { $face } δεν φτάνει για το πλακίδιο «{ $action }»: χρειάζεται { $needs }. Ο Λευκός το κάνει 6.
bb-no-gods-fishing = Στο Ψάρεμα δεν παίζονται Θεοί.
bb-no-blue-needed = Το { $face } μπαίνει στο πλακίδιο «{ $action }» και χωρίς τον Μπλε.
bb-no-white-six = Το 6 δεν χρειάζεται τον Λευκό.
bb-no-target = { $action }: κανένα μονοπάτι δεν πάει από τις καλύβες σας σε νέα περιοχή.
bb-no-huts = Δεν έχουν μείνει καλύβες στο ταμπλό σας.
bb-no-free-space = Το ταμπλό σας δεν έχει ελεύθερη θέση για άτομο. Πρώτα πρέπει να φύγει μια καλύβα.
bb-no-men = Δεν έχουν μείνει άντρες στις θέσεις του ταμπλό.
bb-no-women = Δεν έχουν μείνει γυναίκες στις θέσεις του ταμπλό.
bb-no-priests = Όλοι οι ιερείς σας είναι στον ναό.
bb-no-materials = Για κτίσιμο χρειάζεστε δύο υλικά σε γειτονικές θέσεις τελετής.
bb-no-buildings = Έχετε κτίσει όλα τα κτίριά σας.
bb-no-pay-offering = Δεν μπορείτε να πληρώσετε τον { WORD($god, form: "acc") } Θεό: έχετε τις κάρτες αλλά όχι προσφορά.
bb-no-pay-card = Δεν μπορείτε να πληρώσετε τον { WORD($god, form: "acc") } Θεό: δεν έχετε κάρτα αυτού του χρώματος, δύο ίδιες κάρτες ή πλακίδιο Θεού.
bb-no-pay-both = Δεν μπορείτε να πληρώσετε τον { WORD($god, form: "acc") } Θεό: λείπουν κάρτες, προσφορά και πλακίδιο Θεού.
bb-no-pay-two = Δεν φτάνουν όσα έχετε για τον Μπλε και τον Λευκό μαζί.
bb-no-pay-then = Αν πληρώσετε έτσι τον { WORD($god, form: "acc") } Θεό, τα υπόλοιπα δεν γίνονται πια.
bb-no-god-tile = Δεν έχετε πλακίδιο Θεού.
bb-no-pair-mixed = Οι δύο κάρτες πρέπει να έχουν το ίδιο χρώμα.
bb-no-pair-own = Για τον { WORD($god, form: "acc") } Θεό αρκεί μία κάρτα του χρώματός του.
bb-no-card-colour = Μία { WORD($colour, form: "card") } κάρτα δεν αρκεί για τον { WORD($god, form: "acc") } Θεό· χρειάζονται δύο.
bb-no-cards = Έχετε { $have } από { $need } κάρτες Θεών ({ WORD($colour, form: "cards") }).
bb-no-region = Δεν υπάρχει περιοχή { $text }.
bb-no-region-own = Έχετε ήδη καλύβα { WORD($region, form: "to") }.
bb-no-path = { $action }: κανένα τέτοιο μονοπάτι δεν πάει από τις καλύβες σας { WORD($region, form: "to") }.
bb-no-path-value = Το μονοπάτι { WORD($region, form: "from") } θέλει { $needs }· έχετε { $value }.
bb-no-start-value = Το ψάρι { WORD($region, form: "to") } αξίζει { $points }. Οι πρώτες καλύβες μπαίνουν εκεί που αξίζει 1.
bb-no-start-taken = { $who } έχει ήδη καλύβα { WORD($region, form: "to") }.
bb-no-hut = Δεν υπάρχει καλύβα στη θέση { $space }.
bb-no-space-kind = Η θέση { $space } είναι για άλλο υλικό: { $material }.
bb-no-space-full = Η θέση { $space } είναι πιασμένη.
bb-no-home-huts = Στη θέση { $space } υπάρχει καλύβα.
bb-no-home-person = Στη θέση { $space } υπάρχει ήδη άτομο.
bb-no-carry-person = Στη θέση 12 υπάρχει άτομο, άρα καμία καλύβα δεν πάει πια εκεί.
bb-no-carry-12 = Αυτή η καλύβα είναι ήδη στη θέση 12.
bb-no-slot-empty = Η θέση { $slot } είναι άδεια.
bb-no-slot-value = Η θέση { $slot } είναι πολύ ψηλά: έχετε { $value }.
bb-no-slot-man = Τώρα παίρνετε άντρα, όχι γυναίκα.
bb-no-slot-woman = Τώρα παίρνετε γυναίκα, όχι άντρα.
bb-no-stop = Πρώτα τουλάχιστον ένα, και μετά μπορείτε να σταματήσετε.
bb-no-points = Αυτό κοστίζει { $cost ->
    [one] 1 πόντο
   *[other] { $cost } πόντους
} ζαριού· έχετε { $left }.
bb-no-shifted = Κάθε άτομο μόνο μία φορά, και εδώ έγινε ήδη: { $person }.
bb-no-person-own = Δεν έχετε αυτό το άτομο: { $person }.
bb-no-open-card = Δεν υπάρχει ανοιχτή { WORD($god, form: "card") } κάρτα Θεού.
bb-no-deck = Δεν έμεινε κάρτα στη στοίβα.
bb-no-built = Έχετε ήδη κτίσει το πλακίδιο { $number }.
bb-no-building-value = Το πλακίδιο { $number } είναι πολύ ψηλό: έχετε { $value }.
bb-no-pair = Οι θέσεις { $one } και { $other } δεν είναι γειτονικές.
bb-no-pair-empty = Δεν υπάρχει υλικό στη θέση { $space }.
bb-no-kind-men = Δεν έχετε άντρα αυτού του είδους: { $kind }.
bb-no-kind-women = Δεν έχετε γυναίκα αυτού του είδους: { WORD($kind, form: "woman") }.
bb-no-spent-men = Χρησιμοποιήσατε ήδη άντρες σε αυτή τη σειρά. Για άλλο είδος χρειάζεται ο Πράσινος.
bb-no-spent-women = Χρησιμοποιήσατε ήδη γυναίκες σε αυτή τη σειρά. Για άλλο είδος χρειάζεται ο Πράσινος.
bb-no-green-twice = Ο Πράσινος παίζεται μία φορά στη σειρά σας.
bb-no-extra-first = Δεν χρησιμοποιήσατε ακόμη κανέναν αυτού του φύλου: γίνεται χωρίς τον Πράσινο.
bb-no-extra-used = Αυτό το είδος χρησιμοποιήθηκε ήδη: { $persons }.
bb-no-double = { $persons }: και διπλά, η αξία μένει { $value }.
bb-no-effect = { $persons }: τώρα δεν θα έδινε τίποτα ({ $does }).
bb-no-jewel = Δεν είναι στα κοσμήματα αυτού του γύρου: { $jewel }.
bb-no-shells = { $jewel }: έχετε { $have } από { $cost ->
    [one] 1 κοχύλι
   *[other] { $cost } κοχύλια
}.
bb-no-task-own = Αυτή η αποστολή δεν είναι δική σας: { $task }.
bb-no-task-met = Το «{ $task }» δεν ισχύει: { $lacks }.
bb-no-give-up = Δεν εγκαταλείπετε αποστολή όσο ισχύει κάποια δική σας. Ισχύει: { $task }.
bb-no-leave-met = Το «{ $task }» ισχύει, άρα ολοκληρώστε το.
bb-no-show = Γράψτε και ποιες κάρτες δείχνετε, για παράδειγμα έτσι: { $text }
bb-no-yellow-met = Το «{ $task }» ισχύει και χωρίς τον Κίτρινο.
bb-no-yellow-short = Ο Κίτρινος δεν βοηθά στο «{ $task }». Μετά την πληρωμή: { $lacks }.
bb-no-take = Αυτή η αποστολή δεν είναι στο ταμπλό: { $task }.

## Score

bb-tie-order = πλακίδιο σειράς
bb-score-start = από τη σειρά στην αρχή
bb-score-fishing = ζάρια στο Ψάρεμα
bb-score-helper = πόντοι από εμπόριο
bb-score-persons = Αφηγητές
bb-score-buildings = κτίρια
bb-score-red = ψάρια με τον Κόκκινο
bb-score-status = μετρητής θέσης
bb-score-priests = ιερείς
bb-score-tasks = αποστολές
bb-score-god-tiles = πλακίδια Θεών
bb-score-fish = ψάρια στο τέλος
bb-score-jewelry = κοσμήματα
bb-score-bonus-tasks = μπόνους: { $bonus_tasks ->
    [one] 1 αποστολή
   *[other] { $bonus_tasks } αποστολές
}
bb-score-bonus-jewelry = μπόνους: { $bonus_jewelry ->
    [one] 1 κόσμημα
   *[other] { $bonus_jewelry } κοσμήματα
}
bb-score-bonus-ceremony = μπόνους: { $bonus_ceremony ->
    [one] 1 θέση τελετής
   *[other] { $bonus_ceremony } θέσεις τελετής
}
bb-score-bonus-buildings = μπόνους: { $bonus_buildings ->
    [one] 1 κτίριο
   *[other] { $bonus_buildings } κτίρια
}
bb-score-bonus-regions = μπόνους: { $bonus_regions ->
    [one] 1 περιοχή
   *[other] { $bonus_regions } περιοχές
}
bb-score-bonus-persons = μπόνους: { $bonus_persons } άντρες και γυναίκες

## The rules at the table, page by page

bb-yield-stone = πέτρα
bb-yield-sand = άμμο
bb-yield-wood = ξύλο
bb-yield-offering = προσφορά
bb-rules-1 =
    ### Με δυο λόγια
    { $rounds ->
    [one] 1 γύρος
   *[other] { $rounds } γύροι
    } με τρεις φάσεις. **Α**: τοποθετείτε τα { $dice } ζάρια σας, ένα κάθε φορά, και κάθε ζάρι δίνει μια ενέργεια. **Β**: χρησιμοποιείτε τους άντρες και τις γυναίκες σας. **Γ**: μετρούν ο μετρητής θέσης, ο ναός, τα κοσμήματα και οι αποστολές.
    Στο ταμπλό σας υπάρχουν 12 καλύβες. Όταν φεύγει μια καλύβα, μένει χώρος για έναν άντρα ή μια γυναίκα. Κερδίζουν οι περισσότεροι πόντοι· στην ισοπαλία, όποιος είναι πρώτος στην τελευταία σειρά παιξίματος.
bb-rules-2 =
    ### Τα ζάρια
    Ένα ζάρι μπαίνει σε πλακίδιο ενέργειας μόνο αν είναι **μικρότερο από κάθε ζάρι εκεί**. Ο αριθμός του λέει τι μπορείτε: μονοπάτια, θέσεις και πλακίδια έως αυτόν. Πρέπει να μπορείτε να κάνετε την ενέργεια. Στο **Ψάρεμα** κάθε ζάρι δίνει { $fishing ->
    [one] 1 πόντο
   *[other] { $fishing } πόντους
    }.
    { $players ->
    [2] Ο Άντρας και η Γυναίκα είναι ένα πλακίδιο, και τα δύο μονοπάτια επίσης: διαλέγετε μία από τις δύο ενέργειες.
    [3] Τα δύο μονοπάτια είναι ένα πλακίδιο: διαλέγετε μία από τις δύο ενέργειες.
    [4] Με 4 άτομα κάθε ενέργεια έχει δικό της πλακίδιο.
   *[other] Με 2 άτομα ο Άντρας και η Γυναίκα είναι ένα πλακίδιο, με 2 και 3 άτομα ένα πλακίδιο είναι και τα δύο μονοπάτια: διαλέγετε μία από τις δύο ενέργειες.
    }
bb-rules-3 =
    ### Οι ενέργειες
    {""}**Χερσαίο, Θαλάσσιο μονοπάτι**: καλύβα σε περιοχή δίπλα σε δική σας. Παίρνετε ό,τι δίνει: βουνό { $yield_mountain }, παραλία { $yield_beach }, δάσος { $yield_forest }, πεδιάδα { $yield_plains }. Η καλύβα που είναι εκεί πάει στην άκρη.
    {""}**Άντρας, Γυναίκα**: ένα άτομο από το κεντρικό ταμπλό σε ελεύθερη θέση του δικού σας.
    {""}**Ναός**: ιερέας σε μια θέση· οι άλλοι σπρώχνονται δεξιά και μπορεί να φύγουν. Πλεονέκτημα Φωτιάς.
    {""}**Κτίσιμο**: ένα πλακίδιο σκεπάζει δύο γειτονικά υλικά. Πόντοι ανά γύρο: { LIST($building, style: "comma") }. Πλεονέκτημα Φωτιάς.
    {""}**Πλεονέκτημα Φωτιάς**: κάρτα Θεού ή προσφορά, και βήμα στον μετρητή θέσης ή κοχύλι.
bb-rules-4 =
    ### Ο βοηθός
    Δίνετε τους πόντους του ζαριού, ένα πράγμα κάθε φορά. Τι κοστίζει το καθένα: τατουάζ σε άντρα (βήματα στον μετρητή θέσης) **{ $trade_tattoo }**, κοχύλια με γυναίκα **{ $trade_collect }**, { $helper ->
    [one] 1 πόντος
   *[other] { $helper } πόντοι
    } **{ $trade_point }**, προσφορά **{ $trade_offering }**, κάρτα Θεού **{ $trade_card }**, υλικό **{ $trade_material }**, μια καλύβα στη θέση 12 **{ $trade_hut }**. Κάθε άτομο κάνει τατουάζ ή μαζεύει κοχύλια μία φορά στο παιχνίδι.
    Τα υλικά μπαίνουν σε θέσεις τελετής του είδους τους. Όσα δεν βρίσκουν θέση μετρούν μόνο για αποστολές.
bb-rules-5 =
    ### Οι Θεοί
    Για έναν Θεό δίνετε κάρτα του χρώματός του και μία προσφορά, ή δύο ίδιες κάρτες άλλου χρώματος και μία προσφορά, ή ένα πλακίδιο Θεού.
    {""}**Μπλε**: το ζάρι μπαίνει κι ας μην είναι μικρότερο. **Λευκός**: το ζάρι μετρά ως 6 για την ενέργεια. **Κόκκινος**: πόντοι για το ψάρι της περιοχής όπου μόλις μπήκατε. **Πράσινος** (φάση Β, μία φορά): διπλασιάζει ένα είδος ή δίνει άλλο ένα. **Κίτρινος** (φάση Γ): από μια αποστολή μπορεί να λείπει ένα στοιχείο, για { $helped_task ->
    [one] 1 πόντο
   *[other] { $helped_task } πόντους
    } αντί για { $task }.
bb-rules-6 =
    ### Άντρες και γυναίκες
    Στη φάση Β χρησιμοποιείτε, αν θέλετε, ένα είδος αντρών και ένα είδος γυναικών. Όλα τα πλακίδια ίδιου είδους και φύλου δρουν μαζί: δύο ή τρία δίνουν περισσότερα. Τατουάζ και κοχύλια δεν παίζουν ρόλο.
    {""}**Ανιχνευτής** στεριά, **Κωπηλάτης** θάλασσα, **Τραγουδιστής** γυναίκα, **Τυμπανιστής** άντρας, **Κτίστης** κτίσιμο, **Συλλέκτης** υλικά, **Κουβαλητής** καλύβες στη 12, **Αφηγητής** πόντοι, **Μάντης** κάρτες Θεών, **Δωρητής** προσφορές, **Άρχοντας** μετρητής θέσης, **Δύτης** κοχύλια.
bb-rules-7 =
    ### Στο τέλος του γύρου
    1. **Μετρητής θέσης**: πόντοι της θέσης σας· η σειρά εκεί είναι η νέα σειρά παιξίματος. Οι δείκτες γυρίζουν στο 0.
    2. **Ναός**: πόντοι για κάθε ιερέα, ανά γύρο: { LIST($priest, style: "comma") }. Όποιος έχει τους περισσότερους ιερείς παίρνει πλακίδιο Θεού.
    3. **Κοσμήματα**: αγορά ενός με κοχύλια.
    4. **Αποστολές**: ολοκληρώστε μία από τις { $tasks } για { $task ->
    [one] 1 πόντο
   *[other] { $task } πόντους
    }, ή με τον Κίτρινο για { $helped_task }. Αν δεν ισχύει καμία, εγκαταλείπετε μία. Έπειτα παίρνετε νέα.
bb-rules-8 =
    ### Το τέλος
    Μετά τον γύρο { $rounds } κλείνουν οι τελευταίες αποστολές. Έπειτα: { $god_tile ->
    [one] 1 πόντος
   *[other] { $god_tile } πόντοι
    } για κάθε πλακίδιο Θεού που έμεινε, τα ψάρια των περιοχών όπου η καλύβα σας είναι στη θέση κτιρίου, τα κοσμήματα.
    Από { $bonus ->
    [one] 1 πόντο
   *[other] { $bonus } πόντους
    } για: { $bonus_tasks } αποστολές, { $bonus_jewelry } κοσμήματα, { $bonus_ceremony } γεμάτες θέσεις τελετής, { $bonus_buildings } κτίρια, καλύβες σε { $bonus_regions } περιοχές, { $bonus_persons } άντρες και γυναίκες.

## Το ίδιο πολλές φορές, με μία φράση

bb-rolled-many = { $who } ρίχνει { COUNT($face) ->
    [one] { $count } φορές { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } παίρνει { $count } κάρτες Θεών.
bb-dealt-you-many = Παίρνετε { $count } κάρτες Θεών: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "card"), style: "comma") }
}.
bb-drew-many = { $who } τραβά { $count } κάρτες Θεών.
bb-drew-you-many = Τραβάτε { $count } κάρτες Θεών: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "card"), style: "comma") }
}.
bb-laid-task-many = Νέες αποστολές στο ταμπλό: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Ανοιχτές κάρτες Θεών: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "card"), style: "comma") }
}.
bb-dealt-task-many = { $who } παίρνει τις αποστολές: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } παίρνει { $count } πόντους.
bb-got-offerings-many = { $who } παίρνει { $count } προσφορές.
bb-took-card-many = { $who } παίρνει τις ανοιχτές κάρτες Θεών: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "card"), style: "comma") }
}.
