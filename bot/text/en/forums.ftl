# Matches as posts of forums: their tags, and what may be missing there.

tag-open = Open
tag-running = Running
tag-finished = Finished
post-begins = { $game } with { LIST($names, style: "comma") }. The board follows.
page-new-post = Table { NUMBER($match, useGrouping: 0) } is open: its post appears in { $forum }. When all have joined, press **{ $start }** on its card there.
error-forum-gone = I cannot see the forum in which matches become posts here. Somebody who manages the server chooses another with /{ cmd-admin }.
error-forum-permission = I cannot make a post in { $forum }: I lack { LIST($permissions, style: "comma") } there.
error-forum-tag = Each post in { $forum } needs a tag, and I may not give it one. Let me manage channels, or make a tag there that everybody may use.
error-no-post = I could not make a post in the forum just now. The table stays open: try **{ button-start }** again in a moment, or take it elsewhere with /{ cmd-table } { cmd-table-manage }.
form-admin-forum-about = Matches become posts in this forum, with tags for game and state
admin-forum = Matches become posts in { $forum }
admin-forum-none = Matches get threads where they are opened
admin-forum-tags = The forum has its tags: how far a match is, and each game.
admin-forum-tags-missing = I may not make tags there. Let me manage that channel and choose the forum once more, or make these tags yourself: { LIST($names, style: "comma") }. Until then posts have fewer tags.
admin-forum-tags-full = A forum has 20 tags at most, so these are missing, or only moderators may use them: { LIST($names, style: "comma") }. Posts have fewer tags.
permission-manage-channels = Manage Channels
