"""The workbench of `farmyard dev`: a rulebook on a table in the browser, reloaded on save and checked all the time.

`bench` keeps seed and moves and plays them again on the new rules; `page` draws what every seat sees, side by side;
`editing` changes the rulebook's text from the page; `checking` runs `farmyard check` beside it after each save, `yard`
the whole yard; `serve` is the small server around them, for this machine only.
"""
