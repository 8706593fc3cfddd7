"""What the end of a match counts for: its result, ratings, reliability, and statistics."""
