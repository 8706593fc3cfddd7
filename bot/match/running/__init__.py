"""What runs beside the moves of a match: clocks, pauses, who is there, which turns were taken."""
