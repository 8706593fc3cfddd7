"""From an empty lobby to the start of the match."""
