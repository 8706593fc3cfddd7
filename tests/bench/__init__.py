"""Benchmarks: every module here with a `run()` gives figures; `python -m tests.bench` prints them."""
