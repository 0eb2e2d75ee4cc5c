"""Check the shuffle of Farmyard's game records; needs nothing but Python: python verify_shuffle.py RECORD.json …

Says the first draws of each game, and, of records of one server, how many deals lie between them. See fairness.md.
"""

import hashlib
import json
import struct
import sys
from pathlib import Path

FORMAT = "farmyard shuffle 2"


def digest(*parts):
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def check(record):
    """None if the shuffle is what was promised, else what is wrong."""
    shuffle = record.get("shuffle", {})
    if shuffle.get("format") != FORMAT or shuffle.get("same_deal_of"):
        return "not a shuffle of format 2 of its own"
    terms = {name: record[name] for name in ("game", "rules", "seats")}
    terms.update(table=shuffle["table"], number=shuffle["number"])
    if digest(FORMAT, "commitment", shuffle["before"], shuffle["secret"], terms) != shuffle["commitment"]:
        return "the commitment was not kept"
    share = shuffle["secret"], record["options"], shuffle["nonces"]
    if digest(FORMAT, "seal", shuffle["commitment"], *share) != record["seed"]:
        return "the deal does not follow from secret, options and nonces"
    return None


def draw(seal, number):
    """The first word of block `number` of ChaCha20 (RFC 8439) under this key."""
    x = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", bytes.fromhex(seal)), number, 0, 0, 0]
    columns, diagonals = [(i, i + 4, i + 8, i + 12) for i in range(4)], [(0, 5, 10, 15), (1, 6, 11, 12)]
    for a, b, c, d in (columns + diagonals + [(2, 7, 8, 13), (3, 4, 9, 14)]) * 10:
        for to, by, turned, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[by]) & 0xFFFFFFFF
            word = x[turned] ^ x[to]
            x[turned] = (word << left | word >> (32 - left)) & 0xFFFFFFFF
    return (x[0] + 0x61707865) & 0xFFFFFFFF


if __name__ == "__main__":
    records = {name: json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]}
    known = {record.get("shuffle", {}).get("commitment"): name for name, record in records.items()}
    wrong = {name: check(record) for name, record in records.items()}
    for name, record in records.items():
        before = record.get("shuffle", {}).get("before", "")
        print(
            name, wrong[name] or f"honest; after {known.get(before) or before or 'nothing: the first'}; draws:", end=" "
        )
        print(*([] if wrong[name] else [f"{draw(record['seed'], n):08x}" for n in range(4)]))
    sys.exit(any(wrong.values()))
