"""One craft a game: a sensible move, when to stop dreaming, and what a standing is worth."""
