"""A player who plays whatever is lit, by mouse or by keyboard, until the result appears."""

import time

from playwright.sync_api import Page

SHORT = {"saumaumau": {"goal": 4}, "mow": {"target": 20}}  # options that make a game last only seconds

TAP = """() => {
  if (document.querySelector('.end')) return 'over';
  const next = document.querySelector('[data-next]');
  if (next) { next.click(); return 'next'; }
  if (!document.querySelector('.status.mine')) return 'wait';
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const lit = [...document.querySelectorAll('.board .legal:not(.sel), .hand .legal:not(.sel)')]
    .filter((e) => e.matches('button, [role=button]'));
  const buttons = [...document.querySelectorAll('.status [data-action]:not([aria-disabled=true])')];
  const ways = [...document.querySelectorAll('.status [data-primary], .status .sunny')];
  if (document.querySelector('.hand .sel, .board .sel') && ways.length && Math.random() < .7) {
    pick(ways).click();
    return 'way';
  }
  if (lit.length && (!buttons.length || Math.random() < .75)) {
    pick(lit).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'lit';
  }
  if (!buttons.length) return 'stuck';
  pick(buttons).click();
  return 'button';
}"""

STATE = """() => ({
  over: !!document.querySelector('.end'),
  asked: !!document.querySelector('.status.mine'),
  next: !!document.querySelector('[data-next]'),
  looking_back: !!document.querySelector('.status .acts > button:not([data-action])'),
  cards: [...document.querySelectorAll('.hand .fan > button')].map((b) => b.matches('.legal')),
})"""
OFFERED = "() => document.querySelectorAll('.status [data-action]').length"
FOCUSED = "() => !!document.activeElement?.closest('.status [data-action], .board button.legal, .hand button.legal')"


def play_to_the_end(page: Page, seconds: float = 120) -> None:
    """Tap what is lit, press what is offered."""
    until, stuck = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        did = page.evaluate(TAP)
        if did == "over":
            return
        stuck = stuck + 1 if did == "stuck" else 0
        assert stuck < 60, f"nothing to tap: {page.locator('.status .q').inner_text()}"
        page.wait_for_timeout(20)
    raise AssertionError(f"not over after {seconds} s: {page.locator('.status .q').inner_text()}")


def play_by_keyboard(page: Page, seconds: float = 150) -> None:
    """Nothing but keys: a digit for a lit card, arrows to the buttons, Enter; now and then Tab."""
    until, tries = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        state = page.evaluate(STATE)
        if state["over"]:
            return
        if state["next"]:
            page.keyboard.press("Enter")
        elif state["looking_back"]:
            page.keyboard.press("Escape")
        elif state["asked"]:
            tries += 1
            press(page, state["cards"], tries)
        page.wait_for_timeout(20)
    raise AssertionError(f"not over after {seconds} s: {page.locator('.status .q').inner_text()}")


def press(page: Page, cards: list[bool], tries: int) -> None:
    """A card, if one is lit, then one of the buttons it brings up; every eighth time whatever Tab reaches."""
    page.keyboard.press("Escape")
    lit = [number for number, legal in enumerate(cards[:10], 1) if legal]
    if lit and tries % 4:
        page.keyboard.press(str(lit[tries % len(lit)] % 10))
    offered = page.evaluate(OFFERED)
    if not offered or not tries % 8:
        tab_to_something(page, tries % 4)
        return
    page.keyboard.press("ArrowUp")
    for _ in range(tries % offered):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def tab_to_something(page: Page, wanted: int) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            if wanted == 0:
                page.keyboard.press("Enter")
                return
            wanted -= 1
