"""Search over imagined worlds: one information-set tree per seat.

Read `tree` first (the search itself, compiled with each game), then `stopping` (when more playouts cannot change the
choice), then `driver` (memory, threads, budgets).
"""
