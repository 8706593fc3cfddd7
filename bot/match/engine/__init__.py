"""A match and what moves do, without a clock: its rows and rules, positions, what is legal, what follows, and
the log of each viewer."""
