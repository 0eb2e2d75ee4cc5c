"""REST for the same commands as on the socket: one route per command, generated from its type."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, HeaderParameter, JSONBody, PathParameter, QueryParameter

from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game
from farmyard.server.base import messages
from farmyard.server.base.messages import About, Analyse, Create, Created, Done, Hello, Hint, Joined, Refused, Welcome
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import Claim
from farmyard.server.hall.desk import Desk
from farmyard.server.hall.records import Asker, table_of
from farmyard.server.table.callers import Caller
from farmyard.server.table.catalogue import GameCard, GameInfo, People, card_of, info_of, people
from farmyard.server.table.chain import Promise
from farmyard.server.table.commands import ORDERS
from farmyard.server.table.events import fresh
from farmyard.text import derived
from farmyard.text.words import Words, nearest_language

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("farmyard.rest")
STATUS = {
    "token": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "kicked": 403,
    "banned": 403,
    "blocked": 403,
    "table-private": 403,
    "table-locked": 403,
    "spectators-off": 403,
    "spectators-link": 403,
    "day-closed": 403,
    "day-counts": 403,
    "day-alone": 403,
    "day-none": 404,
    "evening-unknown": 404,
    "evening-host": 403,
    "evening-closed": 403,
    "hint-people": 403,
    "game-unknown": 404,
    "language-unknown": 404,
    "table-unknown": 404,
    "record-unknown": 404,
    "device-code": 404,
    "too-fast": 429,
    "too-many-tables": 429,
    "study-busy": 429,
    "records-many": 429,
    "record-large": 413,
    "chat-fast": 429,
    "stopped": 503,
    "unreadable": 503,
    "elsewhere": 503,
    "opening": 503,
}
REFUSALS = {
    status: ResponseSpec(Refused, description=what, generate_examples=False)
    for status, what in {
        400: "The request cannot be read",
        401: "No token, or a wrong one",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not possible; `code` says why",
        413: "Too large",
        429: "Too fast",
        503: "Not here at the moment",
    }.items()
}
TablePath = Annotated[str, PathParameter(min_length=4, max_length=12, description="the table's code")]
RecordPath = Annotated[str, PathParameter(min_length=4, max_length=32, description="the id of a finished game")]
KeyHeader = Annotated[str, HeaderParameter(name="x-key", max_length=32, required=False)]


def language_of(request: AnyRequest) -> str:
    return nearest_language(request.headers.get("accept-language", "").lower())


def desk_of(request: AnyRequest) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def caller_of(request: AnyRequest) -> Caller:
    """By `Authorization: Bearer …`: never in the URL, which is logged."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("token")
    network = request.app.state.gate.address(request.scope)
    if network in desk_of(request).people.banned:
        raise Refusal("banned")
    return Caller(desk_of(request).claim(token), language=language_of(request), network=network)


def stranger_of(request: AnyRequest, table: str, key: str) -> Caller:
    """A caller who may need a key; it is looked at only if there were not too many wrong ones."""
    caller = caller_of(request)
    if key and not desk_of(request).is_at(caller, table):
        request.app.state.gate.guesses(request.scope).check()
    return caller


def asker_of(request: AnyRequest, record: str = "", key: str = "") -> Asker:
    """A token is checked if there is one; most games may be read without."""
    if key:
        request.app.state.gate.guesses(request.scope).check()
    known = "authorization" in request.headers
    return Asker(caller_of(request).reads_as(table_of(record)) if known else "", key)


def answer_refusal(request: AnyRequest, refusal: Refusal) -> Response[Refused]:
    refusal = request.app.state.gate.guesses(request.scope).note(refusal)
    caller = Caller(Claim(""), language=language_of(request))
    body = desk_of(request).refuse(caller, "", refusal)
    return Response(body, status_code=STATUS.get(refusal.code, 409))


