"""REST for one's own account: another device, signing out, blocks, reports, exporting one's data, deleting it."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from farmyard.core.refusal import Refusal
from farmyard.server.base.messages import Text
from farmyard.server.base.outbound import place_of
from farmyard.server.base.push_encryption import Keys, check_keys
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import Claim, sign
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import check_text
from farmyard.server.web.rest import REFUSALS, AnyRequest, TablePath, caller_of, desk_of

PlayerPath = Annotated[str, PathParameter(max_length=32, pattern="^[0-9A-Za-z]+$", description="the id of a player")]


def person_of(request: AnyRequest) -> Caller:
    """The whole person: a seat token is not enough."""
    caller = caller_of(request)
    if caller.claim.table:
        raise Refusal("token")
    return caller


def writer_of(request: AnyRequest) -> Caller:
    """A caller who wants something stored."""
    caller = person_of(request)
    desk_of(request).check_note(caller.network)
    return caller


# Devices


class DeviceCode(msgspec.Struct, frozen=True):
    """Single use, valid for ten minutes."""

    code: str


class UsedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=32)]


class Identity(msgspec.Struct, frozen=True):
    player: str
    token: str


@post("/me/device", status_code=200, responses=REFUSALS)
async def make_device_code(request: AnyRequest) -> DeviceCode:
    """A code that signs another device in as the same person."""
    caller = writer_of(request)
    return DeviceCode(await desk_of(request).people.make_code(caller.player))


@post("/device", status_code=200, responses=REFUSALS)
async def use_device_code(request: AnyRequest, data: JSONBody[UsedCode]) -> Identity:
    """Sign in as the person who made the code."""
    request.app.state.gate.guesses(request.scope).check()
    return identity(request, await desk_of(request).people.use_code(data.code))


@post("/me/sign-out", status_code=200, responses=REFUSALS)
async def sign_out_everywhere(request: AnyRequest) -> Identity:
    """All tokens issued so far stop working, on all devices; the answer holds a new one for this device."""
    caller = writer_of(request)
    await desk_of(request).people.sign_out(caller.player)
    return identity(request, caller.player)


def identity(request: AnyRequest, player: str) -> Identity:
    desk = desk_of(request)
    return Identity(player, sign(desk.key, Claim(player, epoch=desk.people.epoch(player))))


# Other people


class Blocked(msgspec.Struct, frozen=True):
    players: list[str]


@get("/me/blocks", responses=REFUSALS)
async def list_blocks(request: AnyRequest) -> Blocked:
    """Players who cannot sit down at one's tables, and whose messages are hidden."""
    return Blocked(await desk_of(request).people.blocked_by(person_of(request).player))


@put("/me/blocks/{player:str}", status_code=200, responses=REFUSALS)
async def block_player(request: AnyRequest, player: PlayerPath) -> Blocked:
    caller, people = writer_of(request), desk_of(request).people
    if player == caller.player:
        raise Refusal("block-self")
    await people.block(caller.player, player)
    return Blocked(await people.blocked_by(caller.player))


@delete("/me/blocks/{player:str}", status_code=200, responses=REFUSALS)
async def unblock_player(request: AnyRequest, player: PlayerPath) -> Blocked:
    caller, people = person_of(request), desk_of(request).people
    await people.unblock(caller.player, player)
    return Blocked(await people.blocked_by(caller.player))


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table has behaved badly; whoever runs the server will look at it."""

    player: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    why: Literal["name", "talk", "cheating", "leaving", "other"]
    text: Text = ""


class Reported(msgspec.Struct, frozen=True):
    """It is kept until somebody has looked at it."""


class Noted(msgspec.Struct, frozen=True):
    """It applies from now on."""


@post("/tables/{table:str}/report", status_code=200, responses=REFUSALS)
async def report_player(request: AnyRequest, table: TablePath, data: JSONBody[Report]) -> Reported:
    """Recent chat at the table is attached. Both sit there, or did so less than a day ago."""
    caller, desk = writer_of(request), desk_of(request)
    live = await desk.find(table)
    if live.state.known_as(caller.player, milliseconds()) is None:
        raise Refusal("not-seated")
    name = live.state.known_as(data.player, milliseconds())
    if name is None:
        raise Refusal("kick-unknown")
    text = check_text(data.text)
    desk.check_report(caller.player)
    talk = [f"{one.name}: {one.text or one.phrase or one.emote}" for one in live.state.talk]
    about = {"by": caller.player, "player": data.player, "name": name, "table": live.state.id}
    await desk.people.report({**about, "why": data.why, "text": text, "talk": talk})
    return Reported()


# Notices

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1024, description="where a push service takes them")]


class PushKey(msgspec.Struct, frozen=True):
    """The VAPID key by which a browser recognises this server's notices; empty where there are none."""

    key: str


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription as a browser describes it."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=88)]
    auth: Annotated[str, msgspec.Meta(max_length=24)]


class Unsubscribed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


@get("/push", responses=REFUSALS)
async def get_push_key(request: AnyRequest) -> PushKey:
    """Whether this server notifies people who are away that it is their turn."""
    person_of(request)
    push = desk_of(request).registry.push
    return PushKey(push.sealer.public if push else "")


@put("/me/push", status_code=200, responses=REFUSALS)
async def subscribe(request: AnyRequest, data: JSONBody[Browser]) -> Noted:
    """Notify this browser, in the language of the request: in slow games, at most hourly per table."""
    caller, push = writer_of(request), desk_of(request).registry.push
    if push is None:
        raise Refusal("push-off")
    keys = Keys(data.p256dh, data.auth)
    check_keys(keys)
    await push.courier.find(place_of(data.endpoint))
    await push.people.subscribe(caller.player, data.endpoint, keys, caller.language)
    return Noted()


@delete("/me/push", status_code=200, responses=REFUSALS)
async def unsubscribe(request: AnyRequest, data: JSONBody[Unsubscribed]) -> Noted:
    """Stop notifying this browser. Whoever knows the address may ask: a notice itself can, although it has no token."""
    await desk_of(request).people.unsubscribe(data.endpoint)
    return Noted()


# One's data


@get("/me/data", responses=REFUSALS)
async def export_me(request: AnyRequest) -> Response[dict[str, Any]]:
    """Everything kept about the caller, as one file."""
    data: Any = await desk_of(request).data_of(writer_of(request).player)  # JSON already
    return Response(
        data, media_type=MediaType.JSON, headers={"content-disposition": 'attachment; filename="farmyard.json"'}
    )


class Forgotten(msgspec.Struct, frozen=True):
    """There is nothing left to report."""


@delete("/me", status_code=200, responses=REFUSALS)
async def delete_me(request: AnyRequest) -> Forgotten:
    """Gives up all seats, deletes ratings and history, removes the name from finished games, revokes all tokens. For
    good."""
    caller = writer_of(request)
    await desk_of(request).forget(caller.player)
    return Forgotten()


def my_routes() -> Router:
    devices = [make_device_code, use_device_code, sign_out_everywhere]
    others = [list_blocks, block_player, unblock_player, report_player]
    notices = [get_push_key, subscribe, unsubscribe]
    return Router("/api", route_handlers=[*devices, *others, *notices, export_me, delete_me])
