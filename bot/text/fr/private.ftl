### Private tables: by invitation only.

lobby-private = Privée : /{ cmd-table } { cmd-table-manage } invite quelqu’un ; personne d’autre ne voit cette table.
table-invite-unheard-private = Je ne peux pas joindre { $name } par message privé. L’invitation tient quand même : { $name } rejoint la table avec /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = Je ne peux pas joindre { $name } par message privé. La place reste proposée : { $name } la prend avec /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Je n’ai pas le droit de créer un fil privé ici.
permission-create-private-threads = Créer des fils privés
cmd-table-new-private = privée
cmd-table-new-private-about = Sur invitation : dans un fil privé, ou en messages privés avec des amis
table-stays-private = Cette partie est privée : personne d’autre ne peut la lire. Ses joueurs peuvent la déplacer avec /{ cmd-table } { cmd-table-manage }, et je crée pour elle un nouveau fil privé.
error-no-new-private-thread = Je n’ai pas le droit de créer un fil privé ici : la partie reste où elle est. Permets-moi de créer des fils privés, ou essaie un autre salon.
page-moved-private = La partie continue dans un nouveau fil privé, avec ses seuls joueurs :
