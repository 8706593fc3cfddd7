"""Matches as files, and proof and luck of those that are finished."""
