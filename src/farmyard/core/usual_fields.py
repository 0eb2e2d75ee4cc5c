"""Fields that many games share: for single-file rulebooks, and the verbs of `core.usual`."""

from farmyard.core.chance import CHANCE
from farmyard.core.kinds import SEAT, Kind
from farmyard.core.record import EVERYONE, NOBODY, NONE, OWNER, Field

MOST = 0xFFFF  # moves of a game


def table_fields(seats: int, endings: int) -> tuple[Field, ...]:
    """Chance, players, and how the game ends: `endings` counts the reasons, "still running" not included."""
    return (
        *CHANCE,
        Field("seats", "u1", (), EVERYONE, 2, seats, "players"),
        Field("revealed", "u2", (), EVERYONE, 0, MOST, "how often something hidden came to light"),
        Field("ending", "u1", (), EVERYONE, 0, endings, "why the game is over, 0 while it runs"),
    )


def turn_field(seats: int) -> Field:
    return Field("turn", "u1", (), EVERYONE, 0, seats - 1, "seat on turn", SEAT)


def card_list(
    name: str, most: int, sees: str, kind: Kind, meaning: str, seats: int = 0, lies: str = ""
) -> tuple[Field, Field]:
    """A list of cards, or one for each seat; how many there are is public."""
    rows = (seats,) if seats else ()
    return (
        Field(name, "u1", (*rows, most), sees, 0, len(kind.names) - 1, meaning, kind, lies),
        Field(f"{name}_n", "u1", rows, EVERYONE, 0, most, f"how many {meaning}"),
    )


def card_fields(seats: int, cards: int, kind: Kind) -> tuple[Field, ...]:
    """A face-down pile and everybody's hand."""
    pile = card_list("pile", cards, NOBODY, kind, "cards in the pile, in no order")
    return (*pile, *card_list("hand", cards, OWNER, kind, "cards in hand", seats))


VIEWER = Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator")


def own_cards(cards: int, kind: Kind) -> tuple[Field, ...]:
    """What a view adds where hands are all that is hidden."""
    return (
        VIEWER,
        Field("my_hand", "u1", cards, OWNER, 0, len(kind.names) - 1, "own cards", kind),
        Field("my_hand_n", "u1", (), OWNER, 0, cards, "how many own cards"),
    )
