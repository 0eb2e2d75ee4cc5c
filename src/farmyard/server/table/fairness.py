"""A shuffle that nobody can steer: the server commits to a secret, players add to it, the end reveals all.

The commitment is published before any player's share is known, so the server cannot choose the deal;
players do not know the secret, so neither can they. With 256 random bits the commitment reveals
nothing; and without the players' shares it does not even fix the deal. Each commitment includes the previous one at
this server (`chain`), and it stays the same whoever sits down. What all this proves: docs/fairness.md.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import Seed
from farmyard.table import Table

FORMAT = "farmyard shuffle 2"
OLD_FORMAT = "farmyard shuffle 1"  # 63 bits, without a chain: `before` is None
CHAIN = "farmyard chain 1"


class Terms(NamedTuple):
    """What is being dealt: part of the commitment, so that it cannot be reused for another game. Options are left out:
    they include ages, which depend on who sits where, and a commitment must not change."""

    table: str
    number: int
    game: str
    rules: int
    seats: int
    options: Mapping[str, OptionValue]


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str, terms: Terms, before: str | None) -> str:
    """`before`: the previous commitment, "" for the first."""
    if before is None:
        return _hash(OLD_FORMAT, "commitment", secret, terms._asdict())
    fixed = {name: value for name, value in terms._asdict().items() if name != "options"}
    return _hash(FORMAT, "commitment", before, secret, fixed)


def link(before: str, promised: str) -> str:
    """Over all commitments up to this one; `before`: the previous link, "" for the first. Unlike the commitments
    themselves, which contain secrets, links can be checked by anybody at any time."""
    return _hash(CHAIN, before, promised)


def seed_of(secret: str, terms: Terms, before: str | None, nonces: Sequence[str]) -> Seed:
    """The key of a sealed game: 256 bits derived from the secret and the players' shares, in seat order."""
    if before is None:
        return int(_hash(OLD_FORMAT, "seed", secret, terms._asdict(), list(nonces))[:16], 16) >> 1
    promised = commitment(secret, terms, before)
    return _hash(FORMAT, "seal", promised, secret, terms.options, list(nonces))


def _hash(*parts: Any) -> str:
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def describe(secret: str, terms: Terms, before: str | None, nonces: Sequence[str]) -> dict[str, Any]:
    """The part of a game record that lets anybody verify its shuffle."""
    head = {"format": OLD_FORMAT} if before is None else {"format": FORMAT, "before": before}
    return {
        **head,
        "table": terms.table,
        "number": terms.number,
        "commitment": commitment(secret, terms, before),
        "secret": secret,
        "nonces": list(nonces),
    }


def verify(record: dict[str, Any]) -> Table:
    """Replays a record and verifies its shuffle; any mismatch is refused."""
    table = Table.replay(record)
    shuffle = record.get("shuffle")
    if not isinstance(shuffle, dict) or shuffle.get("format") not in (FORMAT, OLD_FORMAT):
        raise Refusal("shuffle-missing")
    if shuffle.get("same_deal_of"):
        raise Refusal("shuffle-same-deal", record=str(shuffle["same_deal_of"]))
    try:
        terms = Terms(
            shuffle["table"], shuffle["number"], table.game.id, table.game.version, table.seats, table.options
        )
        before = None if shuffle["format"] == OLD_FORMAT else str(shuffle["before"])
        secret, nonces, promised = shuffle["secret"], shuffle["nonces"], shuffle["commitment"]
    except KeyError as error:
        raise Refusal("record-missing", part=f"shuffle.{error.args[0]}") from None
    if not isinstance(nonces, list):
        raise Refusal("record-shape", part="shuffle.nonces")
    if commitment(secret, terms, before) != promised:
        raise Refusal("shuffle-commitment")
    if seed_of(secret, terms, before, nonces) != table.seed:
        raise Refusal("shuffle-seed")
    return table
