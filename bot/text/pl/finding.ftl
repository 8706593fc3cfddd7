### Finding a game: open tables, ratings as hints, tables for people of other servers.

## Open tables

cmd-table-find = szukaj
cmd-table-find-about = Stoły, do których możesz dołączyć, tu i na innych serwerach
cmd-table-find-game = gra
cmd-table-find-game-about = Tylko ta gra
cmd-table-find-speed = tempo
cmd-table-find-speed-about = Tylko stoły o takim tempie
cmd-table-find-where = gdzie
cmd-table-find-where-about = Tylko ten serwer albo wszystkie, które się na to zgadzają
find-where-everywhere = na wszystkich serwerach
find-where-here = na tym serwerze
speed-fast = szybko: do jednego dnia na turę
speed-normal = zwyczajnie: do 3 dni na turę
speed-slow = wolno: ponad 3 dni na turę
speed-free = bez zegara

find-title = Otwarte stoły
find-game = { $game }
find-none = Nie ma otwartego stołu tego rodzaju. Otwórz go przez /{ cmd-table } { cmd-table-new }.
find-line = **{ $game }** · stół { NUMBER($match, useGrouping: 0) } · zajęte miejsca: { $taken }/{ $seats } · { $clock } · { $language } · { $level }
find-on = na serwerze { $server }
find-on-another = na innym serwerze
find-clock = czas na turę: { $turn }
find-clock-reserve = czas na turę: { $turn }, rezerwa: { $reserve }
find-clock-none = bez zegara
level-unknown = jeszcze nikt z rankingiem
level-about = ranking około { NUMBER($rating, useGrouping: 0) }
find-elsewhere-note = Do stołów na innych serwerach możesz dołączyć stąd i grać w wiadomościach prywatnych ze mną. Ich wątki są tylko dla osób z tamtych serwerów.
find-more = { $count ->
    [one] I jeszcze jeden.
    [few] I jeszcze { $count }.
   *[other] I jeszcze { $count }.
}
find-standing = Ta wiadomość sama się odświeża.
menu-find-join = Dołącz do stołu
button-find = Znajdź stół
button-find-everywhere = Także inne serwery
button-find-here = Tylko ten serwer

page-joined-visitor = Ten stół jest na innym serwerze, więc grasz w wiadomościach prywatnych ze mną: tam przychodzą ręka i twoje tury, tam działają /{ cmd-turn }, /{ cmd-move } i /{ cmd-table } { cmd-table-board }. Jego wątek jest tylko dla osób z tamtego serwera.
table-finished = Partia się skończyła. Plansza pokazuje, jak.

## What a host says about those who join

band = ranking od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
band-from = ranking od { NUMBER($least, useGrouping: 0) }
band-to = ranking do { NUMBER($most, useGrouping: 0) }
lobby-band = Wskazówka: { $band }; dołączyć może każdy
lobby-elsewhere = Ten stół widzą też osoby z innych serwerów i mogą dołączyć
lobby-outside = Wskazówka przy tym stole: { $band }; twój ranking to { NUMBER($rating, useGrouping: 0) }. I tak zapraszamy.
lobby-outside-new = Wskazówka przy tym stole: { $band }; nie masz jeszcze rankingu w tej grze. I tak zapraszamy.
table-bad-ratings = Ranking to liczba od 0 do { NUMBER($most, useGrouping: 0) }, najpierw najniższy.
table-private-elsewhere = Prywatnego stołu nie ma na żadnej liście.
table-elsewhere-closed = Zarządzający tym serwerem nie pozwalają pokazywać jego stołów na innych serwerach. Mogą to zmienić przez /{ cmd-admin }.
cmd-table-new-elsewhere = wszędzie
cmd-table-new-elsewhere-about = Stół widzą też osoby z innych serwerów i mogą dołączyć

form-admin-elsewhere-about = Czy stoły można otwierać także dla osób z innych serwerów
admin-elsewhere = Stoły można otwierać także dla osób z innych serwerów
admin-elsewhere-none = Stoły widać tylko na tym serwerze

## A standing list of open tables

admin-listing-put = Lista otwartych stołów jest na tym kanale i sama się odświeża.
admin-listing-removed = Listy już nie ma.
table-no-listing = Na tym kanale nie ma listy otwartych stołów.
table-too-many-listings = Największa liczba list otwartych stołów na serwerze: { NUMBER($most) }.

