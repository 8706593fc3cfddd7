"""Seats that change hands, and seats on autopilot."""
