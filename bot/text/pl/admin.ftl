### For those who may manage a server: what they settle, and how they repair a match.

table-closed-channel = Na tym serwerze stoły otwiera się na kanałach: { LIST($channels, style: "comma") }.
table-channels-gone = Kanały, na których otwiera się tu stoły, usunięto. Osoba zarządzająca serwerem wybiera inne przez /{ cmd-admin }.
table-too-many-open = Twoje nieskończone stoły na tym serwerze: { NUMBER($have) }. Ten serwer pozwala najwyżej na: { NUMBER($most) }.
table-too-many-here = Nieskończone stoły na tym serwerze: { NUMBER($have) }. Bot pozwala najwyżej na: { NUMBER($most) }. Gdy tylko któryś z nich się skończy, można otworzyć następny.
table-too-many-own = Twoje nieskończone stoły: { NUMBER($have) }. Bot pozwala najwyżej na: { NUMBER($most) }. Gdy tylko któryś z nich się skończy, możesz otworzyć następny.
table-too-many-channels = Największa liczba kanałów na liście: { NUMBER($most) }.
error-not-manager = Mogą to zrobić tylko osoby, które zarządzają tym serwerem.

cmd-admin = admin
cmd-admin-about = Dla zarządzających serwerem: ustawienia i naprawa partii
form-admin-tables-about = Ile nieskończonych stołów może otworzyć jedna osoba; 0: bez ograniczeń
form-admin-end = Kto może zakończyć partię
form-admin-move = Kto może przenieść partię
form-admin-language-about = Język publicznych wiadomości, także w trwających partiach
form-admin-channels = Gdzie wolno otwierać stoły

admin-title = Ten serwer
admin-channels = Stoły wolno otwierać na kanałach: { LIST($channels, style: "comma") }
admin-channels-all = Stoły wolno otwierać na każdym kanale
admin-limit = Ile nieskończonych stołów może otworzyć jedna osoba: { NUMBER($most) }
admin-limit-none = Jedna osoba może otworzyć dowolnie wiele stołów
admin-end = Kto może zakończyć partię: { $who }
admin-move = Kto może przenieść partię: { $who }
admin-players = tylko grający
admin-managers = grający i zarządzający serwerem
admin-language = Język publicznych wiadomości: { $language }
admin-language-locale = Język publicznych wiadomości: taki, jaki serwer ma w Discordzie
admin-locale = taki, jaki serwer ma w Discordzie

## Repair of a match

table-players-decide = Na tym serwerze decydują o tym grający. Zmienia to /{ cmd-admin }.
table-managers-seat = Zarządzający nie mogą przydzielić miejsca sobie: wskaż kogoś innego.
table-undone-by-manager = { $more ->
    [0] Decyzją zarządzających serwerem cofnięte jest: { LIST($moves, style: "said") }
   *[other] Decyzją zarządzających serwerem cofnięte jest wszystko od tego miejsca: { LIST($moves, style: "said") }
}
table-undone-by-manager-all = Decyzją zarządzających serwerem cofnięte jest wszystko od wcześniejszego momentu.
table-rolled-back = { $by } (zarządzanie serwerem) cofa partię do wcześniejszego momentu.
table-moved-by-manager = { $by } (zarządzanie serwerem) przenosi partię na ten kanał.
table-ended-by-manager = { $by } (zarządzanie serwerem) kończy tę partię bez wyniku.
table-seat-by-manager = { $by } (zarządzanie serwerem) oddaje miejsce, które ma { $who }. Nowa osoba: { $new }. Zmiana nastąpi, gdy ta osoba je zajmie.

form-admin-seat = Które miejsce
form-admin-person-about = Kto ma je zająć; wskazanie osoby, która tam siedzi, niczego nie zmienia

