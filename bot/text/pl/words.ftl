### Reading without pictures, and in a language of one's own

button-in-words = Słowami
button-words-back = Poprzednia część
button-words-on = Następna część
button-words-score = Arkusz punktów
page-words-file = Nie wszystko mieści się w jednej wiadomości: całość jest w pliku.
page-words-more = Nie wszystko mieści się w jednej wiadomości: całość jest poniżej pod **Słowami**.
page-words-part = Część { $part } z { $count }
form-display-about = Czy prywatne strony pokazują obrazki, czy tekst
display-pictures = obrazki
display-text = tekst
form-language-about = Język, w którym ci odpowiadam, cokolwiek mówi Discord
language-discord = jak w Discordzie
me-display-text = Prywatne strony: słowami, bez obrazków
me-language = Język: **{ $language }**
table-no-language = Nie mówię tu w tym języku.
