"""Pages in the browser: links to them, and those that there are not."""

from __future__ import annotations

from bot.match.errors.base import Keyed


class PageLinkForged(Keyed):
    """A link to a person's own page that this bot did not make."""

    key = "web-link-forged"


class PageLinkUsed(Keyed):
    key = "web-link-used"


class PageEnded(Keyed):
    """The time of a link, or of the page that it opened, is over."""

    key = "web-link-ended"


class PageRevoked(Keyed):
    key = "web-link-revoked"


class PageClosed(Keyed):
    """Whoever asks does not sit there, or there is no such match."""

    key = "web-own-closed"


class UnknownPage(Keyed):
    """No such server or person has a page."""

    key = "web-unknown"
