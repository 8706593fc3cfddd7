### Webhooks: addresses that are called when it is somebody's turn.

webhook-turn = Twoja kolej: { $game } (stół { NUMBER($match, useGrouping: 0) }).
webhook-try = Tak daję ci znać, że nadeszła twoja kolej.
webhook-title = Twoje webhooki
webhook-none = Nie masz żadnego. **{ button-webhook-add }** zapyta o adres.
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
table-webhook-which = „{ form-webhook-everybody }” dotyczy jednego stołu, otwartego przez ciebie. Wybierz go w polu „{ form-webhook-match }”.
table-webhook-none = Tutaj nie ma webhooków.
table-webhook-many = { $most ->
    [one] Możesz mieć jeden webhook. Najpierw go usuń.
    [few] Możesz mieć { $most } webhooki. Najpierw któryś usuń.
    [many] Możesz mieć { $most } webhooków. Najpierw któryś usuń.
   *[other] Możesz mieć { $most } webhooka. Najpierw któryś usuń.
}
table-webhook-failing = Twój webhook pod adresem { $host } nie odpowiedział. Będę próbować dalej, gdy nadejdzie twoja kolej; polecenie /{ cmd-me } { cmd-me-show } pokazuje jego stan.
table-webhook-stopped = Twój webhook pod adresem { $host } wciąż nie odpowiada i został wstrzymany. Usuń go poleceniem /{ cmd-me } { cmd-me-show } i dodaj ponownie, gdy będzie działać.
webhook-match-turn = { $game } (stół { NUMBER($match, useGrouping: 0) }): kolej na: { $who }.
webhook-match-try = Tak daję znać, czyja jest kolej: { $game } (stół { NUMBER($match, useGrouping: 0) }).
webhook-over = { $game } (stół { NUMBER($match, useGrouping: 0) }): koniec partii.
webhook-match-title = Webhooki stołu { NUMBER($match, useGrouping: 0) }
webhook-match-none = Nie ma żadnego. Może go dodać gospodarz poleceniem /{ cmd-me } { cmd-me-show }, a kto zarządza serwerem – poleceniem /{ cmd-admin }.
webhook-match-about = Wywołuję je w każdej turze i na koniec partii. Podaję grę, czyja jest kolej i gdzie jest stół: nic z tego, co może wiedzieć tylko gracz.
webhook-match-added = W każdej turze przy stole { NUMBER($match, useGrouping: 0) } dam znać pod adresem { $host }
webhook-match-every = każda tura przy stole { NUMBER($match, useGrouping: 0) }
table-webhook-match-added = { $by } dodaje webhook do tego stołu. W każdej turze wywołuję { $host } i podaję, czyja jest kolej: nic z tego, co może wiedzieć tylko gracz. Można go zobaczyć poleceniem /{ cmd-me } { cmd-me-show }: **{ button-webhooks }**.
table-webhook-match-removed = { $by } usuwa webhook tego stołu. Nie wywołuję już adresu { $host }.
table-webhook-match-many = { $most ->
    [one] Stół może mieć jeden webhook. Najpierw go usuń.
    [few] Stół może mieć { $most } webhooki. Najpierw któryś usuń.
    [many] Stół może mieć { $most } webhooków. Najpierw któryś usuń.
   *[other] Stół może mieć { $most } webhooka. Najpierw któryś usuń.
}
table-webhook-match-failing = Dodany przez ciebie webhook stołu nie odpowiedział ({ $host }). Spróbuję ponownie w następnej turze; polecenie /{ cmd-me } { cmd-me-show } pokazuje jego stan.
table-webhook-match-stopped = Dodany przez ciebie webhook stołu ({ $host }) wciąż nie odpowiada i został wstrzymany. Usuń go poleceniem /{ cmd-me } { cmd-me-show } i dodaj ponownie, gdy będzie działać.

form-webhook-url-about = Adres, który zaczyna się od https://
form-webhook-form-about = Co rozumie odbiorca
form-webhook-everybody-about = W każdej turze tego stołu, czyjakolwiek jest kolej; dla gospodarza
button-webhooks = Webhooki
button-webhook-add = Dodaj webhook
menu-webhooks-of = Webhooki stołu…
form-webhook-url = Adres
form-webhook-form = Format
form-webhook-match = Dla którego stołu?
form-webhook-all = Wszystkie moje stoły
form-webhook-everybody = W turach wszystkich
