"""Messages as the outbox holds them, and how they get into it."""
