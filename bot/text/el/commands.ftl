### Slash commands: `cmd-<group>-<command>-<parameter>` is a name, the same with `-about` its description.
### Names: lower case, no spaces, at most 32 characters, different among siblings. Descriptions: at most 100.

## Tables

cmd-table = τραπέζι
cmd-table-about = Άνοιγμα, παρακολούθηση και λήξη παρτίδων
cmd-table-new = νέο
cmd-table-new-about = Ανοίγει τραπέζι για να μπουν κι άλλοι
cmd-table-new-game = παιχνίδι
cmd-table-new-game-about = Ποιο παιχνίδι
cmd-table-new-seats = θέσεις
cmd-table-new-seats-about = Πόσα άτομα, μαζί με εσάς
cmd-table-new-options = επιλογές
cmd-table-new-options-about = Παραλλαγές του παιχνιδιού, ως κλειδί=τιμή
cmd-table-new-where = πού
cmd-table-new-where-about = Σε αυτό το κανάλι ή σε δικό του νήμα
cmd-table-new-board = ταμπλό
cmd-table-new-board-about = Να μένουν όλα τα μηνύματα με ταμπλό ή μόνο το νεότερο
cmd-table-join = συμμετοχή
cmd-table-join-about = Πιάνετε μια ελεύθερη θέση
cmd-table-leave = αποχώρηση
cmd-table-leave-about = Αφήνετε τη θέση σας πριν από την έναρξη
cmd-table-start = έναρξη
cmd-table-start-about = Ξεκινά την παρτίδα με όσα άτομα είναι εδώ
cmd-table-invite = πρόσκληση
cmd-table-invite-about = Προσκαλείτε κάποιο άτομο στο τραπέζι σας
cmd-table-invite-person = άτομο
cmd-table-invite-person-about = Ποιο άτομο προσκαλείτε
cmd-table-board = ταμπλό
cmd-table-board-about = Δείχνει το ταμπλό, μόνο σε εσάς
cmd-table-status = κατάσταση
cmd-table-status-about = Ποιος έχει σειρά και από πότε
cmd-table-mine = δικά-μου
cmd-table-mine-about = Οι παρτίδες σας, πρώτα όσες σας περιμένουν
cmd-table-log = ιστορικό
cmd-table-log-about = Τι έγινε ως τώρα
cmd-table-undo = αναίρεση
cmd-table-undo-about = Αναίρεση του τελευταίου σας βήματος, αν δεν απάντησε κανείς
cmd-table-end = λήξη
cmd-table-end-about = Ψηφίζετε να λήξει η παρτίδα χωρίς αποτέλεσμα
cmd-table-export = εξαγωγή
cmd-table-export-about = Παίρνετε το αρχείο της παρτίδας
cmd-table-move = μεταφορά
cmd-table-move-about = Η παρτίδα συνεχίζεται σε αυτό το κανάλι

## Commands for every game

cmd-turn = σειρά
cmd-turn-about = Παίζετε τη σειρά σας, μία ερώτηση τη φορά
cmd-hand = χέρι
cmd-hand-about = Βλέπετε το χέρι σας, ιδιωτικά
cmd-move = κίνηση
cmd-move-about = Κάνετε όποια κίνηση θέλετε με τη γραφή της
cmd-move-move = κίνηση
cmd-move-move-about = Η κίνηση, ή περισσότερες με κενά ανάμεσα
cmd-rules = κανόνες
cmd-rules-about = Οι κανόνες ενός παιχνιδιού με λίγα λόγια
cmd-rules-game = παιχνίδι
cmd-rules-game-about = Ποιο παιχνίδι

## Parameters that many commands share

cmd-param-match = παρτίδα
cmd-param-match-about = Ποια παρτίδα, αν είναι περισσότερες

## Golden Horn