admin-reposted = Wysłane jeszcze raz: { $link }
admin-moved = Partia toczy się dalej tutaj. Grający są powiadomieni.
admin-seat-given = Prośba wysłana: { $name }. Dopóki ta osoba nie zajmie miejsca, nic się nie zmienia.
admin-seat-kept = { $name } zachowuje miejsce.
admin-rollback = Do którego momentu? Wybrana tura zostanie cofnięta razem ze wszystkim, co było potem.
admin-rollback-none = Nie ma tury, którą można cofnąć.
admin-rollback-menu = Cofnij od tego miejsca
admin-turn = Tura { NUMBER($n, useGrouping: 0) }
admin-rollback-sure = Od tej tury wszystko zostałoby cofnięte: { $moves }
admin-rollback-warning = To, co od tego czasu wylosowano i pokazano, jest znane i zostanie wylosowane na nowo. Wszyscy grający dowiedzą się, że to twoja decyzja.
admin-rolled-back = Gotowe. Plansza jest wysłana na nowo, a osoby, które mają grać, są wezwane.
admin-end-sure = Partia skończyłaby się teraz, bez wyniku, i nie da się tego cofnąć. Wszyscy grający dowiedzą się, że to twoja decyzja.
admin-ended = Partia skończyła się bez wyniku.
button-roll-back = Cofnij partię
button-end-match = Zakończ partię

## Partia jako plik

table-import-damaged = Ten plik jest uszkodzony albo nie jest zapisem partii.
table-import-step = Krok { $n } tego zapisu nie wynika z jego sekretu i z zasad.
table-import-rules = Tę partię grano według innych zasad albo innych danych niż te, które mam.
table-import-newer = Ten plik zapisała nowsza wersja tego bota.
table-import-big = Ten plik jest za duży.
table-import-running = Gdy powstał ten zapis, partia jeszcze trwała, więc brakuje w nim jej tajemnic. Zapis zrobiony po końcu można wczytać.
table-import-handover = W tym pliku są ukryte karty: wczytać go może tylko osoba, która prowadzi tego bota.
table-import-known = Ta partia już tu jest.
table-imported = Tę skończoną partię wczytano z pliku, żeby można ją było oglądać. Nie liczy się do wyników ani rankingów.
table-imported-by = { $by } (zarządzanie serwerem) wczytuje z pliku tę skończoną partię, żeby można ją było oglądać. Nie liczy się do wyników ani rankingów.
table-imported-running = Ta partia przychodzi z innego miejsca i toczy się dalej tutaj. Kto ma grać, dostaje wezwanie.
table-restored = Bota przywrócono z kopii zapasowej, więc może brakować ostatnich tur. Plansza pokazuje obecny stan partii.
table-handed-over = Ta partia toczy się dalej gdzie indziej. Tutaj nic więcej się nie wydarzy.

form-admin-file-about = Zapis, jaki daje eksport albo koniec partii

admin-imported = Partia jest tutaj: { $link }
admin-export-whole = Osoba, która prowadzi bota, może wyeksportować ją w całości, żeby grać dalej gdzie indziej.
button-admin-settings = Ustawienia
button-admin-channels = Kanały
button-admin-list = Lista otwartych stołów
button-admin-import = Sprowadź partię tutaj
button-admin-board = Pokaż planszę ponownie
button-admin-move = Graj dalej tutaj
button-admin-seat = Przekaż miejsce
button-admin-record = Zapis
button-admin-server = Ten serwer
menu-admin-match = Partia z tego serwera…
admin-note = Skończona partia: /{ cmd-admin } { cmd-param-match }:
form-admin-tables = Stoły na osobę
form-admin-language = Język publicznych wpisów
form-admin-open = Poza tym serwerem
form-admin-pages = Strony partii
form-admin-listed = Strona serwera
form-admin-elsewhere = Osoby z innych serwerów
form-admin-channels-about = Z ich wątkami; żaden: wszystkie kanały
form-admin-meeting = Stoły dla czekających
form-admin-forum = Forum dla partii
form-admin-list = Lista tego kanału
form-admin-list-here = Ze stołami tego serwera
form-admin-list-everywhere = Także ze stołami innych serwerów
form-admin-list-none = Bez listy: usuń
form-admin-file = Zapis
form-admin-person = Kto je zajmie?
error-admin-tables = Najwyżej { NUMBER($most) } stołów na osobę; 0 lub nic: dowolnie wiele.
