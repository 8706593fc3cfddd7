### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Before the start each player names Venice or Constantinople for every ship, in secret; all choices are opened together.
gh-why-turn = A turn moves exactly one ship; from a main port it loads first, and its first step is free.
gh-why-raid = Before you move, two cards in colours of its sails send pirates to a foreign ship with cargo at sea and win you one cube; then one ship moves in any case.
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

## The guided first match: the second line of each question

gh-learn-turn = Choose a ship in a port with many cubes of one colour that it may load.
gh-learn-raid = Pirates take one cube for two of your cards; keep the cards if you will sail on with them.
gh-learn-load = Take the largest heap: every cube counts once it is in your warehouse.
gh-learn-sail = Stop on a square in a colour of your sails: from there you go on free next time.
gh-learn-bow = An empty ship earns nothing: turn back if its home port has more cubes.
