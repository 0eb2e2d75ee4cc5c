"""A checkpoint's player, as a file that plays without PyTorch.

python -m training.export .gpu/rudi.checkpoint src/farmyard/bots/nets/weights/rudi.net
"""

import json
import sys
from pathlib import Path

import torch

from farmyard.bots.nets.file import read_network
from farmyard.games import find_game
from training.models import Player


def export(checkpoint: Path, path: Path) -> None:
    """Write the file, and read it back to be sure."""
    kept = torch.load(checkpoint, map_location="cpu", weights_only=True)
    game = find_game(kept["game"])
    player = Player(game)
    player.load_state_dict(kept["player"])
    player.learned(json.loads(kept["about"])).save(path)
    read_network(game, path)
    print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    export(*map(Path, sys.argv[1:]))
