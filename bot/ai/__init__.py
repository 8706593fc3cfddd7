"""Computer players, which use only the contract of the games."""
