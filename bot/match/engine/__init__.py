"""What moves do, without a store or a clock: legal or not, what follows, and the log of each viewer."""
