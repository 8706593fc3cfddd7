"""What anybody may see of a match in a browser."""
