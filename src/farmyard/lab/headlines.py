"""What a run found, in sentences for the top of its page: only what its intervals allow to be said."""

from collections.abc import Iterator
from itertools import combinations
from statistics import NormalDist
from typing import Any

import polars as pl

from farmyard.lab.findings import NORMAL, SAME, Findings, reached
from farmyard.lab.labels import Labels
from farmyard.text.numbers import decimal, grouped, percent

SURE = 0.05  # chance that anything at all is called a difference where there is none


def headlines(usual: Findings, every: Findings, labels: Labels) -> Iterator[str]:
    """From the rows with the usual options, and from all of them."""
    for option in every.plan.sweeps:
        yield effect(every, option, labels)
    for one, other in combinations(every.plan.sweeps, 2):
        yield interplay(every, one, other, labels)
    if len(set(usual.plan.lineup)) > 1:
        yield watched(usual, labels)
    yield starter(usual, labels)
    if found := usual.causes():
        parts = {"deal": found.deal, "play": found.play, "policy": found.policy}
        yield labels.say("lab-short-causes", **{name: percent(part, labels.words) for name, part in parts.items()})
    yield length(usual, labels)
    yield from typical(usual, labels)


def starter(found: Findings, labels: Labels) -> str:
    first, fair = found.starter(), 1 / found.seats
    verdict = "more" if first.low > fair else "less" if first.high < fair else "same"
    return labels.say("lab-short-starter", verdict=verdict, **shares(first.mean, first.error, fair, labels))


def watched(found: Findings, labels: Labels) -> str:
    (line,) = found.policies().filter(pl.col("policy") == labels.watched).to_dicts()
    told = shares(line["mean"], line["error"], 1 / found.seats, labels)
    return labels.say("lab-short-watched", policy=labels.watched, **told)


def shares(mean: float, error: float, fair: float, labels: Labels) -> dict[str, str]:
    return {
        "share": percent(mean, labels.words),
        "error": percent(error, labels.words, 2),
        "fair": percent(fair, labels.words),
    }


def length(found: Findings, labels: Labels) -> str:
    counts = found.lengths()
    mean = int((counts["value"] * counts["count"]).sum()) / int(counts["count"].sum())
    ends = {"low": grouped(reached(counts, 0.05)), "high": grouped(reached(counts, 0.95))}
    return labels.say("lab-short-length", mean=decimal(mean, labels.words, 1), **ends)


def typical(found: Findings, labels: Labels) -> Iterator[str]:
    """What sets winners apart most: where their victory comes from, and what they do."""
    for name, frame, kind in (("statistic", found.statistics(), ""), ("kind", found.kinds(), "kind-")):
        clear = [line for line in frame.to_dicts() if line["low"] * line["high"] > 0]
        if clear:
            line = max(clear, key=lambda line: abs(line["apart"]))
            told = {part: decimal(line[part], labels.words) for part in ("won", "other")}
            yield labels.say(f"lab-short-{name}", what=labels.noted(f"{kind}{line['name']}"), **told)


def effect(found: Findings, option: str, labels: Labels) -> str:
    """The measure that this option changes most, compared with what chance alone does."""
    frame, title = general(found.effects(option), found), labels.option(option)
    ends = [ends_of(frame.filter(pl.col("measure") == name)) for name in frame["measure"].unique(maintain_order=True)]
    low, high = max(ends, key=lambda pair: apart(*pair))
    if apart(low, high) < least(frame.height):
        return labels.say("lab-short-effect-none", option=title)
    return labels.say(
        "lab-short-effect",
        option=title,
        measure=labels.measure(low["measure"]),
        low=labels.amount(low["measure"], low["mean"]),
        high=labels.amount(low["measure"], high["mean"]),
        at_low=low["value"],
        at_high=high["value"],
    )


def general(frame: pl.DataFrame, found: Findings) -> pl.DataFrame:
    """Without what a game counts of its own: longer races have more steps, which is no finding."""
    return frame.filter(~pl.col("measure").is_in(found.notes.STATISTICS))


def ends_of(part: pl.DataFrame) -> tuple[dict[str, Any], dict[str, Any]]:
    lines = part.sort("mean").to_dicts()
    return lines[0], lines[-1]


def apart(low: dict[str, Any], high: dict[str, Any]) -> float:
    """In half-widths of the interval of their difference."""
    return float((high["mean"] - low["mean"]) / max(SAME, (low["error"] ** 2 + high["error"] ** 2) ** 0.5))


def interplay(found: Findings, one: str, other: str, labels: Labels) -> str:
    """Where both options together do most that neither does alone."""
    frame = general(found.crossed(one, other), found)
    odd = ((pl.col("mean") - pl.col("alone")).abs() / pl.max_horizontal("error", pl.lit(SAME))).alias("odd")
    line = frame.with_columns(odd).sort("odd", descending=True).row(0, named=True)
    names = {"one": labels.option(one), "other": labels.option(other)}
    if line["odd"] < least(frame.height):
        return labels.say("lab-short-pair-none", **names)
    return labels.say(
        "lab-short-pair",
        **names,
        measure=labels.measure(line["measure"]),
        first=line["value"],
        second=line["other"],
        mean=labels.amount(line["measure"], line["mean"]),
        alone=labels.amount(line["measure"], line["alone"]),
    )


def least(compared: int) -> float:
    """Half-widths that a difference must have to be told, as so many were looked at (Bonferroni)."""
    return NormalDist().inv_cdf(1 - SURE / 2 / compared) / NORMAL
