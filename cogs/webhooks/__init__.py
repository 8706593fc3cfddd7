"""Calls to addresses that people have given: their pages, forms and texts."""
