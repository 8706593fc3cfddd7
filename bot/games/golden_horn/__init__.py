"""Golden Horn: rules and component data."""
