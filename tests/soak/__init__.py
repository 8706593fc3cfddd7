"""Long runs: hostile interactions by the thousand. `make soak` runs them whole, the tests a short one."""
