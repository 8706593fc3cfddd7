"""Drawings: a view as a picture, and in words."""
