"""Screenshots of every game for docs/gallery: `make gallery`. A server, a browser, one moment of each game.

Desktop and phone, light and dark; also the first page and the result. With `FARMYARD_GAMES` only the games that it
adds, so that the first page is the one that everybody sees. All pictures together stay below 4.5 MB. The scenes, from
recorded moments (`web/scenes.py`), are beside them in a folder of their own.
"""

import json
import sys
import tempfile
import time
import urllib.request
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import CHROMIUM, SIZES, Yard
from browser.playing import SHORT, TAP, play_to_the_end
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from farmyard.games import BUNDLED, GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "gallery"
LOOKS = (("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark"))
MOVES = {"saumaumau": 26, "rudi": 22, "quartett": 14, "mow": 30, "happypigs": 90}  # when there is a lot to see
# What makes a moment worth a picture; until then the person plays anything.
WORTH = {
    "saumaumau": ".bet:not(.free) 2, .hand .legal 2, .print 4",
    "rudi": ".print 4, .slot:not(.empty) 1",
    "quartett": ".set.done 2, .pocket.ask 4",
    "mow": ".cow 5, .hand .legal 2",
    "happypigs": ".ticket.legal 4, .board .pig 5",
}
ANY = 20, ".hand .fan > button 2"  # for games in one file, of which there are two pictures
LOOK = """(parts) => parts.split(', ').every((part) => {
  const [, selector, least] = part.match(/^(.*) (\\d+)$/);
  return document.querySelectorAll(selector).length >= Number(least);
})"""
MOST = 4_500_000  # bytes


def open_page(browser: Browser, address: str, size: str, theme: str, token: str = "") -> Page:
    context = browser.new_context(viewport=SIZES[size], device_scale_factor=1.5 if size == "phone" else 1)
    mine = {"language": "en", "theme": theme, "name": "Mila", "token": token}
    kept = json.dumps({"speed": 0, "pace": 0, "soundAsked": True, **mine})
    context.add_init_script(f"localStorage.farmyard ??= {json.dumps(kept)}")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main, .board, .end")
    page.wait_for_timeout(1200)
    return page


def shoot(page: Page, name: str) -> None:
    """Takes a screenshot with a palette large enough for paper-cuts."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(224, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE).save(
        FOLDER / f"{name}.png", optimize=True
    )
    page.context.close()


def moves_of(yard: Yard, code: str, token: str) -> int:
    request = urllib.request.Request(
        f"{yard.url}/api/tables/{code}/glance", headers={"authorization": f"Bearer {token}"}
    )
    return int(json.load(urllib.request.urlopen(request))["moves"])


def table_in_play(yard: Yard, game: str) -> tuple[str, str]:
    """Plays for the person until there is something to see."""
    facts = GAMES[game]
    seats = max(facts.seats[0], min(4, facts.seats[1]))
    rules = {"grace": 0.1, "stand_in": "farmhand", "pace": 0.1}
    code, token = yard.table(game, [None, "farmhand", "farmer", "chick"][:seats], settings=rules)
    until = time.monotonic() + 120
    while moves_of(yard, code, token) < MOVES.get(game, ANY[0]) and time.monotonic() < until:
        time.sleep(0.2)
    return code, token


def shoot_game(browser: Browser, yard: Yard, game: str) -> None:
    code, token = table_in_play(yard, game)
    seated = open_page(browser, f"{yard.url}/t/{code}", "desktop", "light", token)
    for _ in range(600):
        seated.wait_for_selector(".status.mine, .end, [data-next]")
        if seated.evaluate(LOOK, WORTH.get(game, ANY[1])):
            break
        seated.evaluate(TAP)
        seated.wait_for_timeout(60)
    for size, theme in LOOKS if game in BUNDLED else LOOKS[::2]:
        shoot(open_page(browser, f"{yard.url}/t/{code}", size, theme, token), f"{game}-{size}-{theme}")
    seated.context.close()


def shoot_result(browser: Browser, yard: Yard) -> None:
    code, token = yard.table("saumaumau", [None, "chick", "chick"], options=SHORT["saumaumau"])
    page = open_page(browser, f"{yard.url}/t/{code}", "desktop", "light", token)
    play_to_the_end(page)
    page.wait_for_timeout(600)
    shoot(page, "result-desktop-light")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    added = [game for game in GAMES if game not in BUNDLED]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        yard = Yard(Path(place) / "data")
        yard.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in added or GAMES:
            shoot_game(browser, yard, game)
            print(game, flush=True)
        if not added:
            shoot_result(browser, yard)
            for size, theme in LOOKS:  # last, when all games are compiled
                shoot(open_page(browser, yard.url, size, theme), f"home-{size}-{theme}")
        browser.close()
        yard.kill()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    print(f"{size / 1e6:.1f} MB")
    if size > MOST:
        sys.exit(f"The gallery is too large: {size} bytes, at most {MOST}. Use fewer colours or fewer pictures.")


if __name__ == "__main__":
    main()
