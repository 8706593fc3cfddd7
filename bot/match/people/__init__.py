"""A person's settings, digest and data."""
