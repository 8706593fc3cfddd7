### Night Market.

nm-title = Νυχτερινή αγορά
nm-about = Μικρό παιχνίδι με κάρτες για 2 έως 4. Μυστικές προσφορές για φανάρια, μπαχαρικά και μετάξια· η μεγαλύτερη διαλέγει πρώτη, αλλά μια καλή κάρτα που προσφέρεται χάνεται.
nm-rules-1 =
    ### Η νυχτερινή αγορά
    Υπάρχουν φανάρια, μπαχαρικά και μετάξια, το καθένα με αξίες από 1 έως { $highest }. Στον καθένα μοιράζονται { $hand } κάρτες.

    Η παρτίδα έχει { $rounds } γύρους. Σε κάθε γύρο ανοίγονται τόσες κάρτες όσοι είναι οι παίκτες. Όλοι προσφέρουν μία κάρτα από το χέρι τους, κρυφά και ταυτόχρονα. Όποιος έδωσε τη μεγαλύτερη προσφορά παίρνει πρώτος κάρτα, ύστερα ο επόμενος· σε ισοπαλία προηγείται όποιος είναι πιο κοντά στον δίσκο. Ο τελευταίος παίρνει την κάρτα που απέμεινε. Οι προσφορές βγαίνουν από την παρτίδα.
nm-rules-2 =
    ### Οι πόντοι
    Στο τέλος οι κάρτες που πήρατε μετράνε όσο η αξία τους. Όποιος έχει τις περισσότερες κάρτες ενός είδους παίρνει άλλους { $most } πόντους· σε ισοπαλία τους παίρνουν όλοι.{ $option_last_card ->
    [on] {" "}Μετράει και η κάρτα που έμεινε στο χέρι.
    [off] {""}
   *[any] {" "}Με την επιλογή «τελευταία κάρτα» μετράει και η κάρτα που έμεινε στο χέρι.
    }
nm-option-last-card = Τελευταία κάρτα
nm-option-last-card-off = δεν μετράει
nm-option-last-card-on = μετράει

## Goods

nm-goods-lantern = φανάρι
nm-goods-spice = μπαχαρικό
nm-goods-silk = μετάξι

## Kinds of answers, as headings of menus

nm-kind-bid = Προσφέρετε μια κάρτα…
nm-kind-back = Αλλάξτε την προσφορά…
nm-kind-take = Πάρτε μια κάρτα…

## Prompts

nm-ask-make-bids = προσφέρει μια κάρτα
nm-ask-take-card = παίρνει μια από τις ανοιχτές κάρτες

## Answers

nm-do-bid = Προσφορά: { $kind } { $value }
nm-do-take-back = Αλλαγή της προσφοράς μου
nm-do-take = Παίρνω: { $kind } { $value }

## Told

nm-told-card-dealt = Παίρνετε από το μοίρασμα: { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } παίρνει μια κάρτα από το μοίρασμα.
nm-told-card-laid = Ανοίγει η κάρτα { $kind } { $value }.
nm-told-bid-made = { $who } προσφέρει { $kind } { $value }. Κρυφό ώσπου να προσφέρουν όλοι.
nm-told-bid-made-hidden = { $who } έδωσε προσφορά.
nm-told-taken-back = { $who } δίνει νέα προσφορά.
nm-told-opened = Γύρος { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } προσφέρει { $kind } { $value }
nm-told-card-taken = { $who } παίρνει { $kind } { $value }.
nm-told-card-left = { $who } παίρνει ό,τι απέμεινε: { $kind } { $value }.

## Refusals

nm-no-sealed = Η προσφορά σας έχει σφραγιστεί. Πάρτε την πίσω για να την αλλάξετε.
nm-no-hand = Δεν έχετε στο χέρι σας την κάρτα { $kind } { $value }.
nm-no-lot = Η κάρτα { $kind } { $value } δεν είναι ανοιχτή.

## Score

nm-score-cards = Κάρτες που πάρθηκαν
nm-score-most = Περισσότερες ενός είδους (+{ $most })
nm-score-last = Τελευταία κάρτα

## Commands

cmd-night-market = νυχτερινή-αγορά
cmd-night-market-about = Κινήσεις στη Νυχτερινή αγορά
cmd-night-market-bid = προσφορά
cmd-night-market-bid-about = Προσφέρετε κρυφά μια κάρτα από το χέρι σας
cmd-night-market-bid-card = κάρτα
cmd-night-market-bid-card-about = Ποια κάρτα
cmd-night-market-back = αλλαγή
cmd-night-market-back-about = Παίρνετε πίσω την κρυφή προσφορά σας
cmd-night-market-take = πάρε
cmd-night-market-take-about = Παίρνετε μια από τις ανοιχτές κάρτες
cmd-night-market-take-card = κάρτα
cmd-night-market-take-card-about = Ποια κάρτα

## Γιατί ρωτιέται κάτι

nm-why-bid = Όλοι προσφέρουν κρυφά μία κάρτα· πρώτη διαλέγει η μεγαλύτερη προσφορά, αλλά η κάρτα που προσφέρατε χάνεται.
nm-why-take = Η σειρά πάει με τις προσφορές· μια κάρτα μετράει όσο η αξία της, και οι περισσότερες ενός είδους δίνουν άλλους { $most } πόντους.
nm-see-lot = **Παρτίδα προς διάθεση.** Οι κάρτες του γύρου· η μεγαλύτερη προσφορά παίρνει πρώτη.
nm-see-stalls = **Πάγκος.** Οι κάρτες που πήρε ένας παίκτης, και η προσφορά του.
nm-see-hands = **Χέρι.** Μία από αυτές προσφέρεται και χάνεται.
nm-learn-bid = Μεγάλη προσφορά διαλέγει πρώτη, αλλά χάνεται: μόνο για καλές κάρτες.
nm-learn-take = Μετρούν οι μεγάλες αξίες, και οι περισσότερες κάρτες ενός είδους.

## The table

nm-area-hands = Χέρι
nm-area-sealed = Κρυφή προσφορά
nm-area-stalls = Παρμένες
nm-area-opened = Ανοιχτή προσφορά
nm-area-deck = Τράπουλα
nm-area-lot = Οι κάρτες του γύρου
nm-area-spent = Προσφορές προηγούμενων γύρων
nm-area-tray = Ο δίσκος
nm-tray = Ο δίσκος
nm-card = { $kind } { $value }
