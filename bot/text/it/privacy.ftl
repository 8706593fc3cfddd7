### What the bot stores about a person: a copy of it, and deleting it.

cmd-me-export = esporta
cmd-me-export-about = Ottieni un file con tutto ciò che conservo su di te
cmd-me-delete = elimina
cmd-me-delete-about = Elimina tutto ciò che conservo su di te

table-person-gone = { $who } se ne va per sempre. La partita continua quando qualcuno prende il posto, con tutto ciò che c’è.
table-person-gone-autopilot = { $who } se ne va per sempre. Lì gioco io, finché qualcuno non prende il posto.

button-me-delete = Elimina tutto su di me

page-me-export = Questo file contiene tutto ciò che conservo su di te: le tue impostazioni, i tuoi posti con tutto ciò che ci hai giocato, i tuoi risultati. Un file JSON si legge con qualsiasi editor di testo.
page-me-delete = Elimino il tuo nome, le tue impostazioni e i tuoi rating, e perdi i tuoi posti:
    { $running ->
        [0] Ora non giochi nessuna partita.
        [one] Giochi una partita. Continua senza di te.
       *[other] Giochi { $running } partite. Continuano senza di te.
    }
    Le partite finite restano com’erano, ma il tuo posto non è più di nessuno. Ciò che è stato pubblicato nei canali ci resta; non spetta a me toglierlo. Non si può tornare indietro. Una copia dei tuoi dati: /{ cmd-me } { cmd-me-export }.
page-me-deleted = Fatto. Non so più niente di te. Qualunque cosa tu faccia qui, ricominci da zero.
