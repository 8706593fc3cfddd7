"""Whether the tests notice: the program is changed in one place, and some test must fail."""
