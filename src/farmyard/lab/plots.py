"""The findings as pictures, in the colours of the farm. Vega renders them here; a page only shows the result."""

import re
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from farmyard.lab.findings import Causes
from farmyard.text.words import Words

INK, INK_2, LINE, PAPER = "#38281f", "#65503f", "#e0cda6", "#fffaf0"
RED, BLUE, SUN, GREEN = "#c8402f", "#2f6fa8", "#e8b132", "#437b38"
FONT = "Nunito, ui-rounded, Segoe UI, system-ui, sans-serif"
WIDTH = 640
NARROW = 5  # columns of a map that leave room for another beside it
LOCALES: dict[str, Any] = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

CONFIG = {
    "background": PAPER,
    "font": FONT,
    "padding": 8,
    "view": {"stroke": None},
    "axis": {
        "domainColor": LINE,
        "gridColor": LINE,
        "gridOpacity": 0.7,
        "tickColor": LINE,
        "labelColor": INK_2,
        "titleColor": INK_2,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": 600,
        "labelLimit": 260,
        "labelFlush": False,
        "titlePadding": 10,
    },
    "legend": {"labelColor": INK_2, "labelFontSize": 13, "symbolType": "square", "orient": "top", "labelLimit": 400},
    "header": {"labelColor": INK, "labelFontSize": 14, "labelFontWeight": 700, "labelAnchor": "start"},
    "bar": {"cornerRadiusEnd": 3},
}

Spec = dict[str, Any]


def svg(spec: Spec, language: str) -> str:
    """Without attributes a static picture does not need, rounded to a hundredth of a pixel: a quarter of the size."""
    drawn = str(vl_convert.vegalite_to_svg(spec, config=CONFIG, format_locale=LOCALES[language]))
    drawn = re.sub(r' (?:aria-\w+|role|class|pointer-events|font-family|opacity="1")(?:="[^"]*")?', "", drawn)
    drawn = drawn.replace("<svg ", f'<svg font-family="{FONT}" ', 1)
    return re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}".rstrip("0").rstrip("."), drawn)


def png(drawn: str) -> bytes:
    return bytes(vl_convert.svg_to_png(drawn, scale=2))


def finished(chart: Any) -> Spec:
    spec: Spec = chart.to_dict()
    spec.pop("config", None)
    return spec


def shares(frame: pl.DataFrame, name: str, labels: dict[Any, str], fair: float, axis: str) -> Spec:
    """Who wins how often: a dot with its interval, against the fair share."""
    frame = frame.with_columns(label=pl.col(name).replace_strict(labels, return_dtype=pl.String))
    order = [labels[key] for key in frame[name].to_list()]
    y = alt.Y("label:N", sort=order, title=None)
    base = alt.Chart(table(frame))
    zero = alt.Scale(zero=False, nice=True, padding=18)
    span = base.mark_rule(strokeWidth=5, strokeCap="round", color=RED, opacity=0.35).encode(
        y=y, x=alt.X("low:Q", title=axis, scale=zero, axis=alt.Axis(format=".1~%", tickCount=6)), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=130, color=RED, opacity=1).encode(y=y, x="mean:Q")
    line = alt.Chart(table(pl.DataFrame({"fair": [fair]}))).mark_rule(color=INK_2, strokeDash=[5, 4]).encode(x="fair:Q")
    return finished(alt.layer(line, span, dots).properties(width=WIDTH - 130, height=46 * len(order)))


def bars(frame: pl.DataFrame, axis: str, amount: str) -> Spec:
    """A bar chart of counts."""
    chart = alt.Chart(table(frame)).mark_bar(color=BLUE, binSpacing=0, stroke=PAPER)
    y = alt.Y("share:Q", title=amount, stack=None, axis=alt.Axis(format=".0%", tickCount=5))
    return finished(chart.encode(x=numbers(axis), x2="to:Q", y=y).properties(width=WIDTH - 60, height=220))


def numbers(axis: str) -> Any:
    return alt.X("from:Q", title=axis, bin="binned", axis=alt.Axis(grid=False, format=",d", tickCount=10))


def two_bars(frame: pl.DataFrame, names: dict[str, str], axis: str, amount: str) -> Spec:
    """The same for winners and others, overlaid."""
    frame = frame.with_columns(label=pl.col("who").replace_strict(names, return_dtype=pl.String))
    colours = alt.Scale(domain=list(names.values()), range=[SUN, BLUE])
    chart = alt.Chart(table(frame)).mark_bar(opacity=0.62, binSpacing=0)
    return finished(
        chart.encode(
            x=numbers(axis),
            x2="to:Q",
            y=alt.Y("share:Q", title=amount, stack=None, axis=alt.Axis(format=".0%", tickCount=5)),
            color=alt.Color("label:N", title=None, scale=colours),
        ).properties(width=WIDTH - 60, height=220)
    )


