### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = { $game } (Tisch { NUMBER($match, useGrouping: 0) }): Du bist am Zug.
webhook-try = So sage ich dir, dass du am Zug bist.
webhook-title = Deine Webhooks
webhook-none = Du hast keine. **{ button-webhook-add }** fragt nach einer Adresse.
webhook-added = { $host } wird aufgerufen, wenn du am Zug bist
webhook-added-about = Ein erster Aufruf ist zur Probe unterwegs. Das ist der geheime Schlüssel, mit dem jeder Aufruf unterschrieben wird; er wird nicht noch einmal gezeigt:
webhook-signed = Turnpost-Signature ist v1= und der HMAC-SHA256 von Turnpost-Timestamp, einem Punkt und dem Inhalt.
webhook-remove = { $n } entfernen
webhook-match = nur Tisch { NUMBER($match, useGrouping: 0) }
webhook-last-status = letzte Antwort: { $status }
webhook-last-unreachable = zuletzt: keine Antwort
webhook-last-forbidden = nicht aufgerufen: Die Adresse führt an einen privaten Ort
webhook-stopped = {""}**angehalten**; entferne ihn und füge ihn neu hinzu
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Ich kann nur öffentliche Adressen aufrufen, die mit https:// beginnen und kein Passwort enthalten.
table-webhook-which = „{ form-webhook-everybody }“ gilt für einen Tisch, den du eröffnet hast. Wähle ihn unter „{ form-webhook-match }“.
table-webhook-none = Webhooks werden hier nicht angeboten.
table-webhook-many = { $most ->
    [one] Du kannst einen Webhook haben. Entferne ihn zuerst.
   *[other] Du kannst { $most } Webhooks haben. Entferne zuerst einen.
}
table-webhook-failing = Dein Webhook bei { $host } war nicht erreichbar. Ich versuche es weiter, wenn du am Zug bist; /{ cmd-me } { cmd-me-show } zeigt, wie es steht.
table-webhook-stopped = Dein Webhook bei { $host } war immer wieder nicht erreichbar und ist angehalten. Entferne ihn mit /{ cmd-me } { cmd-me-show } und füge ihn neu hinzu, wenn er wieder geht.
webhook-match-turn = { $game } (Tisch { NUMBER($match, useGrouping: 0) }): Am Zug ist jetzt { $who }.
webhook-match-try = { $game } (Tisch { NUMBER($match, useGrouping: 0) }): So sage ich, wer am Zug ist.
webhook-over = { $game } (Tisch { NUMBER($match, useGrouping: 0) }): Die Partie ist zu Ende.
webhook-match-title = Webhooks von Tisch { NUMBER($match, useGrouping: 0) }
webhook-match-none = Der Tisch hat keinen. Wer ihn eröffnet hat, kann einen mit /{ cmd-me } { cmd-me-show } hinzufügen, und wer den Server verwaltet, mit /{ cmd-admin }.
webhook-match-about = Sie werden bei jedem Zug und am Ende der Partie aufgerufen. Sie erfahren, welches Spiel es ist, wer am Zug ist und wo der Tisch ist, aber nichts, was nur ein Mitspieler wissen darf.
webhook-match-added = { $host } wird bei jedem Zug an Tisch { NUMBER($match, useGrouping: 0) } aufgerufen
webhook-match-every = jeder Zug an Tisch { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } hat diesem Tisch einen Webhook hinzugefügt. { $host } wird bei jedem Zug aufgerufen und erfährt, wer am Zug ist, aber nichts, was nur ein Mitspieler wissen darf. Ihr seht ihn mit /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = { $by } hat den Webhook dieses Tisches entfernt. { $host } wird nicht mehr aufgerufen.
table-webhook-match-many = { $most ->
    [one] Ein Tisch kann einen Webhook haben. Entferne ihn zuerst.
   *[other] Ein Tisch kann { $most } Webhooks haben. Entferne zuerst einen.
}
table-webhook-match-failing = Der Webhook, den du dem Tisch hinzugefügt hast, war bei { $host } nicht erreichbar. Ich versuche es beim nächsten Zug weiter; /{ cmd-me } { cmd-me-show } zeigt, wie es steht.
table-webhook-match-stopped = Der Webhook, den du dem Tisch hinzugefügt hast, war bei { $host } immer wieder nicht erreichbar und ist angehalten. Entferne ihn mit /{ cmd-me } { cmd-me-show } und füge ihn neu hinzu, wenn er wieder geht.

form-webhook-url-about = Die Adresse, beginnend mit https://
form-webhook-form-about = Was der Empfänger versteht
form-webhook-everybody-about = Bei jedem Zug an diesem Tisch, egal wessen; nur für die Person, die ihn eröffnet hat
button-webhooks = Webhooks
button-webhook-add = Webhook hinzufügen
menu-webhooks-of = Webhooks eines Tisches …
form-webhook-url = Adresse
form-webhook-form = Format
form-webhook-match = Für welchen Tisch?
form-webhook-all = Alle meine Tische
form-webhook-everybody = Bei den Zügen aller
