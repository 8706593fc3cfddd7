### Reading without pictures, and in a language of one's own

button-in-words = In words
button-words-back = Part before
button-words-on = Next part
button-words-score = Score sheet
page-words-file = There is more than one message can hold: all of it is in the file.
page-words-more = There is more than one message can hold: **In words** below has all of it.
page-words-part = Part { $part } of { $count }
form-display-about = Whether private pages show pictures or text
display-pictures = pictures
display-text = text
form-language-about = The language in which I answer you, whatever Discord says
language-discord = as in Discord
me-display-text = Private pages: in words, without pictures
me-language = Language: **{ $language }**
table-no-language = I do not speak this language here.
