### Private tables: by invitation only.

lobby-private = Ιδιωτικό τραπέζι: με /{ cmd-table } { cmd-table-invite } προσκαλείτε κάποιον· κανείς άλλος δεν το βλέπει.
error-no-private-thread = Δεν μπορώ να φτιάξω εδώ ιδιωτικό νήμα, γι’ αυτό δεν άνοιξε τραπέζι. Δώστε μου άδεια για ιδιωτικά νήματα ή δοκιμάστε σε άλλο κανάλι.
permission-create-private-threads = Δημιουργία ιδιωτικών νημάτων
cmd-table-new-private = ιδιωτικό
cmd-table-new-private-about = Μόνο με πρόσκληση, σε ιδιωτικό νήμα
