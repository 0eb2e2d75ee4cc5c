"""The foundation of the server: everything that knows nothing of tables.

`messages` (everything on the wire, as types), `limits`, `tokens`, `config`, `steady_clock`, `fifo_lock`, `watchdog`,
`retention`, `name_filter`, `outbound`, `push_encryption`, `warmup` (compiling in the background), `trim_memory`,
`daemon_pool` (threads that may never come back), `aside` (work in a process that is killed when it takes too long).
"""
