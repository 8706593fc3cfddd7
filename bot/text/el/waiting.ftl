### Tables that wait: another clock during a match, the autopilot on call, matches in which nobody is left.

time-control-patience = Αν η αναμονή για κάποιον ξεπεράσει αυτόν τον χρόνο, οι άλλοι μπορούν να καλέσουν το μποτ να παίξει ή να προσφέρουν τη θέση: { $after }
table-time-control-patience = Ο χρόνος αναμονής: τουλάχιστον { $least }, το πολύ { $most }.
table-clock-asked = { $who }: πρόταση για άλλο ρολόι σε αυτή την παρτίδα. { LIST($time_control, style: "said") } Ισχύει όταν συμφωνήσουν όλοι όσοι είναι εδώ· όποιος έχει σειρά παίρνει τότε ολόκληρο τον χρόνο της.
table-clock-changed = Όλοι όσοι είναι εδώ συμφωνούν σε άλλο ρολόι. { LIST($time_control, style: "said") }
table-clock-same = Το τραπέζι έχει ήδη αυτό το ρολόι.
table-waited = Όλοι περιμένουν: { $who } ({ $since }). Όποιος περιμένει μπορεί να καλέσει το μποτ να παίξει ώσπου να επιστρέψει το άτομο, ή να προσφέρει τη θέση σε άλλον.
table-autopilot-called = { $by } καλεί το μποτ να παίξει, γιατί η αναμονή ήταν μεγάλη: { $who }. Τώρα παίζει το μποτ, ώσπου να επιστρέψει το άτομο ή να πάρει τη θέση κάποιος άλλος.
table-nobody-overdue = Κανείς εδώ δεν έχει αργήσει τόσο. Μπορείτε να καλέσετε το μποτ όταν η αναμονή σας φτάσει: { $after }.
table-all-away = Λείπουν όλοι οι παίκτες, γι’ αυτό η παρτίδα είναι σε παύση. Συνεχίζεται μόλις επιστρέψει κάποιος από εσάς.
table-silent = Εδώ δεν έγινε τίποτα για { NUMBER($days) } ημέρες. Αν δεν γίνει κίνηση, η παρτίδα λήγει χωρίς αποτέλεσμα: { $until }. Το αρχείο της φυλάσσεται.
table-tidied = Εδώ δεν έγινε τίποτα για μήνες, γι’ αυτό η παρτίδα λήγει χωρίς αποτέλεσμα. Το αρχείο της φυλάσσεται.

button-new-clock = Συμφωνώ με το ρολόι
button-autopilot = Να παίξει το μποτ
button-offer-seat = Προσφορά της θέσης
button-keep = Κρατάμε την παρτίδα
page-autopilot-called = Έγινε: εκεί παίζει τώρα το μποτ.
page-kept = Εντάξει, η παρτίδα μένει.

cmd-table-autopilot = αυτόματα
cmd-table-autopilot-about = Το μποτ παίζει για κάποιον που περιμένετε πολύ
cmd-table-autopilot-seat = θέση
cmd-table-autopilot-seat-about = Ποια θέση· χωρίς αυτήν: όποιον περιμένετε περισσότερο
cmd-table-clock-patience = αναμονή
cmd-table-clock-patience-about = Μετά από πόσες ημέρες αναμονής μπορεί να παίξει το μποτ
