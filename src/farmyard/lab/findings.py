"""What the rows of a run show. Every interval is 95 %, over deals: games of one deal are not independent."""

from dataclasses import dataclass
from typing import Any

import polars as pl

from farmyard.lab.outcomes import notes_of
from farmyard.lab.plan import Plan
from farmyard.schema.options import write_value

ENOUGH = 1_000_000  # games per cell to tell luck from skill
SAME = 1e-6  # smaller differences are not shown
NORMAL = 1.959964  # 95 % of a normal distribution lie within this many standard deviations of its mean
MEASURED = ("mean", "error")
COMPARED = {"name": pl.String, **dict.fromkeys(("won", "other", "apart", "low", "high"), pl.Float64)}
ALONE = pl.col("mean").mean().over("value") + pl.col("mean").mean().over("other") - pl.col("mean").mean()


@dataclass(frozen=True)
class Estimate:
    mean: float
    error: float  # half the width of the interval

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


@dataclass(frozen=True)
class Causes:
    """Shares of the variance of victories; they add up to 1."""

    policy: float
    place: float
    deal: float
    play: float


class Findings:
    """What the report asks, one question per method."""

    def __init__(self, plan: Plan, rows: pl.LazyFrame) -> None:
        """Lazy: each question reads the few columns it needs, in chunks that fit in memory."""
        self.plan, self.rows, self.notes = plan, rows, notes_of(plan.game)
        self.seats = plan.seats
        self.swept = [f"option_{name}" for name in plan.sweeps]
        self.long = self._by_seat()

    def _by_seat(self) -> pl.LazyFrame:
        """One line per seat and game; places are counted from whoever opened the game."""
        kept = ["number", "deal", "turn", *self.swept]
        lines = [
            self.rows.select(
                *kept,
                pl.lit(seat).alias("seat"),
                ((pl.lit(seat, pl.Int16) + self.seats - pl.col("starter")) % self.seats + 1).alias("place"),
                pl.col(f"policy_{seat}").cast(pl.String).alias("policy"),
                self.notes.shown(pl.col(f"score_{seat}")).alias("score"),
                pl.col(f"win_{seat}").cast(pl.Float64).alias("win"),
            )
            for seat in range(1, self.seats + 1)
        ]
        return pl.concat(lines)

    # Who wins

    def places(self) -> pl.DataFrame:
        return over_deals(self.long, pl.col("win"), ["place"])

    def starter(self) -> Estimate:
        return estimate(over_deals(self.long.filter(pl.col("place") == 1), pl.col("win"), []))

    def policies(self) -> pl.DataFrame:
        return over_deals(self.long, pl.col("win"), ["policy"])

    def shared(self) -> float:
        return float(read(self.rows.select(self._is_shared().mean())).item())

    def _is_shared(self) -> pl.Expr:
        return pl.max_horizontal(f"win_{seat}" for seat in range(1, self.seats + 1)) < 0.999

    # What happens

    def lengths(self) -> pl.DataFrame:
        """How many games took how many moves."""
        return counted(self.rows.select(value="length"))

    def endings(self) -> pl.DataFrame:
        """Only those that occurred."""
        count = read(self.rows.group_by(pl.col("ending").cast(pl.String)).len("games"))
        return count.with_columns(share=pl.col("games") / pl.col("games").sum()).sort("share", descending=True)

    def scores(self) -> pl.DataFrame:
        """Histograms, for winners and for others."""
        won, span = pl.col("win") > 0, counted(self.long.select(value="score"))
        parts = [
            histogram(counts, span).with_columns(pl.lit(name).alias("who"))
            for name, mask in (("winners", won), ("others", ~won))
            if (counts := counted(self.long.filter(mask).select(value="score"))).height
        ]
        return pl.concat(parts)

    # What wins

    def kinds(self) -> pl.DataFrame:
        """For every kind of action, how often winners and others did it, and how far apart they are."""
        return self._compare([f"n_{kind}" for kind in self.notes.KINDS])

    def statistics(self) -> pl.DataFrame:
        return self._compare(list(self.notes.STATISTICS))

    def _compare(self, names: list[str]) -> pl.DataFrame:
        """In each game the winner's number against the others' mean; `apart` in standard deviations of the gap."""
        lines: list[dict[str, Any]] = []
        seats = range(1, self.seats + 1)
        for name in names:
            first = pl.sum_horizontal(pl.col(f"{name}_{s}").cast(pl.Float64) * pl.col(f"win_{s}") for s in seats)
            every = pl.sum_horizontal(pl.col(f"{name}_{s}").cast(pl.Float64) for s in seats)
            found = self.rows.select("deal", first.alias("won"), ((every - first) / (self.seats - 1)).alias("other"))
            found = found.with_columns(gap=pl.col("won") - pl.col("other"))
            sums = found.select(pl.col("gap").std(), pl.col("won").mean(), pl.col("other").mean())
            spread, won, other = read(sums).row(0)
            if not spread:
                continue
            gap = estimate(over_deals(found, pl.col("gap"), []))
            lines.append(
                {"name": name.removeprefix("n_"), "won": won, "other": other}
                | {"apart": gap.mean / spread, "low": gap.low / spread, "high": gap.high / spread}
            )
        return pl.DataFrame(lines, schema=COMPARED).sort("apart", descending=True)

    # Why

    def causes(self) -> Causes | None:
        """An analysis of variance of victories: games with the same deal and seating share the effects of both."""
        if self.plan.repeats < 2:
            return None
        some = self.long.filter(pl.col("number") < ENOUGH)
        same = read(
            some.group_by("deal", "turn", "seat", *self.swept).agg(
                pl.col("win").mean().alias("mean"), pl.col("win").var().alias("var"), pl.len().alias("games")
            )
        )
        same = same.filter(pl.col("games") == self.plan.repeats)
        within = float(same["var"].mean() or 0.0)  # type: ignore[arg-type]
        between = max(0.0, float(same["mean"].var() or 0.0) - within / self.plan.repeats)  # type: ignore[arg-type]
        policy, place = self._spread_of("policy"), self._spread_of("place")
        deal = max(0.0, between - policy - place)
        total = policy + place + deal + within
        return Causes(policy / total, place / total, deal / total, within / total)

    def _spread_of(self, name: str) -> float:
        """Variance of the means, less what chance alone would contribute."""
        means = over_deals(self.long, pl.col("win"), [name])
        weights = read(self.long.group_by(name).len())
        joined = means.join(weights, on=name)
        share = joined["len"] / joined["len"].sum()
        chance = float((share * (joined["error"] / NORMAL) ** 2).sum())
        return max(0.0, float((share * (joined["mean"] - 1 / self.seats) ** 2).sum()) - chance)

    # Options

    def effects(self, option: str) -> pl.DataFrame:
        """The effect of each value of a swept option, over all values of the others; only where there is any."""
        asked = pl.col("value").cast(self._asked(option))
        return pl.concat(
            [
                frame.select(
                    pl.lit(name).alias("measure"), pl.col(f"option_{option}").cast(pl.String).alias("value"), *MEASURED
                ).sort(asked)
                for name, frame in self._measures([f"option_{option}"])
            ]
        )

    def crossed(self, one: str, other: str) -> pl.DataFrame:
        """The same for every pair of values of two options; `alone` is what the effects of both would add up to."""
        columns = {"value": f"option_{one}", "other": f"option_{other}"}
        values = [pl.col(column).cast(pl.String).alias(name) for name, column in columns.items()]
        asked = pl.col("value").cast(self._asked(one)), pl.col("other").cast(self._asked(other))
        return pl.concat(
            [
                frame.select(pl.lit(name).alias("measure"), *values, *MEASURED).sort(asked).with_columns(alone=ALONE)
                for name, frame in self._measures(list(columns.values()))
            ]
        )

    def _asked(self, option: str) -> pl.Enum:
        """In the order given on the command line."""
        return pl.Enum([write_value(value) for value in self.plan.sweeps[option]])

    def _measures(self, keys: list[str]) -> list[tuple[str, pl.DataFrame]]:
        """What is worth knowing, for every value of these columns; only where they make a difference."""
        metrics = [("length", over_deals(self.rows, pl.col("length"), keys))]
        first = self.long.filter(pl.col("place") == 1)
        metrics.append(("starter", over_deals(first, pl.col("win"), keys)))
        if len(set(self.plan.lineup)) > 1:
            skilled = self.long.filter(pl.col("policy") == self.plan.watched)
            metrics.append(("watched", over_deals(skilled, pl.col("win"), keys)))
        best, last = (self.notes.shown(side(self._scores())) for side in (pl.max_horizontal, pl.min_horizontal))
        metrics.append(("spread", over_deals(self.rows, (best - last).abs(), keys)))
        metrics.append(("shared", over_deals(self.rows, self._is_shared(), keys)))
        for ending in self.endings()["ending"].to_list():
            metrics.append((f"ending-{ending}", over_deals(self.rows, pl.col("ending") == ending, keys)))
        for name in self.notes.STATISTICS:
            mean = pl.mean_horizontal(f"{name}_{seat}" for seat in range(1, self.seats + 1))
            metrics.append((name, over_deals(self.rows, mean, keys)))
        return [
            (name, frame)
            for name, frame in metrics
            if name == "length" or frame["mean"].max() - frame["mean"].min() > SAME  # type: ignore[operator]
        ]

    def _scores(self) -> list[str]:
        return [f"score_{seat}" for seat in range(1, self.seats + 1)]


