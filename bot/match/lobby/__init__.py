"""From an empty lobby to the first position."""
