### Words inside the pictures: short, because room is short.

pic-waiting = Περιμένουμε:
pic-trial = Δοκιμή
pic-tried = τίποτα δεν παίζεται ακόμα
pic-asked = { $who }:
pic-wins = κερδίζει με { $points }
pic-winners = Νικούν με { $points }
pic-won = κερδίζει λόγω παραίτησης
pic-final = Τελική βαθμολογία · { $rounds ->
    [one] 1 γύρος
   *[other] { $rounds } γύροι
}
pic-earlier = Ό,τι έγινε πριν γράφεται δίπλα στην εικόνα.
pic-total = σύνολο
pic-tie-row = στην ισοπαλία
pic-tie = { pic-tie-row }: { $parts }
pic-covered = { $count } κλειστά
pic-turn-cost = Κόστος
pic-turn-gain = Κέρδος
pic-turn-after = Μετά
pic-turn-points = Πόντοι
pic-turn-nothing = Δεν αλλάζει τίποτα ακόμη.
pic-points-now = { $points } π. τώρα
pic-lobby-seats = πιασμένες θέσεις: { $taken } από { $seats }

## Golden Horn

gh-pic-setup = Στήσιμο
gh-pic-final-called = αναγγελία τέλους: { $who }
gh-pic-final-empty = άδειο λιμάνι: { $port }
gh-pic-starts = ξεκινά
gh-pic-your-move = Η σειρά σας
gh-pic-hand = Οι κάρτες σας
gh-pic-no-cards = Καμία κάρτα
gh-pic-warehouse = Αποθήκη
gh-pic-stock = { $cubes ->
    [one] 1 κύβος
   *[other] { $cubes } κύβοι
} · { $colours }/6 χρώματα
gh-pic-confirm = επιβεβαιώνετε;
gh-pic-does-raided = Πειρατές στο { $ship } για έναν { WORD($cube, form: "cube") } κύβο
gh-pic-does-loaded = Φόρτωση στο { $ship } { WORD($port, form: "to") }: { $count ->
    [one] ένας { WORD($colour, form: "one") } κύβος
   *[other] { $count } { WORD($colour, form: "several") } κύβοι
}
gh-pic-does-sailed = { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , περνώντας { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }
gh-pic-heads = πλώρη { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}
gh-pic-at-sea = { $ship } στο { $place }
gh-pic-at-port = { $ship }: { $port }
gh-pic-tell-end = Ο τελευταίος γύρος αρχίζει όταν ένα κύριο λιμάνι μείνει άδειο ή όταν κάποιος με έξι χρώματα στην αποθήκη αναγγείλει το τέλος.
gh-pic-tell-course = { $direction ->
    [E] ανατολικά
   *[W] δυτικά
}{ $turned ->
    [yes] , αναστροφή
   *[no] { "" }
}
gh-pic-turned = έκανε αναστροφή
gh-pic-stores = Κύβοι στο σακούλι: { $bag }· στοίβα: { $pile }· σκάρτα: { $used }.
gh-pic-used-list = Σκάρτα: { $list }.
