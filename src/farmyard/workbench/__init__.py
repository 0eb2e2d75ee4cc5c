"""The workbench of `farmyard dev`: a rulebook on a table in the browser, reloaded and checked on every save.

`bench` keeps seed and moves and replays them by the new rules; `page` draws what every seat sees, side by side;
`editing` changes the rulebook's text from the page; after each save `checking` runs `farmyard check` in another
process, and `yard` the whole yard; `serve` is the small server around them, for this machine only.
"""
