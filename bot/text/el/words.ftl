### Reading without pictures, and in a language of one's own

button-in-words = Με λόγια
button-words-back = Προηγούμενο μέρος
button-words-on = Επόμενο μέρος
button-words-score = Φύλλο βαθμολογίας
page-words-file = Δεν χωρούν όλα σε ένα μήνυμα: ολόκληρο το κείμενο είναι στο αρχείο.
page-words-more = Δεν χωρούν όλα σε ένα μήνυμα: ολόκληρο το κείμενο είναι στο **Με λόγια** παρακάτω.
page-words-part = Μέρος { $part } από { $count }
form-display-about = Αν οι ιδιωτικές σελίδες δείχνουν εικόνες ή κείμενο
display-pictures = εικόνες
display-text = κείμενο
form-language-about = Η γλώσσα στην οποία σας απαντώ, ό,τι κι αν λέει το Discord
language-discord = όπως στο Discord
me-display-text = Ιδιωτικές σελίδες: με λόγια, χωρίς εικόνες
me-language = Γλώσσα: **{ $language }**
table-no-language = Εδώ δεν μιλάω αυτή τη γλώσσα.
