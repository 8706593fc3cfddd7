"""What a host settles about a table before it starts: one class for each such term."""
