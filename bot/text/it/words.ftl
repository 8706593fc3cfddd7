### Reading without pictures, and in a language of one's own

button-in-words = A parole
button-words-back = Parte precedente
button-words-on = Parte successiva
button-words-score = Foglio dei punti
page-words-file = È più di quanto stia in un messaggio: il testo completo è nel file.
page-words-more = È più di quanto stia in un messaggio: il testo completo è sotto **A parole**, qui in basso.
page-words-part = Parte { $part } di { $count }
form-display-about = Immagini o testo nelle tue pagine private
display-pictures = immagini
display-text = testo
form-language-about = La lingua in cui ti rispondo, qualunque cosa dica Discord
language-discord = come in Discord
me-display-text = Pagine private: a parole, senza immagini
me-language = Lingua: **{ $language }**
table-no-language = Qui non parlo questa lingua.
