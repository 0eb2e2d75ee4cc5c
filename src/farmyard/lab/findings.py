"""What the rows of a run say. Every interval is 95 %, over deals: games of one deal belong together."""

from dataclasses import dataclass
from typing import Any

import polars as pl

from farmyard.lab.outcomes import notes_of
from farmyard.lab.plan import Plan

SAME = 1e-6  # what differs less is not shown
NORMAL = 1.959964  # of a normal distribution, 95 % lie so many deviations about its mean


@dataclass(frozen=True)
class Estimate:
    mean: float
    error: float  # half of the interval

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


@dataclass(frozen=True)
class Causes:
    """How much of who wins comes from what; together 1."""

    policy: float
    place: float
    deal: float
    play: float


class Findings:
    """Asked one by one by the report."""

    def __init__(self, plan: Plan, rows: pl.DataFrame) -> None:
        self.plan, self.rows, self.notes = plan, rows, notes_of(plan.game)
        self.seats = plan.seats
        self.swept = [f"option_{name}" for name in plan.sweeps]
        self.long = self._by_seat()

    def _by_seat(self) -> pl.DataFrame:
        """A line a seat and game; places are counted from who opened the game."""
        kept = ["deal", "turn", "repeat", "length", *self.swept]
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
        return float(self.rows.select(self._is_shared().mean()).item())

    def _is_shared(self) -> pl.Expr:
        return pl.max_horizontal(f"win_{seat}" for seat in range(1, self.seats + 1)) < 0.999

    # What happens

    def lengths(self) -> pl.DataFrame:
        return histogram(self.rows["length"])

    def endings(self) -> pl.DataFrame:
        """Only those that came up."""
        count = self.rows.group_by(pl.col("ending").cast(pl.String)).len("games")
        return count.with_columns(share=pl.col("games") / self.rows.height).sort("share", descending=True)

    def scores(self) -> pl.DataFrame:
        """By whether the seat won."""
        won = pl.col("win") > 0
        parts = [
            histogram(self.long.filter(mask)["score"], span=self.long["score"]).with_columns(pl.lit(name).alias("who"))
            for name, mask in (("winners", won), ("others", ~won))
            if self.long.filter(mask).height
        ]
        return pl.concat(parts)

    # What wins

    def kinds(self) -> pl.DataFrame:
        """For every kind of action, how often winners and others did it, and how far apart that is."""
        return self._compare([f"n_{kind}" for kind in self.notes.KINDS])

    def statistics(self) -> pl.DataFrame:
        return self._compare(list(self.notes.STATISTICS))

    def _compare(self, names: list[str]) -> pl.DataFrame:
        """In each game the winner's number beside the mean of the others'; `apart` in deviations of that difference."""
        lines: list[dict[str, Any]] = []
        seats = range(1, self.seats + 1)
        for name in names:
            first = pl.sum_horizontal(pl.col(f"{name}_{s}").cast(pl.Float64) * pl.col(f"win_{s}") for s in seats)
            every = pl.sum_horizontal(pl.col(f"{name}_{s}").cast(pl.Float64) for s in seats)
            found = self.rows.select("deal", first.alias("won"), ((every - first) / (self.seats - 1)).alias("other"))
            found = found.with_columns(gap=pl.col("won") - pl.col("other"))
            spread = float(found["gap"].std() or 0.0)  # type: ignore[arg-type]
            if spread == 0.0:
                continue
            gap = estimate(over_deals(found, pl.col("gap"), []))
            means = found.select(pl.col("won").mean(), pl.col("other").mean()).row(0)
            lines.append(
                {"name": name.removeprefix("n_"), "won": means[0], "other": means[1]}
                | {"apart": gap.mean / spread, "low": gap.low / spread, "high": gap.high / spread}
            )
        return pl.DataFrame(lines).sort("apart", descending=True)

    # Why

    def causes(self) -> Causes | None:
        """An analysis of variance of victories: games with the same deal and seating share what both of them do."""
        if self.plan.repeats < 2:
            return None
        same = self.long.group_by("deal", "turn", "seat", *self.swept).agg(
            pl.col("win").mean().alias("mean"), pl.col("win").var().alias("var"), pl.len().alias("games")
        )
        same = same.filter(pl.col("games") == self.plan.repeats)
        within = float(same["var"].mean() or 0.0)  # type: ignore[arg-type]
        between = max(0.0, float(same["mean"].var() or 0.0) - within / self.plan.repeats)  # type: ignore[arg-type]
        policy, place = self._spread_of("policy"), self._spread_of("place")
        deal = max(0.0, between - policy - place)
        total = policy + place + deal + within
        return Causes(policy / total, place / total, deal / total, within / total)

    def _spread_of(self, name: str) -> float:
        """Variance of the means, without what chance alone would make of them."""
        means = over_deals(self.long, pl.col("win"), [name])
        weights = self.long.group_by(name).len()
        joined = means.join(weights, on=name)
        share = joined["len"] / joined["len"].sum()
        chance = float((share * (joined["error"] / NORMAL) ** 2).sum())
        return max(0.0, float((share * (joined["mean"] - 1 / self.seats) ** 2).sum()) - chance)

    # Options

    def effects(self, option: str) -> pl.DataFrame:
        """What every value of a swept option does, over all values of the others; only what it changes at all."""
        column = f"option_{option}"
        measures = [("length", over_deals(self.rows, pl.col("length"), [column]))]
        first = self.long.filter(pl.col("place") == 1)
        measures.append(("starter", over_deals(first, pl.col("win"), [column])))
        if len(set(self.plan.lineup)) > 1:
            skilled = self.long.filter(pl.col("policy") == "farmhand")
            measures.append(("farmhand", over_deals(skilled, pl.col("win"), [column])))
        best, last = (self.notes.shown(side(self._scores())) for side in (pl.max_horizontal, pl.min_horizontal))
        measures.append(("spread", over_deals(self.rows, (best - last).abs(), [column])))
        measures.append(("shared", over_deals(self.rows, self._is_shared(), [column])))
        for ending in self.endings()["ending"].to_list():
            measures.append((f"ending-{ending}", over_deals(self.rows, pl.col("ending") == ending, [column])))
        for name in self.notes.STATISTICS:
            mean = pl.mean_horizontal(f"{name}_{seat}" for seat in range(1, self.seats + 1))
            measures.append((name, over_deals(self.rows, mean, [column])))
        value = pl.col(column).cast(pl.String).alias("value")
        return pl.concat(
            [
                frame.select(pl.lit(name).alias("measure"), value, "mean", "error")
                for name, frame in measures
                if name == "length" or frame["mean"].max() - frame["mean"].min() > SAME  # type: ignore[operator]
            ]
        )

    def _scores(self) -> list[str]:
        return [f"score_{seat}" for seat in range(1, self.seats + 1)]


