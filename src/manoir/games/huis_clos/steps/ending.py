"""How the game ends: with one winner in every case."""

from manoir.core.steps import Over, Step
from manoir.games.huis_clos.components import CLUES_OF, Seats, each
from manoir.games.huis_clos.events import Ended
from manoir.games.huis_clos.state import NEXT, HuisClosState
from manoir.games.huis_clos.steps import resolving


def end(table: HuisClosState, winner: int, reason: str, clause: str) -> Step[HuisClosState]:
    table.tell(Ended(winner, reason, table.murderer, tuple(table.hands), tuple(table.places)))
    return Over(winner, reason, clause)


def strike(table: HuisClosState, dead: Seats) -> Step[HuisClosState]:
    """In the Confrontation; if both would die, the one who put his clue in first has killed first (HC-160)."""
    other = NEXT[table.living][table.starter]
    killed, killer = (other, table.starter) if dead >> other & 1 else (table.starter, other)
    resolving.bury(table, 1 << killed)
    return end(table, killer, "confrontation_kill", "HC-159")


def run_out_of_time(table: HuisClosState) -> Step[HuisClosState]:
    """The Murderer has failed; of several Innocents the one with the best evidence wins (HC-167)."""
    innocents = table.living & ~(1 << table.murderer)
    if innocents.bit_count() == 1:
        return end(table, innocents.bit_length() - 1, "confrontation_survived", "HC-168")
    evidence = CLUES_OF[table.characters[table.murderer]]
    winner = min(
        each(innocents),
        key=lambda seat: (
            -(table.hands[seat] & evidence).bit_count(),
            -table.permits[seat],
            (seat - table.starter) % table.seats,
        ),
    )
    return end(table, winner, "survived", "HC-166")
