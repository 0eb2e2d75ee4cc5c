"""Signed tokens: who somebody is, or which seat they may play. Only the signature is checked."""

import base64
import hashlib
import hmac
import secrets

import msgspec

from farmyard.core.refusal import Refusal

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no look-alikes


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """A player, either everywhere or (with `table`) at one seat only."""

    player: str
    table: str = ""
    seat: int = 0
    epoch: int = 0  # how often this player had signed out everywhere when the token was made


def sign(key: bytes, claim: Claim) -> str:
    body = msgspec.json.encode(claim)
    return f"{_text(body)}.{_text(_mac(key, body))}"


def read(key: bytes, token: str) -> Claim:
    body, _, mac = token.partition(".")
    try:
        raw = base64.urlsafe_b64decode(body + "==")
        if hmac.compare_digest(_mac(key, raw), base64.urlsafe_b64decode(mac + "==")):
            return msgspec.json.decode(raw, type=Claim)
    except (ValueError, msgspec.MsgspecError):
        pass
    raise Refusal("token")


def new_code(length: int) -> str:
    """For table ids, keys and players: short enough to say aloud, drawn from `secrets`."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _mac(key: bytes, body: bytes) -> bytes:
    return hmac.digest(key, body, hashlib.sha256)[:18]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
