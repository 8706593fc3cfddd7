### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = Δεν γνωρίζω αυτό το τραπέζι.
table-unknown-game = Δεν γνωρίζω αυτό το παιχνίδι.
table-not-seated = Δεν έχετε θέση σε αυτό το τραπέζι.
table-not-started = Η παρτίδα δεν ξεκίνησε ακόμη.
table-already-started = Η παρτίδα έχει ήδη ξεκινήσει.
table-leave-running = Η παρτίδα παίζεται. Για να αφήσετε τη θέση σας: /{ cmd-table } { cmd-table-substitute }. Για να λήξει η παρτίδα με τη σύμφωνη γνώμη όλων: /{ cmd-table } { cmd-table-end }.
table-over = Αυτή η παρτίδα τελείωσε.
table-still-played = Αυτή η παρτίδα παίζεται ακόμη.
table-lobby-closed = Αυτό το τραπέζι έκλεισε.
table-lobby-full = Όλες οι θέσεις είναι πιασμένες.
table-foreign-lobby = Αυτό το τραπέζι ανήκει σε άλλον διακομιστή.
table-already-joined = Έχετε ήδη θέση σε αυτό το τραπέζι.
table-not-host = Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι: { $host }.
table-not-enough-players = Χρειάζονται { $need } άτομα, εδώ { $have ->
    [one] είναι ένα
   *[other] είναι { $have }
}.
table-bad-seats = Το παιχνίδι είναι για { $least } έως { $most } άτομα, όχι { $seats }.
table-late = Το τραπέζι προχώρησε στο μεταξύ. Δείτε πώς είναι τώρα και διαλέξτε ξανά.
table-nothing-to-undo = Δεν έχετε κάτι για αναίρεση.
table-undo-answered = Αυτό δεν αναιρείται πια: κάτι τραβήχτηκε ή απάντησε κάποιος άλλος.
table-undo-asked = { $who } ζητά να αναιρεθεί: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}Θα αναιρεθούν και όλα όσα ακολούθησαν.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Προσοχή: από τότε κάτι τραβήχτηκε ή αποκαλύφθηκε.
} Γίνεται όταν συμφωνήσουν όλοι οι άλλοι.
table-undo-asked-all = { $who } ζητά να γυρίσει σε μια παλιότερη επιλογή. Θα αναιρεθούν και όλα όσα ακολούθησαν.{ $revealed ->
    [0] {""}
   *[other] {" "}Προσοχή: από τότε κάτι τραβήχτηκε ή αποκαλύφθηκε.
} Γίνεται όταν συμφωνήσουν όλοι οι άλλοι.
table-undo-approved = Συμφώνησαν όλοι.
table-undo-refused = { $who } δεν συμφωνεί: τίποτα δεν αναιρείται.
table-undo-overtaken = Το παιχνίδι προχώρησε: τίποτα δεν αναιρείται.
table-undo-left = Η θέση άλλαξε χέρια: τίποτα δεν αναιρείται.
table-undo-gone = Δεν υπάρχει πια κάτι για να συμφωνήσετε: το αίτημα έκλεισε ή το παιχνίδι προχώρησε.
table-undo-own = Το ζητήσατε εσείς: πρέπει να συμφωνήσουν οι άλλοι.
table-nobody-to-approve = Δεν κάθεται άλλος σε αυτό το τραπέζι που να μπορεί να συμφωνήσει.
table-no-vote = Δεν έχετε ψηφίσει.
table-empty-move = Γράψτε μια κίνηση.
table-too-many-moves = Είναι πολλά μαζί: το πολύ { $most } κινήσεις.
table-await-chance = Πριν από το { $move } πρέπει να γίνει κλήρωση. Στείλτε πρώτα τις κινήσεις ως εκεί.
table-await-others = Πριν από το { $move } πρέπει να παίξουν άλλοι. Στείλτε πρώτα τις κινήσεις ως εκεί.
table-place-lost = Δεν φτάνω στο κανάλι της παρτίδας. Μεταφέρετέ την με /{ cmd-table } { cmd-table-move } σε άλλο κανάλι.
table-place-lost-notice = Δεν μπορώ πια να γράψω στο κανάλι της παρτίδας σας (τραπέζι { NUMBER($match, useGrouping: 0) }). Η παρτίδα είναι ασφαλής: θα συνεχιστεί εκεί μόλις μπορέσω να ξαναγράψω, αλλιώς μεταφέρετέ την με /{ cmd-table } { cmd-table-move } σε άλλο κανάλι.
table-same-place = Η παρτίδα είναι ήδη σε αυτό το κανάλι.
table-busy = Γίνονται πολλά αυτή τη στιγμή. Τίποτα δεν άλλαξε: δοκιμάστε ξανά.
table-storage = Δεν μπορώ να καταγράψω τίποτα τώρα. Τίποτα δεν άλλαξε· ειδοποιήστε όποιον διαχειρίζεται το μποτ.
table-broken = Η παρτίδα δεν διαβάζεται με τους σημερινούς κανόνες. Δεν χάθηκε τίποτα· ειδοποιήστε όποιον διαχειρίζεται το μποτ.
table-not-your-turn = Δεν είναι η σειρά σας. Περιμένουμε: { $who }.
table-unknown-option = Το παιχνίδι δεν έχει επιλογή «{ $option }».
table-bad-option = Το «{ $value }» δεν είναι τιμή της επιλογής { $option }. Επιτρέπονται: { LIST($allowed, style: "comma") }.
table-illegal = Το «{ $move }» δεν γίνεται τώρα.
table-end-proposed = { $who } προτείνει να λήξει η παρτίδα χωρίς αποτέλεσμα. Λήγει όταν συμφωνήσουν όλοι.
table-undone = { $who } αναιρεί: { LIST($moves, style: "said") }
table-undone-agreed = { $more ->
    [0] Με τη συμφωνία όλων { $who } αναιρεί: { LIST($moves, style: "said") }
   *[other] Με τη συμφωνία όλων αναιρούνται όλα από αυτή την κίνηση ({ $who }) και μετά: { LIST($moves, style: "said") }
}
table-undone-all = Με τη συμφωνία όλων αναιρούνται όλα μετά από μια παλιότερη επιλογή ({ $who }).
table-invited = { $who } σας προσκαλεί: { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }.
