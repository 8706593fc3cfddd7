"""Matches as files: written, read in and handed over; proof and luck of those that are finished."""
