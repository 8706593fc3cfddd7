"""What helps players but is not a rule: a guide for newcomers, and what computer players know."""
