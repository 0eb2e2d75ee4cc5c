"""Compiled with each game, for the server only: all views after a move (`look_round`), as JSON (`json_views`)."""
