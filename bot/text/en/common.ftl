seat-name = Seat { $seat }