cmd-golden-horn = κεράτιος-κόλπος
cmd-golden-horn-about = Κινήσεις του Κεράτιου Κόλπου
cmd-golden-horn-raid = πειρατεία
cmd-golden-horn-raid-about = Στέλνετε πειρατές σε ένα πλοίο, πριν από τον απόπλου
cmd-golden-horn-raid-attack = επίθεση
cmd-golden-horn-raid-attack-about = Ποιο πλοίο και οι δύο κάρτες γι’ αυτό
cmd-golden-horn-sail = απόπλους
cmd-golden-horn-sail-about = Κινείτε ένα πλοίο: φόρτωση, πορεία, προορισμός
cmd-golden-horn-sail-ship = πλοίο
cmd-golden-horn-sail-ship-about = Ποιο από τα πλοία σας
cmd-golden-horn-sail-load = φορτίο
cmd-golden-horn-sail-load-about = Χρώμα για φόρτωση, αν ξεκινά από κύριο λιμάνι
cmd-golden-horn-sail-turn = πλώρη
cmd-golden-horn-sail-turn-about = Ίδια κατεύθυνση ή αναστροφή, για άδειο πλοίο
cmd-golden-horn-sail-to = προορισμός
cmd-golden-horn-sail-to-about = Πού σταματά και με ποιες κάρτες ανέμου
cmd-golden-horn-sail-call = τέλος
cmd-golden-horn-sail-call-about = Αναγγελία τέλους, αν έχετε και τα έξι χρώματα
cmd-golden-horn-turn-round = αναστροφή
cmd-golden-horn-turn-round-about = Αναστροφή άδειου πλοίου και πορεία προς τα πίσω
cmd-golden-horn-turn-round-ship = πλοίο
cmd-golden-horn-turn-round-ship-about = Ποιο από τα πλοία σας
cmd-golden-horn-turn-round-to = προορισμός
cmd-golden-horn-turn-round-to-about = Πού σταματά και με ποιες κάρτες ανέμου
cmd-golden-horn-turn-round-call = τέλος
cmd-golden-horn-turn-round-call-about = Αναγγελία τέλους, αν έχετε και τα έξι χρώματα
cmd-golden-horn-call-end = τέλος
cmd-golden-horn-call-end-about = Αναγγελία τέλους αφού κινηθεί το πλοίο σας

## Silver & Gold: Pyramids

cmd-pyramids = πυραμίδες
cmd-pyramids-about = Κινήσεις του Silver & Gold: Πυραμίδες
cmd-pyramids-keep = κράτα
cmd-pyramids-keep-about = Κρατάτε δύο από τις τέσσερις πρώτες κάρτες
cmd-pyramids-keep-cards = κάρτες
cmd-pyramids-keep-cards-about = Ποιες δύο κάρτες
cmd-pyramids-mark = μάρκαρε
cmd-pyramids-mark-about = Μαρκάρετε το σχήμα ή ένα κουτάκι, με όλα όσα ακολουθούν
cmd-pyramids-mark-place = θέση
cmd-pyramids-mark-place-about = Ποια κάρτα και ποια κουτάκια
cmd-pyramids-mark-extra-1 = επιπλέον-1
cmd-pyramids-mark-extra-1-about = Το κουτάκι για το πρώτο κόκκινο Χ
cmd-pyramids-mark-extra-2 = επιπλέον-2
cmd-pyramids-mark-extra-2-about = Το κουτάκι για το δεύτερο κόκκινο Χ
cmd-pyramids-mark-extra-3 = επιπλέον-3
cmd-pyramids-mark-extra-3-about = Το κουτάκι για το τρίτο κόκκινο Χ
cmd-pyramids-mark-extra-4 = επιπλέον-4
cmd-pyramids-mark-extra-4-about = Το κουτάκι για το τέταρτο κόκκινο Χ
cmd-pyramids-pick = διάλεξε
cmd-pyramids-pick-about = Παίρνετε νέα κάρτα, ανοιχτή ή κλειστή
cmd-pyramids-pick-card = κάρτα
cmd-pyramids-pick-card-about = Ποια κάρτα
cmd-pyramids-change = άλλαξε
cmd-pyramids-change-about = Αναιρείτε τη σφραγισμένη επιλογή σας και διαλέγετε ξανά