def answer_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in the same form as ours."""
    refused = answer_refusal(request, Refusal("message", why=error.detail))
    refused.status_code = error.status_code
    refused.headers.update(error.headers or {})
    return refused


def answer_depth(request: AnyRequest, error: RecursionError) -> Response[Refused]:
    """A body nested too deeply to parse."""
    refused = answer_refusal(request, Refusal("message", why="nested too deep"))
    refused.status_code = 400
    return refused


def answer_failure(request: AnyRequest, error: Exception) -> Response[Refused]:
    """An internal error: admitted to the client, and logged."""
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    refused = answer_refusal(request, Refusal("internal"))
    refused.status_code = 500
    return refused


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, Any]) -> Any:
    """Work continues only while the client is connected. Not for commands that change a table: those run to
    completion."""
    job, gone = asyncio.ensure_future(work), asyncio.ensure_future(_wait_for_end(request))
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone.cancel()
    if not job.done():
        job.cancel()
        raise Refusal("job-cancelled")
    return job.result()


async def _wait_for_end(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# Commands


def command_route(kind: type[Any], answer: type[Any]) -> HTTPRouteHandler:
    """POST /api/tables/{table}/<command>: the body is the command without its table."""
    tag = str(kind.__struct_config__.tag)
    body = body_of(kind)

    async def act(request: AnyRequest, table: str, data: Any) -> Any:
        caller = stranger_of(request, table, getattr(data, "key", ""))
        command = kind(table=table, **{name: getattr(data, name) for name in data.__struct_fields__})
        doing = desk_of(request).do(caller, command, here=table)
        return await (while_there(request, doing) if kind is Hint else doing)

    act.__annotations__ |= {
        "table": TablePath,
        "data": Annotated[body, Body()],
        "return": answer,
    }
    act.__doc__ = kind.__doc__ or f"The command `{tag}`."
    return post(f"/tables/{{table:str}}/{tag}", status_code=200, operation_id=tag, summary=tag, responses=REFUSALS)(act)


def body_of(kind: type[Any]) -> type[Any]:
    """The command's own fields, without the table."""
    fields: list[tuple[str, type, Any]] = [
        (f.name, f.type, f.default if f.default_factory is msgspec.NODEFAULT else msgspec.field(default_factory=dict))
        for f in msgspec.structs.fields(kind)
        if f.name != "table"
    ]
    return msgspec.defstruct(f"{kind.__name__}Body", fields, forbid_unknown_fields=True, kw_only=True, module=__name__)


@post("/players", status_code=200, responses=REFUSALS)
async def say_hello(request: AnyRequest, data: JSONBody[Hello]) -> Welcome:
    """A new guest, or (with a token) who one is."""
    return desk_of(request).hello(data, request.app.state.gate.address(request.scope))[1]


@post("/tables", status_code=200, responses=REFUSALS)
async def create_table(request: AnyRequest, data: JSONBody[Create]) -> Created:
    """Open a table and sit down at it."""
    created = await desk_of(request).do(caller_of(request), data)
    assert isinstance(created, Created)
    return created


@post("/analysis", status_code=200, responses=REFUSALS)
async def analyse_record(request: AnyRequest, data: JSONBody[Analyse]) -> messages.Analysis:
    """Have a computer player go through a finished game. On a socket this reports progress."""
    caller = stranger_of(request, data.record, data.key)
    found = await while_there(request, desk_of(request).do(caller, data))
    assert isinstance(found, messages.Analysis)
    return found


# Looking


class Fairness(msgspec.Struct, frozen=True):
    head: str  # the latest commitment made here
    link: str  # over all commitments made here
    promised: int  # deals, since the first
    finished: int  # and how they ended
    open: int
    abandoned: int


@get("/games", responses=REFUSALS)
async def list_games(request: AnyRequest) -> list[GameCard]:
    share = desk_of(request).registry.warmup.share
    return [card_of(game, share(game.id)) for game in GAMES.values()]


@get("/games/{game:str}", responses=REFUSALS)
async def describe_game(
    game: Annotated[str, PathParameter(max_length=32)],
    rules: Annotated[int | None, QueryParameter(ge=1, le=2**31, required=False)] = None,
) -> GameInfo:
    """Everything a client needs to name what it is sent: fields, actions, reasons, endings, options. By the newest
    rules, or by the version that a table or a record names."""
    return info_of(find_game(game, rules))


@get("/games/{game:str}/words/{language:str}", media_type="text/plain", responses=REFUSALS)
async def tell_words(
    game: Annotated[str, PathParameter(max_length=32)], language: Annotated[str, PathParameter(max_length=2)]
) -> str:
    """What a game in a single file says, as a Fluent catalogue; empty for games whose words the page has."""
    found = find_game(game)
    Words(language)  # or a refusal
    return "".join(derived.catalogue(found, language).values()) if derived.is_single_file(found) else ""


