### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = You keep two of the four cards dealt to you; they are the pyramids that you begin with.
py-why-mark = Mark the whole shape on one card, turned and flipped as you like, or one single cell; marks hold the entrance or touch marked cells.
py-why-extra = A red X lets you mark one more open cell at once, on either card; another red X goes on.
py-why-take = A completed card is replaced by a new one: an open one, or the unseen top of the pile.
