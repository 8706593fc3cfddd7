# What a game says like all games, unless it has a text of its own.

own-ask-over = η παρτίδα τελείωσε
own-ask-wait = γίνεται κλήρωση
own-no-over = Η παρτίδα τελείωσε.
own-no-wait = Πρώτα γίνεται κλήρωση. Περιμένετε μια στιγμή.
own-no-turn = Δεν είναι η σειρά σας. Σειρά έχει: { $who }.
own-no-write = Γράψτε το έτσι: { $text }
own-luck-none = Οι κληρώσεις αυτού του παιχνιδιού δεν συγκρίνονται.
