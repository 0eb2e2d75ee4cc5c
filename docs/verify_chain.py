"""Check that a Farmyard server threw no deal away unseen; needs nothing but Python:

    python verify_chain.py https://farmyard.example [--link LINK written down earlier] [RECORD.json …]

Every promise must follow from the one before, a link written down earlier must still be there, and each record must
stand in the chain, directly after the commitment it names. See fairness.md.
"""

import argparse
import hashlib
import json
import sys
import urllib.request
from itertools import pairwise
from pathlib import Path


def promises(server):
    """All that the server still tells: number, commitment, link."""
    found, page = [], True
    while page:
        after = found[-1]["n"] if found else 0
        with urllib.request.urlopen(f"{server.rstrip('/')}/api/fairness/promises?after={after}", timeout=60) as answer:
            page = json.load(answer)
        found += page
    return found


def link(before, commitment):
    text = json.dumps(["farmyard chain 1", before, commitment], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def faults(chain, noted, records):
    """What is wrong, in words."""
    before = chain[0]["link"] if chain else ""
    if chain and chain[0]["n"] == 1 and before != link("", chain[0]["commitment"]):
        yield "the first promise is not the first"
    for promise in chain[1:]:
        before = link(before, promise["commitment"])
        if promise["link"] not in ("", before):
            yield f"promise {promise['n']} does not follow from those before it"
            before = promise["link"]
    if noted and noted not in {promise["link"] for promise in chain}:
        yield "the link written down is no longer in the chain"
    pairs = {("", chain[0]["commitment"])} if chain and chain[0]["n"] == 1 else set()
    pairs |= {(one["commitment"], other["commitment"]) for one, other in pairwise(chain)}
    for name, record in records.items():
        if (record["shuffle"].get("before"), record["shuffle"]["commitment"]) not in pairs:
            yield f"{name} is not in the chain"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("records", nargs="*")
    parser.add_argument("--link", default="")
    asked = parser.parse_intermixed_args()
    told = promises(asked.server)
    wrong = list(faults(told, asked.link, {name: json.loads(Path(name).read_text("utf-8")) for name in asked.records}))
    print(*wrong or [f"{len(told)} promises, none missing; write down: {told[-1]['link'] if told else ''}"], sep="\n")
    sys.exit(bool(wrong))
