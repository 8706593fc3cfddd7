### Finished matches: history, head to head, ratings, statistics.
### Most of this is drawn; only the messages `page-results-...` may hold markdown.

cmd-results = results
cmd-results-about = Finished matches: history, head to head, ratings, statistics
cmd-results-player = player
cmd-results-player-about = Whose matches; left out: your own
cmd-results-game = game
cmd-results-game-about = Only this game

results-history-title = History: { $name }
results-versus-title = { $one } – { $other }
results-rating-title = Ratings: { $game }
results-own-title = Ratings: { $name }
results-all-games = all games
results-this-server = this server
results-all-servers = all servers
results-matches-of = { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $where }

results-date = date
results-game = game
results-points = points
results-with = with
results-player = player
results-here = here
results-everywhere = overall
results-played = matches
results-by-game = By game
results-latest = Latest matches
results-figure-matches = finished matches
results-figure-wins = first places
results-figure-average = points on average
results-figure-best = best score
results-figure-ahead = ahead: { $name }
results-figure-level = equal
results-figure-usual = usual length in days
results-figure-lengths = shortest and longest, in days
results-figure-highest = highest score
results-figure-highest-of = highest score: { $names }
results-figure-winner = points of a winner, on average
results-even = Dashed line: an equal share for every seat.
results-wins = First places by seat: { $players } players, { $matches ->
    [one] one match
   *[other] { $matches } matches
}
results-versus-foot = › was placed higher
results-rating-foot = A newcomer begins with 1000. A rating in brackets is still uncertain.

button-show-in-channel = Show in channel
button-this-server = This server
button-all-servers = All servers
button-unrate = Take no part in ratings
button-rate = Take part in ratings
button-unrate-sure = Delete my ratings
button-results-history = Matches
button-results-versus = Against me
button-results-ratings = Ratings
button-results-game = The game in numbers
menu-results-game = Which game…
results-every-game = All games

page-results-none = No match has been finished here yet.
page-results-computers = Only matches with computers have been finished here: they do not count for ratings or any other figure.
page-results-none-of = There is no finished match of { $name } that I can show you here.
page-results-none-both = The two of you have not finished a match together.
page-results-no-rating = You have no rating yet. It takes a finished match with somebody who takes part in ratings.
page-results-not-rated = You take no part in ratings.
page-results-yourself = Name another player: with yourself you are always equal.
page-unrate = Without ratings you are in no list, and your matches change nobody’s rating. Your ratings are deleted: if you come back, you start again.
page-unrated = You no longer take part in ratings.
page-rated-again = You take part in ratings from the next match on.
