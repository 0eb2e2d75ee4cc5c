"""Golden transcripts replay to the letter, and every way a game can end has one."""

import pytest
import transcript

from farmyard.games import GAMES

FILES = sorted(transcript.FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_transcripts_replay_to_the_letter(path) -> None:  # type: ignore[no-untyped-def]
    """Every move, every public line, every view and the result."""
    text = path.read_text("utf-8")
    assert transcript.tell(transcript.play_again(text)) == text
    assert len(text.splitlines()) <= 300


def test_every_ending_of_every_game_has_a_transcript() -> None:
    """A way to end that nobody has seen is a way nobody has checked."""
    wanted = {(game.id, ending) for game in GAMES.values() for ending in game.endings[1:]}
    assert wanted == {(path.parent.name, path.stem) for path in FILES if path.stem in GAMES[path.parent.name].endings}
