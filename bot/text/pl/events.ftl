### Events: leagues, knock-outs and Swiss pairings, on one server or several.
### The messages `event-head-...`, `event-player`, `event-won`, `event-played`, `event-group`, `event-final`, `event-after`, `event-out` are drawn.

event-unknown = Nie znam takich rozgrywek.
event-unknown-code = Żadne rozgrywki nie mają takiego kodu. Kto je prowadzi, znajdzie kod pod przyciskiem **Prowadzenie**.
event-not-organiser = Mogą to zrobić tylko prowadzący rozgrywki i osoby, które zarządzają ich serwerem.
event-too-many = Prowadzisz tu już tyle nieskończonych rozgrywek, ile wolno: { NUMBER($most) }.
event-too-few = Rozgrywki wymagają co najmniej tylu osób: { NUMBER($need) }. Zgłoszeń jest na razie: { NUMBER($have) }. Nic się nie zaczęło, a zapisy trwają dalej.
event-groups-too-small = Przy tylu grupach ({ NUMBER($groups) }) potrzeba co najmniej tylu osób: { NUMBER($need) }, po trzy w każdej. Zgłoszeń jest na razie: { NUMBER($have) }. Nic się nie zaczęło, a zapisy trwają dalej.
event-full = Bierze już udział tyle osób, ile może: { NUMBER($most) }.
event-entry-closed = Do tych rozgrywek nie można się już zapisać.
event-over = Te rozgrywki są skończone.
event-started = Te rozgrywki już się zaczęły.
event-not-started = Te rozgrywki jeszcze się nie zaczęły.
event-not-over = Następny sezon może się zacząć, gdy ten się skończy.
event-entered-already = Już bierzesz udział.
event-not-entered = Nie bierzesz udziału w tych rozgrywkach.
event-unknown-entry = Ta osoba nie bierze udziału w rozgrywkach.
event-not-shared = Zapisz się na serwerze, na którym toczą się te rozgrywki. Kto zarządza twoim serwerem, może je tam sprowadzić ich kodem: /{ cmd-event }, **{ button-event-share }**.
event-too-many-servers = W tych rozgrywkach bierze już udział tyle serwerów, ile może: { NUMBER($most) }.
event-followed = Następny sezon już istnieje.
event-bad-name = Nadaj rozgrywkom nazwę, którą da się przeczytać.
event-bad-format = Nie znam takiego systemu rozgrywek.
event-bad-rounds = Rozgrywki mogą mieć najwyżej tyle rund: { NUMBER($most) }. Przy 0 ich liczba zależy od liczby osób.
event-bad-groups = Liga może mieć od 1 do { NUMBER($most) } grup.
event-groups-league = Grupy ma tylko liga.
event-rounds-knockout = W systemie pucharowym liczba rund zależy od liczby osób: nie podawaj jej.
event-knockout-seats = W tę grę nie da się grać we dwoje, więc puchar nie miałby finału.
event-bad-turn = Czas na turę w rozgrywkach: co najmniej { $least }, najwyżej { $most }.
event-bad-round-time = Czas na rundę: co najmniej { $least }, najwyżej { $most }.
event-bad-points = Punkty za miejsca to najwyżej pięć liczb całkowitych od 0 do { NUMBER($most) }, żadna większa od poprzedniej, na przykład „10 6 3 1”.
event-in-thread = Stoły rozgrywek to wątki, a wątek nie ma własnych wątków. Użyj kanału.
event-none-here = Nie ma tu żadnych rozgrywek.
event-which = Jest ich kilka. Które?

event-place-lost = Nie mogę już pisać na jednym z kanałów rozgrywek **{ $event }**. Polecenie /{ cmd-event }, **{ button-event-lead }**, **{ button-event-move }** pokaże je na innym kanale (rozgrywki: { NUMBER($number, useGrouping: 0) }). Gra toczy się dalej, a gracze dostają wiadomości prywatne.
event-table-elsewhere = **{ $event }**, runda { NUMBER($round) }: twój stół jest otwarty ({ $game }). Jego wątek jest na innym serwerze; ty grasz tutaj, w wiadomościach prywatnych, i nie musisz tam zaglądać.
event-time-over = Runda { NUMBER($round) } w rozgrywkach **{ $event }** dobiegła końca, więc ta partia się kończy. Obecni dzielą się miejscami, a nieobecni ostatnimi.
event-uncounted = Koniec rozgrywek **{ $event }**. Ta partia toczy się dalej, ale już się w nich nie liczy.
event-dropped = Decyzją osoby prowadzącej nie ma cię już na liście rozgrywek **{ $event }**. Jeśli grasz teraz przy jakimś stole, gra toczy się dalej.
event-finished = Koniec rozgrywek **{ $event }**. Pierwsze miejsce: { LIST($names, style: "comma") }. Gratulacje!

