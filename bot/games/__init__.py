"""The games: rules and component data, nothing else."""
