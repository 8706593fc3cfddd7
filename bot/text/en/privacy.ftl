### What the bot stores about a person: a copy of it, and deleting it.

cmd-me-export = export
cmd-me-export-about = Get a file with everything that I store about you
cmd-me-delete = delete
cmd-me-delete-about = Delete everything that I store about you

table-person-gone = { $who } has left for good. The match goes on when somebody takes the seat, with all that it holds.
table-person-gone-autopilot = { $who } has left for good. I play there, until somebody takes the seat.

button-me-delete = Delete everything about me

page-me-export = This file holds everything that I store about you: your settings, your seats with everything you played there, your results. A JSON file can be read with any text editor.
page-me-delete = I delete your name, your settings and your ratings, and you lose your seats:
    { $running ->
        [0] You play in no match now.
        [one] You play in one match. It goes on without you.
       *[other] You play in { $running } matches. They go on without you.
    }
    Finished matches stay as they were, but your seat in them is nobody’s. What has been posted in channels stays there; it is not mine to take away. This cannot be undone. A copy of your data: /{ cmd-me } { cmd-me-export }.
page-me-deleted = Done. I know nothing about you any more. Whatever you do here next starts from zero.
