### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Είναι η σειρά σας: { $game } (τραπέζι { NUMBER($match, useGrouping: 0) }).
webhook-try = Έτσι σας λέω ότι ήρθε η σειρά σας.
webhook-title = Τα webhook σας
webhook-none = Δεν έχετε κανένα. Το **{ button-webhook-add }** ζητά μια διεύθυνση.
webhook-added = Όταν έρχεται η σειρά σας, ειδοποιείται: { $host }
webhook-added-about = Μια πρώτη κλήση είναι στον δρόμο, για δοκιμή. Αυτό είναι το μυστικό που υπογράφει κάθε κλήση· δεν θα το δείτε ξανά:
webhook-signed = Turnpost-Signature: v1= και το HMAC-SHA256 από το Turnpost-Timestamp, μια τελεία και το σώμα.
webhook-remove = Διαγραφή { $n }
webhook-match = μόνο τραπέζι { NUMBER($match, useGrouping: 0) }
webhook-last-status = τελευταία απάντηση: { $status }
webhook-last-unreachable = την τελευταία φορά: καμία απάντηση
webhook-last-forbidden = δεν καλείται: η διεύθυνση οδηγεί σε ιδιωτικό δίκτυο
webhook-stopped = **σταμάτησε**· διαγράψτε το και προσθέστε το ξανά
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Μπορώ να καλώ μόνο δημόσιες διευθύνσεις που αρχίζουν με https:// και δεν έχουν κωδικό μέσα τους.
table-webhook-which = Το «{ form-webhook-everybody }» είναι για ένα τραπέζι που έχετε ανοίξει εσείς. Διαλέξτε το στο «{ form-webhook-match }».
table-webhook-none = Εδώ δεν προσφέρονται webhook.
table-webhook-many = { $most ->
    [one] Μπορείτε να έχετε ένα webhook. Διαγράψτε πρώτα αυτό.
   *[other] Μπορείτε να έχετε { $most } webhook. Διαγράψτε πρώτα ένα.
}
table-webhook-failing = Το webhook σας στο { $host } δεν απάντησε. Θα δοκιμάζω πάλι όταν έρχεται η σειρά σας· η εντολή /{ cmd-me } { cmd-me-show } δείχνει πώς πάει.
table-webhook-stopped = Το webhook σας στο { $host } εξακολουθεί να μην απαντά, γι’ αυτό σταμάτησε. Διαγράψτε το με /{ cmd-me } { cmd-me-show } και προσθέστε το πάλι όταν λειτουργεί.
webhook-match-turn = { $game } (τραπέζι { NUMBER($match, useGrouping: 0) }): ήρθε η σειρά για: { $who }.
webhook-match-try = Έτσι λέω ποιος παίζει κάθε φορά: { $game } (τραπέζι { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (τραπέζι { NUMBER($match, useGrouping: 0) }): η παρτίδα τελείωσε.
webhook-match-title = Τα webhook του τραπεζιού { NUMBER($match, useGrouping: 0) }
webhook-match-none = Δεν έχει κανένα. Μπορεί να προσθέσει ένα όποιος άνοιξε το τραπέζι, με /{ cmd-me } { cmd-me-show }, και όποιος διαχειρίζεται τον διακομιστή, με /{ cmd-admin }.
webhook-match-about = Ειδοποιούνται σε κάθε σειρά και στο τέλος της παρτίδας. Μαθαίνουν το παιχνίδι, ποιος παίζει και πού βρίσκεται το τραπέζι: τίποτα που ξέρει μόνο ένας παίκτης.
webhook-match-added = Σε κάθε σειρά στο τραπέζι { NUMBER($match, useGrouping: 0) } ειδοποιείται: { $host }
webhook-match-every = κάθε σειρά στο τραπέζι { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = Νέο webhook σε αυτό το τραπέζι, από: { $by }. Σε κάθε σειρά ειδοποιείται η διεύθυνση { $host } και μαθαίνει ποιος παίζει: τίποτα που ξέρει μόνο ένας παίκτης. Μπορείτε να το δείτε με /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = Το webhook αυτού του τραπεζιού διαγράφηκε, από: { $by }. Η διεύθυνση { $host } δεν ειδοποιείται πια.
table-webhook-match-many = { $most ->
    [one] Ένα τραπέζι μπορεί να έχει ένα webhook. Διαγράψτε πρώτα αυτό.
   *[other] Ένα τραπέζι μπορεί να έχει { $most } webhook. Διαγράψτε πρώτα ένα.
}
table-webhook-match-failing = Το webhook που προσθέσατε στο τραπέζι δεν απάντησε ({ $host }). Θα δοκιμάσω πάλι στην επόμενη σειρά· η εντολή /{ cmd-me } { cmd-me-show } δείχνει πώς πάει.
table-webhook-match-stopped = Το webhook που προσθέσατε στο τραπέζι ({ $host }) εξακολουθεί να μην απαντά, γι’ αυτό σταμάτησε. Διαγράψτε το με /{ cmd-me } { cmd-me-show } και προσθέστε το πάλι όταν λειτουργεί.

form-webhook-url-about = Η διεύθυνση, που αρχίζει με https://
form-webhook-form-about = Τι καταλαβαίνει ο παραλήπτης
form-webhook-everybody-about = Σε κάθε σειρά αυτού του τραπεζιού, όποιος κι αν παίζει· για όποιον το άνοιξε
button-webhooks = Webhook
button-webhook-add = Νέο webhook
menu-webhooks-of = Webhook ενός τραπεζιού…
form-webhook-url = Διεύθυνση
form-webhook-form = Μορφή
form-webhook-match = Για ποιο τραπέζι;
form-webhook-all = Όλα τα τραπέζια μου
form-webhook-everybody = Στις σειρές όλων
