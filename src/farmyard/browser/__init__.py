"""What the page needs to run tables on its own: each rulebook as a WebAssembly module, and its memory layout.

`entrances` names the functions that JavaScript calls, `layout` gives the offset of each field in a record, `levels`
how computer players think. `words` turns text and previews into a module by `javascript`, a transpiler from Python.
`build` makes the files and keeps them until a source changes. The backend is `farmyard.core.backends.wasm`.
"""
