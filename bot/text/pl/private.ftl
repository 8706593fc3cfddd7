### Private tables: by invitation only.

lobby-private = Stół prywatny: /{ cmd-table } { cmd-table-invite } zaprasza do gry; nikt inny nie widzi tego stołu.
error-no-private-thread = Nie mogę tu utworzyć prywatnego wątku, więc stół nie został otwarty. Pozwól mi tworzyć prywatne wątki albo wybierz inny kanał.
permission-create-private-threads = Tworzenie wątków prywatnych
cmd-table-new-private = prywatny
cmd-table-new-private-about = Tylko z zaproszeniem, w prywatnym wątku
