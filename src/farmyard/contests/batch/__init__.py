"""The arena on many games at once. Read `kernel` (one thread's work), then `memory`, then `arena`."""
