"""A first visit, nothing cached: what a first game weighs, and how long it takes on a slow phone and a slow network."""

import json
import subprocess
from base64 import b64encode
from collections.abc import Callable

from browser.conftest import SIZES, prefers
from playwright.sync_api import Browser, BrowserContext, Page, Response
from targets import Judge

from farmyard.games import BUNDLED

Report = Callable[[Browser, str, Judge], None]
THROTTLE = 4
FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
PLAY = """(game) => new Promise((done) => {
  const start = performance.now();
  const look = () => (document.querySelector('.status.mine') ? done(performance.now() - start) : setTimeout(look, 10));
  document.querySelector(`[data-play=${game}]`).click();
  look();
})"""
PACK = """const { brotliCompressSync } = require('node:zlib');
let given = '';
process.stdin.on('data', (text) => (given += text)).on('end', () =>
  console.log(JSON.stringify(JSON.parse(given)
    .map((text) => brotliCompressSync(Buffer.from(text, 'base64')).length))));
"""
KINDS = ("script", "wasm", "stylesheet", "font", "image", "other")


def visit(browser: Browser, address: str, workers: str = "allow") -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=SIZES["phone"], service_workers=workers)  # type: ignore[arg-type]
    context.add_init_script(prefers(name="Mila"))
    return context, context.new_page()


def packed(bodies: list[bytes]) -> list[int]:
    """Sizes in brotli."""
    asked = json.dumps([b64encode(body).decode() for body in bodies])
    done = subprocess.run(["node", "-e", PACK], input=asked, capture_output=True, text=True, check=True)
    sizes: list[int] = json.loads(done.stdout)
    return sizes


def weigh(browser: Browser, address: str, game: str) -> dict[str, float]:
    """kB in brotli, by kind, from the first request to the first legal move."""
    context, page = visit(browser, address, "block")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    page.goto(address)
    page.wait_for_selector(f"[data-play={game}]")
    page.evaluate(PLAY, game)
    page.wait_for_load_state("networkidle")
    bodies = {answer.url: (kind_of(answer), answer.body()) for answer in answers if "/api/" not in answer.url}
    sizes = packed([body for _, body in bodies.values()])
    context.close()
    found: dict[str, float] = dict.fromkeys(KINDS, 0.0)
    for (kind, body), size in zip(bodies.values(), sizes, strict=True):
        found[kind] += (len(body) if kind == "font" else size) / 1000
    return found


def kind_of(answer: Response) -> str:
    url, kind = answer.url, answer.request.resource_type
    if url.endswith(".wasm"):
        return "wasm"
    if url.endswith(".svg"):
        return "image"
    return kind if kind in KINDS else "other"


def wait(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """Seconds until the first page can be tapped, and from the tap on Play to the first legal move."""
    context, page = visit(browser, address)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    page.set_default_timeout(120_000)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(f"[data-play={game}]")
    shown = page.evaluate("performance.now()")
    played = page.evaluate(PLAY, game)
    context.close()
    return shown / 1000, played / 1000


def report(browser: Browser, address: str, judge: Judge) -> None:
    print("| first game | JavaScript and words, kB | rules, kB | together | style, letters, pictures, kB |", end="")
    print(" first page, s | from Play to the first move, s |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for id, game in BUNDLED.items():
        sizes = weigh(browser, address, id)
        code = sizes["script"] + sizes["wasm"]
        rest = sum(sizes.values()) - code
        shown, played = wait(browser, address, id)
        print(f"| {game.title} | {sizes['script']:.0f} | {sizes['wasm']:.0f} | {code:.0f} | {rest:.0f} |", end="")
        print(f" {shown:.1f} | {played:.1f} |", flush=True)
        judge.weigh("first_game", code, f"{game.title}: kB of JavaScript, words and rules for a first game")
        judge.weigh("first_move", played, f"{game.title}: seconds from Play to the first move")
