"""Clocks, time control, reminders, outages, and the scheduler."""
