"""Matches in a browser: pages that are written on this machine and complete without a script.

Everything public is made of the public's view and log alone, so two matches that differ only in secrets have
the same pages, byte by byte.
"""
