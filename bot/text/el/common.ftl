seat-name = Θέση { $seat }
