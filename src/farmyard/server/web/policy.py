"""Where the built page lies, and what a browser must not do with it."""

from importlib.resources import files
from pathlib import Path

STATIC = Path(str(files("farmyard.server"))) / "static"
POLICY = (  # 'wasm-unsafe-eval' allows the rulebooks to be compiled, and no other code than ours to be run
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS = {
    b"content-security-policy": f"{POLICY}; frame-ancestors 'none'".encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
