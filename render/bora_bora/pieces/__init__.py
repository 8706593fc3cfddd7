"""The pieces of Bora Bora, drawn in the unit square of a pen or as sprites."""
