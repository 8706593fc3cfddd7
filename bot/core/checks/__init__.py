"""Checks of the contract of a game. Tests and `python -m bot simulate` run them.

Every check is a pure function of a `Position` or of a whole game. It yields a `Finding` for each violation of
the contract. A check that would take too long on all moves looks at a sample. The sample is chosen by
`choose`, a function that returns a number in range(n), so this package needs no random numbers of its own.
"""
