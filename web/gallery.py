"""Pictures of every game for docs/gallery: `make gallery`. A server, a browser, one moment of a game each.

Desktop and phone, light and dark; the first pages and the result, too.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import json
import tempfile

from browser.conftest import CHROMIUM, SIZES, Yard
from browser.playing import SHORT, TAP, play_to_the_end
from playwright.sync_api import Browser, Page, sync_playwright

from farmyard.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "gallery"
LOOKS = (("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark"))


def open_page(browser: Browser, address: str, size: str, theme: str, token: str = "") -> Page:
    context = browser.new_context(viewport=SIZES[size], device_scale_factor=2 if size == "phone" else 1)
    kept = json.dumps({"speed": 0, "pace": 0, "language": "en", "theme": theme, "name": "Mila", "token": token})
    context.add_init_script(f"localStorage.farmyard ??= {json.dumps(kept)}")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main, .board, .end")
    page.wait_for_timeout(1200)
    return page


def shoot(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png")
    page.context.close()


def play_a_while(page: Page, moves: int) -> None:
    """Some moves, and then until one is asked again."""
    for _ in range(moves):
        page.evaluate(TAP)
        page.wait_for_timeout(40)
    if page.locator(".status.mine, .end").count() == 0:
        page.wait_for_selector(".status.mine, .end")
    page.keyboard.press("Escape")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        yard = Yard(Path(place) / "data")
        yard.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size, theme in LOOKS:
            shoot(open_page(browser, yard.url, size, theme), f"home-{size}-{theme}")
        for game, facts in GAMES.items():
            seats = max(facts.seats[0], min(4, facts.seats[1]))
            code, token = yard.table(game, [None, *["chick"] * (seats - 1)])
            first = open_page(browser, f"{yard.url}/t/{code}", "desktop", "light", token)
            play_a_while(first, 40)
            first.context.close()
            for size, theme in LOOKS:
                shoot(open_page(browser, f"{yard.url}/t/{code}", size, theme, token), f"{game}-{size}-{theme}")
        code, token = yard.table("saumaumau", [None, "chick", "chick"], options=SHORT["saumaumau"])
        page = open_page(browser, f"{yard.url}/t/{code}", "desktop", "light", token)
        play_to_the_end(page)
        page.wait_for_timeout(600)
        shoot(page, "result-desktop-light")
        browser.close()
        yard.kill()


if __name__ == "__main__":
    main()
