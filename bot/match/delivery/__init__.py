"""Messages: from the outbox to Discord."""
