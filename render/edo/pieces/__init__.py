"""The pieces that stand or lie on the table, drawn in a unit square."""
