"""Opening a night: the Character, what he does not suffer, and the Zone where he is."""

from manoir.core.actions import Action
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.steps import Step
from manoir.games.hantise.actions import LOCATING, REVEALING, Locate, Reveal
from manoir.games.hantise.apparitions import ALL_ZONES
from manoir.games.hantise.components import NONE
from manoir.games.hantise.events import CHARACTER_REVEALED, ZONE_REVEALED, NightBegan
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.protections import enforce


class Revealing(Phase, frozen=True):
    moment = "reveal"

    then: Phase

    def actor(self, table: HantiseState) -> int:
        return CHANCE

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return REVEALING[table.characters]

    def take(self, table: HantiseState, action: Reveal) -> Step[HantiseState]:
        table.characters ^= 1 << action.character
        table.character = action.character
        table.tell(CHARACTER_REVEALED[action.character])
        enforce(table)
        return Locating(self.then)


class Locating(Phase, frozen=True):
    """The next Zone card is turned up, at the opening of a night or because of a Serviteur."""

    moment = "locate"

    then: Phase

    def actor(self, table: HantiseState) -> int:
        return CHANCE

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return LOCATING[face_down(table)]

    def take(self, table: HantiseState, action: Locate) -> Step[HantiseState]:
        table.zones = face_down(table) ^ 1 << action.zone
        table.zone = action.zone
        table.tell(ZONE_REVEALED[action.zone])
        return self.then.begin(table)


def face_down(table: HantiseState) -> int:
    """The Zones to turn up from; an empty pile is made anew from all but the current one (HA-72)."""
    return table.zones or ALL_ZONES ^ 1 << table.zone


def open_night(table: HantiseState, first_turn: Phase) -> Step[HantiseState]:
    table.night += 1
    table.turn = 0
    table.opener = table.player
    table.folded = NOBODY
    table.zones, table.zone = ALL_ZONES, NONE
    table.tell(NightBegan(table.night, table.opener))
    return Revealing(first_turn)
