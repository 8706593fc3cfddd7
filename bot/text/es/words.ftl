### Reading without pictures, and in a language of one's own

button-in-words = En palabras
button-words-back = Parte anterior
button-words-on = Parte siguiente
button-words-score = Hoja de puntuación
page-words-file = Es más de lo que cabe en un mensaje: todo está en el archivo.
page-words-more = Es más de lo que cabe en un mensaje: abajo, **En palabras** lo muestra todo.
page-words-part = Parte { $part } de { $count }
form-display-about = Si las páginas privadas muestran imágenes o texto
display-pictures = imágenes
display-text = texto
form-language-about = En qué idioma te respondo, diga lo que diga Discord
language-discord = como en Discord
me-display-text = Páginas privadas: en palabras, sin imágenes
me-language = Idioma: **{ $language }**
table-no-language = Aquí no hablo ese idioma.
