"""Calls to addresses that people have given, when it is their turn."""
