"""Search over imagined worlds: one information-set tree per seat.

Read `tree` first (the search itself, compiled with each game), then `advice` (what its playouts ask the craft, or in
`guided` a network), then `choosing` and `stopping` (what follows from its playouts, and when more of them cannot change
it), then `driver` (memory, threads, budgets).
"""