def read(frame: pl.LazyFrame) -> pl.DataFrame:
    return frame.collect(engine="streaming")


def over_deals(frame: pl.LazyFrame, value: pl.Expr, keys: list[str]) -> pl.DataFrame:
    """Means with intervals; averaged within each deal, then over deals."""
    each = frame.group_by("deal", *keys).agg(value.cast(pl.Float64).mean().alias("value"))
    error = NORMAL * pl.col("value").std().fill_null(0.0) / pl.len().sqrt()
    found = (
        each.group_by(keys).agg(pl.col("value").mean().alias("mean"), error.alias("error")).sort(keys)
        if keys
        else each.select(pl.col("value").mean().alias("mean"), error.alias("error"))
    )
    return read(found.with_columns(low=pl.col("mean") - pl.col("error"), high=pl.col("mean") + pl.col("error")))


def estimate(frame: pl.DataFrame) -> Estimate:
    return Estimate(float(frame["mean"][0]), float(frame["error"][0]))


def counted(values: pl.LazyFrame) -> pl.DataFrame:
    """How often each integer occurred, in order."""
    return read(values.group_by("value").len("count")).sort("value")


def reached(counts: pl.DataFrame, part: float) -> int:
    """The quantile: the number up to which this part of the counts lies."""
    below = counts["count"].cum_sum() < part * int(counts["count"].sum())
    return int(counts["value"][min(int(below.sum()), counts.height - 1)])


BARS = 40


def histogram(counts: pl.DataFrame, span: pl.DataFrame) -> pl.DataFrame:
    """At most BARS bars over the span, whose tails are cut at 1 in 2,000: from, to, share."""
    low, high = reached(span, 0.0005), reached(span, 0.9995)
    step = max(1, -(-(high - low + 1) // BARS))
    bar = ((pl.col("value").clip(low, high) - low) // step).cast(pl.Int64) * step + low
    bars = counts.group_by(bar.alias("from")).agg(pl.col("count").sum()).sort("from")
    return bars.select("from", to=pl.col("from") + step, share=pl.col("count") / counts["count"].sum())
