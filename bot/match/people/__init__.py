"""What is known of a person, and the daily digest."""
