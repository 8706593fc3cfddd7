### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = You keep two of the four cards dealt to you; they are the pyramids that you begin with.
py-why-mark = Mark the whole shape on one card, turned and flipped as you like, or one single cell; marks include the entrance or touch marked cells.
py-why-extra = A red X lets you mark one more open cell at once, on either card; another red X gives one more.
py-why-take = A completed card is replaced by a new one: an open one, or the unseen top of the pile.

## What the symbols mean

py-see-shape = **Expedition card.** The shape that all mark now, turned and flipped as each likes.
py-see-entrance = **Entrance.** The first marks on a card must include it.
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

## The main parts of the table, each at its letter

py-part-shape = the shape that everybody marks, and those to come
py-part-rounds = the rounds: a torch for each
py-part-cards = your two pyramids: mark from the entrance to the tomb
py-part-display = new pyramids to choose from when you complete one
py-part-bonus = points for several pyramids of one colour
py-part-score = what you have found: gems and torches score, skulls cost

## The guided first match: the second line of each question

py-learn-mark = Begin at the entrance and head for the tomb; take gems on the way and leave skulls out.
py-learn-extra = A free cell: use it to reach the tomb, or another red X.
py-learn-take = A short way to the tomb is worth much, and so is a colour that you have already.

## The story of the first match: the reason before a move, and what it has brought

py-story-about = Everybody marks the same shapes, each on two pyramids of their own, from the entrance to the tomb. A marked tomb is 10 points; gems in pairs, torches and several pyramids of one colour score, skulls cost. Most points win.
py-story-keep = Keep 25 and 46. On 46 a red X lies beside the entrance and another beside the tomb; on 25 a torch is at hand.
py-story-torch = On 25 the L covers the entrance and the torch: mark A1 B1 C1 C2.
py-story-torched = The torch of this round is yours: 5 points.
py-story-x = On 46 mark B1 C1 B2: under it lies a red X, which gives you one more cell at once, on either card. Take D2 on 25, another X; then D1 on 46, a red gem.
py-story-chain = Five cells in one turn, and a gem: look for red Xs first.
py-story-way = Go straight on to the tomb: mark A2 A3 A4 on 46. Nothing lies there, but the next turn will bring much.
py-story-tomb = Mark A5 B5 C5 on 46: a green gem, and the red X beside the tomb. The extra cell is D5, the tomb itself.
py-story-done = A completed pyramid: 10 points. A red and a green gem are a pair: 5 points, where one alone is 1.
py-story-take = A new card comes for the completed one. Take 1: it is green like 46, and whoever is first to complete two of a colour gets 10 points more.
py-story-skull = Four in a row fits on 25: mark E2 E3 E4 E5. A red gem, but a skull as well; the red X gives you D5.
py-story-skulls = One skull costs 1 point, two cost 2, three 4: each more than the one before. Beginners collect too many.
py-story-single = The square fits nowhere well. In place of a shape you may always mark one single cell: C5 on 25, a green gem.
py-story-pairs = Two pairs of gems: 10 points. A pyramid whose tomb is not marked scores nothing, but what you have found on it stays.
py-story-own = The last turn of this lesson is yours alone: what would you mark? A whole match has four rounds, each with a torch of its own.
py-story-review = You have completed { $completed ->
    [one] 1 pyramid
   *[other] { $completed } pyramids
} and made { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of gems; { $skulls ->
    [0] no skull costs you anything.
    [one] 1 skull costs you points.
   *[other] { $skulls } skulls cost you points.
} { $completed ->
    [0] Next time stay with one pyramid until it is complete: one that is complete is worth more than two that are half marked.
   *[other] A pyramid completed in the very first round: well marked.
}
