### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Wind cards drawn
gh-luck-dealt = Wind cards dealt
gh-luck-refilled = Cubes drawn for the main ports
py-luck-log-reveal = Shapes turned up
py-luck-log-display = Cards put on display
py-luck-log-unseen = Cards drawn unseen
bb-luck-rolled = Dice
bb-luck-drew = God cards drawn
bb-luck-laid-card = God cards on display
edo-luck-log-tile = Location tiles for the Ronin
edo-luck-none = In Edo, chance only sets up the table before the first round, the same for all: there is no luck of one player to compare with another’s.

luck-title = Luck · { $game }, table { NUMBER($match, useGrouping: 0) }
luck-average = average { $came } from { $draws } values, expected { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = In brackets: how often it was expected. ▲ and ▼ mark clearly more or less than that.
luck-none = Nothing was drawn more than once here, so there is nothing to compare.
luck-ordinary = All in all, nothing unusual.
luck-odd = The most unusual: { $who }, { $what }.
luck-odd-table = The most unusual: { $what }.
