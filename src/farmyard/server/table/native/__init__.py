"""Compiled for the server only: views as JSON (`json_views`)."""
