"""What helps players and is no rule: a guide for newcomers, and what computer players know."""
