"""Golden games, as text: one for each way a game can end. `python -m tests.golden` rewrites them."""
