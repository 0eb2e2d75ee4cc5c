"""Web Push (RFC 8291) with VAPID (RFC 8292): messages only one browser can decrypt, signed for its push service.

Its libraries are an extra (`push`): without them nobody is offered notifications.
"""

import base64
import time
from typing import Any, NamedTuple

from farmyard.core.refusal import Refusal
from farmyard.server.base.outbound import Place

SIGNED_FOR = 12 * 3600  # seconds; push services take at most a day
KEPT_FOR = 24 * 3600  # seconds that a push service keeps a notice for a browser that is offline
POINT, SECRET = 65, 16  # bytes: an uncompressed P-256 point, and the secret shared by browser and server


class Keys(NamedTuple):
    """One browser's keys, as it gives them: base64url."""

    p256dh: str
    auth: str


def can_seal() -> bool:
    try:
        import http_ece  # noqa: F401
        import py_vapid  # noqa: F401
    except ImportError:
        return False
    return True


def new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def check_keys(keys: Keys) -> None:
    """Validate keys before storing them: a point on the curve, and a secret of the right length."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = unpack(keys.p256dh), unpack(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("push-keys") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise Refusal("push-keys")


class Sealer:
    def __init__(self, key: bytes, contact: str) -> None:
        """`contact` tells push services how to reach whoever runs this server."""
        from cryptography.hazmat.primitives.serialization import load_der_private_key
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02(load_der_private_key(key, None), conf={"no-strict": True})
        self._contact = contact

    @property
    def public(self) -> str:
        """The public key in the form browsers want when they subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return pack(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def seal(self, keys: Keys, content: bytes) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        once = ec.generate_private_key(ec.SECP256R1())
        dh, secret = unpack(keys.p256dh), unpack(keys.auth)
        return bytes(http_ece.encrypt(content, private_key=once, dh=dh, auth_secret=secret, version="aes128gcm"))

    def headers(self, place: Place, topic: str) -> dict[str, str]:
        """Of two notices with the same topic waiting for a browser, only the later one is delivered."""
        until = int(time.time()) + SIGNED_FOR
        signed = self._vapid.sign({"aud": place.origin, "sub": self._contact, "exp": until})
        more = {"content-encoding": "aes128gcm", "ttl": str(KEPT_FOR), "urgency": "normal", "topic": topic}
        return {"authorization": str(signed["Authorization"]), **more}


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
