"""One sheet of notes a game."""
