### The workbench of “farmyard dev”.

bench-players = Players
bench-seed = Deal
bench-deal = New deal
bench-back = One move back
bench-yard = Open the yard with this game
bench-must-act = must act
bench-spectator = A spectator
bench-why-not = Why not the other moves?
bench-story = What happened, as a spectator sees it
bench-state = The whole state
bench-show = Show the position
bench-checking = Random games are looking for faults …
bench-rulebook = The rulebook
bench-change = Change these numbers
bench-save = Save, and play on by these rules
bench-stopped = Move { $number }, “{ $move }”, is not possible by the new rules: { $why } It stays in memory; a move of yours replaces it.
dev-open = The workbench: { $url } (stop it with Ctrl-C)
help-dev = a workbench in the browser for a rulebook: every seat’s view side by side, reloaded on save, checked all the time
help-dev-port = port of the workbench (default: any free one)
playground-open = The playground: { $url } (stop it with Ctrl-C). The rulebook is { $file }; it runs on this machine.
help-playground = a small game to change in the browser and to play there, at once; a copy in a folder of its own
