"""Every value of a game's component data reaches the pictures and the words that show it."""
