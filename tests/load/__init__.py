"""A load test: many live matches, several processes on one PostgreSQL, a Discord that keeps its limits."""
