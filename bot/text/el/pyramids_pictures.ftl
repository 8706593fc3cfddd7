### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Πυραμίδες
py-pic-when = Γύρος { $round } από { $rounds } · σειρά { $turn } από { $turns }
py-pic-start = Επιλογή καρτών
py-pic-over = Η παρτίδα τελείωσε
py-pic-bonus = Μπόνους
py-pic-points = { $points ->
    [one] πόντος
   *[other] πόντοι
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ανκ
py-emblem-eye = Μάτι
py-emblem-scarab = Σκαραβαίος
py-emblem-lotus = Λωτός

## Private pages

py-pic-your-choice = Κρυφή επιλογή σας
py-pic-your-pick = Νέα κάρτα
py-pic-your-cards = Οι κάρτες σας
py-pic-ask-keep = ποιες δύο;
py-pic-ask-mark = πού μπαίνει;
py-pic-ask-extra = ακόμη ένα κουτάκι
py-pic-ask-take = ποια κάρτα;
py-pic-ask-confirm = επιβεβαιώνετε;
py-pic-sealed = σφραγισμένη
py-pic-more-cells = { $count ->
    [one] ακόμη ένα κουτάκι
   *[other] ακόμη { $count } κουτάκια
}
py-pic-to-come = Απομένουν
py-pic-others = Οι άλλοι
py-pic-if-confirmed = Αν επιβεβαιώσετε
py-pic-if-tried = Αν παιχτεί
py-pic-if-opened = Όταν διαλέξουν όλοι
py-pic-step = { $cells } στην κάρτα { $card }
py-pic-which-card = Διαλέξτε πρώτα την κάρτα και μετά τη θέση.
py-pic-finished = Συμπληρωμένες
py-pic-keep = { $dealt ->
    [4] Τέσσερις κάρτες
   *[other] { $dealt } κάρτες
}: κρατήστε τις δύο.
py-pic-keep-confirm = Αυτές οι δύο είναι δικές σας, αν επιβεβαιώσετε.
py-pic-keep-sealed = Αυτές οι δύο είναι δικές σας· μένουν κρυφές ώσπου να διαλέξουν όλοι.
py-pic-pile = στοίβα: { $count }

## A position in words

py-pic-tell-turn = { $when }. Σχήμα: { $shape }.
py-pic-tell-used = Σχήματα του γύρου ως τώρα: { $list }.
py-pic-tell-to-come = Σχήματα που μπορεί να βγουν ακόμη στον γύρο: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Ανοιχτή τετράδα: { $list }. Στοίβα: { $pile }.
py-pic-tell-display-empty = Ανοιχτή τετράδα: καμία κάρτα. Στοίβα: { $pile }.
py-pic-tell-boxes = Πόντοι πυραμίδας ({ WORD($colour, form: "pyramids") }): { $list }.
py-pic-tell-open = { $points } ελεύθεροι
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
py-pic-tell-cards = μπροστά: { $list }
py-pic-tell-done = συμπληρωμένες: { $list }
py-pic-tell-no-done = καμία συμπληρωμένη
py-pic-tell-gems = κόκκινα πετράδια { $red }, πράσινα πετράδια { $green }
py-pic-tell-skulls = νεκροκεφαλές { $skulls } ({ $value })
py-pic-tell-next-skull = επόμενη νεκροκεφαλή { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] πυρσός του γύρου { $list }
   *[other] πυρσοί των γύρων { $list }
}
py-pic-tell-no-torches = κανένας πυρσός
py-pic-tell-box = { WORD($colour, form: "pyramids") } { $points }
py-pic-tell-boxes-own = πόντοι πυραμίδας: { $list }
py-pic-tell-last = Μαρκαρίστηκαν στην προηγούμενη σειρά: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Κουτάκια από A1 (πάνω αριστερά) ως E5· τελεία κενό, E είσοδος, T τάφος, # τοίχος, X κόκκινο Χ, R κόκκινο πετράδι, G πράσινο πετράδι, F πυρσός, S νεκροκεφαλή, P φίλτρο, * μαρκαρισμένο.
py-pic-tell-ready = έχει διαλέξει
py-pic-tell-out = διαλέγει
py-pic-tell-kept = Κρατάτε: { $cards }.
py-pic-tell-draft = Μαρκαρισμένα ως τώρα, κρυφά: { $list }.
py-pic-tell-card = { $card } ({ WORD($colour, form: "card") })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
