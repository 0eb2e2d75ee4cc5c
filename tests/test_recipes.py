"""Recipes for other people's learning libraries. Only where those are installed: `make recipes` does that, all two
gigabytes of them."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

RECIPES = Path(__file__).parent.parent / "examples" / "recipes"


@pytest.mark.parametrize(
    ("recipe", "needs", "decisions"),
    [
        ("stable_baselines.py", ("sb3_contrib",), 100_000),
        ("rllib.py", ("torch", "ray.rllib"), 16_000),
        ("in_jax.py", ("flax", "optax"), 200_000),
    ],
)
def test_a_recipe_learns_and_draws_its_curve(
    recipe: str, needs: tuple[str, ...], decisions: int, tmp_path: Path
) -> None:
    for package in needs:
        pytest.importorskip(package)
    curve = tmp_path / "curve.csv"
    call = [sys.executable, str(RECIPES / recipe), "rudi", "--decisions", str(decisions), "--curve", str(curve)]
    subprocess.run(call, check=True, timeout=600)
    points = list(csv.reader(curve.read_text().splitlines()))
    made = [int(point[2]) for point in points]
    assert len(points) > 1
    assert made == sorted(made)
    assert all(0.2 < float(point[4]) < 0.8 for point in points)
