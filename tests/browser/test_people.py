"""Unpleasant people, other devices, one's data, and the operator's page."""

import json
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, Route, expect

from browser.conftest import ADMIN, Opener, Yard


def token_of(page: Page, unlike: str = "") -> str:
    """The token, once there is one that differs from this."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        with suppress(Error):  # between two pages
            token = page.evaluate("JSON.parse(localStorage.farmyard ?? '{}').token") or ""
            if token and token != unlike:
                return str(token)
        page.wait_for_timeout(50)
    raise AssertionError("no new token")


def player_of(yard: Yard, token: str) -> str:
    return str(yard.ask("/api/players", {"token": token})["player"])


def sit_down_together(yard: Yard, open_page: Opener) -> tuple[str, Page, str]:
    """A page at a table with Ben, who is only a token: returns the table, the page and his token."""
    table, mila = yard.table("quartett", [None, None, "chick"], settings={"chat": True})
    ben = yard.ask("/api/players", {"name": "Ben"})["token"]
    yard.ask(f"/api/tables/{table}/join", {"name": "Ben"}, ben)
    yard.ask(f"/api/tables/{table}/start", {"nonce": "mud"}, mila)
    return table, open_page(f"/t/{table}", token=mila, name="Mila"), ben


def test_whoever_is_muted_is_not_heard_and_a_report_reaches_the_host(yard: Yard, open_page: Opener) -> None:
    table, page, ben = sit_down_together(yard, open_page)
    yard.ask(f"/api/tables/{table}/say", {"text": "First words"}, ben)
    expect(page.get_by_text("First words").first).to_be_visible()
    page.get_by_label("Menu", exact=True).click()
    page.get_by_role("button", name="People").click()
    page.get_by_role("button", name="Mute").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_placeholder("In your own words").fill("Rude.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    yard.ask(f"/api/tables/{table}/say", {"text": "Second words"}, ben)
    yard.ask(f"/api/tables/{table}/say", {"phrase": "bye"}, ben)
    page.wait_for_timeout(500)
    assert page.get_by_text("Second words").count() == 0

    host = open_page(f"/admin#{ADMIN}")
    expect(host.get_by_text("Rude.")).to_be_visible()
    expect(host.get_by_text("Ben: First words")).to_be_visible()
    article = host.locator("article", has_text=f"{table} · quartett")
    article.get_by_role("button", name="Close the table").click()
    article.get_by_role("button", name="Really?").click()
    expect(article).to_have_count(0)


def test_the_host_sends_somebody_away_who_needs_a_new_link_to_come_back(yard: Yard, open_page: Opener) -> None:
    table, page, ben = sit_down_together(yard, open_page)
    guest = open_page(f"/t/{table}", token=ben, name="Ben")
    page.get_by_label("Menu", exact=True).click()
    page.get_by_role("button", name="People").click()
    page.get_by_role("button", name="Remove from the table").click()
    page.get_by_role("button", name="Really remove Ben").click()
    expect(page.get_by_text("Removed.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove from the table")).to_have_count(0)
    expect(guest.get_by_text("The host has removed you from this table.").first).to_be_visible()


def test_a_code_brings_the_same_person_to_a_phone(yard: Yard, open_page: Opener) -> None:
    desk = open_page("/account")
    desk.get_by_role("button", name="Make a code").click()
    code = desk.locator(".codebig").inner_text()
    phone = open_page(f"/device#{code}", "phone")
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_url(yard.url + "/")
    assert player_of(yard, token_of(phone)) == player_of(yard, token_of(desk))


def test_signing_out_elsewhere_leaves_this_device_signed_in(yard: Yard, open_page: Opener) -> None:
    page = open_page("/account")
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_be_enabled()
    before, player = token_of(page), player_of(yard, token_of(page))
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("Only this device")).to_be_visible()
    page.wait_for_timeout(1500)  # the socket has been closed and has said hello again
    assert token_of(page) != before
    assert player_of(yard, token_of(page)) == player


def test_my_data_is_saved_and_i_am_deleted(yard: Yard, open_page: Opener, tmp_path: Path) -> None:
    page = open_page("/account", name="Mila")
    before, player = token_of(page), player_of(yard, token_of(page))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save my data").click()
    saving.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["player"] == player
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Really delete everything").click()
    page.wait_for_url(yard.url + "/")
    assert player_of(yard, token_of(page, unlike=before)) != player


def wait_until(page: Page, true: str) -> None:
    """`wait_for_function` would need `eval`, which the page forbids."""
    end = time.monotonic() + 15
    while not page.evaluate(true):
        assert time.monotonic() < end, true
        page.wait_for_timeout(50)


# What the worker does with a push message and a tap on its button; the browser's subscription is faked.
NOTICES = (
    "(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.tag]))()"
)
TAP_OFF = """async () => {
  const asked = [];
  const subscription = { endpoint: 'https://push.example/1', unsubscribe: async () => asked.push('unsubscribed') };
  self.registration.pushManager.getSubscription = async () => subscription;
  const fetched = self.fetch;
  self.fetch = (address, how) => (asked.push([how.method, address, how.body]), fetched(address, how));
  const [notification] = await self.registration.getNotifications();
  const tap = new NotificationEvent('notificationclick', { notification, action: 'off' });
  let done;
  tap.waitUntil = (work) => (done = work);
  self.dispatchEvent(tap);
  await done;
  return asked;
}"""


def test_a_notice_is_shown_once_for_each_table_and_one_tap_ends_them(open_page: Opener) -> None:
    page = open_page("/", notify=True, push=False)
    page.context.grant_permissions(["notifications"])
    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    line = page.context.new_cdp_session(page)
    workers: list[str] = []
    news = "ServiceWorker.workerRegistrationUpdated"
    line.on(news, lambda told: workers.extend(one["registrationId"] for one in told["registrations"]))
    line.send("ServiceWorker.enable")
    while not workers:
        page.wait_for_timeout(50)
    letter = {"game": "mow", "title": "Your turn", "text": "MOW is waiting for you.", "off": "No more notifications"}
    for table in ("ABCDEF", "ABCDEF", "GHJKLM"):
        sent = {
            "origin": scope.rstrip("/"),
            "registrationId": workers[0],
            "data": json.dumps({"table": table, **letter}),
        }
        line.send("ServiceWorker.deliverPushMessage", sent)
    wait_until(page, f"{NOTICES}.then((shown) => shown.length === 2)")
    assert sorted(page.evaluate(NOTICES)) == [["Your turn", "ABCDEF"], ["Your turn", "GHJKLM"]]
    [worker] = page.context.service_workers
    asked = worker.evaluate(TAP_OFF)
    assert asked == [["DELETE", "/api/me/push", '{"endpoint":"https://push.example/1"}'], "unsubscribed"]
    wait_until(page, "!JSON.parse(localStorage.farmyard).notify")


SUBSCRIPTIONS = """() => {
  const made = { endpoint: 'https://push.example/1', unsubscribe: async () => (window.mine = null) };
  made.toJSON = () => ({ keys: { p256dh: 'P', auth: 'A' } });
  PushManager.prototype.getSubscription = async () => window.mine;
  const subscribe = async (wanted) => ((window.key = wanted.applicationServerKey), (window.mine = made));
  PushManager.prototype.subscribe = subscribe;
}"""


def test_who_wants_to_be_told_tells_where_and_takes_it_back(open_page: Opener) -> None:
    page = open_page("/")
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(SUBSCRIPTIONS)
    asked: list[tuple[str, object]] = []

    def take(route: Route) -> None:
        asked.append((route.request.method, route.request.post_data_json))
        route.fulfill(json={})

    page.context.route("**/api/me/push", take)
    page.get_by_role("button", name="Settings").first.click()
    box = page.get_by_label("Notify me when it is my turn")
    box.check()
    wait_until(page, "JSON.parse(localStorage.farmyard).push")
    assert asked == [("PUT", {"endpoint": "https://push.example/1", "p256dh": "P", "auth": "A"})]
    assert len(page.evaluate("key")) == 87  # 65 bytes, in base64
    box.uncheck()
    wait_until(page, "window.mine === null")
    assert asked[1:] == [("DELETE", {"endpoint": "https://push.example/1"})]
    assert not page.evaluate("JSON.parse(localStorage.farmyard).push")
