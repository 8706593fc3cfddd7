"""What every cog shares: interactions, the router of presses, errors, the match picker, services."""
