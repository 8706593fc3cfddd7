### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Before the start each player names Venice or Constantinople for every ship, in secret; all choices are opened together.
gh-why-turn = A turn moves exactly one ship; from a main port it loads first, and its first step is free.
gh-why-raid = Before you move, two cards in the sail colours of a foreign ship at sea let pirates take one of its cubes for you; then one ship moves in any case.
gh-why-pass = None of your ships can move now; you may still send pirates.
gh-why-ship = Each turn moves exactly one of your ships.
gh-why-load = A ship loads all the cubes of one colour, and never a colour of its own sails.
gh-why-bow = A ship without cargo may turn round once on its voyage; then it sails back to where it came from.
gh-why-sail = The first step is free; from a square in a colour of your sails you go on free, from any other for one wind card of that colour.
gh-why-call = Whoever owns all six colours may call the end; then everybody gets the same number of turns.

## What the symbols mean

gh-see-ship = **Ship.** It may not load the colours of its sails, sails on for free from their squares, and can be raided with their cards; its cargo lies at the waterline.
gh-see-quay = **Quay.** The cubes that wait in this port: a ship takes all of one colour.
gh-see-square = **Sea square.** One ship at most; its colour and sign say which sails, or which wind card, lead on from it.
gh-see-bow = **Arrow.** The course of a ship along the route.
gh-see-modone = **Modone.** A port with few berths: the move ends there, cargo stays on board.
gh-see-stock = **Stock.** Cubes left in the bag, cards left to draw, and cards already used.
gh-see-hand = **Hand.** Wind cards, for sailing on and for pirates; others see only how many.
gh-see-warehouse = **Warehouse.** The delivered cubes: each scores, and sets of different colours score more.

## The main parts of the table, each at its letter

gh-part-port = main port: ships load cubes here and deliver others
gh-part-ship = your ship: it never loads the colours of its sails
gh-part-square = sea square: sail on free with its colour on your sails, otherwise for a card
gh-part-modone = Modone: a safe stop for few ships
gh-part-hand = your wind cards: for sailing on, and for pirates
gh-part-warehouse = your warehouse: cubes are points, different colours score more
gh-part-stock = cubes in the bag, cards to draw

## The guided first match: the second line of each question

gh-learn-turn = Choose a ship in a port with many cubes of one colour that it may load.
gh-learn-raid = Pirates take one cube for two of your cards; keep the cards if you will sail on with them.
gh-learn-load = Take the largest heap: every cube counts once it is in your warehouse.
gh-learn-sail = Stop on a square in a colour of your sails: from there you go on free next time.
gh-learn-bow = An empty ship earns nothing: turn back if its home port has more cubes.

## The story of the first match: the reason before a move, and what it has brought

gh-story-about = Two fleets sail between Venice and Constantinople. Each cube that a ship brings to a main port is a point; four or more different colours score more. Most points win.
gh-story-load = Take the largest cargo: in Constantinople L2 can load four red cubes. A ship may not load the colours of its own sails; red is not among them. Load red and sail to Modone.
gh-story-loaded = The first step was free, your green card paid for the second, and from squares in the colours of its sails L2 sailed on free. In a port nobody can rob it.
gh-story-risk = Now see what costs beginners cubes. Load pink on L3 and stop on S2, at sea: three sail colours carry it far, and three colours of cards can rob it.
gh-story-raided = Pirates! Two red cards, a colour of L3’s sails, and one of your pink cubes is gone. Keep what is dear to you in ports, or on ships with few sail colours.
gh-story-wait = Leave Modone with L2: the first step is free. It stops on S3, for yellow is not on its sails and you hold no yellow card. Few cards can rob it there.
gh-story-home = Bring L2 home to Venice. Taken squares are passed for nothing, so S2 is skipped; a red card leads on from S1.
gh-story-arrived = Four red cubes are in your warehouse: 4 points. L2 has two sail colours, so it brought two cards as well: blue and pink.
gh-story-raid = Now be the pirate. E2 lies at sea with orange cubes, and blue is on its sails: two blue cards take one. Then load the four green cubes on L2 and sail to S3.
gh-story-booty = The orange cube went straight into your warehouse: a point without a voyage, for two cards.
gh-story-full = Modone has two berths, and both are taken now.
gh-story-past = Sail L3 past the full Modone to Constantinople: orange and pink cards pay for S4 and S5, and its own green carries it on from S6.
gh-story-third = Pink has arrived: your third colour. And the card that you drew is green.
gh-story-fourth = One colour is missing for a set, and it is at sea: sail L2 to Constantinople with the green card.
gh-story-set = Four green cubes, and with red, orange, pink and green a set of four: 1 point more. A fifth colour would make it 2, a sixth 4.
gh-story-own = The last turn of this lesson is yours alone: what would you do? A whole match goes on until a port is empty, or somebody with all six colours calls the end.
gh-story-review = In your warehouse: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} in { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}. { $lacking ->
    [0] They make a set: well gathered.
    [one] One colour more would have made a set.
   *[other] { $lacking } colours more would have made a set.
} { $afloat ->
    [0] Nothing is left on your ships.
    [one] 1 cube is still on a ship and scores nothing.
   *[other] { $afloat } cubes are still on ships and score nothing.
}
