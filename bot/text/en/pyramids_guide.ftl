### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = You keep two of the four cards dealt to you; they are the pyramids that you begin with.
py-why-mark = Mark the whole shape on one card, turned and flipped as you like, or one single cell; marks hold the entrance or touch marked cells.
py-why-extra = A red X lets you mark one more open cell at once, on either card; another red X gives one more.
py-why-take = A completed card is replaced by a new one: an open one, or the unseen top of the pile.

## What the symbols mean

py-see-shape = **Expedition card.** The shape that all mark now, turned and flipped as each likes.
py-see-entrance = **Entrance.** The first marks on a card must hold it.
py-see-tomb = **Tomb.** When it is marked, the card is completed.
py-see-x = **Red X.** Mark one more open cell at once.
py-see-gem = **Gem.** Red and green make pairs, which are worth most.
py-see-torch = **Torch.** Counts once in each round.
py-see-skull = **Skull.** Minus points, more with each one.
py-see-potion = **Potion.** Erases skulls.
py-see-torches = **Rounds.** The torch that burns is that of this round.
py-see-display = **Display.** New cards to choose from, beside the pile.
py-see-bonus = **Pyramid points.** For several completed cards of one colour, most for whoever is first.
py-see-score = **Score card.** Gems, skulls and torches of this player, and the point boxes won.

## The guided first match: the second line of each question

py-learn-mark = Begin at the entrance and head for the tomb; take gems on the way and leave skulls out.
py-learn-extra = A free cell: use it to reach the tomb, or another red X.
py-learn-take = A short way to the tomb is worth much, and a colour of which you have cards already.
