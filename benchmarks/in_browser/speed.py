"""Random play and search as WebAssembly in Chromium, next to native code: by the time of the threads that work, so
that it does not matter what else the machine does."""

import base64
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Browser
from targets import Judge

from farmyard.bots.crafts import bind_with_craft
from farmyard.bots.search import tree
from farmyard.bots.search.driver import Budget, Shard, roots_of
from farmyard.browser.build import twins_of
from farmyard.core.backends import wasm
from farmyard.core.game import Game
from farmyard.games import BUNDLED
from farmyard.lab import rollout
from farmyard.lab.rollout import Results
from farmyard.table import Table

ROUNDS, SEATS, GAMES, PLAYOUTS = 12, 4, 6000, 16_000
GRAIN = 16  # alignment of arrays in bytes
START = """async ([code, name, image, numbers]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { exports } = (await WebAssembly.instantiate(bytes(code), {})).instance;
  const base = Math.ceil(exports.__heap_base.value / 16) * 16;
  const begin = bytes(image);
  const missing = base + begin.length - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  const given = numbers.map(([kind, value]) =>
    kind === 'i64' ? BigInt(value) : kind === 'address' ? base + value : value);
  window.prepare = () => new Uint8Array(exports.memory.buffer, base, begin.length).set(begin);
  window.again = () => Number(exports[name](...given) ?? 0);
}"""


class Work(NamedTuple):
    """A function of a rulebook, and what it is called with."""

    function: Any
    native: Any
    given: tuple[Any, ...]
    count: int  # of what is counted, in one call; 0: the call returns it


def play(game: Game) -> Work:
    """Random games, from the deal to the end."""
    results = Results(np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int32), np.zeros((GAMES, SEATS), np.int32))
    given = (game.sheet(), SEATS, game.encode({}), 1, 0, GAMES, results)
    return Work(rollout.play_games, game.bind(rollout).play_games, given, 0)


def search(game: Game) -> Work:
    """Playouts of one decision in the middle of a game."""
    table, dice = Table(game, SEATS, 7), np.random.default_rng(7)
    while len(table.log) < 30 or len(table.legal_actions(table.must_act()[0])) < 2:
        seat = table.must_act()[0]
        table.play(seat, int(dice.choice(table.legal_actions(seat))))
    seat = table.must_act()[0]
    view, budget = table.view(seat), Budget(playouts=PLAYOUTS)
    shard = Shard(game, view, roots_of(game, view, table.legal_actions(seat), 1), 1, budget)
    given = (shard.question, shard.manner, PLAYOUTS, 1, shard.trees, shard.sheet, shard.value)
    return Work(tree.think, bind_with_craft(game, tree).think, given, PLAYOUTS)


def flat(values: Any) -> Any:
    for value in values:
        if isinstance(value, tuple):
            yield from flat(value)
        else:
            yield value


def worked(browser: Browser) -> dict[int, float]:
    """Seconds that the main thread of each of its processes has had a processor: there, a page computes."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [int(process["id"]) for process in processes if process["type"] == "renderer"]
    return {page: int(Path(f"/proc/{page}/schedstat").read_text().split()[0]) / 1e9 for page in pages}


class Race:
    """The same call natively and in a page."""

    def __init__(self, game: Game, work: Work, browser: Browser) -> None:
        self.work, self.browser, self.page = work, browser, browser.new_page()
        self.arrays = [value for value in flat(work.given) if isinstance(value, np.ndarray)]
        self.before = [array.copy() for array in self.arrays]
        built = wasm.build([(twins_of(game).of(work.function), work.given)])
        self.start(built)
        self.best = {"native": 0.0, "browser": 0.0}

    def start(self, built: wasm.Built) -> None:
        [export] = built.exports
        image, values = bytearray(), list[Any]()
        for value in flat(self.work.given):
            if isinstance(value, np.ndarray):
                image += bytes(-len(image) % GRAIN)
                values += [len(image), *value.shape]
                image += value.tobytes()
            else:
                values.append(float(value) if isinstance(value, float) else int(value))
        kinds = [kind for _, kind in export.parameters]
        numbers = [[kind, str(value) if kind == "i64" else value] for kind, value in zip(kinds, values, strict=True)]
        packed = (base64.b64encode(data).decode() for data in (built.code, bytes(image)))
        code, image_text = packed
        self.page.evaluate(START, [code, export.name, image_text, numbers])

    def natively(self) -> tuple[int, float]:
        for array, before in zip(self.arrays, self.before, strict=True):
            array[...] = before
        start = time.thread_time()
        found = self.work.native(*self.work.given)
        return int(found or 0), time.thread_time() - start

    def in_page(self) -> tuple[int, float]:
        self.page.evaluate("prepare()")
        start = worked(self.browser)
        found = self.page.evaluate("again()")
        end = worked(self.browser)
        return found, max(end[page] - start[page] for page in start if page in end)

    def run(self) -> None:
        mine, theirs = self.natively(), self.in_page()
        if mine[0] != theirs[0]:
            raise AssertionError(f"{mine[0]} moves natively, {theirs[0]} in the browser")
        for side, (found, seconds) in {"native": mine, "browser": theirs}.items():
            self.best[side] = max(self.best[side], (self.work.count or found) / seconds)


def report(browser: Browser, _address: str, judge: Judge) -> None:
    print("| one core, 4 players | moves/s native | in Chromium | | playouts/s native | in Chromium | |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for game in BUNDLED.values():
        races = [Race(game, make(game), browser) for make in (play, search)]
        for race in races:
            for _ in range(ROUNDS):
                race.run()
            race.page.close()
        shares = [race.best["browser"] / race.best["native"] for race in races]
        cells = [
            f"{race.best['native']:,.0f} | {race.best['browser']:,.0f} | {share:.0%}"
            for race, share in zip(races, shares, strict=True)
        ]
        print(f"| {game.title} | {' | '.join(cells)} |", flush=True)
        judge.weigh("moves", shares[0], f"{game.title}: moves in Chromium / native")
        judge.weigh("playouts", shares[1], f"{game.title}: playouts in Chromium / native")
