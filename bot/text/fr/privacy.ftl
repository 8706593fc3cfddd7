### What the bot stores about a person: a copy of it, and deleting it.

cmd-me-export = exporter
cmd-me-export-about = Obtenir un fichier avec tout ce que je garde sur toi
cmd-me-delete = supprimer
cmd-me-delete-about = Supprimer tout ce que je garde sur toi

table-person-gone = Départ définitif de { $who }. La partie continue quand quelqu’un prend la place, avec tout ce qui s’y trouve.
table-person-gone-autopilot = Départ définitif de { $who }. Je joue à cette place, jusqu’à ce que quelqu’un la prenne.

button-me-delete = Tout supprimer sur moi

page-me-export = Ce fichier contient tout ce que je garde sur toi : tes réglages, tes places avec tout ce que tu y as joué, tes résultats. Un fichier JSON se lit avec n’importe quel éditeur de texte.
page-me-delete = Je supprime ton nom, tes réglages et tes cotes, et tu perds tes places :
    { $running ->
        [0] Tu n’as aucune partie en cours.
        [one] Tu as une partie en cours. Elle continue sans toi.
       *[other] Tu as { $running } parties en cours. Elles continuent sans toi.
    }
    Les parties finies restent telles quelles, mais ta place n’y est plus à personne. Ce qui a été publié dans des salons y reste ; ce n’est pas à moi de l’enlever. On ne peut pas revenir là-dessus. Une copie de tes données : /{ cmd-me } { cmd-me-export }.
page-me-deleted = C’est fait. Je ne sais plus rien de toi. Quoi que tu fasses ici ensuite, tu repars de zéro.
