### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Night Market
nm-about = A small card game for 2 to 4. Bid secretly for lanterns, spices and silks; the highest bid chooses first, but a good card that is bid is gone.
nm-rules-1 =
    ### The night market
    There are lanterns, spices and silks, each with the values 1 to { $highest }. Everybody is dealt { $hand } cards.

    The match has { $rounds } rounds. In a round, as many cards as there are players are laid out. All bid one card from their hand, secretly and at the same time. The highest bid takes a card first, then the next; among equal bids, whoever is nearest to the tray. The last player gets the card that is left. The cards bid are out of the match.
nm-rules-2 =
    ### The score
    At the end the taken cards count their values. Whoever has the most cards of a kind gets { $most } more points; equal players all get them.{ $option_last_card ->
    [on] {" "}The card left in the hand counts, too.
    [off] {""}
   *[any] {" "}With “last card”, the card left in the hand counts, too.
    }
nm-option-last-card = Last card
nm-option-last-card-off = does not count
nm-option-last-card-on = counts

## Goods

nm-goods-lantern = lantern
nm-goods-spice = spice
nm-goods-silk = silk

## Kinds of answers, as headings of menus

nm-kind-bid = Bid a card…
nm-kind-back = Change your bid…
nm-kind-take = Take a card…

## Prompts

nm-ask-make-bids = bid a card
nm-ask-take-card = take a card from the lot

## Answers

nm-do-bid = Bid { $kind } { $value }
nm-do-take-back = Change my bid
nm-do-take = Take { $kind } { $value }

## Told

nm-told-card-dealt = You are dealt { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } is dealt a card.
nm-told-card-laid = In the lot: { $kind } { $value }.
nm-told-bid-made = { $who } bids { $kind } { $value }. Sealed until all have bid.
nm-told-bid-made-hidden = { $who } has bid.
nm-told-taken-back = { $who } is bidding again.
nm-told-opened = Round { $round }: { LIST($bids, style: "comma") }.
nm-told-one = { $who } bids { $kind } { $value }
nm-told-card-taken = { $who } takes { $kind } { $value }.
nm-told-card-left = { $who } gets what is left: { $kind } { $value }.

## Refusals

nm-no-sealed = Your bid is sealed. Take it back first to change it.
nm-no-hand = { $kind } { $value } is not in your hand.
nm-no-lot = { $kind } { $value } is not in the lot.

## Score

nm-score-cards = Cards taken
nm-score-most = Most of a kind (+{ $most })
nm-score-last = Last card

## Commands

cmd-night-market = night-market
cmd-night-market-about = Moves of Night Market
cmd-night-market-bid = bid
cmd-night-market-bid-about = Bid a card from your hand, sealed
cmd-night-market-bid-card = card
cmd-night-market-bid-card-about = Which card
cmd-night-market-back = back
cmd-night-market-back-about = Take your sealed bid back
cmd-night-market-take = take
cmd-night-market-take-about = Take a card from the lot
cmd-night-market-take-card = card
cmd-night-market-take-card-about = Which card

## Why a question is asked

nm-why-bid = All bid one card in secret; the highest bid takes first, but the card you bid is gone.
nm-why-take = Takers go by their bids; a card counts its value, and most of a kind brings { $most } more points.
nm-see-lot = **Lot.** The cards of this round; the highest bid takes one first.
nm-see-stalls = **Stall.** The cards somebody has taken, and the bid.
nm-see-hands = **Hand.** One of these is bid, and then gone.
nm-learn-bid = A high bid chooses first, but you lose it: bid high only for a good lot.
nm-learn-take = High values score, and so does having the most of a kind.

## The table

nm-area-hands = Hand
nm-area-sealed = Sealed bid
nm-area-stalls = Taken
nm-area-opened = Open bid
nm-area-deck = Deck
nm-area-lot = The lot
nm-area-spent = Bids of earlier rounds
nm-area-tray = The tray
nm-tray = The tray
nm-card = { $kind } { $value }