## Being told of open tables

table-opened = Jest otwarty stół z wolnym miejscem: { $game }, stół { NUMBER($match, useGrouping: 0) }, liczba miejsc: { $seats }.
table-too-many-alerts = Wystarczy: największa liczba rodzajów stołów to { NUMBER($most) }. Najpierw usuń jeden.
table-no-alert = O takich stołach do ciebie nie piszę.
alerts-title = Stoły, o których do ciebie piszę
alerts-none = Żadne.
alerts-note = Raz na każdy stół, w wiadomości prywatnej, i nie w godzinach ciszy.
alert-added = Napiszę do ciebie, gdy otworzy się taki stół.
alert-withdrawn = O tym już do ciebie nie piszę.
alert-any-game = każda gra
alert-any-speed = każde tempo
alert-here = na jednym serwerze
menu-no-alert = Nie pisz już o…
button-alerts = O czym do mnie piszesz
button-tell-me = Pisz mi o nowych
button-to-table = Do stołu

## Waiting for others to play with

cmd-play = graj
cmd-play-about = Znajdź osoby na twoim poziomie: stół otworzy się, gdy zbierze się ich dość
cmd-play-game = gra
cmd-play-game-about = W co chcesz zagrać; bez tego: na co czekasz
cmd-play-speed = tempo
cmd-play-speed-about = Zegar stołu; bez wyboru: zwyczajny
cmd-play-seats = miejsca
cmd-play-seats-about = Ile osób, razem z tobą; bez wyboru: jak najmniej
cmd-play-across = wszędzie
cmd-play-across-about = Także z osobami z innych serwerów
cmd-play-leave = koniec
cmd-play-leave-about = Nie czekasz dłużej, na tę grę albo na żadną
play-title = Na co czekasz
play-none = Na nic. /{ cmd-play } { cmd-play-game }: czeka na osoby na twoim poziomie.
play-line = **{ $game }** · { $clock } · liczba graczy: { $seats } · { $where } · do { $until }.
play-others = { $others ->
    [0] Nikt inny jeszcze na to nie czeka.
    [one] Czeka na to jeszcze jedna osoba, { $near ->
        [0] z rankingiem dalekim od twojego.
       *[other] z rankingiem bliskim twojemu.
    }
    [few] Czekają na to jeszcze { $others } osoby; z rankingiem bliskim twojemu: { $near }.
   *[other] Czeka na to jeszcze { $others } osób; z rankingiem bliskim twojemu: { $near }.
}
play-note = Gdy zbierze się dość osób, otworzę stół, wezwę was i partia się zacznie. Im dłużej czekasz, tym bardziej rankingi mogą się różnić; po jednym dniu nie mają już znaczenia.
play-waiting = Teraz czekasz.
play-met = Znalezione: stół { NUMBER($match, useGrouping: 0) }. { $link } Partia zacznie się za chwilę.
play-left = Już nie czekasz.
play-nobody = Przez { $days } dni nie znalazł się nikt do gry { $game }, więc już nie czekasz. Może z osobami z innych serwerów albo w innym tempie?
play-no-speed = Wybierz tempo z zegarem: osoby, które się nie znają, go potrzebują.
play-across-only = W wiadomościach prywatnych mogę szukać tylko osób z innych serwerów: wybierz to albo zapytaj na serwerze.
play-too-many = Czekasz już na tyle gier: { NUMBER($most) }. Najpierw zrezygnuj z jednej.
play-not-waiting = Na nic takiego nie czekasz.
menu-play-leave = Nie czekaj już na…
button-play-again = Sprawdź jeszcze raz
table-met = Wszyscy czekaliście na grę { $game }: oto wasz stół { NUMBER($match, useGrouping: 0) }. Partia zacznie się sama za chwilę; kto nie może grać, niech teraz odejdzie.
form-admin-meeting-about = Gdzie otwierają się stoły dla osób, które czekają na innych
admin-meeting = Stoły dla osób, które czekają na innych, otwierają się na kanale { $channel }
admin-meeting-none = Stoły dla osób, które czekają na innych, otwierają się tam, gdzie prosiła o to jedna z nich
form-alert-game = Która gra?
form-alert-speed = Jakie tempo?
form-alert-where = Gdzie?
