"""Golden transcripts replay to the letter, and every way a game can end has one."""

import re
from pathlib import Path

import pytest
import transcript

from farmyard.games import GAMES

FILES = sorted(transcript.FOLDER.rglob("*.txt"))


LONGEST_LINE = 640  # lines: a round of MOW with six farmers
every_file = pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])


@every_file
def test_transcripts_replay_to_the_letter(path: Path) -> None:
    """Every move, every public line, every view and the result."""
    text = path.read_text("utf-8")
    assert transcript.tell(transcript.play_again(text), transcript.about(text)) == text


@every_file
def test_a_transcript_can_be_read_by_people(path: Path) -> None:
    """It says what it shows, puts no view on one line, and is not too long."""
    first, *lines = path.read_text("utf-8").splitlines()
    assert re.fullmatch(r"# [A-Z].{30,}\.", first)
    assert len(lines) <= 450
    assert all(len(line) <= LONGEST_LINE or line.startswith(("start ", "position ")) for line in lines)


def test_every_ending_of_every_game_has_a_transcript() -> None:
    """An ending that nobody has seen is an ending nobody has checked."""
    wanted = {(game.id, ending) for game in GAMES.values() for ending in game.endings[1:]}
    assert wanted == {(path.parent.name, path.stem) for path in FILES if path.stem in GAMES[path.parent.name].endings}
