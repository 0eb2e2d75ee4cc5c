"""HTTP and WebSockets: `app` (routes and pages), `rest` (commands, tables), `finished` (games), `account`, `day`,
`clubs`, `evenings` and `admin`, `connection` (a socket's conversation), `websocket` (its frames), `connection_limits`,
`openapi`, `policy` (where the built page is, and what it may load), `standalone` (the page as a folder), and
`process`, which starts and stops it all.
"""
