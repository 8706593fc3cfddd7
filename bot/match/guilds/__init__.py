"""Settings of Discord servers."""
