### Private tables: by invitation only.

lobby-private = Ιδιωτικό τραπέζι: με /{ cmd-table } { cmd-table-manage } προσκαλείτε κάποιον· κανείς άλλος δεν το βλέπει.
table-invite-unheard-private = Δεν μπορώ να στείλω προσωπικό μήνυμα: { $name }. Η πρόσκληση ισχύει: η συμμετοχή γίνεται με /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = Δεν μπορώ να στείλω προσωπικό μήνυμα: { $name }. Η προσφορά της θέσης ισχύει, και γίνεται δεκτή με /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Δεν μπορώ να φτιάξω εδώ ιδιωτικό νήμα.
permission-create-private-threads = Δημιουργία ιδιωτικών νημάτων
cmd-table-new-private = ιδιωτικό
cmd-table-new-private-about = Μόνο με πρόσκληση: σε ιδιωτικό νήμα, ή με φίλους στα προσωπικά μηνύματα
table-stays-private = Η παρτίδα είναι ιδιωτική: δεν τη διαβάζει κανείς άλλος. Οι παίκτες της μπορούν να τη μεταφέρουν με /{ cmd-table } { cmd-table-manage }, και φτιάχνω γι’ αυτήν νέο ιδιωτικό νήμα.
error-no-new-private-thread = Δεν μπορώ να φτιάξω εδώ ιδιωτικό νήμα, γι’ αυτό η παρτίδα μένει όπου είναι. Δώστε μου το δικαίωμα να φτιάχνω ιδιωτικά νήματα ή δοκιμάστε σε άλλο κανάλι.
page-moved-private = Η παρτίδα συνεχίζεται σε νέο ιδιωτικό νήμα, μόνο με τους παίκτες της:
