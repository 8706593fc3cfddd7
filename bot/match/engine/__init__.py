"""What moves do, without a store and without a clock: legal or not, what follows, what each viewer heard."""
