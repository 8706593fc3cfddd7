### Reading without pictures, and in a language of one's own

button-in-words = En toutes lettres
button-words-back = Partie précédente
button-words-on = Partie suivante
button-words-score = Feuille de score
page-words-file = Tout ne tient pas dans un message : le texte complet est dans le fichier.
page-words-more = Tout ne tient pas dans un message : le texte complet est sous **En toutes lettres** ci-dessous.
page-words-part = Partie { $part } sur { $count }
form-display-about = Images ou texte sur tes pages privées
display-pictures = images
display-text = texte
form-language-about = La langue dans laquelle je te réponds, quoi qu’en dise Discord
language-discord = comme dans Discord
me-display-text = Pages privées : en toutes lettres, sans images
me-language = Langue : **{ $language }**
table-no-language = Je ne parle pas cette langue ici.
