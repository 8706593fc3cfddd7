### Reading without pictures, and in a language of one's own

button-in-words = In Worten
button-words-back = Teil davor
button-words-on = Nächster Teil
button-words-score = Wertungsbogen
page-words-file = Das ist mehr, als in eine Nachricht passt: Alles steht in der Datei.
page-words-more = Das ist mehr, als in eine Nachricht passt: Unten bei **In Worten** steht alles.
page-words-part = Teil { $part } von { $count }
cmd-me-display = anzeige
cmd-me-display-about = Ob private Seiten Bilder oder Text zeigen
cmd-me-display-how = wie
cmd-me-display-how-about = Bilder oder alles in Worten
display-pictures = Bilder
display-text = Text
cmd-me-language = sprache
cmd-me-language-about = In welcher Sprache ich dir antworte, gleich was in Discord eingestellt ist
cmd-me-language-language = sprache
cmd-me-language-language-about = Eine Sprache oder wie in Discord
language-discord = wie in Discord
me-display-text = Private Seiten: in Worten, ohne Bilder
me-language = Sprache: **{ $language }**
table-no-language = Diese Sprache spreche ich hier nicht.
