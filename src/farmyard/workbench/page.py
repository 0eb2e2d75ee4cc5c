"""The workbench as a page: what every seat sees, side by side; its moves, and why others are illegal; all faults."""

import json
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

from farmyard.core.game import Game
from farmyard.schema import notation
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.terminal.notebook import html_of
from farmyard.testing.faults import fault_of
from farmyard.testing.walking import why
from farmyard.text.words import Words
from farmyard.workbench.bench import Bench
from farmyard.workbench.checking import Checker
from farmyard.workbench.editing import numbers

WIDTH = 46  # of a picture, in characters


def page(bench: Bench, checker: Checker, words: Words) -> str:
    parts = [head(bench, words), findings(bench, checker, words), editor(bench, words)]
    if bench.table and bench.game:
        parts.append(guarded(bench.game, lambda: table(bench, words), words))
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    script = files(__package__).joinpath("page.js").read_text("utf-8")
    title = escape(bench.game.title if bench.game else bench.file.name)
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title} · Farmyard</title>'
        f'<meta name="viewport" content="width=device-width"><style>{style}</style>'
        f'<body data-version="{bench.version}">{"".join(parts)}<script>{script}</script></body></html>'
    )


def table(bench: Bench, words: Words) -> str:
    """Every seat and a spectator side by side, what has happened, and the state."""
    assert bench.table
    seats = "".join(seat(bench.table, number, words) for number in range(bench.seats))
    everybody = f'<div class="seats">{seats}{onlooker(bench.table, words)}</div>'
    return everybody + story(bench.table, words) + state(bench.table, words)


def guarded(game: Game, draw: Callable[[], str], words: Words) -> str:
    """An unfinished rulebook may fail anywhere: then the page shows the line instead of the table."""
    try:
        return draw()
    except Exception as error:
        return (
            f'<section class="findings"><p class="bad">{escape(fault_of(game, error, None).text(words))}</p></section>'
        )


def head(bench: Bench, words: Words) -> str:
    if not bench.game:
        return f"<header><h1>{escape(bench.file.name)}</h1></header>"
    low, high = bench.game.seats
    counts = "".join(f"<option{' selected' if n == bench.seats else ''}>{n}</option>" for n in range(low, high + 1))
    return (
        f"<header><h1>{escape(bench.game.title)}</h1>"
        f'<form method="post" action="deal"><label>{say(words, "bench-players")} <select name="seats">{counts}</select>'
        f'</label> <label>{say(words, "bench-seed")} <input name="seed" type="number" min="0" value="{bench.seed}">'
        f"</label> <button>{say(words, 'bench-deal')}</button></form>"
        f'<form method="post" action="back"><button>{say(words, "bench-back")}</button></form>'
        f'<form method="post" action="yard" target="yard"><button>{say(words, "bench-yard")}</button></form></header>'
    )


def findings(bench: Bench, checker: Checker, words: Words) -> str:
    """What could not be loaded, what stopped the replay, and what random games found, with positions."""
    rows = []
    if bench.fault:
        rows.append(f'<p class="bad" data-line="{bench.fault.line}">{escape(bench.fault.text(words))}</p>')
    if bench.trouble:
        rows.append(f'<p class="warn">{escape(words.tell(bench.trouble))}</p>')
    rows += [finding(number, found, words) for number, found in enumerate(checker.found)]
    if checker.state == "running":
        rows.append(f'<p class="quiet">{say(words, "bench-checking")}</p>')
    elif checker.state != "done":
        rows.append(f'<p class="bad">{escape(checker.state)}</p>')
    elif not checker.found:
        rows.append(f'<p class="good">{say(words, "check-sound", file=bench.file.name)}</p>')
    return f'<section class="findings">{"".join(rows)}</section>'


def finding(number: int, found: dict[str, Any], words: Words) -> str:
    place = f'<code data-line="{found["line"]}">{escape(found["file"])}:{found["line"]}</code>'
    button = f'<button name="number" value="{number}">{say(words, "bench-show")}</button>'
    show = f'<form method="post" action="show">{button}</form>' if found["found"] else ""
    return f'<div class="bad"><span>{place} {escape(found["said"])}</span>{show}</div>'


def editor(bench: Bench, words: Words) -> str:
    """The rulebook: the numbers at its top, and the whole of it."""
    text = bench.read.decode(errors="replace")
    fields = "".join(
        f'<label><code>{escape(number.name)}</code> <input name="{escape(number.name)}" type="number" '
        f'value="{number.value}"></label>'
        for number in numbers(text)
    )
    change = f'<form method="post" action="numbers">{fields}<button>{say(words, "bench-change")}</button></form>'
    return (
        f'<details class="editor"{" open" if bench.editing else ""}><summary>{say(words, "bench-rulebook")}</summary>'
        f'{change if fields else ""}<form method="post" action="save"><textarea name="text" spellcheck="false" '
        f'aria-label="{say(words, "bench-rulebook")}">\n{escape(text)}</textarea>'
        f"<button>{say(words, 'bench-save')}</button></form></details>"
    )


def seat(table: Table, number: int, words: Words) -> str:
    acting = number in table.must_act()
    now = f'<b class="turn">{say(words, "bench-must-act")}</b>' if acting else ""
    return (
        f'<article class="{"acting" if acting else ""}"><h2>{escape(words.name(number))} {now}</h2>'
        f"{drawn(table, number, words)}{moves(table, number, words) if acting else ''}</article>"
    )


def onlooker(table: Table, words: Words) -> str:
    return f"<article><h2>{say(words, 'bench-spectator')}</h2>{drawn(table, SPECTATOR, words)}</article>"


def drawn(table: Table, viewer: int, words: Words) -> str:
    return html_of(picture(table.game, table.view(viewer), words), WIDTH)


def moves(table: Table, number: int, words: Words) -> str:
    """Legal moves as buttons, and why the others are illegal."""
    named = [escape(move) for move in table.legal(number)]
    buttons = "".join(f'<button name="move" value="{name}">{name}</button>' for name in named)
    refused = "".join(
        f"<li><code>{escape(notation.name(table.game, action))}</code> {say(words, reason)}</li>"
        for action in range(table.game.actions)
        if (reason := reason_of(table, number, action))
    )
    return (
        f'<form method="post" action="play" class="moves">'
        f'<input type="hidden" name="seat" value="{number}">{buttons}</form>'
        f"<details><summary>{say(words, 'bench-why-not')}</summary><ul>{refused}</ul></details>"
    )


def reason_of(table: Table, number: int, action: int) -> str:
    """The message's key; empty for a legal move."""
    reason = why(table, number, action)
    return f"{table.game.id}-no-{table.game.reasons[reason]}" if reason else ""


def story(table: Table, words: Words) -> str:
    told = "".join(f"<li>{escape(words.tell(line))}</li>" for line in table.story())
    return f"<details open><summary>{say(words, 'bench-story')}</summary><ol>{told}</ol></details>"


def state(table: Table, words: Words) -> str:
    rows = (
        f"<tr><th>{escape(name)}</th><td>{escape(json.dumps(value))}</td></tr>"
        for name, value in table.position().items()
    )
    return f"<details><summary>{say(words, 'bench-state')}</summary><table>{''.join(rows)}</table></details>"


def say(words: Words, key: str, **args: object) -> str:
    return escape(words.say(key, **args))
