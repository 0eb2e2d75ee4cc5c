"""What the benchmark's present season fixes. A change here, or of what the probes see, is a new season.

`tools/benchmark_season.py` writes the probes.
"""

SEASON = 1
PLAYERS = 3  # at every table, where the game allows it
DEALS = {"chick": 100, "farmhand": 100, "farmer": 20, "champion": 4}  # each is played once from every seat
PROBED = {"chick": 400, "farmhand": 400, "farmer": 40, "champion": 6}  # moves that a probe looks at
PROBES: dict[str, dict[str, str]] = {
    "saumaumau": {
        "chick": "6726804a85e7e838",
        "farmhand": "9eb17688baebd61a",
        "farmer": "03d94872c1fef772",
        "champion": "3be1412395cf2c11",
    },
    "rudi": {
        "chick": "7a096d953081265b",
        "farmhand": "b29a9a4791b9dba6",
        "farmer": "5870927bf203477e",
        "champion": "64e9f42462189ff8",
    },
    "quartett": {
        "chick": "f905e860d5901ee7",
        "farmhand": "682c4225ef1a95d9",
        "farmer": "f1a5dadeb3b77714",
        "champion": "7144b8d025552157",
    },
    "mow": {
        "chick": "bb62c23d81cf9973",
        "farmhand": "9d7b3d981d71c1c2",
        "farmer": "447540b3c1c4b2f7",
        "champion": "3a61201110a4661b",
    },
    "happypigs": {
        "chick": "5021bdf96a782b10",
        "farmhand": "a7c8e8684b7b46e0",
        "farmer": "4d9e938570734945",
        "champion": "3d6ccbbeb48e6dfd",
    },
}
