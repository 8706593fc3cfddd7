"""Playing moves: a turn of a person, drafts, trials and plans."""
