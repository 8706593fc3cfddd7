### Private tables: by invitation only.

lobby-private = Stół prywatny: /{ cmd-table } { cmd-table-manage } zaprasza do gry; nikt inny nie widzi tego stołu.
table-invite-unheard-private = Nie mogę wysłać wiadomości prywatnej: { $name }. Zaproszenie jest aktualne: dołącza się przez /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
table-seat-unheard-private = Nie mogę wysłać wiadomości prywatnej: { $name }. Propozycja jest aktualna: miejsce zajmuje się przez /{ cmd-table } { cmd-table-join } { cmd-param-match }:{ NUMBER($match, useGrouping: 0) }.
page-no-private-thread = Nie mogę tu utworzyć prywatnego wątku.
permission-create-private-threads = Tworzenie wątków prywatnych
cmd-table-new-private = prywatny
cmd-table-new-private-about = Tylko z zaproszeniem: w prywatnym wątku albo ze znajomymi w wiadomościach prywatnych
table-stays-private = Ta partia jest prywatna: nikt inny nie może jej czytać. Jej gracze mogą ją przenieść przez /{ cmd-table } { cmd-table-manage }, a ja tworzę dla niej nowy prywatny wątek.
error-no-new-private-thread = Nie mogę tu utworzyć prywatnego wątku, więc partia zostaje tam, gdzie jest. Pozwól mi tworzyć prywatne wątki albo spróbuj na innym kanale.
page-moved-private = Partia toczy się dalej w nowym prywatnym wątku, tylko z jej graczami:
