"""The command `farmyard`, one module for each family of commands.

`main` finds the command, loads its module and says what went wrong; `shell` is what every command gets, `arguments`
parses what was typed, `files` reads what it names, `compiling` shows progress while a game is compiled. The commands:
`play`; `reading` (games, rules, replay, show); `contests` (simulate, arena, analyse); `benchmark`; `lab`; `luck`;
`site`; `authors` (new, check, dev, playground); `warm`; `server` (serve, export, import, backup, verify), which loads
`serve` only when one of them runs.
"""
