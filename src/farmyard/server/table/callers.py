"""Who is calling: a person with a token, at one seat or anywhere."""

from typing import NamedTuple

from farmyard.core.refusal import Refusal
from farmyard.server.base.tokens import Claim
from farmyard.server.table.table_state import TableState


class Caller(NamedTuple):
    claim: Claim
    name: str = ""
    language: str = "en"
    network: str = ""  # the one they call from

    @property
    def player(self) -> str:
        return self.claim.player

    def seats(self, state: TableState) -> list[int]:
        """The seats this caller plays here; a seat token gives access to that seat only."""
        held = state.seats_of(self.player)
        if self.claim.table:
            return [seat for seat in held if (state.id, seat) == (self.claim.table, self.claim.seat)]
        return held

    def reads_as(self, table: str = "") -> str:
        """The player whose finished games this caller may open; with a seat token, only those of its table."""
        return self.player if self.claim.table in ("", table) else ""

    def check_seat(self, state: TableState, seat: int) -> None:
        chairs, claim = state.chairs, self.claim
        holds = seat < len(chairs) and chairs[seat].player == claim.player != ""
        if not holds or (claim.table and (claim.table, claim.seat) != (state.id, seat)):
            raise Refusal("not-your-seat", seat=seat + 1)

    def is_host(self, state: TableState) -> bool:
        """A seat token never carries the host's rights."""
        return self.player == state.host and not self.claim.table

    def check_host(self, state: TableState) -> None:
        if not self.is_host(state):
            raise Refusal("not-host")
