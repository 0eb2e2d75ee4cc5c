"""What several workers share: `bus` carries notices between them, `leases` says who looks after which table.

Each stands here twice: alone in one process, and on Redis.
"""
