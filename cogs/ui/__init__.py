"""What a reader is shown: a value (words, rows, pictures) and its translation into components."""
