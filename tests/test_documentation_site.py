"""The documentation becomes a website without a warning, and the site asks nobody else for anything."""

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from farmyard.games import BUNDLED

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"([^\"]+)"
    r"|<link\b(?![^>]*rel=\"(?:canonical|prev|next)\")[^>]*\bhref=\"([^\"]+)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.setenv("NO_MKDOCS_2_WARNING", "1")
        config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder), strict=True)
        build(config)  # strict: a broken link or anchor ends it
    return folder


def test_every_page_of_the_repository_is_on_the_site(site: Path) -> None:
    for page in [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in ("CONTRIBUTING.md", "STYLE.md"))]:
        inside = page.is_relative_to(ROOT / "docs")
        place = page.relative_to(ROOT / "docs") if inside else Path("project") / page.name
        html = place.with_suffix(".html") if place.name != "README.md" else place.with_name("index.html")
        assert (site / html).exists(), html


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for found in LOADED.finditer(re.sub(r"<code.*?</code>", "", page.read_text("utf-8"), flags=re.DOTALL)):
            assert not re.match(r"[a-z]+:|//", found[1] or found[2]), (page.name, found[0])


def test_the_python_api_comes_from_the_docstrings(site: Path) -> None:
    from farmyard import Table

    api = (site / "python-api.html").read_text("utf-8")
    assert "farmyard.table.Table.legal" in api
    assert str(Table.legal.__doc__).splitlines()[0] in api


def test_files_that_pages_link_to_come_along(site: Path) -> None:
    assert (site / "source" / "benchmarks" / "targets.toml").read_bytes() == (
        ROOT / "benchmarks" / "targets.toml"
    ).read_bytes()


def test_the_pages_of_every_game_are_in_the_navigation(site: Path) -> None:
    """Without being listed: `rules/*` in mkdocs.yml stands for all of them."""
    start = (site / "index.html").read_text("utf-8")
    for game in BUNDLED.values():
        for kind in ("rules", "datasheets", "observations"):
            link = re.search(rf'<a href="{kind}/{game.id}\.html" class="md-nav__link">(.*?)</a>', start, re.DOTALL)
            assert link
            assert game.title in link[1]
