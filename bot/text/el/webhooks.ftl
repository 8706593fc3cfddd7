### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Είναι η σειρά σας: { $game } (τραπέζι { NUMBER($match, useGrouping: 0) }).
webhook-try = Έτσι σας λέω ότι ήρθε η σειρά σας.
webhook-title = Τα webhook σας
webhook-none = Δεν έχετε κανένα. Προσθέστε ένα με /{ cmd-me } { cmd-me-webhook } και μια διεύθυνση.
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
table-webhook-none = Εδώ δεν προσφέρονται webhook.
table-webhook-many = { $most ->
    [one] Μπορείτε να έχετε ένα webhook. Διαγράψτε πρώτα αυτό.
   *[other] Μπορείτε να έχετε { $most } webhook. Διαγράψτε πρώτα ένα.
}
table-webhook-failing = Το webhook σας στο { $host } δεν απάντησε. Θα δοκιμάζω πάλι όταν έρχεται η σειρά σας· η εντολή /{ cmd-me } { cmd-me-webhook } δείχνει πώς πάει.
table-webhook-stopped = Το webhook σας στο { $host } δεν απαντά ξανά και ξανά, και σταμάτησε. Διαγράψτε το με /{ cmd-me } { cmd-me-webhook } και προσθέστε το πάλι όταν λειτουργεί.

cmd-me-webhook = webhook
cmd-me-webhook-about = Διεύθυνση που ειδοποιείται όταν έρχεται η σειρά σας· χωρίς διεύθυνση: όσα έχετε
cmd-me-webhook-url = διεύθυνση
cmd-me-webhook-url-about = Η διεύθυνση, που αρχίζει με https://
cmd-me-webhook-form = μορφή
cmd-me-webhook-form-about = Τι καταλαβαίνει ο παραλήπτης
