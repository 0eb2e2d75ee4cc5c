"""What the page needs to run a table by itself: each rulebook as a WebAssembly module, and where its numbers stand.

`entrances` names the functions that JavaScript calls, `layout` says where a record's fields lie in memory, `build`
makes the files and keeps them until a source changes. The backend is `farmyard.core.backends.wasm`.
"""
