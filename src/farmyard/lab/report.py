"""The page that tells what a run found out: sentences, pictures, figures. It is self-contained."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import polars as pl

from farmyard.lab import plots
from farmyard.lab.findings import Findings, histogram, reached, read
from farmyard.lab.headlines import headlines
from farmyard.lab.labels import Labels
from farmyard.lab.parts import write_whole
from farmyard.lab.plan import COUNTED, Plan
from farmyard.schema.options import write_value
from farmyard.text.numbers import decimal, grouped, percent
from farmyard.text.words import Words

THEMED = {  # colours as drawn, and the page's own
    plots.INK: "--ink",
    plots.INK_2: "--ink-2",
    plots.LINE: "--line",
    plots.PAPER: "--paper-raised",
    plots.RED: "--red",
    plots.BLUE: "--blue",
    plots.SUN: "--yellow",
    plots.GREEN: "--green",
}


class Section(NamedTuple):
    name: str  # of the picture's file
    heading: str
    text: str
    plot: plots.Spec | None
    heads: list[str]
    lines: list[list[str]]


class Report:
    def __init__(self, plan: Plan, rows: pl.LazyFrame, words: Words) -> None:
        self.plan, self.game, self.words, self.say = plan, plan.game, words, words.say
        self.rows, usual = rows, usual_rows(plan, rows)
        self.usual = not read(usual.head(1)).is_empty()
        self.every = Findings(plan, rows)
        self.found = Findings(plan, usual) if self.usual else self.every
        self.labels = Labels(plan, words)

    # Sections

    def sections(self) -> Iterator[Section]:
        for option in self.plan.sweeps:
            yield self.effects(option)
        for one, other in combinations(self.plan.sweeps, 2):
            yield self.map_of(one, other)
        yield self.places()
        if len(set(self.plan.lineup)) > 1:
            yield self.policies()
        yield self.causes()
        yield self.lengths()
        yield self.endings()
        yield self.scores()
        yield from self.compared("statistics", self.found.statistics(), "")
        yield from self.compared("kinds", self.found.kinds(), "kind-")

    def section(
        self, name: str, text: str, plot: plots.Spec | None, heads: list[str], lines: list[list[str]], **details: object
    ) -> Section:
        return Section(name, self.say(f"lab-{name}", **details), text, plot, [self.say(head) for head in heads], lines)

    def places(self) -> Section:
        frame, fair = self.found.places(), 1 / self.plan.seats
        labels = {place: self.say("lab-place", place=place) for place in frame["place"].to_list()}
        first = self.found.starter()
        verdict = "more" if first.low > fair else "less" if first.high < fair else "same"
        text = self.say(
            "lab-places-text",
            verdict=verdict,
            share=percent(first.mean, self.words),
            error=percent(first.error, self.words, 2),
            fair=percent(fair, self.words),
            shared=percent(self.found.shared(), self.words),
        )
        plot = plots.shares(frame, "place", labels, fair, self.say("lab-axis-wins"))
        return self.section("places", text, plot, SHARE_HEADS, self.share_lines(frame, "place", labels))

    def policies(self) -> Section:
        frame, fair = self.found.policies(), 1 / self.plan.seats
        labels = {name: self.labels.policy(name) for name in frame["policy"].to_list()}
        plot = plots.shares(frame, "policy", labels, fair, self.say("lab-axis-wins"))
        text = self.say("lab-policies-text")
        return self.section("policies", text, plot, SHARE_HEADS, self.share_lines(frame, "policy", labels))

    def share_lines(self, frame: pl.DataFrame, key: str, labels: dict[int | str, str]) -> list[list[str]]:
        return [
            [labels[line[key]], percent(line["mean"], self.words, 2), f"± {percent(line['error'], self.words, 2)}"]
            for line in frame.to_dicts()
        ]

    def causes(self) -> Section:
        found = self.found.causes()
        if found is None:
            return self.section("causes", self.say("lab-causes-unknown"), None, [], [])
        text = self.say(
            "lab-causes-text",
            deal=percent(found.deal, self.words),
            play=percent(found.play, self.words),
            players="different" if len(set(self.plan.lineup)) > 1 else "equal",
        )
        return self.section("causes", text, plots.causes(found, self.words), [], [])

    def lengths(self) -> Section:
        counts = self.found.lengths()
        text = self.say(
            "lab-lengths-text",
            mean=decimal(int((counts["value"] * counts["count"]).sum()) / int(counts["count"].sum()), self.words, 1),
            low=grouped(reached(counts, 0.05)),
            high=grouped(reached(counts, 0.95)),
        )
        plot = plots.bars(histogram(counts, counts), self.say("lab-axis-moves"), self.say("lab-axis-games"))
        return self.section("lengths", text, plot, [], [])

    def endings(self) -> Section:
        frame = self.found.endings()
        labels = [self.labels.ending(name) for name in frame["ending"].to_list()]
        return self.section("endings", "", plots.portions(labels, frame["share"].to_list()), [], [])

    def scores(self) -> Section:
        names = {who: self.say(f"lab-{who}") for who in ("winners", "others")}
        plot = plots.two_bars(self.found.scores(), names, self.labels.unit, self.say("lab-axis-seats"))
        return self.section("scores", "", plot, [], [])

    def compared(self, name: str, frame: pl.DataFrame, kind: str) -> Iterator[Section]:
        """Nothing, in a game that counts nothing."""
        if frame.is_empty():
            return
        labels = {key: self.labels.noted(f"{kind}{key}") for key in frame["name"].to_list()}
        lines = [
            [labels[line["name"]], *(decimal(line[column], self.words) for column in ("won", "other", "apart"))]
            for line in frame.to_dicts()
        ]
        heads = ["lab-column-what", "lab-winners", "lab-others", "lab-column-apart"]
        plot = plots.apart(frame, labels, self.say("lab-axis-apart"))
        yield self.section(name, self.say(f"lab-{name}-text"), plot, heads, lines)

    def effects(self, option: str) -> Section:
        frame, title = self.every.effects(option), self.labels.option(option)
        titles = self.measures(frame)
        values = list(dict.fromkeys(frame["value"].to_list()))
        cells = {(line["measure"], line["value"]): line for line in frame.to_dicts()}
        lines = [[value, *(self.labels.amount(m, cells[m, value]["mean"]) for m in titles)] for value in values]
        return Section(
            f"effect-{option}",
            self.say("lab-effect", option=title),
            self.say("lab-effect-text", scope="usual" if self.usual else "all"),
            plots.effects(frame, titles, title, self.is_number(option)),
            [title, *titles.values()],
            lines,
        )

    def map_of(self, one: str, other: str) -> Section:
        """Two options at once: a map for every measure."""
        frame = self.every.crossed(one, other)
        titles, axes = self.measures(frame), (self.labels.option(one), self.labels.option(other))
        cells = {(line["value"], line["other"], line["measure"]): line["mean"] for line in frame.to_dicts()}
        pairs = dict.fromkeys((value, second) for value, second, _ in cells)
        lines = [[*pair, *(self.labels.amount(m, cells[*pair, m]) for m in titles)] for pair in pairs]
        shown = {measure: title for measure, title in titles.items() if measure not in self.found.notes.STATISTICS}
        told = frame.with_columns(
            said=pl.struct("measure", "mean").map_elements(
                lambda cell: self.labels.amount(cell["measure"], cell["mean"]), pl.String
            )
        )
        return Section(
            f"map-{one}-{other}",
            self.say("lab-map", one=axes[0], other=axes[1]),
            self.say("lab-map-text"),
            plots.maps(told, shown, *axes),
            [*axes, *titles.values()],
            lines,
        )

    def measures(self, frame: pl.DataFrame) -> dict[str, str]:
        return {name: self.labels.measure(name) for name in dict.fromkeys(frame["measure"].to_list())}

    def is_number(self, option: str) -> bool:
        return next(o for o in self.game.options if o.name == option).kind == "int"

    # The page

    def facts(self) -> Iterator[tuple[str, str]]:
        length = pl.col("length").cast(pl.Int64)
        games, moves, deals = read(self.rows.select(pl.len(), length.sum(), pl.col("deal").n_unique())).row(0)
        yield self.say("lab-fact-games"), grouped(games)
        yield self.say("lab-fact-moves"), grouped(moves)
        yield self.say("lab-fact-deals"), grouped(deals)
        yield self.say("lab-fact-players"), str(self.plan.seats)

    def command(self) -> str:
        """The command that reproduces these rows."""
        parts = [f"farmyard lab run {self.game.id} --players {self.plan.seats} --games {self.plan.games}"]
        parts.append(f"--policy {','.join(self.plan.lineup)} --repeats {self.plan.repeats} --seed {self.plan.seed}")
        parts += [f"--option {name}={write_value(value)}" for name, value in self.plan.options.items()]
        for name, values in self.plan.sweeps.items():
            lists = any(isinstance(value, list) for value in values)
            parts.append(f"--sweep '{name}={('|' if lists else ',').join(map(write_value, values))}'")
        return " ".join(parts)

    def page(self, drawn: dict[str, str], sections: list[Section]) -> str:
        style = files("farmyard.lab").joinpath("report.css").read_text("utf-8")
        title = self.say("lab-title", title=self.game.title)
        players = self.words.list([self.labels.policy(name) for name in dict.fromkeys(self.plan.lineup)])
        facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in self.facts())
        short = "".join(f"<li>{escape(told)}</li>" for told in headlines(self.found, self.every, self.labels))
        body = "\n".join(self.section_html(section, drawn.get(section.name)) for section in sections)
        made = self.say("lab-made", version=self.game.version)
        if self.plan.seeds == COUNTED:
            made += f" {self.say('lab-made-counted')}"
        return PAGE.format(
            language=self.words.language,
            title=escape(title),
            style=style,
            subtitle=escape(self.say("lab-subtitle", players=players)),
            facts=facts,
            short=f"<h2>{escape(self.say('lab-short'))}</h2><ul>{short}</ul>",
            body=body,
            made=escape(made),
            command=escape(self.command()),
        ).replace(" %", "\N{NO-BREAK SPACE}%")

    def section_html(self, section: Section, drawn: str | None) -> str:
        parts = [f"<h2>{escape(section.heading)}</h2>"]
        if section.text:
            parts.append(f"<p>{escape(section.text)}</p>")
        if drawn:
            parts.append(f'<figure role="img" aria-label="{escape(section.heading)}">{themed(drawn)}</figure>')
        if section.lines:
            heads = "".join(f"<th>{escape(head)}</th>" for head in section.heads)
            lines = "".join(
                f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in section.lines
            )
            table = f"<div><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>"
            parts.append(f"<details><summary>{escape(self.say('lab-figures'))}</summary>{table}</details>")
        return f"<section>{''.join(parts)}</section>"


def usual_rows(plan: Plan, rows: pl.LazyFrame) -> pl.LazyFrame:
    """The rows in which every swept option has its default value."""
    for option in plan.game.options:
        if option.name in plan.sweeps:
            value = write_value(option.default) if isinstance(option.default, list) else option.default
            rows = rows.filter(pl.col(f"option_{option.name}") == value)
    return rows


SHARE_HEADS = ["lab-column-who", "lab-axis-wins", "lab-column-interval"]
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header><h1>{title}</h1><p>{subtitle}</p><dl>{facts}</dl></header>
<main>
<section class="short">{short}</section>
{body}
</main>
<footer><p>{made}</p><p><code>{command}</code></p></footer>
</body>
</html>
"""


def themed(drawn: str) -> str:
    """The picture in the page's colours, light and dark."""
    for colour, name in THEMED.items():
        drawn = drawn.replace(f'"{colour}"', f'"var({name})"')
    return drawn


def write_report(plan: Plan, rows: pl.LazyFrame, path: Path, words: Words, pictures: bool = True) -> int:
    """The page, and beside it every picture as SVG and PNG; returns how many pictures."""
    report = Report(plan, rows, words)
    sections = list(report.sections())
    drawn = {s.name: plots.svg(s.plot, words.language) for s in sections if s.plot is not None}
    write_whole(path, report.page(drawn, sections).encode())
    for name, picture in drawn.items() if pictures else ():
        write_whole(path.with_name(f"{path.stem}-{name}.svg"), picture.encode())
        write_whole(path.with_name(f"{path.stem}-{name}.png"), plots.png(picture))
    return len(drawn)
