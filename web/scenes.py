"""A picture of every scene of every game for docs/gallery/scenes, from recorded moments: `make gallery`.

Desktop, phone, and phone on its side, light and dark. The development server shows them as still cards.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import CHROMIUM
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).parent
FOLDER = WEB.parent / "docs" / "gallery" / "scenes"
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "landscape": (844, 390)}
THEMES = ("light", "dark")
QUALITY = 80  # of WebP
MOST = 6_000_000  # bytes


@contextmanager
def development_server() -> Iterator[str]:
    command = ["npx", "vite", "--clearScreen", "false"]
    server = subprocess.Popen(
        command, cwd=WEB, env={**os.environ, "NO_COLOR": "1"}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout
    try:
        found = next(filter(None, (re.search(r"http://localhost:\d+/", line) for line in server.stdout)), None)
        if not found:
            sys.exit("The development server did not start: npm install in web/, then try again.")
        yield found[0]
    finally:
        os.killpg(server.pid, 15)
        server.wait()


def open_page(browser: Browser, address: str, size: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size != "desktop", reduced_motion="reduce"
    ).new_page()
    page.goto(f"{address}dev.html?bare")
    page.wait_for_selector(".status", timeout=120_000)
    return page


def scenes_of(page: Page) -> dict[str, tuple[str, int]]:
    """By `game-scene`: the first recorded moment that has it, and the beat to show."""
    found: dict[str, tuple[str, int]] = {}
    for moment in page.evaluate("moments"):
        page.evaluate("place => show(place)", f"{moment}//light/en")
        for beat, name in enumerate(page.evaluate("acts()")):
            found.setdefault(f"{moment.split('/')[0]}-{name}", (moment, beat))
    return found


def shoot(page: Page, place: str, path: Path) -> None:
    page.evaluate("place => show(place)", place)
    page.wait_for_timeout(400)
    Image.open(BytesIO(page.screenshot())).convert("RGB").save(path, quality=QUALITY, method=6)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with sync_playwright() as playwright, development_server() as address:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        scenes: dict[str, tuple[str, int]] = {}
        for size in SIZES:
            page = open_page(browser, address, size)
            scenes = scenes or scenes_of(page)
            for name, (moment, beat) in scenes.items():
                for theme in THEMES:
                    shoot(page, f"{moment}//{theme}/en/{beat}", FOLDER / f"{name}-{size}-{theme}.webp")
                print(name, size, flush=True)
            page.context.close()
        browser.close()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    print(f"{size / 1e6:.1f} MB")
    if size > MOST:
        sys.exit(f"The scenes are too large: {size} bytes, at most {MOST}. Lower QUALITY or show fewer.")


if __name__ == "__main__":
    main()
