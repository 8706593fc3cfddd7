### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord nie przyjął odpowiedzi. Spróbuj ponownie za minutę.
error-no-player = Przy tym stole nie ma takiego gracza.
error-no-match-here = Na tym kanale nie ma partii. Wskaż, o którą chodzi.
error-permission = Na tym kanale brakuje mi uprawnienia: { $permissions }. Może je nadać administracja serwera.
error-private-thread = Nic ode mnie by tu nie dotarło: nie ma mnie w tym prywatnym wątku. Wspomnij mnie tutaj ({ $bot }), żeby Discord mnie wpuścił, i spróbuj ponownie; albo zrób to na kanale.
error-inside = Coś poszło nie tak po mojej stronie. Nic się nie zmieniło, a błąd jest zapisany.
error-stale-commands = Polecenia właśnie się odświeżyły. Spróbuj ponownie za minutę.
error-extra = „{ $text }” jest w tej turze zbędne.
error-other-game = To polecenie należy do innej gry: przy tym stole toczy się gra: { $game }.
error-unknown-asker = Discord nie podał, kim jesteś. Nic się nie zmieniło; spróbuj ponownie.
error-stale-control = Ten przycisk już nie działa. Otwórz stronę ponownie.
error-not-in-dm = To działa tylko na kanale serwera.
error-illegal = { $why } Teraz można: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Teraz można: { LIST($legal, style: "semicolon") } i jeszcze { $more }.
error-illegal-none = { $why } Teraz nie masz żadnego ruchu.
error-number = „{ $text }” to nie liczba całkowita od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = Nie rozumiem „{ $text }” jako opcji: napisz klucz=wartość.
error-blocked-person = Nie możesz korzystać z tego bota: zablokowała cię osoba, która go prowadzi.
error-blocked-server = Ten bot nie odpowiada na tym serwerze: zablokowała go osoba, która prowadzi bota.
error-maintenance = Na razie nie można otwierać nowych stołów ani zaczynać partii: zbliża się przerwa techniczna. Trwające partie toczą się dalej.
error-bot-person = Bot nie może zająć miejsca.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie wątków publicznych
permission-manage-threads = Zarządzanie wątkami
permission-manage-messages = Zarządzanie wiadomościami
permission-embed-links = Osadzanie linków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
error-name-match = Grasz w kilku partiach. Wskaż, o którą chodzi, w polu „{ cmd-param-match }”.
error-form-late = Trwało to zbyt długo. Naciśnij jeszcze raz.
error-no-number = „{ $text }” nie jest liczbą całkowitą od 0 wzwyż.
