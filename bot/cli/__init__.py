"""The tools of `python -m bot`, for operators and developers."""
