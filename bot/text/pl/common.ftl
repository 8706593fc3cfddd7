seat-name = Miejsce { $seat }
