### Reading without pictures, and in a language of one's own

button-in-words = A parole
button-words-back = Parte precedente
button-words-on = Parte successiva
button-words-score = Foglio dei punti
page-words-file = È più di quanto stia in un messaggio: il testo completo è nel file.
page-words-more = È più di quanto stia in un messaggio: il testo completo è sotto **A parole**, qui in basso.
page-words-part = Parte { $part } di { $count }
cmd-me-display = visualizzazione
cmd-me-display-about = Immagini o testo nelle tue pagine private
cmd-me-display-how = come
cmd-me-display-how-about = Immagini, oppure tutto a parole
display-pictures = immagini
display-text = testo
cmd-me-language = lingua
cmd-me-language-about = La lingua in cui ti rispondo, qualunque cosa dica Discord
cmd-me-language-language = lingua
cmd-me-language-language-about = Una lingua, o come in Discord
language-discord = come in Discord
me-display-text = Pagine private: a parole, senza immagini
me-language = Lingua: **{ $language }**
table-no-language = Qui non parlo questa lingua.
