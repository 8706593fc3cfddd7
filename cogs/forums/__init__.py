"""Matches as posts of forums: where they open, their tags, and how posts are made."""