def portions(labels: list[str], parts: list[float]) -> Spec:
    """Parts of a whole, each on its own line."""
    frame = pl.DataFrame({"label": labels, "share": parts})
    base = alt.Chart(table(frame)).encode(y=alt.Y("label:N", sort=labels, title=None, axis=alt.Axis(labelLimit=320)))
    drawn = base.mark_bar(color=GREEN, height=20).encode(
        x=alt.X("share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=5))
    )
    said = base.mark_text(align="left", dx=6, color=INK, fontSize=13).encode(
        x="share:Q", text=alt.Text("share:Q", format=".1%")
    )
    return finished(alt.layer(drawn, said).properties(width=WIDTH - 220, height=34 * len(labels)))


def causes(found: Causes, words: Words) -> Spec:
    parts = {"policy": found.policy, "place": found.place, "deal": found.deal, "play": found.play}
    return portions([words.say(f"lab-cause-{name}") for name in parts], list(parts.values()))


def apart(frame: pl.DataFrame, labels: dict[str, str], axis: str) -> Spec:
    """What winners do more and less than others; the interval as a thin line."""
    frame = frame.with_columns(label=pl.col("name").replace_strict(labels, return_dtype=pl.String))
    order = frame["label"].to_list()
    base = alt.Chart(table(frame)).encode(y=alt.Y("label:N", sort=order, title=None))
    colour = alt.condition(alt.datum.apart > 0, alt.value(GREEN), alt.value(RED))
    drawn = base.mark_bar(height=15).encode(
        x=alt.X("apart:Q", title=axis, axis=alt.Axis(format="+.1f", tickCount=7)), color=colour
    )
    span = base.mark_rule(color=INK, strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    return finished(alt.layer(drawn, span).properties(width=WIDTH - 200, height=26 * len(order)))


def effects(frame: pl.DataFrame, titles: dict[str, str], option: str, numeric: bool) -> Spec:
    """Small multiples: one picture per measure, the option's values on the x axis."""
    frame = frame.with_columns(low=pl.col("mean") - pl.col("error"), high=pl.col("mean") + pl.col("error"))
    panels = [effect(frame.filter(pl.col("measure") == name), name, titles[name], option, numeric) for name in titles]
    rows = [alt.hconcat(*panels[i : i + 2], spacing=46) for i in range(0, len(panels), 2)]
    return finished(alt.vconcat(*rows, spacing=26))


def maps(frame: pl.DataFrame, titles: dict[str, str], one: str, other: str) -> Spec:
    """Small multiples: one map per measure, darker where there is more; `said` is what a cell tells."""
    panels = [one_map(frame.filter(pl.col("measure") == name), titles[name], one, other) for name in titles]
    across = 2 if frame["value"].n_unique() <= NARROW else 1
    rows = [
        alt.hconcat(*panels[i : i + across], spacing=30).resolve_scale(fillOpacity="independent")
        for i in range(0, len(panels), across)
    ]
    return finished(alt.vconcat(*rows, spacing=26).resolve_scale(fillOpacity="independent"))


def one_map(part: pl.DataFrame, title: str, one: str, other: str) -> Any:
    wide = 255 if part["value"].n_unique() <= NARROW else WIDTH - 80
    base = alt.Chart(table(part)).encode(
        x=alt.X("value:N", title=None, sort=None, axis=alt.Axis(labelAngle=0, domain=False, ticks=False)),
        y=alt.Y("other:N", title=None, sort=None, axis=alt.Axis(domain=False, ticks=False)),
    )
    shade = alt.Scale(range=[0.04, 0.55], zero=False, nice=False)  # pale enough for ink by day and by night
    drawn = base.mark_rect(color=BLUE, stroke=PAPER, strokeWidth=2).encode(
        fillOpacity=alt.FillOpacity("mean:Q", scale=shade, legend=None)
    )
    said = base.mark_text(color=INK, fontSize=12).encode(text="said:N")
    return alt.layer(drawn, said).properties(
        width=wide, height=30 * part["other"].n_unique(), title=heading(title, f"→ {one}, ↓ {other}")
    )


def heading(title: str, axes: str = "") -> Any:
    more: dict[str, Any] = {"subtitle": axes, "subtitleColor": INK_2, "subtitleFontSize": 13} if axes else {}
    return alt.TitleParams(title, anchor="start", color=INK, fontSize=14, fontWeight=700, **more)


def is_share(measure: str) -> bool:
    return measure in ("starter", "watched", "shared") or measure.startswith("ending-")


def effect(part: pl.DataFrame, measure: str, title: str, option: str, numeric: bool) -> Any:
    form = ".2~%" if is_share(measure) else ",.4~r"
    y_axis = alt.Axis(format=form, tickCount=5)
    y = alt.Y("mean:Q", title=None, scale=alt.Scale(zero=False, padding=8), axis=y_axis)
    tilt = -40 if part["value"].str.len_chars().sum() > 30 else 0
    x = alt.X("value:N", title=option, sort=None, axis=alt.Axis(labelAngle=tilt, grid=False))
    if numeric:
        part = part.with_columns(pl.col("value").cast(pl.Int64))
        values = part["value"].unique().sort().to_list()  # no others: half a lap does not exist
        x_axis = alt.Axis(grid=False, format="d", values=values, labelOverlap=True)
        x = alt.X("value:Q", title=option, scale=alt.Scale(zero=False), axis=x_axis)
    base = alt.Chart(table(part)).encode(x=x)
    drawn = [
        base.mark_line(color=RED, opacity=0.55 if numeric else 0.0).encode(y=y),
        base.mark_rule(color=RED, opacity=0.4, strokeWidth=4).encode(y="low:Q", y2="high:Q"),
        base.mark_point(filled=True, color=RED, size=60, opacity=1).encode(y=y),
    ]
    return alt.layer(*drawn).properties(width=250, height=150, title=heading(title))


def table(frame: pl.DataFrame) -> Any:
    return alt.InlineData(values=frame.to_dicts())
