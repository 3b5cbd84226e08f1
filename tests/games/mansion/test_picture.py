"""What all pictures of a mansion keep of the turn under way."""

from manoir.core.events import Event
from manoir.games.cluedo.components import BOARD, DECK, STARTS
from manoir.games.cluedo.picture import Picture
from manoir.games.mansion.events import Moved, Showed, Suggested, TookPassage, TurnBegan
from manoir.games.mansion.picture import Shown

ROSE, OLIVE, ROPE, LOUNGE = DECK.card("rose"), DECK.card("olive"), DECK.card("corde"), DECK.card("salon")
HALL, SALON = BOARD.place("hall"), BOARD.place("salon")
SUGGESTED = Suggested(0, OLIVE, ROPE, LOUNGE)


def after(*events: Event) -> Picture:
    seen = Picture(suspects=(ROSE, OLIVE), pawns=list(STARTS), weapons=[HALL] * len(DECK.weapons))
    for event in events:
        seen.see(event)
    return seen


def test_the_last_walk_of_the_turn_is_kept_with_where_it_began() -> None:
    assert after(Moved(0, HALL)).walk == (STARTS[ROSE], HALL)
    assert after(Moved(0, HALL), Moved(0, SALON)).walk == (HALL, SALON)
    assert after(Moved(0, HALL), TurnBegan(1, 1)).walk is None
    assert after(TookPassage(0, HALL)).walk is None, "nobody walks in a passage"
    assert after(TookPassage(0, HALL), Moved(0, SALON)).walk == (HALL, SALON)


def test_the_card_that_answers_a_suggestion_is_kept_as_it_was_seen() -> None:
    assert after(SUGGESTED).shown is None
    assert after(SUGGESTED, Showed(1, 0, ROPE)).shown == Shown(1, 0, ROPE)
    assert after(SUGGESTED, Showed(1, 0, None)).shown == Shown(1, 0, None)
    assert after(SUGGESTED, Showed(1, 0, ROPE), SUGGESTED).shown is None
    assert after(SUGGESTED, Showed(1, 0, ROPE), TurnBegan(1, 1)).shown is None
