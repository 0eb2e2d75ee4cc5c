"""The command `farmyard`, one module for each family of commands.

`main` finds the command and says what went wrong; `arguments` parses what was typed; `compiling` shows progress while
a game is compiled. The commands: `main` (games, rules, play, simulate, replay, show, arena, analyse, warm), `lab`,
`serve`.
"""
