"""From an empty lobby to the start of the match, with the terms that its host settles."""
