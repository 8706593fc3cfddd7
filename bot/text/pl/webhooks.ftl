### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Twoja kolej: { $game } (stół { NUMBER($match, useGrouping: 0) }).
webhook-try = Tak daję ci znać, że nadeszła twoja kolej.
webhook-title = Twoje webhooki
webhook-none = Nie masz żadnego. Dodaj go poleceniem /{ cmd-me } { cmd-me-webhook } z adresem.
webhook-added = Gdy nadejdzie twoja kolej, dam znać pod adresem { $host }
webhook-added-about = Pierwsze wywołanie na próbę jest już w drodze. Oto sekret, którym podpisuję każde wywołanie; nie pokażę go ponownie:
webhook-signed = Turnpost-Signature to v1= oraz HMAC-SHA256 z Turnpost-Timestamp, kropki i treści.
webhook-remove = Usuń { $n }
webhook-match = tylko stół { NUMBER($match, useGrouping: 0) }
webhook-last-status = ostatnia odpowiedź: { $status }
webhook-last-unreachable = ostatnio: brak odpowiedzi
webhook-last-forbidden = nie wywołuję: adres prowadzi do sieci prywatnej
webhook-stopped = **wstrzymany**; usuń go i dodaj ponownie
webhook-form-json = JSON
webhook-form-ntfy = ntfy
webhook-form-slack = Slack
webhook-form-matrix = Matrix (hookshot)
table-webhook-address = Mogę wywoływać tylko publiczne adresy, które zaczynają się od https:// i nie zawierają hasła.
table-webhook-none = Tutaj nie ma webhooków.
table-webhook-many = { $most ->
    [one] Możesz mieć jeden webhook. Najpierw go usuń.
    [few] Możesz mieć { $most } webhooki. Najpierw któryś usuń.
    [many] Możesz mieć { $most } webhooków. Najpierw któryś usuń.
   *[other] Możesz mieć { $most } webhooka. Najpierw któryś usuń.
}
table-webhook-failing = Twój webhook pod adresem { $host } nie odpowiedział. Będę próbować dalej, gdy nadejdzie twoja kolej; polecenie /{ cmd-me } { cmd-me-webhook } pokazuje jego stan.
table-webhook-stopped = Twój webhook pod adresem { $host } wciąż nie odpowiada i został wstrzymany. Usuń go poleceniem /{ cmd-me } { cmd-me-webhook } i dodaj ponownie, gdy będzie działać.

cmd-me-webhook = webhook
cmd-me-webhook-about = Adres, który wywołuję, gdy nadejdzie twoja kolej; bez adresu: twoje webhooki
cmd-me-webhook-url = adres
cmd-me-webhook-url-about = Adres, który zaczyna się od https://
cmd-me-webhook-form = postać
cmd-me-webhook-form-about = Co rozumie odbiorca
