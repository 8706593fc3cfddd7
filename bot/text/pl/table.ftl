### What the table refuses, told privately to the one who asked, and what it says of itself.

table-unknown-match = Nie znam takiego stołu.
table-unknown-game = Nie znam takiej gry.
table-not-seated = Nie siedzisz przy tym stole.
table-letter-taken = { $value }: to ma już { $who }. Wybierz coś innego.
table-not-started = Ta partia jeszcze się nie zaczęła.
table-already-started = Ta partia już się zaczęła.
table-leave-running = Partia trwa. Aby oddać swoje miejsce albo wspólnie ją zakończyć: /{ cmd-table } { cmd-table-manage }.
table-over = Ta partia jest skończona.
table-still-played = Ta partia jeszcze trwa.
table-lobby-closed = Ten stół jest zamknięty.
table-lobby-full = Wszystkie miejsca są zajęte.
table-foreign-lobby = Ten stół należy do innego serwera.
table-already-joined = Już siedzisz przy tym stole.
table-not-host = Może to zrobić tylko osoba, która otworzyła ten stół: { $host }.
table-not-enough-players = Potrzebna liczba osób: { $need }, na razie { $have ->
    [one] jest jedna
    [few] są { $have }
   *[other] jest { $have }
}.
table-bad-seats = To gra dla { $least }–{ $most } osób, nie dla { $seats }.
table-late = Gra poszła tymczasem dalej. Zobacz, jak jest teraz, i wybierz ponownie.
table-nothing-to-undo = Nie masz czego cofnąć.
table-undo-answered = Tego nie można już cofnąć: nastąpiło losowanie albo ktoś już odpowiedział.
table-undo-asked = { $who } prosi o cofnięcie: { LIST($moves, style: "said") }{ $more ->
    [0] {""}
   *[other] {" "}Cofnęłoby się też wszystko, co było potem.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Uwaga: od tego czasu coś wylosowano lub odkryto.
} Stanie się tak, gdy zgodzą się wszyscy pozostali.
table-undo-asked-all = { $who } prosi o powrót do wcześniejszego wyboru. Cofnęłoby się też wszystko, co było potem.{ $revealed ->
    [0] {""}
   *[other] {" "}Uwaga: od tego czasu coś wylosowano lub odkryto.
} Stanie się tak, gdy zgodzą się wszyscy pozostali.
table-undo-approved = Wszyscy się zgodzili.
table-undo-refused = { $who } mówi „nie”: nic nie zostaje cofnięte.
table-undo-overtaken = Gra poszła dalej: nic nie zostaje cofnięte.
table-undo-left = To miejsce zmieniło właściciela: nic nie zostaje cofnięte.
table-undo-gone = Nie ma już na co się zgadzać: prośba została rozpatrzona albo gra poszła dalej.
table-undo-own = To twoja prośba: muszą się zgodzić pozostali.
table-nobody-to-approve = Przy tym stole nie siedzi nikt inny, kto mógłby się zgodzić.
table-no-vote = Twojego głosu jeszcze nie ma.
table-empty-move = Napisz ruch.
table-too-many-moves = Za dużo naraz. Największa liczba ruchów: { $most }.
table-await-chance = Przed { $move } trzeba coś wylosować. Wyślij najpierw ruchy do tego miejsca.
table-await-others = Przed { $move } muszą zagrać inni. Wyślij najpierw ruchy do tego miejsca.
table-place-lost = Kanał tej partii jest niedostępny. Przenieś ją przez /{ cmd-table } { cmd-table-manage } na inny kanał.
table-place-lost-notice = Nie mogę już pisać na kanale twojej partii (stół { NUMBER($match, useGrouping: 0) }). Partia jest bezpieczna: potoczy się tam dalej, gdy tylko znów będzie można pisać; możesz ją też przenieść przez /{ cmd-table } { cmd-table-manage } na inny kanał.
table-place-lost-permission = Brakuje mi tam uprawnienia: { $permission }.
table-same-place = Ta partia już jest na tym kanale.
table-busy = Za dużo dzieje się w tej sekundzie. Nic się nie zmieniło: spróbuj ponownie.
table-storage = Nie mogę teraz niczego zapisać. Nic się nie zmieniło; powiadom osobę, która prowadzi tego bota.
table-storage-silent = Moja baza danych chwilowo nie odpowiada. Nic się nie zmieniło: spróbuj ponownie za kilka minut.
table-storage-unsure = Moja baza danych przestała odpowiadać w trakcie zapisu, więc nie wiem, czy się udało. Zajrzyj za kilka minut do partii i powtórz to tylko wtedy, gdy tam tego nie ma.
table-storage-waits = Moja baza danych chwilowo nie odpowiada, więc to potrwa dłużej. Nie powtarzaj tego: gdy tylko będę wiedzieć, jak się skończyło, przeczytasz o tym tutaj.
table-broken = Tej partii nie da się odczytać według obecnych zasad. Nic nie przepadło; powiadom osobę, która prowadzi tego bota.
table-not-your-turn = To nie twoja tura. Czekamy na: { $who }.
table-unknown-option = Ta gra nie ma opcji „{ $option }”.
table-bad-option = „{ $value }” nie jest wartością opcji { $option }. Możliwe: { LIST($allowed, style: "semicolon") }.
table-illegal = „{ $move }” nie jest teraz możliwe.
table-end-proposed = { $who } proponuje zakończyć tę partię bez wyniku. Koniec nastąpi za zgodą wszystkich.
table-undone = { $who } cofa: { LIST($moves, style: "said") }
table-undone-agreed = Cofnięte jest wszystko od tego ruchu ({ $who }): { LIST($moves, style: "said") }
table-undone-all = Cofnięte jest wszystko od wcześniejszego wyboru ({ $who }).
table-invited = { $who } zaprasza cię do gry { $game }, stół { NUMBER($match, useGrouping: 0) }.
