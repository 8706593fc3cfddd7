"""What other players must agree to: undo, end, pause, more time."""
