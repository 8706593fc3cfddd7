"""Results, ratings and statistics."""
