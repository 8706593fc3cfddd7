"""Playing moves, and what is written for them."""
