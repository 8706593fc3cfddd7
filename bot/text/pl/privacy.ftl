### What the bot stores about a person: a copy of it, and forgetting it.

cmd-me-export = kopia
cmd-me-export-about = Plik ze wszystkim, co o tobie przechowuję
cmd-me-delete = usuń
cmd-me-delete-about = Usuwam wszystko, co o tobie przechowuję

table-person-gone = { $who }: odejście na dobre. Partia toczy się dalej, gdy ktoś zajmie to miejsce, ze wszystkim, co do niego należy.
table-person-gone-autopilot = { $who }: odejście na dobre. Gram tam ja, aż ktoś zajmie to miejsce.

button-me-delete = Usuń wszystko o mnie

page-me-export = W tym pliku jest wszystko, co o tobie przechowuję: ustawienia, miejsca ze wszystkimi twoimi ruchami i wyniki. Plik JSON otworzy każdy edytor tekstu.
page-me-delete = Usuwam twoją nazwę, ustawienia i ranking, a ty tracisz miejsca przy stołach:
    { $running ->
        [0] Nie grasz teraz w żadnej partii.
        [one] Grasz w jednej partii. Potoczy się bez ciebie.
        [few] Grasz w { $running } partiach. Potoczą się bez ciebie.
       *[other] Grasz w { $running } partiach. Potoczą się bez ciebie.
    }
    Skończone partie zostają, jak były, ale twoje miejsce w nich będzie niczyje. To, co już jest na kanałach, zostaje tam; nie mogę tego zabrać. Tego nie da się cofnąć. Kopia twoich danych: /{ cmd-me } { cmd-me-export }.
page-me-deleted = Gotowe. Nic już o tobie nie wiem. Cokolwiek teraz tu zrobisz, zaczyna się od nowa.
