### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = C’est à toi de jouer : { $game } (table { NUMBER($match, useGrouping: 0) }).
webhook-try = Voici comment je te dis que c’est à toi de jouer.
webhook-title = Tes webhooks
webhook-none = Tu n’en as pas. **{ button-webhook-add }** demande une adresse.
webhook-added = { $host } est appelé quand c’est à toi de jouer
webhook-added-about = Un premier appel est en route, pour essayer. Voici le secret qui signe chaque appel ; il ne sera plus montré :
webhook-signed = Turnpost-Signature est v1= suivi du HMAC-SHA256 de Turnpost-Timestamp, d’un point et du corps.
webhook-remove = Retirer le { $n }
webhook-match = seulement la table { NUMBER($match, useGrouping: 0) }
webhook-last-status = dernière réponse : { $status }
webhook-last-unreachable = la dernière fois : pas de réponse
webhook-last-forbidden = pas appelé : l’adresse mène à un endroit privé
webhook-stopped = **arrêté** ; retire-le et ajoute-le à nouveau
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Je ne peux appeler que des adresses publiques qui commencent par https:// et ne contiennent pas de mot de passe.
table-webhook-which = « { form-webhook-everybody } » vaut pour une seule table, que tu as ouverte. Choisis-la sous « { form-webhook-match } ».
table-webhook-none = Les webhooks ne sont pas proposés ici.
table-webhook-many = { $most ->
    [one] Tu peux avoir un webhook. Retire-le d’abord.
   *[other] Tu peux avoir { $most } webhooks. Retires-en d’abord un.
}
table-webhook-failing = Ton webhook sur { $host } n’a pas pu être joint. Je réessaierai quand ce sera à toi ; /{ cmd-me } { cmd-me-show } montre où il en est.
table-webhook-stopped = Ton webhook sur { $host } est resté injoignable à plusieurs reprises ; il est arrêté. Retire-le avec /{ cmd-me } { cmd-me-show } et ajoute-le à nouveau quand il marche.
webhook-match-turn = { $game } (table { NUMBER($match, useGrouping: 0) }) : c’est à { $who } de jouer.
webhook-match-try = Voici comment je dis à qui de jouer : { $game } (table { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (table { NUMBER($match, useGrouping: 0) }) : la partie est finie.
webhook-match-title = Webhooks de la table { NUMBER($match, useGrouping: 0) }
webhook-match-none = Elle n’en a pas. Qui a ouvert la table peut en ajouter un avec /{ cmd-me } { cmd-me-show }, et ceux qui gèrent le serveur avec /{ cmd-admin }.
webhook-match-about = Ils sont appelés à chaque tour, et à la fin de la table. Ils reçoivent le nom du jeu, qui doit jouer et où est la table, mais rien de ce que seul un joueur peut savoir.
webhook-match-added = { $host } est appelé à chaque tour de la table { NUMBER($match, useGrouping: 0) }
webhook-match-every = chaque tour de la table { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } a ajouté un webhook à cette table. { $host } est appelé à chaque tour et apprend qui doit jouer, mais rien de ce que seul un joueur peut savoir. Pour le voir : /{ cmd-me } { cmd-me-show } : **{ button-webhooks }**.
table-webhook-match-removed = { $by } a retiré le webhook de cette table. { $host } n’est plus appelé.
table-webhook-match-many = { $most ->
    [one] Une table peut avoir un webhook. Retire-le d’abord.
   *[other] Une table peut avoir { $most } webhooks. Retires-en d’abord un.
}
table-webhook-match-failing = Le webhook que tu as ajouté à la table n’a pas pu être joint sur { $host }. Je réessaierai au prochain tour ; /{ cmd-me } { cmd-me-show } montre où il en est.
table-webhook-match-stopped = Le webhook que tu as ajouté à la table est resté injoignable sur { $host } à plusieurs reprises ; il est arrêté. Retire-le avec /{ cmd-me } { cmd-me-show } et ajoute-le à nouveau quand il marche.

form-webhook-url-about = L’adresse, qui commence par https://
form-webhook-form-about = Ce que le destinataire comprend
form-webhook-everybody-about = À chaque tour de cette table, quel que soit le joueur ; pour qui l’a ouverte
button-webhooks = Webhooks
button-webhook-add = Ajouter un webhook
menu-webhooks-of = Webhooks d’une table…
form-webhook-url = Adresse
form-webhook-form = Format
form-webhook-match = Pour quelle table ?
form-webhook-all = Toutes mes tables
form-webhook-everybody = Aux tours de tout le monde
