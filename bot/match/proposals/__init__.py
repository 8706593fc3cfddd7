"""What other players must agree to: undo, end, pause, clock, more time, changing places, moving."""