@get("/people", responses=REFUSALS)
async def list_people() -> People:
    """Quick phrases, emotes, and the levels of computer players."""
    return people()


class Reach(msgspec.Struct, frozen=True):
    """The address at which others on this network reach the server; empty if they cannot."""

    url: str


@get("/reach", responses=REFUSALS)
async def tell_reach(request: AnyRequest) -> Reach:
    """Answered only on the machine itself: nobody else needs to know its addresses."""
    gate = request.app.state.gate
    return Reach(gate.config.network_url if gate.is_here(request.scope) and not gate.config.proxy else "")


@get("/fairness", responses=REFUSALS)
async def tell_fairness(request: AnyRequest) -> Fairness:
    """The head of the chain of commitments, and what became of the deals: discarded ones show up here."""
    registry = desk_of(request).registry
    head, link, promised, finished, running = await registry.chain.standing(await registry.journal.live())
    return Fairness(head, link, promised, finished, running, promised - finished - running)


@get("/fairness/promises", responses=REFUSALS)
async def list_promises(
    request: AnyRequest,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, required=False)] = 0,
) -> list[Promise]:
    """Commitments in the order they were made, finished or not, a thousand at a time. Each link is the hash of the one
    before and the commitment: `docs/verify_chain.py` checks that none was taken out."""
    return await desk_of(request).registry.chain.after(after)


@get("/tables", responses=REFUSALS)
async def list_tables(request: AnyRequest) -> list[About]:
    """The lobby."""
    return desk_of(request).lobby.tables()


@get("/tables/{table:str}", responses=REFUSALS)
async def look_at_table(
    request: AnyRequest,
    table: TablePath,
    key: KeyHeader = "",
) -> messages.Fresh:
    """The table as one's seats see it now; spectators may need the key from their link."""
    caller = stranger_of(request, table, key)
    live = await desk_of(request).find(table)
    eyes = live.may_see(caller, key)
    told = fresh(live.state, milliseconds(), live.audience.present())
    return Response(msgspec.Raw(told.for_seats(eyes)), media_type="application/json")  # type: ignore[return-value]


class Glance(msgspec.Struct, frozen=True):
    """The state of a table in brief: who is asked, and which seats one plays."""

    about: About
    act: list[int]
    mine: list[int]
    moves: int


@get("/tables/{table:str}/glance", responses=REFUSALS)
async def glance_at_table(
    request: AnyRequest,
    table: TablePath,
    key: KeyHeader = "",
) -> Glance:
    """Whose turn it is, without the position: for a list of one's games."""
    caller = stranger_of(request, table, key)
    live = await desk_of(request).find(table)
    live.may_see(caller, key)
    state = live.state
    return Glance(
        state.about(), list(state.look.choices), caller.seats(state), len(state.table.log) if state.table else 0
    )


class Events(msgspec.Struct, frozen=True):
    """What has happened since; `fresh` instead if it is too much."""

    events: list[messages.AnyEvent]


@get("/tables/{table:str}/events", responses=REFUSALS)
async def list_events(
    request: AnyRequest,
    table: TablePath,
    seen: Annotated[int, QueryParameter(ge=0, le=2**53)],
    until: Annotated[int, QueryParameter(ge=0, le=2**53, required=False)] = 0,
    key: KeyHeader = "",
) -> Events:
    """The events after number `seen`, as one's seats saw them; with `until`, the log in pages of two hundred."""
    caller = stranger_of(request, table, key)
    live = await desk_of(request).find(table)
    told = await live.events_for(caller, key, seen, until or None)
    return Response(msgspec.Raw(b'{"events":[' + b",".join(told) + b"]}"), media_type="application/json")  # type: ignore[return-value]


ANSWERS: dict[type, type[Any]] = {messages.Join: Joined, Hint: messages.Advice}


def api() -> Router:
    commands = [command_route(kind, ANSWERS.get(kind, Done)) for kind in (*ORDERS, Hint)]
    looking = [
        list_games,
        describe_game,
        tell_words,
        list_people,
        tell_reach,
        tell_fairness,
        list_promises,
        list_tables,
        look_at_table,
        glance_at_table,
        list_events,
    ]
    return Router("/api", route_handlers=[say_hello, create_table, analyse_record, *commands, *looking])
