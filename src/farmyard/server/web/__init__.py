"""HTTP and WebSockets: `app` (routes and pages), `rest`, `account` and `admin`, `connection` (a socket's
conversation), `websocket` (its frames), `connection_limits`, `openapi`, and `process`, which starts and stops it all.
"""
