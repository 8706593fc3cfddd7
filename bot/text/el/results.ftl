### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = αποτελέσματα
cmd-results-about = Παρτίδες που τελείωσαν: ιστορικό, αναμετρήσεις, βαθμολογία, στατιστικά
cmd-results-player = παίκτης
cmd-results-player-about = Ποιανού οι παρτίδες· χωρίς όνομα: οι δικές σας
cmd-results-game = παιχνίδι
cmd-results-game-about = Μόνο αυτό το παιχνίδι

results-history-title = Ιστορικό: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Βαθμολογία: { $game }
results-own-title = Βαθμολογία: { $name }
results-all-games = όλα τα παιχνίδια
results-this-server = αυτός ο διακομιστής
results-all-servers = όλοι οι διακομιστές
results-matches-of = { $matches ->
    [one] μία παρτίδα
   *[other] { $matches } παρτίδες
}, { $where }

results-date = ημερομηνία
results-game = παιχνίδι
results-points = πόντοι
results-with = μαζί με
results-player = παίκτης
results-here = εδώ
results-everywhere = συνολικά
results-played = παρτίδες
results-by-game = Ανά παιχνίδι
results-latest = Τελευταίες παρτίδες
results-figure-matches = παρτίδες που τελείωσαν
results-figure-wins = πρώτες θέσεις
results-figure-average = πόντοι κατά μέσο όρο
results-figure-best = καλύτερο σκορ
results-figure-ahead = πιο ψηλά: { $name }
results-figure-level = ισοπαλίες
results-figure-usual = συνηθισμένη διάρκεια σε ημέρες
results-figure-lengths = η πιο σύντομη και η πιο μεγάλη, σε ημέρες
results-figure-highest = μεγαλύτερο σκορ
results-figure-highest-of = μεγαλύτερο σκορ: { $names }
results-figure-winner = πόντοι του νικητή κατά μέσο όρο
results-even = Διακεκομμένη γραμμή: ίσο μερίδιο για κάθε θέση.
results-wins = Πρώτες θέσεις ανά σειρά στο τραπέζι: παίκτες { $players }, { $matches ->
    [one] μία παρτίδα
   *[other] { $matches } παρτίδες
}
results-versus-foot = › τερμάτισε πιο ψηλά
results-rating-foot = Η αρχή είναι στο 1000. Ό,τι είναι σε παρένθεση δεν είναι ακόμη σίγουρο.

button-show-in-channel = Προβολή στο κανάλι
button-this-server = Αυτός ο διακομιστής
button-all-servers = Όλοι οι διακομιστές
button-unrate = Χωρίς βαθμολογία
button-rate = Θέλω βαθμολογία
button-unrate-sure = Διαγραφή της βαθμολογίας μου
button-results-history = Παρτίδες
button-results-versus = Εναντίον μου
button-results-ratings = Βαθμολογία
button-results-game = Το παιχνίδι σε αριθμούς
menu-results-game = Ποιο παιχνίδι…
results-every-game = Όλα τα παιχνίδια

page-results-none = Δεν έχει τελειώσει ακόμη παρτίδα εδώ.
page-results-computers = Εδώ έχουν τελειώσει μόνο παρτίδες με υπολογιστές: δεν μετρούν σε βαθμολογίες και σε άλλα στατιστικά.
page-results-none-of = Δεν υπάρχει παρτίδα που τελείωσε να σας δείξω εδώ: { $name }.
page-results-none-both = Δεν έχετε τελειώσει μαζί καμία παρτίδα.
page-results-no-rating = Δεν έχετε ακόμη βαθμολογία. Χρειάζεται μια παρτίδα που τελείωσε, με κάποιον που έχει κι εκείνος βαθμολογία.
page-results-not-rated = Παίζετε χωρίς βαθμολογία.
page-results-yourself = Διαλέξτε κάποιον άλλο: με τον εαυτό σας έχετε πάντα ισοπαλία.
page-unrate = Χωρίς βαθμολογία δεν είστε σε καμία λίστα και οι παρτίδες σας δεν αλλάζουν τη βαθμολογία κανενός. Όση έχετε τώρα σβήνεται: αν επιστρέψετε, αρχίζετε από την αρχή.
page-unrated = Παίζετε πλέον χωρίς βαθμολογία.
page-rated-again = Από την επόμενη παρτίδα έχετε βαθμολογία.
