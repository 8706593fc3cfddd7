"""What happened, for each viewer."""
