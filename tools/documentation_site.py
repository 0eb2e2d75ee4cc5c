"""The documentation as a website: hooks of MkDocs, named in mkdocs.yml.

Pages are written to be read in the repository. Here, `folder/*` in the navigation stands for the pages of a folder,
pages from outside docs/ come under project/, files that a page links to come along under source/, the Python API is
written from its docstrings, and links lead to all of these.
"""

import re
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS, PROJECT, SOURCE = PurePosixPath("docs"), PurePosixPath("project"), PurePosixPath("source")
PAGES = ("README.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md", "SECURITY.md", "web/README.md")
LINK = re.compile(r"(!?\[[^]]*\]\(|(?:src|href)=\")([^)\s\"]+)(?=[)\"])")
ELSEWHERE = re.compile(r"[a-z]+:|#")
CODE = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
API = {
    "Tables": "farmyard.table.Table farmyard.table.Move",
    "Games": "farmyard.games.find_game farmyard.core.game.Game farmyard.core.options.Option",
    "Words": "farmyard.text.words.Words farmyard.text.words.Line farmyard.core.refusal.Refusal",
    "Computer players": "farmyard.bots.make_bot farmyard.bots.nets.Learned",
    "Contests": "farmyard.contests.arena farmyard.contests.analysis",
    "Observations": "farmyard.observation",
    "The laboratory": "farmyard.lab.plan farmyard.lab.run farmyard.lab.frame",
    "Environments": "farmyard.adapters.gymnasium farmyard.adapters.pettingzoo farmyard.adapters.open_spiel",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = unfolded(config.nav)
    return config


def unfolded(nav: Any) -> Any:
    """The navigation with the pages of a folder in place of `folder/*`."""
    if isinstance(nav, dict):
        return {title: unfolded(entry) for title, entry in nav.items()}
    if isinstance(nav, list):
        return [page for entry in nav for page in (pages_in(entry) if is_folder(entry) else [unfolded(entry)])]
    return nav


def is_folder(entry: Any) -> bool:
    return isinstance(entry, str) and entry.endswith("/*")


def pages_in(entry: str) -> list[str | dict[str, str]]:
    """The page about the folder itself, then the others by what they are about: a heading up to its colon."""
    folder = ROOT / DOCS / entry.removesuffix("/*")
    pages = sorted(folder.glob("*.md"), key=lambda page: (page.name != "README.md", page.name))
    return [named(page) for page in pages]


def named(page: Path) -> str | dict[str, str]:
    path = str(page.relative_to(ROOT / DOCS))
    heading = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
    return path if page.name == "README.md" else {heading.partition(":")[0]: path}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in PAGES:
        files.append(File.generated(config, str(PROJECT / page), content=(ROOT / page).read_text("utf-8")))
    files.append(File.generated(config, "python-api.md", content=api_page()))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    for linked in sorted(linked_files(files)):
        files.append(File.generated(config, str(SOURCE / linked), abs_src_path=str(ROOT / linked)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they are here; code is left alone."""
    parts = CODE.split(markdown)
    parts[::2] = [LINK.sub(lambda link: link[1] + moved(link[2], page.file.src_uri), part) for part in parts[::2]]
    return "".join(parts)


def api_page() -> str:
    parts = ["# Python API", "From the docstrings. [From Python](python.md) is the page to begin with."]
    for title, names in API.items():
        parts += [f"## {title}", *(f"::: {name}" for name in names.split())]
    return "\n\n".join(parts) + "\n"


def linked_files(files: Files) -> set[str]:
    """Files outside docs/ that a page links to, but for pages."""
    found = set()
    for file in files.documentation_pages():
        for link in LINK.finditer("".join(CODE.split(file.content_string)[::2])):
            target = target_of(link[2], file.src_uri)
            if target and not belongs_to_site(target) and (ROOT / target).is_file():
                found.add(str(target))
    return found


def moved(link: str, page: str) -> str:
    """The link, where its target is on the site; folders outside docs/ stay behind and lead to the start."""
    target = target_of(link, page)
    if target is None:
        return link
    anchor = link[link.index("#") :] if "#" in link else ""
    if (ROOT / target).is_dir():
        target = target / "README.md" if (ROOT / target / "README.md").exists() else DOCS / "README.md"
    return relpath(place_of(target), PurePosixPath(page).parent) + anchor


def target_of(link: str, page: str) -> PurePosixPath | None:
    """What a page links to, from the root of the repository; nothing if it is elsewhere, or on the same page."""
    if ELSEWHERE.match(link):
        return None
    written = PurePosixPath(page)
    folder = written.relative_to(PROJECT).parent if written.is_relative_to(PROJECT) else DOCS / written.parent
    return PurePosixPath(normpath(folder / link.partition("#")[0]))


def belongs_to_site(target: PurePosixPath) -> bool:
    return target.is_relative_to(DOCS) or str(target) in PAGES


def place_of(target: PurePosixPath) -> PurePosixPath:
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS)
    return (PROJECT if str(target) in PAGES else SOURCE) / target


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    print(f"The documentation is in {relpath(config.site_dir)}/index.html")
