### Pages of matches in the browser. Plain text: no markdown.

web-skip = Skip to the content
web-languages = Languages
web-foot = This page needs no account, sets no cookies and asks no other site for anything.
web-home = Matches that are played on Discord can be watched here. The link to a match is below its board.
web-fault = This page cannot be shown
web-unknown = There is no page at this address, or not everybody may see it.
web-no-position = This match has no such position.
web-gone-elsewhere = This match goes on elsewhere. Nothing more happens here.
web-gone-closed = This table was closed before the match began.
web-bad-range = Something in this address should be a number and is not, or the number is out of range.
web-too-much = That was too much at once. Please wait a moment and try again.
web-not-now = This cannot be shown at the moment. Please try again soon.
web-not-allowed = These pages can only be read.
web-no-film = This match has no time-lapse.
web-film-drawing = The time-lapse is being drawn. Please come back in a minute.
web-autopilot = away: the bot plays
web-reserve = reserve: { $left }
web-reserve-short = reserve: less than an hour
web-news = Something new has happened.
web-players = Players
web-time-control = What was agreed
web-since-visit = New since your last visit
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole board
web-position = Position { $n } of { $count }
web-to-newest = to the newest
web-paused = The match is paused.
web-since = since
web-until = time until
web-ended-at = Ended:
web-started-at = Began:
web-pictures = Pictures of this position
web-full-size = Picture at full size
web-positions = Positions of the match
web-first = First position
web-back = One position back
web-on = One position on
web-newest = Newest position
web-go = Go
web-keys = Keys: ← and → step, Home and End go to the ends; on the board + and − zoom, 0 shows all of it.
web-total = Total
web-rank = Place
web-sheet = Score sheet as a picture
web-looking-back = Looking back
web-curves = Points expected at the end
web-curves-note = The points that each player would probably have at the end, as the computer judges each position afterwards.
web-curves-end = At the end they are the true ones.
web-proof = The proof
web-film = Time-lapse
web-words = The board in words
web-about = About this match
web-commitment = SHA-256 of the secret:
web-log-file = Log as a file (JSON)
web-to-match = To the match
web-checked-here = This is what the bot found when it played the match again. You need not believe it.
web-verify-title = Verify here
web-verify-about = Your browser takes the SHA-256 of the secret, makes every draw again from it, and compares all of it with the record. Compare the SHA-256 with the one on the first board of the match on Discord.
web-verify-here = Verify here
web-verify-script = This needs a browser with JavaScript.
web-verify-self = To check the moves as well, get the record and run:
web-verify-sound = The secret is the one that was promised, every draw follows from it, and the record has the same draws.
web-verify-wrong = Secret, draws and record do not fit what was promised.
web-hints = { $hints ->
    [one] one hint taken
   *[other] { $hints } hints taken
}
web-words-of-it = In words
web-foot-own = This page is yours alone. It needs no account, keeps one cookie for this match, and asks no other site for anything.
web-own = Only you see this
web-own-about = Close the window on a computer that others use. “{ button-my-links }” under /{ cmd-me } { cmd-me-show } on Discord revokes all your pages.
web-own-hand = Your hand
web-own-draft = Your draft
web-own-draft-board = Where it would lead
web-own-order = Your standing order
web-own-note = Your note
web-own-closed = This page is for somebody who sits at this table, in the browser in which they opened it. Press “Open my page” below your turn or your hand on Discord.
web-link-forged = This is not a link that the bot has made. Press “Open my page” on Discord.
web-link-used = This link has been opened already, and a link opens once. Press “Open my page” on Discord for another one. If it was not you who opened it, revoke all your pages there with “{ button-my-links }” under /{ cmd-me } { cmd-me-show }.
web-link-ended = This link is too old. Press “Open my page” on Discord for a new one.
web-link-revoked = This page was revoked. Press “Open my page” on Discord for a new link.
web-server = A server on Discord
web-tables = Open tables
web-tables-about = Join them on Discord.
web-tables-none = No table is open.
web-running = Matches being played
web-running-none = No match is being played.
web-results = Results
web-results-none = No match has ended yet.
web-ratings = Ratings
web-ratings-none = Nobody is rated yet.
web-ratings-about = A rating in brackets is not certain yet. People who hide their names are left out.
web-player = Player
web-game = Game
web-rating = Rating
web-matches = Matches
web-events = Events
web-hidden = (hidden)
web-unrated = No rating yet.

button-page = In the browser

form-name-about = Whether your name stands on match pages in the browser
me-nameless = On pages in the browser you are called by your seat.

button-my-page = Open my page
button-revoke-links = Revoke all
page-my-page = Your page in { $game }, table { NUMBER($match, useGrouping: 0) }
page-my-page-about = With your hand, your draft and your note, for you alone: do not pass the link on. It opens once and expires { $ends }. The browser that opens it then shows the page for 30 days.
page-links = Your own pages in the browser
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) }: open in a browser, ends { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) }: a link not opened yet, ends { $ends }
page-links-none = No page that only you see is open, and no link to one. “{ button-my-page }” under your turn (/{ cmd-turn }) or your hand (/{ cmd-hand }) gives you a link to one.
page-links-note = Revoke them if somebody else may have a link or uses your browser.
page-links-revoked = { $count ->
    [one] One link or page was revoked. It opens nothing any more.
   *[other] { $count } links and pages were revoked. They open nothing any more.
}

button-person-page = My page for everybody
button-server-page = The server’s page
page-person = There is a page about you that everybody may see: your ratings, and your matches that have pages.
page-person-nameless = The page about you shows nothing as long as you hide your name (/{ cmd-me } { cmd-me-show }).
form-page-about = Whether there is a page about you with your ratings and matches
form-admin-listed-about = Whether the server has a page with open tables, results and ratings
admin-listed = The server has a page with open tables, results and ratings
admin-listed-none = The server has no page of its own

form-admin-pages-about = Whether everybody may watch matches of this server in the browser
admin-pages = Matches have public pages in the browser, if this bot offers them
admin-pages-none = Matches have no public pages in the browser
