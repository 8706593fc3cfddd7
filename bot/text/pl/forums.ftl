# Partie jako posty na forach: ich tagi i czego może tam brakować.

tag-open = Otwarty stół
tag-running = W trakcie
tag-finished = Zakończona
post-begins = { $game }: { LIST($names, style: "comma") }. Za chwilę plansza.
page-new-post = Stół { NUMBER($match, useGrouping: 0) } jest otwarty: jego post pojawi się na { $forum }. Gdy wszyscy dołączą, naciśnij tam **{ $start }** na jego karcie.
error-forum-gone = Nie widzę forum, na którym partie są postami. Osoba zarządzająca serwerem wybiera inne przez /{ cmd-admin }.
error-forum-permission = Nie mogę napisać posta na { $forum }: brakuje mi tam uprawnień { LIST($permissions, style: "comma") }.
error-forum-tag = Na { $forum } każdy post wymaga tagu, a ja żadnego nie mogę nadać. Pozwól mi zarządzać kanałami albo dodaj tam tag, którego może użyć każdy.
error-no-post = Nie udało mi się teraz napisać posta na forum. Stół pozostaje otwarty: za chwilę naciśnij ponownie **{ button-start }** albo przenieś go przez /{ cmd-table } { cmd-table-manage }.
form-admin-forum-about = Partie są postami na tym forum, z tagami gry i stanu
admin-forum = Partie są postami na { $forum }
admin-forum-none = Partie mają wątki tam, gdzie je otwarto
admin-forum-tags = Forum ma swoje tagi: stan partii i każda gra.
admin-forum-tags-missing = Nie mogę tam tworzyć tagów. Pozwól mi zarządzać tym kanałem i wybierz forum jeszcze raz albo dodaj te tagi samodzielnie: { LIST($names, style: "comma") }. Do tego czasu posty mają mniej tagów.
admin-forum-tags-full = Forum może mieć najwyżej 20 tagów, więc tych brakuje albo mogą ich używać tylko moderatorzy: { LIST($names, style: "comma") }. Posty mają mniej tagów.
permission-manage-channels = Zarządzanie kanałami
