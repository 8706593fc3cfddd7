"""Matches in a browser: pages that are made on this machine and are complete without a script.

Everything public is made of nothing but the public's view and log, so two matches that differ only in secrets
have the same pages, byte by byte.
"""
