### Reading without pictures, and in a language of one's own

button-in-words = In Worten
button-words-back = Teil davor
button-words-on = Nächster Teil
button-words-score = Wertungsbogen
page-words-file = Das ist mehr, als in eine Nachricht passt: Alles steht in der Datei.
page-words-more = Das ist mehr, als in eine Nachricht passt: Unten bei **In Worten** steht alles.
page-words-part = Teil { $part } von { $count }
form-display-about = Ob private Seiten Bilder oder Text zeigen
display-pictures = Bilder
display-text = Text
form-language-about = In welcher Sprache ich dir antworte, gleich was in Discord eingestellt ist
language-discord = wie in Discord
me-display-text = Private Seiten: in Worten, ohne Bilder
me-language = Sprache: **{ $language }**
table-no-language = Diese Sprache spreche ich hier nicht.
