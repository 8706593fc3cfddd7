### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Κάρτες ανέμου που τραβήχτηκαν
gh-luck-dealt = Κάρτες ανέμου στο μοίρασμα
gh-luck-refilled = Κύβοι για τα κύρια λιμάνια
py-luck-log-reveal = Σχήματα που άνοιξαν
py-luck-log-display = Κάρτες που άνοιξαν στην τετράδα
py-luck-log-unseen = Κάρτες που τραβήχτηκαν κλειστές
bb-luck-rolled = Ζάρια
bb-luck-drew = Κάρτες Θεών που τραβήχτηκαν
bb-luck-laid-card = Κάρτες Θεών που άνοιξαν
edo-luck-log-tile = Πλακίδια τοποθεσιών για τους Ρόνιν
edo-luck-none = Εδώ η τύχη στήνει μόνο το τραπέζι πριν από τον πρώτο γύρο, και όλοι παίζουν με τα ίδια: δεν υπάρχει τύχη κάποιου για να συγκριθεί.

luck-title = Τύχη · { $game }, τραπέζι { NUMBER($match, useGrouping: 0) }
luck-average = μέσος όρος { $came } από { $draws } τιμές, αναμενόμενος { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = Σε παρένθεση πόσες φορές ήταν αναμενόμενο. Τα ▲ και ▼ δείχνουν τι ήρθε σαφώς περισσότερο ή λιγότερο.
luck-none = Η τύχη δεν έφερε κάτι που να συγκρίνεται: όλα ήρθαν το πολύ μία φορά.
luck-ordinary = Συνολικά τίποτα ασυνήθιστο.
luck-odd = Το πιο ασυνήθιστο: { $who }, { $what }.
luck-odd-table = Το πιο ασυνήθιστο: { $what }.
