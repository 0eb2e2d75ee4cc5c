"""Pages to read: the games, a rulebook, the outcome of many games."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.core.game import Game
from farmyard.games import GAMES, PLUGGED
from farmyard.schema.options import write_value
from farmyard.terminal.paint import LABEL, SUN, player
from farmyard.text.numbers import decimal, percent
from farmyard.text.rules_text import articles, credit, facts, heading
from farmyard.text.words import Words

HEADING = "bold green"


def commands_page(commands: tuple[str, ...], words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=SUN)
    grid.add_column()
    for command in commands:
        grid.add_row(f"farmyard {command}", words.say(f"help-{command.replace(' ', '-')}"))
    grid.add_row("farmyard --version", words.say("help-version"))
    return Group(Text(words.say("help-farmyard")), Text(), grid, Text(), Text(words.say("help-more"), LABEL))


def games_page(words: Words) -> RenderableType:
    """For each game its facts, a teaser, and who made it."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=LABEL)
    table.add_column("", justify="right", style=LABEL)
    for column in ("game", "title", "players", "minutes", "age"):
        table.add_column(words.say(f"games-{column}"), no_wrap=column != "title")
    for number, game in enumerate(GAMES.values(), 1):
        made = ", ".join(str(part) for part in (game.author, game.publisher, game.year) if part)
        title = Text.assemble((game.title, "bold"), "\n", words.say(f"{game.id}-tagline"), "\n", (made, LABEL))
        facts = span(*game.seats), span(*game.minutes), f"{game.age}+"
        table.add_row(str(number), Text(game.id, SUN), title, *facts)
    broken = [Text(words.say("games-broken", source=source, why=why)) for source, why in PLUGGED.broken.items()]
    return Group(table, *broken)


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def rules_page(game: Game, words: Words) -> RenderableType:
    """Facts, credits, printed rules, our decisions, options."""
    return Group(
        Text(game.title, "bold"),
        Text(words.say(f"{game.id}-tagline"), "italic"),
        Text(facts(game, words)),
        Text(credit(game, words), LABEL),
        *section(heading("rules-heading", game, words), numbered(game, "R", words)),
        *section(heading("decisions-heading", game, words), numbered(game, "D", words)),
        *section(words.say("options-heading"), options_table(game, words)),
    )


def section(title: str, body: RenderableType) -> list[RenderableType]:
    return [Text(), Text(title, HEADING), Padding(body, (0, 0, 0, 1))]


def numbered(game: Game, letter: str, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style=LABEL)
    grid.add_column()
    for article in articles(game):
        if article.number[0] == letter:
            grid.add_row(article.number, words.say(f"{game.id}-{article.number.lower()}"))
    return grid


def options_table(game: Game, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=SUN)
    grid.add_column()
    for option in game.options:
        about = Text.assemble((words.say(f"{game.id}-option-{option.name}"), "bold"), " ")
        about.append(f"({option.allowed}; {words.say('default', value=write_value(option.default))})", LABEL)
        if option.ours:
            about.append(f" [{words.say('ours')}]", "italic")
        about.append(f"\n{words.help(f'{game.id}-option-{option.name}')}")
        grid.add_row(option.name, about)
    return grid


def ranking(game: Game, words: Words, scores: list[int], points: list[int]) -> RenderableType:
    """The result, best first; equal scores share a place. The unit may be flies or dollars."""
    table = Table(box=None, header_style=LABEL, padding=(0, 2, 0, 0))
    table.add_column(words.say("result-place"), justify="right")
    table.add_column(words.say("table-players"))
    table.add_column(heading("points", game, words), justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        style = f"bold {SUN}" if place == 1 else ""
        table.add_row(Text(f"{'★ ' if place == 1 else ''}{place}", style), player(seat, words), str(points[seat]))
    return table


def summary_page(game: Game, summary: dict[str, Any], words: Words) -> RenderableType:
    """What `simulate` found out."""
    games, moves = summary["games"], summary["moves"]
    title = Text(words.say("simulate-title", title=game.title, players=len(summary["players"]), games=games), "bold")
    lengths = words.say("simulate-lengths", **moves | {"mean": decimal(moves["mean"], words)})
    ends = Table(box=None, header_style=LABEL, padding=(0, 2, 0, 0))
    ends.add_column(words.say("simulate-endings"))
    ends.add_column(words.say("simulate-games"), justify="right")
    ends.add_column(words.say("simulate-share"), justify="right")
    for ending, count in summary["endings"].items():
        ends.add_row(words.say(f"{game.id}-ending-{ending}"), str(count), percent(count / games, words))
    shared = summary["shared_victories"]
    ends.add_row(Text(words.say("simulate-shared"), LABEL), str(shared), percent(shared / games, words))
    note = Text(words.say("simulate-note"), LABEL)
    return Group(title, Text(lengths), Text(), ends, Text(), seats_table(summary, words), note)


def seats_table(summary: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, header_style=LABEL, padding=(0, 2, 0, 0))
    table.add_column(words.say("table-players"))
    for column in ("mean", "deviation", "least", "most", "wins"):
        table.add_column(words.say(f"simulate-{column}"), justify="right")
    for seat, row in enumerate(summary["players"]):
        spread = decimal(row["mean"], words), decimal(row["deviation"], words), str(row["least"]), str(row["most"])
        table.add_row(player(seat, words), *spread, percent(row["wins"], words))
    return table
