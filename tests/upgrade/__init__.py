"""A database of an older version, kept: it still opens, and its matches go on. See `make.py`."""
