"""Who is calling: a person with a token, at one seat or anywhere."""

from typing import NamedTuple

from farmyard.core.refusal import Refusal
from farmyard.server.base.tokens import Claim
from farmyard.server.table.table_state import TableState


class Caller(NamedTuple):
    claim: Claim
    name: str = ""
    language: str = "en"
    network: str = ""  # from which they call

    @property
    def player(self) -> str:
        return self.claim.player

    def seats(self, state: TableState) -> list[int]:
        """The seats this caller plays here; a seat's token opens that seat only."""
        held = state.seats_of(self.player)
        if self.claim.table:
            return [seat for seat in held if (state.id, seat) == (self.claim.table, self.claim.seat)]
        return held

    def reads_as(self, table: str = "") -> str:
        """Whose finished games are open to this caller: with a seat's token only those of its table."""
        return self.player if self.claim.table in ("", table) else ""

    def check_seat(self, state: TableState, seat: int) -> None:
        chairs, claim = state.chairs, self.claim
        holds = seat < len(chairs) and chairs[seat].player == claim.player != ""
        if not holds or (claim.table and (claim.table, claim.seat) != (state.id, seat)):
            raise Refusal("not-your-seat", seat=seat + 1)

    def is_host(self, state: TableState) -> bool:
        """With a seat's token one is nobody but that seat."""
        return self.player == state.host and not self.claim.table

    def check_host(self, state: TableState) -> None:
        if not self.is_host(state):
            raise Refusal("not-host")
