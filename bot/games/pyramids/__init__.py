"""Silver & Gold: Pyramids: rules and component data."""
