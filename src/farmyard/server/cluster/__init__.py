"""What several workers share: `bus` carries notices between them, `leases` decides which worker holds which table.

Each has two implementations: a no-op for a single process, and one on Redis (`bus_redis`, `leases_redis`).
"""
