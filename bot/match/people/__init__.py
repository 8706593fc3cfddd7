"""What is known of a person: settings, vacations, the daily digest; and the person's data as a file."""
