"""What an Innocent of Huis Clos sees in a clue, in small numbers: safety in a weapon, evidence in all others."""

from functools import cached_property

from manoir.bots.huis_clos.grandmaster_race import Race
from manoir.bots.huis_clos.grandmaster_rows import HEADS, SURE
from manoir.bots.huis_clos.grandmaster_seated import MANY
from manoir.bots.option_rows import Steps, reached
from manoir.games.huis_clos.components import CLUES_EACH, CLUES_OF, HAND_LIMIT, Character, Clue, owner
from manoir.games.huis_clos.ledger import FIRST_HAND

RISK: Steps = (0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.5)
"""That a Place is struck."""
CLUE = (1, len(RISK), 1, 1, MANY, 1, 1, len(SURE), 1, HAND_LIMIT, CLUES_EACH, len(HEADS), len(HEADS))


class Evidence(Race):
    @cached_property
    def _looked_at(self) -> dict[Clue, list[int]]:
        return {}

    def _clue(self, clue: Clue) -> list[int]:
        if clue not in self._looked_at:
            character = owner(clue)
            self._looked_at[clue] = self._weapon(clue) if character is None else self._evidence(clue, character)
        return self._looked_at[clue]

    def _weapon(self, weapon: Clue) -> list[int]:
        seen = self.seen
        return [
            1,
            reached(self.dangers.get(weapon, 0.0), RISK),
            weapon == seen.pawn(self.seat),
            seen.closed >> weapon & 1,
            seen.standing(weapon).bit_count() if weapon != seen.pawn(self.seat) else 0,
            *(0, 0, 0, 0, 0, 0, 0, 0),
        ]

    def _evidence(self, clue: Clue, character: Character) -> list[int]:
        """How many of the same he holds, are gone, and should be with others and with those ahead of him."""
        seen = self.seen
        alike = CLUES_OF[character]
        suspect = seen.characters.index(character) if character in seen.characters else None
        odds = 0.0 if suspect is None else self.odds.get(suspect, 0.0)
        rivals = [other for other in self._can_show if other != suspect]
        ahead = [other for other in self._rivals_ahead if other != suspect]
        unseen = alike & ~seen.hand
        return [
            *(0, 0, 0, 0, 0),
            suspect == self.seat,
            not odds and suspect != self.seat,
            reached(odds, SURE),
            suspect == self._main,
            (alike & seen.hand & ~(1 << clue)).bit_count(),
            (alike & self._gone).bit_count(),
            reached(self._expected(unseen, tuple(FIRST_HAND + other for other in rivals)), HEADS) if odds else 0,
            reached(self._expected(unseen, tuple(FIRST_HAND + other for other in ahead)), HEADS) if odds else 0,
        ]