event-season = { $event } · sezon { NUMBER($season) }
event-format-swiss = { $game } · system szwajcarski: spotykają się osoby o podobnym dorobku, a ponownie tylko wtedy, gdy inaczej się nie da · najwięcej osób przy stole: { NUMBER($seats) } · { $rounds ->
    [0] tyle rund, ile trzeba przy tej liczbie osób
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
event-format-league = { $game } · liga, { $groups ->
    [one] jedna grupa
    [few] { $groups } grupy
   *[other] { $groups } grup
} · najwięcej osób przy stole: { NUMBER($seats) } · { $rounds ->
    [0] tyle rund, ile trzeba, żeby wszyscy się spotkali
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
event-format-knockout = { $game } · system pucharowy: dalej przechodzi pierwsza osoba z każdego stołu, a wolny los mają osoby rozstawione najwyżej · najwięcej osób przy stole: { NUMBER($seats) }
event-clock = Czas na turę: { $turn } (bez godzin ciszy), potem gra bot; czas na rundę: najwyżej { $round }
event-points = Punkty za miejsca: { $points }. Kto dzieli miejsca, dzieli ich punkty; wolny los liczy się jak pierwsze miejsce.
event-points-usual = Punkty za miejsca: 12 za pierwsze, 0 za ostatnie, między nimi w równych odstępach. Kto dzieli miejsca, dzieli ich punkty; wolny los liczy się jak pierwsze miejsce.
event-ties-swiss = Przy równych punktach: punkty wszystkich rywali, potem pierwsze miejsca, potem udział w punktach na planszy, potem rozstawienie.
event-ties-league = Przy równych punktach: wspólne stoły tych osób, potem pierwsze miejsca, potem udział w punktach na planszy, potem rozstawienie.
event-ties-knockout = Kto odpada w tej samej rundzie: miejsce przy ostatnim stole, potem rozstawienie. Przy dzielonym pierwszym miejscu dalej przechodzi osoba rozstawiona wyżej.
event-absent = Kto na koniec gry przy stole poddał partię, odszedł albo gra za niego bot, zajmuje tam ostatnie miejsce. Jeśli gra kończy się bez wyniku, miejsca się dzieli.
event-computers = Na wolnych miejscach grają komputery.
event-open = Trwają zapisy: { $people ->
    [0] jeszcze nikogo
    [one] 1 osoba
    [few] { $people } osoby
   *[other] { $people } osób
}, potrzeba co najmniej: { NUMBER($least) }.
event-running = Runda { NUMBER($round) }{ $rounds ->
    [0] {""}
   *[other] {" "}z { $rounds }
} · najpóźniej do { $ends } · { $people ->
    [one] 1 osoba bierze udział
    [few] { $people } osoby biorą udział
   *[other] { $people } osób bierze udział
}
event-over-line = Te rozgrywki są skończone.
event-cancelled-line = Te rozgrywki zostały odwołane.
event-computer = komputer
event-bye-word = wolny los
event-bye = { $name }: { event-bye-word }
event-table = Stół { NUMBER($table) }: { LIST($names, style: "comma") } –
event-how-played = koniec, pierwsze miejsce: { LIST($names, style: "comma") }
event-how-resigned = partia poddana, pierwsze miejsce: { LIST($names, style: "comma") }
event-how-ended = koniec bez wyniku, miejsca dzielą: { LIST($names, style: "comma") }
event-how-time = koniec rundy, miejsca dzielą: { LIST($names, style: "comma") }
event-how-void = nierozegrane tutaj, miejsca dzielą: { LIST($names, style: "comma") }
event-opening = właśnie się otwiera
event-elsewhere = na innym serwerze, partia { NUMBER($match, useGrouping: 0) }
event-tie-direct = wspólne stoły
event-tie-opponents = punkty rywali
event-tie-firsts = pierwsze miejsca
event-tie-share = udział w punktach na planszy
event-tie-last = miejsce przy ostatnim stole
event-tie-seed = rozstawienie
event-decided = { $one } przed { $other }: { $why } ({ $mine } do { $theirs })
event-group = Grupa { $group }
event-final = tabela końcowa
event-after = runda { NUMBER($round) }
event-player = osoba
event-won = przebyte rundy
event-played = stoły
event-head-direct = między sobą
event-head-opponents = rywale
event-head-firsts = pierwsze
event-head-share = udział
event-head-last = ostatni stół
event-out = { $name } (poza grą)
event-shared = Serwery, które biorą udział: { NUMBER($servers) }. Wątek stołu powstaje tam, gdzie zapisała się większość jego osób; pozostałe dostają wiadomości prywatne i grają w nich.
event-somebody = Osoba { NUMBER($number) }
event-no-table = W tej rundzie nie masz stołu.
event-play-here = Twój stół jest na innym serwerze: graj stąd albo w wiadomościach prywatnych.
event-code = Kto zarządza innym serwerem, sprowadzi tam te rozgrywki poleceniem /{ cmd-event }, **{ button-event-share }** i tym kodem: `{ $code }`
event-table-opened = **{ $event }**, runda { NUMBER($round) }, stół { NUMBER($table) }: { LIST($names, style: "comma") }
event-thread = { $game } { NUMBER($match, useGrouping: 0) } · runda { NUMBER($round) }, stół { NUMBER($table) }

button-event = Rozgrywki
button-event-join = Zapisz się
button-event-leave = Wycofaj się
button-event-lead = Prowadzenie
button-event-start = Zacznij
button-event-cancel = Odwołaj
button-event-next = Zakończ tę rundę
button-event-end = Zakończ rozgrywki
button-event-unshare = Przestań udostępniać
button-event-season = Następny sezon
menu-event-drop = Skreśl kogoś z listy
page-event-joined = Bierzesz udział. Na początku rundy otworzę twój stół i dam ci znać.
page-event-joined-shared = Bierzesz udział. W tych rozgrywkach bierze udział kilka serwerów: jeśli wątek twojego stołu jest na innym, dam ci znać w wiadomości prywatnej i tam będziesz grać. Nie zamykaj wiadomości prywatnych; jeśli są zamknięte, wołam cię na tym kanale.
page-event-left = Nie ma cię już na liście.
page-event-left-running = Nie bierzesz udziału w następnych rundach. Jeśli grasz teraz przy jakimś stole, gra toczy się dalej: dokończ ją albo poddaj poleceniem /{ cmd-table } { cmd-table-manage }.
page-event-ended = Gotowe.
page-event-round-ended = Runda się skończyła; za chwilę zacznie się następna.
page-event-season = Trwają zapisy na następny sezon.
page-event-shared = Odtąd twój serwer bierze udział w tych rozgrywkach.
page-event-moved = Odtąd rozgrywki są pokazywane tutaj.
page-event-next = Zakończyć teraz tę rundę (**{ $event }**)? Partie, które jeszcze trwają, skończą się bez wyniku.
page-event-end = Zakończyć rozgrywki **{ $event }** z tabelą taką, jaka jest? Partie, które jeszcze trwają, potoczą się dalej, ale już nie będą się liczyć.
page-event-cancel = Odwołać rozgrywki **{ $event }**? Zapisy się kończą i nic się nie zaczyna.
page-event-unshare = Czy rozgrywki **{ $event }** nie mają być już pokazywane na tym serwerze? Osoby, które zapisały się tutaj, nadal biorą udział i dostaną wezwania w wiadomościach prywatnych.
format-swiss = system szwajcarski
format-league = liga
format-knockout = puchar

cmd-event = rozgrywki
cmd-event-about = Ligi, puchary i system szwajcarski, w wielu rundach
cmd-param-event = rozgrywki
cmd-param-event-about = Które rozgrywki; bez tego: te z tego serwera
form-event-name = Jak się nazywają
form-event-game = Która gra
form-event-format = Jak spotykają się gracze
form-event-seats = Najwięcej osób przy stole
form-event-rounds-about = Ile rund; bez liczby: tyle, ile trzeba przy tej liczbie osób
form-event-groups = Grupy ligi
form-event-turn-about = Czas na turę, np. 36g albo 2d; potem gra bot
form-event-days-about = Po tylu dniach runda się kończy, choćby jeszcze grano
form-event-points-about = Punkty za miejsca, np. 10 6 3 1; bez nich: od 12 do 0
form-event-computers-about = Komputery na tym poziomie zajmują wolne miejsca
form-event-extend = O ile dni
form-event-code-about = Kod od osoby, która prowadzi rozgrywki
button-event-new = Nowe rozgrywki
button-event-share = Sprowadź rozgrywki tutaj
button-event-move = Pokaż tutaj
button-event-rules = Rundy i stoły
button-event-time = Czas i punkty
button-event-more-time = Więcej czasu
menu-event-other = Inne rozgrywki…
form-event-rounds = Rundy
form-event-late = Można dołączyć w trakcie
form-event-turn = Czas na turę
form-event-days = Dni na rundę
form-event-points = Punkty za miejsca
form-event-computers = Komputery
form-event-no-computers = Żadnych
form-event-code = Kod
event-rules-kept = Ktoś zapisał się na tych zasadach, więc zostają. Odwołaj rozgrywki i załóż nowe.
