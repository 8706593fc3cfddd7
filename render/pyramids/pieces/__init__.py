"""The pieces of Pyramids, and the wall behind them."""
