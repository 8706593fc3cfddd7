### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Night Market
nm-about = A small card game for 2 to 4. Bid secretly for lanterns, spices and silks; the highest bid chooses first, but a good card that is bid is gone.
nm-rules-1 =
    ### The night market
    There are lanterns, spices and silks, each with the values 1 to { $highest }. Everybody is dealt { $hand } cards.

    The match has { $rounds } rounds. In a round, as many cards as there are players are laid out. All bid one card of their hand, secretly and at the same time. The highest bid takes a card first, then the next; among equal bids, whoever is nearest to the tray. The last player gets the card that is left. The bids are out of the match.
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

nm-ask-bid = bid a card
nm-ask-take = take a card of the lot

## Answers

nm-offer-bid = Bid { $kind } { $value }
nm-offer-back = Change my bid
nm-offer-take = Take { $kind } { $value }

## Told

nm-log-dealt = You are dealt { $kind } { $value }.
nm-log-dealt-other = { $who } is dealt a card.
nm-log-lot = In the lot: { $kind } { $value }.
nm-log-bid = { $who } bids { $kind } { $value }. Sealed until all have bid.
nm-log-ready = { $who } has bid.
nm-log-back = { $who } is bidding anew.
nm-log-opened = Round { $round }: { LIST($bids, style: "comma") }.
nm-log-one = { $who } bids { $kind } { $value }
nm-log-took = { $who } takes { $kind } { $value }.
nm-log-last = { $who } gets what is left: { $kind } { $value }.

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
cmd-night-market-bid-about = Bid a card of your hand, sealed
cmd-night-market-bid-card = card
cmd-night-market-bid-card-about = Which card
cmd-night-market-change = change
cmd-night-market-change-about = Take your sealed bid back
cmd-night-market-take = take
cmd-night-market-take-about = Take a card of the lot
cmd-night-market-take-card = card
cmd-night-market-take-card-about = Which card

## Why a question is asked

nm-why-bid = All bid one card in secret; the highest bid takes first, but the card you bid is gone.
nm-why-take = Takers go by their bids; a card counts its value, and most of a kind brings { $most } more points.
nm-see-lot = **Lot.** The cards of this round; the highest bid takes one first.
nm-see-stall = **Stall.** The cards somebody has taken, and the bid.
nm-see-hand = **Hand.** One of these is bid, and then gone.
nm-learn-bid = A high bid chooses first, but you lose it: bid high only for a good lot.
nm-learn-take = High values score, and so does having the most of a kind.
