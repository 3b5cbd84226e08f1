"""What a seat remembers of Places and hands."""

from manoir.core.events import Event
from manoir.core.seats import SPECTATOR
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import clue, place
from manoir.games.huis_clos.events import Deposited, Died, Gave, Looked, Took, TookBack, TurnBegan, UrnOpened
from manoir.games.huis_clos.picture import Picture, blank
from manoir.games.huis_clos.remembering import Grave

SALON, CORDE, PIPE = place("salon"), clue("corde"), clue("worms-pipe")
LOOKED = Looked(0, SALON, 1 << CORDE | 1 << PIPE)


def after(*events: Event, seat: int = 0) -> Picture:
    seen = blank(GAME.setup(4), seat)
    for event in events:
        seen.remember(event)
    return seen


def test_it_is_known_when_a_place_was_looked_into_and_who_has_changed_it_since() -> None:
    assert after().looked[SALON] is None
    assert after(TurnBegan(3, 0), LOOKED).looked[SALON] == 3
    assert after(LOOKED, Took(2, SALON, None), Died(3, SALON, 2)).changed[SALON] == 0b1100
    assert after(LOOKED, Took(0, SALON, CORDE), Died(3, SALON, 0)).changed[SALON] == 0, "not by oneself, nor by nothing"
    assert after(Took(2, SALON, None), LOOKED).changed[SALON] == 0, "a new look forgets"


def test_what_others_were_seen_to_gain_is_sure_until_they_may_have_parted_with_it() -> None:
    took = Took(2, SALON, CORDE)
    held = 1 << CORDE
    seen = after(took)
    assert (seen.gained[2], seen.sure[2]) == (held, held)
    for parting in (Deposited(2, None), Gave(2, 1, None)):
        seen = after(took, parting)
        assert (seen.gained[2], seen.sure[2]) == (held, 0)
    assert after(took, UrnOpened(held)).gained[2] == 0
    assert after(TookBack(2, CORDE)).sure[2] == held
    assert after(took, Died(2, SALON, 1)).gained[2] == 0


def test_a_clue_given_in_sight_changes_hands() -> None:
    seen = after(Took(2, SALON, CORDE), Gave(2, 1, CORDE))
    assert (seen.gained[2], seen.sure[1]) == (0, 1 << CORDE)


def test_nobody_remembers_his_own_hand_and_a_spectator_that_of_all() -> None:
    took = TookBack(0, CORDE)
    assert after(took).gained[0] == 0
    assert after(took, seat=SPECTATOR).gained[0] == 1 << CORDE


def test_it_is_known_where_and_when_somebody_died() -> None:
    assert after(TurnBegan(2, 0), Died(3, SALON, 1)).graves == [Grave(3, SALON, 2)]