def over_deals(frame: pl.DataFrame, value: pl.Expr, keys: list[str]) -> pl.DataFrame:
    """Means with intervals; first within each deal, then over deals."""
    each = frame.group_by("deal", *keys).agg(value.cast(pl.Float64).mean().alias("value"))
    error = NORMAL * pl.col("value").std().fill_null(0.0) / pl.len().sqrt()
    found = (
        each.group_by(keys).agg(pl.col("value").mean().alias("mean"), error.alias("error")).sort(keys)
        if keys
        else each.select(pl.col("value").mean().alias("mean"), error.alias("error"))
    )
    return found.with_columns(low=pl.col("mean") - pl.col("error"), high=pl.col("mean") + pl.col("error"))


def estimate(frame: pl.DataFrame) -> Estimate:
    return Estimate(float(frame["mean"][0]), float(frame["error"][0]))


BARS = 40


def histogram(values: pl.Series, span: pl.Series | None = None) -> pl.DataFrame:
    """At most so many bars of whole numbers, the longest tails cut at one in a thousand: from, to, share."""
    whole = values if span is None else span
    low, high = int(whole.quantile(0.0005) or 0), int(whole.quantile(0.9995) or 0)
    step = max(1, -(-(high - low + 1) // BARS))
    bars = ((values.clip(low, high) - low) // step).value_counts().sort(values.name)
    start = bars[values.name].cast(pl.Int64) * step + low
    return pl.DataFrame({"from": start, "to": start + step, "share": bars["count"] / len(values)})
