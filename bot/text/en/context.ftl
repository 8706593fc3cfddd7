### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = What happened?
context-words = { button-in-words }
context-invite = Invite
context-versus = Results against
context-no-match = This message belongs to no match. Choose a board, a card or another message of mine.
context-yourself = That is you. Choose somebody else.
context-which = To which table do you invite **{ $name }**?
context-form = A table with { $name }
help-apps = {""}**Without typing:** right-click a message of a match, or a person (on a phone: hold it), then **Apps**.
help-way-apps = Right-click (on a phone: hold) a message of a match, then **Apps**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. On a person: **{ context-invite }**, **{ context-versus }**
help-words-apps = context menu right click mouse hold long press apps message person invite somebody results against
