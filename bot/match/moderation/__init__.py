"""What managers of a server may do with a match."""
