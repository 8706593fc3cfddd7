"""Discord: commands, buttons and pages, and what is sent to Discord."""
