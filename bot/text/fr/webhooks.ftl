### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = C’est à toi de jouer : { $game } (table { NUMBER($match, useGrouping: 0) }).
webhook-try = Voici comment je te dis que c’est à toi de jouer.
webhook-title = Tes webhooks
webhook-none = Tu n’en as pas. Ajoutes-en un avec /{ cmd-me } { cmd-me-webhook } et une adresse.
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
table-webhook-none = Les webhooks ne sont pas offerts ici.
table-webhook-many = { $most ->
    [one] Tu peux avoir un webhook. Retire-le d’abord.
   *[other] Tu peux avoir { $most } webhooks. Retires-en d’abord un.
}
table-webhook-failing = Ton webhook sur { $host } n’a pas pu être joint. Je réessaierai quand ce sera à toi ; /{ cmd-me } { cmd-me-webhook } montre où il en est.
table-webhook-stopped = Ton webhook sur { $host } est resté injoignable à plusieurs reprises ; il est arrêté. Retire-le avec /{ cmd-me } { cmd-me-webhook } et ajoute-le à nouveau quand il marche.

cmd-me-webhook = webhook
cmd-me-webhook-about = Une adresse appelée quand c’est à toi de jouer ; sans adresse : montre les tiennes
cmd-me-webhook-url = url
cmd-me-webhook-url-about = L’adresse, qui commence par https://
cmd-me-webhook-form = forme
cmd-me-webhook-form-about = Ce que le destinataire comprend
