"""How long a farmer thinks in a page: its worker's time, four times for a phone four times as slow.

Chromium slows down only a page's own thread, so the worker's time is measured at full speed and multiplied.
"""

from statistics import median

from browser.conftest import prefers
from browser.playing import TAP
from browser.sites import code_of, kept
from playwright.sync_api import Browser
from targets import Judge

from farmyard.games import BUNDLED

SLOWER, DECISIONS = 4, 30
# From the first message of a decision to the answer to its last one, without waiting for the page's own thread.
LISTEN = """(() => {
  const begun = new WeakMap();
  window.thought = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (call, ...more) {
    if (!begun.has(this))
      this.addEventListener('message', ({ data }) => {
        const now = begun.get(this);
        now.spent += performance.now() - now.asked;
        if (now.method === 'choose') window.thought.push(now.spent);
      });
    const now = begun.get(this) ?? { spent: 0 };
    if (call.method === 'begin') now.spent = 0;
    begun.set(this, Object.assign(now, { asked: performance.now(), method: call.method }));
    return post.call(this, call, ...more);
  };
})()"""


def think(browser: Browser, address: str, game: str) -> list[float]:
    """Milliseconds of every decision of three farmers."""
    context = browser.new_context()
    context.add_init_script(prefers(name="Mila"))
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(address)
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".status")
    code = code_of(page)
    page.goto(address)
    page.wait_for_selector("[data-mine]")
    table = kept(page, code)
    opened = {**table["entries"][0]}
    opened["levels"] = [level and "farmer" for level in opened["levels"]]
    kept(page, code, {**table, "entries": [opened, *table["entries"][1:]]})
    page.goto(f"{address}/t/{code}")
    page.wait_for_selector(".status")
    while page.evaluate("thought.length") < DECISIONS and page.evaluate(TAP) != "over":
        page.wait_for_timeout(20)
    found: list[float] = page.evaluate("thought")
    context.close()
    return found


def report(browser: Browser, address: str, judge: Judge) -> None:
    print(f"| a farmer's decision, ms, × {SLOWER} | decisions | median | longest |\n|---|---:|---:|---:|")
    for id, game in BUNDLED.items():
        times = [SLOWER * spent for spent in think(browser, address, id)]
        print(f"| {game.title} | {len(times)} | {median(times):.0f} | {max(times):.0f} |", flush=True)
        judge.weigh("farmer", max(times), f"{game.title}: milliseconds of a farmer's decision")
