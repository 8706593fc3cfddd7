"""The games: only rules and component data."""
