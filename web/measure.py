"""How quick the page is, in a real Chromium: `make measure` prints the table of docs/performance.md.

For the first page and every table: JavaScript of a first visit (compressed as sent, and uncompressed), first
paint, and the time from a press to the next paint during animations. Times depend on the machine; sizes do not.
"""

import gzip
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))

from browser.conftest import CHROMIUM, SIZES, Yard
from playwright.sync_api import Browser, Page, Response, sync_playwright
from targets import Judge

from farmyard.games import GAMES

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# Presses a few cards of the hand, or whatever is lit, while cards are flying, and waits for the paint after each press.
PRESS = """async () => {
  const times = [];
  const cards = () => [...document.querySelectorAll('.hand .fan > button, .board button.legal, .tickets button')];
  for (let i = 0; i < 12 && cards().length; i++) {
    for (const card of cards().slice(0, 6)) card.animate([{}, { transform: 'translateY(-40px)' }, {}], 600);
    await new Promise((done) => setTimeout(done, 120));
    const target = cards()[i % cards().length];
    const start = performance.now();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    times.push(performance.now() - start);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }
  return times.sort((a, b) => a - b);
}"""


def visit(browser: Browser, address: str, token: str = "") -> tuple[Page, dict[str, int]]:
    """A first visit with cold caches; bytes of JavaScript, uncompressed and compressed."""
    context = browser.new_context(viewport=SIZES["desktop"], service_workers="block")
    kept = json.dumps({"language": "en", "name": "Mila", "token": token})
    context.add_init_script(f"localStorage.farmyard ??= {json.dumps(kept)}")
    page, scripts = context.new_page(), list[Response]()
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page.goto(address)
    page.wait_for_selector(".status.mine, .games .box", timeout=60_000)
    page.wait_for_load_state("networkidle")
    bodies = [answer.body() for answer in scripts]
    sizes = {"plain": sum(map(len, bodies)), "packed": sum(len(gzip.compress(body)) for body in bodies)}
    return page, sizes


def row(name: str, page: Page, sizes: dict[str, int]) -> str:
    paint, presses = page.evaluate(PAINT), page.evaluate(PRESS)
    middle, worst = (f"{presses[len(presses) // 2]:.0f}", f"{presses[-1]:.0f}") if presses else ("", "")
    page.context.close()
    return f"| {name} | {sizes['packed'] / 1000:.0f} | {sizes['plain'] / 1000:.0f} | {paint:.0f} | {middle} | {worst} |"


def main() -> int:
    judge = Judge("page")
    print("| first visit to | JavaScript, kB gzip | kB plain | first paint, ms | press to paint, ms | worst of 12 |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        yard = Yard(Path(place) / "data")
        yard.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page, sizes = visit(browser, yard.url)
        judge.weigh("javascript", sizes["packed"] / 1000, "the first page")
        print(row("the first page", page, sizes), flush=True)
        for game, facts in GAMES.items():
            seats = max(facts.seats[0], min(4, facts.seats[1]))
            code, token = yard.table(game, [None, *["chick"] * (seats - 1)])
            page, sizes = visit(browser, f"{yard.url}/t/{code}", token)
            judge.weigh("javascript", sizes["packed"] / 1000, facts.title)
            print(row(facts.title, page, sizes), flush=True)
        browser.close()
        yard.kill()
    print()
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
